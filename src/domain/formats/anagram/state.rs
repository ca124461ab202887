//! The anagram part of a competition as it stands: rounds, break, sheets. Derived from the events
//! alone; only `apply` changes it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::Contest;
use super::draw::{Drawn, Guarded, draw};
use super::guard::{self, GuardCheck};
use super::joint::Joint;
use super::round::{Announced, Round, Stage};
use super::rules::{ROUNDS, Rules, all_rounds};
use super::sheet::{Check, Handed, Lateness, Sheet, SheetState};
use crate::domain::clock::Countdown;
use crate::domain::contest::seed::Key;
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::{PlayerId, RoundNo, SheetId};

/// A break that is running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Break {
    /// The round that it follows.
    pub after: RoundNo,
    /// Its time.
    pub countdown: Countdown,
    /// Alerts that have been reached, in milliseconds left.
    pub alerts_reached: Vec<i64>,
}

/// What is known of a player's sheet of a round beside what was keyed of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// Whether a sheet was handed in.
    pub handed: Handed,
    /// Whether in time.
    pub lateness: Lateness,
}

impl Receipt {
    /// Nothing known.
    pub const AWAITED: Self = Self { handed: Handed::Awaited, lateness: Lateness::InTime };
}

/// Rounds, break and sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Anagram {
    rules: Arc<Rules>,
    rounds: Vec<Round>,
    /// The break that is running.
    pub pause: Option<Break>,
    /// Breaks that have been taken, by the round they followed.
    pub breaks_taken: Vec<RoundNo>,
    places: BTreeMap<(RoundNo, PlayerId), Receipt>,
    /// Shared with the record's checkpoints.
    sheets: BTreeMap<SheetId, Arc<Sheet>>,
    /// Those without a name stand with nobody.
    by_place: BTreeMap<(RoundNo, Option<PlayerId>), Lying>,
    /// Shared with the record's checkpoints.
    joint: Option<Arc<Joint>>,
}

/// The sheets of a place in the order in which they came there: nearly always one, and copied for each of the
/// record's checkpoints, so that the first needs no memory of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Lying {
    first: Option<SheetId>,
    later: Vec<SheetId>,
}

impl Lying {
    fn ids(&self) -> impl Iterator<Item = SheetId> {
        self.first.into_iter().chain(self.later.iter().copied())
    }

    fn push(&mut self, id: SheetId) {
        match self.first {
            None => self.first = Some(id),
            Some(_) => self.later.push(id),
        }
    }

    fn remove(&mut self, id: SheetId) {
        *self = self.ids().filter(|&other| other != id).fold(Self::default(), |mut rest, other| {
            rest.push(other);
            rest
        });
    }
}

impl Anagram {
    /// Before the first round.
    pub fn new(rules: Arc<Rules>) -> Self {
        Self {
            rules,
            rounds: vec![Round::to_come(); usize::from(ROUNDS)],
            pause: None,
            breaks_taken: Vec::new(),
            places: BTreeMap::new(),
            sheets: BTreeMap::new(),
            by_place: BTreeMap::new(),
            joint: None,
        }
    }

    /// What the file is in a joint competition; `None` of one that is held alone.
    pub fn joint(&self) -> Option<&Joint> {
        self.joint.as_deref()
    }

    pub(super) fn enter_joint(&mut self, joint: Joint) {
        self.joint = Some(Arc::new(joint));
    }

    pub(super) fn joint_mut(&mut self) -> Option<&mut Joint> {
        self.joint.as_mut().map(Arc::make_mut)
    }

    /// The rules that it is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// A round; `None` when the schedule has no such round.
    pub fn round(&self, round: RoundNo) -> Option<&Round> {
        self.rounds.get(usize::from(round.get()) - 1)
    }

    pub(super) fn round_mut(&mut self, round: RoundNo) -> Option<&mut Round> {
        self.rounds.get_mut(usize::from(round.get()) - 1)
    }

    /// Whether a round's sheets count: it is over or was recorded.
    pub fn is_played(&self, round: RoundNo) -> bool {
        self.round(round).is_some_and(Round::is_played)
    }

    /// Every round with its number, in order.
    pub fn rounds(&self) -> impl Iterator<Item = (RoundNo, &Round)> {
        all_rounds().zip(&self.rounds)
    }

    /// The rounds after which a break falls; none where it, or all that would follow, were given up.
    pub fn breaks(&self) -> impl Iterator<Item = RoundNo> {
        let goes_on = |(_, round): &(RoundNo, &Round)| round.stage != Stage::GivenUp;
        let last = self.rounds().filter(goes_on).last().map(|(number, _)| number);
        let falls = move |number: &RoundNo| {
            self.rules().break_follows(*number) && last.is_none_or(|last| *number < last)
        };
        self.rounds().filter(goes_on).map(|(number, _)| number).filter(falls)
    }

