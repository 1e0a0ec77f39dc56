"""A live table: who sits there, what was answered, what each seat is shown. No sockets, no database."""
