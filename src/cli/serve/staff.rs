//! The staff door of a service: invitations and letting in by lines, and what stations ask.

use std::collections::BTreeSet;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

use chrono::DateTime;
use clap::ArgMatches;
use serde_json::json;

use super::{Asked, Said, Shell, args, failed, referee};
use crate::app::doors_folder;
use crate::cli::outcome::Failure;
use crate::domain::person::{Person, Role};
use crate::language::{Language, Sentences, tr};
use crate::session::Keeper;
use crate::stations::{NotIn, Request, Shows, Staff};
use crate::storage::StoredStation;
use crate::text;
use crate::web::{Doors, StaffOpening, Stand, identity};

/// The staff door, as a service keeps it.
pub(super) struct Manned<F: Sentences> {
    staff: Staff<F>,
    language: Language,
    /// Whether a right PIN lets in.
    by_pin: bool,
    /// Whether there is somebody in whose name lines are done.
    has_referee: bool,
    /// Where stations join.
    url: String,
    /// Who was told to wait.
    told: BTreeSet<u32>,
}

impl<F: Sentences + Shows> Manned<F> {
    /// The door and what it is opened with; none where stations key nothing, or nothing can be changed.
    pub(super) fn open(
        shell: Shell,
        keeper: &mut Keeper<F>,
        asked: &ArgMatches,
        (address, ask): (Ipv4Addr, &SyncSender<Asked>),
    ) -> Result<Option<(Self, StaffOpening)>, Failure> {
        let Some(keying) = F::keying().filter(|_| keeper.competition().changeable()) else {
            return Ok(None);
        };
        let refused = |text: String| Failure::Refused(text);
        let folder =
            doors_folder().ok_or_else(|| refused(tr(shell.language, "cli-serve-no-folder")))?;
        let today = DateTime::from_timestamp_millis(keeper.now().wall_ms).unwrap_or_default();
        let identity = identity(&folder, address, today.date_naive());
        let identity = identity.map_err(|why| {
            refused(text!(shell.language, "cli-serve-not-open", why = why.to_string()))
        })?;
        let by_pin = asked.get_one::<String>(args::ADMIT).is_some_and(|how| how == args::BY_PIN);
        let staff = Staff::open(keying, keeper, by_pin, |bytes| {
            // Without dice nobody can be let in by guessing, either: nobody knows what was made.
            getrandom::fill(bytes).expect("the system has dice");
        });
        let staff = staff.map_err(|error| failed(shell, &error))?;
        let commitment = keeper.record().contest().common.commitment;
        let game = commitment.map_or_else(String::new, |of| of.to_string());
        let stand = stand(&staff, keeper);
        let ask = ask.clone();
        let ask = Arc::new(move |request: Request| ask.try_send(Asked::Station(request)).is_ok());
        let manned = Self {
            staff,
            language: shell.language,
            by_pin,
            has_referee: !referee(keeper, asked).name.is_empty(),
            url: String::new(),
            told: BTreeSet::new(),
        };
        Ok(Some((manned, StaffOpening { identity, ask, stand, game })))
    }

    /// The door is open: invites whom the command line names.
    pub(super) fn begin(
        &mut self,
        keeper: &Keeper<F>,
        said: &Said,
        url: String,
        asked: &ArgMatches,
    ) {
        self.url = url;
        for _ in 0..asked.get_one::<u8>(args::INVITE).copied().unwrap_or(0) {
            self.invite(keeper, said, "");
        }
    }

    fn invite(&mut self, keeper: &Keeper<F>, said: &Said, name: &str) {
        let language = self.language;
        let Some(invited) = self.staff.invite(keeper, Role::Assistant, name) else {
            return said.refused(&tr(language, "cli-serve-full"));
        };
        let (number, pin) = (invited.number, invited.pin);
        let url = format!("{}j#{}", self.url, invited.key);
        let text = text!(
            language,
            "cli-serve-invited",
            number = number.to_string(),
            pin = &pin,
            url = &url
        );
        let role = "assistant";
        said.say(&text, &json!({"invited": {"n": number, "role": role, "pin": pin, "url": url}}));
    }

    /// What a station asks.
    pub(super) fn attend(&mut self, keeper: &mut Keeper<F>, request: Request) {
        self.staff.attend(keeper, request);
    }

