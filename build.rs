//! Turns the word lists under `lexicon/` into the automata that the program embeds, and writes down
//! the facts of their passports beside them; and lays the sentences of each language together by place.
//!
//! An automaton is made again only when what it is made of has changed, or what makes it: the digest
//! of that stands beside it.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io, thread};

use sha2::{Digest, Sha256};

use alphabet::{Alphabet, Face};
use alphabets::{CATALAN, GREEK, POLISH, ROMANIAN, ROMANIAN_MARKED};
use letter::Letter;

/// The languages whose sentences the program has; `src/language/places.rs` includes each.
const LANGUAGES: [&str; 5] = ["el", "en", "ro", "ca", "pl"];

// The alphabets of the program itself: what is built here is what it will look up.
#[allow(dead_code, reason = "only cutting words is needed here")]
#[path = "src/domain/letters/alphabet.rs"]
mod alphabet;
#[path = "src/domain/letters/alphabets.rs"]
mod alphabets;
#[allow(dead_code, reason = "only cutting words is needed here")]
#[path = "src/domain/letters/letter.rs"]
mod letter;

/// What makes an automaton of a list.
const MAKERS: [&str; 4] = [
    "build.rs",
    "src/domain/letters/alphabet.rs",
    "src/domain/letters/alphabets.rs",
    "src/domain/letters/letter.rs",
];

const LISTS: [List; 6] = [
    List { file: "el_free_2_8.txt", made: "el", make: greek },
    List { file: "el_capitalised_only_2_15.txt", made: "el_names", make: names },
    List { file: "ro_spelled_2_15.txt.xz", made: "ro", make: romanian },
    List { file: "ro_spelled_2_15.txt.xz", made: "ro_spelled", make: romanian_spelled },
    List { file: "ca_free_2_15.txt.xz", made: "ca", make: catalan },
    List { file: "pl_free_2_15.txt.xz", made: "pl", make: polish },
];

/// Nobody asks for a name that is longer than the Greek list's words.
const LONGEST_NAME: usize = 8;

/// The program's own limit for any list, in faces.
const LONGEST_WORD: usize = 15;

type Failure = Box<dyn Error + Send + Sync>;

/// A list as it lies in the source, and what is made of it.
struct List {
    file: &'static str,
    made: &'static str,
    make: fn(&[u8]) -> Result<Made, Failure>,
}

/// What is embedded of a list.
struct Made {
    automaton: Vec<u8>,
    /// Its facts as code, where it has a passport.
    facts: Option<Facts>,
}

