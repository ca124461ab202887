//! The referee's words: what waits for a ruling, what was ruled, all words of a round, a search of the
//! list; and of the selected word what each ruling would change.
//!
//! Before a word is ruled on, nothing says who wrote it or whose place it moves, unless that is asked: the
//! verdict is on the word.

mod day;
mod lists;
mod queue;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

pub use day::{ByRound, Latest, RackTile};
pub use queue::{first_undecided, uncounted_after, undecided_after, written_by};

use queue::joined;

use super::changes::{told, what_if};
use super::people::to_waiting;
use super::{Act, FieldData, Open, Ranking, Seen, Tone};
use crate::commands::{Entry, Question, UserCommand, WordsTab};
use crate::domain::contest::event::Event;
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::language::{Language, tr};
use crate::lexicon::maybe_a_name;
use crate::text;

/// A format whose players write words that a referee rules on.
pub trait Rulings: Ranking {
    /// Whether anything is written yet.
    fn is_written(open: &Open<'_, Self>) -> bool;
    /// Undecided words that count.
    fn undecided(open: &Open<'_, Self>) -> BTreeMap<Word, Standing>;
    /// Undecided words that stand only where nothing counts: none of those that count.
    fn uncounted(
        open: &Open<'_, Self>,
        counting: &BTreeMap<Word, Standing>,
    ) -> BTreeMap<Word, Standing>;
    /// Who wrote a word where it counts, and in which round; where it counts nowhere, whoever wrote it.
    fn writers(open: &Open<'_, Self>, word: &Word) -> Vec<(RoundNo, PlayerId)>;
    /// Whether whoever looks is told of no word that it stands on this sheet: it may be theirs to key again, blind.
    fn hides_words(_: &Seen<'_, Self>, _: (RoundNo, PlayerId)) -> bool {
        false
    }
    /// That it stands on papers where nothing counts, too, beside those where it counts.
    fn written_in_vain(_: &Open<'_, Self>, _: Language, _: &Word) -> Option<String> {
        None
    }
    /// The letters that a round had, and of which the word is made; none where a format has no such letters.
    fn rack(_: &Open<'_, Self>, _: RoundNo, _: &Word) -> Vec<RackTile> {
        Vec::new()
    }
    /// How the words of each round were judged; `None` where a format does not count them.
    fn by_round(_: &Open<'_, Self>, _: Language) -> Option<ByRound> {
        None
    }
    /// Words of the list that could have been meant in these rounds: a keying slip?
    fn near(open: &Open<'_, Self>, word: &Word, rounds: &[RoundNo]) -> Vec<Word>;
    /// Every word of a round: who wrote it, and every verdict that it has there.
    fn of_round(
        open: &Open<'_, Self>,
        language: Language,
        round: RoundNo,
    ) -> BTreeMap<Word, Judged>;
    /// Words with a letter that nobody could read, those that do not count at the end.
    fn illegible(seen: &Seen<'_, Self>) -> Vec<IllegibleRow>;
    /// Who rules, where it is nobody here.
    fn ruled_elsewhere(_: &Open<'_, Self>, _: Language) -> Option<String> {
        None
    }
}

/// Where a word stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// In which rounds.
    pub rounds: Vec<RoundNo>,
    /// By whom, as often as they wrote it.
    pub players: Vec<PlayerId>,
    /// On so many sheets of other files.
    pub elsewhere: usize,
}

impl Standing {
    /// How often it was written.
    pub fn count(&self) -> usize {
        self.players.len() + self.elsewhere
    }

    /// How many wrote it; of other files it is known on how many sheets alone.
    pub fn writers(&self) -> usize {
        self.players.iter().collect::<BTreeSet<_>>().len() + self.elsewhere
    }
}

/// Who wrote a word in a round, and every verdict that it has there.
pub type Judged = (BTreeSet<PlayerId>, Vec<(String, Tone)>);

/// What was chosen and typed there.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'a> {
    /// Which words are listed.
    pub tab: WordsTab,
    /// The selected word.
    pub word: Option<&'a Word>,
    /// The word of which it was asked who wrote it.
    pub told: Option<&'a Word>,
    /// Words that are picked to be ruled on together.
    pub picked: &'a BTreeSet<Word>,
    /// What is looked up in the list.
    pub search: &'a str,
    /// The evidence for a ruling.
    pub evidence: &'a str,
    /// The field that gets the keyboard.
    pub focus: Option<Entry>,
}

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WordsData {
    /// How many words the list has; of those that wait, of how many more nothing counts.
    pub title: String,
    /// Who rules, where it is nobody here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elsewhere: Option<String>,
    /// The way to the objections that wait, where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objections: Option<Act>,
    /// The lists, and which is seen.
    pub tabs: Vec<(Act, bool)>,
    /// The rounds, while all words of one are seen.
    pub rounds: Vec<(Act, bool)>,
    /// What is looked up, while the word list is searched.
    pub search: Option<FieldData>,
    /// The headings of the columns.
    pub columns: [String; 4],
    /// Of the queue the most-written first; words that stand only on sheets that do not count at the
    /// end.
    pub rows: Vec<WordRow>,
    /// Of the queue: picks all words or none, and rules on those that are picked.
    pub bulk: Vec<Act>,
    /// Words with a letter that nobody could read.
    pub illegible: Vec<IllegibleRow>,
    /// The selected word.
    pub selected: Option<Selected>,
    /// What to do when none is.
    pub empty: String,
    /// Where one goes on, while nothing waits here: the next step first.
    #[serde(skip)]
    pub ways: Vec<Act>,
    /// The newest rulings, while no word waits.
    #[serde(skip)]
    pub latest: Option<Latest>,
    /// How the words of each round were judged.
    #[serde(skip)]
    pub by_round: Option<ByRound>,
    /// That there are more rows than are seen: `#` stands for how many.
    pub more: String,
}

/// A word in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WordRow {
    /// The word.
    pub word: Word,
    /// By how many players, or how it was ruled.
    pub players: String,
    /// In which rounds.
    pub rounds: String,
    /// Near words of the list that the letters make, the evidence, or the verdicts.
    pub near: String,
    /// Whether it is selected.
    pub chosen: bool,
    /// Whether it is picked to be ruled on with others; `None` when it cannot be.
    pub picked: Option<bool>,
    /// How it weighs.
    pub tone: Tone,
}

/// A word with an unreadable letter on one sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct IllegibleRow {
    /// As written.
    pub written: String,
    /// Whose and of which round.
    pub place: String,
    /// Whether it counts: one on a void sheet waits for nobody.
    pub counts: bool,
    /// Settle it; look at the sheet.
    pub acts: Vec<Act>,
}

/// The selected word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Selected {
    /// The word.
    pub word: String,
    /// The letters of the first rounds in which it was written: which round, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub racks: Vec<(String, Vec<RackTile>)>,
    /// Rounds, how many wrote it, that it may be a name; who wrote it once it is ruled on, or when asked.
    pub lines: Vec<String>,
    /// The evidence.
    pub evidence: FieldData,
    /// Valid, invalid, withdraw, what it would change.
    pub acts: Vec<Act>,
    /// What each ruling that is not given yet would change; once it is ruled on, or when asked.
    pub consequences: Vec<Consequence>,
}

