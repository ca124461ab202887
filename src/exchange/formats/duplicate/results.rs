//! The results of a duplicate game, `eforos-duplicate-results/1`. Derived on the spot, never read back.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::Serialize;

use super::ReadError;
use super::check;
use super::document::Document;
use super::odd::{Impossible, Odd};
use crate::domain::formats::duplicate::game::{Ending, Game, Mode, TurnNo};
use crate::domain::formats::duplicate::judging::{
    JudgedSlip, JudgedTurn, Validity, Verdict, Why, Words, judge, words_of,
};
use crate::domain::formats::duplicate::notation::{laid_text, position_text};
use crate::domain::formats::duplicate::rules::{ALPHABET, Mistake};
use crate::domain::formats::duplicate::standings::{Row, Status, in_game, standings};
use crate::domain::ids::PlayerId;
use crate::domain::letters::Word;
use crate::domain::lexicon::{Authority, Passport};
use crate::exchange::csv::table_csv;
use crate::exchange::html::{judged_by, status};
use crate::exchange::list::Judging;
use crate::exchange::table::columns;
use crate::exchange::text::readable;
use crate::language::{Language, quoted, tr};
use crate::text;

const FORMAT: &str = "eforos-duplicate-results/1";

/// The results of a game.
#[derive(Clone, Debug, Serialize)]
pub struct DuplicateResults {
    format: &'static str,
    mode: Mode,
    /// The passport of the list that judged.
    pub lexicon: Passport,
    /// Whether anything may still change.
    pub provisional: bool,
    /// Why.
    pub reasons: Vec<Reason>,
    /// The words that wait for a ruling.
    pub undecided: Vec<UndecidedWord>,
    /// The tops of all turns, added up.
    pub top_total: u32,
    turns: Vec<TurnResult>,
    /// The standings in order of rank.
    pub standings: Vec<StandingsRow>,
}

/// Why results are provisional.
#[derive(Clone, Debug, Serialize)]
pub struct Reason {
    kind: &'static str,
    #[serde(flatten)]
    undecided: UndecidedWord,
}

/// A word of a turn that waits for a ruling.
#[derive(Clone, Debug, Serialize)]
pub struct UndecidedWord {
    /// It.
    pub word: Word,
    /// Of which turn.
    pub turn: TurnNo,
    /// Who wrote it.
    pub players: Vec<PlayerId>,
}

#[derive(Clone, Debug, Serialize)]
struct TurnResult {
    turn: TurnNo,
    cancelled: bool,
    top: Option<TopResult>,
    best: u32,
    solo: Option<PlayerId>,
    players: usize,
    slips: Vec<SlipResult>,
}

#[derive(Clone, Debug, Serialize)]
struct TopResult {
    position: String,
    word: String,
    words: Vec<Word>,
    points: u32,
    verdict: &'static str,
}

#[derive(Clone, Debug, Serialize)]
struct SlipResult {
    player: PlayerId,
    verdict: &'static str,
    why: Option<Why>,
    points: u32,
    solo: u32,
    warnings: u32,
    mistakes: Vec<Mistake>,
    words: Vec<Word>,
}

/// A row of the standings, its keys in the order of a table's columns.
#[derive(Clone, Debug, Serialize)]
pub struct StandingsRow {
    /// Shared on equal totals; `None` when expelled.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// `ranked`, `withdrawn`, `expelled_from_rest` or `expelled`.
    pub status: &'static str,
    /// Points of turns and solos, less what warnings cost.
    pub total: i64,
    /// Points of the turns.
    pub turn_points: u32,
    /// Points of the solos.
    pub solo_points: u32,
    /// Technical warnings.
    pub warnings: u32,
    /// Disciplinary ones.
    pub disciplinary: u32,
    /// What they cost.
    pub deductions: u32,
    tops: u32,
    solos: u32,
    zeros: u32,
    per_mille: u32,
    turns: Vec<Option<u32>>,
}

