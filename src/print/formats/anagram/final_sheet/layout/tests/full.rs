//! How full the pages are, and how many.

use super::*;

/// The highest stretch of a page without text above its foot.
fn white_mm(page: &Sheet) -> f32 {
    let mut lines: Vec<f32> = texts(page).iter().map(|mark| mark.baseline_mm).collect();
    lines.sort_by(f32::total_cmp);
    let inside = lines.windows(2).filter(|two| two[1] < 289.0 || two[1] - two[0] > 20.0);
    inside.map(|two| two[1] - two[0]).fold(0.0, f32::max)
}

/// As few pages as can be, each of them as full as the others: none is nearly empty, and none has room for rows that
/// another carries.
#[test]
fn pages_of_a_final_sheet_are_equally_full() {
    for players in [25, 30, 40, 50, 60, 90, 200] {
        for language in [Language::Greek, Language::English] {
            let mut sheet = full(players);
            let (all, _) = pages(&sheet, language);
            assert_eq!(faults(&all), Vec::<String>::new(), "{players} players");
            assert!(all.len() <= 1 + usize::from(players) / 30, "{players}: {}", all.len());
            let white: Vec<f32> = all.iter().map(white_mm).collect();
            let steps: Vec<f32> = all.iter().flat_map(steps).collect();
            assert!(steps.iter().all(|step| (step - steps[0]).abs() < 0.05), "{steps:?}");
            let [least, most] =
                [f32::min, f32::max].map(|of| white.iter().copied().fold(white[0], of));
            let even = most - least < 10.0 && (most < 30.0 || steps[0] > 7.0);
            assert!(all.len() == 1 || even, "{players} players: {white:?}, {}", steps[0]);
            // Without anything to tell below the table it is the same.
            sheet.penalties.clear();
            sheet.objections.clear();
            let white: Vec<f32> = pages(&sheet, language).0.iter().map(white_mm).collect();
            let [least, most] =
                [f32::min, f32::max].map(|of| white.iter().copied().fold(white[0], of));
            assert!(white.len() == 1 || most - least < 10.0, "{players} players: {white:?}");
        }
    }
}

/// Names stand on one line where that saves a page, and there only a club may end in dots. Where not even its beginning
/// has room beside a name there are two pages.
#[test]
fn names_have_one_line_where_that_saves_a_page() {
    let short = |players| {
        let mut sheet = full(players);
        (sheet.penalties, sheet.objections) = (Vec::new(), Vec::new());
        sheet
    };
    let rows = |sheet: &FinalSheet| -> Vec<usize> {
        let (all, _) = pages(sheet, Language::Greek);
        assert_eq!(faults(&all), Vec::<String>::new());
        all.iter().map(rows_of).collect()
    };
    let said = |sheet: &FinalSheet| all_text(&pages(sheet, Language::Greek).0);
    let most = (20..60).take_while(|&players| rows(&short(players)).len() == 1).last().unwrap();
    let mut long = short(most);
    assert_eq!(said(&long).matches("· ΟΣΘ").count(), usize::from(most));
    for row in &mut long.rows {
        row.club = "Λέσχη Ανάγνωσης και Αναγραμματισμών Κερκύρας".to_owned();
    }
    assert_eq!(rows(&long).len(), 1);
    assert_eq!(said(&long).matches("· Λέ").count(), usize::from(most));
    // What was taken off a total stands with the name then.
    long.rows[3].standing.deductions = 5;
    assert_eq!(rows(&long).len(), 1);
    assert!(said(&long).contains("· ποινή −5"));
    // One name of two lines has a higher row among them, of less than two others; where many have, there are two pages.
    let name = "Παναγιώτα-Αλεξάνδρα Παπακωνσταντινοπούλου";
    let mut longer = short(most - 2);
    longer.rows[7].name = name.to_owned();
    assert_eq!(rows(&longer), [usize::from(most) - 3], "beside the one of another name");
    for row in longer.rows.iter_mut().take(20) {
        row.name = name.to_owned();
    }
    assert_eq!(rows(&longer).len(), 2);
    // One more player: two pages, every name with its club below it.
    assert!(!said(&short(most + 1)).contains("· ΟΣΘ"));
}

