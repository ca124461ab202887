//! What is kept of the slip on the desk while it is not saved: it is left at any time and comes back as it was
//! typed, also after the program was killed.

use crate::app::shell::Shell;
use crate::commands::formats::duplicate::{Entry, Fault, Hand, Keying, TurnNo};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::duplicate::game::Field;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::ids::PlayerId;
use crate::session::Refusal;
use crate::storage::Begun;
use crate::views::Sight;
use crate::views::desk::formats::duplicate::{Name, SlipOnDesk, Ticks};
use crate::views::formats::duplicate::slips;

/// A slip as it was left: what is typed under position, word and points, and what is ticked.
pub(super) struct Left {
    texts: [String; 3],
    ticks: Ticks,
    name: Name,
}

const NOT_RAISED: &str = "not_raised";
const TABLE: &str = "table";
const TURN: &str = "turn";
const NAMELESS: &str = "nameless";

impl Left {
    /// Four lines: position, word, points, and the codes of what is ticked.
    fn to_text(&self) -> String {
        let Ticks { hand, fault, table, turn } = self.ticks;
        let ticked = [
            (hand == Hand::NotRaised).then_some(NOT_RAISED),
            fault.map(Fault::code),
            (table == Field::Wrong).then_some(TABLE),
            (turn == Field::Wrong).then_some(TURN),
            (self.name == Name::Nameless).then_some(NAMELESS),
        ];
        let ticked = ticked.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let [position, word, points] = &self.texts;
        [position, word, points, &ticked].map(|line| line.replace('\n', " ")).join("\n")
    }

    fn read(text: &str) -> Self {
        let mut lines = text.split('\n').map(str::to_owned).chain(std::iter::repeat(String::new()));
        let texts = [(); 3].map(|()| lines.next().unwrap_or_default());
        let ticked = lines.next().unwrap_or_default();
        let has = |code: &str| ticked.split(' ').any(|said| said == code);
        let field = |code| if has(code) { Field::Wrong } else { Field::Right };
        let ticks = Ticks {
            hand: if has(NOT_RAISED) { Hand::NotRaised } else { Hand::Raised },
            fault: Fault::ALL.into_iter().find(|fault| has(fault.code())),
            table: field(TABLE),
            turn: field(TURN),
        };
        let name = if has(NAMELESS) { Name::Nameless } else { Name::Named };
        Self { texts, ticks, name }
    }
}

impl Shell<Duplicate> {
    /// What is begun with the slip on the desk.
    pub(super) fn begun(&self) -> Option<Begun> {
        let slip = self.desk.own.duplicate.slip.as_ref()?;
        match slip.keying {
            Keying::First => Some(Begun::Sheet(Draft { round: slip.turn, player: slip.player })),
            Keying::Second => {
                let game = &self.keeper.as_ref()?.record().contest().game;
                game.slip_at(slip.turn, slip.player?).map(|(id, _)| Begun::Again(id))
            }
        }
    }

    /// Tells the keeper what is typed and ticked on the slip on the desk by now.
    pub(super) fn tell_slip(&mut self) {
        let (Some(begun), Some(keeper)) = (self.begun(), &self.keeper) else { return };
        let sight = Sight::of(keeper, &self.desk);
        let Some(slip) = sight.own().slip.as_ref() else { return };
        let is_begun = match slip.keying {
            Keying::First => slips::is_changed(&sight),
            Keying::Second => {
                slip.ticks != Ticks::default() || slips::on_slip(&sight) != Ok(OnSlip::EMPTY)
            }
        };
        let text = |entry: Entry| self.desk.text(entry.into()).to_owned();
        let texts = [Entry::Position, Entry::Word, Entry::Points].map(text);
        let left = Left { texts, ticks: slip.ticks, name: slip.name };
        let content = is_begun.then(|| left.to_text());
        if let Some(keeper) = &mut self.keeper {
            keeper.draft_is(begun, &self.outside.station, content);
        }
    }

    /// How a slip was left, where it was begun and not saved. Its keys of a moment ago are written first.
    pub(super) fn left(&mut self, begun: Begun) -> Option<Left> {
        self.keep_draft();
        self.keeper.as_ref()?.draft(begun, &self.outside.station).map(Left::read)
    }

    /// The first table of a turn whose slip was begun here and not saved.
    pub(super) fn first_left(&mut self, turn: TurnNo) -> Option<PlayerId> {
        self.keep_draft();
        let keeper = self.keeper.as_ref()?;
        let begun = keeper.drafts().iter().filter(|draft| draft.round == turn);
        let here =
            |draft: &&Draft| keeper.draft(Begun::Sheet(**draft), &self.outside.station).is_some();
        begun.filter(here).find_map(|draft| draft.player)
    }

    /// Lays what was left of a slip over what is saved of it, where anything was.
    pub(super) fn lay_left(&mut self, begun: Begun) {
        self.sees_left(begun);
        let Some(Left { texts, ticks, name }) = self.left(begun) else { return };
        let [position, word, points] = texts;
        for (entry, text) in
            [(Entry::Position, position), (Entry::Word, word), (Entry::Points, points)]
        {
            self.desk.set(entry.into(), text);
        }
        if let Some(slip) = &mut self.desk.own.duplicate.slip {
            let name = if slip.player.is_some() { slip.name } else { name };
            *slip = SlipOnDesk { name, ticks, ..slip.clone() };
        }
        // It was saved meanwhile just so: nothing is begun any more.
        let same = self.keeper.as_ref().is_some_and(|keeper| {
            matches!(begun, Begun::Sheet(_)) && !slips::is_changed(&Sight::of(keeper, &self.desk))
        });
        if same {
            self.forget_slip(begun);
        }
    }

    /// It is saved or thrown away.
    pub(super) fn forget_slip(&mut self, begun: Begun) {
        if let Some(keeper) = &mut self.keeper
            && let Err(error) = keeper.forget_draft(begun, &self.outside.station)
        {
            self.refuse(&Refusal::NotSaved(error));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_left_is_read_as_it_was_typed() {
        for fault in Fault::ALL.map(Some).into_iter().chain([None]) {
            for wrong in [Field::Right, Field::Wrong] {
                let ticks =
                    Ticks { hand: Hand::NotRaised, fault, table: wrong, turn: Field::Wrong };
                let texts = ["h7", "c0asă 1", ""].map(str::to_owned);
                let left = Left { texts, ticks, name: Name::Nameless };
                let read = Left::read(&left.to_text());
                assert_eq!((read.texts, read.ticks, read.name), (left.texts, ticks, left.name));
            }
        }
        let read = Left::read("");
        assert_eq!((read.ticks, read.name), (Ticks::default(), Name::Named));
    }
}
