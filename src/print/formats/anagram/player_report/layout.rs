//! A player's report on two pages: the day at a glance, then every sheet.

use super::columns::{Columns, Figures};
use super::plot::plot;
use super::{PlayerReport, RoundLine};
use crate::domain::contest::Details;
use crate::domain::formats::anagram::grade::{Sum, Verdict};
use crate::domain::formats::anagram::rules::TieBreak;
use crate::domain::formats::anagram::standings::Criterion;
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::print::formats::anagram::final_sheet::late_sheet;
use crate::print::formats::anagram::graded::{
    CLOSE_LINE_MM, GradedSheet, Heading, LINE_MM, State, blocks, key, note, pages, room_below_mm,
    ruled, rulings_of, set,
};
use crate::print::formats::anagram::standing::{Line, provisional, short, state};
use crate::print::layout::block::Block;
use crate::print::layout::flow::Align;
use crate::print::layout::grid::{Cell, Column, Grid, GridLook, RowLook, Rule, bold, plain};
use crate::print::layout::leaf::{DOT, Leaf};
use crate::print::layout::pages::{Area, Ink};
use crate::print::layout::shape::rounded;
use crate::print::layout::{Club, Pages};
use crate::print::words;
use crate::text;

/// The first of the columns of valid words, each kind with how many and their points.
const VALID_AT: usize = 3;

/// What parts keep from each other.
const GAP_MM: f32 = 3.0;
/// By how much rows and plot grow at most where the first page has room, and what of it the rows have.
const HIGHER_MM: f32 = 1.3;
const PLOT_HIGHER_MM: f32 = 16.0;
const ROWS_SHARE: f32 = 0.6;

pub(super) fn of_nobody(details: &Details, language: Language, look: (&Figures, &Club)) -> Pages {
    let kicker = tr(language, "documents-player-report");
    let title = tr(language, "documents-no-players");
    Leaf::new(look, language, words::called(details, kicker, title, language)).finish()
}

