//! Sheets, photographed by simulation; two on one picture; a second code on a sheet; codes of others.

use eforos::lexicon::quietly;
use eforos::pictures::{Page, Wanted, read};

use super::simulated::{A_MM, Grey, Lies, code, photograph, printed, round_of, wanted};
use super::tried::{photographed, tried};
use crate::common::coded::{barbed, barbed_png};
use crate::common::dice::Dice;

/// Two of the sixty of the slow tests, one across and one upright.
#[test]
fn sheets_are_found_turned_and_cut() {
    assert_eq!(tried(&[1, 2]), (2, 2));
}

/// Dots of a picture, as many as show a sheet's code.
const SIDES: (usize, usize) = (1_200, 1_600);

fn codes_of(pages: &[Page]) -> Vec<Vec<String>> {
    let mut codes: Vec<_> = pages.iter().map(|page| page.codes.clone()).collect();
    codes.sort();
    codes
}

#[test]
fn two_sheets_in_one_picture_are_two_pages() {
    let mut dice = Dice(7);
    let sides = (2_200, 1_600);
    let lies = [(600.0, 0), (1_600.0, 2)]
        .map(|(x, quarters)| Lies::somehow((x, 800.0), 760.0, quarters, &mut dice));
    let [first, second] = lies;
    let picture = photograph(&[(&printed()[4], first), (&printed()[9], second)], sides, &mut dice);
    let pages = read(&picture.jpeg(), &wanted()).unwrap();
    assert_eq!(codes_of(&pages), [vec![code(5, round_of(5))], vec![code(10, round_of(10))]]);
    for page in pages {
        let kept = Grey::of_jpeg(&page.jpeg);
        assert_eq!((page.straight, kept.width, kept.height), (true, 1_130, 1_600));
    }
}

/// A player may paste another's code onto the own sheet: both are told, and nobody decides but a person.
#[test]
fn a_second_code_on_a_sheet_is_told_with_the_first() {
    let mut dice = Dice(8);
    let mut sheet = printed()[0].clone();
    let other = &printed()[1];
    // The code of the second, cut out with its white margin, lies in the middle of the first.
    let (left, top, side) = ((122.0 * A_MM) as usize, 0, (23.0 * A_MM) as usize);
    for y in 0..side {
        for x in 0..side {
            sheet.dots[(y + 900) * sheet.width + x + 400] =
                other.dots[(y + top) * other.width + x + left];
        }
    }
    let lies = Lies::somehow((600.0, 800.0), 800.0, 0, &mut dice);
    let picture = photograph(&[(&sheet, lies)], SIDES, &mut dice);
    let pages = read(&picture.jpeg(), &wanted()).unwrap();
    assert_eq!(codes_of(&pages), [vec![code(1, round_of(1)), code(2, round_of(2))]]);
}

/// Under a thumb or a fold no edge is found: it is turned alone, with as much around it that nothing is cut off.
#[test]
fn a_sheet_whose_marks_are_covered_is_turned_with_15_mm_around() {
    let mut dice = Dice(11);
    let mut sheet = printed()[2].clone();
    let figures = wanted().sheet;
    for (x_mm, y_mm) in figures.marks_mm.unwrap() {
        let [x, y, far] = [x_mm, y_mm, figures.mark_mm].map(|mm| (mm * A_MM) as usize);
        for row in y.saturating_sub(far)..(y + far).min(sheet.height) {
            for column in x.saturating_sub(far)..(x + far).min(sheet.width) {
                sheet.dots[row * sheet.width + column] = 255;
            }
        }
    }
    // On its head.
    let lies = Lies::somehow((600.0, 800.0), 720.0, 2, &mut dice);
    let picture = photograph(&[(&sheet, lies)], SIDES, &mut dice);
    let pages = read(&picture.jpeg(), &wanted()).unwrap();
    let [page] = &pages[..] else { panic!("{} pages", pages.len()) };
    assert_eq!((&page.codes[..], page.straight), (&[code(3, round_of(3))][..], false));
    // An A5 and 15 mm on each side, upright: the code is near the upper right.
    let kept = Grey::of_jpeg(&page.jpeg);
    assert_eq!((kept.width, kept.height), (1_190, 1_600));
    let again = read(&page.jpeg, &wanted()).unwrap();
    assert_eq!(again[0].codes, page.codes, "it is whole");
}

/// A code that is not one of this competition is passed over: the picture is kept as it is, and nothing says what the
/// code says.
#[test]
fn a_foreign_code_is_no_code() {
    let none = Wanted::new([code(2, 1)], wanted().sheet);
    let pages = read(photographed(1), &none).unwrap();
    let [page] = &pages[..] else { panic!("{} pages", pages.len()) };
    assert!(page.codes.is_empty() && !page.straight);
    let kept = Grey::of_jpeg(&page.jpeg);
    assert_eq!(kept.width.max(kept.height), 1_600);
}

/// Its own reader panics over it; it is kept without a code, for a person, and the next one is read.
#[test]
fn a_picture_over_which_the_reader_of_codes_panics_is_kept_without_a_code() {
    let (side, dots) = barbed();
    let panics = quietly(|| {
        let dot = |x: usize, y: usize| dots[y * side + x];
        rqrr::PreparedImage::prepare_from_greyscale(side, side, dot).detect_grids().len()
    });
    assert_eq!(panics, None, "it is such a picture");
    let pages = read(&barbed_png(), &wanted()).unwrap();
    assert_eq!(codes_of(&pages), [Vec::<String>::new()]);
    assert!(!pages[0].straight && Grey::of_jpeg(&pages[0].jpeg).width == side);
    assert_eq!(codes_of(&read(photographed(1), &wanted()).unwrap()), [[code(1, round_of(1))]]);
}
