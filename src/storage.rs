//! The competition file: an append-only journal in SQLite.
