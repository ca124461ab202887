//! What is seen in Words.

use std::collections::BTreeMap;

use crate::commands::{Entry, Question, UserCommand};
use crate::domain::anagram::grade::Verdict;
use crate::domain::contest::event::Event;
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letter::{Word, Written};
use crate::domain::standings::Doubt;
use crate::language::tr;
use crate::lexicon::maybe_a_name;
use crate::text;
use crate::views::Sight;
use crate::views::act::Act;
use crate::views::theme::Tone;
use crate::views::widgets::FieldData;

use super::what_if::{Change, what_if};

/// How many near words are shown.
const NEAR: usize = 4;

/// How many changes of points are told one by one.
const TOLD: usize = 6;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsData {
    /// How many words are undecided.
    pub title: String,
    /// The headings of the columns.
    pub columns: [String; 4],
    /// Most-written first; words that stand only on sheets that do not count at the end.
    pub rows: Vec<WordRow>,
    /// Rules on those that are picked; none while none is.
    pub bulk: Vec<Act>,
    /// Words with a letter that nobody could read.
    pub illegible: Vec<IllegibleRow>,
    /// Heading of the ruled words.
    pub ruled_title: String,
    /// The ruled words.
    pub ruled: Vec<WordRow>,
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
    /// Near words of the list that the letters make.
    pub near: String,
    /// Whether it is selected.
    pub chosen: bool,
    /// Whether it is picked to be ruled on with others; `None` when it cannot be.
    pub picked: Option<bool>,
    /// How it weighs.
    pub tone: Tone,
}

/// A word with an unreadable letter on one sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegibleRow {
    /// As written.
    pub written: String,
    /// Whose and of which round.
    pub place: String,
    /// Look at the sheet; settle it as unreadable.
    pub acts: Vec<Act>,
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

/// Where a word stands.
#[derive(Default)]
struct Standing {
    rounds: Vec<RoundNo>,
    players: Vec<PlayerId>,
}

/// Words as they are seen.
#[must_use]
pub fn data(sight: &Sight<'_>) -> WordsData {
    let language = sight.language();
    let counting = counting(sight);
    let void = on_void_sheets(sight, &counting);
    let changeable = sight.situation().changeable;
    let row = |word, standing, tone| row(sight, word, standing, (tone, changeable));
    let mut rows: Vec<(usize, WordRow)> = counting
        .iter()
        .map(|(word, standing)| (standing.players.len(), row(word, standing, Tone::Open)))
        .collect();
    rows.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.word.cmp(&b.1.word)));
    let mut rows: Vec<WordRow> = rows.into_iter().map(|(_, row)| row).collect();
    rows.extend(void.iter().map(|(word, standing)| row(word, standing, Tone::Ignored)));
    let ruled: Vec<WordRow> = sight
        .contest()
        .rulings
        .iter()
        .map(|(word, ruling)| {
            let (key, tone) = match ruling.ruled {
                Ruled::Valid => ("words-ruled-valid", Tone::Good),
                Ruled::Invalid => ("words-ruled-invalid", Tone::Bad),
            };
            WordRow {
                word: word.clone(),
                players: tr(language, key),
                rounds: String::new(),
                near: ruling.evidence.clone(),
                chosen: sight.desk.word.as_ref() == Some(word),
                picked: None,
                tone,
            }
        })
        .collect();
    WordsData {
        title: text!(language, "words-title", count = counting.len()),
        columns: ["words-word", "words-players", "words-round", "words-near"]
            .map(|key| tr(language, key)),
        rows,
        bulk: bulk(sight),
        illegible: illegible(sight),
        ruled_title: text!(language, "words-ruled", count = ruled.len()),
        ruled,
        selected: sight.desk.word.as_ref().map(|word| selected(sight, word)),
        empty: {
            let waits = !counting.is_empty() || !illegible(sight).is_empty();
            tr(language, if waits { "words-select" } else { "words-none" })
        },
    }
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

/// Undecided words that count, with where they stand.
fn counting(sight: &Sight<'_>) -> BTreeMap<Word, Standing> {
    let mut found: BTreeMap<Word, Standing> = BTreeMap::new();
    let doubts = sight.standings(sight.last_played()).doubts;
    for doubt in doubts {
        if let Doubt::Undecided { written: Written::Word(word), round, players } = doubt {
            let standing = found.entry(word).or_default();
            standing.rounds.push(round);
            standing.players.extend(players);
        }
    }
    found
}

