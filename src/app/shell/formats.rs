//! What the shell does for one format alone.

mod anagram;
