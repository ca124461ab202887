//! All sixty sheets.

use super::simulated::SHEETS;
use super::tried::tried;

/// The specification's figures: of sixty at least 58 codes, none wrong, edges within 3 mm in 55.
#[test]
fn sixty_sheets_are_found_turned_and_cut() {
    let (found, cut) = tried(&(1..=SHEETS).collect::<Vec<_>>());
    println!("{found} codes of {SHEETS} found, {cut} cut within 3 mm");
    assert!(found >= 58, "{found} of {SHEETS} found");
    assert!(cut >= 55, "{cut} of {SHEETS} cut within 3 mm");
}
