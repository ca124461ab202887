//! What a station asks of a sheet of anagrams, and what that becomes.

use serde::Deserialize;
use serde_json::{Value, json};

use super::settle::settled;
use super::texts::{cannot_save, fits, in_their_fields, of_texts, texts_of};
use crate::domain::formats::anagram::command::Command;
use crate::domain::formats::anagram::event::Event as A;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::sheet::{Check, Lateness, Sheet, SheetWords};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::whose::may_have_a_sheet;
use crate::domain::formats::anagram::{Contest, Record};
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::screens::formats::anagram::sheets::{Keying, doubts, misplaced, of_fields};
use crate::stations::asked::{self, has_a_sheet, newer, newest, not_over, stands_so};
use crate::stations::keying::{Asker, Place, Step, Texts, Tick, Turn};
use crate::stations::questions::Kept;
use crate::stations::refused::{Refused, Why};
use crate::text;

/// What is asked.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Ask {
    KeySheet {
        round: u8,
        player: Option<u32>,
        fields: Texts,
        #[serde(default)]
        empty: bool,
        /// Where words of another field stand on the paper: in their own, where they are then saved, or there.
        moved: Option<bool>,
        /// That what looks like a mistake stands there so.
        #[serde(default)]
        odd: bool,
    },
    KeyAgain {
        sheet: u32,
        version: u64,
        fields: Texts,
        moved: Option<bool>,
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
        moved: Option<bool>,
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

    /// The words that were moved to the field of their length, if any were.
    pub(super) fn moved(&self) -> Option<String> {
        let (Self::KeySheet { fields, moved, .. }
        | Self::KeyAgain { fields, moved, .. }
        | Self::Revise { fields, moved, .. }) = self
        else {
            return None;
        };
        let typed = of_texts(fields, None).words;
        let there = misplaced(&typed).into_iter().filter(|_| *moved == Some(true));
        let words = there.flat_map(|(field, places)| {
            let all = typed.field(field);
            places.into_iter().filter_map(|place| all.get(place)).collect::<Vec<_>>()
        });
        let words: Vec<String> = words.map(ToString::to_string).collect();
        (!words.is_empty()).then(|| words.join(" "))
    }

    /// The sheet that it is about.
    pub(super) fn place(&self, contest: &Contest) -> Option<Place> {
        let round = |number: u8| RoundNo::new(number);
        match self {
            Self::KeySheet { round: of, player, .. } => {
                let player = player.map(PlayerId::new);
                if player == Some(None) {
                    return None;
                }
                Some(Place::first(round(*of)?, player.flatten()))
            }
            Self::KeyAgain { sheet, .. } => {
                let place = at(contest, *sheet)?;
                Some(Place { turn: Turn::Again, ..place })
            }
            Self::Check { sheet, .. }
            | Self::Settle { sheet, .. }
            | Self::Revise { sheet, .. }
            | Self::Move { sheet, .. } => at(contest, *sheet),
            Self::NotHandedIn { round: of, player } => {
                Some(Place::first(round(*of)?, Some(PlayerId::new(*player)?)))
            }
            Self::Collect { .. } => None,
        }
    }
}

fn at(contest: &Contest, sheet: u32) -> Option<Place> {
    let sheet = contest.game.sheet(SheetId::new(sheet)?)?;
    Some(Place::first(sheet.round, sheet.player))
}

/// By which event the words of a sheet stand as they do, and where.
pub(super) fn version(record: &Record, id: SheetId) -> u64 {
    newest(record, |event| match event {
        A::SheetKeyed { sheet, .. }
        | A::SheetRevised { sheet, .. }
        | A::SheetMoved { sheet, .. }
        | A::KeyingsSettled { sheet, .. } => *sheet == id,
        _ => false,
    })
}

