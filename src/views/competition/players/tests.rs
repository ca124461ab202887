//! Players as they are typed and pasted, and what is doubtful about them.

use super::*;

fn read(text: &str) -> Vec<(String, String)> {
    typed_players(text).into_iter().map(|player| (player.name, player.club)).collect()
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
fn team_and_member_stand_after_the_club() {
    let all = |text: &str| {
        let players = typed_players(text).into_iter();
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

#[test]
fn a_namesake_without_a_club_may_be_the_same() {
    let rows = preview(Language::Greek, None, "Άννα Παππά\nΆννα Παππά; Δράμα\nΆννα Παππά; Βόλος");
    let warned: Vec<bool> = rows.iter().map(|row| row.warning.is_some()).collect();
    assert_eq!(warned, [false, true, true]);
}
