//! What the palette finds.

use std::collections::BTreeSet;

use super::*;
use crate::commands::formats::anagram::{self, FileOf};
use crate::commands::formats::{OwnWhen, places};
use crate::commands::{OfSheet, Place, Question, Stretch, When, Whom};
use crate::domain::formats::FormatName;
use crate::views::palette::{KeyRow, keys};

fn found(typed: &str, situation: &Situation) -> Vec<String> {
    let mut desk = Desk::new(Language::Greek, String::new());
    desk.over = Some(Over::Palette(0));
    desk.set(Entry::Palette, typed);
    let data = data(&desk, situation, &Day::NONE, None).unwrap();
    data.rows.into_iter().map(|row| row.act.label).collect()
}

#[test]
fn accents_and_case_do_not_matter() {
    let plain = found("αναιρεση", &Situation::default());
    assert_eq!(plain.len(), 1);
    assert_eq!(plain, found("ΑΝΑΊΡΕΣΗ", &Situation::default()));
    assert!(found("ψψψψ", &Situation::default()).is_empty());
}

#[test]
fn the_wrong_keyboard_layout_does_not_matter() {
    let plain = found("αναιρεση", &Situation::default());
    assert_eq!(plain, found("anairesh", &Situation::default()));
    assert_eq!(plain, found("ana;iresh", &Situation::default()));
    let mut desk = Desk::new(Language::English, String::new());
    desk.over = Some(Over::Palette(0));
    let mut first = |typed| {
        desk.set(Entry::Palette, typed);
        data(&desk, &Situation::default(), &Day::NONE, None).unwrap().rows[0].act.label.clone()
    };
    assert_eq!(first("undo"), first("θνδο"));
}

#[test]
fn other_words_and_parts_of_words_find_it_too() {
    let nothing = Situation::default();
    for (typed, command) in [
        ("csv", "Επιλογή αρχείου παικτών…"),
        ("εισαγωγή", "Παραλαβή φύλλων…"),
        ("backup", "Αντίγραφο…"),
        ("ναληψ γυρ", "Επανάληψη γύρου…"),
        ("προβολέας", "Παράθυρο αίθουσας"),
        ("δοκιμή", "Πρόβα: από τον 1ο γύρο"),
        ("εικόνα ομίλου", "Επιλογή σήματος…"),
        ("φύλλα εκπρόθεσμα", "Εκπρόθεσμο φύλλο…"),
        ("κρίσεις λέξεων", "Κρίση λέξης…"),
        ("ιστοσελίδα", "Φάκελος αρχείου, με την ιστοσελίδα των αποτελεσμάτων…"),
        ("website", "Φάκελος αρχείου, με την ιστοσελίδα των αποτελεσμάτων…"),
        ("pdf", "Εκτύπωση: Φύλλο αγώνα"),
        ("ισοβαθμία", "Μετάβαση: Κατάταξη"),
        ("ζουμ", "Μεγαλύτερα"),
        ("βοήθεια", "Πλήκτρα"),
        ("νικητές", "Απονομή"),
        ("τιμωρία", "Ποινή σε παίκτη…"),
        ("διαμαρτυρία", "Ένσταση παίκτη…"),
        ("onoma", "Αλλαγή παίκτη…"),
        ("ονόματα", "Φάκελος αρχείου, με την ιστοσελίδα των αποτελεσμάτων…"),
        ("διαδίκτυο", "Φάκελος αρχείου, με την ιστοσελίδα των αποτελεσμάτων…"),
        ("ποια φύλλα λείπουν", "Επόμενο που λείπει"),
        ("ημιτελές", "Επόμενο που λείπει"),
        ("ερωτηματικό", "Ανάγνωση δυσανάγνωστης λέξης…"),
        ("χάθηκε το φύλλο", "Εύρεση φύλλου"),
        ("σβήσιμο", "Απόρριψη προχείρου…"),
        // Small words, and others that nothing has, are no reason to find nothing.
        ("πέταξε αυτά που έγραψα", "Απόρριψη προχείρου…"),
        ("σβήσε το φύλλο", "Απόρριψη προχείρου…"),
        ("δεν έδωσε χαρτί", "Δεν παραδόθηκε"),
        ("ποιος προηγείται", "Μετάβαση: Κατάταξη"),
    ] {
        let rows = found(typed, &nothing);
        let met = rows.iter().any(|row| row.to_lowercase() == command.to_lowercase());
        assert!(met, "{typed}: {rows:?}");
    }
}

