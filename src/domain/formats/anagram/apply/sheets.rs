//! What became of the sheets (§5).

use super::super::rules::Field;
use super::super::sheet::{Check, Handed, Keying, Lateness, Sheet, SheetWords};
use super::super::state::Anagram;
use crate::domain::ids::{Attempt, PlayerId, RoundNo, SheetId};
use crate::domain::person::Person;

fn keying(words: &SheetWords, by: &Person) -> Keying {
    Keying { words: words.clone(), by: by.clone() }
}

impl Anagram {
    pub(super) fn collect(&mut self, round: RoundNo, players: &[PlayerId], lateness: Lateness) {
        for &player in players {
            let place = self.place_mut(round, player);
            place.handed = Handed::Collected;
            place.lateness = lateness;
        }
    }

    pub(super) fn declare_none(&mut self, round: RoundNo, player: PlayerId) {
        self.place_mut(round, player).handed = Handed::NotHandedIn;
    }

    pub(super) fn key(
        &mut self,
        id: SheetId,
        (round, player): (RoundNo, Option<PlayerId>),
        words: &SheetWords,
        who: &Person,
    ) {
        let attempt = self.round(round).map_or(Attempt::FIRST, |round| round.attempt);
        self.insert_sheet(id, Sheet::keyed(player, (round, attempt), keying(words, who)));
    }

    pub(super) fn revise(&mut self, id: SheetId, words: &SheetWords, who: &Person) {
        self.change_sheet(id, |sheet| sheet.revise(keying(words, who)));
    }

    pub(super) fn key_again(&mut self, id: SheetId, words: &SheetWords, who: &Person) {
        self.change_sheet(id, |sheet| {
            sheet.check = Check::of(sheet.words(), keying(words, who));
        });
    }

    pub(super) fn settle(&mut self, id: SheetId, words: &SheetWords, who: &Person) {
        let place = self.sheet(id).and_then(|sheet| Some((sheet.round, sheet.player?)));
        let at_place = place.into_iter().flat_map(|(round, player)| self.sheets_at(round, player));
        let mut another_person = false;
        let mut others = Vec::new();
        for (other, sheet) in at_place {
            another_person |= sheet.keyed_by().any(|person| person.name != who.name);
            others.extend((other != id).then_some(other));
        }
        for other in others {
            self.change_sheet(other, |sheet| sheet.merged_into = Some(id));
        }
        self.change_sheet(id, |sheet| {
            another_person |= sheet.keyed_by().any(|person| person.name != who.name);
            sheet.revise(keying(words, who));
            sheet.check = if another_person { Check::Done(who.clone()) } else { Check::None };
        });
    }

    pub(super) fn check(&mut self, id: SheetId, who: &Person) {
        self.change_sheet(id, |sheet| sheet.check = Check::Done(who.clone()));
    }

    pub(super) fn relocate(&mut self, id: SheetId, player: PlayerId, round: RoundNo) {
        let attempt = self.round(round).map(|round| round.attempt);
        self.change_sheet(id, |sheet| {
            sheet.player = Some(player);
            sheet.round = round;
            sheet.attempt = attempt.unwrap_or(sheet.attempt);
        });
    }

    pub(super) fn settle_unreadable(&mut self, id: SheetId, occurrence: (Field, usize)) {
        self.change_sheet(id, |sheet| {
            sheet.unreadable.insert(occurrence);
        });
    }
}
