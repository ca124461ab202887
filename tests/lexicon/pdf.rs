//! The federation's PDF and damaged ones, on small PDFs of the same layout made here.

use std::fmt::Write as _;
use std::ops::ControlFlow;

use eforos::domain::lexicon::Authority;
use eforos::lexicon::{ImportError, Labels, PdfError, Progress, Source, Why, import};

use super::{read, skipped, words};

const HEADING: &str = "ΑΠΟΔΕΚΤΕΣ ΛΕΞΕΙΣ 2-8 ΓΡΑΜΜΑΤΩΝ";

/// A page as lines; what stands in a line lies in columns.
type Page<'a> = &'a [&'a str];

const PAGES: [Page; 4] = [
    &["ΑΠΟΔΕΚΤΕΣ ΛΕΞΕΙΣ", "2 – 8 ΓΡΑΜΜΑΤΩΝ", "ΠΡΟΛΟΓΟΣ"],
    &["Η λίστα λέξεων", "Σεπτέμβριος 2023", "2"],
    &[HEADING, "ΑΒΑ ΚΑΡΟ ΤΑΚΟΣ", "ΡΟΣ ΩΩΝ ΠΡΟΛΟΓΟΙ", "3 Σεπτέμβριος 2024"],
    &[HEADING, "ΚΑΤΙ ΡΟΣ ΩΧΡΟΤΑΤΟΣ", "ΚΑΡOΣ Α", "4 Σεπτέμβριος 2024"],
];

const WRITABLE: &str = "a string can be written";

/// A PDF whose objects are these, numbered from 1; the first is the catalogue.
fn pdf_of(objects: &[String]) -> Vec<u8> {
    let mut pdf = "%PDF-1.4\n".to_owned();
    let mut offsets = Vec::new();
    for (index, object) in objects.iter().enumerate() {
        offsets.push(pdf.len());
        write!(pdf, "{} 0 obj\n{object}\nendobj\n", index + 1).expect(WRITABLE);
    }
    let start = pdf.len();
    let size = objects.len() + 1;
    write!(pdf, "xref\n0 {size}\n0000000000 65535 f \n").expect(WRITABLE);
    for offset in offsets {
        writeln!(pdf, "{offset:010} 00000 n ").expect(WRITABLE);
    }
    write!(pdf, "trailer\n<< /Size {size} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n")
        .expect(WRITABLE);
    pdf.into_bytes()
}

fn stream(content: &str) -> String {
    format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len())
}

/// Every word is placed for itself, as spreadsheets print; the font's codes are UTF-16.
fn content(page: Page) -> String {
    let mut content = "BT\n/F1 10 Tf\n".to_owned();
    for (row, line) in page.iter().enumerate() {
        for (column, word) in line.split_whitespace().enumerate() {
            let (x, y) = (40 + 90 * column, 800 - 20 * row);
            let codes =
                word.encode_utf16().fold(String::new(), |codes, unit| format!("{codes}{unit:04X}"));
            writeln!(content, "1 0 0 1 {x} {y} Tm <{codes}> Tj").expect(WRITABLE);
        }
    }
    content + "ET"
}

/// The catalogue, the page tree, three objects of the font; then two objects a page.
fn objects(pages: &[Page]) -> Vec<String> {
    let kids = (0..pages.len()).fold(String::new(), |kids, n| format!("{kids}{} 0 R ", 6 + 2 * n));
    let mut objects = vec![
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        format!(
            "<< /Type /Pages /Kids [ {kids}] /Count {} /MediaBox [0 0 595 842] \
             /Resources << /Font << /F1 3 0 R >> >> >>",
            pages.len()
        ),
        "<< /Type /Font /Subtype /Type0 /BaseFont /Test /Encoding /Identity-H \
         /DescendantFonts [4 0 R] /ToUnicode 5 0 R >>"
            .to_owned(),
        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Test /DW 600 \
         /FontDescriptor << /Type /FontDescriptor /FontName /Test >> \
         /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>"
            .to_owned(),
        stream(
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n\
             1 begincodespacerange <0000> <FFFF> endcodespacerange\n\
             3 beginbfrange <0020> <007E> <0020> <0370> <03FF> <0370> <2010> <2015> <2010> \
             endbfrange\nendcmap end end",
        ),
    ];
    for (index, page) in pages.iter().enumerate() {
        let contents = 7 + 2 * index;
        objects.push(format!("<< /Type /Page /Parent 2 0 R /Contents {contents} 0 R >>"));
        objects.push(stream(&content(page)));
    }
    objects
}

fn pdf(pages: &[Page]) -> Vec<u8> {
    pdf_of(&objects(pages))
}