/// The one that was meant stood third, below others with as many of the words.
#[test]
fn a_sentence_begins_with_what_is_meant() {
    let open = Situation { open: true, changeable: true, sheet_open: true, ..Situation::default() };
    let mut others = Vec::new();
    for (typed, command) in [
        ("πέταξε αυτά που έγραψα", "Απόρριψη προχείρου…"),
        ("ποιος προηγείται τώρα", "Μετάβαση: Κατάταξη"),
        // The hall was shown the standings instead: in what that does there are the same words.
        ("πού είναι το φύλλο του Ρήγα", "Εύρεση φύλλου"),
        ("ξέχασα μια λέξη", "Διόρθωση αποθηκευμένου φύλλου…"),
        ("το φύλλο δεν έχει όνομα", "Χωρίς όνομα"),
        ("το φύλλο ήρθε αργά", "Εκπρόθεσμο φύλλο…"),
        ("το φύλλο αυτό ήρθε αργά", "Εκπρόθεσμο φύλλο…"),
        ("δεν ήταν εκπρόθεσμο", "Εμπρόθεσμο"),
        ("το φύλλο ήρθε στην ώρα του", "Εμπρόθεσμο"),
        ("δεν έφερε φύλλο", "Δεν παραδόθηκε"),
        ("το έγραψα λάθος", "Διόρθωση αποθηκευμένου φύλλου…"),
        ("αρχίζω να γράφω τα φύλλα", "Μετάβαση: Φύλλα"),
        ("πέρασμα φύλλων", "Μετάβαση: Φύλλα"),
    ] {
        let rows = found(typed, &open);
        if rows.first().map(|row| row.to_lowercase()) != Some(command.to_lowercase()) {
            others.push((typed, rows));
        }
    }
    assert!(others.is_empty(), "{others:#?}");
}

/// Greek in Latin letters, written by its sound, led to a row that only had one of the words.
#[test]
fn what_was_typed_after_a_round_stands_first() {
    let played = Situation {
        open: true,
        changeable: true,
        sheet_open: true,
        keyable: true,
        round_announced: true,
        round_begun: true,
        time_correctable: true,
        ..Situation::default()
    };
    let correct = "Διόρθωση αποθηκευμένου φύλλου…";
    let whose = "Σε ποιον ανήκει;…";
    let mut others = Vec::new();
    for (typed, command) in [
        ("diorthosi gramm", "Διόρθωση γραμμάτων…"),
        ("diorthosi", correct),
        ("diorthosh fylloy", correct),
        ("diorthwsh fylloy", correct),
        ("dior8wsi fyllou", correct),
        ("fyllo xoris onoma", "Χωρίς όνομα"),
        ("φύλλο χωρίς όνομα", "Χωρίς όνομα"),
        ("επόμενο φύλλο", "Επόμενο που λείπει"),
        ("epomeno fyllo", "Επόμενο που λείπει"),
        ("ποιανού είναι το φύλλο", whose),
        ("poianou einai to fyllo", whose),
        ("se poion anhkei", whose),
    ] {
        let rows = found(typed, &played);
        if rows.first().map(String::as_str) != Some(command) {
            others.push((typed, rows));
        }
    }
    assert!(others.is_empty(), "{others:#?}");
}

