//! What the results of anagram rounds tell beside the standings: every sheet with its verdicts, and what is
//! still open.

use serde::Serialize;
use serde_json::{Value, json};

use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::grade::{Grade, GradedWord, Sum, Tally, Verdict};
use crate::domain::formats::anagram::round::{Announced, Origin};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet::Lateness;
use crate::domain::formats::anagram::standings::{
    self, Board, Criterion, Doubt, Row, Scored, Standings, Status, is_void,
};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Written;
use crate::exchange::{self, Count, Exchanged, Figure, Mark, RowResult, Shown, Tone};

/// What is told beside the standings.
#[derive(Clone, Debug, Serialize)]
pub struct Told {
    /// Why they are provisional.
    pub reasons: Vec<Value>,
    /// Words that the referee still has to settle, by round, then word.
    pub undecided: Vec<Undecided>,
    /// A sheet for every player and round, by round, then player.
    pub sheets: Vec<SheetResult>,
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

const fn count(code: &'static str, short: &'static str, whole: &'static str) -> Count {
    Count { code, short, whole, said: whole, shown: Shown::Column }
}

const fn by_length(code: &'static str, short: &'static str, whole: &'static str) -> Count {
    Count { said: "exchange-by-length-said", ..count(code, short, whole) }
}

const fn mark_of(sign: &'static str, meaning: &'static str, tone: Tone) -> Mark {
    Mark { sign, meaning, tone }
}

impl Exchanged for Anagram {
    type Told = Told;

    /// Not where all letters came out of bags, or were recorded afterwards.
    fn proves_draw(contest: &Contest) -> bool {
        let announced = || contest.game.rounds().filter_map(|(_, round)| round.announced.as_ref());
        let derived =
            |it: &Announced| matches!(it.origin, Origin::Digital { .. } | Origin::Released);
        announced().next().is_none() || announced().any(derived)
    }

    const COUNTS: &'static [Count] = &[
        Count {
            shown: Shown::UnderTotal,
            ..count("deductions", "exchange-deductions", "standings-copy-deductions")
        },
        Count {
            said: "exchange-lost-said",
            ..count("invalid_points", "exchange-lost", "exchange-lost-is")
        },
        by_length("valid_7", "exchange-sevens", "exchange-sevens-is"),
        by_length("valid_6", "exchange-sixes", "exchange-sixes-is"),
        by_length("valid_5", "exchange-fives", "exchange-fives-is"),
        by_length("valid_4", "exchange-fours", "exchange-fours-is"),
        Count {
            said: "exchange-high-said",
            ..count("valid_high", "exchange-high", "exchange-high-is")
        },
    ];

    const MARKS: &'static [Mark] = &[
        mark_of("exchange-mark-absent", "exchange-mark-absent-is", Tone::Plain),
        mark_of("exchange-mark-late", "exchange-mark-late-is", Tone::Warning),
        mark_of("exchange-mark-void", "exchange-mark-void-is", Tone::Penalty),
        mark_of("exchange-mark-none", "exchange-mark-none-is", Tone::Warning),
        mark_of("exchange-mark-open", "exchange-mark-open-is", Tone::Warning),
    ];

    const ZERO: Option<&'static str> = Some("print-legend-zero");

    fn standings(
        contest: &Contest,
        board: &Board,
        after: RoundNo,
        drafts: &[Draft],
    ) -> exchange::Standings<Self> {
        let standings = standings::standings(contest, board, after, drafts);
        exchange::Standings {
            told: Told {
                reasons: standings.doubts.iter().map(reason).collect(),
                undecided: standings.doubts.iter().filter_map(undecided).collect(),
                sheets: sheets(contest, board, &standings),
            },
            rows: standings.rows.iter().map(|row| row_result(contest, board, after, row)).collect(),
            doubts: standings.doubts,
        }
    }

    fn figures(contest: &Contest, board: &Board, after: RoundNo) -> Vec<Figure> {
        let figure = |number: i64, key, args| Figure {
            number,
            decimals: 0,
            counts: (key, args),
            without: None,
        };
        let figures = standings::figures(contest, board, after, |_| Vec::new());
        let counting = board.grades().filter(|&(round, player, _)| {
            round <= after && standings::is_told(contest, round, player)
        });
        // Of equal sheets the earlier round's, then the lower number's.
        let best = counting.min_by_key(|(round, player, grade)| (-grade.total(), *round, *player));
        let points: i64 = figures.ratios.iter().map(|ratio| ratio.points).sum();
        let sevens = figures.finds.iter().filter(|find| find.word.len() == 7);
        let sevens: usize = sevens.map(|find| find.players.len()).sum();
        let sheets = i64::from(figures.sheets);
        let args = vec![("count", figures.valid.into()), ("sheets", sheets.into())];
        let without = Some(i64::from(figures.of_expelled)).filter(|&count| count > 0);
        let mut all = vec![Figure {
            without: without.map(|count| ("exchange-figure-without", count)),
            ..figure(figures.valid.into(), "exchange-figure-valid", args)
        }];
        all.extend(best.filter(|(_, _, grade)| grade.total() > 0).map(|(round, player, grade)| {
            let args = vec![
                ("player", contest.common.told_apart(player).into()),
                ("round", i64::from(round.get()).into()),
            ];
            figure(grade.total().into(), "exchange-figure-best", args)
        }));
        let sevens = i64::try_from(sevens).unwrap_or(i64::MAX);
        all.push(figure(sevens, "exchange-figure-sevens", vec![("count", sevens.into())]));
        if sheets > 0 {
            // Halves away from zero, as people round.
            let (tenfold, half) = (points * 10, sheets.div_euclid(2) * points.signum());
            let mean = figure((tenfold + half) / sheets, "exchange-figure-mean", Vec::new());
            all.push(Figure { decimals: 1, ..mean });
        }
        let rulings = i64::try_from(contest.common.rulings.len()).unwrap_or(i64::MAX);
        let args = vec![("count", rulings.into())];
        all.push(figure(rulings, "exchange-figure-rulings", args));
        all
    }

    fn nameless(contest: &Contest) -> Vec<RoundNo> {
        let played = contest.game.rounds().filter(|(_, round)| round.is_played());
        let nameless = |(number, _)| contest.game.nameless(number).map(move |_| number);
        played.flat_map(nameless).collect()
    }

    fn breaks(contest: &Contest) -> Vec<RoundNo> {
        contest.game.breaks().collect()
    }

    fn taken_by_rules(contest: &Contest) -> Vec<(PlayerId, RoundNo, &'static str)> {
        let rounds = contest.game.rounds();
        let places = rounds.flat_map(|(round, _)| {
            contest.common.players.keys().map(move |&player| (player, round))
        });
        places
            .filter(|&(player, round)| contest.game.place(round, player).lateness == Lateness::Late)
            .map(|(player, round)| (player, round, "print-penalty-late"))
            .collect()
    }
}

