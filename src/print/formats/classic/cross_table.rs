//! The cross-table: a row a player in order of rank, a column a round: who met whom, who began, what came of it.
//! Where averages rank, a round tells the score and by how many seats it counts.

use std::collections::BTreeMap;

use super::played::{Played, legend, points, rank, sums, total};
use crate::domain::formats::classic::result::{Came, DecidedBy, Seat, Settled, State};
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::language::{Language, tr};
use crate::print::layout::columns::{GAP_MM, figures, gap, look, texts};
use crate::print::layout::grid::{
    Cell, Column, Grid, RowLook, bold, cell_mm, figures_mm, plain, soft,
};
use crate::print::layout::larger::{Tried, largest};
use crate::print::layout::leaf::{Called, Leaf};
use crate::print::layout::table::{
    HIGHEST_MM, Lines, closing, leaf_of, named, pages, raise_to, set,
};
use crate::print::layout::{Pages, Templates};
use crate::text;

leaf_of!("cross-table", ["rank_mm", "points_mm", "round_mm"], "name_mm");

/// The facts of a cross-table.
#[derive(Clone, Debug, Default)]
pub struct CrossTable {
    pub(super) called: Called,
    /// The rounds that were played.
    pub rounds: Vec<u8>,
    /// In order of rank.
    pub rows: Vec<CrossRow>,
    /// What its signs mean.
    pub notes: Vec<String>,
    /// What the figure at the end is called.
    pub last: String,
}

/// A player's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// The player's number: what opponents are named by.
    pub number: PlayerId,
    /// The rank as it stands there.
    pub rank: String,
    /// Who.
    pub name: String,
    /// What each round brought.
    pub rounds: Vec<CrossCell>,
    /// Points or average.
    pub last: String,
}

/// What a round brought: the opponent and what came of it, then the scores. What is empty is not there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrossCell {
    /// The opponent's number, the sign of who began, the result's sign.
    pub above: String,
    /// The scores.
    pub below: String,
}

impl CrossTable {
    /// The cross-table of a competition as far as it was counted.
    pub fn of(played: Played<'_>, language: Language) -> Self {
        let called = played.called_with_state(tr(language, "games-cross-table"), language);
        let is_counted = |round: &RoundNo| played.after.is_none_or(|after| *round <= after);
        let rounds: Vec<RoundNo> =
            played.competition.rounds.keys().copied().filter(is_counted).collect();
        let rows = &played.standings.rows;
        let known = Known::of(played, &rounds, language);
        let of = |place: usize, player: PlayerId| CrossRow {
            number: player,
            rank: rank(rows, place, |row| row.rank),
            name: known.names.get(&player).map_or_else(|| player.to_string(), |&name| name.into()),
            rounds: rounds.iter().map(|&round| known.cell(played, player, round)).collect(),
            last: rows
                .get(place)
                .and_then(|row| {
                    let at = if played.is_swiss() { 1 } else { 2 };
                    sums(&row.tally, language).get(at).cloned()
                })
                .unwrap_or_default(),
        };
        let key = if played.is_swiss() { "games-cross-key" } else { "games-cross-key-average" };
        let last = if played.is_swiss() { "games-column-points" } else { "games-column-average" };
        let told = played.standings.games.iter();
        let told = told.filter(|((round, _), _)| is_counted(round)).map(|(_, settled)| settled);
        let deducted = told.clone().find_map(|settled| deducted(settled, language));
        let marked = key_of_mark(told, language);
        let marks = rows
            .iter()
            .flat_map(|row| rounds.iter().filter_map(move |&round| played.mark(row.player, round)));
        Self {
            called,
            rounds: rounds.iter().map(|round| round.get()).collect(),
            rows: rows.iter().enumerate().map(|(place, row)| of(place, row.player)).collect(),
            notes: [tr(language, key)]
                .into_iter()
                .chain(legend(marks, language))
                .chain(marked)
                .chain(deducted.filter(|_| !played.is_swiss()))
                .collect(),
            last: tr(language, last),
        }
    }
}

/// Behind the sign of a game of equal scores that the last word decided.
const BY_LAST_WORD: &str = "*";

/// That mark, where it stands.
fn mark(settled: &Settled) -> &'static str {
    if settled.decided_by == Some(DecidedBy::LastWord) { BY_LAST_WORD } else { "" }
}

