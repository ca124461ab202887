//! What a station asks of a slip, and what that becomes.

use serde::Deserialize;
use serde_json::{Value, json};

use super::doubts::doubts;
use super::settle::settled;
use super::texts::{self, Slip, fits, texts_of};
use crate::domain::contest;
use crate::domain::formats::duplicate::command::Command;
use crate::domain::formats::duplicate::event::Event as D;
use crate::domain::formats::duplicate::game::{Hand, TurnNo};
use crate::domain::formats::duplicate::slip::{Check, KeyedSlip, SlipId};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::{Stage, Turn as Played};
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::formats::duplicate::{Contest, Record};
use crate::domain::ids::PlayerId;
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::stations::asked::{self, has_a_sheet, newer, newest, not_over, stands_so};
use crate::stations::keying::{Asker, Place, Step, Texts, Tick, Turn};
use crate::stations::questions::Kept;
use crate::stations::refused::{Refused, Why};
use crate::text;

/// What is asked: as of sheets, `round` being the turn.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Ask {
    KeySheet {
        round: u8,
        player: Option<u32>,
        fields: Texts,
        #[serde(default)]
        empty: bool,
        /// That what is odd stands so on the paper.
        #[serde(default)]
        odd: bool,
    },
    KeyAgain {
        sheet: u32,
        version: u64,
        fields: Texts,
        #[serde(default)]
        odd: bool,
    },
    Check {
        sheet: u32,
        version: u64,
    },
    Settle {
        sheet: u32,
        version: u64,
        #[serde(default)]
        kept: Vec<Option<Kept>>,
    },
    Revise {
        sheet: u32,
        version: u64,
        fields: Texts,
        reason: String,
        #[serde(default)]
        odd: bool,
    },
    Move {
        sheet: u32,
        version: u64,
        player: u32,
        round: u8,
    },
    Collect {
        round: u8,
        players: Vec<u32>,
    },
    NotHandedIn {
        round: u8,
        player: u32,
    },
}

impl Ask {
    pub(super) fn of(ask: &Value) -> Option<Self> {
        Self::deserialize(ask).ok()
    }

    /// The slip that it is about.
    pub(super) fn place(&self, contest: &Contest) -> Option<Place> {
        match self {
            Self::KeySheet { round, player: None, .. } => {
                Some(Place::first(TurnNo::new(*round)?, None))
            }
            Self::KeySheet { round, player: Some(player), .. }
            | Self::NotHandedIn { round, player } => {
                Some(Place::first(TurnNo::new(*round)?, Some(PlayerId::new(*player)?)))
            }
            Self::KeyAgain { sheet, .. } => {
                let place = at(contest, *sheet)?;
                Some(Place { turn: Turn::Again, ..place })
            }
            Self::Check { sheet, .. }
            | Self::Settle { sheet, .. }
            | Self::Revise { sheet, .. }
            | Self::Move { sheet, .. } => at(contest, *sheet),
            Self::Collect { .. } => None,
        }
    }

    /// The slip, where it is one that was keyed before.
    pub(super) fn slip<'a>(&self, contest: &'a Contest) -> Option<(SlipId, &'a KeyedSlip)> {
        match self {
            Self::KeySheet { .. } => {
                let Place { round, player, .. } = self.place(contest)?;
                match player {
                    Some(player) => contest.game.slip_at(round, player),
                    // Without a name it is the newest.
                    None => contest.game.slips().last(),
                }
            }
            Self::KeyAgain { sheet, .. }
            | Self::Check { sheet, .. }
            | Self::Settle { sheet, .. }
            | Self::Revise { sheet, .. }
            | Self::Move { sheet, .. } => {
                let id = SlipId::new(*sheet)?;
                Some((id, contest.game.slip(id)?))
            }
            Self::Collect { .. } | Self::NotHandedIn { .. } => None,
        }
    }
}

fn at(contest: &Contest, slip: u32) -> Option<Place> {
    let slip = contest.game.slip(SlipId::new(slip)?)?;
    Some(Place::first(slip.turn, slip.player))
}

/// By which event what a slip says stands as it does, and where.
pub(super) fn version(record: &Record, id: SlipId) -> u64 {
    newest(record, |event| match event {
        D::SlipKeyed { slip, .. }
        | D::SlipRevised { slip, .. }
        | D::SlipMoved { slip, .. }
        | D::KeyingsSettled { slip, .. } => *slip == id,
        _ => false,
    })
}

/// The event that a slip was keyed by, where who asks keyed no version of it.
pub(super) fn of_another(
    open: &Open<'_, Duplicate>,
    asker: &Asker<'_>,
    of: (SlipId, &KeyedSlip),
) -> Option<u64> {
    let (id, slip) = of;
    let versions = slip.versions.iter().map(|version| &version.by);
    asked::of_another(
        open.record,
        asker,
        versions,
        |event| matches!(event, D::SlipKeyed { slip, .. } if *slip == id),
    )
}