fn undecided(doubt: &Doubt) -> Option<Undecided> {
    let Doubt::Undecided { written, round, players } = doubt else { return None };
    Some(Undecided { word: written.clone(), round: *round, players: players.clone() })
}

/// What makes results provisional.
fn reason(doubt: &Doubt) -> Value {
    match doubt {
        Doubt::Undecided { written, round, players } => {
            json!({"kind": "undecided_word", "word": written, "round": round, "players": players})
        }
        Doubt::Missing { player, round } => {
            json!({"kind": "missing_sheet", "round": round, "player": player})
        }
        Doubt::Draft(Draft { round, player, .. }) => {
            json!({"kind": "draft", "round": round, "player": player})
        }
        Doubt::Unsettled { player, round } => {
            json!({"kind": "unsettled_keyings", "round": round, "player": player})
        }
        Doubt::Unassigned { sheet, round } => {
            json!({"kind": "unassigned_sheet", "round": round, "sheet": sheet})
        }
        Doubt::Unchecked { player, round } => {
            json!({"kind": "unchecked_sheet", "round": round, "player": player})
        }
        Doubt::Objection { objection, player } => {
            json!({"kind": "pending_objection", "objection": objection, "player": player})
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

fn row_result(contest: &Contest, board: &Board, after: RoundNo, row: &Row) -> RowResult {
    let played = all_rounds().zip(&*row.rounds).filter(|(_, score)| score.is_some());
    let marks = played.filter_map(|(round, _)| {
        let mark = match standings::scored(contest, board, round, row.player) {
            Scored::NotPlayed | Scored::Points(_) => return None,
            Scored::Out => 0,
            Scored::Late => 1,
            Scored::Void => 2,
            Scored::NotHandedIn => 3,
            Scored::Missing | Scored::Open(_) => 4,
        };
        Some((round, &Anagram::MARKS[mark]))
    });
    let player = contest.common.players.get(&row.player);
    let name = player.map(|player| player.name.clone());
    let from = player.map(|player| player.span.from_round).filter(|&from| from > RoundNo::FIRST);
    let from = from.map(|from| ("print-note-from", from));
    let until = standings::until(contest, row).and_then(|until| {
        let key = match row.status {
            Status::Ranked => return None,
            Status::Withdrawn => "print-note-withdrawn",
            Status::ExpelledFromRest => "print-note-expelled-from-rest",
            Status::Expelled => "print-note-expelled",
        };
        Some((key, until))
    });
    let Tally { valid_7, valid_6, valid_5, valid_4, valid_high, .. } = row.tally;
    let counts = [row.invalid_points, valid_7, valid_6, valid_5, valid_4, valid_high];
    let counts = [row.deductions].into_iter().chain(counts.map(i64::from));
    RowResult {
        rank: row.rank,
        player: row.player,
        name: name.unwrap_or_default(),
        status: row.status.code(),
        notes: from.into_iter().chain(until).collect(),
        total: row.total,
        counts: Anagram::COUNTS.iter().zip(counts).collect(),
        decided_by: row.decided_by.map(Criterion::code),
        rounds: row.rounds.to_vec(),
        marks: marks.collect(),
        totals: standings::totals(contest, board, after, row.player),
    }
}