    /// Tells who waits, and the doors who is in.
    pub(super) fn look(&mut self, keeper: &mut Keeper<F>, said: &Said, doors: &Doors) {
        let language = self.language;
        self.staff.tick();
        for joining in self.staff.waiting(keeper) {
            let number = joining.number;
            if self.by_pin {
                self.admit(keeper, said, number);
            } else if self.told.insert(number) {
                let from = joining.from.to_string();
                let text = text!(
                    language,
                    "cli-serve-waits",
                    number = number.to_string(),
                    name = &joining.name,
                    station = &joining.label,
                    from = &from
                );
                let waits = json!({
                    "n": number, "name": joining.name, "station": joining.label, "from": from,
                });
                said.say(&text, &json!({"waits": waits}));
            }
        }
        doors.stand(stand(&self.staff, keeper));
    }

    fn admit(&mut self, keeper: &mut Keeper<F>, said: &Said, number: u32) {
        let language = self.language;
        match self.staff.admit(keeper, number) {
            Ok(Person { name, station, .. }) => {
                let text = text!(language, "cli-serve-in", name = &name, station = &station);
                said.say(&text, &json!({"in": {"n": number, "name": name, "station": station}}));
            }
            Err(why) => {
                // Who cannot be let in waits for nothing.
                if matches!(why, NotIn::Somebody(_)) {
                    let _ = self.staff.refuse(keeper, number);
                }
                said.refused(&self.sentence(&why));
            }
        }
    }

    fn sentence(&self, why: &NotIn) -> String {
        let language = self.language;
        match why {
            NotIn::Nobody(number) => {
                text!(language, "cli-serve-nobody", number = number.to_string())
            }
            NotIn::Somebody(person) => {
                text!(language, "cli-serve-somebody", name = &person.name)
            }
            NotIn::NotSaved(error) => error.sentence(language),
        }
    }

    /// Does what a line asks; whether it was understood.
    pub(super) fn line(&mut self, keeper: &mut Keeper<F>, said: &Said, line: &str) -> bool {
        let language = self.language;
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let number = rest.parse::<u32>().ok();
        let known = match verb {
            "stations" => rest.is_empty(),
            "invite" => rest == "assistant" || rest.starts_with("assistant "),
            "admit" | "refuse" | "revoke" => number.is_some(),
            _ => false,
        };
        if !known {
            return false;
        }
        if verb != "stations" && !self.has_referee {
            said.refused(&tr(language, "cli-serve-no-referee"));
            return true;
        }
        match (verb, number) {
            ("stations", _) => self.stations(keeper, said),
            ("invite", _) => {
                let name = rest.split_once(' ').map_or("", |(_, name)| name.trim());
                self.invite(keeper, said, name);
            }
            ("admit", Some(number)) => self.admit(keeper, said, number),
            ("refuse", Some(number)) => match self.staff.refuse(keeper, number) {
                Ok(()) => {
                    let text = text!(language, "cli-serve-refused", number = number.to_string());
                    said.say(&text, &json!({"gone": {"n": number}}));
                }
                Err(why) => said.refused(&self.sentence(&why)),
            },
            (_, number) => {
                let at = number.and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
                let station = at.and_then(|at| keeper.stations().get(at)).cloned();
                self.revoke(keeper, said, (number.unwrap_or(0), station));
            }
        }
        true
    }

    fn revoke(
        &mut self,
        keeper: &mut Keeper<F>,
        said: &Said,
        (number, station): (u32, Option<StoredStation>),
    ) {
        let language = self.language;
        let label = station.map(|station| station.who.station);
        let gone = label.as_ref().map(|label| self.staff.revoke(keeper, label));
        match (gone, label) {
            (Some(Ok(true)), Some(label)) => {
                let text = text!(language, "cli-serve-gone", station = &label);
                said.say(&text, &json!({"gone": {"station": label}}));
            }
            (Some(Err(error)), _) => said.refused(&error.sentence(language)),
            _ => said.refused(&self.sentence(&NotIn::Nobody(number))),
        }
    }

    /// Every station that is in, with its number.
    fn stations(&self, keeper: &Keeper<F>, said: &Said) {
        let here = self.staff.roster(keeper);
        for (at, station) in keeper.stations().iter().enumerate() {
            if !here.contains_key(&station.token) {
                continue;
            }
            let (number, name, label) = (at + 1, &station.who.name, &station.who.station);
            let text = text!(
                self.language,
                "cli-serve-station",
                number = number.to_string(),
                name = name,
                station = label
            );
            said.say(&text, &json!({"station": {"n": number, "name": name, "station": label}}));
        }
    }
}

fn stand<F: Sentences>(staff: &Staff<F>, keeper: &Keeper<F>) -> Stand {
    let version = u64::try_from(keeper.record().log().len()).unwrap_or(u64::MAX);
    Stand { roster: staff.roster(keeper), version }
}