/// What the mark says, where a game that is told has it.
pub(super) fn key_of_mark<'a>(
    mut told: impl Iterator<Item = &'a Settled>,
    language: Language,
) -> Option<String> {
    let is_there = told.any(|settled| !mark(settled).is_empty());
    is_there.then(|| text!(language, "games-last-word-key", mark = BY_LAST_WORD))
}

/// What a game brought a seat: its sign with the points; of a loss and a draw the points say it alone.
pub(super) fn brought(settled: &Settled, seat: &Seat, language: Language) -> String {
    let sign = match sign_key(settled, seat) {
        Ok("games-sign-lost" | "games-sign-drawn") if seat.halves.is_some() => String::new(),
        Ok(key) => tr(language, key),
        Err(sign) => sign.to_owned(),
    };
    let halves = seat.halves.map(points).unwrap_or_default();
    format!("{}{}", format!("{sign} {halves}").trim(), mark(settled))
}

/// What that sign says, in words; empty where nothing came of it yet.
pub(super) fn came(settled: &Settled, seat: &Seat, language: Language) -> String {
    let word = match sign_key(settled, seat) {
        Ok("games-sign-won") => "games-came-won",
        Ok("games-sign-drawn") => "games-came-drawn",
        Ok("games-sign-lost") => "games-came-lost",
        Ok("games-sign-walkover") => "games-came-walkover",
        Ok("games-sign-forfeit") => "games-came-forfeit",
        Ok("games-sign-cancelled") => "games-came-cancelled",
        Ok(_) | Err(_) => return String::new(),
    };
    tr(language, word)
}

/// The key of that sign; itself where it is of no language.
fn sign_key(settled: &Settled, seat: &Seat) -> Result<&'static str, &'static str> {
    let most = settled.seats.iter().filter_map(|seat| seat.halves).max();
    Ok(match settled.state {
        State::Missing => return Err("?"),
        State::Cancelled => "games-sign-cancelled",
        State::Walkover if seat.came == Came::Yes => "games-sign-walkover",
        State::Walkover => "games-sign-forfeit",
        State::Played | State::LastWordMissing => match seat.halves {
            None => return Err(""),
            Some(own) if Some(own) != most => "games-sign-lost",
            Some(own) if settled.seats.iter().all(|seat| seat.halves == Some(own)) => {
                "games-sign-drawn"
            }
            Some(_) => "games-sign-won",
        },
    })
}

/// What every cell asks for, looked up once: of 500 players and ten rounds there are 5,000.
struct Known<'a> {
    language: Language,
    names: BTreeMap<PlayerId, &'a str>,
    /// Where each sits.
    seats: BTreeMap<(RoundNo, PlayerId), TableNo>,
    signs: BTreeMap<&'static str, String>,
}

impl<'a> Known<'a> {
    fn of(played: Played<'a>, rounds: &[RoundNo], language: Language) -> Self {
        let signs = [
            "games-sign-cancelled",
            "games-sign-walkover",
            "games-sign-forfeit",
            "games-sign-lost",
            "games-sign-drawn",
            "games-sign-won",
            "games-sign-bye",
            "games-begins-sign",
        ];
        let players = played.competition.players.iter().map(|it| &it.player);
        let games = rounds.iter().filter_map(|&round| Some((round, played.games(round)?)));
        let tables = games.flat_map(|(round, games)| {
            games.iter().map(move |(&table, game)| (round, table, &game.seats))
        });
        Self {
            language,
            names: players.map(|player| (player.id, player.name.as_str())).collect(),
            seats: tables
                .flat_map(|(round, table, seats)| {
                    seats.iter().map(move |&player| ((round, player), table))
                })
                .collect(),
            signs: signs.map(|key| (key, tr(language, key))).into(),
        }
    }

    fn said(&self, key: &str) -> &str {
        self.signs.get(key).map_or("", String::as_str)
    }

    fn sign(&self, settled: &Settled, seat: &Seat) -> &str {
        sign_key(settled, seat).map_or_else(|sign| sign, |key| self.said(key))
    }

