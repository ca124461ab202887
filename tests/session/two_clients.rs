//! A whole competition from two machines at once: a referee leads the rounds on one, an assistant keys the
//! sheets on the other, each on a thread of its own, in whatever order the orders come.

use std::collections::BTreeSet;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex};
use std::thread;

use eforos::domain::contest::Openness;
use eforos::domain::contest::event::Event as AnyEvent;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::Event;
use eforos::domain::formats::anagram::rules::all_rounds;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::anagram::{Command, Record, Rejection};
use eforos::domain::ids::{PlayerId, RoundNo, Seq};
use eforos::domain::person::{Person, Role};
use eforos::session::{Keeper, News, Order, Refusal};

use super::{Hall, Hand, holds, person, referee};
use crate::common::files::CompetitionFile;
use crate::day::{all_day, player, word, words};

const PLAYERS: u32 = 3;

/// One of several that use the same competition.
struct Client {
    keeper: Arc<Mutex<Keeper<Anagram>>>,
    news: Receiver<News<Anagram>>,
    who: Person,
}

impl Client {
    fn ask(&self, command: impl Into<Command>) {
        self.try_ask(command).unwrap();
    }

    fn try_ask(&self, command: impl Into<Command>) -> Result<(), Refusal<Anagram>> {
        let order = Order { who: self.who.clone(), command: command.into() };
        self.keeper.lock().unwrap().carry_out(order).map(|_| ())
    }

    fn look<T>(&self, at: impl FnOnce(&Record) -> T) -> T {
        at(self.keeper.lock().unwrap().record())
    }

    /// The events of the next piece of news, whoever brought them.
    fn hear(&self) -> Vec<AnyEvent<Anagram>> {
        match self.news.recv().unwrap() {
            News::Recorded(seqs) => {
                let within = |seq: &Seq| seqs.contains(seq);
                self.look(|record| {
                    let log = record.log().iter().filter(|recorded| within(&recorded.seq));
                    log.map(|recorded| recorded.event.clone()).collect()
                })
            }
            News::FellDue(_) | News::DraftsKept | News::Copied(Ok(_)) => Vec::new(),
            news @ (News::NotSaved(_)
            | News::Saved
            | News::PicturesGone(_)
            | News::Copied(Err(_))) => panic!("{news:?}"),
        }
    }
}

fn lead(referee: &Client, hand: &Hand) {
    for round in all_rounds() {
        referee.ask(Play::DrawLetters { round });
        referee.ask(Play::ShowLetters { round });
        referee.ask(Play::StartRound { round });
        hand.pass_ms(10 * 60_000);
        referee.keeper.lock().unwrap().tick(&referee.who);
        let players: Vec<PlayerId> = (1..=PLAYERS).map(player).collect();
        referee.ask(Play::CollectSheets { round, players, lateness: Lateness::InTime });
    }
    // The assistant keys as fast as the referee leads, or slower: all sheets are waited for.
    let mut missing: BTreeSet<(RoundNo, PlayerId)> = referee.look(|record| {
        let anagram = &record.contest().game;
        let all = all_rounds().flat_map(|round| (1..=PLAYERS).map(move |n| (round, player(n))));
        all.filter(|&(round, player)| anagram.sheet_at(round, player).is_none()).collect()
    });
    while !missing.is_empty() {
        for event in referee.hear() {
            if let AnyEvent::Own(Event::SheetKeyed { player: Some(player), round, .. }) = event {
                missing.remove(&(round, player));
            }
        }
    }
    for ruled in ["ΑΑΑ", "ΣΟΡ"] {
        let (word, ruled, evidence) = (word(ruled), Ruled::Invalid, String::new());
        referee.ask(Command::RuleWord { seen: None, word, ruled, evidence });
    }
    referee.ask(Command::Sign);
}

/// Keys each round's sheets as soon as it is heard to be over; what is the referee's is refused.
fn key(assistant: &Client) {
    let mut rounds = 0;
    while rounds < all_rounds().count() {
        for event in assistant.hear() {
            let AnyEvent::Own(Event::RoundEnded { round }) = event else { continue };
            rounds += 1;
            // While its sheets are missing nobody can have signed.
            let refused = assistant.try_ask(Command::Sign);
            assert!(
                matches!(refused, Err(Refusal::Rejected(Rejection::NotYourOffice { .. }))),
                "{refused:?}"
            );
            for number in 1..=PLAYERS {
                let text = ["3: ΡΟΣ ΑΑΑ", "4: ΚΑΡΟ / 3: ΣΟΡ", ""][(number as usize) - 1];
                let (player, words) = (Some(player(number)), words(text));
                assistant.ask(Play::KeySheet { player, round, words });
            }
        }
    }
}

#[test]
fn a_whole_competition_from_two_clients_at_once() {
    let Hall { folder, hand, mut keeper } = Hall::new();
    for number in 1..=PLAYERS {
        let (name, club) = (format!("Παίκτης {number}"), String::new());
        let command = Command::AddPlayer { id: None, name, club, span: all_day() };
        keeper.carry_out(Order { who: referee(), command }).unwrap();
    }
    let (first, second) = (keeper.listen("1"), keeper.listen("2"));
    let keeper = Arc::new(Mutex::new(keeper));
    let client = |news, who| Client { keeper: Arc::clone(&keeper), news, who };
    let leads = client(first, referee());
    let keys = client(second, person("Βοηθός", Role::Assistant));
    let hand = &hand;
    thread::scope(|clients| {
        clients.spawn(move || lead(&leads, hand));
        clients.spawn(move || key(&keys));
    });
    let mut keeper = Arc::into_inner(keeper).unwrap().into_inner().unwrap();
    assert_eq!(keeper.record().contest().common.openness, Openness::Signed);
    let log = keeper.record().log().to_vec();
    let by = |role: Role| log.iter().filter(|recorded| recorded.who.role == role).count();
    assert_eq!(by(Role::Assistant), 14 * PLAYERS as usize);
    keeper.shut().unwrap();

    // The file says the same to whoever opens it.
    let path = folder.path().join("a.eforos");
    assert!(holds(&path));
    let file = CompetitionFile::open(&path, eforos::storage::Access::Read).unwrap();
    assert_eq!(file.read_record().unwrap().log(), log);
}