/// The event that a sheet was keyed by, where who asks keyed no version of it.
pub(super) fn of_another(
    open: &Open<'_, Anagram>,
    asker: &Asker<'_>,
    of: (SheetId, &Sheet),
) -> Option<u64> {
    let (id, sheet) = of;
    let versions = sheet.versions.iter().map(|version| &version.by);
    asked::of_another(
        open.record,
        asker,
        versions,
        |event| matches!(event, A::SheetKeyed { sheet, .. } if *sheet == id),
    )
}

/// Whether who asks keyed a version of a sheet or was shown one.
pub(super) fn has_seen(open: &Open<'_, Anagram>, asker: &Asker<'_>, of: (SheetId, &Sheet)) -> bool {
    of_another(open, asker, of).is_none_or(asker.has_seen)
}

/// What an ask becomes.
pub(super) fn step(
    open: &Open<'_, Anagram>,
    asker: &Asker<'_>,
    ask: &Value,
) -> Result<Step<Anagram>, Refused> {
    let form = || Refused::new(Why::Form, tr(asker.language, "web-not-understood"));
    let ask = Ask::of(ask).ok_or_else(form)?;
    let round_of = |number: u8| RoundNo::new(number).ok_or_else(form);
    let player_of = |number: u32| PlayerId::new(number).ok_or_else(form);
    let of = At { open, asker };
    match ask {
        Ask::KeySheet { round, player, fields, empty, moved, odd } => {
            let (round, player) = (round_of(round)?, player.map(player_of).transpose()?);
            of.played(round)?;
            let keyed = of.typed(round, &fields, Meant { moved, odd })?;
            if keyed.words.is_empty() && !empty {
                let text = tr(asker.language, "staff-empty");
                return Err(Refused::new(Why::Unread, text).with_tick(Tick::EMPTY));
            }
            let step = of.first(round, player, keyed.words.clone())?;
            of.meant((round, Keying::First(player)), &keyed, step)
        }
        Ask::KeyAgain { sheet, version, fields, moved, odd } => {
            let (sheet, found) = of.sheet(sheet, version)?;
            let keyed = of.typed(found.round, &fields, Meant { moved, odd })?;
            if has_seen(open, asker, (sheet, found)) {
                let text = tr(asker.language, "staff-has-seen");
                return Err(Refused::new(Why::Seen, text));
            }
            let step = does(Command::KeyAgain { sheet, words: keyed.words.clone() });
            of.meant((found.round, Keying::More), &keyed, step)
        }
        Ask::Check { sheet, version } => {
            let (sheet, _) = of.sheet(sheet, version)?;
            Ok(does(Command::CheckSheet { sheet }))
        }
        Ask::Settle { sheet, version, kept } => {
            let (sheet, _) = of.sheet(sheet, version)?;
            let words = settled(open, asker.language, sheet, &kept)?;
            Ok(does(Command::SettleKeyings { sheet, words }))
        }
        Ask::Revise { sheet, version, fields, reason, moved, odd } => {
            let (sheet, found) = of.sheet(sheet, version)?;
            let keyed = of.typed(found.round, &fields, Meant { moved, odd })?;
            // A correction that corrects nothing is none.
            if keyed.words == *found.words() {
                return Ok(of.stands(sheet));
            }
            let (seen, words) = (found.words().clone(), keyed.words.clone());
            let step = does(Command::ReviseSheet { sheet, seen, words, reason });
            of.meant((found.round, Keying::More), &keyed, step)
        }
        Ask::Move { sheet, version, player, round } => {
            let (sheet, _) = of.sheet(sheet, version)?;
            let (player, round) = (player_of(player)?, round_of(round)?);
            of.played(round)?;
            of.may_have_a_sheet(round, player)?;
            // Another paper would become a second keying of the player's own.
            let has = open.contest().game.sheet_at(round, player);
            if has.is_some_and(|(there, _)| there != sheet) {
                let people = &open.contest().common.players;
                return Err(has_a_sheet(people, asker.language, (player, round)));
            }
            Ok(does(Command::MoveSheet { sheet, player, round }))
        }
        Ask::Collect { round, players } => {
            let round = round_of(round)?;
            of.played(round)?;
            let players: Result<Vec<PlayerId>, Refused> =
                players.into_iter().map(player_of).collect();
            let (players, lateness) = (players?, Lateness::InTime);
            Ok(does(Command::CollectSheets { round, players, lateness }))
        }
        Ask::NotHandedIn { round, player } => {
            let (round, player) = (round_of(round)?, player_of(player)?);
            of.played(round)?;
            // Who asks had it open before another saved it.
            if let Some((_, sheet)) = open.contest().game.sheet_at(round, player) {
                let by = sheet.versions.last().map(|last| last.by.name.as_str());
                let by = by.unwrap_or_default();
                let text = text!(asker.language, "staff-there-now", by = by);
                return Err(Refused::new(Why::Rule, text));
            }
            Ok(does(Command::DeclareNotHandedIn { round, player }))
        }
    }
}