impl DuplicateResults {
    /// The results of a document, judged by a list; and what is odd about it.
    ///
    /// # Errors
    /// [`Impossible::RulingUnderClosedList`].
    pub fn of(document: &Document, list: &Judging) -> Result<(Self, Vec<Odd>), ReadError> {
        if list.passport().authority == Authority::Closed && !document.rulings.is_empty() {
            let what = Impossible::RulingUnderClosedList;
            return Err(ReadError::At { path: "rulings".to_owned(), what });
        }
        let rulings =
            document.rulings.iter().map(|entry| (entry.word.clone(), entry.ruled)).collect();
        let words = Words { list, authority: list.passport().authority, rulings: &rulings };
        let (players, sanctions) = (&document.players, &document.sanctions);
        let judged = judge(&document.game, words, |turn| in_game(players, turn, sanctions));
        let undecided = undecided(&document.game, &judged, words);
        let rows = standings(&document.game, &judged, players, sanctions);
        let names: BTreeMap<_, _> =
            players.iter().map(|player| (player.id, player.name.as_str())).collect();
        let reasons =
            undecided.iter().cloned().map(|undecided| Reason { kind: "undecided_word", undecided });
        let results = Self {
            format: FORMAT,
            mode: document.game.mode,
            lexicon: list.passport().clone(),
            provisional: !undecided.is_empty(),
            reasons: reasons.collect(),
            undecided,
            top_total: judged.iter().map(|turn| turn.top_points).sum(),
            turns: turns(&document.game, &judged),
            standings: rows.into_iter().map(|row| of_row(row, &names)).collect(),
        };
        let mut odd = check::odd(document, &judged);
        if let Judging::Whole(lexicon) = list {
            odd.extend(check::not_the_first(document, lexicon));
        }
        Ok((results, odd))
    }

    /// Their text, ended by a line feed.
    pub fn to_text(&self) -> String {
        readable(self)
    }
}

fn turns(game: &Game, judged: &[JudgedTurn]) -> Vec<TurnResult> {
    let turns = game.numbers().zip(&game.turns).zip(judged);
    let turns = turns.map(|((number, turn), judged)| {
        let top = match (&turn.ending, &judged.top) {
            (Ending::Top(top), Some(judged)) => Some(TopResult {
                position: position_text(top.play.position),
                word: judged.made.first().map(|word| laid_text(&word.letters)).unwrap_or_default(),
                words: words_of(&judged.made),
                points: judged.points,
                verdict: match judged.validity {
                    Validity::Valid => "correct",
                    Validity::Invalid => "incorrect",
                    Validity::Undecided => "undecided",
                },
            }),
            _ => None,
        };
        let solo =
            |player| judged.solo.filter(|(who, _)| *who == player).map_or(0, |(_, points)| points);
        let slips = judged.slips.iter().map(|(&player, slip)| of_slip(player, slip, solo(player)));
        TurnResult {
            turn: number,
            cancelled: !judged.counts,
            top,
            best: judged.best,
            solo: judged.solo.map(|(player, _)| player),
            players: judged.players,
            slips: slips.collect(),
        }
    });
    turns.collect()
}

fn of_slip(player: PlayerId, slip: &JudgedSlip, solo: u32) -> SlipResult {
    let (verdict, why) = match slip.verdict {
        Verdict::Correct => ("correct", None),
        Verdict::Incorrect(why) => ("incorrect", Some(why)),
        Verdict::Undecided => ("undecided", None),
        Verdict::Pass => ("pass", None),
        Verdict::Missing => ("missing", None),
        Verdict::Ruled => ("ruled", None),
    };
    SlipResult {
        player,
        verdict,
        why,
        points: slip.points,
        solo,
        warnings: slip.warnings,
        mistakes: slip.mistakes.clone(),
        words: slip.words.clone(),
    }
}

/// The words that slips of turns that count wait for, by turn, then word.
fn undecided(game: &Game, judged: &[JudgedTurn], words: Words<'_>) -> Vec<UndecidedWord> {
    let mut undecided = Vec::new();
    for (turn, judged) in game.numbers().zip(judged).filter(|(_, judged)| judged.counts) {
        let mut open: BTreeMap<&Word, BTreeSet<PlayerId>> = BTreeMap::new();
        let waiting = judged.slips.iter().filter(|(_, slip)| slip.verdict == Verdict::Undecided);
        for (&player, slip) in waiting {
            for word in slip.words.iter().filter(|word| words.of(word) == Validity::Undecided) {
                open.entry(word).or_default().insert(player);
            }
        }
        let mut open: Vec<_> = open.into_iter().collect();
        open.sort_by(|(one, _), (other, _)| ALPHABET.compare(one.letters(), other.letters()));
        undecided.extend(open.into_iter().map(|(word, players)| UndecidedWord {
            word: word.clone(),
            turn,
            players: players.into_iter().collect(),
        }));
    }
    undecided
}

