//! Standings, put up after a round or signed at the end: rank, points or average, and every figure that ranks.

mod figures;
mod rounds;
mod told;

use serde::Deserialize;

use self::rounds::{brought, cell, counted, groups, legend};
pub(super) use self::told::headings;
use self::told::{evidence, notes, penalties, table, teams};
use super::played::{Played, rank, status, sums};
use super::team_standings;
use crate::domain::formats::classic::mark::Mark;
use crate::domain::formats::classic::standings::Status;
use crate::domain::ids::PlayerId;
use crate::domain::player::initials;
use crate::language::{Language, tr};
use crate::print::layout::block::Block;
use crate::print::layout::canvas::Part;
use crate::print::layout::columns::{GAP_MM, figures as column, gap, look, texts, wrapped};
use crate::print::layout::grid::{self, Cell, Column, Grid, GridLook, RowLook, bold, plain, soft};
use crate::print::layout::larger::{Growing, Tried, largest};
use crate::print::layout::leaf::{self, Called, DOT, Leaf, LeafFigures, Widths};
use crate::print::layout::signing::{self, Evidence, people};
use crate::print::layout::table::{
    HIGHEST_MM, Lines, above, beside_mm, closing, named, pages, raise_to, row_mm, set, set_signed,
};
use crate::print::layout::{Club, Pages, Templates, template};
use crate::print::words;
use crate::text;

/// Widths as the templates of standings and of the final sheet have them; the name takes what is left.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
struct PutUp(Widths);

#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
struct Final(Widths);

impl leaf::Columns for PutUp {
    const NAME: &'static str = "standings";
    const EMBEDDED: &'static str = include_str!("../../../../templates/print/standings.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        Vec::new()
    }
}

impl leaf::Columns for Final {
    const NAME: &'static str = "final";
    const EMBEDDED: &'static str = include_str!("../../../../templates/print/final.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        Vec::new()
    }
}

impl Growing for PutUp {
    fn widths_mut(&mut self) -> &mut Widths {
        &mut self.0
    }
}

/// What rank, number and a figure take.
trait Own: leaf::Columns {
    fn widths(&self) -> [f32; 3];
}

impl Own for PutUp {
    fn widths(&self) -> [f32; 3] {
        let (rank, round) = (self.0.get("rank_mm"), self.0.get("round_mm"));
        [rank + 2.0, 1.2 * round, 2.2 * round]
    }
}

impl Own for Final {
    fn widths(&self) -> [f32; 3] {
        let (rank, round) = (self.0.get("rank_mm"), self.0.get("round_mm"));
        [rank + 2.0, 1.6 * round, 3.5 * round]
    }
}

/// The last rank that a strong rule sets apart.
const LAST_HONOUR: u32 = 3;
/// What is signed is told of at most so many pages before they are counted.
const MANY_PAGES: usize = 9;
/// How large what is told below the table is at most.
const NOTE_MOST_PT: f32 = 8.5;
/// What names and clubs have at least where type is larger.
const NAMES_MM: f32 = 50.0;

/// Whether standings are put up or signed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// Put up, on a page on its side.
    #[default]
    PutUp,
    /// Signed.
    Final,
}

/// The facts of standings.
#[derive(Clone, Debug, Default)]
pub struct StandingsSheet {
    pub(super) called: Called,
    /// Which it is.
    pub form: Form,
    /// In order of rank.
    pub rows: Vec<StandingsRow>,
    /// The rounds that were counted.
    pub rounds: Vec<u8>,
    /// The keys of the figures' headings, in order; the one that ranks first has its place told apart.
    pub headings: Vec<(&'static str, Weight)>,
    /// The key of what players belong to.
    pub belongs: &'static str,
    /// What is told below the table.
    pub notes: Vec<String>,
    /// What players were given, a line each.
    pub penalties: Vec<String>,
    /// Where the teams stand, a line each below what it is called; nothing where standings are put up.
    pub teams: Option<(String, Vec<String>)>,
    /// What a signed table is checked by.
    pub evidence: Evidence,
    /// How many players and rounds are signed; nothing where it is not signed yet.
    pub certified: Option<[String; 2]>,
    /// Who signs, and as what; nobody where standings are put up.
    pub people: Vec<(String, String)>,
}

/// How a figure's column looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// What ranks first.
    First,
    /// What follows.
    Further,
}

/// A row with whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    /// The rank as it stands there.
    pub rank: String,
    /// Whether there is one.
    pub has_rank: bool,
    /// Whether a strong rule follows.
    pub ends_a_part: bool,
    /// Who.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// The team or the club; may be empty.
    pub belongs_to: String,
    /// How they ended, as said; empty when they are ranked as everybody.
    pub status: String,
    /// What each round brought; nothing where it would tell who was penalised.
    pub rounds: Vec<RoundCell>,
    /// The figures.
    pub sums: Vec<String>,
    /// Which of them parted the row from the one above.
    pub decided: Option<usize>,
}

