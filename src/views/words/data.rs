//! What is seen in Words.

use std::collections::BTreeMap;

use crate::commands::{Entry, Question, UserCommand, WordsTab};
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::grade::Verdict;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::language::tr;
use crate::lexicon::maybe_a_name;
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::views::Sight;

use super::illegible::{self, IllegibleRow};
use super::lists;
use super::queue::{self, Standing, joined, near};
use super::what_if::{Change, what_if};

/// How many changes of points are told one by one.
const TOLD: usize = 6;

/// Up to how many are told with nothing said of them together.
const FEW: usize = 3;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsData {
    /// How many words are undecided.
    pub title: String,
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
    /// Rules on those that are picked; none while none is.
    pub bulk: Vec<Act>,
    /// Words with a letter that nobody could read.
    pub illegible: Vec<IllegibleRow>,
    /// The selected word.
    pub selected: Option<Selected>,
    /// What to do when none is.
    pub empty: String,
}

/// A word in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// The selected word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selected {
    /// The word.
    pub word: String,
    /// Rounds, points, who wrote it, that it may be a name.
    pub lines: Vec<String>,
    /// The evidence.
    pub evidence: FieldData,
    /// Valid, invalid, withdraw.
    pub acts: Vec<Act>,
    /// What each ruling would change.
    pub consequences: Vec<String>,
}

/// Words as they are seen.
#[must_use]
pub fn data(sight: &Sight<'_>) -> WordsData {
    let language = sight.language();
    let tab = sight.desk.words_tab;
    let counting = queue::counting(sight);
    let illegible = illegible::rows(sight);
    let waiting = counting.len() + illegible.iter().filter(|row| row.counts).count();
    let queued = tab == WordsTab::Queue;
    let rows = rows(sight, &counting);
    let chosen = rows.iter().find(|row| row.chosen).map(|row| row.word.clone());
    let columns = match tab {
        WordsTab::Queue => ["words-word", "words-players", "words-round", "words-near"],
        WordsTab::Ruled => ["words-word", "words-ruling", "", "words-evidence"],
        WordsTab::Round(_) => ["words-word", "words-players", "words-round", "words-verdicts"],
        WordsTab::Search => ["words-word", "", "", "words-list"],
    };
    let empty = match tab {
        _ if !rows.is_empty() => "words-select",
        WordsTab::Queue if waiting > 0 || !illegible.is_empty() => "words-select",
        WordsTab::Queue if sight.contest().game.sheets().next().is_none() => "words-none-yet",
        WordsTab::Queue => "words-none",
        WordsTab::Ruled => "words-none-ruled",
        WordsTab::Round(_) => "words-none-of-round",
        WordsTab::Search if sight.list.is_none() => "words-no-list",
        WordsTab::Search => "words-search-how",
    };
    WordsData {
        title: text!(language, "words-title", count = waiting),
        tabs: tabs(sight, waiting),
        rounds: rounds(sight),
        search: (tab == WordsTab::Search).then(|| {
            let typed = sight.desk.text(Entry::ListSearch);
            FieldData::line(Entry::ListSearch, tr(language, "words-search"), typed)
                .hint(tr(language, "words-search-hint"))
                .focused(sight.desk.focus)
        }),
        columns: columns.map(|key| if key.is_empty() { String::new() } else { tr(language, key) }),
        rows,
        bulk: if queued { bulk(sight) } else { Vec::new() },
        illegible: if queued { illegible } else { Vec::new() },
        selected: chosen.map(|word| selected(sight, &word)),
        empty: tr(language, empty),
    }
}

/// The list that is seen.
fn rows(sight: &Sight<'_>, counting: &BTreeMap<Word, Standing>) -> Vec<WordRow> {
    match sight.desk.words_tab {
        WordsTab::Queue => queue::rows(sight, counting),
        WordsTab::Ruled => lists::ruled(sight),
        WordsTab::Round(round) => lists::of_round(sight, round),
        WordsTab::Search => lists::search(sight),
    }
}

