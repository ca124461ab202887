//! Games lived at random: whatever is asked, in whatever order, what the rules let happen leaves a sound game.
//! `EFOROS_SOAK` says how many steps.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use eforos::domain::board::Rack;
use eforos::domain::clock::Moment;
use eforos::domain::contest::command::Command as Ask;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Context, Details, Format as _, RulesRef, decide};
use eforos::domain::formats::duplicate::judged::Judged;
use eforos::domain::formats::duplicate::rules::Rules;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::{Command, Event, Record};
use eforos::domain::ids::PlayerId;
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use eforos::lexicon::Lexicon;

use crate::common::games::{PLAYERS, Seen, asked, short_list, turn};
use crate::dice::Dice;

const STEPS: usize = 1_500;
const A_GAME: usize = 300;

struct Life {
    record: Record,
    judged: Judged,
    list: Lexicon,
    seed: Seed,
    now: Moment,
    kinds: BTreeMap<String, usize>,
}

impl Life {
    fn begin(list: &Lexicon, seed: u8) -> Self {
        let rules = Arc::new(Rules::ro_duplicate_2007());
        let reference = RulesRef { id: rules.id.clone(), sha256: rules.sha256() };
        let record = Record::new(rules);
        let judged = Judged::new(record.contest(), list);
        let mut life = Self {
            record,
            judged,
            list: list.clone(),
            seed: Seed::from_bytes([seed; 32]),
            now: Moment { wall_ms: 0, session: 1, elapsed_ms: 0 },
            kinds: BTreeMap::new(),
        };
        let create = Ask::Create {
            details: Details::default(),
            rules: reference,
            lexicon: list.passport().clone(),
            commitment: life.seed.commitment(),
        };
        life.ask(create, Role::Referee).unwrap();
        for number in 1..=PLAYERS {
            let span = Span { from_round: turn(1), to_round: turn(99) };
            let name = format!("Jucător {number}");
            let add = Ask::AddPlayer { id: PlayerId::new(number), name, club: String::new(), span };
            life.ask(add, Role::Referee).unwrap();
        }
        life
    }

    fn ask(&mut self, command: impl Into<Command>, role: Role) -> Result<(), String> {
        let name = if role == Role::Referee { "Maria" } else { "Radu" };
        let who = Person { name: name.to_owned(), role, station: String::new() };
        let context = Context {
            now: self.now,
            who: &who,
            lexicon: &self.list,
            seed: Some(&self.seed),
            drafts: &[],
        };
        let events =
            decide(&self.record, command.into(), &context).map_err(|why| why.to_string())?;
        for event in &events {
            if let Event::Own(own) = event {
                let kind = format!("{own:?}").split([' ', '{']).next().unwrap().to_owned();
                *self.kinds.entry(kind).or_default() += 1;
            }
        }
        let recorded = self.record.number(events.clone(), self.now, &who);
        self.record.take_in(recorded);
        for event in &events {
            Duplicate::judge_again(&mut self.judged, &self.record, &self.list, event);
        }
        Ok(())
    }

    fn seen(&self) -> Seen<'_> {
        Seen { record: &self.record, judged: &self.judged, list: &self.list }
    }

    /// Every tile is somewhere, once, and what lies on the board hangs together.
    fn sound(&self) {
        let game = &self.record.contest().game;
        let board = game.board();
        let lying: Rack = board.tiles().map(|(_, laid)| laid.tile()).collect();
        let unseen = game.unseen(&board);
        let all: Rack = lying.tiles().chain(unseen.tiles()).collect();
        assert_eq!(all, game.rules().tiles, "a tile was lost or won");
        let squares: BTreeSet<_> = board.tiles().map(|(square, _)| square).collect();
        if let Some(&first) = squares.first() {
            let (mut reached, mut next) = (BTreeSet::from([first]), vec![first]);
            while let Some(square) = next.pop() {
                for beside in square.beside().filter(|it| squares.contains(it)) {
                    if reached.insert(beside) {
                        next.push(beside);
                    }
                }
            }
            assert_eq!(reached, squares, "an island");
        }
        if let Some((number, turn)) = game.open_turn() {
            assert!(unseen.without(turn.rack().tiles()).is_ok(), "turn {number}");
        }
        let totals = Duplicate::totals(self.record.contest(), &self.list);
        assert_eq!(totals.other, None);
    }

    fn again(&self) {
        let rules = Arc::clone(self.record.contest().game.rules());
        let replayed = Record::replay(rules, self.record.log().iter().cloned());
        assert_eq!(replayed.contest(), self.record.contest(), "replayed it is another");
        let judged = Judged::new(self.record.contest(), &self.list);
        assert_eq!(judged.turns, self.judged.turns, "judged at once it is another");
        assert_eq!(judged.undecided, self.judged.undecided, "other words wait");
    }
}

#[test]
fn whatever_is_asked_leaves_a_sound_game() {
    let steps = std::env::var("EFOROS_SOAK").ok().map(|number| number.parse::<usize>().unwrap());
    let steps = steps.unwrap_or(STEPS);
    let list = short_list();
    let mut dice = Dice(20_261_123);
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let (mut lived, mut accepted) = (0, 0);
    while lived < steps {
        let mut life = Life::begin(&list, dice.byte());
        for step in 0..A_GAME.min(steps) {
            lived += 1;
            let wait = *dice.of(&[10, 400, 3_000, 45_000, 200_000]);
            life.now.elapsed_ms += wait;
            life.now.wall_ms += wait;
            if dice.below(150) == 0 {
                life.now = Moment { session: life.now.session + 1, elapsed_ms: 0, ..life.now };
            }
            let role = if dice.below(5) == 0 { Role::Assistant } else { Role::Referee };
            let command = asked(life.seen(), &mut dice);
            if life.ask(command, role).is_ok() {
                accepted += 1;
                life.sound();
            }
            if step % 60 == 0 {
                life.again();
            }
        }
        life.again();
        for (kind, count) in life.kinds {
            *kinds.entry(kind).or_default() += count;
        }
    }
    println!("{lived} steps, {accepted} accepted: {kinds:?}");
    assert!(accepted * 10 > lived, "{accepted} of {lived}");
    assert!(kinds.len() > 25, "{kinds:?}");
}