/// What a round brought somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundCell {
    /// Points or a score; empty where it brought none.
    pub brought: String,
    /// What it was, where it was no game that was played.
    pub mark: Option<Mark>,
    /// What a penalty took off its score.
    pub deducted: i64,
}

impl StandingsSheet {
    /// The standings of a competition as far as they were counted.
    pub fn of(played: Played<'_>, form: Form, language: Language) -> Self {
        let kicker = match (form, played.after) {
            (Form::Final, _) => tr(language, "print-final-kicker"),
            (Form::PutUp, None) => tr(language, "documents-nothing-played"),
            (Form::PutUp, Some(round)) => {
                text!(language, "documents-after-round", round = round.get())
            }
        };
        let mut called = played.called_with_state(kicker, language);
        if form == Form::Final && played.course.signed.is_none() && called.state.is_empty() {
            called.state = tr(language, "print-final-not-signed");
        }
        let table = (form == Form::Final).then(|| table(played));
        if let Some(table) = &table {
            called.is_signed = true;
            let title = played.details.title.trim().to_owned();
            let foot = [called.kicker.clone(), words::of_table(table, language), title];
            called.foot = foot.join(DOT);
        }
        let rows = &played.standings.rows;
        let ends = |place: usize| {
            let rank = |place: usize| rows.get(place).map(|row| row.rank);
            let honoured = |rank: Option<u32>| rank.is_some_and(|rank| rank <= LAST_HONOUR);
            let (own, next) = (rank(place).flatten(), rank(place + 1));
            next.is_some_and(|next| {
                honoured(own) && !honoured(next) || own.is_some() && next.is_none()
            })
        };
        let counted = counted(played);
        let set = rows.iter().enumerate().map(|(place, row)| StandingsRow {
            rank: rank(rows, place, |row| row.rank),
            has_rank: row.rank.is_some(),
            ends_a_part: ends(place),
            player: row.player,
            name: played.name(row.player),
            belongs_to: played.belongs_to(row.player, language),
            status: status(played, row, language),
            rounds: counted
                .iter()
                .map(|&round| brought(played, row.player, round, language))
                .collect(),
            sums: sums(&row.tally, language),
            decided: match row.decided_by {
                Some("spread") => Some(2),
                Some("scored") => Some(3),
                _ => None,
            },
        });
        Self {
            form,
            rows: set.collect(),
            rounds: counted.iter().map(|round| round.get()).collect(),
            headings: headings(played),
            belongs: if played.competition.teams.is_empty() {
                "print-column-club"
            } else {
                "games-column-team"
            },
            notes: notes(played, language),
            penalties: penalties(played, form, language),
            teams: (form == Form::Final && !played.teams.is_empty())
                .then(|| (tr(language, team_standings::kicker(played)), teams(played, language))),
            evidence: match &table {
                Some(table) => evidence(played, table, language),
                None => Evidence::default(),
            },
            certified: played.course.signed.as_ref().map(|_| {
                let (players, rounds) = (played.competition.players.len(), counted.len());
                [("print-final-players", players), ("print-final-rounds", rounds)]
                    .map(|(key, count)| text!(language, key, count = count))
            }),
            people: match form {
                Form::PutUp => Vec::new(),
                Form::Final => people(played.details, language),
            },
            called,
        }
    }
}

impl StandingsSheet {
    /// The standings as they may be published where nobody who was penalised shall be named: without who lost the rank, marks, and
    /// what adds up to another total. Pupils are told by their initials.
    pub fn unnamed(played: Played<'_>, language: Language) -> Self {
        let mut sheet = Self::of(played, Form::PutUp, language);
        let is_of_pupils = played.is_of_pupils();
        if is_of_pupils {
            for row in &mut sheet.rows {
                // Their number has a column of its own.
                row.name = initials(&row.name);
            }
            sheet.notes.push(tr(language, "web-names-hidden"));
            if played.competition.penalties.is_empty() {
                return sheet;
            }
        }
        sheet.called.kicker =
            text!(language, "exchange-title-unnamed", title = &sheet.called.kicker);
        let status = |player| {
            let row = played.standings.rows.iter().find(|row| row.player == player);
            row.map_or(Status::Ranked, |row| row.status)
        };
        sheet.rows.retain(|row| status(row.player) != Status::Expelled);
        // What was scored tells what was taken off, and how many games somebody has, who had to go.
        let games = (!played.competition.games_tell_who()).then_some(0);
        let ranks: &[usize] = if played.is_swiss() { &[1, 2] } else { &[2] };
        let kept: Vec<usize> = games.into_iter().chain(ranks.iter().copied()).collect();
        sheet.headings = kept.iter().filter_map(|&at| sheet.headings.get(at).copied()).collect();
        sheet.rounds.clear();
        for row in &mut sheet.rows {
            row.rounds.clear();
            row.sums = kept.iter().filter_map(|&at| row.sums.get(at).cloned()).collect();
            row.decided = row.decided.and_then(|at| kept.iter().position(|&kept| kept == at));
            if matches!(status(row.player), Status::ExpelledFromRest | Status::Withdrawn) {
                row.status.clear();
            }
        }
        let key = if played.is_swiss() { "games-key-swiss" } else { "games-key-average" };
        let count = played.competition.penalties.len();
        let silent = [
            text!(language, "exchange-penalties-unnamed", count = count),
            tr(language, "exchange-without-scores"),
        ];
        let silent = silent.into_iter().filter(|_| count > 0);
        let hidden = sheet.notes.pop().filter(|_| is_of_pupils);
        sheet.notes = [tr(language, key)].into_iter().chain(silent).chain(hidden).collect();
        sheet.penalties.clear();
        sheet
    }
}