    fn cell(&self, played: Played<'_>, player: PlayerId, round: RoundNo) -> CrossCell {
        let Some(of_round) = played.competition.rounds.get(&round) else {
            return CrossCell::default();
        };
        if of_round.byes.contains(&player) {
            let above = self.said("games-sign-bye").to_owned();
            return CrossCell { above, below: played.bye(self.language) };
        }
        let table = self.seats.get(&(round, player));
        let Some((&table, game)) = table.and_then(|table| of_round.games.get_key_value(table))
        else {
            let mark = played.mark(player, round);
            let above = mark.map_or_else(String::new, |mark| self.language.mark_of_round(mark));
            return CrossCell { above, below: String::new() };
        };
        let Some(settled) = played.standings.games.get(&(round, table)) else {
            return CrossCell::default();
        };
        let Some(own) = settled.seats.iter().find(|seat| seat.player == player) else {
            return CrossCell::default();
        };
        let begins = if game.starter == Some(player) { self.said("games-begins-sign") } else { "" };
        let number = |points: i64| self.language.number(points);
        let score = |points: Option<i64>| points.map_or_else(|| "?".to_owned(), number);
        let is_open = matches!(settled.state, State::Missing | State::Cancelled);
        if played.is_swiss() {
            let other = settled.seats.iter().find(|seat| seat.player != player);
            let other = other.map(|seat| seat.player.to_string()).unwrap_or_default();
            let above = format!("{other}{begins} {}{}", self.sign(settled, own), mark(settled));
            let scores = [own.points, own.conceded].map(score).join(" : ");
            let below =
                if is_open || settled.state == State::Walkover { String::new() } else { scores };
            return CrossCell { above, below };
        }
        let seats = settled.seats.len();
        let above = match own.points {
            Some(points) => format!("{}{begins} × {seats}", number(points)),
            None => self.sign(settled, own).to_owned(),
        };
        let total = own.points.map(|points| points * i64::try_from(seats).unwrap_or_default());
        let total = total.map(|total| format!("= {}", number(total)));
        let taken = taken(own, self.language);
        let below = total.into_iter().chain(taken).collect::<Vec<_>>().join(" ");
        CrossCell { above, below }
    }
}

/// What a penalty took off a score, as it stands beside what is left of it.
fn taken(seat: &Seat, language: Language) -> Option<String> {
    (seat.deduction != 0).then(|| format!("({})", language.signed(-seat.deduction)))
}

/// What that says, where a game that is told has it.
fn deducted(settled: &Settled, language: Language) -> Option<String> {
    let sign = settled.seats.iter().find_map(|seat| taken(seat, language))?;
    Some(format!("{sign} {}", tr(language, "games-sign-deducted-is")))
}

struct Laid<'a> {
    row: &'a CrossRow,
    name: Lines,
    cells: Vec<Lines>,
    least_mm: f32,
}

/// How a cell has what a game brought and its scores.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cells {
    /// The scores below.
    OnTwoLines,
    /// Beside each other, in lower rows.
    OnOne,
}

/// How high rows of one line are, for figures of a size, and how high rows of two at most.
const LOW_MM: f32 = 4.9;
const FIGURE_PT: f32 = 8.6;
const HIGH_MM: f32 = 10.5;
/// By how much more a round's column is wider, at most, than it needs to be.
const APART_MM: f32 = 40.0;
/// How many times as wide as usual it is at most where it is of two lines.
const WIDEST: f32 = 1.8;
/// What scores keep from what stands before them on a line.
const SCORES_GAP: &str = "  ";

/// The pages in a language; rounds that have no room go on in a further table.
pub fn cross_table(facts: &CrossTable, language: Language, templates: &Templates) -> Pages {
    largest(&templates.figures::<Figures>(), |all, times| {
        let leaf = Leaf::new((all, templates.club()), language, facts.called.clone());
        Some(laid(leaf, facts, times))
    })
}

