//! The staff door as its owner sees it: who is in, what they ask, what is answered. It asks the keeper for what a
//! station is allowed, one ask after the other, as the person who was let in.

mod begun;
mod claims;
mod letting_in;
mod opened;
mod together;
mod which;
mod written;

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::mpsc::Receiver;

use serde_json::{Map, Value, json};

use self::begun::devices_of;
use self::claims::Claims;
pub use self::together::Turns;
use super::errand::{Answer, Drafted, Errand, From, Ways};
use super::joining::{Door, Told, Turned, may_let_in};
use super::keying::{Asker, Keying, Place, Step, Texts};
use super::people::{fit, holds, is_in, roster};
use super::pictures;
use super::policy::{Room, may_enter, room_of};
use super::refused::{Refused, Why};
use super::strict;
use crate::domain::clock::Moment;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::{Contest, Rejection};
use crate::domain::ids::{RoundNo, Seq};
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::language::{Language, Sentences, tr};
use crate::print::{Photographs, Templates};
use crate::session::{Before, Keeper, News, Once, Order, Refusal};
use crate::storage::{AskId, Begun, StorageError};

/// The staff door of a competition.
pub struct Staff<F: Sentences> {
    keying: &'static dyn Keying<F>,
    door: Door,
    /// Who is at which sheet.
    claims: Claims,
    /// Of which round each station did something last.
    worked: BTreeMap<String, RoundNo>,
    /// Asks that had nothing to record and so have no receipt.
    stood: BTreeSet<AskId>,
    /// Of each station's last draft of a sheet: its page, and which of that page's it was.
    drafted: BTreeMap<(String, Place), (AskId, u64)>,
    /// When each station asked for something last.
    asked: BTreeMap<Digest, Moment>,
    /// That somebody is at work at a station, so that what they began is nobody else's.
    working: BTreeMap<String, Receiver<News<F>>>,
    chance: fn(&mut [u8]),
    /// Whether there is a door without encryption.
    plain_is_open: bool,
    /// How the codes on sheets are known, where photographs of them are taken.
    codes: Option<pictures::Codes<F>>,
}

impl<F: Sentences> Staff<F> {
    /// Of a format that stations can key; the file gets room for them, for good. Where a PIN alone lets in, fewer may be
    /// guessed.
    ///
    /// # Errors
    /// [`StorageError`]; then no station can be let in.
    pub fn open(
        keying: &'static dyn Keying<F>,
        keeper: &mut Keeper<F>,
        by_pin: bool,
        chance: fn(&mut [u8]),
    ) -> Result<Self, StorageError> {
        let mut key = [0; 32];
        chance(&mut key);
        keeper.make_room_for_stations(key)?;
        let mut staff = Self {
            keying,
            door: Door::new(by_pin),
            claims: Claims::default(),
            worked: BTreeMap::new(),
            stood: BTreeSet::new(),
            drafted: BTreeMap::new(),
            asked: BTreeMap::new(),
            working: BTreeMap::new(),
            chance,
            plain_is_open: false,
            codes: None,
        };
        // Whoever was at a sheet when the program stopped is there again.
        let now_ms = keeper.now().elapsed_ms;
        for person in staff.roster(keeper).into_values() {
            staff.works(keeper, &person.station);
            let begun = keeper.begun_at(&person.station).filter_map(|it| it.begun.sheet());
            for Draft { round, player } in begun {
                staff.claims.claim((Place::first(round, player), true), &person.station, now_ms);
            }
        }
        Ok(staff)
    }

    /// Who is in, by SHA-256 of what each holds.
    pub fn roster(&self, keeper: &Keeper<F>) -> BTreeMap<Digest, Person> {
        roster(keeper.stations(), keeper.now().wall_ms)
    }

    fn works(&mut self, keeper: &mut Keeper<F>, station: &str) {
        self.working.entry(station.to_owned()).or_insert_with(|| keeper.listen(station));
    }

    /// What happened is known to pages by what they ask for: it need not wait.
    pub fn tick(&self) {
        self.working.values().for_each(|news| news.try_iter().for_each(drop));
    }

    fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.chance)(&mut bytes);
        bytes
    }

    /// From now on photographs of sheets can be taken here: by these templates, whose sheets have such codes.
    pub fn take_photographs(
        &mut self,
        templates: Templates,
        codes: fn(&Contest<F>, &Templates) -> Option<Photographs>,
    ) {
        self.codes = Some((templates, codes));
    }

    /// Whether they can.
    pub const fn takes_photographs(&self) -> bool {
        self.codes.is_some()
    }

    /// Whether there is a door without encryption from now on.
    pub const fn allow_plain(&mut self, is_open: bool) {
        self.plain_is_open = is_open;
    }

    fn answer(
        &mut self,
        keeper: &mut Keeper<F>,
        from: From,
        errand: Errand,
    ) -> Result<Answer, Refused> {
        let language = from.language;
        let refuse = |why, key: &str| Refused::new(why, tr(language, key));
        let not_in = || refuse(Why::NotIn, "staff-not-in");
        if from.plain && !self.plain_is_open {
            return Err(not_in());
        }
        if from.plain && !errand.may_in_the_clear() {
            return Err(refuse(Why::Role, "staff-not-in-the-clear"));
        }
        match errand {
            Errand::Join { secret, name, label, from: address, held } => {
                let joined = self.join(keeper, (from, address), &secret, (&name, &label));
                if let (Ok(Answer::Waits(number)), Some(held)) = (&joined, held) {
                    self.door.comes_back(*number, held);
                }
                return joined;
            }
            Errand::Was => {
                let station =
                    keeper.stations().iter().find(|it| from.token.is_some_and(|of| holds(it, of)));
                let who = station.map(|station| station.who.clone());
                return Ok(who.map_or(Answer::Yes, Answer::Was));
            }
            Errand::Wait => {
                let token = from.token.ok_or_else(not_in)?;
                return match self.door.told(token, keeper.now().elapsed_ms) {
                    Told::Waits => Ok(Answer::Waits(0)),
                    Told::In(token, label) => Ok(Answer::In(token, label)),
                    Told::Refused => Err(refuse(Why::NotIn, "staff-refused")),
                    Told::Nobody if Self::who(keeper, from).is_some() => Ok(Answer::Yes),
                    Told::Nobody => Err(not_in()),
                };
            }
            Errand::List
            | Errand::Alike(_)
            | Errand::Told(..)
            | Errand::Next(..)
            | Errand::Find(_)
            | Errand::Paper(..)
            | Errand::Peek(_)
            | Errand::Draft(..)
            | Errand::Words
            | Errand::Word(_)
            | Errand::Do(_)
            | Errand::Picture(_)
            | Errand::Help
            | Errand::Leave => {}
        }
        // Whoever was sent away while this waited is not in any more.
        let who = Self::who(keeper, from).ok_or_else(not_in)?;
        self.was_seen(keeper, from);
        if errand.room().is_some_and(|room| !may_enter(who.role, room)) {
            return Err(refuse(Why::Role, "staff-another-office"));
        }
        match errand {
            Errand::Leave => {
                let gone = self.revoke(keeper, &who.station);
                gone.map(|_| Answer::Yes).map_err(|error| not_saved(language, &error))
            }
            Errand::List => {
                let next = keeper.competition().changeable();
                Ok(self.asked(keeper, (&who, language), |staff, asker| {
                    let (second, held) = staff.told_second(keeper, asker);
                    Answer::List(staff.list(keeper, asker), Ways { next, second, held })
                }))
            }
            Errand::Alike(place) => {
                let list = self.asked(keeper, (&who, language), |staff, asker| {
                    staff.alike(&keeper.competition(), asker, place)
                });
                Ok(Answer::List(list, Ways::default()))
            }
            Errand::Told(what, places) => {
                Ok(self.asked(keeper, (&who, language), |staff, asker| {
                    staff.told(keeper, asker, (&what, places))
                }))
            }
            Errand::Next(look, after) => {
                Ok(Answer::Go(self.asked(keeper, (&who, language), |staff, asker| {
                    staff.next(keeper, asker, (look, after))
                })))
            }
            Errand::Find(typed) => self
                .asked(keeper, (&who, language), |staff, asker| staff.find(keeper, asker, &typed)),
            Errand::Paper(place, texts) => self.paper(keeper, (&who, language), place, texts),
            Errand::Peek(place) => self.peek(keeper, (&who, language), place),
            Errand::Draft(place, texts, drafted) => {
                self.draft(keeper, (&who, language), (place, texts), drafted)
            }
            Errand::Words => self.words(keeper, (&who, language)),
            Errand::Word(word) => self.word(keeper, (&who, language), &word),
            Errand::Help => Ok(Answer::Help(self.help(who.role))),
            Errand::Do(asked) => self.carry_out(keeper, (&who, language), asked),
            Errand::Picture(ask) => {
                pictures::answer(self.codes.as_ref(), keeper, (&who, language), ask)
            }
            Errand::Join { .. } | Errand::Wait | Errand::Was => Err(not_in()),
        }
    }

    fn who(keeper: &Keeper<F>, from: From) -> Option<Person> {
        let token = from.token?;
        let wall_ms = keeper.now().wall_ms;
        let mut stations = keeper.stations().iter();
        let found = stations.find(|station| holds(station, token) && is_in(station, wall_ms));
        found.map(|station| station.who.clone())
    }

    fn join(
        &mut self,
        keeper: &Keeper<F>,
        (from, address): (From, IpAddr),
        secret: &str,
        (name, label): (&str, &str),
    ) -> Result<Answer, Refused> {
        let language = from.language;
        let refuse = |why, key: &str| Refused::new(why, tr(language, key));
        // A PIN may be typed as it is shown, in two groups.
        let secret: String = secret.split_whitespace().collect();
        // What is neither is no wrong guess. All that is unfit is told at once.
        let no_pin = (!may_let_in(&secret)).then_some("pin");
        let (name, label) = match (fit(name, label), no_pin) {
            (Ok(fit), None) => fit,
            (fit, no_pin) => {
                let unfit = fit.err().into_iter().flatten().chain(no_pin);
                let unfit: Vec<&str> = unfit.collect();
                let why = unfit.iter().map(|field| match *field {
                    "name" => tr(language, "staff-who-name"),
                    "label" => tr(language, "staff-who-label"),
                    _ => tr(language, "staff-no-pin"),
                });
                let text = why.collect::<Vec<_>>().join(" ");
                return Err(Refused::new(Why::Unfit, text).with("field", unfit.join(" ")));
            }
        };
        let Some(token) = from.token else { return Err(refuse(Why::Form, "web-not-understood")) };
        let (now_ms, who) = (keeper.now().elapsed_ms, (address, token, from.plain));
        let joined = self.door.join(&secret, (&name, &label), who, now_ms);
        joined.map(Answer::Waits).map_err(|turned| match turned {
            Turned::Wrong => refuse(Why::Pin, "staff-wrong-pin").with("field", "pin"),
            Turned::Taken => refuse(Why::Taken, "staff-taken"),
            Turned::InTheClear => refuse(Why::Role, "staff-not-in-the-clear"),
            Turned::TooOften => refuse(Why::TooOften, "staff-too-often"),
        })
    }

    fn asked<T>(
        &self,
        keeper: &Keeper<F>,
        (who, language): (&Person, Language),
        ask: impl FnOnce(&Self, &Asker<'_>) -> T,
    ) -> T {
        let has_seen = |keyed| keeper.has_seen(who, Seq(keyed));
        ask(self, &Asker { who, language, has_seen: &has_seen })
    }

    fn draft(
        &mut self,
        keeper: &mut Keeper<F>,
        (who, language): (&Person, Language),
        (place, texts): (Place, Option<Texts>),
        drafted: Drafted,
    ) -> Result<Answer, Refused> {
        // Sent before its sheet was saved, come after it: there is nothing left to be saved.
        if drafted.save.is_some_and(|id| keeper.has_done(id) || self.stood.contains(&id)) {
            return Ok(Answer::Yes);
        }
        // As its page: of a sheet that may not be looked at there is no draft.
        self.paper(keeper, (who, language), place, texts.clone())?;
        let saved = self.asked(keeper, (who, language), |staff, asker| {
            staff.keying.paper(&keeper.competition(), asker, place, None)
        })?;
        let Some(begun) = self.keying.begun(keeper.record(), place) else {
            return Err(Refused::new(Why::Form, tr(language, "web-not-understood")));
        };
        // Once it is signed nothing more is begun; what was may still be given up.
        if texts.is_some() && !keeper.competition().changeable() {
            return Ok(Answer::Yes);
        }
        let Some(texts) = texts else {
            // What is shown may have been begun at another device of the same person.
            for station in devices_of(keeper, who) {
                let forgotten = keeper.forget_draft(begun, &station);
                forgotten.map_err(|error| not_saved(language, &error))?;
            }
            return Ok(Answer::Yes);
        };
        // On a slow line an older one may come after a newer one.
        if let Some((page, rev)) = drafted.of_page {
            let at = (who.station.clone(), place);
            let is_older = |(of, last): &(AskId, u64)| *of == page && rev < *last;
            if self.drafted.get(&at).is_some_and(is_older) {
                return Ok(Answer::Yes);
            }
            self.drafted.insert(at, (page, rev));
        }
        // What is emptied again, or as it is saved, is no draft.
        let saved = saved.fields.iter().map(|field| (&field.name, &field.text));
        let is_other = said_in(texts.iter()) != said_in(saved);
        let kept = is_other.then(|| self.keying.kept(&texts));
        keeper.draft_is(begun, &who.station, kept);
        Ok(Answer::Yes)
    }

    fn carry_out(
        &mut self,
        keeper: &mut Keeper<F>,
        (who, language): (&Person, Language),
        mut asked: Map<String, Value>,
    ) -> Result<Answer, Refused> {
        let id = asked.remove("id");
        let form = || Refused::new(Why::Form, tr(language, "web-not-understood"));
        let id = id.as_ref().and_then(Value::as_str).and_then(strict::bytes_of);
        let id = AskId(id.ok_or_else(form)?);
        written::drop_marks(&mut asked);
        let ask = Value::Object(asked);
        let once = Once { id, asked: Digest::of(ask.to_string().as_bytes()) };
        match keeper.before(&once, &who.name) {
            Before::Nothing => {}
            Before::Done(answer) => return Ok(Answer::Done(answer)),
            Before::Another => {
                return Err(Refused::new(Why::IdUsed, tr(language, "staff-id-used")));
            }
        }
        let of_words = ask.get("ask").and_then(Value::as_str).map(room_of) == Some(Room::Words);
        let jury = if of_words { Some(self.jury(language)?) } else { None };
        let of_picture = ask.get("ask").is_some_and(|what| what == pictures::ASSIGN);
        let step = self.asked(keeper, (who, language), |staff, asker| match jury {
            _ if of_picture => pictures::step(keeper.record().contest(), language, &ask),
            Some(jury) => jury.step(&keeper.competition(), asker, &ask),
            None => staff.keying.step(&keeper.competition(), asker, &ask),
        })?;
        self.expect_no_correction(keeper, language, &ask)?;
        let place = self.keying.place(keeper.record(), &ask).filter(|_| !of_picture);
        let begun = place.and_then(|place| self.keying.begun(keeper.record(), place));
        let command = match step {
            Step::Stands(told) => {
                self.stood.insert(id);
                self.is_done(keeper, who, place, begun);
                return Ok(Answer::Done(told.to_string()));
            }
            Step::Do(command) => *command,
        };
        let keying = self.keying;
        let next = self.next_told(keeper, (who, language), (&ask, place));
        let order = Order { who: who.clone(), command };
        // A kill between the two would leave a draft of what is saved, which hinders the signature.
        let devices = devices_of(keeper, who).into_iter();
        let saved: Vec<(String, Begun)> =
            devices.filter_map(|station| Some((station, begun?))).collect();
        let done = keeper.carry_out_once(order, (&once, &saved), |record, (first, last)| {
            let mut told = Map::new();
            told.insert("done".to_owned(), true.into());
            if of_words || of_picture {
                told.insert("what".to_owned(), ask.get("ask").cloned().unwrap_or_default());
            } else {
                let more = keying.answer(record, &ask).into_iter();
                told.extend(more.map(|(name, value)| (name.to_owned(), value)));
                if told.get("what").is_some_and(|what| what == "keyed") {
                    told.extend(next);
                }
            }
            told.insert("events".to_owned(), json!([first.0, last.0]));
            Value::Object(told).to_string()
        });
        let answer = done.map_err(|refusal| match refusal {
            Refusal::Rejected(
                why @ (Rejection::ObjectionUpheld { .. } | Rejection::ReadingUpheld),
            ) => Refused::new(Why::Upheld, language.rejection(&why)),
            Refusal::Rejected(why) => written::refused(language, &why),
            Refusal::NotSaved(error) => not_saved(language, &error),
        })?;
        begun::is_recorded(keeper, begun);
        self.is_done(keeper, who, place, begun);
        let nothing = || json!({"done": true, "what": "same"}).to_string();
        Ok(Answer::Done(answer.unwrap_or_else(nothing)))
    }

    /// A sheet is saved: nobody is at it, and its draft is none any more.
    fn is_done(
        &mut self,
        keeper: &mut Keeper<F>,
        who: &Person,
        place: Option<Place>,
        begun: Option<Begun>,
    ) {
        if let Some(begun) = begun {
            for station in devices_of(keeper, who) {
                // A draft too many is offered once more.
                let _ = keeper.forget_draft(begun, &station);
            }
        }
        self.claims.has_ruled(&who.station);
        if let Some(place) = place {
            self.claims.end(place, &who.station);
            self.worked.insert(who.station.clone(), place.round);
        }
    }
}

fn not_saved(language: Language, error: &StorageError) -> Refused {
    Refused::new(Why::NotSaved, error.sentence(language))
}

/// What is typed in fields, but for how it is spaced.
fn said_in<'a>(
    texts: impl Iterator<Item = (&'a String, &'a String)>,
) -> BTreeMap<&'a str, Vec<&'a str>> {
    let words =
        texts.map(|(name, text)| (name.as_str(), text.split_whitespace().collect::<Vec<_>>()));
    words.filter(|(_, words)| !words.is_empty()).collect()
}
