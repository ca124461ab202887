//! How much of a name has room beside a line.

use super::short;

#[test]
fn a_name_is_cut_by_its_width() {
    for whole in ["Νίκος Παπαδημητρίου", "Παπακωνσταντινοπούλου", "Ștefan Brâncoveanu"]
    {
        assert_eq!(short(whole), whole);
    }
    assert_eq!(short("Ευτυχία Καλογεροπούλου"), "Καλογεροπούλου");
    // Too wide for the chart of a real page with fewer letters than others have.
    assert_eq!(short("nmjimgyffydWyAdyiQaWM"), "nmjimgyffydWyAdyiQ…");
    assert_eq!(short(&"W".repeat(40)), format!("{}…", "W".repeat(11)));
}
