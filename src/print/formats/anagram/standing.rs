//! Rows of standings as paper has them: what each round gave every player, or the mark that stands for it,
//! what decided a tie, and what makes the standings provisional.

use std::collections::BTreeMap;

use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::{TieBreak, all_rounds};
pub use crate::domain::formats::anagram::standings::Scored;
use crate::domain::formats::anagram::standings::{
    self, Board, Criterion, Doubt, Standings, Status,
};
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::print::layout::grid::Cell;
use crate::print::layout::leaf::DOT;
use crate::print::words;
use crate::text;

/// One player's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The player's name.
    pub name: String,
    /// The player's club; may be empty.
    pub club: String,
    /// Rank, points and tie-breaks.
    pub standing: standings::Row,
    /// What each round of the schedule gave.
    pub rounds: Vec<Scored>,
    /// Points taken off, by round.
    pub taken: BTreeMap<u8, u32>,
    /// The first round of who came late.
    pub from: Option<u8>,
    /// The last round of who left, or the round in which they were expelled.
    pub until: Option<u8>,
}

/// What makes standings provisional: a reason by its sentence, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The key of the sentence.
    pub key: &'static str,
    /// How many.
    pub count: usize,
}

/// A row as it is printed, among the others.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub row: &'a Row,
    /// The one above it.
    pub above: Option<&'a Row>,
    /// The one below it.
    pub below: Option<&'a Row>,
    /// How many places it rose (or fell, below 0); `None` when it had none, or nobody asks.
    pub moved: Option<i64>,
}

/// The last rank that a strong rule sets apart.
const LAST_HONOUR: u32 = 3;

/// The tie-breaks that have columns, in their order.
pub(super) const CRITERIA: [TieBreak; 6] = [
    TieBreak::InvalidPoints,
    TieBreak::Valid7,
    TieBreak::Valid6,
    TieBreak::Valid5,
    TieBreak::Valid4,
    TieBreak::ValidHigh,
];

/// The rows of standings, with names and clubs.
pub(super) fn rows(contest: &Contest, board: &Board, standings: &Standings) -> Vec<Row> {
    standings.rows.iter().map(|standing| row(contest, board, standings.after, standing)).collect()
}

fn row(contest: &Contest, board: &Board, after: RoundNo, standing: &standings::Row) -> Row {
    let id = standing.player;
    let player = contest.common.players.get(&id);
    let up_to = all_rounds().filter(|&round| round <= after);
    let taken = up_to.filter_map(|round| {
        let points = u32::try_from(standings::deductions(contest, round, id)).ok()?;
        (points > 0).then_some((round.get(), points))
    });
    let until = standings::until(contest, standing);
    let from = player.map(|player| player.span.from_round).filter(|&from| from > RoundNo::FIRST);
    let scored = |round| match round {
        round if round > after => Scored::NotPlayed,
        round => standings::scored(contest, board, round, id),
    };
    Row {
        name: contest.common.told_apart(id),
        club: player.map(|player| player.club.clone()).unwrap_or_default(),
        standing: standing.clone(),
        rounds: all_rounds().map(scored).collect(),
        taken: taken.collect(),
        from: from.map(RoundNo::get),
        until: until.map(RoundNo::get),
    }
}

/// The rows, each with its neighbours.
pub(super) fn lines<'a>(rows: impl Iterator<Item = (&'a Row, Option<i64>)>) -> Vec<Line<'a>> {
    let rows: Vec<_> = rows.collect();
    let at = |place: Option<usize>| place.and_then(|place| rows.get(place)).map(|(row, _)| *row);
    let line = |(place, &(row, moved)): (usize, &(&'a Row, Option<i64>))| Line {
        row,
        above: at(place.checked_sub(1)),
        below: at(place.checked_add(1)),
        moved,
    };
    rows.iter().enumerate().map(line).collect()
}

/// The rounds of the schedule that were played, by their places in it.
pub(super) fn played(rows: &[Row]) -> Vec<usize> {
    let rounds = rows.first().map(|row| row.rounds.iter().enumerate());
    let played = rounds.into_iter().flatten().filter(|(_, scored)| **scored != Scored::NotPlayed);
    played.map(|(place, _)| place).collect()
}

/// The most points of each round of the schedule among those who have a rank; nobody's where nobody has any.
pub(super) fn best<'a>(rows: &(impl Iterator<Item = &'a Row> + Clone)) -> Vec<Option<i32>> {
    let rounds = rows.clone().next().map_or(0, |row| row.rounds.len());
    let of = |place: usize| {
        let ranked = rows.clone().filter(|row| row.standing.rank.is_some());
        let points = ranked.filter_map(|row| match row.rounds.get(place) {
            Some(Scored::Points(points) | Scored::Open(points)) => Some(*points),
            _ => None,
        });
        points.max().filter(|&most| most > 0)
    };
    (0..rounds).map(of).collect()
}

