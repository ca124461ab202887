//! The competition in figures, as it is seen.

use serde::Serialize;

use crate::domain::formats::anagram::standings::{self, Figures, Find, Standings};
use crate::domain::ids::PlayerId;
use crate::domain::letters::Word;
use crate::language::tr;
use crate::screens::formats::anagram::Seen;
use crate::screens::formats::anagram::sheets::hides_words;
use crate::screens::name::average;
use crate::text;

/// How many of the best words, of those that one player found, and of the players are shown.
const BEST: usize = 8;
const LONE: usize = 12;
const MOST: usize = 8;
/// How many words that nobody found are shown of a round.
const MISSED: usize = 4;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FiguresData {
    /// Sheets and words, in sentences; that they may change.
    pub lines: Vec<String>,
    /// Small tables, each with its title: what the letters gave, then what the players did.
    pub tables: Vec<FiguresTable>,
    /// Of which list the figures are.
    pub of_list: String,
}

/// A small table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FiguresTable {
    /// Its title.
    pub title: String,
    /// The headings of its columns.
    pub columns: Vec<String>,
    /// Its rows.
    pub rows: Vec<Vec<String>>,
    /// What to say when there is none, or how many more there are.
    pub remark: String,
}

/// The figures as they are seen.
pub(super) fn figures(seen: &Seen<'_>, now: &Standings) -> FiguresData {
    let language = seen.language;
    let anagram = &seen.contest().game;
    let list = seen.list;
    let figures = standings::figures(seen.contest(), seen.judged, now.after, |round| {
        list.zip(anagram.rack(round)).map_or_else(Vec::new, |(list, rack)| list.solve(&rack, 3..=7))
    });
    let mut lines = vec![text!(
        language,
        "standings-figures-sheets",
        sheets = figures.sheets,
        valid = figures.valid,
        invalid = figures.invalid,
        undecided = figures.undecided
    )];
    if now.is_provisional() {
        lines.push(tr(language, "standings-figures-provisional"));
    }
    // Who may key one of these sheets a second time is told of no word that was found, nor that it was not.
    let mut graded = seen.judged.grades().filter(|(round, ..)| *round <= now.after);
    let veiled = graded.any(|(round, player, _)| hides_words(seen, seen.person, (round, player)));
    let hidden = |table: FiguresTable| {
        let remark = tr(language, "standings-page-veiled");
        if veiled { FiguresTable { rows: Vec::new(), remark, ..table } } else { table }
    };
    let passport = seen.contest().common.lexicon.as_ref();
    let list_name = passport.map(|list| format!("{} {}", list.name, list.edition));
    let of_list = list_name.unwrap_or_default();
    FiguresData {
        lines,
        tables: vec![
            hidden(best(seen, &figures)),
            hidden(missed(seen, &figures)),
            hidden(lone(seen, &figures)),
            most(seen, &figures),
            ratios(seen, &figures),
        ],
        of_list: text!(language, "standings-figures-list", name = of_list.trim()),
    }
}

fn table(seen: &Seen<'_>, title: String, columns: &[&'static str]) -> FiguresTable {
    let columns = columns.iter().map(|key| tr(seen.language, key)).collect();
    FiguresTable { title, columns, rows: Vec::new(), remark: String::new() }
}

/// The one who found a word, or how many did.
fn finders(seen: &Seen<'_>, players: &[PlayerId]) -> String {
    match players {
        [player] => seen.told_apart(*player),
        many => text!(seen.language, "standings-figures-finders", count = many.len()),
    }
}

fn best(seen: &Seen<'_>, figures: &Figures) -> FiguresTable {
    let language = seen.language;
    let title = tr(language, "standings-figures-best");
    let row = |find: &Find| {
        let round = find.round.to_string();
        vec![find.word.to_string(), round, finders(seen, &find.players)]
    };
    let columns = ["standings-figures-word", "standings-figures-round", "standings-figures-by"];
    FiguresTable {
        rows: figures.finds.iter().take(BEST).map(row).collect(),
        remark: if figures.finds.is_empty() {
            tr(language, "standings-figures-none")
        } else {
            String::new()
        },
        ..table(seen, title, &columns)
    }
}

fn lone(seen: &Seen<'_>, figures: &Figures) -> FiguresTable {
    let language = seen.language;
    let lone: Vec<&Find> = figures.finds.iter().filter(|find| find.players.len() == 1).collect();
    let title = text!(language, "standings-figures-lone", count = lone.len());
    let row = |find: &&Find| {
        let round = find.round.to_string();
        vec![find.word.to_string(), round, finders(seen, &find.players)]
    };
    let columns = ["standings-figures-word", "standings-figures-round", "standings-figures-by"];
    FiguresTable {
        rows: lone.iter().take(LONE).map(row).collect(),
        remark: match lone.len().saturating_sub(LONE) {
            0 => String::new(),
            more => text!(language, "standings-figures-more", count = more),
        },
        ..table(seen, title, &columns)
    }
}

fn missed(seen: &Seen<'_>, figures: &Figures) -> FiguresTable {
    let language = seen.language;
    let empty = table(
        seen,
        tr(language, "standings-figures-missed"),
        &[
            "standings-figures-round",
            "standings-figures-made",
            "standings-figures-found",
            "standings-figures-best-missed",
        ],
    );
    if seen.list.is_none() {
        return FiguresTable { remark: tr(language, "standings-figures-no-list"), ..empty };
    }
    let rows = figures.rounds.iter().map(|made| {
        let missed: Vec<String> = made.missed.iter().take(MISSED).map(Word::to_string).collect();
        let found = made.words - made.missed.len();
        vec![
            made.round.to_string(),
            made.words.to_string(),
            found.to_string(),
            if missed.is_empty() { "–".to_owned() } else { missed.join(" ") },
        ]
    });
    FiguresTable { rows: rows.collect(), ..empty }
}

fn ratios(seen: &Seen<'_>, figures: &Figures) -> FiguresTable {
    let language = seen.language;
    let rows = figures.ratios.iter().map(|ratio| {
        let rounds: Vec<String> = ratio.rounds.iter().map(ToString::to_string).collect();
        vec![
            // As on the strip of rounds: consonants, then vowels.
            format!("{}/{}", ratio.consonants, ratio.vowels),
            rounds.join(", "),
            average(language, ratio.points, ratio.sheets),
            average(language, i64::from(ratio.valid), ratio.sheets),
        ]
    });
    FiguresTable {
        rows: rows.collect(),
        ..table(
            seen,
            tr(language, "standings-figures-ratios"),
            &[
                "standings-figures-ratio",
                "standings-figures-rounds",
                "standings-figures-points",
                "standings-figures-words",
            ],
        )
    }
}

fn most(seen: &Seen<'_>, figures: &Figures) -> FiguresTable {
    let language = seen.language;
    let rows = figures.most.iter().take(MOST).filter(|(_, words)| *words > 0);
    let row = |&(player, words): &(PlayerId, u32)| {
        vec![seen.told_apart(player), language.number(i64::from(words))]
    };
    FiguresTable {
        rows: rows.map(row).collect(),
        ..table(
            seen,
            tr(language, "standings-figures-most"),
            &["standings-player", "standings-figures-valid"],
        )
    }
}
