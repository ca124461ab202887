//! The imperative shell: time, chance, sound, files.
