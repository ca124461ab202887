//! A whole competition played in the console through its labels and keys alone, on a real file:
//! fourteen rounds, three players, down to the signed standings.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::common::files::CompetitionFile;
use eforos::commands::{Entry, Place, Question, UserCommand};
use eforos::domain::contest::Openness;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::alphabet;
use eforos::domain::formats::anagram::rules::{Field, all_rounds};
use eforos::domain::formats::anagram::standings::{Board, Standings, standings};
use eforos::domain::formats::anagram::tiles::Tiles;
use eforos::domain::ids::RoundNo;
use eforos::domain::letters::{Letter, Word};
use eforos::domain::lexicon::WordList as _;
use eforos::lexicon::Lexicon;
use eforos::storage::Access;
use egui::Key;

use crate::gui::{Console, player};

/// From the list, before and after round 1; the history keeps what it was.
#[test]
fn a_name_and_a_club_are_changed_from_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = Console::in_rounds(&path);
    for (name, club) in [("Άννα Αλεξίου-Μαρή", "Αναλόγιο"), ("Άννα Μαρή", "")]
    {
        console.ask(UserCommand::Go(Place::Competition));
        console.press_first("Αλλαγή…");
        console.ask(UserCommand::Type(Entry::PlayerName, name.to_owned()));
        console.ask(UserCommand::Type(Entry::PlayerClub, club.to_owned()));
        console.key(Key::Enter);
        assert!(console.shell().desk.question.is_none(), "{:?}", console.texts());
        let player = &console.contest().common.players[&player(1)];
        assert_eq!((player.name.as_str(), player.club.as_str()), (name, club));
        assert!(console.sees(name));
        if name.contains("Αλεξίου") {
            console.record(1, "ΚΡΤΣΑΟΕ");
        }
    }
    console.close();
    let file = CompetitionFile::open(&path, Access::Read).unwrap();
    let changed = file
        .read_record()
        .unwrap()
        .log()
        .iter()
        .filter(|it| format!("{:?}", it.event).starts_with("PlayerChanged"))
        .count();
    assert_eq!(changed, 2);
}

/// Of a game of two rounds the form said "to round 99": the highest that a format may have is nobody's last.
#[test]
fn who_plays_to_the_end_has_no_last_round_in_the_form() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let of = |console: &Console| console.contest().common.players[&player(1)].span.to_round.get();
    for (filled, typed, last) in [("", "3", 3), ("3", "", 14), ("", "", 14)] {
        console.ask(UserCommand::Ask(Question::ChangePlayer(player(1))));
        assert_eq!(console.shell().desk.text(Entry::ToRound), filled);
        console.ask(UserCommand::Type(Entry::ToRound, typed.to_owned()));
        console.ask(UserCommand::Confirm);
        assert_eq!(of(&console), last);
    }
}