pub(super) fn of_player(
    details: &Details,
    report: &PlayerReport,
    language: Language,
    look: (&Figures, &Club),
) -> Pages {
    let kicker = text!(language, "documents-report-of", number = report.number);
    let mut called = words::called(details, kicker, report.player.clone(), language);
    called.below.clone_from(&report.club);
    called.right = vec![details.title.trim().to_owned()];
    called.right.extend(words::place(details, language));
    let code = report.code.as_ref().map(ToString::to_string);
    called.right.extend(code.map(|code| text!(language, "documents-report-code", code = code)));
    called.right.retain(|line| !line.is_empty());
    let signed = (report.signed, "print-state-signed");
    called.state = state(&report.provisional, signed, language);
    called.said = provisional(&report.provisional, language).unwrap_or_default();
    called.running = tr(language, "documents-player-report");
    let foot =
        [tr(language, "documents-player-report"), report.player.clone(), details.title.clone()];
    // The place stands in the head: on one line the date is of more use.
    let foot = foot.into_iter().chain([words::date(&details.date, language)]);
    called.foot = foot.filter(|part| !part.trim().is_empty()).collect::<Vec<_>>().join(DOT);
    let mut leaf = Leaf::new(look, language, called);
    let strip = strip(&mut leaf, report);
    leaf.flow.put(strip);
    leaf.flow.skip(GAP_MM);
    if report.rounds.is_empty() {
        return leaf.nothing(&tr(language, "documents-no-sheets"));
    }
    let (mut grid, rows) = table(&leaf, report);
    let why = why(&mut leaf, report);
    let sheets: Vec<&GradedSheet> =
        report.rounds.iter().filter_map(|line| line.sheet.as_ref()).collect();
    let widths = &look.0.columns.sheet;
    let laid = |leaf: &mut Leaf<'_, Columns>, line_mm| -> Vec<Vec<Block>> {
        sheets.iter().map(|sheet| blocks(leaf, widths, sheet, (Heading::Round, line_mm))).collect()
    };
    let mut all = laid(&mut leaf, LINE_MM);
    let sheets_mm = all.iter().flatten().map(|block| block.height_mm).sum::<f32>() / 2.0 + 30.0;
    let usual_mm = leaf.figures.columns.rounds.get("plot_mm");
    let plotted = report.rounds.len() > 1;
    let mut plot_part = plotted.then(|| plot(&mut leaf, report, usual_mm));
    let plot_mm = plot_part.as_ref().map_or(0.0, |plot| plot.height_mm + GAP_MM);
    let rows_mm: f32 = rows.iter().map(|row| grid.high_mm(row)).sum();
    let below_mm = plot_mm + grid.head_mm() + rows_mm + 2.0 * GAP_MM + why.height_mm;
    let spare_mm = leaf.flow.room_mm() - below_mm;
    // A few sheets go on below; a day's have a page of their own, and the rest has the whole first one.
    let apart = sheets_mm > spare_mm;
    if apart && spare_mm > 0.0 {
        let count = f32::from(u16::try_from(rows.len()).unwrap_or(u16::MAX));
        let higher_mm = (spare_mm * ROWS_SHARE / count.max(1.0)).min(HIGHER_MM);
        grid.look.row_mm += higher_mm;
        let left_mm = (spare_mm - higher_mm * count).min(PLOT_HIGHER_MM);
        plot_part = plotted.then(|| plot(&mut leaf, report, usual_mm + left_mm.max(0.0)));
    }
    if let Some(plot) = plot_part {
        leaf.flow.put(plot);
        leaf.flow.skip(GAP_MM);
    }
    grid.set(&mut leaf.flow, &rows);
    leaf.flow.skip(GAP_MM);
    leaf.flow.need(why.height_mm);
    leaf.flow.put(why);
    if sheets.is_empty() {
        return leaf.finish();
    }
    if apart {
        leaf.flow.break_page();
    } else {
        leaf.heading(&tr(language, "documents-sheets-of-rounds"));
    }
    key(&mut leaf, sheets.iter().copied());
    let rulings = rulings_of(sheets.iter().copied(), language);
    // In the columns, so that a few lines do not begin a page of their own.
    let in_column = |leaf: &mut Leaf<'_, Columns>| {
        let width_mm = widths.column_mm(leaf.flow.width_mm());
        (!rulings.is_empty()).then(|| vec![ruled(leaf, &rulings, width_mm)])
    };
    let with_rulings = |leaf: &mut Leaf<'_, Columns>, mut all: Vec<Vec<Block>>| {
        all.extend(in_column(leaf));
        let taken = pages(leaf, widths, &all, None);
        all.truncate(sheets.len());
        (all, taken)
    };
    let taken;
    (all, taken) = with_rulings(&mut leaf, all);
    if taken > 1 {
        let close = laid(&mut leaf, CLOSE_LINE_MM);
        let (close, fewer) = with_rulings(&mut leaf, close);
        if fewer < taken {
            all = close;
        }
    }
    let below = (!rulings.is_empty()).then(|| {
        let width_mm = leaf.flow.width_mm();
        ruled(&mut leaf, &rulings, width_mm)
    });
    let room_mm = room_below_mm(&leaf, widths, &all);
    let below = below.filter(|below| GAP_MM + below.height_mm <= room_mm);
    if below.is_none() {
        all.extend(in_column(&mut leaf));
    }
    set(&mut leaf, widths, all, None);
    if let Some(below) = below {
        leaf.flow.skip(GAP_MM);
        leaf.flow.put(below);
    }
    leaf.finish()
}