/// The pages in a language.
pub fn standings_sheet(sheet: &StandingsSheet, language: Language, templates: &Templates) -> Pages {
    match sheet.form {
        Form::PutUp => largest(&templates.figures::<LeafFigures<PutUp>>(), |figures, times| {
            laid(sheet, language, (figures, templates.club()), times)
        }),
        Form::Final => {
            let figures: LeafFigures<Final> = templates.figures();
            let club = templates.club();
            laid(sheet, language, (&figures, club), 1.0).map(|it| it.pages).unwrap_or_default()
        }
    }
}

struct Laid<'a> {
    row: &'a StandingsRow,
    name: Lines,
    /// Club and status in a column of their own; empty where they stand below the name.
    beside: Lines,
    least_mm: f32,
}

/// With type so many times as large as usual; `None` where it has no room.
fn laid<C: Own>(
    sheet: &StandingsSheet,
    language: Language,
    (all, club): (&LeafFigures<C>, &Club),
    times: f32,
) -> Option<Tried>
where
    LeafFigures<C>: template::Figures,
{
    let mut leaf = Leaf::new((all, club), language, sheet.called.clone());
    if sheet.rows.is_empty() {
        let pages = leaf.nothing(&tr(language, "documents-no-players"));
        return Some(Tried { pages, lines: 0 });
    }
    let [rank_mm, number_mm, figure_mm] = all.columns.widths();
    let look = look(all, all.space.row_mm.get());
    let fixed = rank_mm + number_mm + GAP_MM;
    let (figures_mm, rounds_mm) =
        figures::beside_rounds(sheet, leaf.flow.width_mm() - fixed, (figure_mm, look), language);
    let both_mm = leaf.flow.width_mm()
        - fixed
        - figures_mm.iter().sum::<f32>()
        - super::cut::number(sheet.rounds.len()) * rounds_mm;
    if times > 1.0 && both_mm < NAMES_MM * times {
        return None;
    }
    // On its side a page has room for clubs beside the names.
    let is_beside = sheet.form == Form::PutUp
        && sheet.rows.iter().any(|row| !row.belongs_to.is_empty() || !row.status.is_empty());
    let (strong, small) = (bold(all.sizes.name.get()), soft(all.sizes.tiny.get()));
    let names = sheet.rows.iter().map(|row| row.name.as_str());
    let beside_mm = if is_beside { beside_mm(names, strong, both_mm) } else { 0.0 };
    let name_mm = both_mm - beside_mm;
    let rows: Vec<Laid<'_>> = sheet
        .rows
        .iter()
        .map(|row| {
            let below = [row.status.as_str(), row.belongs_to.as_str()];
            if !is_beside {
                let name = named(&mut leaf, &row.name, &below, name_mm - GAP_MM);
                let least_mm = row_mm(&leaf, &name);
                return Laid { row, name, beside: Vec::new(), least_mm };
            }
            let name = named(&mut leaf, &row.name, &[], name_mm - GAP_MM);
            let said = below.into_iter().filter(|said| !said.is_empty()).collect::<Vec<_>>();
            let warnings = &mut leaf.flow.warnings;
            let beside = wrapped(&said.join(DOT), small, beside_mm - GAP_MM, warnings);
            let least_mm = row_mm(&leaf, &name).max(row_mm(&leaf, &beside));
            Laid { row, name, beside, least_mm }
        })
        .collect();
    let widths = [rank_mm, number_mm, name_mm, beside_mm, rounds_mm];
    let mut columns = columns(look, widths, sheet, language);
    columns.extend(figures::all(sheet, &figures_mm, (look, language)));
    let mut grid = Grid {
        columns,
        groups: groups(beside_mm, rounds_mm, sheet, language),
        look,
        row: Box::new(|laid: &Laid<'_>| RowLook {
            muted: !laid.row.has_rank,
            strong_rule: laid.row.ends_a_part,
            least_mm: laid.least_mm,
        }),
    };
    let mut notes = sheet.notes.clone();
    let mut signs = Vec::new();
    if rounds_mm > 0.0 {
        signs = legend(sheet, language);
    } else {
        notes.extend(rounds::told(sheet, language));
    }
    let told = below(&mut leaf, sheet, (&notes, signs), language);
    let lines = rows.iter().map(|row| row.name.len() + row.beside.len()).sum();
    if sheet.people.is_empty() {
        raise_to(HIGHEST_MM * times, &leaf, &mut grid, (&rows, &told));
        set(&mut leaf, &grid, &rows, told);
    } else {
        let many = signed(&mut leaf, sheet, MANY_PAGES);
        let pages = pages(&leaf, &grid, &rows, &above(&told, &many));
        let lines = signed(&mut leaf, sheet, pages);
        set_signed(&mut leaf, &mut grid, &rows, [told, lines]);
    }
    // Rounds that lost their columns would be told below.
    let lines = if rounds_mm > 0.0 { lines } else { lines + sheet.rows.len() };
    Some(Tried { pages: leaf.finish(), lines })
}

