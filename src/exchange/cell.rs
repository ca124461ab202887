//! Cells of tables that spreadsheets open. What one would take for a formula is written with an apostrophe
//! before it and read without it: nothing that somebody typed as a name runs on another's machine, and
//! whatever is written is read as it was.

/// A cell as it is written.
pub fn written(text: &str) -> String {
    if runs(text) { format!("'{text}") } else { text.to_owned() }
}

/// What a cell says that [`written`] wrote, or somebody else.
pub fn read(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|text| runs(text)).unwrap_or(cell)
}

/// Whether a spreadsheet would take it for a formula, were it not for the apostrophes before it.
fn runs(text: &str) -> bool {
    // Every apostrophe before it is passed over, so that with one more or one less it runs just as well.
    let is_before = |c: char| c == '\'' || c.is_whitespace();
    let bare = text.trim_start_matches(is_before);
    let by_sign = bare.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    let cell = text.trim_start_matches('\'');
    let by_space = cell.starts_with(['\t', '\r']);
    (by_sign || by_space) && !is_number(cell.trim())
}

/// Digits, with a sign before them and a fraction after them if there are any.
fn is_number(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let text = text.strip_prefix(['+', '-']).unwrap_or(text);
    match text.split_once(['.', ',']) {
        Some((whole, fraction)) => digits(whole) && digits(fraction),
        None => digits(text),
    }
}
