//! What the shell does for whoever conducts a joint competition: the halls and their cards.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::shell::Shell;
use crate::app::shell::own::JointSetUp;
use crate::commands::Place;
use crate::commands::formats::anagram::conduct::{Command as C, Entry, Question as Q};
use crate::domain::contest::command::Command as Common;
use crate::domain::formats::anagram::Command;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::joint::command::Command as Own;
use crate::domain::formats::anagram::sealed::heads::VenueKey;
use crate::domain::formats::anagram::sealed::releases;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::Digest;
use crate::language::tr;
use crate::session::{Failure, Job, Order, Refusal, Told};
use crate::storage::siblings::{folder_of, new_file, why};
use crate::text;
use crate::venues::{
    Card, ConductorCard, Gathered, HubAccess, LinkState, Next, Token, centre, gather,
};
use crate::views::Sight;
use crate::views::competition::typed_halls;
use crate::views::formats::anagram::conductor::next::next;
use crate::views::formats::anagram::conductor::questions::clock_moved;
use crate::views::formats::anagram::conductor::{hub_ms, not_ended, waiting};

/// How the name of a hall's card ends.
const CARD: &str = "eforos-venue";

impl Shell<Anagram> {
    /// A joint competition begins: its card is kept, and the halls that were typed are entered.
    pub(in crate::app) fn conduct_joint(&mut self, JointSetUp { card, halls }: JointSetUp) {
        let Some(keeper) = &mut self.keeper else { return };
        if let Err(error) = keeper.keep_card(&Card::Conductor(card.clone()).to_text()) {
            self.refuse(&error.into());
            return;
        }
        self.desk.own.conductor.card = Some(card);
        self.connect_again();
        if let Err(problem) = self.enter(halls) {
            self.desk.problem(problem);
        }
        self.desk.place = Place::Venues;
        self.desk.focus = None;
    }

    pub(in crate::app) fn dispatch_conduct(&mut self, command: C) {
        match command {
            C::EnterVenues => self.enter_typed(),
            C::LookAt(venue) => {
                self.desk.place = Place::Venues;
                self.desk.own.conductor.hall = Some(venue);
                self.desk.own.conductor.card_shown = false;
            }
            C::ToggleCard => {
                let shown = &mut self.desk.own.conductor.card_shown;
                *shown = !*shown;
            }
            C::ReadLetters(venue, round) => self.read_letters(venue, round),
            C::FetchAll => self.fetch_all(),
            C::ShowTable => self.ask_for_table(),
            C::HideTable => self.desk.own.conductor.table = None,
            C::UseToken => self.use_token(),
        }
    }

