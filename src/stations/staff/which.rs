//! Which sheet a station takes: the list, the next one, the one that somebody names.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::Staff;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::person::{Person, Role};
use crate::language::{Language, Sentences, quoted, tr};
use crate::screens::{Open, Tone};
use crate::session::Keeper;
use crate::stations::errand::Answer;
use crate::stations::help::Chapter;
use crate::stations::jury::Jury;
use crate::stations::keying::{Asker, Found, Listed, OfRound, Place, Turn, next_of};
use crate::stations::policy::{Room, may_enter};
use crate::stations::refused::{Refused, Why};
use crate::stations::turned::turned_over;
use crate::text;

impl<F: Sentences> Staff<F> {
    /// What help says of the pages of an office.
    pub(super) fn help(&self, role: Role) -> Vec<Chapter> {
        let of_sheets = may_enter(role, Room::Sheets).then(|| self.keying.help());
        let jury =
            self.keying.jury().filter(|_| of_sheets.is_none() && may_enter(role, Room::Words));
        of_sheets.or(jury.map(Jury::help)).unwrap_or_default().to_vec()
    }

    /// The sheets. At which of those that are still to be keyed somebody else is now is told there.
    pub(super) fn list(&self, keeper: &Keeper<F>, asker: &Asker<'_>) -> Vec<OfRound> {
        let open = keeper.competition();
        let mut rounds = self.keying.list(&open, asker);
        if let Some(round) = self.keying.unconfirmed(&open) {
            let title = tr(asker.language, "staff-unconfirmed");
            let (sheets, unnamed) = (Vec::new(), Vec::new());
            rounds.insert(
                0,
                OfRound { round, title, sheets, collect: None, nameless: None, unnamed },
            );
        }
        let at = self.at_sheets(keeper, asker);
        let missing = rounds.iter_mut().flat_map(|round| &mut round.sheets);
        for sheet in missing.filter(|sheet| sheet.missing) {
            if let Some(name) = at.get(&sheet.path) {
                let said = text!(asker.language, "staff-at-it", name = *name);
                (sheet.state, sheet.tone) = (("…".to_owned(), said), Tone::Open);
            }
        }
        rounds
    }