impl Line<'_> {
    fn shares(&self, other: Option<&Row>) -> bool {
        let rank = self.row.standing.rank;
        rank.is_some() && other.is_some_and(|other| other.standing.rank == rank)
    }

    /// Whether others have its rank, too.
    pub(super) fn is_shared(&self) -> bool {
        self.shares(self.above) || self.shares(self.below)
    }

    /// The rank; shared ones say so on all their rows.
    pub(super) fn rank(&self) -> String {
        match self.row.standing.rank {
            None => "–".to_owned(),
            Some(rank) if self.is_shared() => format!("={rank}"),
            Some(rank) => rank.to_string(),
        }
    }

    /// The tie-break that separates it from the one above.
    pub(super) fn decided(&self) -> Option<TieBreak> {
        match self.row.standing.decided_by {
            Some(Criterion::TieBreak(tie_break)) => Some(tie_break),
            Some(Criterion::Total) | None => None,
        }
    }

    /// The tie-break, with its figure here and above, where no column has them.
    pub(super) fn why(&self, language: Language) -> Option<String> {
        let (tie_break, above) = (self.decided()?, self.above?);
        let criterion = Criterion::TieBreak(tie_break);
        Some(text!(
            language,
            "print-why-against",
            criterion = short(tie_break, language),
            own = criterion.value(&self.row.standing),
            above = criterion.value(&above.standing)
        ))
    }

    /// How it stands who is not there as every other.
    pub(super) fn status(&self, language: Language) -> Vec<String> {
        let row = self.row;
        let mut parts = Vec::new();
        if let Some(from) = row.from {
            parts.push(text!(language, "print-note-from", round = from));
        }
        if let Some(key) = match row.standing.status {
            Status::Ranked => None,
            Status::Withdrawn => Some("print-note-withdrawn"),
            Status::ExpelledFromRest => Some("print-note-expelled-from-rest"),
            Status::Expelled => Some("print-note-expelled"),
        } {
            parts.push(text!(language, key, round = row.until.unwrap_or_default()));
        }
        parts
    }

    /// The rounds that a penalty voids; `None` where there is none.
    pub(super) fn void(&self, language: Language) -> Option<String> {
        let rounds = all_rounds().zip(&self.row.rounds);
        let void = rounds.filter(|(_, scored)| **scored == Scored::Void);
        let rounds: Vec<u8> = void.map(|(round, _)| round.get()).collect();
        let said = || text!(language, "print-note-void", rounds = words::row(&rounds));
        (!rounds.is_empty()).then(said)
    }

    /// Whether a strong rule stands below it: under rank 3, and above players without a rank.
    pub(super) fn ends_a_part(&self) -> bool {
        let honoured = |row: &Row| row.standing.rank.is_some_and(|rank| rank <= LAST_HONOUR);
        self.below.is_some_and(|below| {
            honoured(self.row) && !honoured(below)
                || self.row.standing.rank.is_some() && below.standing.rank.is_none()
        })
    }
}

/// The heading of a tie-break.
pub(super) fn short(tie_break: TieBreak, language: Language) -> String {
    match tie_break {
        TieBreak::InvalidPoints => tr(language, "print-short-invalid"),
        TieBreak::Valid7 => "7".to_owned(),
        TieBreak::Valid6 => "6".to_owned(),
        TieBreak::Valid5 => "5".to_owned(),
        TieBreak::Valid4 => "4".to_owned(),
        TieBreak::ValidHigh => tr(language, "print-short-high"),
    }
}

/// What a round gave as a cell; `best` is the most of that round.
pub(super) fn cell(scored: Scored, best: Option<i32>, language: Language) -> Cell {
    let number = |points: i32| language.number(points.into());
    match scored {
        Scored::NotPlayed => Cell::Plain(String::new()),
        Scored::Out => Cell::Soft("–".to_owned()),
        Scored::Late => Cell::Framed(tr(language, "print-mark-late")),
        Scored::Void => Cell::Framed(tr(language, "print-mark-void")),
        Scored::NotHandedIn => Cell::Framed(tr(language, "print-mark-none")),
        Scored::Missing => Cell::Strong("?".to_owned()),
        Scored::Open(points) => Cell::Raised(number(points), "?".to_owned()),
        Scored::Points(points) if best == Some(points) => Cell::Best(number(points)),
        Scored::Points(points) => Cell::Plain(number(points)),
    }
}

/// The marks that occur, each with what it means, in their order.
pub(super) fn marks(rows: &[Row], language: Language) -> Vec<(Cell, String)> {
    let all = || rows.iter().flat_map(|row| &row.rounds);
    let is = |wanted: fn(&Scored) -> bool| all().any(wanted);
    let mut items = Vec::new();
    let mut item = |sign: Cell, key| items.push((sign, tr(language, key)));
    if is(|one| *one == Scored::Out) {
        item(Cell::Strong("–".into()), "print-legend-out");
    }
    for (mark, sign, key) in [
        (Scored::Late, "print-mark-late", "print-legend-late"),
        (Scored::Void, "print-mark-void", "print-legend-void"),
        (Scored::NotHandedIn, "print-mark-none", "print-legend-none"),
    ] {
        if all().any(|one| *one == mark) {
            item(Cell::Framed(tr(language, sign)), key);
        }
    }
    if is(|one| *one == Scored::Points(0)) {
        item(Cell::Strong("0".into()), "print-legend-zero");
    }
    if is(|one| matches!(one, Scored::Missing | Scored::Open(_))) {
        item(Cell::Strong("?".into()), "print-legend-open");
    }
    if let Some(most) = best(&rows.iter()).into_iter().flatten().next() {
        item(Cell::Best(language.number(most.into())), "print-legend-best");
    }
    items
}