/// The day in six figures.
fn strip(leaf: &mut Leaf<'_, Columns>, report: &PlayerReport) -> Block {
    let (language, sizes, width) = (leaf.language, leaf.figures.sizes, leaf.flow.width_mm());
    let sheets = || report.rounds.iter().filter_map(|line| line.sheet.as_ref());
    let sum = |of: fn(&GradedSheet) -> Sum| {
        sheets().map(of).fold((0_u32, 0_i64), |(count, points), sum| {
            (count + sum.count, points + i64::from(sum.points))
        })
    };
    let (valid, invalid) = (sum(|sheet| sheet.valid).0, sum(|sheet| sheet.invalid));
    let rank = match report.rank {
        Some(rank) => text!(language, "documents-rank-large", rank = rank),
        None => "–".to_owned(),
    };
    let tally = report.row.standing.tally;
    let lengths = [tally.valid_7, tally.valid_6, tally.valid_5, tally.valid_4];
    let lengths = lengths.map(|count| count.to_string()).join("·");
    let taken = (report.deductions > 0)
        .then(|| text!(language, "documents-deducted", points = report.deductions));
    let points = [Some(tr(language, "documents-strip-points")), taken];
    let status = own_line(report).status(language);
    let status = match status.as_slice() {
        [] => String::new(),
        parts => format!("{DOT}{}", parts.join(DOT)),
    };
    let of = match report.rank {
        Some(_) => text!(language, "documents-strip-rank", players = report.players),
        None => tr(language, "documents-strip-no-rank"),
    };
    let cells = [
        (rank, format!("{of}{status}")),
        (language.number(report.total), points.into_iter().flatten().collect::<Vec<_>>().join(DOT)),
        (valid.to_string(), tr(language, "documents-strip-valid")),
        (
            invalid.0.to_string(),
            text!(language, "documents-strip-invalid", points = language.number(invalid.1)),
        ),
        (lengths, tr(language, "documents-strip-lengths")),
        (tally.valid_high.to_string(), tr(language, "documents-strip-high")),
    ];
    let own = width / 6.0;
    let (large, small) = (bold(sizes.total.get() + 2.0), plain(sizes.note.get()));
    leaf.flow.block(|canvas| {
        let mut bottom = 0.0_f32;
        for (place, (figure, said)) in (0_u8..).zip(&cells) {
            let (x, room) = (f32::from(place) * own + 2.2, own - 3.4);
            let y = canvas.paragraph(figure, (x, 0.8), room, (large, Align::Left)) - 0.6;
            bottom = bottom.max(canvas.paragraph(said, (x, y), room, (small, Align::Left)));
        }
        let height_mm = bottom + 1.0;
        for place in 1_u8..6 {
            let x = f32::from(place) * own;
            canvas.rule((x, 0.0), (x, height_mm), 0.15, Ink::Soft);
        }
        let area = Area { x_mm: 0.0, y_mm: 0.0, width_mm: width, height_mm };
        canvas.put(rounded(area, 1.4, None, Some((0.25, Ink::Full))));
        height_mm
    })
}

