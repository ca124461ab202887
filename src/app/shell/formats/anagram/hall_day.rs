//! What a hall does for a joint competition: its word, sealed; each round's letters, asked of the hub or told over the
//! telephone.

use std::path::PathBuf;

use crate::app::shell::Shell;
use crate::app::shell::cards::card_text;
use crate::commands::formats::anagram::Command as Own;
use crate::commands::formats::anagram::step::joint::HallStep;
use crate::commands::{Entry, Question};
use crate::domain::contest::seed::Seed;
use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::command::Command as Play;
use crate::domain::formats::anagram::event::Event as Played;
use crate::domain::formats::anagram::joint::command::Command as Ask;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::sealed::words::{Opened, SALT_BYTES};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::language::tr;
use crate::text;
use crate::venues::{Card, Given, NotDone, Part};

impl Shell<Anagram> {
    pub(super) fn joint_command(&mut self, command: &Own) {
        match command {
            Own::ConnectAgain => self.connect_again(),
            Own::UseCard => self.use_card(),
            Own::BrowseCard => self.browse(Own::UseCard.into()),
            Own::Ready => self.say_ready(Part::Word),
            Own::Pass => self.say_ready(Part::Passes),
            Own::OpenRound => {
                if let Some(round) = self.round_to_open() {
                    self.ask_for_letters(round);
                }
            }
            Own::StopAsking => {
                if let Some(link) = self.own.link() {
                    link.ask_no_more();
                }
                self.follow_link();
            }
        }
    }

    /// Does the next step at a hall, where one can be done.
    pub(super) fn hall_step(&mut self, step: HallStep) {
        match step {
            HallStep::CallWord => self.open_question(Question::HallWord),
            HallStep::Ready => self.say_ready(Part::Word),
            HallStep::Open(round) => self.ask_for_letters(round),
            HallStep::AwaitWords | HallStep::AwaitStart(..) | HallStep::Asking(_) => {}
        }
    }

    /// Records the typed word behind its seal.
    pub(super) fn seal_word(&mut self) -> Result<(), String> {
        let language = self.desk.language;
        let Some(chance) = (self.outside.chance)() else {
            return Err(tr(language, "competition-no-chance"));
        };
        let text = self.desk.text(Entry::HallWord).to_owned();
        let called = Opened { salt: salt(&chance), text };
        self.say(Play::Joint(Ask::CallWord(called)))
    }

    /// Says what the hall's part in the common draw is; the file keeps it first.
    fn say_ready(&mut self, part: Part) {
        let language = self.desk.language;
        let Some(keeper) = &mut self.keeper else { return };
        if let Err(why) = keeper.keep_ready(part.code()) {
            return self.desk.problem(why.sentence(language));
        }
        self.desk.own.anagram.part = Some(part);
        if let Some(link) = self.own.link() {
            link.ready(part);
        }
        self.follow_link();
        let key = match part {
            Part::Word => "hall-said-ready",
            Part::Passes => "hall-said-passes",
        };
        self.desk.done(tr(language, key));
    }

    /// The round that has no letters yet and comes next.
    fn round_to_open(&self) -> Option<RoundNo> {
        let game = &self.keeper.as_ref()?.record().contest().game;
        let (round, of) = game.current_round()?;
        (of.stage == Stage::ToCome).then_some(round)
    }

    fn ask_for_letters(&mut self, round: RoundNo) {
        let language = self.desk.language;
        let Some(link) = self.own.link() else {
            let why = text!(language, "hall-no-line", round = round.get());
            return self.desk.problem(why);
        };
        if let Err(why) = link.ask_for(round) {
            self.desk.problem(why.to_string());
        }
        self.follow_link();
    }

    /// Takes a round's letters in, or says why they did not come.
    pub(super) fn take_letters(&mut self, round: RoundNo, given: Result<Box<Given>, NotDone>) {
        let language = self.desk.language;
        let given = match given {
            Ok(given) => given,
            Err(why) => {
                let why = why_no_letters(&why, |why| why.sentence(language));
                let why = match why {
                    Ok(key) => text!(language, key, round = round.get()),
                    Err(sentence) => sentence,
                };
                return self.desk.problem(why);
            }
        };
        // They came by telephone meanwhile, or the round was given up.
        if self.round_to_open() != Some(round) {
            return;
        }
        let Some(release) = given.release(round) else {
            let problem = text!(language, "hall-odd-letters", round = round.get());
            return self.desk.problem(problem);
        };
        if self.perform(Play::Joint(Ask::Release(release))) {
            // The Space that asked for them does not show them, too.
            self.step_is_taken();
        }
    }

    /// Keeps the card at the typed path in the open file, and connects by it.
    fn use_card(&mut self) {
        let language = self.desk.language;
        let path = PathBuf::from(self.desk.text(Entry::CardFile).trim());
        let kept = card_text(&path, language).and_then(|text| {
            let card = Card::read(&text).map_err(|why| why.sentence(language))?;
            let Some(keeper) = &mut self.keeper else { return Ok(()) };
            card.joint_of(keeper.record()).ok_or_else(|| tr(language, "venues-card-other"))?;
            keeper.keep_card(&text).map_err(|why| why.sentence(language))
        });
        match kept {
            Ok(()) => {
                self.desk.set(Entry::CardFile, "");
                self.connect_again();
            }
            Err(why) => self.desk.problem(why),
        }
    }

    /// Whether undo would take back a word whose seal is at the hub: it is told, and not asked.
    pub(in crate::app) fn undoes_sealed_word(&self) -> bool {
        use crate::domain::contest::decide::undoable;
        use crate::domain::formats::anagram::joint::event::Event as JointEvent;
        let Some(keeper) = &self.keeper else { return false };
        let last = undoable(keeper.record()).first().map(|last| last.action);
        let is_word = |action| {
            keeper.record().log().iter().any(|it| {
                it.action == action
                    && matches!(it.event, Event::Own(Played::Joint(JointEvent::WordSealed { .. })))
            })
        };
        self.desk.own.anagram.part == Some(Part::Word) && last.is_some_and(is_word)
    }
}

/// What hides a word: 16 bytes of chance.
fn salt(chance: &Seed) -> [u8; SALT_BYTES] {
    let mixed = chance.commitment();
    let (salt, _) = mixed.as_bytes().split_first_chunk().expect("a hash has more bytes");
    *salt
}

/// Why the hub gave no letters: a key of the language files, or a sentence.
fn why_no_letters(
    why: &NotDone,
    sentence: impl Fn(&NotDone) -> String,
) -> Result<&'static str, String> {
    match why {
        NotDone::Refused(refused) => match refused.why.as_str() {
            "order" => Ok("hall-not-in-order"),
            "unknown" => Ok("hall-not-opened"),
            _ => Err(sentence(why)),
        },
        NotDone::Away(_) | NotDone::Odd => Err(sentence(why)),
    }
}