/// With type so many times as large as usual.
fn laid(mut leaf: Leaf<'_, Columns>, facts: &CrossTable, times: f32) -> Tried {
    if facts.rows.is_empty() || facts.rounds.is_empty() {
        let said = tr(leaf.language, "documents-nothing-played");
        let pages = leaf.nothing(&said);
        return Tried { pages, lines: 0 };
    }
    let mut lines = 0;
    let widths = &leaf.figures.columns.0;
    let room = room_mm(&leaf, facts);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few columns")]
    let fit = ((room - widths.get("name_mm")) / widths.get("round_mm")).floor().max(1.0) as usize;
    let parts = facts.rounds.len().div_ceil(fit);
    let each = facts.rounds.len().div_ceil(parts.max(1));
    for part in 0..parts {
        if part > 0 {
            leaf.flow.break_page();
        }
        let notes = if part + 1 == parts { facts.notes.as_slice() } else { &[] };
        let below = closing(&mut leaf, notes);
        let of_part = (part, each);
        let (mut grid, rows) = table(&mut leaf, facts, of_part, Cells::OnTwoLines);
        lines += rows.iter().map(|row| row.name.len()).sum::<usize>();
        if one_line_mm(&leaf, facts, of_part).is_some() {
            let warned = leaf.flow.warnings.len();
            let (mut low, low_rows) = table(&mut leaf, facts, of_part, Cells::OnOne);
            leaf.flow.warnings.truncate(warned);
            if pages(&leaf, &low, &low_rows, &below) < pages(&leaf, &grid, &rows, &below) {
                raise_to(HIGHEST_MM * times, &leaf, &mut low, (&low_rows, &below));
                set(&mut leaf, &low, &low_rows, below);
                continue;
            }
        }
        raise_to(HIGH_MM * times, &leaf, &mut grid, (&rows, &below));
        set(&mut leaf, &grid, &rows, below);
    }
    Tried { pages: leaf.finish(), lines }
}

/// What name and rounds have together.
fn room_mm(leaf: &Leaf<'_, Columns>, facts: &CrossTable) -> f32 {
    let rank_mm = leaf.figures.columns.0.get("rank_mm");
    leaf.flow.width_mm() - 2.0 * rank_mm - last_mm(leaf, facts) - 2.0 * GAP_MM
}

/// What the figure at the end takes, clear of the round before it.
fn last_mm(leaf: &Leaf<'_, Columns>, facts: &CrossTable) -> f32 {
    let figures = || facts.rows.iter().map(|row| row.last.as_str());
    let decimals = leaf.language.decimals_of(figures());
    let said = figures().map(|said| leaf.language.with_decimals(said, decimals.as_deref()));
    let least_mm = leaf.figures.columns.0.get("points_mm");
    figures_mm(said, bold(leaf.figures.sizes.total.get()), least_mm - GAP_MM) + GAP_MM
}

/// The cells of a row in a part of the rounds.
fn own(row: &CrossRow, (part, each): (usize, usize)) -> &[CrossCell] {
    row.rounds.chunks(each).nth(part).unwrap_or_default()
}

/// What a round's column needs whose cells are of one line; `None` where the rounds have no such room.
fn one_line_mm(
    leaf: &Leaf<'_, Columns>,
    facts: &CrossTable,
    of_part: (usize, usize),
) -> Option<f32> {
    let sizes = leaf.figures.sizes;
    let (strong, small) = (bold(sizes.figure.get()), soft(sizes.tiny.get()));
    let cells = facts.rows.iter().flat_map(|row| own(row, of_part));
    let wide = cells.map(|cell| {
        strong.width_mm(&cell.above) + small.width_mm(&format!("{SCORES_GAP}{}", cell.below))
    });
    let wide_mm = wide.fold(0.0, f32::max) + GAP_MM;
    let rounds = facts.rounds.chunks(of_part.1).nth(of_part.0).map_or(0, <[_]>::len);
    let left = room_mm(leaf, facts) - super::cut::number(rounds) * wide_mm;
    let spare_mm = left - leaf.figures.columns.0.get("name_mm");
    // Rounds keep from each other where there is more room than names ask for.
    let free_mm = (left - names_mm(leaf, facts)).min(spare_mm);
    let apart_mm = (free_mm / super::cut::number(rounds.max(1))).clamp(0.0, APART_MM);
    (spare_mm >= 0.0).then_some(wide_mm + apart_mm)
}

/// What the names need.
fn names_mm(leaf: &Leaf<'_, Columns>, facts: &CrossTable) -> f32 {
    let strong = bold(leaf.figures.sizes.figure.get());
    let names = facts.rows.iter().map(|row| strong.width_mm(&row.name));
    names.fold(0.0, f32::max) + 2.0 * GAP_MM
}

