//! Players as they are typed and pasted, and what is doubtful about them.

use super::*;

fn read(text: &str) -> Vec<(String, String)> {
    typed_players(text).players.into_iter().map(|player| (player.name, player.club)).collect()
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|&(name, club)| (name.to_owned(), club.to_owned())).collect()
}

#[test]
fn players_are_pasted_one_a_line() {
    let text = "Άννα Αλεξίου; Όμιλος Α\n\n  Βασίλης ;\nΓιώργος\tΚαβάλα\n;\n";
    let expected = [("Άννα Αλεξίου", "Όμιλος Α"), ("Βασίλης", ""), ("Γιώργος", "Καβάλα")];
    assert_eq!(read(text), pairs(&expected));
    assert_eq!(read("Παππάς, Γιώργος"), pairs(&[("Παππάς, Γιώργος", "")]));
}

#[test]
fn rows_of_a_spreadsheet_have_headings_or_not() {
    let headed = "Α/Α\tΕπώνυμο\tΌνομα\tΗλικία\tΣύλλογος\n1\tΠαππά\tΆννα\t34\tΚαβάλα\n2\tΒλάχος\tΒασίλης\t\t\n";
    let expected = [("Παππά Άννα", "Καβάλα"), ("Βλάχος Βασίλης", "")];
    assert_eq!(read(headed), pairs(&expected));
    let bare = "1\tΠαππά Άννα\tΚαβάλα\n2\tΒλάχος Βασίλης\t\n";
    assert_eq!(read(bare), pairs(&expected));
    assert_eq!(read("Club;Name\nKavala;Anna"), pairs(&[("Anna", "Kavala")]));
    // As the program's own tables keep a name from running.
    assert_eq!(read("'=Άννα\t'+1α"), pairs(&[("=Άννα", "+1α")]));
}

#[test]
fn a_number_before_a_name_is_no_part_of_it() {
    let numbers = |text: &str| {
        let players = typed_players(text).players.into_iter();
        players.map(|it| (it.number, it.name, it.club)).collect::<Vec<_>>()
    };
    let own = |number: &str, name: &str, club: &str| {
        (number.to_owned(), name.to_owned(), club.to_owned())
    };
    let text = "1 Μαρία\n2. Νίκος; Καβάλα\n5) Άννα\nΕλένη; Δράμα\n7;Ζωή";
    let expected = [
        own("1", "Μαρία", ""),
        own("2", "Νίκος", "Καβάλα"),
        own("5", "Άννα", ""),
        own("", "Ελένη", "Δράμα"),
        own("7", "Ζωή", ""),
    ];
    assert_eq!(numbers(text), expected);
    assert_eq!(numbers("2;Νίκος"), [own("2", "Νίκος", "")]);
    // What is no number before a name stays.
    assert_eq!(numbers("3ος όμιλος"), [own("", "3ος όμιλος", "")]);
    assert_eq!(typed_players("12\n12 ").nameless.len(), 2);
    // Numbers are given in the order of the list, and whoever had another is told.
    let rows = preview(Language::Greek, None, text);
    let renumbered: Vec<_> = rows.iter().map(|row| row.renumbered.as_deref()).collect();
    let said = |number: &str| format!("στη λίστα: αριθμός {number}");
    let [five, seven] = [said("5"), said("7")];
    assert_eq!(renumbered, [None, None, Some(&*five), None, Some(&*seven)]);
}

/// Nobody sees that the first letters are Latin, and who looked for the name found nobody.
#[test]
fn latin_letters_among_greek_ones_are_read_as_they_look() {
    // The capitals of both words are Latin.
    assert_eq!(read("Mαρία Tσιρίγου; Bόλος"), pairs(&[("Μαρία Τσιρίγου", "Βόλος")]));
    assert_eq!(read("KATEΡINA"), pairs(&[("ΚΑΤΕΡΙΝΑ", "")]));
    // Small letters have looks of their own: these two unlike their capitals.
    assert_eq!(read("Γιάvvης Κuρίτσης"), pairs(&[("Γιάννης Κυρίτσης", "")]));
    // A word that is Latin, or has a letter with no such looks, is as it was typed.
    for name in ["TOM MAX", "Drανσεζ", "Μαρία Smith", "Γιάnης", "Γιάyης", "Μαρίhα"]
    {
        assert_eq!(read(name), pairs(&[(name, "")]));
    }
}

#[test]
fn team_and_member_stand_after_the_club() {
    let all = |text: &str| {
        let players = typed_players(text).players.into_iter();
        players.map(|it| [it.name, it.club, it.team, it.member]).collect::<Vec<_>>()
    };
    let expected = [["Ala Żak", "Klub", "Gimnazjum nr 1", "1001"].map(str::to_owned)];
    assert_eq!(all("Ala Żak; Klub; Gimnazjum nr 1; 1001"), expected);
    assert_eq!(all("name;club;team;member\nAla Żak;Klub;Gimnazjum nr 1;1001"), expected);
    assert_eq!(all("member;drużyna;klub;gracz\n1001;Gimnazjum nr 1;Klub;Ala Żak"), expected);
    // Where there is no other column, a team is the club, too.
    let club = [["Anna", "Senyors", "Senyors", ""].map(str::to_owned)];
    assert_eq!(all("jugador;equip\nAnna;Senyors"), club);
}