/// What a ruling would change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Consequence {
    /// Which ruling.
    pub ruled: Ruled,
    /// Its heading.
    pub title: String,
    /// Points, and whose rank changes.
    pub lines: Vec<String>,
}

/// How many words wait to be ruled on or, each where it stands, to be read.
pub fn count<F: Rulings>(seen: &Seen<'_, F>) -> usize {
    F::undecided(seen).len() + unread(&F::illegible(seen))
}

fn unread(illegible: &[IllegibleRow]) -> usize {
    illegible.iter().filter(|row| row.counts).count()
}

/// Words as they are seen.
pub fn words<F: Rulings>(seen: &Seen<'_, F>, chosen: &Chosen<'_>) -> WordsData {
    let language = seen.language;
    let tab = chosen.tab;
    let counting = F::undecided(seen);
    let illegible = F::illegible(seen);
    let waiting = counting.len() + unread(&illegible);
    let queued = tab == WordsTab::Queue;
    let rows = rows(seen, chosen, &counting);
    let selected = rows.iter().find(|row| row.chosen).map(|row| row.word.clone());
    let columns = match tab {
        WordsTab::Queue => ["words-word", "words-players", "words-round", "words-near"],
        WordsTab::Ruled => ["words-word", "words-ruling", "", "words-evidence"],
        WordsTab::Round(_) => ["words-word", "words-players", "words-round", "words-verdicts"],
        WordsTab::Search => ["words-word", "", "", "words-list"],
    };
    let uncounted = if queued {
        rows.iter().filter(|row| row.tone == Tone::Ignored).count()
            + illegible.iter().filter(|row| !row.counts).count()
    } else {
        0
    };
    let title = match (tab, uncounted) {
        (WordsTab::Queue, 0) => text!(language, "words-title", count = waiting),
        (WordsTab::Queue, more) => {
            let title = text!(language, "words-title", count = waiting);
            text!(language, "words-title-more", title = title, count = more)
        }
        (WordsTab::Ruled, _) => text!(language, "words-title-ruled", count = rows.len()),
        (WordsTab::Round(_), _) => text!(language, "words-title-listed", count = rows.len()),
        (WordsTab::Search, _) => seen.act(UserCommand::ShowWords(tab)).label,
    };
    let empty = match tab {
        _ if waiting == 0 && uncounted > 0 => "words-none-counts",
        _ if !rows.is_empty() => "words-select",
        WordsTab::Queue if waiting > 0 => "words-select",
        WordsTab::Queue if !F::is_written(seen) => "words-none-yet",
        WordsTab::Queue => "words-none",
        WordsTab::Ruled => "words-none-ruled",
        WordsTab::Round(_) => "words-none-of-round",
        WordsTab::Search if seen.list.is_none() => "words-no-list",
        WordsTab::Search => "words-search-how",
    };
    let nothing_waits = queued && rows.is_empty() && illegible.is_empty();
    WordsData {
        title,
        elsewhere: F::ruled_elsewhere(seen, language),
        objections: to_waiting(seen),
        tabs: tabs(seen, tab, waiting),
        rounds: rounds(seen, tab),
        search: (tab == WordsTab::Search).then(|| {
            FieldData::line(Entry::ListSearch, tr(language, "words-search"), chosen.search)
                .hint(tr(language, "words-search-hint"))
                .focused(chosen.focus)
        }),
        columns: columns
            .map(|key| if key.is_empty() { String::new() } else { tr(language, F::said(key)) }),
        bulk: if queued { bulk(seen, &rows) } else { Vec::new() },
        rows,
        illegible: if queued { illegible } else { Vec::new() },
        selected: selected.map(|word| {
            let elsewhere = counting.get(&word).filter(|standing| standing.elsewhere > 0);
            self::selected(seen, &word, chosen, elsewhere)
        }),
        empty: tr(language, F::said(empty)),
        ways: Vec::new(),
        latest: day::latest(seen, chosen).filter(|_| nothing_waits),
        by_round: F::by_round(seen, language),
        more: text!(language, "common-more", count = "#"),
    }
}

