//! What a club can lay, and what it is told when it cannot.

use super::anagram::final_sheet::Figures;
use super::*;
use crate::language::Language;

/// A picture of one pixel: PNG, red.
const PIXEL: &[u8] = &[
    0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0, 1, 0, 0,
    0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xde, 0, 0, 0, 12, b'I', b'D', b'A', b'T', 0x08, 0xd7,
    0x63, 0xf8, 0xcf, 0xc0, 0, 0, 3, 1, 1, 0, 0x18, 0xdd, 0x8d, 0xb0, 0, 0, 0, 0, b'I', b'E', b'N',
    b'D', 0xae, 0x42, 0x60, 0x82,
];

fn lay(files: &[(&str, &[u8])]) -> Result<Templates, TemplateError> {
    let owned = files.iter().map(|(name, bytes)| ((*name).to_owned(), bytes.to_vec()));
    Templates::with_folder(owned)
}

fn error(file: &str, text: &str) -> String {
    let greek = lay(&[(file, text.as_bytes())]).unwrap_err();
    let english = greek.sentence(Language::English);
    let greek = greek.sentence(Language::Greek);
    // What the club wrote may stand in the sentence; English words of a parser may not.
    let plain = |word: &str| {
        let command = ["eforos", "print"].contains(&word);
        !command && word.len() > 3 && word.bytes().all(|byte| byte.is_ascii_lowercase())
    };
    let english_in_greek = greek.split(' ').find(|word| plain(word) && !text.contains(word));
    assert_eq!(english_in_greek, None, "{greek}");
    english
}

#[test]
fn the_embedded_templates_are_sound() {
    for template in templates() {
        // Laid over itself, every value of it is read, and all its parts fit.
        let file = format!("{}.toml", template.name);
        let laid = lay(&[(&file, template.embedded.as_bytes())]);
        assert!(laid.is_ok(), "{file}: {:?}", laid.err());
    }
    assert_eq!(lay(&[]), Ok(Templates::embedded()));
}

#[test]
fn a_club_says_only_what_is_otherwise() {
    let templates = lay(&[
        ("final.toml", b"[page]\nleft_mm = 20\n"),
        ("club.toml", "sponsor = ' Βιβλιοπωλείο \"Το Γράμμα\" '\nlogo = 'l.png'".as_bytes()),
        ("l.png", PIXEL),
        ("notes.txt", b"\xff"),
    ])
    .unwrap();
    let figures: Figures = templates.figures();
    assert!((figures.page.left_mm.get() - 20.0).abs() < 1e-6);
    assert!((figures.page.right_mm.get() - 11.0).abs() < 1e-6);
    assert_eq!(templates.club().sponsor, "Βιβλιοπωλείο \"Το Γράμμα\"");
    assert!(templates.club().logo.is_some());
}

#[test]
fn errors_name_the_file_the_line_and_the_key() {
    let page = |line: &str| error("final.toml", &format!("# ours\n[page]\n{line}\n"));
    for wrong in ["-1", "0", "nan", "inf", "'x'", "1e9", "true", "[1]"] {
        let told = page(&format!("left_mm = {wrong}"));
        assert!(
            told.starts_with("final.toml, line 3: the key page.left_mm wants a number"),
            "{told}"
        );
    }
    let unknown = page("legt_mm = 2");
    let said = "final.toml, line 3: this template has no key page.legt_mm; it has: page.";
    assert!(unknown.starts_with(said) && unknown.contains(" page.left_mm"), "{unknown}");
    assert!(unknown.ends_with("print --write-template final.toml writes the whole template."));
    assert!(error("final.toml", "pages.x = 1").contains("it has: columns, page, space, type."));
    assert_eq!(
        page("left_mm = 150"),
        "final.toml, line 3: the parts of [page] do not fit on the page: 49 mm are left, at least \
         60 mm are needed."
    );
    for wrong in ["= 2", "", "two", "'two", "[1", "2,5"] {
        assert_eq!(
            page(&format!("left_mm = {wrong}")),
            "final.toml, line 3: the key page.left_mm has no value that can be read; it wants a \
             number, or text between quotation marks that close.",
            "{wrong}"
        );
    }
    assert_eq!(
        page("left_mm = 20\nleft_mm = 21"),
        "final.toml, line 4: the key page.left_mm stands above already."
    );
    for wrong in ["left_mm", "[columns", "20 mm", "]"] {
        let told = page(wrong);
        assert!(told.starts_with("final.toml, line 3: the line cannot be read; each"), "{told}");
    }
    assert!(page("[columns]\nrank_mm = 130").contains("line 4: the parts of [columns]"));
    assert!(error("final.toml", "page = 3").contains("line 1: the key page wants a table"));
    assert!(error("final.toml", "pagina.x = 3").contains("no key pagina.x"));
    assert!(error("final.toml", "\u{0}").contains("line 1: the line cannot be read"));
    let rows = |rows: &str| error("word-sheets.toml", &format!("[words]\nrows = {rows}"));
    for wrong in ["[1, 2]", "[1, 2, 3, 4, 0]", "[1, 2, 3, 4, 5.5]", "[1, 2, 3, 4, -5]"] {
        let told = rows(wrong);
        assert!(told.contains("line 2: the key words.rows wants a list"), "{told}");
    }
    assert!(rows("[9, 9, 9, 9, 9]").contains("the parts of [words] do not fit"));
    assert!(
        error("word-sheets.toml", "fields = [{ label = 'x' }]").contains("line 1: the key fields")
    );
    let wide = error("word-sheets.toml", "fields = [{ label = 'x', width_mm = 60 }]");
    assert!(wide.contains("the parts of [fields] do not fit"), "{wide}");
}

#[test]
fn a_wrong_file_font_or_picture_is_told() {
    let known = error("finale.toml", "");
    let some = "there are club.toml, commitment.toml, player-cards.toml, guide.toml, rules.toml";
    assert!(known.contains(some), "{known}");
    let font = error("club.toml", "\nfont = 'Comic Sans'");
    assert!(
        font.contains("club.toml, line 2: font: the program has no font “Comic Sans”"),
        "{font}"
    );
    let none = error("club.toml", "sponsor = 'x'\nlogo = 'logo.png'");
    assert!(none.contains("line 2: logo: the picture “logo.png” is not in the folder"), "{none}");
    let not_text = lay(&[("club.toml", b"\xff\xfe")]).unwrap_err();
    assert_eq!(not_text.sentence(Language::English), "club.toml: not UTF-8 text.");
    for broken in [&b"GIF89a"[..], b"", &PIXEL[..40]] {
        let bad = lay(&[("club.toml", b"logo = 'l.png'"), ("l.png", broken)]).unwrap_err();
        assert!(bad.sentence(Language::English).contains("line 1: logo: “l.png” is no PNG"));
    }
}