/// What is signed, the tables of so many pages, and who signs.
fn signed<C>(leaf: &mut Leaf<'_, C>, sheet: &StandingsSheet, pages: usize) -> Block {
    let said = words::certified(pages, sheet.certified.as_ref(), leaf.language);
    signing::signatures(leaf, &said, &sheet.people)
}

/// What the figures mean, what players were given, and what a signed table is checked by.
fn below<C>(
    leaf: &mut Leaf<'_, C>,
    sheet: &StandingsSheet,
    (notes, mut signs): (&[String], Vec<(Cell, String)>),
    language: Language,
) -> Block {
    let (sizes, width) = (leaf.figures.sizes, leaf.flow.width_mm());
    let given = (tr(language, "print-final-penalties"), sheet.penalties.clone());
    let parts = sheet.teams.clone().into_iter().chain([given]);
    let parts = parts.filter(|(_, lines)| !lines.is_empty());
    let parts: Vec<Part> =
        parts.map(|(heading, lines)| Part { heading, lines, ..Part::default() }).collect();
    let key = closing(leaf, notes);
    signs.extend(figures::decided(sheet).map(|cell| (cell, tr(language, "exchange-decided"))));
    let signs = leaf.flow.block(|canvas| grid::legend(canvas, &signs, width, sizes.small.get()));
    let evidence = signing::evidence(leaf, &sheet.evidence, language);
    leaf.flow.block(|canvas| {
        let mut y = signs.height_mm;
        signs.marks.into_iter().for_each(|mark| canvas.put(mark));
        key.marks.into_iter().for_each(|mark| canvas.put(mark.moved((0.0, y))));
        y += key.height_mm;
        for part in &parts {
            // Read from near, however large the table is.
            let note_pt = sizes.note.get().min(NOTE_MOST_PT);
            let styles = (bold(note_pt), plain(note_pt));
            y = canvas.part_in_columns(part, (y + 1.5, width), styles) + 1.5;
        }
        y += 0.5;
        evidence.marks.into_iter().for_each(|mark| canvas.put(mark.moved((0.0, y))));
        y + evidence.height_mm + 1.2
    })
}

fn columns<'a>(
    look: GridLook,
    [rank_mm, number_mm, name_mm, beside_mm, rounds_mm]: [f32; 5],
    sheet: &StandingsSheet,
    language: Language,
) -> Vec<Column<'a, Laid<'a>>> {
    let heading = |key: &str| (tr(language, key), look);
    let mut all = vec![
        column(heading("print-column-rank"), rank_mm, |laid: &Laid<'_>| {
            Cell::Total(laid.row.rank.clone(), String::new())
        }),
        column(heading("documents-column-number"), number_mm, |laid: &Laid<'_>| {
            Cell::Plain(laid.row.player.to_string())
        }),
        gap(look),
        texts(heading("print-column-name"), name_mm, |laid: &Laid<'_>| {
            Cell::Lines(laid.name.clone())
        }),
    ];
    if beside_mm > 0.0 {
        all.push(texts(heading(sheet.belongs), beside_mm, |laid: &Laid<'_>| {
            Cell::Lines(laid.beside.clone())
        }));
    }
    for (place, round) in sheet.rounds.iter().enumerate().filter(|_| rounds_mm > 0.0) {
        all.push(column((round.to_string(), look), rounds_mm, move |laid: &Laid<'_>| {
            let of = laid.row.rounds.get(place);
            of.map_or_else(|| Cell::Plain(String::new()), |of| cell(of, language))
        }));
    }
    all
}