/// The first words of the queue, each with how many wrote it and in which rounds; and how many there are.
pub fn waiting<F: Rulings>(seen: &Seen<'_, F>, most: usize) -> (usize, Vec<(String, String)>) {
    let language = seen.language;
    let counting = F::undecided(seen);
    let waiting = counting.len() + unread(&F::illegible(seen));
    let of = |(word, standing): (&Word, &Standing)| {
        let (count, rounds) = (standing.writers(), queue::rounds(standing));
        let about = text!(language, F::said("words-waits-of"), count = count, rounds = rounds);
        (word.to_string(), about)
    };
    (waiting, queue::sorted(&counting).into_iter().take(most).map(of).collect())
}

/// The list that is seen.
fn rows<F: Rulings>(
    seen: &Seen<'_, F>,
    chosen: &Chosen<'_>,
    counting: &BTreeMap<Word, Standing>,
) -> Vec<WordRow> {
    match chosen.tab {
        WordsTab::Queue => queue::rows(seen, chosen, counting),
        WordsTab::Ruled => lists::ruled(seen, chosen),
        WordsTab::Round(round) => lists::of_round(seen, chosen, round),
        WordsTab::Search => lists::search(seen, chosen),
    }
}

/// The word that is selected in the list that is seen: what is ruled on is always seen.
pub fn seen_word<F: Rulings>(seen: &Seen<'_, F>, chosen: &Chosen<'_>) -> Option<Word> {
    let rows = rows(seen, chosen, &F::undecided(seen));
    rows.into_iter().find(|row| row.chosen).map(|row| row.word)
}