/// Undecided words that stand only on sheets that do not count.
fn on_void_sheets(
    sight: &Sight<'_>,
    counting: &BTreeMap<Word, Standing>,
) -> BTreeMap<Word, Standing> {
    let mut found: BTreeMap<Word, Standing> = BTreeMap::new();
    for (round, player, grade) in sight.board.grades() {
        let undecided = grade.words.iter().filter(|word| word.verdict == Verdict::Undecided);
        for word in undecided.filter_map(|graded| graded.written.word()) {
            if !counting.contains_key(word) {
                let standing = found.entry(word.clone()).or_default();
                standing.rounds.push(round);
                standing.players.push(player);
            }
        }
    }
    found
}

fn row(
    sight: &Sight<'_>,
    word: &Word,
    standing: &Standing,
    (tone, changeable): (Tone, bool),
) -> WordRow {
    let mut rounds = standing.rounds.clone();
    rounds.dedup();
    let near: Vec<String> = near(sight, word, &rounds).iter().map(ToString::to_string).collect();
    WordRow {
        word: word.clone(),
        players: standing.players.len().to_string(),
        rounds: joined(rounds.iter()),
        near: near.join(" "),
        chosen: sight.desk.word.as_ref() == Some(word),
        picked: (changeable && tone == Tone::Open).then(|| sight.desk.picked.contains(word)),
        tone,
    }
}

fn joined(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// Words of the list that the letters of these rounds make and that are near: a keying slip?
fn near(sight: &Sight<'_>, word: &Word, rounds: &[RoundNo]) -> Vec<Word> {
    let Some(list) = sight.list else { return Vec::new() };
    let mut near: Vec<Word> = Vec::new();
    for rack in rounds.iter().filter_map(|&round| sight.contest().anagram.rack(round)) {
        for found in list.near(word, &rack, 3..=7, NEAR) {
            if !near.contains(&found) {
                near.push(found);
            }
        }
    }
    near.truncate(NEAR);
    near
}

fn illegible(sight: &Sight<'_>) -> Vec<IllegibleRow> {
    let language = sight.language();
    let situation = sight.situation();
    let anagram = &sight.contest().anagram;
    let mut rows = Vec::new();
    for (id, sheet) in anagram.sheets().filter(|(_, sheet)| anagram.counts(sheet)) {
        let Some(player) = sheet.player else { continue };
        for (field, place, written) in sheet.words().iter() {
            let open = written.word().is_none()
                && written.len() == field.length()
                && !sheet.unreadable.contains(&(field, place));
            if open {
                let acts = [
                    UserCommand::TakeSheet(sheet.round, player),
                    UserCommand::SettleUnreadable(id, field, place),
                ];
                rows.push(IllegibleRow {
                    written: written.to_string(),
                    place: text!(
                        language,
                        "words-place",
                        player = sight.player(player),
                        round = sheet.round.get()
                    ),
                    acts: acts.map(|command| Act::new(language, &situation, command)).into(),
                });
            }
        }
    }
    rows
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
    if !rounds.is_empty() {
        lines.push(text!(language, "words-in-rounds", rounds = joined(rounds.iter())));
        lines.push(text!(
            language,
            "words-written-by",
            count = players.len(),
            players = joined(players.iter().map(|&player| sight.player(player)))
        ));
    }
    let near = near(sight, word, &rounds);
    if !near.is_empty() {
        lines.push(text!(language, "words-maybe-slip", near = joined(near.iter())));
    }
    if maybe_a_name(word) {
        lines.push(tr(language, "words-maybe-name"));
    }
    let ruled = contest.rulings.get(word).map(|ruling| ruling.ruled);
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
        acts: acts.map(|command| Act::new(language, &situation, command)).into(),
        consequences,
    }
}

/// Who wrote a word in its right field, and in which round.
fn writers(sight: &Sight<'_>, word: &Word) -> Vec<(RoundNo, PlayerId)> {
    let grades = sight.board.grades();
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
    let mut lines: Vec<String> = points
        .iter()
        .take(TOLD)
        .map(|change| {
            let name = sight.player(change.player);
            let points = language.signed(change.points);
            match change.ranks {
                Some((from, to)) if from != to => text!(
                    language,
                    "words-change-rank",
                    name = name,
                    points = points,
                    from = from,
                    to = to
                ),
                Some(_) | None => text!(language, "words-change", name = name, points = points),
            }
        })
        .collect();
    if points.len() > TOLD {
        lines.push(text!(language, "words-more", count = points.len() - TOLD));
    }
    if !ranks.is_empty() {
        lines.push(text!(language, "words-only-rank", count = ranks.len()));
    }
    lines
}
