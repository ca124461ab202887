//! The list of the formats whose rounds other devices are shown.

mod anagram;
mod classic;
mod duplicate;
