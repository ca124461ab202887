//! Photographs and scans, damaged: what is taken is kept as a picture that can be read again.

use std::sync::LazyLock;

use eforos::pictures::{Code, MOST_KEPT, Page, Scanned, Sheet, Wanted, check, read, scan};

static WANTED: LazyLock<Wanted> = LazyLock::new(|| {
    let sheet = Sheet {
        width_mm: 148.0,
        height_mm: 210.0,
        code: Code { x_mm: 125.5, y_mm: 6.5, side_mm: 14.5 },
        marks_mm: Some([(5.6, 5.6), (5.6, 204.4), (142.4, 204.4)]),
        mark_mm: 2.4,
    };
    Wanted::new(["001027999".to_owned()], sheet)
});

/// The most dots of a picture in a short run: what is larger is told by its head and costs seconds.
const SMALL: u32 = 600;

fn sound(page: &Page) -> bool {
    assert!(page.jpeg.len() <= MOST_KEPT);
    assert!(page.codes.iter().all(|code| WANTED.has(code)));
    assert_eq!(check(&page.jpeg), Ok(false));
    true
}

/// Whether a picture says that it is larger than those of a short run.
fn is_large(input: &[u8]) -> bool {
    let side = |bytes: Option<&[u8]>| {
        bytes.and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_be_bytes)
    };
    let short = |bytes: Option<&[u8]>| {
        bytes.and_then(|bytes| bytes.try_into().ok()).map_or(0, u16::from_be_bytes)
    };
    if input.starts_with(b"\x89PNG") {
        return side(input.get(16..20)).max(side(input.get(20..24))) > SMALL;
    }
    let frames = input.windows(2).enumerate();
    let mut frames = frames.filter(|(_, pair)| matches!(pair, [0xFF, 0xC0..=0xC2]));
    frames.any(|(at, _)| {
        let of = |from: usize| short(input.get(at + from..at + from + 2));
        u32::from(of(5).max(of(7))) > SMALL
    })
}

pub fn photograph(input: &[u8]) -> bool {
    let head = check(input);
    if is_large(input) {
        return head.is_ok();
    }
    match read(input, &WANTED) {
        Ok(pages) => !pages.is_empty() && pages.iter().all(sound),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

pub fn scanned(input: &[u8]) -> bool {
    if is_large(input) {
        return check(input).is_ok();
    }
    let mut taken = false;
    let whole = scan(input, &WANTED, 0, &mut |scanned| {
        if let Scanned::Picture(Ok(pages)) = scanned {
            taken |= pages.iter().all(sound);
        }
        true
    });
    whole.is_ok() && taken
}