fn does(command: Command) -> Step<Anagram> {
    Step::Do(Box::new(command.into()))
}

/// What was answered.
#[derive(Clone, Copy)]
struct Meant {
    moved: Option<bool>,
    odd: bool,
}

/// What is typed, what of that is to be saved, and what was answered.
struct Keyed {
    typed: SheetWords,
    words: SheetWords,
    meant: Meant,
}

/// The round whose time ran while no program had the file open: the referee confirms first how it went on.
pub(super) fn unconfirmed(open: &Open<'_, Anagram>) -> Option<RoundNo> {
    let (number, round) = open.contest().game.timed_round()?;
    let Stage::Running(time) = round.stage else { return None };
    time.crossed_a_restart(open.now).then_some(number)
}

/// Before its time is over nothing of it is looked at.
pub(super) fn played(
    open: &Open<'_, Anagram>,
    language: Language,
    round: RoundNo,
) -> Result<(), Refused> {
    let game = &open.contest().game;
    if game.is_played(round) {
        return Ok(());
    }
    if game.round(round).is_some_and(|round| round.stage == Stage::GivenUp) {
        let text = tr(language, "documents-record-given-up");
        return Err(Refused::new(Why::Round, text));
    }
    let is_unconfirmed = unconfirmed(open) == Some(round);
    if !is_unconfirmed && game.timed_round().is_some_and(|(on, _)| on == round) {
        return Err(Refused::new(Why::Round, tr(language, "staff-is-played")));
    }
    Err(not_over(language, is_unconfirmed))
}

/// An ask, at its turn.
#[derive(Clone, Copy)]
struct At<'a> {
    open: &'a Open<'a, Anagram>,
    asker: &'a Asker<'a>,
}

impl<'a> At<'a> {
    fn played(self, round: RoundNo) -> Result<(), Refused> {
        played(self.open, self.asker.language, round)
    }

    fn may_have_a_sheet(self, round: RoundNo, player: PlayerId) -> Result<(), Refused> {
        let may = may_have_a_sheet(self.open.contest(), round, player);
        may.map_err(|why| Refused::new(Why::Rule, self.asker.language.rejection(&why)))
    }

    /// The words that are typed; one that is none refuses.
    fn typed(self, round: RoundNo, fields: &Texts, meant: Meant) -> Result<Keyed, Refused> {
        self.played(round)?;
        fits(self.asker.language, fields)?;
        let read = of_texts(fields, self.open.contest().game.rack(round).as_ref());
        let Some(unread) = read.unread.first() else {
            let typed = read.words;
            let words =
                if meant.moved == Some(true) { in_their_fields(&typed) } else { typed.clone() };
            return Ok(Keyed { typed, words, meant });
        };
        let text = cannot_save(self.asker.language, unread);
        Err(Refused::new(Why::Unread, text).with("field", unread.field.length().to_string()))
    }

