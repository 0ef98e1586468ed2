//! Reading a journal.
