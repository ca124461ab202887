//! `eforos pictures`: photographs of sheets from files into a competition, by the real process that reads them.

use std::fmt::Write as _;
use std::process::Command;
use std::sync::OnceLock;

use eforos::domain::lexicon::Digest;

use super::support::{Desk, Said, said};

/// A competition of twelve that is not signed, and two of its printed pages as pictures: an A4 with two sheets each. Both are
/// made once.
fn photographed() -> Desk {
    static MADE: OnceLock<Vec<(String, Vec<u8>)>> = OnceLock::new();
    let made = MADE.get_or_init(|| {
        let desk = made();
        let names = desk.names().into_iter().filter(|name| name != "d.eforos");
        names.map(|name| (name.clone(), desk.read(&name))).collect()
    });
    let desk = Desk::new();
    for (name, bytes) in made {
        desk.write(name, bytes);
    }
    desk
}

/// These pictures are taken, however busy the machine is with others.
fn taken(desk: &Desk, files: &[&str]) -> Said {
    let args = [&["pictures", "a.eforos"], files, &["--as", "Έφη"]].concat();
    said(desk.command(&args).env("EFOROS_PATIENCE_S", "900").output().unwrap())
}

fn made() -> Desk {
    let desk = Desk::new();
    desk.ok(&["demo", "d.eforos", "--players", "12"]);
    desk.write("d.json", desk.ok(&["export", "d.eforos"]));
    desk.ok(&["import", "d.json", "a.eforos"]);
    let sheets = ["print", "a.eforos", "word-sheets", "--round", "2", "--paper", "a4"];
    desk.ok(&[&sheets[..], &["-o", "sheets.pdf"]].concat());
    let mut render = Command::new("pdftoppm");
    render.args(["-png", "-gray", "-r", "130", "-l", "2", "sheets.pdf", "page"]);
    let rendered = render.current_dir(desk.path("")).status().expect("pdftoppm (poppler-utils)");
    assert!(rendered.success());
    desk
}

#[test]
fn pictures_are_taken_listed_assigned_and_written_out() {
    let desk = photographed();
    let pages: Vec<String> =
        desk.names().into_iter().filter(|name| name.starts_with("page-")).collect();
    let [first, second] = &pages[..] else { panic!("{pages:?}") };
    let take = |files: &[&str]| taken(&desk, files);
    let told = take(&[first]);
    assert_eq!(told.code, 0, "{}", told.err);
    // Two sheets lie on the page: the first of the pile and the first of its other half.
    let lines: Vec<&str> = told.out.lines().collect();
    assert_eq!(lines.len(), 2, "{}", told.out);
    assert!(lines.iter().all(|line| line.ends_with("-2 · front · there")), "{}", told.out);
    let of_first =
        lines.iter().find_map(|line| line.split_once(". 1-2 ·")).map(|(number, _)| number);
    let of_first = of_first.unwrap_or_else(|| panic!("{}", told.out));
    // The same again: nothing new.
    assert_eq!(take(&[first]).out, told.out);
    desk.write("note.txt", "no picture");
    let none = take(&["note.txt"]);
    assert!(none.err.contains("The picture was not taken."), "{}", none.err);
    let some = take(&[second, "note.txt"]);
    assert!(some.err.contains("One picture was not taken; the others were."), "{}", some.err);
    assert_eq!(some.code, 1, "{}", some.err);
    assert!(some.err.contains("note.txt"), "{}", some.err);
    assert_eq!(some.out.lines().count(), 4, "{}", some.out);

    // A picture without a code waits, and is assigned by hand.
    let rgb = desk.path("white.png");
    let file = std::fs::File::create(&rgb).unwrap();
    let mut encoder = png::Encoder::new(file, 80, 100);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header().unwrap().write_image_data(&[200; 8_000]).unwrap();
    let waits = take(&["white.png"]);
    assert!(waits.out.contains("5. no place · front · to be decided"), "{}", waits.out);
    let assigned = desk.ok(&["pictures", "a.eforos", "--assign", "5=3-2/2", "--as", "Έφη"]);
    assert!(assigned.contains("5. 3-2 · back · there"), "{assigned}");
    let odd = desk.run(&["pictures", "a.eforos", "--assign", "9=3-2", "--as", "Έφη"]);
    assert_eq!(odd.code, 2, "{}", odd.err);
    desk.ok(&["pictures", "a.eforos", "--turn", "5=3", "--as", "Έφη"]);
    assert!(desk.ok(&["log", "a.eforos"]).lines().last().is_some_and(|line| line.contains('3')));

    desk.ok(&["pictures", "a.eforos", "-o", "out"]);
    let out = super::support::names(&desk.path("out"));
    assert_eq!(out.len(), 5, "{out:?}");
    assert!(out.contains(&"02-003-back-5.jpg".to_owned()), "{out:?}");
    assert!(desk.read("out/02-003-back-5.jpg").starts_with(b"\xFF\xD8"));
    assert!(desk.ok(&["verify", "a.eforos"]).contains("The pictures of sheets (5)"));

    // One is discarded, then all are deleted; nobody does either without a reason.
    let why = desk.refused(2, &["pictures", "a.eforos", "--discard", "5", "--as", "Έφη"]);
    assert!(why.contains("--reason"), "{why}");
    let reason = ["--reason", "θολή", "--as", "Έφη"];
    let list = |asked: &[&str]| desk.ok(&[&["pictures", "a.eforos"], asked, &reason].concat());
    assert!(list(&["--discard", "5"]).contains("5. 3-2 · back · discarded"));
    let deleted = format!("{of_first}. 1-2 · front · deleted");
    assert!(list(&["--delete", of_first]).contains(&deleted));
    let all = list(&["--delete", "all"]);
    assert_eq!(all.lines().filter(|line| line.ends_with("· deleted")).count(), 5, "{all}");
    desk.ok(&["verify", "a.eforos"]);
}