    /// A sheet that still is as it was seen.
    fn sheet(self, number: u32, version: u64) -> Result<(SheetId, &'a Sheet), Refused> {
        let game = &self.open.record.contest().game;
        let found = SheetId::new(number).and_then(|id| Some((id, game.sheet(id)?)));
        let found = found.filter(|(_, sheet)| game.counts(sheet));
        let unknown = || Refused::new(Why::Newer, tr(self.asker.language, "staff-gone"));
        let (id, sheet) = found.ok_or_else(unknown)?;
        if self.version(id) == version { Ok((id, sheet)) } else { Err(self.newer(id, sheet)) }
    }

    fn version(self, id: SheetId) -> u64 {
        version(self.open.record, id)
    }

    /// That a sheet has these very words already.
    fn stands(self, sheet: SheetId) -> Step<Anagram> {
        stands_so(sheet.get(), self.version(sheet))
    }

    /// How it stands now, for who has seen another version. What it says is told to whoever knows it anyway: anybody
    /// else may still key it blind.
    fn newer(self, id: SheetId, sheet: &Sheet) -> Refused {
        let refused = newer(self.open.record, self.asker.language, self.version(id));
        let knows = has_seen(self.open, self.asker, (id, sheet));
        if knows { refused.with("fields", json!(texts_of(sheet.words()))) } else { refused }
    }

    /// Whether its newest version is of who asks.
    fn is_own(self, sheet: &Sheet) -> bool {
        sheet.versions.last().is_some_and(|last| last.by.is_named_as(self.asker.who))
    }

    /// What looks like a mistake is asked before it is recorded, as at the console: first where words of another field
    /// were written, then what else is odd of those that would be saved.
    fn meant(
        self,
        of: (RoundNo, Keying),
        keyed: &Keyed,
        step: Step<Anagram>,
    ) -> Result<Step<Anagram>, Refused> {
        let language = self.asker.language;
        let Keyed { typed, words, meant } = keyed;
        let refused = |text| Refused::new(Why::Doubtful, text);
        if matches!(step, Step::Stands(_)) {
            return Ok(step);
        }
        let fields = misplaced(typed);
        if let (None, Some((field, _))) = (meant.moved, fields.first()) {
            let doubts = of_fields(language, typed, &fields).join(" ");
            // One answer is for all of them: whoever finds them otherwise on the paper types some elsewhere first.
            let words: usize = fields.iter().map(|(_, places)| places.len()).sum();
            let key = if words > 1 { "sheets-odd-fields" } else { "sheets-odd-field" };
            let text = text!(language, key, doubts = doubts);
            let field = field.length().to_string();
            return Err(refused(text).with("field", field).with_tick(Tick::MOVED));
        }
        let doubts = doubts(self.open, language, of, words).join(" ");
        if doubts.is_empty() || meant.odd {
            return Ok(step);
        }
        Err(refused(text!(language, "sheets-odd", doubts = doubts)).with_tick(Tick::ODD))
    }

    /// A first keying. Where somebody else keyed it first and who asks has not seen that, it was keyed blind a
    /// second time.
    fn first(
        self,
        round: RoundNo,
        player: Option<PlayerId>,
        words: SheetWords,
    ) -> Result<Step<Anagram>, Refused> {
        let game = &self.open.contest().game;
        let there = player.and_then(|player| Some((player, game.sheet_at(round, player)?)));
        let Some((player, (sheet, found))) = there else {
            if let Some(player) = player {
                self.may_have_a_sheet(round, player)?;
            }
            return Ok(does(Command::KeySheet { player, round, words }));
        };
        let own = self.is_own(found);
        if own && *found.words() == words {
            return Ok(self.stands(sheet));
        }
        let blind = found.check == Check::None && !game.is_unsettled(round, player);
        if !blind || has_seen(self.open, self.asker, (sheet, found)) {
            return Err(self.newer(sheet, found));
        }
        Ok(does(Command::KeyAgain { sheet, words }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stations::asked::names_of;

    #[test]
    fn nothing_else_is_asked_of_sheets() {
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