#[test]
fn the_federations_layout_is_read() {
    let imported = read(&pdf(&PAGES)).unwrap();
    assert_eq!(imported.source, Source::Pdf { pages: 4 });
    let found = ["ΑΒΑ", "ΚΑΡΟ", "ΚΑΤΙ", "ΠΡΟΛΟΓΟΙ", "ΡΟΣ", "ΤΑΚΟΣ", "ΩΩΝ"];
    assert_eq!(words(&imported), found);
    assert_eq!(imported.repeated, 1);
    let passport = imported.lexicon.passport();
    assert_eq!(passport.name, "αρχείο");
    assert_eq!(passport.edition, "Σεπτέμβριος 2024");
    assert_eq!(passport.authority, Authority::Authoritative);

    assert_eq!(imported.skipped.of(Why::Preface).unwrap().count, 13);
    assert_eq!(imported.skipped.of(Why::PageFurniture).unwrap().count, 14);
    assert_eq!(skipped(&imported, Why::TooShort), [(4, "Α")]);
    assert_eq!(skipped(&imported, Why::TooLong), [(4, "ΩΧΡΟΤΑΤΟΣ")]);
    // The O is Latin.
    assert_eq!(skipped(&imported, Why::Sign), [(4, "ΚΑΡOΣ")]);
}

#[test]
fn a_pdf_without_the_heading_is_words_from_its_first_page_and_a_reference() {
    let imported = read(&pdf(&[&["ΚΑΡΟ", "1"], &["ΡΟΣ λέξη", "2"]])).unwrap();
    assert_eq!(words(&imported), ["ΚΑΡΟ", "ΡΟΣ"]);
    assert_eq!(imported.lexicon.passport().edition, "");
    assert_eq!(imported.lexicon.passport().authority, Authority::Reference);
    assert_eq!(skipped(&imported, Why::PageFurniture), [(1, "1"), (2, "2")]);
    assert_eq!(skipped(&imported, Why::Sign), [(2, "λέξη")]);
}

#[test]
fn a_heading_may_have_another_dash() {
    let heading = HEADING.replace('-', " – ");
    let imported = read(&pdf(&[&["ΠΡΩΤΗ"], &[&heading, "ΚΑΡΟ"]])).unwrap();
    assert_eq!(words(&imported), ["ΚΑΡΟ"]);
}

#[test]
fn pages_are_the_progress_of_a_pdf() {
    let mut seen = Vec::new();
    let mut note = |progress| {
        seen.push(progress);
        ControlFlow::Continue(())
    };
    import(&pdf(&PAGES), &Labels::default(), &mut note).unwrap();
    assert_eq!(seen, [0, 1, 2, 3, 4].map(|done| Progress { done, total: 4 }));
    let mut stop = |_| ControlFlow::Break(());
    let error = import(&pdf(&PAGES), &Labels::default(), &mut stop).unwrap_err();
    assert_eq!(error, ImportError::Cancelled);
}

#[test]
fn a_cut_pdf_is_refused() {
    let whole = pdf(&PAGES);
    // Only the line end after the end mark may be missing.
    for length in (5..whole.len() - 8).step_by(61) {
        let error = read(&whole[..length]).unwrap_err();
        assert!(matches!(error, ImportError::Pdf(_)), "{length}: {error}");
    }
}

#[test]
fn a_damaged_page_is_refused_among_the_words_and_passed_over_before() {
    // Pages whose contents are not there, and pages of no size.
    let missing = "/Contents 99 0 R".to_owned();
    let no_size = |contents: usize| format!("/Contents {contents} 0 R /MediaBox [0 0]");
    let page = |rest: &str| format!("<< /Type /Page /Parent 2 0 R {rest} >>");
    for damage in [&missing, &no_size(11)] {
        let mut damaged = objects(&PAGES);
        damaged[9] = page(damage);
        let error = read(&pdf_of(&damaged)).unwrap_err();
        assert_eq!(error, ImportError::Pdf(PdfError::Page { page: 3 }), "{damage}");
    }
    for damage in [&missing, &no_size(7)] {
        let mut damaged = objects(&PAGES);
        damaged[5] = page(damage);
        let imported = read(&pdf_of(&damaged)).unwrap();
        assert_eq!(skipped(&imported, Why::UnreadablePage), [(1, "")], "{damage}");
        assert_eq!(imported.lexicon.passport().words, 7);
    }
}

#[test]
fn a_pdf_that_lacks_a_page_is_refused() {
    let mut fewer = objects(&PAGES);
    fewer[1] = fewer[1].replace("10 0 R ", "");
    assert_eq!(read(&pdf_of(&fewer)).unwrap_err(), ImportError::Pdf(PdfError::Damaged));
    let mut gone = objects(&PAGES);
    gone[9] = "null".to_owned();
    assert_eq!(read(&pdf_of(&gone)).unwrap_err(), ImportError::Pdf(PdfError::Damaged));
}