/// The lists in which a word may stand, the more telling first.
pub fn lists_of<F: Rulings>(open: &Open<'_, F>, word: &Word) -> Vec<WordsTab> {
    let written = F::writers(open, word).into_iter().map(|(round, _)| WordsTab::Round(round));
    let before = [WordsTab::Queue, WordsTab::Ruled];
    before.into_iter().chain(written.take(1)).chain([WordsTab::Search]).collect()
}

/// The lists, each with how many words wait there, and which is seen.
fn tabs<F: Rulings>(seen: &Seen<'_, F>, on: WordsTab, waiting: usize) -> Vec<(Act, bool)> {
    let round = match on {
        WordsTab::Round(round) => round,
        WordsTab::Queue | WordsTab::Ruled | WordsTab::Search => seen.last_played(),
    };
    let ruled = seen.contest().common.rulings.len();
    let tabs = [
        (WordsTab::Queue, Some(waiting)),
        (WordsTab::Ruled, Some(ruled)),
        (WordsTab::Round(round), None),
        (WordsTab::Search, None),
    ];
    let act = |(tab, count): (WordsTab, Option<usize>)| {
        let act = seen.act(UserCommand::ShowWords(tab));
        let label = match count {
            Some(count) => format!("{} {count}", act.label),
            None => act.label.clone(),
        };
        (act.named(label), tab == on)
    };
    tabs.map(act).into()
}

/// The rounds whose words can be seen, while those of one are.
fn rounds<F: Rulings>(seen: &Seen<'_, F>, tab: WordsTab) -> Vec<(Act, bool)> {
    let WordsTab::Round(on) = tab else { return Vec::new() };
    let act = |round: RoundNo| {
        let act = seen.act(UserCommand::ShowWords(WordsTab::Round(round)));
        (act.named(round.to_string()), round == on)
    };
    F::played(seen.contest()).into_iter().map(act).collect()
}

/// The first is there before anything is picked: what comes with the first tick must not move the rows below it.
fn bulk<F: Rulings>(seen: &Seen<'_, F>, rows: &[WordRow]) -> Vec<Act> {
    let of_queue = || rows.iter().filter_map(|row| Some((row.picked?, &row.word)));
    let (count, all) = (of_queue().filter(|(picked, _)| *picked).count(), of_queue().count());
    if all == 0 {
        return Vec::new();
    }
    let whole = UserCommand::PickWords(if count == all {
        Vec::new()
    } else {
        of_queue().map(|(_, word)| word.clone()).collect()
    });
    let ways =
        [(Ruled::Valid, "words-all-valid"), (Ruled::Invalid, "words-all-invalid")].into_iter();
    let acts = ways.filter(|_| count > 0).map(|(ruled, key)| {
        let command = UserCommand::Ask(Question::RulePicked(ruled));
        seen.act(command).named(text!(seen.language, key, count = count))
    });
    std::iter::once(seen.act(whole)).chain(acts).collect()
}

