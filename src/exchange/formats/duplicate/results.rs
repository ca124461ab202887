//! The results of a duplicate game, `eforos-duplicate-results/1`. Derived on the spot, never read back.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;
use serde_json::{Value, json};

use super::ReadError;
use super::check;
use super::document::Document;
use super::odd::{Impossible, Odd};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::duplicate::Contest;
use crate::domain::formats::duplicate::doubt::{Doubt, doubts};
use crate::domain::formats::duplicate::game::{Ending, Game, Mode, TurnNo};
use crate::domain::formats::duplicate::judged::{Judged, Undecided, undecided_in};
use crate::domain::formats::duplicate::judging::{
    JudgedSlip, JudgedTurn, Validity, Verdict, Why, Words, judge, words_of,
};
use crate::domain::formats::duplicate::notation::{laid_text, position_text};
use crate::domain::formats::duplicate::rules::{LANGUAGE, Mistake};
use crate::domain::formats::duplicate::standings::{Row, in_game, standings};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::PlayerId;
use crate::domain::letters::Word;
use crate::domain::lexicon::{Authority, Digest, Passport, WordList};
use crate::exchange::csv::table_csv;
use crate::exchange::html::{judged_by, status};
use crate::exchange::list::Judging;
use crate::exchange::table::columns;
use crate::exchange::text::readable;
use crate::language::{Language, Sentences as _, tr};
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
    pub reasons: Vec<Value>,
    /// The words that wait for a ruling.
    pub undecided: Vec<UndecidedWord>,
    /// The tops of all turns, added up.
    pub top_total: u32,
    turns: Vec<TurnResult>,
    /// The standings in order of rank.
    pub standings: Vec<StandingsRow>,
    /// Why they are provisional, as the rules tell it.
    #[serde(skip)]
    pub doubts: Vec<Doubt>,
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
        let rows = standings(&document.game.rules, &judged, players, sanctions);
        let names: BTreeMap<_, _> =
            players.iter().map(|player| (player.id, player.name.as_str())).collect();
        let waiting = |it: &UndecidedWord| Doubt::Undecided {
            word: it.word.clone(),
            turn: it.turn,
            players: it.players.clone(),
        };
        let doubts: Vec<Doubt> = undecided.iter().map(waiting).collect();
        let results = Self {
            format: FORMAT,
            mode: document.game.mode,
            lexicon: list.passport().clone(),
            provisional: !undecided.is_empty(),
            reasons: doubts.iter().map(reason).collect(),
            doubts,
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

    /// The results of a game after a turn, with the slips that are being keyed.
    pub fn after(contest: &Contest, list: &dyn WordList, after: TurnNo, drafts: &[Draft]) -> Self {
        let common = &contest.common;
        let judged = Judged::new(contest, list);
        let count = usize::from(after.get()).min(judged.turns.len());
        let turns_judged = judged.turns.get(..count).unwrap_or_default();
        let game = Game {
            turns: judged.game.turns.iter().take(count).cloned().collect(),
            ..judged.game.clone()
        };
        let doubts = doubts(contest, &judged, after, drafts);
        let names: BTreeMap<_, _> =
            common.players.values().map(|player| (player.id, player.name.as_str())).collect();
        let open = judged.undecided.iter().filter(|open| open.turn <= after).cloned();
        Self {
            format: FORMAT,
            mode: game.mode,
            lexicon: common.lexicon.clone().unwrap_or_else(no_list),
            provisional: !doubts.is_empty(),
            reasons: doubts.iter().map(reason).collect(),
            undecided: open.map(word).collect(),
            top_total: turns_judged.iter().map(|turn| turn.top_points).sum(),
            turns: turns(&game, turns_judged),
            standings: judged
                .standings(common, after)
                .into_iter()
                .map(|row| of_row(row, &names))
                .collect(),
            doubts,
        }
    }

    /// Their text, ended by a line feed.
    pub fn to_text(&self) -> String {
        readable(self)
    }
}

/// Of a game that is not made yet.
fn no_list() -> Passport {
    Passport {
        name: String::new(),
        edition: String::new(),
        sha256: Digest::of(&[]),
        words: 0,
        authority: Authority::Reference,
        language: LANGUAGE,
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
    let turns = game.numbers().zip(judged).filter(|(_, judged)| judged.counts);
    turns.flat_map(|(turn, judged)| undecided_in(turn, judged, words)).map(word).collect()
}

fn word(Undecided { word, turn, players }: Undecided) -> UndecidedWord {
    UndecidedWord { word, turn, players }
}

/// What makes results provisional.
fn reason(doubt: &Doubt) -> Value {
    match doubt {
        Doubt::Undecided { word, turn, players } => {
            json!({"kind": "undecided_word", "word": word, "turn": turn, "players": players})
        }
        Doubt::Missing { player, turn } => {
            json!({"kind": "missing_slip", "turn": turn, "player": player})
        }
        Doubt::Draft(Draft { round, player }) => {
            json!({"kind": "draft", "turn": round, "player": player})
        }
        Doubt::Unsettled { player, turn } => {
            json!({"kind": "unsettled_keyings", "turn": turn, "player": player})
        }
        Doubt::Unassigned { slip, turn } => {
            json!({"kind": "unassigned_slip", "turn": turn, "slip": slip})
        }
        Doubt::Unchecked { player, turn } => {
            json!({"kind": "unchecked_slip", "turn": turn, "player": player})
        }
        Doubt::Pending { objection, player } => {
            json!({"kind": "pending_objection", "objection": objection, "player": player})
        }
    }
}

fn of_row(row: Row, names: &BTreeMap<PlayerId, &str>) -> StandingsRow {
    StandingsRow {
        rank: row.rank,
        player: row.player,
        name: names.get(&row.player).copied().unwrap_or_default().to_owned(),
        status: row.status.code(),
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
    for doubt in &results.doubts {
        writeln!(table, "- {}", Duplicate::doubt(language, doubt)).expect("memory");
    }
    table
}
