//! A format that no list knows, kept by the same keeper.

use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command;
use eforos::domain::person::Role;
use eforos::domain::player::Span;
use eforos::session::{Keeper, News, Order, Refusal, Session};
use eforos::storage::{Access, verify};
use tempfile::TempDir;

use super::{Hand, list, person, referee};
use crate::day::{player, round, seed, word};
use crate::formats::called::{Ask, Called, RULES, Refusal as Own};

#[test]
fn it_is_kept_from_its_creation_to_the_next_opening() {
    let folder = TempDir::new().unwrap();
    let (path, hand) = (folder.path().join("called.eforos"), Hand::default());
    let made = (RULES, list());
    let session: Session<Called> =
        Session::create(&path, Details::default(), &seed(), made, hand.source(), &referee())
            .unwrap();
    let mut keeper = Keeper::new(session, Some(folder.path().join("copies")));
    let news = keeper.listen("1");
    let span = Span { from_round: round(1), to_round: round(3) };
    let (id, name, club) = (None, "Άννα".to_owned(), String::new());
    let mut ask = |who: Role, command| {
        keeper.carry_out(Order { who: person("α", who), command }).map(|events| events.len())
    };
    assert_eq!(ask(Role::Referee, Command::AddPlayer { id, name, club, span }), Ok(1));
    let call = |text| Command::Own(Ask::Call { player: player(1), word: word(text) });
    assert_eq!(ask(Role::Assistant, call("ΚΑΡΟ")), Ok(1));
    let again = Own::Repeated { word: word("ΚΑΡΟ") };
    assert_eq!(ask(Role::Assistant, call("ΚΑΡΟ")), Err(Refusal::Rejected(again.into())));
    assert_eq!(ask(Role::Referee, Command::Own(Ask::EndRound)), Ok(1));
    keeper.tick(&referee());
    keeper.shut().unwrap();
    let told: Vec<_> = news.try_iter().collect();
    assert_eq!(told.len(), 4, "three actions and the copy of round 1: {told:?}");
    assert!(matches!(told.last(), Some(News::Copied(Ok(copy))) if verify::<Called>(copy).is_ok()));

    let session: Session<Called> = Session::open(&path, Access::Write, hand.source()).unwrap();
    assert_eq!(session.record().contest().game.words.len(), 1);
    assert_eq!(session.now().session, 2);
}