/// The word that is selected in the list that is seen: what is ruled on is always seen.
#[must_use]
pub fn seen_word(sight: &Sight<'_>) -> Option<Word> {
    rows(sight, &queue::counting(sight)).into_iter().find(|row| row.chosen).map(|row| row.word)
}

/// The lists in which a word may stand, the more telling first.
#[must_use]
pub fn lists_of(sight: &Sight<'_>, word: &Word) -> Vec<WordsTab> {
    let written = writers(sight, word).into_iter().map(|(round, _)| WordsTab::Round(round));
    let before = [WordsTab::Queue, WordsTab::Ruled];
    before.into_iter().chain(written.take(1)).chain([WordsTab::Search]).collect()
}

/// The lists, each with how many words wait there, and which is seen.
fn tabs(sight: &Sight<'_>, waiting: usize) -> Vec<(Act, bool)> {
    let language = sight.language();
    let situation = sight.situation();
    let on = sight.desk.words_tab;
    let round = match on {
        WordsTab::Round(round) => round,
        _ => sight.last_played(),
    };
    let ruled = sight.contest().common.rulings.len();
    let tabs = [
        (WordsTab::Queue, Some(waiting)),
        (WordsTab::Ruled, Some(ruled)),
        (WordsTab::Round(round), None),
        (WordsTab::Search, None),
    ];
    let act = |(tab, count): (WordsTab, Option<usize>)| {
        let act = Act::new(language, &situation, UserCommand::ShowWords(tab));
        let label = match count {
            Some(count) => format!("{} {count}", act.label),
            None => act.label.clone(),
        };
        (act.named(label), tab == on)
    };
    tabs.map(act).into()
}

/// The rounds whose words can be seen, while those of one are.
fn rounds(sight: &Sight<'_>) -> Vec<(Act, bool)> {
    let WordsTab::Round(on) = sight.desk.words_tab else { return Vec::new() };
    let situation = sight.situation();
    let played = all_rounds().filter(|&round| sight.contest().game.is_played(round));
    let act = |round: RoundNo| {
        let command = UserCommand::ShowWords(WordsTab::Round(round));
        let act = Act::new(sight.language(), &situation, command);
        (act.named(round.to_string()), round == on)
    };
    played.map(act).collect()
}

fn bulk(sight: &Sight<'_>) -> Vec<Act> {
    let language = sight.language();
    let situation = sight.situation();
    let count = sight.desk.picked.len();
    let ways =
        [(Ruled::Valid, "words-all-valid"), (Ruled::Invalid, "words-all-invalid")].into_iter();
    let acts = ways.filter(|_| count > 0).map(|(ruled, key)| {
        let command = UserCommand::Ask(Question::RulePicked(ruled));
        Act::new(language, &situation, command).named(text!(language, key, count = count))
    });
    acts.collect()
}

