"""The steps by which a database came to have its tables, in order; never changed once released."""
