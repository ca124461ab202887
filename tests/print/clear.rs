//! On every page of every document: no text over another, none across a rule or the side of a frame.

use eforos::language::Language;
use eforos::print::documents::{Document, Wish};
use eforos::print::pages::{Area, Mark, Page, Pages, TextMark};

use super::documents::{bounds, of_rehearsal, texts};

/// Left, top, right, bottom.
type Bounds = [f32; 4];

/// What may reach over another without being seen to.
const SLACK_MM: f32 = 0.05;

fn meet([l, t, r, b]: Bounds, [ol, ot, or, ob]: Bounds) -> bool {
    l < or - SLACK_MM && ol < r - SLACK_MM && t < ob - SLACK_MM && ot < b - SLACK_MM
}

/// The lines of a mark: a rule is one, a frame has four.
fn lines(mark: &Mark) -> Vec<Bounds> {
    match mark {
        Mark::Stroke { from_mm: from, to_mm: to, thick_mm, .. } => {
            let half = thick_mm / 2.0;
            // Lines of a plot and ornaments are neither level nor upright.
            let straight = (from.0 - to.0).abs() < 0.01 || (from.1 - to.1).abs() < 0.01;
            let bounds = [
                from.0.min(to.0) - half,
                from.1.min(to.1) - half,
                from.0.max(to.0) + half,
                from.1.max(to.1) + half,
            ];
            if straight { vec![bounds] } else { Vec::new() }
        }
        Mark::Shape { points, fill: None, line: Some((thick, _)) } => {
            let least = |of: fn(&(f32, f32)) -> f32| points.iter().map(of).fold(f32::MAX, f32::min);
            let most = |of: fn(&(f32, f32)) -> f32| points.iter().map(of).fold(f32::MIN, f32::max);
            let (left, top) = (least(|it| it.0), least(|it| it.1));
            let (right, bottom) = (most(|it| it.0), most(|it| it.1));
            let half = thick / 2.0;
            vec![
                [left - half, top, left + half, bottom],
                [right - half, top, right + half, bottom],
                [left, top - half, right, top + half],
                [left, bottom - half, right, bottom + half],
            ]
        }
        Mark::Code { x_mm, y_mm, size_mm, .. } => {
            vec![[*x_mm, *y_mm, x_mm + size_mm, y_mm + size_mm]]
        }
        Mark::Image { area: Area { x_mm, y_mm, width_mm, height_mm }, .. } => {
            vec![[*x_mm, *y_mm, x_mm + width_mm, y_mm + height_mm]]
        }
        Mark::Text(_) | Mark::Fill { .. } | Mark::Shape { .. } => Vec::new(),
    }
}

/// What is seen of a text: most words stand on their line, and none reaches as high as its size.
fn ink(mark: &TextMark) -> Bounds {
    let [left, top, right, bottom] = bounds(mark);
    let low = mark.text.contains(|sign: char| "gjpqyQβγζηήμξρφχψς,;()[]".contains(sign));
    let bottom = if low { bottom } else { mark.baseline_mm };
    [left, top + 0.05 * mark.style.size_pt * 25.4 / 72.0, right, bottom]
}

/// What meets on a page.
fn met(page: &Page) -> Vec<String> {
    let marks: Vec<&TextMark> = texts(page).filter(|mark| !mark.text.trim().is_empty()).collect();
    let rules: Vec<Bounds> = page.all().flat_map(lines).collect();
    let mut met = Vec::new();
    for (index, mark) in marks.iter().enumerate() {
        let own = ink(mark);
        let over = marks[index + 1..].iter().filter(|other| meet(own, ink(other)));
        met.extend(over.map(|other| format!("{:?} over {:?}", mark.text, other.text)));
        let across = rules.iter().filter(|rule| meet(own, **rule));
        met.extend(across.map(|rule| format!("{:?} {own:?} across {rule:?}", mark.text)));
    }
    met
}

fn all_clear(pages: &Pages) -> Vec<String> {
    let pages = pages.pages.iter().enumerate();
    pages
        .flat_map(|(number, page)| {
            met(page).into_iter().map(move |it| format!("page {}: {it}", number + 1))
        })
        .collect()
}

#[test]
fn no_text_stands_over_another_or_across_a_rule() {
    let mut all = Vec::new();
    // Of many players what has a row for each.
    let tables = [Document::Standings, Document::Final, Document::RoundRecord];
    for (players, documents) in [
        (3, &Document::ALL[..]),
        (12, &Document::ALL[..]),
        (40, &Document::ALL[..]),
        (200, &tables[..]),
    ] {
        for &document in documents {
            for language in [Language::Greek, Language::English] {
                let pages = of_rehearsal(players, Wish::whole(document), language);
                let found = all_clear(&pages);
                let told = |it| format!("{document:?} of {players} in {language:?}, {it}");
                all.extend(found.into_iter().take(4).map(told));
            }
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}