/// The rounds at a glance.
#[expect(clippy::too_many_lines, reason = "one column after the other, each in a few lines")]
fn table<'a>(
    leaf: &Leaf<'_, Columns>,
    report: &'a PlayerReport,
) -> (Grid<'a, &'a RoundLine>, Vec<&'a RoundLine>) {
    let (language, sizes) = (leaf.language, leaf.figures.sizes);
    let widths = &leaf.figures.columns.rounds;
    let look = GridLook {
        heading_pt: sizes.small.get(),
        small_pt: sizes.small.get(),
        figure_pt: sizes.body.get(),
        total_pt: sizes.body.get(),
        row_mm: leaf.figures.space.row_mm.get(),
    };
    let rest = leaf.flow.width_mm() - leaf.figures.columns.fixed_mm();
    let heading = |key: &str| vec![(tr(language, key), bold(look.heading_pt))];
    let blank = || vec![(String::new(), plain(look.heading_pt))];
    let column = |heading, width: f32, align, cell| Column {
        heading,
        width_mm: width,
        align,
        rule: Rule::None,
        cell,
    };
    let dash = || Cell::Soft("–".to_owned());
    let graded = move |line: &RoundLine| {
        let graded =
            |sheet: &&GradedSheet| !matches!(sheet.state, State::Missing | State::NotHandedIn);
        line.sheet.clone().filter(|sheet| graded(&sheet))
    };
    let sum = move |of: fn(&GradedSheet) -> Sum, points: bool| {
        Box::new(move |line: &&RoundLine| match graded(line) {
            None => dash(),
            Some(sheet) if points => Cell::Plain(language.signed(of(&sheet).points.into())),
            Some(sheet) => Cell::Plain(of(&sheet).count.to_string()),
        })
    };
    let rank = move |rank: Option<u32>| match rank {
        None => dash(),
        Some(rank) => Cell::Plain(text!(language, "documents-rank-large", rank = rank)),
    };
    let number = widths.get("count_mm");
    let points = widths.get("points_mm");
    let letters_mm = widths.get("letters_mm");
    // Between a figure and what begins at its left.
    let gap = || {
        let nothing = Box::new(|_: &&RoundLine| Cell::Plain(String::new()));
        column(blank(), widths.get("gap_mm"), Align::Left, nothing)
    };
    let columns: Vec<Column<'a, &'a RoundLine>> = vec![
        column(
            heading("documents-column-round"),
            widths.get("round_mm"),
            Align::Right,
            Box::new(|line: &&RoundLine| Cell::Strong(line.round.to_string())),
        ),
        gap(),
        column(
            heading("documents-column-letters"),
            letters_mm,
            Align::Left,
            Box::new(|line| Cell::Tiles(line.letters.clone())),
        ),
        column(
            heading("documents-column-of-words"),
            number,
            Align::Right,
            sum(|sheet| sheet.valid, false),
        ),
        column(
            heading("documents-column-of-points"),
            points,
            Align::Right,
            sum(|sheet| sheet.valid, true),
        ),
        column(
            heading("documents-column-of-words"),
            number,
            Align::Right,
            sum(|sheet| sheet.invalid, false),
        ),
        column(
            heading("documents-column-of-points"),
            points,
            Align::Right,
            sum(|sheet| sheet.invalid, true),
        ),
        column(
            heading("documents-column-points"),
            points,
            Align::Right,
            Box::new(move |line| total(line, language)),
        ),
        column(
            heading("documents-column-best"),
            points,
            Align::Right,
            Box::new(move |line| match line.best {
                Some(best) => Cell::Soft(language.signed(best.into())),
                None => dash(),
            }),
        ),
        column(
            heading("documents-column-rank-in-round"),
            widths.get("rank_mm"),
            Align::Right,
            Box::new(move |line| rank(line.rank_in_round)),
        ),
        column(
            heading("documents-column-total-after"),
            widths.get("total_mm"),
            Align::Right,
            Box::new(move |line| Cell::Strong(language.number(line.total_after))),
        ),
        column(
            heading("documents-column-rank-after"),
            widths.get("rank_mm"),
            Align::Right,
            Box::new(move |line| rank(line.rank_after)),
        ),
        gap(),
        column(
            heading("documents-column-longest"),
            rest,
            Align::Left,
            Box::new(move |line| Cell::Plain(longest(line, language))),
        ),
    ];
    let breaks = report.breaks.clone();
    let row = Box::new(move |line: &&RoundLine| RowLook {
        muted: line.sheet.is_none(),
        strong_rule: breaks.contains(&line.round),
        ..RowLook::default()
    });
    let groups = vec![
        (VALID_AT, 2, tr(language, "documents-column-valid")),
        (VALID_AT + 2, 2, tr(language, "documents-column-invalid")),
    ];
    (Grid { columns, groups, look, row }, report.rounds.iter().collect())
}

fn total(line: &RoundLine, language: Language) -> Cell {
    let Some(sheet) = &line.sheet else { return Cell::Soft("–".to_owned()) };
    let framed = |key: &str| Cell::Framed(tr(language, key));
    match sheet.state {
        State::Counts | State::Unsettled => Cell::Strong(language.signed(sheet.total().into())),
        State::Missing => Cell::Strong("?".to_owned()),
        State::Late => framed("print-mark-late"),
        State::Void => framed("print-mark-void"),
        State::NotHandedIn => framed("print-mark-none"),
    }
}

/// The longest valid word, or what is to be known of the sheet.
fn longest(line: &RoundLine, language: Language) -> String {
    let Some(sheet) = &line.sheet else { return tr(language, "documents-note-not-expected") };
    let said = note(sheet.state, language);
    if !said.is_empty() {
        return said;
    }
    let valid = sheet.words.iter().filter(|word| word.verdict == Verdict::Valid);
    let words = valid.filter_map(|word| word.written.word());
    let most = words.clone().map(|word| word.letters().len()).max();
    let found = words.filter(|word| Some(word.letters().len()) == most).map(ToString::to_string);
    found.into_iter().next().unwrap_or_else(|| "–".to_owned())
}

