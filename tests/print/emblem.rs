//! The club's picture: what is one, and where paper shows it.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;

use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::emblem::Emblem;
use eforos::domain::formats::anagram::Command;
use eforos::language::Language;
use eforos::print::documents::{Document, Matter, Wish};
use eforos::print::pages::{Area, Mark, Page};
use eforos::print::{BadPicture, Templates, emblem};

use super::documents::{bounds, go_on, matter, texts, worked};
use super::seen::look_at;
use crate::day::Day;

fn file(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/emblem");
    std::fs::read(folder.join(name)).unwrap()
}

fn read(name: &str) -> Result<(u32, u32), BadPicture> {
    emblem(&Emblem::of(file(name))).map(|picture| (picture.width, picture.height))
}

#[test]
fn a_picture_is_read_and_what_is_none_is_told_apart() {
    assert_eq!(read("tower.png"), Ok((96, 96)));
    assert_eq!(read("wide.png"), Ok((120, 40)));
    assert_eq!(read("gif.png"), Err(BadPicture::NoPng));
    assert_eq!(read("cut.png"), Err(BadPicture::Broken));
    // Before anything is unpacked: the file is one of a thousand bytes.
    assert_eq!(read("dots-bomb.png"), Err(BadPicture::Large { width: 60_000, height: 60_000 }));
    assert_eq!(read("dots.png"), Err(BadPicture::Large { width: 1025, height: 1 }));
    // What is packed beside the picture is left alone.
    assert_eq!(read("profile-bomb.png"), Ok((96, 96)));
    let mut heavy = file("tower.png");
    heavy.resize(Emblem::MOST_BYTES + 1, 0);
    assert_eq!(emblem(&Emblem::of(heavy)), Err(BadPicture::Heavy(256_001)));
}

#[test]
fn each_refusal_is_a_sentence_of_its_own_in_every_language() {
    let all = [
        BadPicture::NoPng,
        BadPicture::Heavy(300_001),
        BadPicture::Large { width: 1025, height: 7 },
        BadPicture::Broken,
    ];
    for language in Language::ALL {
        let said = all.map(|why| why.sentence(language));
        assert!(said[1].contains("301") && said[1].contains("256"), "{}", said[1]);
        assert!(said[2].contains("1025 × 7") && said[2].contains("1024 × 1024"), "{}", said[2]);
        assert!(said[0].contains("PNG") && said[3].contains("PNG"), "{said:?}");
        assert_ne!(said[0], said[3]);
    }
}

/// Sides of the pictures of a page, in dots.
fn pictures(page: &Page) -> Vec<(u32, u32)> {
    let image = |mark: &Mark| match mark {
        Mark::Image { picture, .. } => Some((picture.width, picture.height)),
        _ => None,
    };
    page.all().filter_map(image).collect()
}

#[test]
fn every_document_shows_the_picture_and_a_logo_for_paper_goes_before_it() {
    let mut day = worked();
    day.rule("ΡΟΣ", eforos::domain::contest::ruling::Ruled::Valid);
    let embedded = Templates::embedded();
    let own = [
        ("club.toml".to_owned(), b"logo = 'logo.png'".to_vec()),
        ("logo.png".to_owned(), file("wide.png")),
    ];
    let own = Templates::with_folder(own).unwrap();
    let shown = |day: &crate::day::Day, document, templates| {
        let matter = Matter { templates, ..matter(&day.record, &day.board, &day.drafts) };
        let pages = Wish::whole(document).lay_out(matter, Language::Greek, &mut go_on).unwrap();
        let mut pictures = pictures(&pages.pages[0]);
        if document == Document::PlayerCards {
            // Each card has it.
            pictures.dedup();
        }
        pictures
    };
    for document in Document::ALL {
        assert_eq!(shown(&day, document, &embedded), [], "{document:?}");
    }
    day.must(Command::SetEmblem { emblem: Some(Emblem::of(file("tower.png"))) });
    for document in Document::ALL {
        assert_eq!(shown(&day, document, &embedded), [(96, 96)], "{document:?}");
        assert_eq!(shown(&day, document, &own), [(120, 40)], "{document:?}");
    }
    // One that stands in a record and is none is left out.
    day.must(Command::SetEmblem { emblem: Some(Emblem::of(file("cut.png"))) });
    assert_eq!(shown(&day, Document::Final, &embedded), []);
}

/// Whoever signs, a certificate of merit has the picture on its middle axis, clear of every text.
#[test]
fn a_certificate_of_merit_has_the_picture_in_the_middle() {
    let mut day = worked();
    day.must(Command::SetEmblem { emblem: Some(Emblem::of(file("tower.png"))) });
    let one = "{ name = 'Μ. Σαμαρά', office = 'Πρόεδρος' }";
    for signatories in 0..=3 {
        let own = format!("signatories = [{}]\n", vec![one; signatories].join(", "));
        let own = [("certificates.toml".to_owned(), own.into_bytes())];
        let templates = Templates::with_folder(own).unwrap();
        let matter = Matter { templates: &templates, ..matter(&day.record, &day.board, &[]) };
        let wish = Wish::whole(Document::Certificates);
        let pages = wish.lay_out(matter, Language::Greek, &mut go_on).unwrap();
        look_at(&format!("certificate-picture-{signatories}"), &pages);
        let page = &pages.pages[0];
        let area = page.all().find_map(|mark| match mark {
            Mark::Image { area, .. } => Some(*area),
            _ => None,
        });
        let Area { x_mm, y_mm, width_mm, height_mm } = area.unwrap();
        let middle = x_mm + width_mm / 2.0;
        assert!((middle - 148.5).abs() < 0.1, "{signatories} sign: {middle}");
        for text in texts(page) {
            let [left, top, right, bottom] = bounds(text);
            let beside = right < x_mm || left > x_mm + width_mm;
            let apart = bottom < y_mm || top > y_mm + height_mm;
            assert!(beside || apart, "{signatories} sign: {:?} in the picture", text.text);
        }
    }
}

/// The second line to sign on ended where the picture began.
#[test]
fn a_picture_keeps_from_the_lines_to_sign_on() {
    let mut day = Day::of_players(5, "ΚΑΡΟ");
    day.play(1);
    for player in 1..=5 {
        day.key(player, 1, "4: ΚΑΡΟ");
        day.penalise(player, 1, PenaltyKind::Deduction { points: player });
    }
    day.must(Command::SetEmblem { emblem: Some(Emblem::of(file("wide.png"))) });
    let matter = matter(&day.record, &day.board, &[]);
    let pages = Wish::whole(Document::Certificates).lay_out(matter, Language::Greek, &mut go_on);
    let pages = pages.unwrap();
    // The fourth took part.
    let page = &pages.pages[3];
    let picture = page.all().find_map(|mark| match mark {
        Mark::Image { area, .. } => Some(*area),
        _ => None,
    });
    let picture = picture.unwrap();
    let lines = page.all().filter_map(|mark| match mark {
        Mark::Stroke { to_mm, .. } if to_mm.1 > picture.y_mm => Some(to_mm.0),
        _ => None,
    });
    let right = lines.fold(0.0, f32::max);
    assert!(right > 100.0 && right <= picture.x_mm - 10.0, "{right} {picture:?}");
}