/// The figure of a tie-break in its column, in a frame where it decided.
pub(super) fn criterion_cell(line: Line<'_>, tie_break: TieBreak, language: Language) -> Cell {
    let value = language.number(Criterion::TieBreak(tie_break).value(&line.row.standing));
    if line.decided() == Some(tie_break) { Cell::Framed(value) } else { Cell::Plain(value) }
}

/// What the tie-breaks mean that are told, in their order.
pub(super) fn criteria_told(
    told: impl Fn(TieBreak) -> bool,
    language: Language,
) -> Vec<(Cell, String)> {
    let named = |tie_break, key| {
        let sign = || (Cell::Strong(short(tie_break, language)), tr(language, key));
        told(tie_break).then(sign)
    };
    let valid = [TieBreak::Valid7, TieBreak::Valid6, TieBreak::Valid5, TieBreak::Valid4];
    let valid = valid.into_iter().filter(|&one| told(one)).map(|one| short(one, language));
    let valid = valid.collect::<Vec<_>>().join(" ");
    let valid =
        (!valid.is_empty()).then(|| (Cell::Strong(valid), tr(language, "print-legend-valid")));
    let invalid = named(TieBreak::InvalidPoints, "print-legend-invalid");
    let high = named(TieBreak::ValidHigh, "print-legend-high");
    [invalid, valid, high].into_iter().flatten().collect()
}

/// What a figure in a frame means, by the first there is in a column.
pub(super) fn decided_told(
    lines: &[Line<'_>],
    shown: impl Fn(TieBreak) -> bool,
    language: Language,
) -> Option<(Cell, String)> {
    let value = lines.iter().find_map(|line| {
        let tie_break = line.decided().filter(|&one| shown(one))?;
        Some(Criterion::TieBreak(tie_break).value(&line.row.standing))
    })?;
    Some((Cell::Framed(language.number(value)), tr(language, "print-legend-decided")))
}

/// How many of each kind; kinds that do not occur are left out.
pub(super) fn doubts(standings: &Standings) -> Vec<Reason> {
    const KEYS: [&str; 7] = [
        "print-reason-undecided",
        "print-reason-missing",
        "print-reason-drafts",
        "print-reason-keyings",
        "print-reason-unassigned",
        "print-reason-unchecked",
        "print-reason-objections",
    ];
    let of = |doubt: &Doubt| match doubt {
        Doubt::Undecided { .. } => 0,
        Doubt::Missing { .. } => 1,
        Doubt::Draft(_) => 2,
        Doubt::Unsettled { .. } => 3,
        Doubt::Unassigned { .. } => 4,
        Doubt::Unchecked { .. } => 5,
        Doubt::Objection { .. } => 6,
    };
    let count = |kind| standings.doubts.iter().filter(|doubt| of(doubt) == kind).count();
    let reasons = KEYS.iter().enumerate().map(|(kind, key)| Reason { key, count: count(kind) });
    reasons.filter(|reason| reason.count > 0).collect()
}

/// What makes the standings provisional; `None` when nothing does.
pub(super) fn provisional(reasons: &[Reason], language: Language) -> Option<String> {
    if reasons.is_empty() {
        return None;
    }
    let said = |reason: &Reason| text!(language, reason.key, count = reason.count);
    let reasons: Vec<String> = reasons.iter().map(said).collect();
    Some(text!(language, "print-final-provisional", reasons = reasons.join(", ")))
}

/// How standings stand, for the head: provisional and how much is open; `None` when nothing is.
fn open(reasons: &[Reason], language: Language) -> Option<String> {
    let count: usize = reasons.iter().map(|reason| reason.count).sum();
    (count > 0).then(|| text!(language, "print-state-provisional", count = count))
}

/// How a competition stands, for the frame in the head: what is open, which issue is signed, said by `key`, or
/// that nothing is signed yet.
pub(super) fn state(
    reasons: &[Reason],
    (signed, key): (Option<u32>, &str),
    language: Language,
) -> String {
    match (open(reasons, language), signed) {
        (Some(open), _) => open,
        (None, Some(issue)) => text!(language, key, issue = issue),
        (None, None) => tr(language, "print-final-not-signed"),
    }
}

/// Status, why a tie was broken if no column has it, and the club, of one player on one line.
pub(super) fn small_line(status: &[String], club: &str) -> String {
    let parts = status.iter().map(String::as_str).chain(std::iter::once(club.trim()));
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(DOT)
}