/// "It was handed in after all" led to "not handed in", and a sentence about sheets closed the competition.
#[test]
fn neither_the_contrary_nor_what_closes_is_guessed() {
    let open = Situation {
        open: true,
        changeable: true,
        sheet_open: true,
        sheet_unkeyed: true,
        ..Situation::default()
    };
    for typed in [
        "παραδόθηκε τελικά",
        "αρχίζω να γράφω τα φύλλα",
        "τέλος με τα φύλλα",
        "paradothike telika",
        "arxizo na grafo ta fylla",
        "telos me ta fylla",
    ] {
        let rows = found(typed, &open);
        for never in ["Δεν παραδόθηκε", "Κλείσιμο του αγώνα", "Έξοδος"]
        {
            assert!(!rows.contains(&never.to_owned()), "{typed}: {rows:?}");
        }
    }
    // Said so, they are found.
    assert_eq!(found("κλείσιμο αγώνα", &open)[0], "Κλείσιμο του αγώνα");
    assert_eq!(found("δεν παραδόθηκε", &open)[0], "Δεν παραδόθηκε");
    assert_eq!(found("den paradothike", &open)[0], "Δεν παραδόθηκε");
}

/// Half a word led to a rehearsal, which took the place of the open competition at once.
#[test]
fn beside_an_open_competition_no_rehearsal_begins() {
    let open = Situation { open: true, changeable: true, ..Situation::default() };
    assert_eq!(found("προβολ", &open)[0], "Παράθυρο αίθουσας");
    for stretch in Stretch::ALL {
        let rehearse = UserCommand::Rehearse(stretch);
        assert_eq!(why_not(&rehearse, &open), Some("commands-needs-closed"));
        assert_eq!(why_not(&rehearse, &Situation::default()), None);
    }
}

/// Each was grey for one reason, and the one line that takes it away was not among them.
#[test]
fn what_a_signature_hinders_stands_below_what_opens_it_again() {
    let signed = Situation { open: true, signed: true, ..Situation::default() };
    let found = found("ποινή", &signed);
    assert_eq!(found[0], "Άνοιγμα του υπογεγραμμένου αγώνα…");
    assert!(found.len() > 1, "{found:?}");
}

#[test]
fn people_who_speak_english_find_it_by_their_own_words() {
    let mut desk = Desk::new(Language::English, String::new());
    desk.over = Some(Over::Palette(0));
    for (typed, command) in [
        ("website", UserCommand::Ask(Question::WebPage(None))),
        ("website", UserCommand::Ask(Question::Archive(None))),
        ("html", UserCommand::Ask(Question::Archive(None))),
        ("names", UserCommand::Ask(Question::Archive(None))),
        ("tie", UserCommand::Go(Place::Standings)),
        ("pdf", UserCommand::PrintDocument),
        ("font", UserCommand::Larger),
        ("help", UserCommand::ShowKeys),
        ("protest", UserCommand::Ask(Question::Whom(Whom::Lodge))),
        ("objection", UserCommand::Ask(Question::Whom(Whom::Lodge))),
        ("penalty", UserCommand::Ask(Question::Whom(Whom::Penalise))),
    ] {
        desk.set(Entry::Palette, typed);
        let rows = data(&desk, &Situation::default(), &Day::NONE, None).unwrap().rows;
        assert!(rows.iter().any(|row| row.act.command == command), "{typed}: {rows:#?}");
    }
}