/// A mistyped number gave somebody who had left a sheet of a round after that, and it counted.
#[test]
fn who_has_left_has_no_sheet_of_a_later_round() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    for (number, letters) in [(1, "ΚΡΤΣΑΟΕ"), (2, "ΝΣΚΟΕΟΑ"), (3, "ΜΣΚΡΝΑΕ")] {
        console.record(number, letters);
    }
    console.ask(UserCommand::Ask(Question::Leave(player(3))));
    console.ask(UserCommand::Type(Entry::ToRound, "2".to_owned()));
    console.ask(UserCommand::Confirm);
    for (number, sheets) in [(2, 1), (3, 1)] {
        let number = RoundNo::new(number).unwrap();
        console.ask(UserCommand::TakeSheet(number, player(3)));
        if console.shell().desk.sheet.is_some_and(|sheet| sheet.round == number) {
            console.type_words(Field::Four, &["ΣΚΟΑ".to_owned()]);
            console.ask(UserCommand::SaveSheet);
        }
        assert_eq!(console.contest().game.sheets().count(), sheets, "{number}");
    }
    console.see("Ο παίκτης 3 δεν συμμετέχει στον γύρο 3");
    // Who asks once more is told, and an Enter by habit changes nothing.
    console.ask(UserCommand::Ask(Question::Leave(player(3))));
    console.see("▲ Έχει ήδη αποχωρήσει: το τελευταίο ήταν 2.");
    let last = |console: &Console| console.contest().common.players[&player(3)].span.to_round;
    console.key(Key::Enter);
    assert_eq!(last(&console).get(), 2);
    // A larger number brings them back, and one press takes that back.
    console.ask(UserCommand::Ask(Question::Leave(player(3))));
    console.ask(UserCommand::Type(Entry::ToRound, "3".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(last(&console).get(), 3);
    console.ctrl(Key::Z);
    if console.shell().desk.question.is_some() {
        console.ask(UserCommand::Confirm);
    }
    assert_eq!(last(&console).get(), 2);
}

/// What the three players write, by their place in the list: a strong one, a careless one, and one
/// who writes words that the list does not know.
fn words(player: usize, rack: &Tiles, list: &Lexicon) -> Vec<(Field, String)> {
    let of = |field: Field| list.solve(rack, field.length()..=field.length());
    let some = |field: Field, count: usize| -> Vec<(Field, String)> {
        of(field).iter().take(count).map(|word| (field, word.to_string())).collect()
    };
    match player {
        0 => Field::ALL.into_iter().flat_map(|field| some(field, 6)).collect(),
        1 => {
            let mut written = some(Field::Four, 3);
            // The same again, one in a wrong field, one that the letters do not make.
            written.extend(some(Field::Four, 1));
            written.extend(some(Field::Four, 1).into_iter().map(|(_, w)| (Field::Five, w)));
            written.push((Field::Three, lacking(rack)));
            written
        }
        _ => {
            let mut written = some(Field::Five, 2);
            written.extend(unknown(rack, list).map(|word| (Field::Three, word.to_string())));
            written
        }
    }
}

/// Three letters of which the rack lacks one.
fn lacking(rack: &Tiles) -> String {
    let letter = alphabet::letters().find(|&letter| rack.count(letter) == 0).unwrap();
    [letter; 3].iter().map(|letter| letter.to_char()).collect()
}

/// A word of three letters that the rack makes and the list does not know.
fn unknown(rack: &Tiles, list: &Lexicon) -> Option<Word> {
    let letters: Vec<Letter> = rack.letters().collect();
    let mut three = Vec::new();
    for a in 0..letters.len() {
        for b in 0..letters.len() {
            for c in 0..letters.len() {
                if a != b && b != c && a != c {
                    three.push(Word::new(vec![letters[a], letters[b], letters[c]]).unwrap());
                }
            }
        }
    }
    three.into_iter().find(|word| !list.contains(word))
}

#[test]
fn fourteen_rounds_are_played_by_labels_and_keys() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("αγώνας.eforos");
    let mut console = Console::with_the_form();

    set_up(&mut console, path.to_str().unwrap());
    console.go(Key::Num2, Place::Rounds);
    let list = Lexicon::embedded();
    for round in all_rounds() {
        play(&mut console, round);
        key(&mut console, round, &list);
        console.go(Key::Num4, Place::Words);
        rule_on_everything(&mut console, round);
        console.go(Key::Num2, Place::Rounds);
    }
    sign(&mut console);
    let shown = console.table_of_standings();

    console.close();
    assert!(path.exists());
    let left: Vec<_> =
        folder.path().read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(left, std::slice::from_ref(&path), "closing leaves one single file");

    let file = CompetitionFile::open(&path, Access::Read).unwrap();
    let record = file.read_record().unwrap();
    let contest = record.contest();
    assert_eq!(contest.common.openness, Openness::Signed);
    let last = all_rounds().next_back().unwrap();
    let board = Board::new(contest, &list);
    let computed = standings(contest, &board, last, &[]);
    assert!(!computed.is_provisional());
    assert_eq!(shown, expected(&computed, |player| contest.common.players[&player].name.clone()));
    assert!(computed.rows[0].total > computed.rows[1].total, "the strong one wins");
    assert!(contest.common.rulings.values().any(|ruling| ruling.ruled == Ruled::Valid));
    assert!(contest.common.rulings.values().any(|ruling| ruling.ruled == Ruled::Invalid));
}

/// Rank, name, total and tie-break columns as they stand in the table.
fn expected(
    computed: &Standings,
    name: impl Fn(eforos::domain::ids::PlayerId) -> String,
) -> Vec<Vec<String>> {
    let minus = |number: i64| number.to_string().replace('-', "−");
    let row = |row: &eforos::domain::formats::anagram::standings::Row| {
        let tally = row.tally;
        let figures = [
            row.invalid_points,
            tally.valid_7,
            tally.valid_6,
            tally.valid_5,
            tally.valid_4,
            tally.valid_high,
        ];
        let mut cells = vec![row.rank.unwrap().to_string(), name(row.player), minus(row.total)];
        cells.extend(figures.map(|figure| figure.to_string()));
        cells
    };
    computed.rows.iter().map(row).collect()
}

const PLAYERS: &str = "Παίκτες: ένας ανά γραμμή, «όνομα; όμιλος», ή επικόλληση από λογιστικό φύλλο";