fn selected(sight: &Sight<'_>, word: &Word) -> Selected {
    let language = sight.language();
    let situation = sight.situation();
    let contest = sight.contest();
    let writers = writers(sight, word);
    let mut rounds: Vec<RoundNo> = writers.iter().map(|&(round, _)| round).collect();
    rounds.dedup();
    let mut players: Vec<PlayerId> = writers.iter().map(|&(_, player)| player).collect();
    players.sort_unstable();
    players.dedup();
    let mut lines = Vec::new();
    if rounds.is_empty() {
        lines.push(tr(language, "words-nobody-wrote"));
    } else {
        lines.push(text!(language, "words-in-rounds", rounds = joined(rounds.iter())));
        lines.push(text!(
            language,
            "words-written-by",
            count = players.len(),
            players = joined(players.iter().map(|&player| sight.player(player)))
        ));
    }
    let has = match (sight.words.contains(word), sight.list) {
        (true, _) => "words-has",
        (false, Some(_)) => "words-has-not",
        (false, None) => "words-list-not-here",
    };
    lines.push(tr(language, has));
    let near = near(sight, word, &rounds);
    if !near.is_empty() {
        lines.push(text!(language, "words-maybe-slip", near = joined(near.iter())));
    }
    if maybe_a_name(word) {
        lines.push(tr(language, "words-maybe-name"));
    }
    let ruled = contest.common.rulings.get(word).map(|ruling| ruling.ruled);
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
    ];
    let ways = [(Ruled::Valid, "words-if-valid"), (Ruled::Invalid, "words-if-invalid")];
    let consequences = ways
        .into_iter()
        .filter(|(way, _)| situation.changeable && ruled != Some(*way))
        .flat_map(|(way, key)| {
            let event =
                Event::WordRuled { word: word.clone(), ruled: way, evidence: String::new() };
            let mut lines = vec![tr(language, key)];
            lines.extend(told(sight, &what_if(sight, vec![event])));
            lines
        })
        .collect();
    Selected {
        word: word.to_string(),
        lines,
        evidence: FieldData::line(
            Entry::Evidence,
            tr(language, "words-evidence"),
            sight.desk.text(Entry::Evidence),
        )
        .hint(tr(language, "words-evidence-hint")),
        acts: acts
            .map(|command| Act::new(language, &situation, command))
            .into_iter()
            .filter(|act| act.enabled || act.command != UserCommand::WithdrawRuling)
            .collect(),
        consequences,
    }
}

/// Who wrote a word in its right field, and in which round.
fn writers(sight: &Sight<'_>, word: &Word) -> Vec<(RoundNo, PlayerId)> {
    let grades = sight.judged.grades();
    let wrote = grades.filter(|(_, _, grade)| {
        let mut words = grade.words.iter();
        words.any(|graded| {
            graded.written.word() == Some(word) && graded.verdict != Verdict::Misplaced
        })
    });
    wrote.map(|(round, player, _)| (round, player)).collect()
}

/// Changes in words: whose points change, with their ranks; of those whose rank alone does, how many.
pub(in crate::views) fn told(sight: &Sight<'_>, changes: &[Change]) -> Vec<String> {
    let language = sight.language();
    if changes.is_empty() {
        return vec![tr(language, "words-no-change")];
    }
    let (points, ranks): (Vec<&Change>, Vec<&Change>) =
        changes.iter().partition(|change| change.points != 0);
    let many = points.len() > FEW;
    let mut lines = Vec::new();
    if many {
        // How many win or lose how much; by name only those whose rank changes, too.
        let mut by_points: BTreeMap<i64, usize> = BTreeMap::new();
        for change in &points {
            *by_points.entry(-change.points).or_default() += 1;
        }
        lines.extend(by_points.into_iter().map(|(lost, count)| {
            text!(language, "words-changes", points = language.signed(-lost), count = count)
        }));
    }
    let moves = |change: &&&Change| change.ranks.is_some_and(|(from, to)| from != to);
    let named: Vec<&&Change> = points.iter().filter(|change| !many || moves(change)).collect();
    lines.extend(named.iter().take(TOLD).map(|change| told_one(sight, change)));
    if named.len() > TOLD {
        lines.push(text!(language, "words-more", count = named.len() - TOLD));
    }
    if !ranks.is_empty() {
        lines.push(text!(language, "words-only-rank", count = ranks.len()));
    }
    lines
}

/// What one player wins or loses.
fn told_one(sight: &Sight<'_>, change: &Change) -> String {
    let language = sight.language();
    let name = sight.player(change.player);
    let points = language.signed(change.points);
    let (before, after) = change.totals;
    let (before, after) = (language.number(before), language.number(after));
    match change.ranks {
        Some((from, to)) if from != to => text!(
            language,
            "words-change-rank",
            name = name,
            points = points,
            before = before,
            after = after,
            from = from,
            to = to
        ),
        Some(_) | None => text!(
            language,
            "words-change",
            name = name,
            points = points,
            before = before,
            after = after
        ),
    }
}
