//! Duplicate games on real files, at random.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;

use eforos::domain::contest::command::Command as Ask;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Details, Format as _};
use eforos::domain::formats::duplicate::rules::RO_DUPLICATE_2007;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::{Command, Record};
use eforos::domain::ids::PlayerId;
use eforos::domain::player::Span;
use eforos::session::time::TimeSource;
use eforos::session::{Keeper, Order, Session};

use super::played::{Lived, killed_again_and_again, lives_on, random, referee};
use crate::common::games::{PLAYERS, Seen, asked, shortest_list, turn};
use crate::dice::Dice;

impl Lived for Duplicate {
    const CHILD: &'static str = "days::games::the_child_that_plays";

    /// Of three players.
    fn create(path: &Path, clock: TimeSource) {
        let seed = Seed::from_bytes([7; 32]);
        let rules = (RO_DUPLICATE_2007, shortest_list());
        let session =
            Session::create(path, Details::default(), &seed, rules, clock, &referee()).unwrap();
        let mut keeper = Keeper::<Self>::new(session, None);
        for number in 1..=PLAYERS {
            let span = Span { from_round: turn(1), to_round: turn(99) };
            let name = format!("Jucător {number}");
            let id = PlayerId::new(number);
            let command = Ask::AddPlayer { id, name, club: String::new(), span };
            keeper.carry_out(Order { who: referee(), command }).unwrap();
        }
        keeper.shut().unwrap();
    }

    fn asked(keeper: &Keeper<Self>, dice: &mut Dice) -> Command {
        let list = shortest_list();
        asked(Seen { record: keeper.record(), judged: keeper.judged(), list: &list }, dice)
    }

    fn add_up(record: &Record) {
        assert_eq!(Self::totals(record.contest(), &shortest_list()).other, None);
    }
}

#[test]
fn random_games_on_real_files_keep_every_law() {
    random::<Duplicate>();
}

#[test]
fn the_child_that_plays() {
    lives_on::<Duplicate>();
}

#[test]
fn a_game_killed_again_and_again_loses_nothing() {
    killed_again_and_again::<Duplicate>();
}
