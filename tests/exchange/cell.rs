//! Cells that no spreadsheet runs.

use eforos::exchange::cell::{read, written};

#[test]
fn what_would_run_as_a_formula_does_not() {
    let cells = [
        ("=HYPERLINK(\"http://x\")", "'=HYPERLINK(\"http://x\")"),
        ("+30 210", "'+30 210"),
        ("-Άννα", "'-Άννα"),
        ("-", "'-"),
        ("@SUM(A1)", "'@SUM(A1)"),
        (" =1+1", "' =1+1"),
        ("\t=1", "'\t=1"),
        ("\tΆννα", "'\tΆννα"),
        ("\rΆννα", "'\rΆννα"),
        ("＝1+1", "'＝1+1"),
        ("'=1+1", "''=1+1"),
        ("''=1+1", "'''=1+1"),
        ("-1+1", "'-1+1"),
        // Texts stay as they are, and numbers stay numbers.
        ("Άννα = Μαρία", "Άννα = Μαρία"),
        ("'Άννα'", "'Άννα'"),
        ("\"Άννα\"", "\"Άννα\""),
        ("", ""),
        ("-4", "-4"),
        ("+4", "+4"),
        ("-4,5", "-4,5"),
        ("'-4", "'-4"),
        ("12", "12"),
    ];
    for (text, cell) in cells {
        assert_eq!(written(text), cell, "{text:?}");
        assert_eq!(read(cell), text, "{cell:?}");
    }
}

/// Every text of some signs, the odd ones among them.
#[test]
fn whatever_is_written_is_read_as_it_was() {
    let signs = ['\'', '=', '-', ' ', '\t', '\r', '5', ',', 'Α', '＝'];
    let mut texts = vec![String::new()];
    for length in 0..5 {
        let longest: Vec<String> =
            texts.iter().filter(|text| text.chars().count() == length).cloned().collect();
        for text in longest {
            texts.extend(signs.map(|sign| format!("{text}{sign}")));
        }
    }
    for text in texts {
        assert_eq!(read(&written(&text)), text, "{text:?}");
        assert!(!runs_bare(&written(&text)), "{text:?}");
    }
}

/// Whether the cell itself begins as a formula does.
fn runs_bare(cell: &str) -> bool {
    cell.trim().replace(',', ".").parse::<f64>().is_err()
        && cell.starts_with(['=', '+', '-', '@', '\t', '\r'])
}
