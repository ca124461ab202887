//! How a folded word is spelled: the Romanian words with ă, â, î, ș and ț that stand behind one.
//!
//! A text beside a word, not a word: no rule asks for it. Its automaton has an alphabet of its own: the
//! faces, and after them the marked signs.

use std::sync::LazyLock;

use fst::raw::{CompiledAddr, Fst};

use crate::domain::letters::{ROMANIAN, ROMANIAN_MARKED, Word, WordLanguage};

static SPELLED: LazyLock<Fst<&[u8]>> = LazyLock::new(|| {
    let bytes: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/ro_spelled.fst"));
    Fst::new(bytes).expect("made by the build script")
});

/// How people spell the words of a language that fold to this one, in small letters, those without a
/// mark first: `fata`, `fată`, `față`. None, where the program's list does not have the word, or the
/// language's words are spelled as they are stored.
pub fn spellings(language: WordLanguage, word: &Word) -> Vec<String> {
    let mut found = Vec::new();
    match language {
        WordLanguage::Greek | WordLanguage::Catalan | WordLanguage::Polish => {}
        WordLanguage::Romanian => {
            // For each place the signs that fold to its letter, as bytes of the automaton.
            let places: Option<Vec<Vec<u8>>> = word
                .letters()
                .iter()
                .map(|&letter| {
                    let marked = (ROMANIAN.len()..).zip(ROMANIAN_MARKED);
                    let marked = marked.filter(|&(_, sign)| ROMANIAN.letter(sign) == Some(letter));
                    let marked = marked.filter_map(|(code, _)| u8::try_from(code).ok());
                    Some([ROMANIAN.face(letter)?.place()].into_iter().chain(marked).collect())
                })
                .collect();
            walk(SPELLED.root().addr(), &places.unwrap_or_default(), &mut Vec::new(), &mut found);
        }
    }
    found
}

fn walk(address: CompiledAddr, places: &[Vec<u8>], word: &mut Vec<u8>, found: &mut Vec<String>) {
    let node = SPELLED.node(address);
    let Some((signs, rest)) = places.split_first() else {
        if node.is_final() {
            found.push(word.iter().copied().filter_map(small).collect());
        }
        return;
    };
    for &sign in signs {
        if let Some(index) = node.find_input(sign) {
            word.push(sign);
            walk(node.transition_addr(index), rest, word, found);
            word.pop();
        }
    }
}

/// The small letter of a byte of the automaton.
fn small(code: u8) -> Option<char> {
    let capital = match ROMANIAN.at(code) {
        Some(face) => ROMANIAN.letters(face).first()?.to_char(),
        None => *ROMANIAN_MARKED.get(usize::from(code).checked_sub(ROMANIAN.len())?)?,
    };
    capital.to_lowercase().next()
}

#[cfg(test)]
mod tests;