    /// The round whose time runs or is held.
    pub fn timed_round(&self) -> Option<(RoundNo, &Round)> {
        self.rounds().find(|(_, round)| round.countdown().is_some())
    }

    /// The round whose time can be given back, and what it had: it was stopped before its end, and nothing came of it since,
    /// no sheet, no break and no draw of another (§4). None in a joint competition, whose halls have the same time.
    pub fn stopped_round(&self) -> Option<(RoundNo, Countdown)> {
        let (number, round) = self.rounds().filter(|(_, round)| round.is_played()).last()?;
        let stopped = round.stopped.filter(|_| round.stage == Stage::Over)?;
        let is_last = self.rounds().all(|(it, round)| it <= number || round.stage == Stage::ToCome);
        let has_come = |(&(of, _), receipt): (&(RoundNo, _), &Receipt)| {
            of == number && *receipt != Receipt::AWAITED
        };
        let untouched = is_last
            && self.joint.is_none()
            && !self.breaks_taken.contains(&number)
            && !self.places.iter().any(has_come)
            && !self.sheets.values().any(|sheet| sheet.round == number && self.counts(sheet));
        untouched.then_some((number, stopped))
    }

    /// The first round that is not settled: the one that the day stands at.
    pub fn current_round(&self) -> Option<(RoundNo, &Round)> {
        self.rounds().find(|(_, round)| !round.is_settled())
    }

    /// The tiles still in the bags.
    pub fn tiles_left(&self) -> Tiles {
        self.tiles_left_without(None)
    }

    /// The tiles in the bags if this round's tiles lay there too.
    pub fn tiles_left_without(&self, round: Option<RoundNo>) -> Tiles {
        let drawn = self.rounds().filter(|&(number, _)| Some(number) != round);
        let drawn = drawn.flat_map(|(_, round)| round.letters().iter().copied());
        self.rules.tiles().without(drawn)
    }

    /// Consonants that rounds after this one will still draw.
    pub fn still_to_draw(&self, after: RoundNo) -> usize {
        guard::still_to_draw(&self.rules, after, |round| {
            self.round(round).is_some_and(|round| round.stage == Stage::ToCome)
        })
    }

    /// Whether the guard is checked after this round's draw: in the rounds that the rules name, and
    /// in a round that is drawn again after one of them (§3).
    pub fn is_guarded(&self, round: RoundNo) -> bool {
        let drawn_later = |&(later, state): &(RoundNo, &Round)| {
            later > round && self.rules.is_guarded(later) && state.announced.is_some()
        };
        self.rules.is_guarded(round) || self.rounds().any(|later| drawn_later(&later))
    }

    /// What the program draws for this round from the tiles now left (§3); `None` when they are too
    /// few, or when the schedule has no such round.
    pub fn draw(&self, key: &Key, round: RoundNo) -> Option<Drawn> {
        let rule = self.rules.round(round)?;
        let attempt = self.round(round)?.attempt;
        let guarded = if self.is_guarded(round) {
            Guarded::By { still_to_draw: self.still_to_draw(round) }
        } else {
            Guarded::No
        };
        draw(&self.rules, key, (round, rule), attempt, &self.tiles_left(), guarded)
    }

    /// The guard as it stands after this round's draw (§3).
    pub fn guard_after(&self, round: RoundNo) -> GuardCheck {
        guard::check(&self.rules, &self.tiles_left(), self.still_to_draw(round))
    }

    /// A round's announced letters.
    pub fn announced(&self, round: RoundNo) -> Option<&Announced> {
        self.round(round)?.announced.as_ref()
    }

    /// A round's rack, when its letters are complete.
    pub fn rack(&self, round: RoundNo) -> Option<Tiles> {
        let announced = self.announced(round)?;
        (announced.awaited == 0).then(|| announced.letters.iter().copied().collect())
    }

    /// What is known of a place beside its keyed sheet.
    pub fn place(&self, round: RoundNo, player: PlayerId) -> Receipt {
        self.places.get(&(round, player)).copied().unwrap_or(Receipt::AWAITED)
    }

    pub(super) fn place_mut(&mut self, round: RoundNo, player: PlayerId) -> &mut Receipt {
        self.places.entry((round, player)).or_insert(Receipt::AWAITED)
    }

    pub(super) fn forget_places(&mut self, round: RoundNo) {
        self.places.retain(|&(of, _), _| of != round);
    }

    /// A keyed sheet.
    pub fn sheet(&self, sheet: SheetId) -> Option<&Sheet> {
        self.sheets.get(&sheet).map(Arc::as_ref)
    }

