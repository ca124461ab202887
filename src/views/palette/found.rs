//! How well commands answer what is typed, and which of them is the best.

use crate::commands::{UserCommand, spec};
use crate::language::{Language, tr};
use crate::screens::Act;
use crate::screens::find::{by_sound, is_written_by_sound};
use crate::views::name::{fold, other_layout};

/// The highest weight of what has the typed words in its name.
const IN_NAME: u8 = 2;
/// The weight of what has words that begin with the typed ones.
const BEGUN: u8 = 4;
/// The weight of what has other cases of the typed words somewhere else than in its name.
const OTHER_ENDING: u8 = 6;
/// What is read by its sound weighs so much more.
const BY_SOUND: u8 = 10;
/// From this weight on something has some of the typed words alone; what lacks more of them weighs more.
const SOME_WORDS: u8 = 100;
/// A word with fewer letters says little of what is looked for.
const SAYS: usize = 4;

/// Something that answers.
pub struct Found {
    /// How well, the best first.
    weight: u8,
    /// Among those that answer as well: whether it lacks the typed words one after another, which of them is the first
    /// that it has, and how many it lacks.
    among: (bool, usize, usize),
    act: Act,
}

impl Found {
    /// A command that answers what is typed, read as it answers best; `None` when it does not.
    pub fn new(language: Language, act: Act, readings: &[Reading]) -> Option<Self> {
        let said = Said::of(language, &act);
        let heard = readings.iter().any(|reading| reading.by_sound).then(|| said.heard());
        let weighed = |reading: &Reading| {
            let said = if reading.by_sound { heard.as_ref()? } else { &said };
            let weight = reading.weight(language, &act, said)?;
            Some((weight, reading.among(&said.own)))
        };
        let (weight, among) = readings.iter().filter_map(weighed).min()?;
        Some(Self { weight, among, act })
    }

    /// A player whose number or name is typed.
    pub fn player(act: Act) -> Self {
        Self { weight: 1, among: (true, 0, 0), act }
    }

    /// A player whom a sentence names, in whatever case.
    pub fn named_in(readings: &[Reading], name: &str, act: Act) -> Option<Self> {
        let name = fold(name);
        let weighed = |reading: &Reading| Some((reading.some_words(&name)?, reading.among(&name)));
        let readings = readings.iter().filter(|reading| !reading.by_sound);
        let (weight, among) = readings.filter_map(weighed).min()?;
        Some(Self { weight, among, act })
    }

    fn is_in_name(&self) -> bool {
        self.weight <= IN_NAME || (BY_SOUND..=BY_SOUND + IN_NAME).contains(&self.weight)
    }
}

/// What a command is found by, as it is compared with what is typed.
struct Said {
    /// What it is called.
    name: String,
    /// The same, and its other words.
    own: String,
    /// These, and its hint.
    all: String,
}

impl Said {
    fn of(language: Language, act: &Act) -> Self {
        let also = spec(&act.command).also;
        let also = if also.is_empty() { String::new() } else { tr(language, also) };
        let name = fold(&act.label);
        let own = fold(&format!("{} {also}", act.label));
        let all = format!("{own} {}", fold(&act.hint));
        Self { name, own, all }
    }

    /// As it sounds.
    fn heard(&self) -> Self {
        let [name, own, all] = [&self.name, &self.own, &self.all].map(|text| by_sound(text));
        Self { name, own, all }
    }
}

/// Whether a sentence has a word of this name, in whatever case.
pub fn is_named_in(readings: &[Reading], name: &str) -> bool {
    let name = fold(name);
    readings.iter().any(|reading| !reading.by_sound && reading.some_words(&name).is_some())
}

/// Those that are worth showing, in their order.
pub fn best_first(mut found: Vec<Found>) -> Vec<Act> {
    // Other cases of a word count in a name; elsewhere only where nothing has the words themselves.
    for other_ending in [OTHER_ENDING, BY_SOUND + OTHER_ENDING] {
        if found.iter().any(|found| found.weight < other_ending) {
            found.retain(|found| found.weight < other_ending);
        }
    }
    // And some of the words only where nothing has all: as many as anything has.
    let least = found.iter().map(|found| found.weight).min().unwrap_or_default();
    found.retain(|found| found.weight <= least.max(SOME_WORDS - 1));
    // What has the very words in its name stands first, even where it can't be asked now; of what has as many words of
    // a sentence, what has the first, for it begins with what shall be done; then what has more of its small words.
    found.sort_by_key(|found| (!found.is_in_name(), !found.act.enabled, found.weight, found.among));
    found.into_iter().map(|found| found.act).collect()
}

/// One way to read what is typed.
pub struct Reading {
    typed: String,
    by_sound: bool,
}

impl Reading {
    /// As it stands, as the same keys type it on the other layout, and, where Greek is written in Latin letters, as it
    /// sounds.
    pub fn all(language: Language, typed: &str) -> Vec<Self> {
        let plain = [typed.to_owned(), other_layout(typed)];
        let sound = (language == Language::Greek && is_written_by_sound(typed))
            .then(|| Self { typed: by_sound(typed), by_sound: true });
        plain.into_iter().map(|typed| Self { typed, by_sound: false }).chain(sound).collect()
    }