fn main() -> Result<(), Failure> {
    let lists = LISTS.map(|list| source(&list));
    let inputs = MAKERS.iter().map(PathBuf::from).chain(lists);
    for input in inputs.chain([PathBuf::from("assets/languages")]) {
        println!("cargo::rerun-if-changed={}", input.display());
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut makers = Sha256::new();
    for maker in MAKERS {
        makers.update(fs::read(maker)?);
    }
    let (out, makers) = (out.as_path(), &makers);
    thread::scope(|scope| {
        let made =
            LISTS.each_ref().map(|list| scope.spawn(move || keep(list, out, makers.clone())));
        made.into_iter().try_for_each(|made| made.join().unwrap_or_else(|_| Err("panicked".into())))
    })?;
    for language in LANGUAGES {
        let mut places = BTreeMap::new();
        sentences(&Path::new("assets/languages").join(language), &mut places)?;
        fs::write(out.join(format!("{language}_sentences.rs")), sentences_code(&places))?;
    }
    if env::var_os("CARGO_CFG_WINDOWS").is_some() {
        for_windows()?;
    }
    Ok(())
}

/// What Windows reads out of the program's file: its icon, whose it is and which version (the package's own),
/// and how it wants to be run.
fn for_windows() -> Result<(), Failure> {
    const ICON: &str = "assets/windows/eforos.ico";
    const MANIFEST: &str = "assets/windows/eforos.exe.manifest";
    for input in [ICON, MANIFEST] {
        println!("cargo::rerun-if-changed={input}");
    }
    let mut resource = winresource::WindowsResource::new();
    resource.set_icon(ICON).set_manifest_file(MANIFEST);
    resource.set("ProductName", "Eforos").set("FileDescription", "Eforos");
    resource.set("OriginalFilename", "eforos.exe").set("CompanyName", "the authors of Eforos");
    resource.set("LegalCopyright", &env::var("CARGO_PKG_LICENSE")?);
    resource.compile_for("eforos")?;
    Ok(())
}

fn source(list: &List) -> PathBuf {
    Path::new("lexicon").join(list.file)
}

/// Makes the automaton of a list, unless it is there already.
fn keep(list: &List, out: &Path, mut digest: Sha256) -> Result<(), Failure> {
    let bytes = fs::read(source(list))?;
    digest.update(&bytes);
    let digest: [u8; 32] = digest.finalize().into();
    let at = |extension| out.join(list.made).with_extension(extension);
    // Written last, so that nothing half made passes for whole.
    let kept = fs::read(at("digest")).is_ok_and(|kept| kept == digest);
    if kept && at("fst").exists() {
        return Ok(());
    }
    let failed = |error: Failure| format!("lexicon/{}: {error}", list.file);
    let made = (list.make)(&bytes).map_err(failed)?;
    fs::write(at("fst"), made.automaton)?;
    if let Some(facts) = made.facts {
        fs::write(at("rs"), facts.code(&list.made.to_uppercase())?)?;
    }
    fs::write(at("digest"), digest)?;
    Ok(())
}

/// The sentences in a folder by place, which is the name of their file; those of a format's own folder stand behind the
/// common ones of the same name.
fn sentences(folder: &Path, places: &mut BTreeMap<String, String>) -> io::Result<()> {
    let paths = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<Result<Vec<_>, _>>()?;
    paths.sort_by_key(|path| (path.is_dir(), path.clone()));
    for path in paths {
        if path.is_dir() {
            sentences(&path, places)?;
        } else if path.extension().is_some_and(|extension| extension == "ftl") {
            let place = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = places.entry(place).or_default();
            text.push_str(&fs::read_to_string(path)?);
            text.push('\n');
        }
    }
    Ok(())
}

/// The places of a language as code: in order, so that one is found by halves.
fn sentences_code(places: &BTreeMap<String, String>) -> String {
    let lines = places.iter().map(|(place, text)| format!("Place::new({place:?}, {text:?}),\n"));
    let (count, lines) = (places.len(), lines.collect::<String>());
    format!("{{\nstatic PLACES: [Place; {count}] = [\n{lines}];\n&PLACES\n}}\n")
}

fn greek(text: &[u8]) -> Result<Made, Failure> {
    made_of(&GREEK, str::from_utf8(text)?.lines())
}

fn names(text: &[u8]) -> Result<Made, Failure> {
    let mut names = Vec::new();
    for name in str::from_utf8(text)?.lines().filter(|name| name.chars().count() <= LONGEST_NAME) {
        names.push(Packed::new(&places(&GREEK, name)?)?);
    }
    Ok(Made { automaton: automaton(names)?, facts: None })
}

fn romanian(packed: &[u8]) -> Result<Made, Failure> {
    let fold = |word: &String| word.chars().map(folded).collect::<Option<String>>();
    let words = unpacked(packed)?;
    let mut words = words.iter().map(fold).collect::<Option<Vec<_>>>().ok_or("a foreign sign")?;
    words.sort_unstable();
    words.dedup();
    made_of(&ROMANIAN, words.iter().map(String::as_str))
}

fn folded(capital: char) -> Option<char> {
    ROMANIAN.letter(capital).map(Letter::to_char)
}

/// The spelled words: the faces are the plain signs' places, and the marked ones' follow.
fn romanian_spelled(packed: &[u8]) -> Result<Made, Failure> {
    let place = |capital: char| {
        let marked = ROMANIAN_MARKED.iter().position(|&marked| marked == capital);
        let plain = || ROMANIAN.letter(capital).and_then(|letter| ROMANIAN.face(letter));
        marked.map_or_else(|| plain().map(Face::index), |it| Some(ROMANIAN.len() + it))
    };
    let mut words = Vec::new();
    for word in unpacked(packed)? {
        let places = word.chars().map(|capital| u8::try_from(place(capital)?).ok());
        let places = places.collect::<Option<Vec<u8>>>().ok_or("a foreign sign")?;
        words.push(Packed::new(&places)?);
    }
    Ok(Made { automaton: automaton(words)?, facts: None })
}

fn catalan(packed: &[u8]) -> Result<Made, Failure> {
    made_of(&CATALAN, unpacked(packed)?.iter().map(String::as_str))
}

fn polish(packed: &[u8]) -> Result<Made, Failure> {
    made_of(&POLISH, unpacked(packed)?.iter().map(String::as_str))
}

/// The words of a packed list in capitals: xz, and in it a line a word, which is one digit to the base
/// 36 (how many signs are shared with the word before) and the rest of the word in small letters.
fn unpacked(mut packed: &[u8]) -> Result<Vec<String>, Failure> {
    let mut text = Vec::new();
    lzma_rs::xz_decompress(&mut packed, &mut text)?;
    let text = String::from_utf8(text)?;
    let mut words: Vec<String> = Vec::new();
    for line in text.lines() {
        let mut signs = line.chars();
        let shared = signs.next().and_then(|digit| digit.to_digit(36)).ok_or("an empty line")?;
        let before = words.last().map_or("", String::as_str);
        let shared = before.char_indices().nth(usize::try_from(shared)?);
        let mut word = before[..shared.map_or(before.len(), |(end, _)| end)].to_owned();
        word.extend(signs.flat_map(char::to_uppercase));
        words.push(word);
    }
    Ok(words)
}

/// What is embedded of a list, whose words come sorted by code point, in capitals.
fn made_of<'a>(alphabet: &Alphabet, words: impl Iterator<Item = &'a str>) -> Result<Made, Failure> {
    let mut facts = Facts::default();
    let mut packed = Vec::new();
    let mut before = "";
    for word in words {
        if word <= before {
            return Err(format!("not sorted at {word:?}").into());
        }
        before = word;
        let places = places(alphabet, word)?;
        facts.add(word, places.len())?;
        packed.push(Packed::new(&places)?);
    }
    Ok(Made { automaton: automaton(packed)?, facts: Some(facts) })
}