    /// The next step: what changes something for the halls is asked first.
    pub(in crate::app) fn conduct_next(&mut self) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        match next(&sight) {
            Next::EnterVenues => {
                self.desk.place = Place::Venues;
                self.desk.focus = Some(Entry::Venues.into());
            }
            Next::AskWords(..) => self.open_question(Q::AskWords.into()),
            Next::CloseWords(_) => self.open_question(Q::CloseWords.into()),
            Next::Open(round) => self.open_question(Q::OpenRound(round).into()),
            Next::Publish(round)
                if not_ended(&sight, round).is_empty() && waiting(&sight, round) == 0 =>
            {
                self.perform(Common::Publish { round });
            }
            Next::Publish(round) => self.open_question(Q::PublishAhead(round).into()),
            Next::Sign => {
                let events = session.record().log().len() as u64;
                let fetched = self.desk.own.conductor.gathered.as_ref();
                // What hindered may be otherwise by now.
                let may_change = |it: &Gathered| {
                    it.master != events || !it.unsigned.is_empty() || it.other_table != Some(false)
                };
                if fetched.is_none_or(|it| may_change(it)) {
                    self.fetch_all();
                }
                self.open_question(Q::SignJoint.into());
            }
            Next::AwaitWords(..) | Next::Await(..) | Next::Signed => {}
        }
    }

    /// Tells whoever conducts by how much the hub's clock moved, and offers to move the round's moment that waits.
    pub(super) fn follow_clock(&mut self) -> bool {
        let Some(session) = &self.keeper else { return false };
        let moved_ms = self.desk.own.anagram.link.as_ref().map_or(0, |link| link.moved_ms);
        let by_ms = moved_ms - self.own.told_moved_ms;
        if by_ms != 0 && centre(session.record().contest()).is_some() {
            if let Next::Await(round, _) = next(&Sight::of(session, &self.desk)) {
                let before_ms = self.own.hit.map_or(0, |(_, before_ms, _)| before_ms);
                self.own.hit = Some((round, before_ms + by_ms, false));
            }
            let told = clock_moved(self.desk.language, by_ms);
            self.desk.problem(told);
        }
        self.own.told_moved_ms = moved_ms;
        match self.own.hit {
            Some((round, by_ms, false)) if self.desk.question.is_none() => {
                self.own.hit = Some((round, by_ms, true));
                self.open_question(Q::MoveStart(round, by_ms).into());
                true
            }
            Some((.., true)) if self.desk.question.is_none() => {
                self.own.hit = None;
                true
            }
            _ => by_ms != 0,
        }
    }

    /// The letters of a round at their moment, by the hub's clock, and not before: they are drawn then, and sent. Whether
    /// anything happened.
    pub(super) fn draw_when_due(&mut self) -> bool {
        let Some(session) = &self.keeper else { return false };
        let sight = Sight::of(session, &self.desk);
        let Next::Await(round, at_ms) = next(&sight) else { return false };
        // While the hub may still tell its time that is waited for; without a hub the letters are told by telephone.
        let is_to_come = self.desk.own.anagram.state() == Some(LinkState::Connecting);
        let is_time = !is_to_come && self.own.hit.is_none() && hub_ms(&sight) >= at_ms;
        if session.read_only() || !is_time || self.own.refused_draw == Some(round) {
            return false;
        }
        // What is refused is told once.
        self.own.refused_draw = (!self.perform(A::DrawLetters { round })).then_some(round);
        true
    }

    /// Keeps the typed token, and the hub where one is typed, in the master file's card, whose keys stay, and connects by it.
    fn use_token(&mut self) {
        let Some(mut card) = self.desk.own.conductor.card.clone() else { return };
        let text = |entry: Entry| self.desk.text(entry.into()).trim();
        let (hub, before) = (text(Entry::Hub), card.access.clone());
        let hub = if hub.is_empty() { before.hub.as_str() } else { hub };
        let typed = match ConductorCard::typed(hub, text(Entry::Token)) {
            Ok(typed) => typed,
            Err(why) => {
                let problem = self.no_access(&why);
                return self.desk.problem(problem);
            }
        };
        let ca = before.ca.filter(|_| typed.access.hub == before.hub);
        card.access = HubAccess { ca, ..typed.access };
        let Some(keeper) = &mut self.keeper else { return };
        if let Err(why) = keeper.keep_card(&Card::Conductor(card).to_text()) {
            return self.refuse(&why.into());
        }
        for entry in [Entry::Hub, Entry::Token] {
            self.desk.set(entry.into(), "");
        }
        self.connect_again();
        self.desk.done(tr(self.desk.language, "conduct-token-kept"));
    }

    /// Reads the letters of a round to a hall: they are shown with the question whether it was told.
    fn read_letters(&mut self, venue: VenueNo, round: RoundNo) {
        let Some(session) = &self.keeper else { return };
        let contest = session.record().contest();
        let text = centre(contest).and_then(|centre| centre.draw.text.as_ref());
        let all = session.seed().zip(text);
        let all = all.map(|(seed, text)| releases(contest.game.rules(), seed, text));
        let drawn = contest.game.announced(round).is_some();
        let release = all.and_then(|all| all.into_iter().find(|it| it.round == round));
        self.desk.own.conductor.release = release.filter(|_| drawn);
        self.open_question(Q::TellLetters(venue, round).into());
    }

    /// Fetches the histories of all halls on a thread of its own.
    fn fetch_all(&mut self) {
        let Some((session, card)) = self.keeper.as_ref().zip(self.desk.own.conductor.card.clone())
        else {
            return;
        };
        if self.own.gathering.is_some() {
            return;
        }
        let path = session.path().to_path_buf();
        let told = &self.desk.own.conductor.halls.venues;
        let entered = centre(session.record().contest());
        let entered = entered.into_iter().flat_map(|centre| centre.venues.keys());
        let first = |venue: &VenueNo| told.get(venue).and_then(|told| told.competition);
        let halls: BTreeMap<VenueNo, Option<Digest>> =
            entered.map(|venue| (*venue, first(venue))).collect();
        self.desk.own.conductor.fetching = Some(halls.len());
        self.own.gathering =
            Some(Job::start("halls' histories", move |_| gather(&path, &card, &halls)));
    }

    /// Takes what was fetched. Whether anything was.
    pub(super) fn take_gathered(&mut self) -> bool {
        let Some(told) = self.own.gathering.as_mut().and_then(Job::told) else { return false };
        match told {
            Told::Progress(..) => return false,
            Told::Done(gathered) => {
                self.desk.own.conductor.gathered = Some(Arc::new(gathered));
            }
            Told::Failed(Failure::Refused(error)) => self.refuse(&Refusal::NotSaved(error)),
            Told::Failed(Failure::Died(why)) => self.desk.problem(why),
        }
        self.own.gathering = None;
        self.desk.own.conductor.fetching = None;
        true
    }

    fn enter_typed(&mut self) {
        let (language, entry) = (self.desk.language, Entry::Venues.into());
        let entered = typed_halls(language, self.desk.text(entry)).and_then(|halls| {
            let count = halls.len();
            self.enter(halls).map(|()| count)
        });
        match entered {
            Ok(0) => self.desk.focus = Some(entry),
            Ok(count) => {
                self.desk.set(entry, "");
                self.desk.done(text!(language, "conduct-entered", count = count));
            }
            Err(problem) => {
                self.desk.problem(problem);
                self.desk.focus = Some(entry);
            }
        }
    }

    /// Enters halls, all as one action with the secrets of their cards.
    fn enter(&mut self, halls: Vec<String>) -> Result<(), String> {
        let Some(session) = &self.keeper else { return Ok(()) };
        let there = centre(session.record().contest()).map(|centre| &centre.venues);
        if let Some(name) = halls
            .iter()
            .find(|name| there.is_some_and(|there| there.values().any(|it| it.name == **name)))
        {
            return Err(text!(self.desk.language, "conduct-hall-twice", name = name));
        }
        let last = there.and_then(|there| there.last_key_value()).map(|(venue, _)| *venue);
        let mut next = last.map_or(VenueNo::FIRST, VenueNo::next);
        let mut named = Vec::new();
        for name in halls {
            named.push((next, name));
            next = next.next();
        }
        self.give_cards(named)
    }

    /// Another card for a hall, under its name; the one before is nobody's from then on.
    pub(in crate::app) fn replace_card(&mut self, venue: VenueNo) -> Result<(), String> {
        let Some(session) = &self.keeper else { return Ok(()) };
        let centre = centre(session.record().contest());
        let name = centre.and_then(|centre| centre.venues.get(&venue)).map(|it| it.name.clone());
        let Some(name) = name else { return Ok(()) };
        let text = text!(self.desk.language, "conduct-replaced", name = &name);
        self.give_cards(vec![(venue, name)])?;
        self.desk.done(text);
        Ok(())
    }

    /// Halls with new secrets: events and card together, or neither.
    fn give_cards(&mut self, halls: Vec<(VenueNo, String)>) -> Result<(), String> {
        let Some(mut card) = self.desk.own.conductor.card.clone() else { return Ok(()) };
        if halls.is_empty() {
            return Ok(());
        }
        let mut commands: Vec<Command> = Vec::new();
        for (venue, name) in halls {
            let Some(seed) = (self.outside.chance)() else {
                return Err(tr(self.desk.language, "competition-no-chance"));
            };
            // Two secrets of one chance: neither says anything of the other.
            let secret = |of: &str| {
                *Digest::of(format!("{of} {venue} {}", seed.reveal()).as_bytes()).as_bytes()
            };
            let token = card.make(
                venue,
                Token::from_bytes(secret("token")),
                VenueKey::from_bytes(secret("key")),
            );
            commands.push(A::Joint(Own::EnterVenue { venue, name, token }).into());
        }
        let order = Order { who: self.desk.person.clone(), command: Command::Several(commands) };
        let text = Card::Conductor(card.clone()).to_text();
        let Some(keeper) = &mut self.keeper else { return Ok(()) };
        let entered = keeper.carry_out_with_card(order, &text);
        entered.map_err(|refusal| self.refusal_text(&refusal))?;
        self.desk.own.conductor.card = Some(card);
        self.take_news(&[]);
        // Heads are sealed with the new keys, too.
        self.connect_again();
        Ok(())
    }

    /// Writes the cards of all halls into the typed folder, which is made; no file there is replaced by another card's.
    pub(in crate::app) fn save_cards(&mut self) -> Result<(), String> {
        let language = self.desk.language;
        let typed = self.desk.text(Entry::CardsFolder.into()).trim().to_owned();
        if typed.is_empty() {
            return Err(tr(language, "competition-no-path"));
        }
        let folder = PathBuf::from(typed);
        let refused = |path: &Path, error: &std::io::Error| {
            let file = path.display().to_string();
            text!(language, "press-not-written", file = file, why = why(language, error))
        };
        std::fs::create_dir_all(&folder).map_err(|error| refused(&folder, &error))?;
        let cards = self.cards();
        let count = cards.len();
        for (name, text) in cards {
            let path = folder.join(name);
            write(&path, &text).map_err(|error| refused(&path, &error))?;
        }
        let folder = folder.display().to_string();
        self.desk.done(text!(language, "conduct-cards-saved", count = count, folder = folder));
        Ok(())
    }

    /// The cards that were made here, each with the name of its file.
    fn cards(&self) -> Vec<(String, String)> {
        let Some((session, card)) = self.keeper.as_ref().zip(self.desk.own.conductor.card.as_ref())
        else {
            return Vec::new();
        };
        let contest = session.record().contest();
        let joint = contest.common.commitment;
        let halls = centre(contest).into_iter().flat_map(|centre| &centre.venues);
        let of_hall =
            |(venue, hall): (&VenueNo, &crate::domain::formats::anagram::joint::Entered)| {
                let card = card.of_hall(joint?, *venue, hall.name.clone())?;
                Some((file_name(*venue, &hall.name), Card::Venue(card).to_text()))
            };
        halls.filter_map(of_hall).collect()
    }
}

/// Number and name, as far as every system takes it.
fn file_name(venue: VenueNo, name: &str) -> String {
    let sound: String = name
        .chars()
        .map(|c| if c.is_alphanumeric() || "-_()".contains(c) { c } else { ' ' })
        .collect();
    let words: Vec<&str> = sound.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(60).collect();
    format!("{venue} {}.{CARD}", short.trim())
}

/// A card has two secrets: nobody but the user may read it.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    let mut new = new_file(folder_of(path))?;
    new.write_all(text.as_bytes())?;
    new.as_file().sync_all()?;
    new.persist(path)?;
    Ok(())
}
