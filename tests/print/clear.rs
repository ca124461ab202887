//! On every page of every document: no text over another, none across a rule or the side of a frame, none too pale for what
//! it lies on; and words with their verdicts clear of each other.

use eforos::language::Language;
use eforos::print::documents::{Document, Wish};
use eforos::print::pages::{Area, Ink, Mark, Page, Pages, TextMark};

use super::documents::{bounds, of_rehearsal, texts};
use crate::exchange::html::luminance;

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
    let inks: Vec<Bounds> = marks.iter().map(|mark| ink(mark)).collect();
    let mut met = Vec::new();
    for (index, (mark, &own)) in marks.iter().zip(&inks).enumerate() {
        let others = marks[index + 1..].iter().zip(&inks[index + 1..]);
        let over = others.filter(|(_, other)| meet(own, **other));
        met.extend(over.map(|(other, _)| format!("{:?} over {:?}", mark.text, other.text)));
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
    let [greek, english] = [Language::Greek, Language::English];
    for (players, documents, languages) in [
        (3, &Document::ALL[..], &[greek, english][..]),
        (12, &Document::ALL[..], &[english]),
        (40, &Document::ALL[..], &[greek]),
        (200, &tables[..], &[greek, english]),
    ] {
        for &document in documents {
            for &language in languages {
                let pages = of_rehearsal(players, Wish::whole(document), language);
                let found = all_clear(&pages);
                let told = |it| format!("{document:?} of {players} in {language:?}, {it}");
                all.extend(found.into_iter().take(4).map(told));
            }
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

/// How dark an ink is on another, as the guidelines for accessibility define it.
fn contrast(ink: Ink, ground: Ink) -> f64 {
    let of = |ink: Ink| luminance(&ink.rgb().map(|part| format!("{part:02X}")).concat());
    let (one, other) = (of(ink), of(ground));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Whether a point lies within the corners of a shape.
fn within(points: &[(f32, f32)], (x, y): (f32, f32)) -> bool {
    let sides = points.iter().zip(points.iter().cycle().skip(1));
    let crossed = sides
        .filter(|(a, b)| (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0);
    crossed.count() % 2 == 1
}

/// The texts of a page that are too pale for what lies below the middle of them.
fn pale(page: &Page) -> Vec<String> {
    let mut grounds: Vec<&Mark> = Vec::new();
    let mut pale = Vec::new();
    for mark in page.all() {
        match mark {
            Mark::Fill { .. } | Mark::Shape { fill: Some(_), .. } => grounds.push(mark),
            Mark::Text(text) if !text.text.trim().is_empty() => {
                let [left, top, right, bottom] = bounds(text);
                let at = (left.midpoint(right), top.midpoint(bottom));
                let ground = grounds.iter().rev().find_map(|ground| match ground {
                    Mark::Fill { area: it, ink } => {
                        let across = (it.x_mm..=it.x_mm + it.width_mm).contains(&at.0);
                        let down = (it.y_mm..=it.y_mm + it.height_mm).contains(&at.1);
                        (across && down).then_some(*ink)
                    }
                    Mark::Shape { points, fill, .. } => fill.filter(|_| within(points, at)),
                    _ => None,
                });
                let ground = ground.unwrap_or(Ink::Colour([255; 3]));
                let contrast = contrast(text.style.ink, ground);
                if contrast < 4.5 {
                    pale.push(format!("{:?} has {contrast:.1} on {ground:?}", text.text));
                }
            }
            _ => {}
        }
    }
    pale
}

#[test]
fn every_text_stands_out_from_what_it_lies_on() {
    let mut all = Vec::new();
    for document in Document::ALL {
        let pages = of_rehearsal(12, Wish::whole(document), Language::Greek);
        let found = pages.pages.iter().flat_map(pale);
        all.extend(found.take(4).map(|it| format!("{document:?}: {it}")));
    }
    assert!(all.is_empty(), "{all:#?}");
}

/// A word and its reason stand 0.9 mm apart; whatever is nearer than 2.6 mm reads as one.
#[test]
fn on_graded_sheets_and_reports_a_word_is_told_from_its_neighbour() {
    for document in [Document::GradedSheets, Document::PlayerReport] {
        words_are_told_apart(&of_rehearsal(40, Wish::whole(document), Language::Greek));
    }
}

fn words_are_told_apart(pages: &Pages) {
    let mut neighbours = 0;
    for page in &pages.pages {
        // Not the points and the length of a field, which stand in columns of their own.
        let is_word = |mark: &&TextMark| {
            let size = mark.style.size_pt;
            let worded = mark.text.chars().any(char::is_alphabetic);
            worded && ((size - 8.3).abs() < 0.01 || (size - 7.0).abs() < 0.01)
        };
        let words: Vec<&TextMark> = texts(page).filter(is_word).collect();
        for two in words.windows(2) {
            let [one, next] = two else { continue };
            // Of headings that stand beside each other neither is a word of a sheet.
            let written = |mark: &TextMark| !mark.text.chars().any(char::is_lowercase);
            if !written(one) && !written(next) {
                continue;
            }
            let apart = next.x_mm - (one.x_mm + one.width_mm);
            if (one.baseline_mm - next.baseline_mm).abs() > 0.6 || !(0.0..20.0).contains(&apart) {
                continue;
            }
            neighbours += 1;
            let of_one = (apart - 0.9).abs() < 0.05;
            assert!(of_one || apart >= 2.6, "{:?} {apart} {:?}", one.text, next.text);
        }
    }
    assert!(neighbours > 1_000, "{neighbours}");
}
