//! §5: who was entered by mistake is removed before the first draw, and afterwards nobody is.

use eforos::domain::contest::office::Office;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::{Command, Event, Rejection};
use eforos::domain::person::Role;
use eforos::domain::player::Player;
use eforos::language::Language;

use crate::day::{Day, all_day, letters, penalty_id, player, round, through_text};

fn remove(number: u32) -> Command {
    Command::RemovePlayer { player: player(number) }
}

fn numbers(day: &Day) -> Vec<u32> {
    day.contest().common.players.keys().map(|id| id.get()).collect()
}

#[test]
fn a_removed_players_number_is_not_given_again_and_an_undo_brings_them_back() {
    let mut day = Day::of_players(3, "ΡΟΣ");
    let (before, standings) = (day.contest().clone(), day.standings(14));
    day.must(remove(3));
    assert_eq!(numbers(&day), [1, 2]);
    assert_eq!(day.refused(remove(3)), Rejection::UnknownPlayer { player: player(3) });
    day.add_player("Νέα", all_day());
    assert_eq!(numbers(&day), [1, 2, 4]);
    let third = Command::AddPlayer {
        id: Some(player(3)),
        name: "Άλλος".to_owned(),
        club: String::new(),
        span: all_day(),
    };
    assert_eq!(day.refused(third), Rejection::NumberRemoved { player: player(3) });
    day.undo();
    day.undo();
    assert_eq!(*day.contest(), before);
    assert_eq!(day.standings(14), standings);
    day.check_laws();
}

#[test]
fn nobody_is_removed_once_anything_was_drawn_given_up_or_said_of_them() {
    let gone = |number| Rejection::NotRemovable { player: player(number) };
    let typed = Play::TypeLetters { round: round(1), letters: letters("ΚΑΡΟΤΣΕ") };
    let given_up = Play::GiveUpRound { round: round(1), reason: "διακοπή".to_owned() };
    for play in [typed, Play::DrawLetters { round: round(1) }, given_up] {
        let mut day = Day::of_players(2, "ΡΟΣ");
        day.must(play.clone());
        assert_eq!(day.refused(remove(1)), gone(1), "{play:?}");
    }
    // A draw by the program counts although it was taken back.
    let mut day = Day::of_players(2, "ΡΟΣ");
    day.must(Play::DrawLetters { round: round(1) });
    day.undo();
    assert_eq!(day.refused(remove(1)), gone(1));
    // A penalty tells of the player, a lifted one too.
    let mut day = Day::of_players(2, "ΡΟΣ");
    day.penalise(2, 1, PenaltyKind::Reprimand);
    day.lift(penalty_id(1));
    assert_eq!(day.refused(remove(2)), gone(2));
    day.must(remove(1));
    for language in Language::ALL {
        let sentences = [gone(2), Rejection::NumberRemoved { player: player(2) }];
        let [removable, number] = sentences.map(|why| language.rejection(&why));
        assert!(removable.contains('2') && number.contains('2') && removable != number);
    }
}

#[test]
fn it_is_the_referees_and_tells_who_it_was() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    day.who.role = Role::Assistant;
    let refused = day.refused(remove(1));
    assert_eq!(refused, Rejection::NotYourOffice { office: Office::Referee });
    day.who.role = Role::Referee;
    let there = day.contest().common.players[&player(1)].clone();
    let events = day.must(remove(1));
    assert_eq!(events, [Event::PlayerRemoved { player: there }]);
    assert_eq!(through_text(&events[0]), events[0]);
}

/// One press makes one spelling of a club: nothing else of its players changes with it.
#[test]
fn players_get_one_spelling_of_their_club_in_one_action() {
    let mut day = Day::of_players(3, "ΡΟΣ");
    let of = |day: &Day, number| day.contest().common.players[&player(number)].clone();
    let named = |day: &Day, number, club: &str| Player { club: club.to_owned(), ..of(day, number) };
    let change = |player| Command::ChangePlayer { player };
    let together = |all: &[Player]| Command::Several(all.iter().cloned().map(change).collect());
    let clubs = [1, 2, 3].map(|number| named(&day, number, "Καβάλα"));
    let before = day.contest().clone();
    assert_eq!(day.must(together(&clubs)).len(), 3);
    day.undo();
    assert_eq!(*day.contest(), before);
    let mut other = clubs.clone();
    other[2].name = "Άλλος".to_owned();
    assert_eq!(day.refused(together(&other)), Rejection::NotTogether);
    let mut two = clubs.clone();
    two[2].club = "Δράμα".to_owned();
    assert_eq!(day.refused(together(&two)), Rejection::NotTogether);
    let [one, two, _] = clubs;
    assert_eq!(day.refused(together(&[one.clone(), two, one])), Rejection::NotTogether);
}