/// In every language by its everyday words, with the signs of its letters and without.
#[test]
fn everyday_words_of_every_language_find_it() {
    let penalise = UserCommand::Ask(Question::Whom(Whom::Penalise));
    let lodge = UserCommand::Ask(Question::Whom(Whom::Lodge));
    let sign = UserCommand::Ask(Question::Sign);
    let mut lost = Vec::new();
    for (language, words) in [
        (
            Language::Romanian,
            [
                ("descalificare", &penalise),
                ("sanctiune", &penalise),
                ("plangere", &lodge),
                ("ajutor", &UserCommand::ShowKeys),
                ("greseala", &UserCommand::Undo),
                ("marime", &UserCommand::Larger),
                ("inscrieri", &UserCommand::BrowsePlayers),
                ("sfarsit", &sign),
            ],
        ),
        (
            Language::Catalan,
            [
                ("desqualificar", &penalise),
                ("sancio", &penalise),
                ("queixa", &lodge),
                ("ajuda", &UserCommand::ShowKeys),
                ("enrere", &UserCommand::Undo),
                ("mida", &UserCommand::Larger),
                ("inscripcions", &UserCommand::BrowsePlayers),
                ("definitius", &sign),
            ],
        ),
        (
            Language::Polish,
            [
                ("wykluczenie", &penalise),
                ("odjecie punktow", &penalise),
                ("skarga", &lodge),
                ("pomoc", &UserCommand::ShowKeys),
                ("pomylka", &UserCommand::Undo),
                ("powiekszenie", &UserCommand::Larger),
                ("zgloszenia", &UserCommand::BrowsePlayers),
                ("wyniki ostateczne", &sign),
            ],
        ),
    ] {
        let mut desk = Desk::new(language, String::new());
        desk.over = Some(Over::Palette(0));
        for (typed, command) in words {
            desk.set(Entry::Palette, typed);
            let rows = data(&desk, &Situation::default(), &Day::NONE, None).unwrap().rows;
            if !rows.iter().any(|row| row.act.command == *command) {
                lost.push((language, typed));
            }
        }
    }
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
fn each_place_says_in_a_few_sentences_what_one_does_there() {
    for format in FormatName::ALL {
        let situation = Situation { format, open: true, ..Situation::default() };
        for &place in places(format) {
            let mut told = Vec::new();
            for language in Language::ALL {
                let mut desk = Desk::new(language, String::new());
                desk.over = Some(Over::Keys(None));
                desk.place = place;
                let seen = keys(&desk, &situation, None).unwrap();
                let sentences = seen.about.matches(['.', '!']).count();
                assert!((5..=8).contains(&sentences), "{language:?}, {place:?}: {}", seen.about);
                let [_, (_, everywhere)] = &seen.parts;
                assert!(everywhere.iter().any(|row| row.key.starts_with("Ctrl 1–")), "{format:?}");
                // Its own keys are below it.
                let name = tr(language, spec(&UserCommand::Go(place)).name);
                assert_eq!(seen.parts[0].0, name, "{language:?}, {place:?}");
                told.push(seen.about);
            }
            // Each language says it in its own words.
            told.sort();
            told.dedup();
            assert_eq!(told.len(), Language::ALL.len(), "{format:?}, {place:?}");
            // Before anything is open it says how to begin.
            let mut desk = Desk::new(Language::Greek, String::new());
            desk.over = Some(Over::Keys(None));
            let about = keys(&desk, &Situation::default(), None).unwrap().about;
            assert_eq!(about, tr(Language::Greek, "help-any-start"));
        }
    }
}

#[test]
fn the_keys_of_the_place_stand_first() {
    let mut desk = Desk::new(Language::Greek, String::new());
    desk.over = Some(Over::Keys(None));
    for place in [Place::Rounds, Place::Words, Place::Sheets, Place::Standings] {
        desk.place = place;
        let parts = keys(&desk, &Situation::default(), None).unwrap().parts;
        assert_eq!(parts[0].0, tr(Language::Greek, spec(&UserCommand::Go(place)).name));
        assert_eq!(parts[1].0, "Παντού");
    }
}

/// "What do I press now" stood nowhere: the sheet of keys began with a paragraph about the place.
#[test]
fn the_sheet_of_keys_says_first_what_is_to_be_pressed_now() {
    let mut desk = Desk::new(Language::Greek, String::new());
    desk.over = Some(Over::Keys(None));
    let situation =
        Situation { open: true, changeable: true, step_possible: true, ..Situation::default() };
    let step = |situation: &Situation| {
        let act = Act::new(Language::Greek, situation, UserCommand::NextStep);
        act.named("Κλήρωση γύρου 1".to_owned())
    };
    desk.place = Place::Rounds;
    let seen = keys(&desk, &situation, Some(step(&situation))).unwrap();
    assert_eq!(seen.now, Some(["Κλήρωση γύρου 1", "Space"].map(str::to_owned)));
    // What can be pressed stands first: no time runs that could be paused or stopped.
    let (_, rows) = &seen.parts[0];
    assert!(rows.is_sorted_by_key(|row| !row.acts), "{rows:?}");
    assert!(rows[0].acts && rows.iter().any(|row| row.key == "P" && !row.acts), "{rows:?}");
    // What cannot be pressed says why: itself, or once above several.
    let is_reason = |row: &KeyRow| row.key.is_empty();
    let reasons: Vec<&str> =
        rows.iter().filter(|row| is_reason(row)).map(|row| row.what.as_str()).collect();
    assert!(!reasons.is_empty() && reasons.iter().all(|why| !why.is_empty()), "{rows:?}");
    let each: BTreeSet<&str> = reasons.iter().copied().collect();
    assert_eq!(each.len(), reasons.len(), "told once: {rows:?}");
    let mut below = false;
    for row in rows {
        below = is_reason(row) || below && !row.acts && row.why.is_empty();
        let told = is_reason(row) || row.acts || below || !row.why.is_empty();
        assert!(told, "{row:?} in {rows:?}");
    }
    // Elsewhere the way to it is told, too.
    desk.place = Place::Sheets;
    let seen = keys(&desk, &situation, Some(step(&situation))).unwrap();
    assert_eq!(seen.now.unwrap()[1], "Ctrl 2, Space");
    // What leads from sheet to sheet is of every place, and told first where sheets are keyed.
    let keys_of = |(_, rows): &(String, Vec<KeyRow>)| -> Vec<String> {
        rows.iter().map(|row| row.key.clone()).collect()
    };
    let [here, everywhere] = seen.parts.each_ref().map(keys_of);
    assert!(here.iter().take(3).eq(["Ctrl F", "Ctrl T", "Ctrl M"]), "{here:?}");
    assert!(!everywhere.contains(&"Ctrl F".to_owned()), "{everywhere:?}");
    // While the button is a sentence there is nothing to press.
    desk.place = Place::Rounds;
    let waits = Situation { step_possible: false, ..situation };
    assert_eq!(keys(&desk, &waits, Some(step(&waits))).unwrap().now.unwrap()[1], "");
}

/// All that a format can be asked is found by its own name, and what came last by the words of who looks for it.
#[test]
fn the_palette_finds_everything_by_its_name_and_what_is_new_by_other_words() {
    for format in FormatName::ALL {
        // What belongs to one kind of file of a joint competition is found in those alone.
        let situations = [FileOf::Hall, FileOf::Centre].map(|file| {
            let mut situation = Situation { format, open: true, ..Situation::default() };
            situation.own.anagram = anagram::Situation::of(Some(file));
            situation
        });
        let mut desk = Desk::new(Language::Greek, String::new());
        desk.over = Some(Over::Palette(0));
        for command in listed(format).into_iter().filter(|one| *one != UserCommand::OpenPalette) {
            let name = act(Language::Greek, &situations[0], command.clone()).label;
            desk.set(Entry::Palette, &name);
            let found = situations.map(|situation| {
                let rows = data(&desk, &situation, &Day::NONE, None).unwrap().rows;
                rows.iter().any(|row| row.act.command == command)
            });
            let expected = match spec(&command).when {
                When::Own(OwnWhen::Conduct(_)) => [false, true],
                When::Own(OwnWhen::Anagram(own)) if own != anagram::When::Joint => [true, false],
                _ => [true, true],
            };
            assert_eq!(found, expected, "{format:?}: {name}");
        }
    }
    let anagrams = Situation { open: true, ..Situation::default() };
    for (typed, name) in [
        ("κινητά", "Άνοιγμα δικτύου"),
        ("wifi", "Σταθμοί"),
        ("φυλλομετρητής", "Άνοιγμα δικτύου"),
        ("λογότυπο", "σήματος"),
        ("αντίγραφο ασφαλείας", "Αντίγραφο"),
        ("οδηγός", "Οδηγός"),
        ("html", "Φάκελος αρχείου"),
        ("βάθρο", "Απονομή"),
        ("αποχώρηση", "Αποχώρηση"),
        ("χωρίς όνομα", "Χωρίς όνομα"),
    ] {
        let rows = found(typed, &anagrams);
        assert!(rows.iter().any(|row| row.contains(name)), "{typed}: {rows:?}");
    }
}

#[test]
fn every_language_is_found_by_its_own_name() {
    for on in Language::ALL {
        let mut desk = Desk::new(on, String::new());
        desk.over = Some(Over::Palette(0));
        for language in Language::ALL {
            desk.set(Entry::Palette, language.name());
            let rows = data(&desk, &Situation::default(), &Day::NONE, None).unwrap().rows;
            assert_eq!(rows[0].act.command, UserCommand::Speak(language), "{on:?}");
        }
    }
}

#[test]
fn what_can_be_asked_stands_first_and_the_rest_says_why_not() {
    let mut desk = Desk::new(Language::Greek, String::new());
    desk.over = Some(Over::Palette(0));
    let rows = data(&desk, &Situation::default(), &Day::NONE, None).unwrap().rows;
    assert!(rows.is_sorted_by_key(|row| !row.act.enabled));
    for row in rows.iter().filter(|row| !row.act.enabled) {
        assert!(!row.remark.is_empty(), "{}", row.act.label);
    }
    assert_eq!(rows.iter().filter(|row| row.chosen).count(), 1);
}

#[test]
fn every_row_has_a_name_of_its_own() {
    for language in Language::ALL {
        let mut desk = Desk::new(language, String::new());
        desk.over = Some(Over::Palette(0));
        let rows = data(&desk, &Situation::default(), &Day::NONE, None).unwrap().rows;
        let mut names: Vec<_> = rows.iter().map(|row| row.act.label.clone()).collect();
        names.sort();
        let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }
}

#[test]
fn words_in_the_order_of_a_name_find_that_name_first() {
    let mut desk = Desk::new(Language::English, String::new());
    desk.over = Some(Over::Palette(0));
    for typed in ["dark on light", "light on dark"] {
        desk.set(Entry::Palette, typed);
        let data = data(&desk, &Situation::default(), &Day::NONE, None).unwrap();
        let first = fold(&data.rows[0].act.label);
        assert!(first.contains(&fold(typed)), "{typed}: {first}");
    }
}

/// What referees typed and did not find, or found behind something else.
#[test]
fn everyday_words_find_what_is_meant() {
    let mut desk = Desk::new(Language::Greek, String::new());
    desk.over = Some(Over::Palette(0));
    for (typed, meant) in [
        ("μετακίνηση", UserCommand::Ask(Question::WhichSheet(OfSheet::Move))),
        ("metakinhsh", UserCommand::Ask(Question::WhichSheet(OfSheet::Move))),
        ("ανταλλαγή", UserCommand::Ask(Question::WhichSheet(OfSheet::Exchange))),
        ("λάθος αριθμός", UserCommand::Ask(Question::WhichSheet(OfSheet::Exchange))),
        ("άργησε", UserCommand::Ask(Question::WhichSheet(OfSheet::Late))),
        ("χρόνος", UserCommand::Ask(Question::SetRemaining)),
        ("προσθέτω χρόνο", UserCommand::Ask(Question::SetRemaining)),
        ("έφυγε", UserCommand::Ask(Question::Whom(Whom::Leave))),
    ] {
        desk.set(Entry::Palette, typed);
        let rows = data(&desk, &Situation::default(), &Day::NONE, None).unwrap().rows;
        assert!(rows.iter().any(|row| row.act.command == meant), "{typed}: {rows:#?}");
    }
    // Close the competition, not the hall's window, which closes at once.
    for typed in ["κλείσε", "kleise"] {
        desk.set(Entry::Palette, typed);
        let rows = data(&desk, &Situation::default(), &Day::NONE, None).unwrap().rows;
        let hall = rows.iter().any(|row| row.act.command == UserCommand::ToggleProjector);
        assert!(!hall && !rows.is_empty(), "{typed}: {rows:#?}");
    }
}