fn selected<F: Rulings>(
    seen: &Seen<'_, F>,
    word: &Word,
    chosen: &Chosen<'_>,
    elsewhere: Option<&Standing>,
) -> Selected {
    let language = seen.language;
    let contest = seen.contest();
    let writers = F::writers(seen, word);
    let mut rounds: Vec<RoundNo> = writers.iter().map(|&(round, _)| round).collect();
    rounds.dedup();
    let mut players: Vec<PlayerId> = writers.iter().map(|&(_, player)| player).collect();
    players.sort_unstable();
    players.dedup();
    let ruled = contest.common.rulings.get(word).map(|ruling| ruling.ruled);
    let hidden = writers.iter().any(|&place| F::hides_words(seen, place));
    let is_told = !hidden && (ruled.is_some() || chosen.told == Some(word));
    let mut lines = Vec::new();
    if let Some(standing) = elsewhere {
        let (count, in_rounds) = (standing.count(), queue::rounds(standing));
        lines.push(text!(language, F::said("words-in-rounds"), rounds = in_rounds));
        lines.push(text!(language, "words-written-count", count = count));
        rounds.clone_from(&standing.rounds);
    } else if rounds.is_empty() {
        lines.push(tr(language, "words-nobody-wrote"));
    } else {
        lines.push(text!(language, F::said("words-in-rounds"), rounds = joined(rounds.iter())));
        lines.push(if is_told {
            let names = joined(players.iter().map(|&player| seen.told_apart(player)));
            text!(language, "words-written-by", count = players.len(), players = names)
        } else {
            text!(language, "words-written-count", count = players.len())
        });
    }
    if elsewhere.is_none() {
        lines.extend(F::written_in_vain(seen, language, word));
    }
    let has = match (seen.words.contains(word), seen.list) {
        (true, _) => "words-has",
        (false, Some(_)) => "words-has-not",
        (false, None) => "words-list-not-here",
    };
    lines.push(tr(language, has));
    let is_valid = ruled.map_or_else(|| seen.words.contains(word), |ruled| ruled == Ruled::Valid);
    let near = if is_valid { Vec::new() } else { F::near(seen, word, &rounds) };
    if !near.is_empty() {
        lines.push(text!(language, "words-maybe-slip", near = joined(near.iter())));
    }
    if maybe_a_name(word) {
        lines.push(tr(language, "words-maybe-name"));
    }
    if let Some(ruled) = ruled {
        lines.push(tr(
            language,
            match ruled {
                Ruled::Valid => "words-is-ruled-valid",
                Ruled::Invalid => "words-is-ruled-invalid",
            },
        ));
    }
    let acts = [
        UserCommand::Rule(Ruled::Valid),
        UserCommand::Rule(Ruled::Invalid),
        UserCommand::WithdrawRuling,
        UserCommand::TellWord,
    ];
    // What was asked can be put away again; what is ruled on hides nothing.
    let offers = |act: &Act| match act.command {
        UserCommand::WithdrawRuling => act.enabled,
        UserCommand::TellWord => act.enabled && ruled.is_none() && !hidden && !writers.is_empty(),
        _ => true,
    };
    let ways = [(Ruled::Valid, "words-if-valid"), (Ruled::Invalid, "words-if-invalid")];
    let consequences = ways
        .into_iter()
        .filter(|(way, _)| is_told && seen.can.changeable && ruled != Some(*way))
        .map(|(ruled, key)| {
            let event = Event::WordRuled { word: word.clone(), ruled, evidence: String::new() };
            let lines = told(seen, language, &what_if(seen, seen.person, vec![event]));
            Consequence { ruled, title: tr(language, key), lines }
        })
        .collect();
    Selected {
        word: word.to_string(),
        racks: day::racks(seen, word, &rounds),
        lines,
        evidence: FieldData::line(Entry::Evidence, tr(language, "words-evidence"), chosen.evidence)
            .hint(tr(language, "words-evidence-hint"))
            .free(language),
        acts: acts.map(|command| seen.act(command)).into_iter().filter(offers).collect(),
        consequences,
    }
}