/// The places of a word's faces, from 0: what the automaton is made of, a byte each.
fn places(alphabet: &Alphabet, word: &str) -> Result<Vec<u8>, Failure> {
    let letters: Option<Vec<Letter>> = word.chars().map(Letter::from_char).collect();
    let faces = letters.and_then(|letters| alphabet.cut(&letters));
    let faces = faces.ok_or_else(|| format!("not of its language: {word:?}"))?;
    Ok(faces.into_iter().map(Face::place).collect())
}

/// A word that is sorted as fast as a number: 6 bits a place, counted from 1, the first the highest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Packed(u128);

impl Packed {
    fn new(places: &[u8]) -> Result<Self, Failure> {
        if !(2..=LONGEST_WORD).contains(&places.len()) {
            return Err(format!("a word of {} letters", places.len()).into());
        }
        let bits = places.iter().fold(0, |bits, &place| bits << 6 | (u128::from(place) + 1));
        Ok(Self(bits << (6 * (LONGEST_WORD - places.len()))))
    }

    fn places(self) -> impl Iterator<Item = u8> {
        let place = move |at: usize| (self.0 >> (6 * (LONGEST_WORD - 1 - at)) & 0x3F) as u8;
        (0..LONGEST_WORD).map(place).take_while(|&place| place > 0).map(|place| place - 1)
    }
}

fn automaton(mut words: Vec<Packed>) -> Result<Vec<u8>, Failure> {
    words.sort_unstable();
    let mut builder = fst::SetBuilder::memory();
    let mut key = Vec::with_capacity(LONGEST_WORD);
    for word in words {
        key.clear();
        key.extend(word.places());
        builder.insert(&key)?;
    }
    Ok(builder.into_inner()?)
}

/// What the words of a list say: how many, of which lengths in faces, and their digest, which is over
/// distinct words in capitals, sorted by code point, each followed by one LF.
#[derive(Default)]
struct Facts {
    sha256: Sha256,
    words: u32,
    by_length: [u32; LONGEST_WORD + 1],
}

impl Facts {
    fn add(&mut self, word: &str, faces: usize) -> Result<(), Failure> {
        self.sha256.update(word);
        self.sha256.update("\n");
        self.words += 1;
        *self.by_length.get_mut(faces).ok_or("a word is longer than any list allows")? += 1;
        Ok(())
    }

    fn code(self, name: &str) -> Result<String, Failure> {
        let Self { sha256, words, by_length } = self;
        let sha256: [u8; 32] = sha256.finalize().into();
        let mut code = String::new();
        writeln!(code, "pub(super) const {name}: Facts = Facts {{")?;
        writeln!(code, "    sha256: {sha256:?}, words: {words}, by_length: {by_length:?},\n}};")?;
        Ok(code)
    }
}