/// What a round's column takes whose cells are of two lines: rounds share what names leave, so that no row has a gap in its
/// middle.
fn two_lines_mm(leaf: &Leaf<'_, Columns>, facts: &CrossTable, rounds: usize) -> f32 {
    let usual_mm = leaf.figures.columns.0.get("round_mm");
    let shared_mm = room_mm(leaf, facts) - names_mm(leaf, facts);
    (shared_mm / super::cut::number(rounds.max(1))).clamp(usual_mm, WIDEST * usual_mm)
}

/// A part of the rounds as a table.
fn table<'a>(
    leaf: &mut Leaf<'_, Columns>,
    facts: &'a CrossTable,
    of_part: (usize, usize),
    kind: Cells,
) -> (Grid<'a, Laid<'a>>, Vec<Laid<'a>>) {
    let (language, all) = (leaf.language, leaf.figures);
    let widths = &all.columns.0;
    let [rank_mm, round_mm] = ["rank_mm", "round_mm"].map(|key| widths.get(key));
    let points_mm = last_mm(leaf, facts);
    let (part, each) = of_part;
    let rounds = facts.rounds.chunks(each).nth(part).unwrap_or_default();
    let (round_mm, row_mm) = match kind {
        Cells::OnTwoLines => (two_lines_mm(leaf, facts, rounds.len()), all.space.row_mm.get()),
        Cells::OnOne => {
            let low_mm = LOW_MM * (all.sizes.figure.get() / FIGURE_PT).max(1.0);
            (one_line_mm(leaf, facts, of_part).unwrap_or(round_mm), low_mm)
        }
    };
    let name_mm = room_mm(leaf, facts) - super::cut::number(rounds.len()) * round_mm;
    let (strong, small) = (bold(all.sizes.figure.get()), soft(all.sizes.tiny.get()));
    let (plain, scores) = (plain(all.sizes.figure.get()), soft(all.sizes.note.get()));
    let mut rows = Vec::new();
    for row in &facts.rows {
        let name = named(leaf, &row.name, &[], name_mm - GAP_MM);
        let cells = own(row, of_part).iter().map(|cell| {
            if cell.below.is_empty() {
                let short = cell.above.chars().count() < 3;
                return vec![vec![(cell.above.clone(), if short { plain } else { strong })]];
            }
            let (above, below) = ((cell.above.clone(), strong), cell.below.clone());
            match kind {
                Cells::OnTwoLines => vec![vec![above], vec![(below, scores)]],
                Cells::OnOne => vec![vec![above, (format!("{SCORES_GAP}{below}"), small)]],
            }
        });
        let cells: Vec<Lines> = cells.collect();
        let least_mm = match kind {
            Cells::OnTwoLines => row_mm.max(cell_mm(&name)),
            Cells::OnOne => cell_mm(&name),
        };
        rows.push(Laid { row, name, cells, least_mm });
    }
    let look = look(all, row_mm);
    let heading = |key: &str| (tr(language, key), look);
    let mut columns: Vec<Column<'_, Laid<'_>>> = vec![
        figures(heading("print-column-rank"), rank_mm, |laid: &Laid<'_>| {
            Cell::Total(laid.row.rank.clone(), String::new())
        }),
        figures(heading("games-column-number"), rank_mm, |laid: &Laid<'_>| {
            Cell::Soft(laid.row.number.to_string())
        }),
        gap(look),
        texts(heading("print-column-name"), name_mm, |laid: &Laid<'_>| {
            Cell::Lines(laid.name.clone())
        }),
    ];
    for (place, round) in rounds.iter().enumerate() {
        let said = text!(language, "games-column-round", round = *round);
        columns.push(texts((said, look), round_mm, move |laid: &Laid<'_>| {
            Cell::Lines(laid.cells.get(place).cloned().unwrap_or_default())
        }));
    }
    let decimals = language.decimals_of(facts.rows.iter().map(|row| row.last.as_str()));
    columns.push(figures((facts.last.clone(), look), points_mm, move |laid: &Laid<'_>| {
        total(&laid.row.last, decimals.as_deref(), language)
    }));
    columns.push(gap(look));
    let row = Box::new(|laid: &Laid<'_>| RowLook { least_mm: laid.least_mm, ..RowLook::default() });
    (Grid { columns, groups: Vec::new(), look, row }, rows)
}