    /// Who else is at which sheet, by its page.
    fn at_sheets<'a>(
        &self,
        keeper: &'a Keeper<F>,
        asker: &Asker<'_>,
    ) -> BTreeMap<String, &'a String> {
        let now_ms = keeper.now().elapsed_ms;
        let others =
            self.claims.others(&asker.who.station, now_ms).filter_map(|(place, station)| {
                let mut known = keeper.stations().iter().map(|known| &known.who);
                let other = known.find(|other| other.station == *station)?;
                (!other.is_named_as(asker.who)).then(|| (place.path(), &other.name))
            });
        others.collect()
    }

    /// What the way to the next sheet is called that waits for a second look of who asks, `None` where none does; and by
    /// whom they are held, where none is free.
    pub(super) fn told_second(
        &self,
        keeper: &Keeper<F>,
        asker: &Asker<'_>,
    ) -> (Option<String>, Option<String>) {
        let waiting = self.second(keeper, asker);
        if waiting.is_empty() {
            return (None, None);
        }
        let called = self.keying.called_second();
        let second = text!(asker.language, called, count = waiting.len());
        let now_ms = keeper.now().elapsed_ms;
        let holder = |place: &Place| self.claims.other(*place, &asker.who.station, now_ms);
        let holders: Option<BTreeSet<&str>> = waiting.iter().map(holder).collect();
        let held = holders.map(|stations| {
            let known = keeper.stations().iter().map(|known| &known.who);
            let names: BTreeSet<&str> = known
                .filter(|who| stations.contains(who.station.as_str()))
                .map(|who| who.name.as_str())
                .collect();
            let names = names.into_iter().collect::<Vec<_>>().join(", ");
            text!(asker.language, "staff-second-held", names = names)
        });
        (Some(second), held)
    }

    fn second(&self, keeper: &Keeper<F>, asker: &Asker<'_>) -> Vec<Place> {
        let open = keeper.competition();
        if open.changeable() { self.keying.second(&open, asker) } else { Vec::new() }
    }

    /// How words are ruled on; of a format in which none are whoever was let in before that was looked at is told so.
    pub(super) fn jury(&self, language: Language) -> Result<&'static dyn Jury<F>, Refused> {
        let none = || Refused::new(Why::Role, tr(language, "staff-no-jury"));
        self.keying.jury().ok_or_else(none)
    }

    /// The words of a jury, and what of its own rulings others turned over.
    pub(super) fn words(
        &self,
        keeper: &Keeper<F>,
        (who, language): (&Person, Language),
    ) -> Result<Answer, Refused> {
        let (jury, open) = (self.jury(language)?, &keeper.competition());
        let mut queue = self.asked(keeper, (who, language), |_, asker| jury.queue(open, asker));
        queue.turned = turned_over(keeper.record(), language, who);
        queue.turned.retain(|it| !self.claims.has_read(it.by_event, &who.station));
        Ok(Answer::Words(queue))
    }

    /// One word, and who else has its page open. That it was turned over is told on its own page as long as it stands so, and
    /// elsewhere until that page was opened.
    pub(super) fn word(
        &mut self,
        keeper: &Keeper<F>,
        (who, language): (&Person, Language),
        word: &str,
    ) -> Result<Answer, Refused> {
        let (jury, open) = (self.jury(language)?, &keeper.competition());
        let judged = self.asked(keeper, (who, language), |_, asker| jury.word(open, asker, word));
        let mut judged = judged?;
        let now_ms = keeper.now().elapsed_ms;
        let others = self.claims.reads(&judged.word, &who.station, now_ms);
        let known = keeper.stations().iter().map(|known| &known.who);
        let others = known.filter(|it| others.contains(&it.station) && !it.is_named_as(who));
        let names: BTreeSet<&str> = others.map(|other| other.name.as_str()).collect();
        if !names.is_empty() {
            let names = names.into_iter().collect::<Vec<_>>().join(", ");
            judged.lines.push((text!(language, "jury-at-it", names = names), Tone::Open));
        }
        judged.turned = turned_over(keeper.record(), language, who);
        judged.turned.retain_mut(|it| {
            let is_here = it.path == judged.path;
            if is_here {
                self.claims.has_opened(it.by_event, &who.station);
                it.path.clear();
            }
            is_here || !self.claims.has_read(it.by_event, &who.station)
        });
        Ok(Answer::Word(Box::new(judged)))
    }

    /// Of which of these sheets what was answered is so still; of one that is saved, whose it is.
    pub(super) fn told(
        &self,
        keeper: &Keeper<F>,
        asker: &Asker<'_>,
        (what, mut places): (&str, Vec<Place>),
    ) -> Answer {
        let open = keeper.competition();
        places.retain(|place| self.keying.holds(&open, what, *place));
        let whose = match places[..] {
            [place] if !["collected", "not_handed_in", "same"].contains(&what) => {
                self.whose(keeper, asker, place)
            }
            _ => String::new(),
        };
        Answer::Told(places, whose)
    }

    /// Whose a sheet is, and what it brings as it is saved; of one that another keyed no more than whose.
    fn whose(&self, keeper: &Keeper<F>, asker: &Asker<'_>, place: Place) -> String {
        let paper = self.keying.paper(&keeper.competition(), asker, place, None);
        let told = paper.map(|paper| match paper.shows {
            None if !paper.total.is_empty() => format!("{} · {}", paper.whose, paper.total),
            _ => paper.whose,
        });
        told.unwrap_or_default()
    }

    /// The next one that nobody else is at. Who begins with no sheet in hand gets one that is missing before one that
    /// waits for a second look.
    pub(super) fn next(
        &self,
        keeper: &Keeper<F>,
        asker: &Asker<'_>,
        (look, after): (Turn, Option<Place>),
    ) -> Option<Place> {
        let now_ms = keeper.now().elapsed_ms;
        let is_free = |place| self.claims.is_free(place, &asker.who.station, now_ms);
        let next = |places: Vec<Place>| next_of(&places, after, is_free);
        let first = || next(self.keying.missing(&keeper.competition()));
        let second = || {
            let mut waiting = self.second(keeper, asker);
            // Who has none in hand begins with the papers of the newest round.
            if after.is_none() {
                waiting.sort_by_key(|place| Reverse(place.round));
            }
            next(waiting)
        };
        match (look, after) {
            (Turn::First, Some(_)) => first(),
            (Turn::First, None) => first().or_else(second),
            (Turn::Again | Turn::Saved | Turn::Settle, _) => second(),
        }
    }

    /// What is told beside a first keying: the next sheet that is missing, as it is while this one is saved; nothing where
    /// none is. Another may be at it when it is gone to, so pages ask for the next one then.
    pub(super) fn next_told(
        &self,
        keeper: &Keeper<F>,
        (who, language): (&Person, Language),
        (ask, place): (&Value, Option<Place>),
    ) -> Option<(String, Value)> {
        let place = place.filter(|_| ask.get("ask").is_some_and(|ask| ask == "key_sheet"))?;
        let next = self.asked(keeper, (who, language), |staff, asker| {
            staff.next(keeper, asker, (Turn::First, Some(place)))
        })?;
        let player = next.player.map(PlayerId::get);
        Some(("next".to_owned(), json!({"round": next.round.get(), "player": player})))
    }

    /// Of a first keying: the sheets of its round that are still to be keyed, where they are keyed alike.
    pub(super) fn alike(
        &self,
        open: &Open<'_, F>,
        asker: &Asker<'_>,
        place: Place,
    ) -> Vec<OfRound> {
        if !self.keying.alike() || place.turn != Turn::First || place.player.is_none() {
            return Vec::new();
        }
        let (path, round) = (place.path(), place.round);
        let mut rounds = self.keying.list(open, asker);
        rounds.retain_mut(|it| {
            it.sheets.retain(|sheet| sheet.missing && sheet.path != path);
            it.round == round && !it.sheets.is_empty()
        });
        rounds
    }

    /// What somebody names. Without a round it is the one that is missing; where several are, that of the round that
    /// the station is at, and where that says nothing either, they are asked.
    pub(super) fn find(
        &self,
        keeper: &Keeper<F>,
        asker: &Asker<'_>,
        typed: &str,
    ) -> Result<Answer, Refused> {
        let open = keeper.competition();
        let found = self.keying.find(&open, asker.language, typed);
        let unknown = |text: String| {
            let typed = typed.trim();
            let told =
                if text.contains(typed) { text } else { format!("{}: {text}", quoted(typed)) };
            Refused::new(Why::Unknown, told)
        };
        let place = match found.map_err(unknown)? {
            Found::This(place) => return Ok(Answer::Go(Some(place))),
            Found::OfAnyRound(place) => place,
        };
        let path = |round| Place { round, ..place }.path();
        let mut all: Vec<(RoundNo, Listed)> = Vec::new();
        for mut of in self.keying.list(&open, asker) {
            let at = of.sheets.iter().position(|sheet| sheet.path == path(of.round));
            all.extend(at.map(|at| (of.round, of.sheets.swap_remove(at))));
        }
        if all.iter().any(|(_, sheet)| sheet.missing) {
            all.retain(|(_, sheet)| sheet.missing);
        }
        let working = self.worked.get(&asker.who.station);
        let here = all.iter().find(|(round, sheet)| sheet.missing && Some(round) == working);
        match (all.as_slice(), here) {
            ([], _) => Ok(Answer::Go(Some(place))),
            ([(round, _)], _) | (_, Some((round, _))) => {
                Ok(Answer::Go(Some(Place { round: *round, ..place })))
            }
            _ => {
                let asks = tr(asker.language, "staff-which-round");
                let number = place.player.map(|player| player.to_string()).unwrap_or_default();
                let named = |(round, sheet): (RoundNo, Listed)| Listed {
                    whose: format!("{number}-{round} · {}", sheet.whose),
                    ..sheet
                };
                Ok(Answer::Which(asks, all.into_iter().map(named).collect()))
            }
        }
    }
}