/// A second issue, whose head says more, left out the reasons that the first had said; then it broke at a place where the
/// first had one page. It has no more pages in any language, and leaves out reasons only where they would take one more.
#[test]
fn a_further_issue_has_no_more_pages_and_every_reason_that_has_room() {
    let words = |sheet: &FinalSheet, language| {
        let (all, _) = pages(sheet, language);
        assert_eq!(faults(&all), Vec::<String>::new());
        let said = all_text(&all).split_whitespace().collect::<Vec<_>>().join(" ");
        (all.len(), said)
    };
    let mut left_out = 0;
    for language in Language::ALL {
        let elsewhere = tr(language, "print-final-reasons-elsewhere");
        for players in [8, 20, 24, 27, 40, 60, 64] {
            let mut sheet = full(players);
            let (first, _) = words(&sheet, language);
            (sheet.issue, sheet.replaces) = (2, Some(chrono::NaiveDateTime::default()));
            let reason = "ένσταση μετά την υπογραφή ".repeat(9);
            sheet.changed = Some(Changed { reason: reason.clone(), ..Changed::default() });
            let (further, said) = words(&sheet, language);
            assert!(further <= first, "{language:?}, {players}: {further} for {first}");
            assert!(said.contains(reason.trim()), "{players}: {said}");
            let counts =
                ["μιλούσε ξανά, μετά από σύσταση", "υπάρχει στο λεξικό του Τριανταφυλλίδη"]
                    .map(|reason| said.matches(reason).count());
            let has_all = counts == [7, 6];
            assert!(has_all || said.contains(&elsewhere), "{players}: {said}");
            left_out += usize::from(!has_all);
        }
    }
    let most = 7 * Language::ALL.len();
    assert!(left_out < most / 2, "{left_out} of {most}");
}

/// Behind a status a club has little room: it takes a line of its own where the page has that room, and is cut only where
/// whole clubs would take a page more, or rows are low already and all of them get what room there is.
#[test]
fn a_club_behind_a_status_stands_whole_where_the_page_has_room() {
    let club = "Σύλλογος Αναγραμματιστών Βόλου";
    let sheet = |players: u16, out: usize| {
        let mut sheet = full(players);
        for row in sheet.rows.iter_mut().take(out) {
            row.club = club.to_owned();
            row.standing.status = standings::Status::Withdrawn;
        }
        sheet
    };
    let told = |sheet: &FinalSheet| {
        let (all, _) = pages(sheet, Language::Greek);
        assert_eq!(faults(&all), Vec::<String>::new());
        let text = all_text(&all);
        (all.len(), text.matches(club).count(), text.matches("Σύλλογος").count())
    };
    assert_eq!(told(&sheet(12, 3)), (1, 3, 3));
    let most = (20..60).take_while(|&players| told(&sheet(players, 0)).0 == 1).last().unwrap();
    assert_eq!(told(&sheet(most, 3)).0, 1, "no club takes a page more");
}

/// The more there is to tell, the smaller is its type, before reasons are left out or follow on a page more.
#[test]
fn reasons_are_in_smaller_type_before_they_are_left_out() {
    let sizes = figures().sizes;
    let [note, tiny] = [sizes.note.get(), sizes.tiny.get()].map(f32::to_bits);
    let told = (1..30).map(|count| {
        let mut sheet = full(24);
        sheet.penalties = vec![sheet.penalties[0].clone(); count];
        let (pages, _) = pages(&sheet, Language::Greek);
        let mut all = pages.iter().flat_map(|page| texts(page));
        all.find(|mark| mark.text.contains("μιλούσε")).map(|mark| mark.style.size_pt.to_bits())
    });
    let mut told: Vec<Option<u32>> = told.collect();
    told.dedup();
    assert!(told.len() > 1, "{told:?}");
    for two in told.windows(2).filter(|two| two[0] == Some(note)) {
        assert_eq!(two[1], Some(tiny), "{told:?}");
    }
}