/// Whether who asks keyed a version of a slip or was shown one.
pub(super) fn has_seen(
    open: &Open<'_, Duplicate>,
    asker: &Asker<'_>,
    of: (SlipId, &KeyedSlip),
) -> bool {
    of_another(open, asker, of).is_none_or(asker.has_seen)
}

/// What an ask becomes.
pub(super) fn step(
    open: &Open<'_, Duplicate>,
    asker: &Asker<'_>,
    ask: &Value,
) -> Result<Step<Duplicate>, Refused> {
    let form = || Refused::new(Why::Form, tr(asker.language, "web-not-understood"));
    let ask = Ask::of(ask).ok_or_else(form)?;
    let turn_of = |number: u8| TurnNo::new(number).ok_or_else(form);
    let player_of = |number: u32| PlayerId::new(number).ok_or_else(form);
    let of = At { open, asker };
    match ask {
        Ask::KeySheet { round, player, fields, empty, odd } => {
            let (turn, player) = (turn_of(round)?, player.map(player_of).transpose()?);
            let slip = of.typed(turn, &fields)?;
            if slip.written == OnSlip::EMPTY && !empty {
                let text = tr(asker.language, "staff-empty");
                return Err(Refused::new(Why::Unread, text).with_tick(Tick::EMPTY));
            }
            let step = of.first(turn, player, slip.clone())?;
            of.meant((turn, player), (&slip, &fields), odd, step)
        }
        Ask::KeyAgain { sheet, version, fields, odd } => {
            let (slip, found) = of.slip(sheet, version)?;
            let typed = of.typed(found.turn, &fields)?;
            if has_seen(open, asker, (slip, found)) {
                let text = tr(asker.language, "staff-has-seen");
                return Err(Refused::new(Why::Seen, text));
            }
            let step = does([Command::KeyAgain { slip, written: typed.written.clone() }]);
            of.meant((found.turn, found.player), (&typed, &fields), odd, step)
        }
        Ask::Check { sheet, version } => {
            let (slip, _) = of.slip(sheet, version)?;
            Ok(does([Command::CheckSlip(slip)]))
        }
        Ask::Settle { sheet, version, kept } => {
            let (slip, found) = of.slip(sheet, version)?;
            let written = settled(open, asker.language, found, &kept)?;
            Ok(does([Command::SettleKeyings { slip, written }]))
        }
        Ask::Revise { sheet, version, fields, reason, odd } => {
            let (slip, found) = of.slip(sheet, version)?;
            let typed = of.typed(found.turn, &fields)?;
            let hand = of.hand((found.turn, found.player), typed.hand);
            if typed.written == *found.written() {
                return Ok(hand.map_or_else(|| of.stands(slip), |hand| does([hand])));
            }
            let (seen, written) = (found.written().clone(), typed.written.clone());
            let revise = Command::ReviseSlip { slip, seen, written, reason };
            let step = does(hand.into_iter().chain([revise]));
            of.meant((found.turn, found.player), (&typed, &fields), odd, step)
        }
        Ask::Move { sheet, version, player, round } => {
            let (slip, _) = of.slip(sheet, version)?;
            let (player, turn) = (player_of(player)?, turn_of(round)?);
            of.over(turn)?;
            // Another paper would become a second one of the player's own.
            let has = open.contest().game.slip_at(turn, player);
            if has.is_some_and(|(there, _)| there != slip) {
                let people = &open.contest().common.players;
                return Err(has_a_sheet(people, asker.language, (player, turn)));
            }
            Ok(does([Command::MoveSlip { slip, player, turn }]))
        }
        Ask::Collect { round, players } => {
            let turn = turn_of(round)?;
            of.over(turn)?;
            let players: Result<Vec<PlayerId>, Refused> =
                players.into_iter().map(player_of).collect();
            let (players, hand) = (players?, Hand::Raised);
            Ok(does([Command::CollectSlips { turn, players, hand }]))
        }
        Ask::NotHandedIn { round, player } => {
            let (turn, player) = (turn_of(round)?, player_of(player)?);
            of.over(turn)?;
            Ok(does([Command::DeclareNotHandedIn { turn, player }]))
        }
    }
}

/// One paper is one action.
fn does(commands: impl IntoIterator<Item = Command>) -> Step<Duplicate> {
    let mut all: Vec<contest::command::Command<Duplicate>> =
        commands.into_iter().map(Into::into).collect();
    let one = if all.len() == 1 { all.pop() } else { None };
    Step::Do(Box::new(one.unwrap_or(contest::command::Command::Several(all))))
}

/// An ask, at its turn.
#[derive(Clone, Copy)]
struct At<'a> {
    open: &'a Open<'a, Duplicate>,
    asker: &'a Asker<'a>,
}

/// The turn whose time ran while no program had the file open: the referee confirms first how it went on.
pub(super) fn unconfirmed(open: &Open<'_, Duplicate>) -> Option<TurnNo> {
    let (number, turn) = open.contest().game.timed_turn()?;
    let Stage::Running(time) = turn.stage else { return None };
    time.crossed_a_restart(open.now).then_some(number)
}

