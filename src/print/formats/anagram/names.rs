//! The cell of a player's name: the name whole and of one size, then status and club in small print. A
//! row has room for so many lines, and all rows have the same.

use crate::print::layout::Warning;
use crate::print::layout::face::MM_PER_PT;
use crate::print::layout::leaf::DOT;
use crate::print::layout::names::{club, name_lines};
use crate::print::layout::pages::Style;
use crate::print::layout::text;

/// Lines of pieces, each of its own style.
pub(super) type Lines = Vec<Vec<(String, Style)>>;

/// The least room in which the beginning of a club says anything.
const LEAST_CLUB_MM: f32 = 7.0;

/// The name in as many lines as it takes; behind or below it the status, whole; in what is left the club.
pub(super) fn cell(
    (name, status, its_club): (&str, &str, &str),
    (bold, small): (Style, Style),
    width_mm: f32,
    warnings: &mut Vec<Warning>,
) -> Lines {
    let wide = |text: &str, style: Style| style.width_mm(text);
    let names = name_lines(name, bold, width_mm, warnings);
    let several = names.len() > 1;
    let mut room = names.last().map_or(0.0, |last| width_mm - wide(last, bold));
    let mut lines: Lines = names.into_iter().map(|line| vec![(line, bold)]).collect();
    let status = text::clean(status, small.weight, warnings);
    let dot_mm = wide(DOT, small);
    let mut below = !several;
    if !status.is_empty() && several && wide(&status, small) + dot_mm <= room {
        room -= wide(&status, small) + dot_mm;
        if let Some(line) = lines.last_mut() {
            line.push((format!("{DOT}{status}"), small));
        }
    } else if !status.is_empty() {
        let own = text::wrap(&status, small.weight, small.size_pt, width_mm);
        room = own.last().map_or(0.0, |last| width_mm - wide(last, small));
        lines.extend(own.into_iter().map(|line| vec![(line, small)]));
        below = false;
    }
    let free = if below { width_mm } else { room - dot_mm };
    if its_club.trim().is_empty() {
        return lines;
    }
    // A long name keeps its club, on a line of its own where there is no room behind it.
    let below = below || several && free < LEAST_CLUB_MM;
    let free = if below { width_mm } else { free };
    if free < LEAST_CLUB_MM {
        return lines;
    }
    let its_club = club(its_club, small, free, warnings);
    if below {
        lines.push(vec![(its_club, small)]);
    } else if let Some(line) = lines.last_mut() {
        line.push((format!("{DOT}{its_club}"), small));
    }
    lines
}

/// A cell whose club was cut or left out, with the whole club on a line of its own, where that has room.
pub(super) fn with_whole_club(
    cell: &Lines,
    (name, status, its_club): (&str, &str, &str),
    styles: (Style, Style),
    width_mm: f32,
) -> Option<Lines> {
    let (small, unseen) = (styles.1, &mut Vec::new());
    let whole = text::clean(its_club.trim(), small.weight, unseen);
    let has_all =
        cell.last().and_then(|line| line.last()).is_some_and(|(it, _)| it.ends_with(&whole));
    if has_all || small.width_mm(&whole) > width_mm {
        return None;
    }
    let mut lines = self::cell((name, status, ""), styles, width_mm, unseen);
    lines.push(vec![(whole, small)]);
    Some(lines)
}

/// Name, status and club on one line, where there is room for name and status, and for the club or its beginning.
pub(super) fn on_one_line(
    (name, status, its_club): (&str, &str, &str),
    (bold, small): (Style, Style),
    width_mm: f32,
) -> Option<Lines> {
    let said = |text: &str, style: Style| text::clean(text, style.weight, &mut Vec::new());
    let behind =
        |text: &str| if text.trim().is_empty() { String::new() } else { format!("{DOT}{text}") };
    let (name, status) = (said(name, bold), behind(&said(status, small)));
    let left_mm = width_mm - bold.width_mm(&name) - small.width_mm(&status);
    let whole = behind(&said(its_club, small));
    let beside = if small.width_mm(&whole) <= left_mm {
        whole
    } else {
        let free = left_mm - small.width_mm(DOT);
        let short = (free >= LEAST_CLUB_MM).then(|| club(its_club, small, free, &mut Vec::new()));
        behind(&short?)
    };
    (left_mm >= 0.0).then(|| vec![vec![(name, bold), (status + &beside, small)]])
}

/// What lines take at least, one close below the other.
pub(super) fn height_mm(lines: &Lines) -> f32 {
    let of = |line: &Vec<(String, Style)>| {
        line.iter().map(|(_, style)| style.size_pt).fold(0.0, f32::max) * MM_PER_PT
    };
    lines.iter().map(of).sum()
}
