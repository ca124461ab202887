//! Results as a document, `eforos-results/1`: every sheet with its verdicts, the standings, and what
//! is still open. Derived on the spot, never read back.

use serde::Serialize;

use super::text::readable;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::grade::{Grade, GradedWord, Sum, Verdict};
use crate::domain::formats::anagram::standings::{
    Board, Criterion, Doubt, Row, Standings, is_void, standings,
};
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo, SheetId};
use crate::domain::letters::Written;
use crate::domain::lexicon::{Passport, WordList};

/// The results' format and version.
pub const FORMAT: &str = "eforos-results/1";

/// The results of a competition after a round.
#[derive(Clone, Debug, Serialize)]
pub struct Results {
    format: &'static str,
    /// The passport of the list that judged.
    pub lexicon: Option<Passport>,
    /// Whether anything may still change.
    pub provisional: bool,
    /// Why they are provisional.
    pub reasons: Vec<Reason>,
    /// Words that the referee still has to settle, by round, then word.
    pub undecided: Vec<Undecided>,
    /// A sheet for every player and round, by round, then player.
    pub sheets: Vec<SheetResult>,
    /// The standings in order of rank.
    pub standings: Vec<RowResult>,
    /// After which round.
    #[serde(skip)]
    pub after: RoundNo,
    /// What makes them provisional, as the rules tell it.
    #[serde(skip)]
    pub doubts: Vec<Doubt>,
}

/// What makes results provisional.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Reason {
    /// A word that the referee still has to settle.
    UndecidedWord(Undecided),
    /// A sheet that is expected and not there.
    MissingSheet {
        /// Of which round.
        round: RoundNo,
        /// Whose.
        player: PlayerId,
    },
    /// A sheet that somebody has begun to key.
    Draft {
        /// Of which round.
        round: RoundNo,
        /// Whose; `None` for a sheet without a name.
        player: Option<PlayerId>,
    },
    /// Two keyings or two sheets that differ.
    UnsettledKeyings {
        /// Of which round.
        round: RoundNo,
        /// Whose.
        player: PlayerId,
    },
    /// A sheet without a name.
    UnassignedSheet {
        /// Of which round.
        round: RoundNo,
        /// Which.
        sheet: SheetId,
    },
    /// A second keying is required and absent.
    UncheckedSheet {
        /// Of which round.
        round: RoundNo,
        /// Whose.
        player: PlayerId,
    },
    /// An objection that is not decided.
    PendingObjection {
        /// Which.
        objection: ObjectionId,
        /// Whose.
        player: PlayerId,
    },
}

/// A word that the referee still has to settle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Undecided {
    /// In capitals; `?` for an unreadable letter.
    pub word: Written,
    /// In which round.
    pub round: RoundNo,
    /// Who wrote it.
    pub players: Vec<PlayerId>,
}

/// A graded sheet.
#[derive(Clone, Debug, Serialize)]
pub struct SheetResult {
    /// Of which round.
    pub round: RoundNo,
    /// Whose.
    pub player: PlayerId,
    /// Late, or the round was voided: its sums are 0.
    pub void: bool,
    /// Its words, judged.
    pub words: Vec<WordResult>,
    /// The valid words.
    pub valid: Sums,
    /// The invalid words; points negative or 0.
    pub invalid: Sums,
    /// How many words the referee still has to settle.
    pub undecided: u32,
    /// The round's score.
    pub total: i32,
}

/// A judged word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WordResult {
    /// In capitals; `?` for an unreadable letter.
    pub word: Written,
    /// The field that it stands in, by its length.
    pub field: usize,
    /// What it is worth.
    pub verdict: &'static str,
    /// Why it is invalid, or that it is illegible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
    /// Its points.
    pub points: i32,
}

/// A number of words and their points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sums {
    /// How many words.
    pub count: u32,
    /// Their points.
    pub points: i32,
}

impl From<Sum> for Sums {
    fn from(sum: Sum) -> Self {
        Self { count: sum.count, points: sum.points }
    }
}

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RowResult {
    /// Shared on a full tie; `None` when expelled.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// `ranked`, `withdrawn`, `expelled_from_rest` or `expelled`.
    pub status: &'static str,
    /// Points, deductions taken off.
    pub total: i64,
    /// Points taken off.
    pub deductions: i64,
    /// Points lost on invalid words, as a positive number.
    pub invalid_points: u32,
    /// Valid words of 7 letters.
    pub valid_7: u32,
    /// Valid words of 6 letters.
    pub valid_6: u32,
    /// Valid words of 5 letters.
    pub valid_5: u32,
    /// Valid words of 4 letters.
    pub valid_4: u32,
    /// Valid words with a high-value letter.
    pub valid_high: u32,
    /// What separates it from the row above.
    pub decided_by: Option<&'static str>,
    /// The score of each round; `None` for one that was not played.
    pub rounds: Vec<Option<i32>>,
}

