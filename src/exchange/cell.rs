//! Cells of tables that spreadsheets open. What one would take for a formula is written with an apostrophe
//! before it and read without it: nothing that somebody typed as a name runs on another's machine, and
//! whatever is written is read as it was.

/// A cell as it is written.
#[must_use]
pub fn written(text: &str) -> String {
    if runs(text) { format!("'{text}") } else { text.to_owned() }
}

/// What a cell says that [`written`] wrote, or somebody else.
#[must_use]
pub fn read(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|text| runs(text)).unwrap_or(cell)
}

/// Whether a spreadsheet would take it for a formula, were it not for the apostrophes before it.
fn runs(text: &str) -> bool {
    let is_before = |c: char| c == '\'' || c.is_whitespace();
    let bare = text.trim_start_matches(is_before);
    let by_sign = bare.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    let by_space = text.trim_start_matches('\'').starts_with(['\t', '\r']);
    (by_sign || by_space) && !is_number(bare)
}

/// Digits, with a sign before them and a fraction after them if there are any.
fn is_number(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let text = text.strip_prefix(['+', '-']).unwrap_or(text).trim_end();
    match text.split_once(['.', ',']) {
        Some((whole, fraction)) => digits(whole) && digits(fraction),
        None => digits(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        !is_number(cell.trim_start()) && cell.starts_with(['=', '+', '-', '@', '\t', '\r'])
    }
}