    /// How well a command answers, the best first; `None` when it does not.
    fn weight(&self, language: Language, act: &Act, said: &Said) -> Option<u8> {
        let whole = self.whole(said);
        // What it does is said in words that say little of what it is: of a sentence they count for nothing.
        let weight = whole.or_else(|| self.some_words(&said.own))?;
        let surely = if self.by_sound { BEGUN } else { SOME_WORDS };
        let more = if self.by_sound && whole.is_some() { BY_SOUND } else { 0 };
        (weight <= surely || self.may_be_guessed(language, act, said)).then_some(more + weight)
    }

    /// How well it answers with all the typed words.
    fn whole(&self, Said { name, all, .. }: &Said) -> Option<u8> {
        let every = |text: &str| self.words().all(|word| text.contains(word));
        if name.starts_with(&self.typed) {
            return Some(0);
        }
        if name.contains(&self.typed) {
            // In the order in which it is typed: "dark on light" is not "light on dark".
            return Some(1);
        }
        if every(name) {
            return Some(IN_NAME);
        }
        let other_ending = |text: &str| self.words().all(|word| self.has_other_ending(text, word));
        // Words that begin with what is typed come before those that have it within.
        let begun = self.words().all(|word| begins_with(all, word));
        let weights = [
            (other_ending(name), 3),
            (begun, BEGUN),
            (every(all), 5),
            (other_ending(all), OTHER_ENDING),
        ];
        weights.into_iter().find_map(|(fits, weight)| fits.then_some(weight))
    }

    /// Whether a command may answer a sentence of which it lacks words: what closes without a question is not guessed,
    /// nor is the contrary of what is typed.
    fn may_be_guessed(&self, language: Language, act: &Act, said: &Said) -> bool {
        let not = fold(&tr(language, "commands-not"));
        let not = if self.by_sound { by_sound(&not) } else { not };
        let says_not = |text: &str| text.split(' ').any(|word| word == not);
        let closes = matches!(act.command, UserCommand::CloseCompetition | UserCommand::Quit);
        !closes && (says_not(&self.typed) || !says_not(&said.name))
    }

    /// How it stands among what answers as well.
    fn among(&self, text: &str) -> (bool, usize, usize) {
        let first = self.telling().take_while(|word| !self.begins_in(text, word)).count();
        let lacks = self.words().filter(|word| !self.begins_in(text, word)).count();
        (!begins_with(text, &self.typed), first, lacks)
    }

    /// How little a text answers of what is typed as a sentence; `None` where it has none of the words that say what is
    /// looked for.
    fn some_words(&self, text: &str) -> Option<u8> {
        let words: Vec<&str> = self.telling().collect();
        let met = words.iter().filter(|word| self.begins_in(text, word)).count();
        let lacks = u8::try_from(words.len() - met).unwrap_or(u8::MAX - SOME_WORDS);
        let several = self.typed.contains(' ');
        (several && met > 0).then(|| SOME_WORDS.saturating_add(lacks))
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.typed.split(' ')
    }

    /// The words of a sentence that say what is looked for.
    fn telling(&self) -> impl Iterator<Item = &str> {
        self.words().filter(|word| word.chars().count() >= SAYS)
    }

    /// Whether a word of the text begins as this one does, whatever its ending.
    fn begins_in(&self, text: &str, word: &str) -> bool {
        begins_with(text, self.stem(word))
    }

    /// Whether a text has the word with whatever ending; sounds are too short to be met within words.
    fn has_other_ending(&self, text: &str, word: &str) -> bool {
        if self.by_sound { self.begins_in(text, word) } else { text.contains(self.stem(word)) }
    }

    /// A word without its ending: what its other cases begin with.
    fn stem<'a>(&self, word: &'a str) -> &'a str {
        let stem = stem(word);
        let heard = stem_by_sound(word);
        if self.by_sound && heard.len() < stem.len() { heard } else { stem }
    }
}

/// Whether one of the words of the text begins so.
fn begins_with(text: &str, words: &str) -> bool {
    text.starts_with(words) || text.contains(&format!(" {words}"))
}

fn stem(word: &str) -> &str {
    let ending = match word.chars().count() {
        0..=4 => 0,
        5 => 1,
        6 => 2,
        _ => 3,
    };
    let from = word.char_indices().rev().take(ending).last().map_or(word.len(), |(at, _)| at);
    word.get(..from).unwrap_or(word)
}

/// Sounds are fewer than letters: what a Greek word ends in is told by the sounds themselves.
fn stem_by_sound(word: &str) -> &str {
    const LEAST: usize = 3;
    let vowels = ['a', 'e', 'i', 'o'];
    let bare = word.trim_end_matches(['s', 'n']).trim_end_matches(vowels);
    if bare.chars().count() < LEAST { word } else { bare }
}