/// The player's row among its neighbours.
fn own_line(report: &PlayerReport) -> Line<'_> {
    Line {
        row: &report.row,
        above: report.above.as_ref(),
        below: report.below.as_ref(),
        moved: None,
    }
}

/// What separates the player from who stands above and who stands below.
fn reasons(report: &PlayerReport, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    if report.rank.is_none() {
        lines.extend(own_line(report).status(language));
        return lines;
    }
    let neighbours = [
        (report.above.as_ref(), "documents-why-below"),
        (report.below.as_ref(), "documents-why-above"),
    ];
    for (other, key) in neighbours {
        let Some((other, rank)) = other.and_then(|row| Some((row, row.standing.rank?))) else {
            continue;
        };
        let lower = if key == "documents-why-below" { &report.row } else { other };
        let (own, theirs) = (&report.row.standing, &other.standing);
        let (criterion, figures) = match lower.standing.decided_by {
            None => (tr(language, "print-why-tie"), None),
            Some(criterion) => (name(criterion, language), Some(criterion)),
        };
        let figures = figures.map_or((own.total, theirs.total), |criterion| {
            (criterion.value(own), criterion.value(theirs))
        });
        lines.push(text!(
            language,
            key,
            rank = rank,
            name = &other.name,
            criterion = criterion,
            own = language.number(figures.0),
            theirs = language.number(figures.1)
        ));
    }
    lines
}

fn name(criterion: Criterion, language: Language) -> String {
    match criterion {
        Criterion::Total => tr(language, "print-why-total"),
        Criterion::TieBreak(TieBreak::InvalidPoints) => tr(language, "print-legend-invalid"),
        Criterion::TieBreak(TieBreak::ValidHigh) => tr(language, "print-legend-high"),
        Criterion::TieBreak(tie_break) => {
            text!(language, "print-why-valid", letters = short(tie_break, language))
        }
    }
}

/// Why this rank, beside penalties and objections.
fn why(leaf: &mut Leaf<'_, Columns>, report: &PlayerReport) -> Block {
    let (language, sizes, width) = (leaf.language, leaf.figures.sizes, leaf.flow.width_mm());
    let penalties = report.penalties.iter();
    let penalties = penalties.map(|one| (one.round, language.penalty_of(&report.player, one)));
    let late =
        report.late.iter().map(|&round| (round, late_sheet(&report.player, round, language)));
    let mut penalties: Vec<(RoundNo, String)> = penalties.chain(late).collect();
    penalties.sort_by_key(|(round, _)| *round);
    let objections = report.objections.iter();
    let objections = objections.map(|one| language.objection_of(&report.player, one));
    let mut acts: Vec<String> =
        penalties.into_iter().map(|(_, said)| said).chain(objections).collect();
    if acts.is_empty() {
        acts.push(tr(language, "documents-no-acts"));
    }
    let heading = match report.rank {
        Some(rank) => text!(language, "documents-why-rank", rank = rank),
        None => tr(language, "documents-why"),
    };
    let half = (width - 6.0) / 2.0;
    let (strong, note) = (bold(sizes.heading.get()), plain(sizes.note.get()));
    leaf.flow.block(|canvas| {
        let parts = [(heading, reasons(report, language)), (tr(language, "documents-acts"), acts)];
        let mut bottom = 0.0_f32;
        for (place, (heading, lines)) in (0_u8..).zip(parts) {
            let x = f32::from(place) * (half + 6.0);
            let y = canvas.paragraph(&heading, (x, 0.0), half, (strong, Align::Left)) + 0.3;
            canvas.rule((x, y), (x + half, y), 0.2, Ink::Full);
            let mut y = y + 0.8;
            for line in &lines {
                y = canvas.entry(line, (x, y), half, note);
            }
            bottom = bottom.max(y);
        }
        bottom
    })
}
