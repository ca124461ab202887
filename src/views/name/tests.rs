//! Names that are searched.

use super::*;

#[test]
fn names_are_searched_without_accents_case_and_final_sigma() {
    assert_eq!(fold("  Άννα  ΑΛΕΞΊΟΥ ς"), "αννα αλεξιου σ");
    assert_eq!(fold("Ϊ ΐ Ώ É"), "ι ι ω e");
}

#[test]
fn the_other_layout_is_the_same_keys() {
    assert_eq!(other_layout("ana;iresh 7"), "αναιρεση 7");
    assert_eq!(other_layout("θνδο"), "undo");
    assert_eq!(other_layout(&other_layout("κυριοσ")), "κυριοσ");
    assert_eq!(other_layout("?"), "?");
}

#[test]
fn a_date_is_typed_as_people_write_it() {
    let day = NaiveDate::from_ymd_opt(2026, 11, 21);
    for text in ["21/11/2026", " 21.11.2026 ", "21-11-2026", "2026-11-21", "21 / 11 / 2026"] {
        assert_eq!(parse_date(text), day, "{text}");
    }
    for text in ["", "21/11", "31/2/2026", "21/11/26", "11/21/2026", "21 Nov", "1/1/20266"] {
        assert_eq!(parse_date(text), None, "{text}");
    }
    assert_eq!(typed_date("2026-11-05"), "5/11/2026");
}

#[test]
fn a_time_of_day_is_typed_as_hours_and_minutes() {
    let eleven = NaiveTime::from_hms_opt(11, 0, 0);
    assert_eq!(["11:00", " 11.00 ", "11"].map(parse_time_of_day), [eleven; 3]);
    let half_past = NaiveTime::from_hms_opt(10, 30, 0);
    assert_eq!(["10:30", "10.30", "1030"].map(parse_time_of_day), [half_past; 3]);
    assert_eq!(parse_time_of_day("930"), NaiveTime::from_hms_opt(9, 30, 0));
    for text in ["", "24:00", "11:60", "11:", "noon", "-1", "2400", "1160", "10300", "-930"] {
        assert_eq!(parse_time_of_day(text), None, "{text}");
    }
}

#[test]
fn a_time_is_typed_as_minutes_and_seconds() {
    let typed = [("4:30", 270_000), (" 4 ", 240_000), ("0:05", 5000), ("4.30", 270_000)];
    for (text, ms) in typed {
        assert_eq!(parse_clock(text), Some(ms), "{text}");
    }
    for text in
        ["", "4:60", "-1", "-0:30", "+1:00", "1:+5", "x", "4:30:00", "999999999999999999999"]
    {
        assert_eq!(parse_clock(text), None, "{text}");
    }
}