fn of_row(row: Row, names: &BTreeMap<PlayerId, &str>) -> StandingsRow {
    StandingsRow {
        rank: row.rank,
        player: row.player,
        name: names.get(&row.player).copied().unwrap_or_default().to_owned(),
        status: match row.status {
            Status::Ranked => "ranked",
            Status::Withdrawn => "withdrawn",
            Status::ExpelledFromRest => "expelled_from_rest",
            Status::Expelled => "expelled",
        },
        total: row.total,
        turn_points: row.turn_points,
        solo_points: row.solo_points,
        warnings: row.warnings,
        disciplinary: row.disciplinary,
        deductions: row.deductions,
        tops: row.tops,
        solos: row.solos,
        zeros: row.zeros,
        per_mille: row.per_mille,
        turns: row.turns,
    }
}

/// The standings, one line a row; what is `null` in the results is empty.
pub fn standings_csv(results: &DuplicateResults) -> String {
    const COLUMNS: [&str; 14] = [
        "rank",
        "player",
        "name",
        "status",
        "total",
        "turn_points",
        "solo_points",
        "warnings",
        "disciplinary",
        "deductions",
        "tops",
        "solos",
        "zeros",
        "per_mille",
    ];
    let turns = (1..=results.turns.len()).map(|turn| format!("turn_{turn}"));
    let heading = COLUMNS.into_iter().map(str::to_owned).chain(turns).collect();
    let rows = results.standings.iter().map(|row| {
        let cells = [
            row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            row.player.to_string(),
            row.name.clone(),
            row.status.to_owned(),
            row.total.to_string(),
            row.turn_points.to_string(),
            row.solo_points.to_string(),
            row.warnings.to_string(),
            row.disciplinary.to_string(),
            row.deductions.to_string(),
            row.tops.to_string(),
            row.solos.to_string(),
            row.zeros.to_string(),
            row.per_mille.to_string(),
        ];
        let turns = row
            .turns
            .iter()
            .map(|points| points.map(|points| points.to_string()).unwrap_or_default());
        cells.into_iter().chain(turns).collect()
    });
    table_csv([heading].into_iter().chain(rows))
}

/// The standings and what is open about them, in columns to read on a terminal.
pub fn results_table(language: Language, results: &DuplicateResults) -> String {
    let heading = [
        "exchange-rank",
        "exchange-table",
        "exchange-player",
        "exchange-total",
        "exchange-turn-points",
        "exchange-solo-points",
        "exchange-warnings",
        "exchange-deductions",
        "exchange-status",
    ];
    let mut lines = vec![heading.map(|key| tr(language, key)).to_vec()];
    for row in &results.standings {
        lines.push(vec![
            row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
            row.player.to_string(),
            row.name.clone(),
            language.number(row.total),
            language.number(row.turn_points.into()),
            language.number(row.solo_points.into()),
            match row.disciplinary {
                0 => language.number(row.warnings.into()),
                disciplinary => format!("{} + {disciplinary} D", row.warnings),
            },
            language.number(row.deductions.into()),
            status(language, row.status),
        ]);
    }
    let mut table = judged_by(language, &results.lexicon) + "\n\n" + &columns(&lines) + "\n";
    if !results.provisional {
        return table + &tr(language, "exchange-final") + "\n";
    }
    table += &(text!(language, "exchange-provisional") + ":\n");
    for UndecidedWord { word, turn, players } in &results.undecided {
        let players: Vec<String> = players.iter().map(ToString::to_string).collect();
        let (word, players) = (quoted(&word.to_string()), players.join(", "));
        let line = text!(
            language,
            "exchange-undecided-word",
            turn = turn.get(),
            word = word,
            players = players
        );
        writeln!(table, "- {line}").expect("memory");
    }
    table
}