impl Results {
    /// The results of a competition after round `after`, with the sheets that are being keyed.
    #[must_use]
    pub fn of(contest: &Contest, lexicon: &dyn WordList, after: RoundNo, drafts: &[Draft]) -> Self {
        let board = Board::new(contest, lexicon);
        let standings = standings(contest, &board, after, drafts);
        let reasons: Vec<Reason> = standings.doubts.iter().map(reason).collect();
        let undecided = reasons.iter().filter_map(|reason| match reason {
            Reason::UndecidedWord(word) => Some(word.clone()),
            _ => None,
        });
        Self {
            format: FORMAT,
            lexicon: contest.common.lexicon.clone(),
            provisional: standings.is_provisional(),
            undecided: undecided.collect(),
            sheets: sheets(contest, &board, &standings),
            standings: standings.rows.iter().map(|row| row_result(contest, row)).collect(),
            reasons,
            after,
            doubts: standings.doubts,
        }
    }

    /// Their text, ended by a line feed.
    #[must_use]
    pub fn to_text(&self) -> String {
        readable(self)
    }
}

fn reason(doubt: &Doubt) -> Reason {
    match doubt {
        Doubt::Undecided { written, round, players } => Reason::UndecidedWord(Undecided {
            word: written.clone(),
            round: *round,
            players: players.clone(),
        }),
        Doubt::Missing { player, round } => Reason::MissingSheet { round: *round, player: *player },
        Doubt::Draft(draft) => Reason::Draft { round: draft.round, player: draft.player },
        Doubt::Unsettled { player, round } => {
            Reason::UnsettledKeyings { round: *round, player: *player }
        }
        Doubt::Unassigned { sheet, round } => {
            Reason::UnassignedSheet { round: *round, sheet: *sheet }
        }
        Doubt::Unchecked { player, round } => {
            Reason::UncheckedSheet { round: *round, player: *player }
        }
        Doubt::Objection { objection, player } => {
            Reason::PendingObjection { objection: *objection, player: *player }
        }
    }
}

fn sheets(contest: &Contest, board: &Board, standings: &Standings) -> Vec<SheetResult> {
    let played = contest.game.rounds().filter(|(_, round)| round.is_played());
    let rounds = played.map(|(number, _)| number).filter(|&number| number <= standings.after);
    let places =
        rounds.flat_map(|round| contest.common.players.keys().map(move |&player| (round, player)));
    places.map(|(round, player)| sheet(contest, board, standings.after, (round, player))).collect()
}

/// One place: empty when nothing was handed in or nothing counts any more, its sums 0 when void.
fn sheet(
    contest: &Contest,
    board: &Board,
    after: RoundNo,
    (round, player): (RoundNo, PlayerId),
) -> SheetResult {
    let out = contest.common.expelled_from_rest_after(player).filter(|&last| last <= after);
    let counts = out.is_none_or(|last| round <= last);
    let nothing = Grade::default();
    let grade = board.grade(round, player).filter(|_| counts).unwrap_or(&nothing);
    let void = is_void(contest, round, player);
    let sums = if void { &nothing } else { grade };
    SheetResult {
        round,
        player,
        void,
        words: grade.words.iter().map(word).collect(),
        valid: sums.valid.into(),
        invalid: sums.invalid.into(),
        undecided: sums.undecided,
        total: sums.total(),
    }
}

fn word(graded: &GradedWord) -> WordResult {
    let (verdict, why) = match graded.verdict {
        Verdict::Misplaced => ("misplaced", None),
        Verdict::Illegible => ("undecided", Some("illegible")),
        Verdict::Ignored => ("ignored", None),
        Verdict::Repeated => ("repeated", None),
        Verdict::NotFromLetters { .. } => ("invalid", Some("not_from_letters")),
        Verdict::RuledInvalid => ("invalid", Some("ruled")),
        Verdict::NotInLexicon => ("invalid", Some("not_in_lexicon")),
        Verdict::Undecided => ("undecided", None),
        Verdict::Valid => ("valid", None),
    };
    let word = graded.written.clone();
    WordResult { word, field: graded.field.length(), verdict, why, points: graded.points }
}

fn row_result(contest: &Contest, row: &Row) -> RowResult {
    let name = contest.common.players.get(&row.player).map(|player| player.name.clone());
    RowResult {
        rank: row.rank,
        player: row.player,
        name: name.unwrap_or_default(),
        status: row.status.code(),
        total: row.total,
        deductions: row.deductions,
        invalid_points: row.invalid_points,
        valid_7: row.tally.valid_7,
        valid_6: row.tally.valid_6,
        valid_5: row.tally.valid_5,
        valid_4: row.tally.valid_4,
        valid_high: row.tally.valid_high,
        decided_by: row.decided_by.map(Criterion::code),
        rounds: row.rounds.clone(),
    }
}
