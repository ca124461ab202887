//! The hint "a name?" beside a word that no list has.

use std::sync::LazyLock;

use fst::raw::Fst;

use super::has;
use crate::domain::letters::{GREEK, Word};

static NAMES: LazyLock<Fst<&[u8]>> = LazyLock::new(|| {
    let bytes: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/el_names.fst"));
    Fst::new(bytes).expect("made by the build script")
});

/// Whether the Greek free list's source has this word (of 2 to 8 letters) only with a capital. A hint,
/// never a verdict: some of these are good words too. The other languages' sources tell no names.
pub fn maybe_a_name(word: &Word) -> bool {
    has(&NAMES, &GREEK, word)
}