#[test]
fn a_competition_without_codes_a_signed_one_and_nobody_take_none() {
    let desk = Desk::new();
    desk.ok(&["demo", "game.eforos", "--rules", "ro-duplicate-2007", "--players", "6"]);
    desk.write("a.jpg", b"\xFF\xD8\xFF");
    let none = desk.refused(1, &["pictures", "game.eforos", "a.jpg", "--as", "Έφη"]);
    assert!(none.contains("no codes"), "{none}");
    assert_eq!(desk.ok(&["pictures", "game.eforos"]), "No pictures of sheets.\n");
}

/// Of a photograph nothing leaves the file but by being written out: not its bytes, and not its digest.
#[test]
fn no_document_no_results_and_no_exchange_have_a_picture() {
    let desk = photographed();
    assert_eq!(taken(&desk, &["page-1.png"]).code, 0);
    desk.ok(&["pictures", "a.eforos", "-o", "out"]);
    for (name, what) in [("results.html", "--html"), ("words.csv", "--csv"), ("day.json", "--json")]
    {
        desk.write(name, desk.ok(&["export", "a.eforos", what]));
    }
    // But for the commitment: what was imported was not drawn here.
    let documents = [
        "guide",
        "rules",
        "standings",
        "player-report",
        "rulings",
        "final",
        "certificates",
        "player-cards",
        "word-sheets",
        "graded-sheets",
        "round-record",
    ];
    let mut all: Vec<String> = ["results.html", "words.csv", "day.json"].map(str::to_owned).into();
    for document in documents {
        all.push(format!("{document}.pdf"));
        desk.ok(&["print", "a.eforos", document, "-o", &format!("{document}.pdf")]);
    }
    let pictures = super::support::names(&desk.path("out"));
    assert_eq!(pictures.len(), 2, "{pictures:?}");
    for picture in pictures {
        let bytes = desk.read(&format!("out/{picture}"));
        let middle = &bytes[bytes.len() / 2..][..12];
        let mut hex = String::new();
        for byte in middle {
            write!(hex, "{byte:02x}").unwrap();
        }
        // Whatever place of three it begins at in base 64.
        let base64 = [0, 1, 2].map(|at| in_base_64(&middle[at..at + 9]));
        let digest = Digest::of(&bytes).to_string();
        let mut forms = vec![middle.to_vec(), hex.into_bytes(), digest.into_bytes()];
        forms.extend(base64.map(String::into_bytes));
        let has = |text: &[u8], form: &[u8]| text.windows(form.len()).any(|part| part == form);
        assert!(has(&desk.read("a.eforos"), &forms[0]), "what is looked for is in the file");
        for name in &all {
            let text = desk.read(name);
            assert!(!forms.iter().any(|form| has(&text, form)), "{name} has of {picture}");
        }
    }
}

fn in_base_64(bytes: &[u8]) -> String {
    const SIGNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let of = |three: &[u8]| three.iter().fold(0, |all, byte| all << 8 | usize::from(*byte));
    let signs = |three: &[u8]| {
        let all = of(three);
        [18, 12, 6, 0].map(|by| char::from(SIGNS[all >> by & 63]))
    };
    bytes.chunks(3).flat_map(signs).collect()
}
