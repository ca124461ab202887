//! Turns the free word list and the list of names under `lexicon/` into the two automata that the
//! program embeds, and writes down the facts of the free list's passport beside them; and lays the
//! sentences of each language into one text.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use sha2::{Digest, Sha256};

const FREE_LIST: &str = "lexicon/el_free_2_8.txt";
const NAMES: &str = "lexicon/el_capitalised_only_2_15.txt";

/// The languages whose sentences the program has; `src/language.rs` includes each.
const LANGUAGES: [&str; 5] = ["el", "en", "ro", "ca", "pl"];

/// Nobody asks for a name that is longer than the free list's words.
const LONGEST_NAME: usize = 8;

/// The program's own limit for any list.
const LONGEST_WORD: usize = 15;

fn main() -> Result<(), Box<dyn Error>> {
    for input in ["build.rs", "assets/languages", FREE_LIST, NAMES] {
        println!("cargo::rerun-if-changed={input}");
    }
    let out = env::var("OUT_DIR")?;
    let out = Path::new(&out);

    let text = fs::read_to_string(FREE_LIST)?;
    let words = codes_of(&text, FREE_LIST)?;
    fs::write(out.join("free_list.fst"), automaton(&words)?)?;
    fs::write(out.join("free_list.rs"), passport(&text, &words)?)?;

    let mut names = codes_of(&fs::read_to_string(NAMES)?, NAMES)?;
    names.retain(|name| name.len() <= LONGEST_NAME);
    fs::write(out.join("names.fst"), automaton(&names)?)?;

    for language in LANGUAGES {
        let sentences = sentences(&Path::new("assets/languages").join(language))?;
        fs::write(out.join(language).with_extension("ftl"), sentences)?;
    }
    Ok(())
}

/// All sentences of a language in one text: its files by their names, then those of each folder
/// (a format's own).
fn sentences(folder: &Path) -> std::io::Result<String> {
    let paths = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<Result<Vec<_>, _>>()?;
    paths.sort_by_key(|path| (path.is_dir(), path.clone()));
    let mut texts = Vec::new();
    for path in paths {
        if path.is_dir() {
            texts.push(sentences(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "ftl") {
            texts.push(fs::read_to_string(path)?);
        }
    }
    Ok(texts.join("\n"))
}

/// The words as tile codes: a byte a letter, its place in the alphabet counted from 0.
fn codes_of(text: &str, file: &str) -> Result<Vec<Vec<u8>>, String> {
    let place = |(index, line): (usize, &str)| {
        let codes: Option<Vec<u8>> = line.chars().map(code).collect();
        codes
            .filter(|codes| (2..=LONGEST_WORD).contains(&codes.len()))
            .ok_or_else(|| format!("{file}:{}: not 2 to 15 Greek capitals: {line:?}", index + 1))
    };
    text.lines().enumerate().map(place).collect()
}

fn code(capital: char) -> Option<u8> {
    // The capitals are contiguous from Alpha to Omega but for the hole at U+03A2.
    let offset = match u32::from(capital) {
        point @ 0x391..=0x3A1 => point - 0x391,
        point @ 0x3A3..=0x3A9 => point - 0x392,
        _ => return None,
    };
    u8::try_from(offset).ok()
}

/// Fails when the list is not sorted.
fn automaton(words: &[Vec<u8>]) -> Result<Vec<u8>, fst::Error> {
    let mut builder = fst::SetBuilder::memory();
    builder.extend_iter(words)?;
    builder.into_inner()
}

/// The digest is over distinct words in capitals, sorted by code point, each followed by one LF:
/// over the file itself, unless a checkout has changed its line ends.
fn passport(text: &str, words: &[Vec<u8>]) -> Result<String, Box<dyn Error>> {
    let mut sha256 = Sha256::new();
    for word in text.lines() {
        sha256.update(word);
        sha256.update("\n");
    }
    let digest: [u8; 32] = sha256.finalize().into();
    let mut by_length = [0_usize; LONGEST_WORD + 1];
    for word in words {
        *by_length.get_mut(word.len()).ok_or("a word is longer than any list allows")? += 1;
    }
    let mut code = String::new();
    writeln!(code, "const SHA256: [u8; 32] = {digest:?};")?;
    writeln!(code, "const WORDS: u32 = {};", words.len())?;
    writeln!(code, "const BY_LENGTH: [u32; {}] = {by_length:?};", by_length.len())?;
    Ok(code)
}
