"""The rules of Pracownia: what there is, what may be answered, and what follows from it."""