fn set_up(console: &mut Console, path: &str) {
    console.type_into("Αρχείο (κενό: όπως προτείνεται)", path);
    console.type_into("Τίτλος", "Δοκιμαστικός αγώνας");
    console.type_into("Έφορος", "Ε. Φόρου");
    console.press("Δημιουργία αγώνα");
    assert!(std::path::Path::new(path).exists());
    let players = "Άννα Αλεξίου; Καβάλα\nΒασίλης Βλάχος; Βέροια\nΓωγώ Γεωργίου; Δράμα";
    console.type_into(PLAYERS, players);
    console.press("Προσθήκη 3 παικτών");
    assert_eq!(console.contest().common.players.len(), 3);
    console.type_into("Λέξη ή αριθμός της αίθουσας", "μήλο 7");
    console.press("Καταγραφή");
    console.see("Καταγράφεται ακριβώς έτσι: «μήλο 7»");
    console.key(Key::Enter);
    assert_eq!(console.contest().common.hall_word.as_deref(), Some("μήλο 7"));
}

/// Draw, start, the time, the sheets: with Space alone.
fn play(console: &mut Console, round: RoundNo) {
    if round.get() == 6 || round.get() == 11 {
        console.see("Διάλειμμα 5 λεπτά");
        console.space();
        assert!(console.contest().game.pause.is_some());
        console.wait_ms(5 * 60_000);
        assert!(console.contest().game.pause.is_none(), "the break ended by itself");
        assert_eq!(console.tones(), ["Minute", "End"]);
    }
    console.see(&format!("Κλήρωση γύρου {round}"));
    console.space();
    assert!(console.contest().game.announced(round).unwrap().shown);
    // During the reveal Space does nothing.
    console.space();
    assert!(console.contest().game.timed_round().is_none());
    console.wait_ms(3000);
    // Nor does an impatient one that comes as the last tile is turned.
    for wait_ms in [700, 450, 0] {
        console.key(Key::Space);
        console.wait_ms(wait_ms);
    }
    assert!(console.contest().game.timed_round().is_none());
    console.wait_ms(2000);
    console.see(&format!("Έναρξη χρόνου γύρου {round}"));
    console.space();
    let rule = console.contest().game.rules().round(round).unwrap();
    assert_eq!(console.contest().game.timed_round().unwrap().0, round);
    console.see(if rule.full_ms == 360_000 { "6:00" } else { "4:00" });
    console.wait_ms(rule.full_ms - 60_000);
    assert_eq!(console.tones(), ["Minute"]);
    console.see("1:00");
    console.wait_ms(40_000);
    assert_eq!(console.tones(), ["Last"]);
    console.wait_ms(20_000);
    assert_eq!(console.tones(), ["End"]);
    assert!(console.contest().game.is_played(round));
    console.see(&format!("Παραλήφθηκαν και τα 3 φύλλα του γύρου {round}"));
    console.space();
}

/// The three sheets, each saved with Ctrl+Enter, which takes the next.
fn key(console: &mut Console, round: RoundNo, list: &Lexicon) {
    console.go(Key::Num3, Place::Sheets);
    let rack = console.contest().game.rack(round).unwrap();
    let players: Vec<_> = console.contest().common.players.keys().copied().collect();
    for (place, &player) in players.iter().enumerate() {
        let on_desk = console.shell().desk.sheet.unwrap();
        assert_eq!((on_desk.round, on_desk.player), (round, player));
        for field in Field::ALL {
            let of_field = words(place, &rack, list);
            let texts: Vec<String> = of_field
                .into_iter()
                .filter(|(other, _)| *other == field)
                .map(|(_, word)| word.to_lowercase())
                .collect();
            if !texts.is_empty() {
                console.type_words(field, &texts);
            }
        }
        console.ctrl(Key::Enter);
        // A word of four is the last of another field on the second sheet, as the player wrote it.
        if place == 1 && console.contest().game.sheet_at(round, player).is_none() {
            console.press("Εκεί που γράφτηκε: δεν μετρά");
            console.press("Αποθήκευση όπως είναι");
        }
        assert!(console.contest().game.sheet_at(round, player).is_some(), "{round} {player}");
    }
    assert!(console.shell().desk.sheet.is_none(), "no sheet is missing");
}

/// Every undecided word by its key: valid and invalid in turn.
fn rule_on_everything(console: &mut Console, round: RoundNo) {
    let mut ruled = 0;
    while let Some(word) = console.shell().desk.word.clone() {
        console.see(&word.to_string());
        console.key(if (round.get() + ruled).is_multiple_of(2) { Key::V } else { Key::X });
        assert!(console.contest().common.rulings.contains_key(&word), "{word}");
        ruled += 1;
    }
}

fn sign(console: &mut Console) {
    console.see("Υπογραφή του φύλλου αγώνα…");
    console.wait_ms(1000);
    console.space();
    assert!(console.shell().desk.question.is_some(), "signing asks first");
    assert_eq!(console.contest().common.openness, Openness::Open);
    console.key(Key::Enter);
    assert_eq!(
        console.contest().common.openness,
        Openness::Signed,
        "{:?}",
        console.shell().desk.question
    );
    console.go(Key::Num5, Place::Standings);
}