#[test]
fn a_pdf_without_pages_is_refused() {
    let error = read(&pdf(&[])).unwrap_err();
    assert_eq!(error, ImportError::Pdf(PdfError::NoPages));
    let error = read(&pdf(&[&[]])).unwrap_err();
    assert!(matches!(error, ImportError::NoWords { .. }));
}

#[test]
fn references_that_lead_back_are_refused() {
    // A page tree that is its own parent, with nothing to inherit.
    let mut looped = objects(&PAGES);
    looped[1] = "<< /Type /Pages /Kids [ 6 0 R ] /Count 1 /Parent 2 0 R >>".to_owned();
    assert_eq!(read(&pdf_of(&looped)).unwrap_err(), ImportError::Pdf(PdfError::Damaged));

    // A stream that draws itself: by its own resources and by the page's; called a form or not, and the
    // page's own contents.
    for kind in ["/Subtype /Form", "", "/Subtype /Image"] {
        for resources in ["/Resources << /XObject << /X 8 0 R >> >>", ""] {
            let refused = read(&drawn(&format!("{kind} {resources}"), "8 0 R", "/X Do"));
            assert_eq!(refused.unwrap_err(), ImportError::Pdf(PdfError::Damaged), "{kind}");
        }
    }
    let refused = read(&drawn("", "7 0 R", ""));
    assert_eq!(refused.unwrap_err(), ImportError::Pdf(PdfError::Damaged));
}

/// A PDF of one page that draws `target`; object 8 is a stream of this kind and content.
fn drawn(kind: &str, target: &str, content: &str) -> Vec<u8> {
    let mut objects = objects(&[&["ΚΑΡΟ"]]);
    objects[5] = format!(
        "<< /Type /Page /Parent 2 0 R /Contents 7 0 R \
         /Resources << /Font << /F1 3 0 R >> /XObject << /X {target} >> >> >>"
    );
    objects[6] = stream(&format!("/X Do\n{}", self::content(&["ΚΑΡΟ"])));
    objects.push(stream(content).replacen("<<", &format!("<< {kind}"), 1));
    pdf_of(&objects)
}

#[test]
fn a_pdf_that_asks_for_more_room_than_there_is_is_refused() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/pdf");
    let whole = std::fs::read(folder.join("object-streams.pdf")).unwrap();
    assert_eq!(words(&read(&whole).unwrap()), ["ΑΒΓΚΟ", "ΚΓΒΑ", "ΚΟΒΑ"]);
    // Found by damaged inputs: the reader would take a terabyte for one field, or turn for ever.
    for widths in ["1111111111111 2 1", "1 99999999999999 1", "0 0 0"] {
        let at = whole.windows(7).position(|window| window == b"[1 2 1]").unwrap();
        let mut damaged = whole.clone();
        damaged.splice(at + 1..at + 6, widths.bytes());
        assert_eq!(read(&damaged).unwrap_err(), ImportError::Pdf(PdfError::Damaged), "{widths}");
    }
}

#[test]
fn what_only_looks_like_drawing_is_no_loop() {
    // The bytes of a picture, and a text.
    for content in ["0 Done 1", "(Do) pop"] {
        let read = read(&drawn("/Subtype /Image", "8 0 R", content)).unwrap();
        assert_eq!(words(&read), ["ΚΑΡΟ"], "{content}");
    }
}

#[test]
fn a_form_that_another_draws_is_read() {
    let mut nested = objects(&[&["ΚΑΡΟ"]]);
    nested[5] = "<< /Type /Page /Parent 2 0 R /Contents 7 0 R \
                 /Resources << /XObject << /X 8 0 R >> >> >>"
        .to_owned();
    nested[6] = stream("/X Do");
    let resources = "/Resources << /XObject << /X 9 0 R >> >>";
    nested.push(stream("/X Do").replace("<<", &format!("<< /Subtype /Form {resources}")));
    let resources = "/Resources << /Font << /F1 3 0 R >> >>";
    let inner =
        stream(&content(&["ΡΟΣ"])).replacen("<<", &format!("<< /Subtype /Form {resources}"), 1);
    nested.push(inner);
    assert_eq!(words(&read(&pdf_of(&nested)).unwrap()), ["ΡΟΣ"]);
}

#[test]
fn a_changed_byte_never_ends_the_program() {
    let whole = pdf(&PAGES);
    for place in (0..whole.len()).step_by(17) {
        let mut changed = whole.clone();
        changed[place] ^= 0x11;
        // Whatever comes of it, it comes back.
        let _ = read(&changed);
    }
}