/// Before its time is over nothing of it is looked at.
pub(super) fn played(
    open: &Open<'_, Duplicate>,
    language: Language,
    turn: TurnNo,
) -> Result<(), Refused> {
    if open.contest().game.turn(turn).is_some_and(Played::is_over) {
        return Ok(());
    }
    Err(not_over(language, unconfirmed(open) == Some(turn)))
}

impl<'a> At<'a> {
    fn over(self, turn: TurnNo) -> Result<(), Refused> {
        played(self.open, self.asker.language, turn)
    }

    /// The slip that is typed.
    fn typed(self, turn: TurnNo, fields: &Texts) -> Result<Slip, Refused> {
        self.over(turn)?;
        fits(self.asker.language, fields)?;
        texts::read(fields).map_err(|field| {
            let text = tr(self.asker.language, "places-no-points");
            Refused::new(Why::Unread, text).with("field", field)
        })
    }

    /// What looks mistyped is asked before it is recorded: once, at the first field that it is about.
    fn meant(
        self,
        of: (TurnNo, Option<PlayerId>),
        typed: (&Slip, &Texts),
        odd: bool,
        step: Step<Duplicate>,
    ) -> Result<Step<Duplicate>, Refused> {
        if odd || matches!(step, Step::Stands(_)) {
            return Ok(step);
        }
        let language = self.asker.language;
        let doubts = doubts(self.open, language, of, typed);
        let Some((field, _)) = doubts.first() else { return Ok(step) };
        let said: Vec<&str> = doubts.iter().map(|(_, doubt)| doubt.as_str()).collect();
        let text = text!(language, "slips-odd", doubts = said.join(" "));
        Err(Refused::new(Why::Doubtful, text).with("field", *field).with_tick(Tick::ODD))
    }

    /// What there is to ask for so that the hand counts as it is ticked.
    fn hand(self, (turn, player): (TurnNo, Option<PlayerId>), hand: Hand) -> Option<Command> {
        let player = player?;
        let was = self.open.contest().game.turn(turn)?.place(player).hand;
        (was != hand).then_some(Command::SetRaised { turn, player, hand })
    }

    /// A slip that still is as it was seen.
    fn slip(self, number: u32, version: u64) -> Result<(SlipId, &'a KeyedSlip), Refused> {
        let game = &self.open.record.contest().game;
        let found = SlipId::new(number).and_then(|id| Some((id, game.slip(id)?)));
        let found = found.filter(|(_, slip)| slip.merged_into.is_none());
        let unknown = || Refused::new(Why::Newer, tr(self.asker.language, "staff-gone"));
        let (id, slip) = found.ok_or_else(unknown)?;
        if self.version(id) == version { Ok((id, slip)) } else { Err(self.newer(id, slip)) }
    }

    fn version(self, id: SlipId) -> u64 {
        version(self.open.record, id)
    }

    /// That a slip says this already.
    fn stands(self, slip: SlipId) -> Step<Duplicate> {
        stands_so(slip.get(), self.version(slip))
    }

    /// How it stands now, for who has seen another version. What it says is told to whoever knows it anyway: anybody
    /// else may still key it blind.
    fn newer(self, id: SlipId, slip: &KeyedSlip) -> Refused {
        let refused = newer(self.open.record, self.asker.language, self.version(id));
        if !has_seen(self.open, self.asker, (id, slip)) {
            return refused;
        }
        let turn = self.open.contest().game.turn(slip.turn).zip(slip.player);
        let hand = turn.map(|(turn, player)| turn.place(player).hand).unwrap_or_default();
        refused.with("fields", json!(texts_of(slip.written(), hand)))
    }

    /// A first keying. Where somebody else keyed it first and who asks has not seen that, it was keyed blind a
    /// second time.
    fn first(
        self,
        turn: TurnNo,
        player: Option<PlayerId>,
        Slip { written, hand }: Slip,
    ) -> Result<Step<Duplicate>, Refused> {
        let game = &self.open.contest().game;
        let there = player.and_then(|player| Some((player, game.slip_at(turn, player)?)));
        let Some((player, (slip, found))) = there else {
            let hand = self.hand((turn, player), hand);
            let key = Command::KeySlip { player, turn, written };
            return Ok(does(hand.into_iter().chain([key])));
        };
        let own = found.versions.last().is_some_and(|last| last.by.is_named_as(self.asker.who));
        if own && *found.written() == written {
            return Ok(self.stands(slip));
        }
        let blind = found.check == Check::None && !game.is_unsettled(turn, player);
        if !blind || has_seen(self.open, self.asker, (slip, found)) {
            return Err(self.newer(slip, found));
        }
        Ok(does([Command::KeyAgain { slip, written }]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stations::asked::names_of;

    #[test]
    fn nothing_else_is_asked_of_slips() {
        let all = [
            "key_sheet",
            "key_again",
            "check",
            "settle",
            "revise",
            "move",
            "collect",
            "not_handed_in",
        ];
        assert_eq!(names_of::<Ask>(), all);
    }
}