    /// Every keyed sheet in the order of keying, those of earlier attempts and merged ones too.
    pub fn sheets(&self) -> impl Iterator<Item = (SheetId, &Sheet)> {
        self.sheets.iter().map(|(&id, sheet)| (id, sheet.as_ref()))
    }

    /// The number that the next sheet gets.
    pub fn next_sheet(&self) -> SheetId {
        self.sheets.last_key_value().map_or(SheetId::FIRST, |(last, _)| last.next())
    }

    /// The sheets that stand for a place, those of earlier attempts and merged ones left out: one,
    /// or two or more when they still have to be settled. The first counts meanwhile.
    pub fn sheets_at(
        &self,
        round: RoundNo,
        player: PlayerId,
    ) -> impl Iterator<Item = (SheetId, &Sheet)> {
        self.standing(round, Some(player))
    }

    /// The sheets of a round that have no name, as [`Self::sheets_at`].
    pub fn nameless(&self, round: RoundNo) -> impl Iterator<Item = (SheetId, &Sheet)> {
        self.standing(round, None)
    }

    fn standing(
        &self,
        round: RoundNo,
        player: Option<PlayerId>,
    ) -> impl Iterator<Item = (SheetId, &Sheet)> {
        let ids = self.by_place.get(&(round, player)).into_iter().flat_map(Lying::ids);
        let sheets = ids.filter_map(|id| Some((id, self.sheet(id)?)));
        sheets.filter(|(_, sheet)| self.counts(sheet))
    }

    /// The sheet that counts for a place.
    pub fn sheet_at(&self, round: RoundNo, player: PlayerId) -> Option<(SheetId, &Sheet)> {
        self.sheets_at(round, player).next()
    }

    /// Whose sheets of which rounds are others than then: what is read on them, or whether and when they came.
    pub(super) fn other_sheets(&self, then: &Self) -> Vec<(RoundNo, PlayerId)> {
        let of = |game: &Self, (round, player)| {
            let sheet = game.sheet_at(round, player).map(|(_, sheet)| sheet);
            let read = sheet.map(|sheet| (sheet.words().clone(), sheet.unreadable.clone()));
            (read, game.place(round, player))
        };
        let keyed = |game: &Self| -> Vec<_> {
            let keyed = game.by_place.keys().filter_map(|&(round, player)| Some((round, player?)));
            keyed.chain(game.places.keys().copied()).collect()
        };
        let places: BTreeSet<_> = keyed(self).into_iter().chain(keyed(then)).collect();
        places.into_iter().filter(|&place| of(self, place) != of(then, place)).collect()
    }

    /// Whether a place has two keyings or two sheets that still have to be settled (§5).
    pub fn is_unsettled(&self, round: RoundNo, player: PlayerId) -> bool {
        let mut sheets = self.sheets_at(round, player);
        let first = sheets.next();
        first.is_some_and(|(_, sheet)| matches!(sheet.check, Check::Unsettled(_)))
            || sheets.next().is_some()
    }

    /// Whether a sheet is of the present attempt of its round and was not merged into another.
    pub fn counts(&self, sheet: &Sheet) -> bool {
        sheet.merged_into.is_none()
            && self.round(sheet.round).is_some_and(|round| round.attempt == sheet.attempt)
    }

    pub(super) fn insert_sheet(&mut self, id: SheetId, sheet: Sheet) {
        self.by_place.entry((sheet.round, sheet.player)).or_default().push(id);
        self.sheets.insert(id, Arc::new(sheet));
    }

    pub(super) fn change_sheet(&mut self, id: SheetId, change: impl FnOnce(&mut Sheet)) {
        let Some(sheet) = self.sheets.get_mut(&id).map(Arc::make_mut) else { return };
        let before = (sheet.round, sheet.player);
        change(sheet);
        let after = (sheet.round, sheet.player);
        if before == after {
            return;
        }
        if let Some(lying) = self.by_place.get_mut(&before) {
            lying.remove(id);
        }
        self.by_place.entry(after).or_default().push(id);
    }
}

impl Contest {
    /// Where a player's sheet of a round stands (§5).
    pub fn sheet_state(&self, round: RoundNo, player: PlayerId) -> SheetState {
        if let Some((_, sheet)) = self.game.sheet_at(round, player) {
            return match sheet.check {
                Check::Done(_) if !self.game.is_unsettled(round, player) => SheetState::Checked,
                Check::Done(_) | Check::None | Check::Unsettled(_) => SheetState::Keyed,
            };
        }
        match self.game.place(round, player).handed {
            Handed::NotHandedIn => SheetState::NotHandedIn,
            Handed::Collected if !self.common.is_out(player, round) => SheetState::Collected,
            Handed::Awaited if self.common.is_expected(player, round) => SheetState::Expected,
            Handed::Collected | Handed::Awaited => SheetState::NotExpected,
        }
    }
}