#[test]
fn whoever_is_typed_twice_is_noticed() {
    let rows =
        preview(Language::Greek, None, "Άννα Παππά; Καβάλα\nΑΝΝΑ ΠΑΠΠΑ; καβαλα\nΆννα Παππά; Δράμα");
    let warned: Vec<bool> = rows.iter().map(|row| row.warning.is_some()).collect();
    assert_eq!(warned, [false, true, false]);
    let numbers: Vec<&str> = rows.iter().map(|row| row.number.as_str()).collect();
    assert_eq!(numbers, ["1", "2", "3"]);
}

#[test]
fn two_spellings_of_one_club_are_noticed() {
    let text = "Άννα; Όμιλος Καβάλας\nΒάσω; Όμιλος Καβάλας\nΓωγώ; Όμιλος Καβάλλας\n\
                Δώρα; Ομιλος καβαλας\nΕύα; Όμιλος Δράμας\nΖωή; Ο.Α. Βέροιας\nΗρώ; ΟΑ Βέροιας\n\
                Θάλεια; Ρόδος\nΙρις; Βόλος\nΚατίνα";
    let rows = preview(Language::Greek, None, text);
    let doubted: Vec<&str> =
        rows.iter().filter(|row| row.club_doubt.is_some()).map(|row| row.name.as_str()).collect();
    // Of two that are as frequent, one is named.
    assert_eq!(doubted, ["Γωγώ", "Δώρα", "Ηρώ"]);
    assert!(rows[2].club_doubt.as_ref().unwrap().contains("«Όμιλος Καβάλας»"));
}

/// Two schools of one town are two.
#[test]
fn a_number_tells_clubs_apart() {
    let text = "Ala; Gimnazjum nr 1\nEla; Gimnazjum nr 1\nOla; Gimnazjum nr 2\nUla; Gimnazjum nr 2\n\
                Iza; Gimnazjum nr. 2";
    let rows = preview(Language::Polish, None, text);
    let doubted = rows.iter().filter(|row| row.club_doubt.is_some());
    let doubted: Vec<&str> = doubted.map(|row| row.name.as_str()).collect();
    assert_eq!(doubted, ["Iza"]);
    assert!(rows[4].club_doubt.as_ref().unwrap().contains("Gimnazjum nr 2"));
}

#[test]
fn a_namesake_without_a_club_may_be_the_same() {
    let rows = preview(Language::Greek, None, "Άννα Παππά\nΆννα Παππά; Δράμα\nΆννα Παππά; Βόλος");
    let warned: Vec<bool> = rows.iter().map(|row| row.warning.is_some()).collect();
    assert_eq!(warned, [false, true, true]);
}

/// A line that was not understood was no player and no doubt: it was not there any more.
#[test]
fn every_line_is_a_player_or_said_to_be_none() {
    let told = |text: &str| -> Vec<(bool, usize, bool)> {
        let rows = preview(Language::Greek, None, text).into_iter();
        rows.map(|row| (row.is_player(), row.line, row.problem.is_some())).collect()
    };
    // A number alone, with or without its column; a club alone; a number taken twice.
    assert_eq!(told("Άννα\n12\nΜαρία"), [(true, 0, false), (false, 1, true), (true, 2, false)]);
    assert_eq!(told("1;Άννα\n12;\n"), [(true, 0, false), (false, 1, true)]);
    assert_eq!(told("Άννα;Καβάλα\n\n;Δράμα"), [(true, 0, false), (false, 2, true)]);
    assert_eq!(told("3;Άννα\n4;Βάσω\n3.;Μαρία")[2], (true, 2, true));
    assert_eq!(told("α/α;όνομα\n3;Άννα\n3;Μαρία")[1], (true, 2, true));
    assert_eq!(refused_line(Language::Greek, "3;Άννα\n4;Μαρία"), None);
    let refused = refused_line(Language::Greek, "Άννα\n12").unwrap();
    assert!(refused.contains("γραμμή 2") && refused.contains("12"), "{refused}");
}

mod laws {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Whatever is pasted, a line in which something stands is a row, but the headings.
        #[test]
        fn no_line_vanishes(lines in prop::collection::vec("[ ;αβΆ0-9.]{0,8}", 0..12)) {
            let text = lines.join("\n");
            let rows = preview(Language::English, None, &text);
            let seen: Vec<usize> = rows.iter().map(|row| row.line).collect();
            let cells = |line: &str| line.chars().any(|sign| !matches!(sign, ' ' | ';'));
            let there = lines.iter().enumerate().filter(|(_, line)| cells(line));
            let there: Vec<usize> = there.map(|(line, _)| line).collect();
            prop_assert_eq!(seen, there);
            for row in rows {
                prop_assert!(row.is_player() || row.problem.is_some());
            }
        }
    }
}
