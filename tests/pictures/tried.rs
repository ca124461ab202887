//! A sheet, photographed by simulation and read: whether its code was found, and whether it was cut well.

use std::sync::OnceLock;

use eforos::pictures::{MOST_KEPT, read};

use super::simulated::{
    A_MM, Grey, Lies, SHEETS, code, photograph, printed, round_of, wanted, written,
};
use crate::common::dice::Dice;

/// Dots of a picture in these tests.
const SIDES: (usize, usize) = (1_500, 2_000);

/// The photograph of a sheet, made once.
pub fn photographed(number: u32) -> &'static [u8] {
    static MADE: [OnceLock<Vec<u8>>; SHEETS as usize] =
        [const { OnceLock::new() }; SHEETS as usize];
    let made = || one(number, &mut Dice(u64::from(number) + 100)).jpeg();
    MADE[usize::try_from(number - 1).unwrap()].get_or_init(made)
}

fn one(number: u32, dice: &mut Dice) -> Grey {
    let sheet = written(&printed()[usize::try_from(number - 1).unwrap()], dice);
    let quarters = number % 4;
    let sides = if quarters.is_multiple_of(2) { SIDES } else { (SIDES.1, SIDES.0) };
    let middle = (sides.0 as f64 / 2.0 + f64::from(number % 7) * 6.0 - 18.0, sides.1 as f64 / 2.0);
    let lies = Lies::somehow(middle, 960.0, quarters, dice);
    photograph(&[(&sheet, lies)], sides, dice)
}

fn look_at(name: &str, bytes: &[u8]) {
    if let Ok(folder) = std::env::var("EFOROS_LOOK") {
        std::fs::write(std::path::Path::new(&folder).join(name), bytes).unwrap();
    }
}

/// How far the four corners of a page lie from where they are on the sheet, in millimetres: where in each corner the
/// printed sheet is found again.
fn off_mm(page: &Grey, sheet: &Grey) -> f64 {
    const A: f64 = 2.0;
    const REACH: i32 = 10;
    const SIDE: usize = 40;
    let small = |of: &Grey, a_mm: f64| {
        let dot = |x: usize, y: usize| {
            let (from, to) = (a_mm / A, a_mm / A);
            let spots = (0..9).map(|at| (f64::from(at % 3), f64::from(at / 3)));
            let sum: f64 = spots
                .filter_map(|(u, v)| of.at((x as f64 + u / 3.0) * from, (y as f64 + v / 3.0) * to))
                .map(f64::from)
                .sum();
            sum / 9.0
        };
        (0..420).map(|y| (0..296).map(|x| dot(x, y)).collect::<Vec<f64>>()).collect::<Vec<_>>()
    };
    let (page, sheet) = (small(page, page.width as f64 / 148.0), small(sheet, A_MM));
    let corners: [(usize, usize); 4] = [(10, 10), (246, 10), (10, 370), (246, 370)];
    let off = corners.map(|(x, y)| {
        let alike = |dx: i32, dy: i32| {
            let at = |of: usize, by: i32| usize::try_from(i32::try_from(of).unwrap() + by).unwrap();
            let (mut a_sum, mut b_sum, mut a_squares, mut b_squares, mut products) =
                (0.0, 0.0, 0.0, 0.0, 0.0);
            for row in y..y + SIDE {
                let left = at(x, dx);
                let of_page = &page[at(row, dy)][left..left + SIDE];
                for (a, b) in of_page.iter().zip(&sheet[row][x..x + SIDE]) {
                    a_sum += a;
                    b_sum += b;
                    a_squares += a * a;
                    b_squares += b * b;
                    products += a * b;
                }
            }
            let many = (SIDE * SIDE) as f64;
            let (first, second) =
                (a_squares - a_sum * a_sum / many, b_squares - b_sum * b_sum / many);
            (products - a_sum * b_sum / many) / (first * second).sqrt().max(1e-9)
        };
        let tries = (-REACH..=REACH).flat_map(|dx| (-REACH..=REACH).map(move |dy| (dx, dy)));
        let (dx, dy) = tries.max_by(|a, b| alike(a.0, a.1).total_cmp(&alike(b.0, b.1))).unwrap();
        f64::from(dx).hypot(f64::from(dy)) / A
    });
    off.into_iter().fold(0.0, f64::max)
}

/// Of these sheets: how many codes were found, and how many sheets were cut within 3 mm. None is ever wrong.
pub fn tried(numbers: &[u32]) -> (usize, usize) {
    let wanted = wanted();
    let read_one = |number: u32| -> (bool, bool) {
        let picture = photographed(number);
        let pages = read(picture, &wanted).unwrap();
        look_at(&format!("photograph-{number}.jpg"), picture);
        let [page] = &pages[..] else { panic!("sheet {number}: {} pages", pages.len()) };
        look_at(&format!("page-{number}.jpg"), &page.jpeg);
        assert!(page.jpeg.len() <= MOST_KEPT, "sheet {number}: {} bytes", page.jpeg.len());
        let found = !page.codes.is_empty();
        assert!(!found || page.codes == [code(number, round_of(number))], "{:?}", page.codes);
        let sheet = &printed()[usize::try_from(number - 1).unwrap()];
        (found, page.straight && off_mm(&Grey::of_jpeg(&page.jpeg), sheet) <= 3.0)
    };
    let halves = std::thread::scope(|scope| {
        let (first, second) = numbers.split_at(numbers.len() / 2);
        let run = |numbers: Vec<u32>| {
            let read_one = &read_one;
            scope.spawn(move || numbers.into_iter().map(read_one).collect::<Vec<_>>())
        };
        [first.to_vec(), second.to_vec()].map(run).map(|half| half.join().unwrap())
    });
    let all = || halves.iter().flatten();
    (all().filter(|(found, _)| *found).count(), all().filter(|(_, cut)| *cut).count())
}
