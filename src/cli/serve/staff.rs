//! The staff door of a service, on standard input and output: invitations and letting in by lines.

use std::collections::BTreeSet;
use std::net::IpAddr;

use clap::ArgMatches;
use serde_json::json;

use super::{Said, args};
use crate::cli::args::invited::{Invited, called, role};
use crate::domain::person::{Person, Role};
use crate::language::{Language, Sentences, tr};
use crate::session::Keeper;
use crate::stations::{NotIn, SecondDevice, Staff};
use crate::storage::StoredStation;
use crate::text;

/// Who may be let in, and the competition.
type At<'a, F> = (&'a mut Staff<F>, &'a mut Keeper<F>);

/// What lines ask of the staff door, and what is told of it.
pub(super) struct Lines {
    language: Language,
    /// Where stations join; empty where the door is shut.
    url: String,
    /// Whether a right PIN lets in.
    by_pin: bool,
    /// Whether there is somebody in whose name lines are done.
    has_referee: bool,
    /// Who was told to wait.
    told: BTreeSet<u32>,
    /// With which invitation, and from where, another device was told to have come.
    seconds: BTreeSet<(u32, IpAddr)>,
}

impl Lines {
    pub(super) fn of(
        language: Language,
        url: Option<String>,
        by_pin: bool,
        has_referee: bool,
    ) -> Self {
        let url = url.unwrap_or_default();
        let (told, seconds) = (BTreeSet::new(), BTreeSet::new());
        Self { language, url, by_pin, has_referee, told, seconds }
    }

    /// Invites whom the command line names; where the door is shut, that is said once.
    pub(super) fn begin<F: Sentences>(
        &self,
        (staff, keeper): (Option<&mut Staff<F>>, &Keeper<F>),
        said: &Said,
        asked: &ArgMatches,
    ) {
        let invited = asked.get_one::<Invited>(args::INVITE);
        let Some(staff) = staff else {
            if invited.is_some() {
                self.says_shut(said);
            }
            return;
        };
        for &(role, count) in invited.into_iter().flat_map(|invited| &invited.0) {
            // That none comes in this office is said once.
            let times = if staff.may_come(role) { count } else { 1 };
            for _ in 0..times {
                self.invite((staff, keeper), said, (role, ""));
            }
        }
    }

    /// The door for stations is shut once the competition is signed.
    fn says_shut(&self, said: &Said) {
        said.refused(&tr(self.language, "cli-serve-signed"));
    }

    fn invite<F: Sentences>(
        &self,
        (staff, keeper): (&mut Staff<F>, &Keeper<F>),
        said: &Said,
        (role, name): (Role, &str),
    ) {
        let language = self.language;
        if !staff.may_come(role) {
            return said.refused(&tr(language, "cli-serve-no-jury"));
        }
        let Some(invited) = staff.invite(keeper, role, name) else {
            return said.refused(&tr(language, "web-too-many-invited"));
        };
        let (number, pin) = (invited.number, invited.pin);
        let url = format!("{}j#{}", self.url, invited.key);
        let text = text!(
            language,
            "cli-serve-invited",
            number = number.to_string(),
            role = office(language, role),
            pin = &pin,
            url = &url
        );
        let role = called(role);
        said.say(&text, &json!({"invited": {"n": number, "role": role, "pin": pin, "url": url}}));
    }

    /// Tells who waits, and who came with an invitation that was used.
    pub(super) fn look<F: Sentences>(&mut self, (staff, keeper): At<'_, F>, said: &Said) {
        let language = self.language;
        for joining in staff.waiting(keeper) {
            let number = joining.number;
            if self.by_pin {
                self.admit((staff, keeper), said, number);
            } else if self.told.insert(number) {
                let from = joining.from.to_string();
                let text = text!(
                    language,
                    "cli-serve-waits",
                    number = number.to_string(),
                    role = office(language, joining.role),
                    name = joining.called(language),
                    station = &joining.label,
                    from = &from
                );
                let mut waits = json!({
                    "n": number, "role": called(joining.role), "name": joining.name, "station": joining.label, "from": from,
                });
                if !joining.invited.is_empty() {
                    waits["invited"] = joining.invited.into();
                }
                said.say(&text, &json!({"waits": waits}));
            }
        }
        for SecondDevice { number, name, from } in staff.seconds(keeper) {
            if self.seconds.insert((number, from)) {
                let from = from.to_string();
                said.refused(&text!(language, "stations-taken", name = &name, from = &from));
            }
        }
    }

    fn admit<F: Sentences>(&self, (staff, keeper): At<'_, F>, said: &Said, number: u32) {
        let language = self.language;
        let mut waiting = staff.waiting(keeper).into_iter();
        let joining = waiting.find(|joining| joining.number == number);
        match staff.admit(keeper, number) {
            Ok(Person { name, station, .. }) => {
                // Where a PIN alone lets in nobody was told before.
                let called =
                    joining.map_or_else(|| name.clone(), |joining| joining.called(language));
                let text = text!(language, "cli-serve-in", name = called, station = &station);
                said.say(&text, &json!({"in": {"n": number, "name": name, "station": station}}));
            }
            Err(why) => {
                // Who cannot be let in waits for nothing.
                if matches!(why, NotIn::Somebody(_)) {
                    let _ = staff.refuse(keeper, number);
                }
                said.refused(&why.sentence(language));
            }
        }
    }

    /// Does what a line asks; whether it was understood. Where the door is shut, that is said.
    pub(super) fn line<F: Sentences>(
        &self,
        (staff, keeper): (Option<&mut Staff<F>>, &mut Keeper<F>),
        said: &Said,
        line: &str,
    ) -> bool {
        let language = self.language;
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let number = rest.parse::<u32>().ok();
        let known = match verb {
            "stations" => rest.is_empty(),
            "invite" => invited(rest).is_some(),
            "admit" | "refuse" | "revoke" => number.is_some(),
            _ => false,
        };
        if !known {
            return false;
        }
        let Some(staff) = staff else {
            self.says_shut(said);
            return true;
        };
        if verb != "stations" && !self.has_referee {
            said.refused(&tr(language, "cli-serve-no-referee"));
            return true;
        }
        match (verb, number) {
            ("stations", _) => self.stations((staff, keeper), said),
            ("invite", _) => {
                let (role, name) = invited(rest).unwrap_or_default();
                self.invite((staff, keeper), said, (role, name));
            }
            ("admit", Some(number)) => self.admit((staff, keeper), said, number),
            ("refuse", Some(number)) => match staff.refuse(keeper, number) {
                Ok(()) => {
                    let text = text!(language, "cli-serve-refused", number = number.to_string());
                    said.say(&text, &json!({"gone": {"n": number}}));
                }
                Err(why) => said.refused(&why.sentence(language)),
            },
            (_, number) => {
                let at = number.and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
                let station = at.and_then(|at| keeper.stations().get(at)).cloned();
                self.revoke((staff, keeper), said, (number.unwrap_or(0), station));
            }
        }
        true
    }

    fn revoke<F: Sentences>(
        &self,
        (staff, keeper): At<'_, F>,
        said: &Said,
        (number, station): (u32, Option<StoredStation>),
    ) {
        let language = self.language;
        let label = station.map(|station| station.who.station);
        let gone = label.as_ref().map(|label| staff.revoke(keeper, label));
        match (gone, label) {
            (Some(Ok(true)), Some(label)) => {
                let text = text!(language, "cli-serve-gone", station = &label);
                said.say(&text, &json!({"gone": {"station": label}}));
            }
            (Some(Err(error)), _) => said.refused(&error.sentence(language)),
            _ => said.refused(&NotIn::Nobody(number).sentence(language)),
        }
    }

    /// Every station that is in, with its number.
    fn stations<F: Sentences>(&self, (staff, keeper): At<'_, F>, said: &Said) {
        let here = staff.roster(keeper);
        let stations = keeper.stations().iter().enumerate();
        let mut is_empty = true;
        for (at, station) in stations.filter(|(_, station)| here.contains_key(&station.token)) {
            is_empty = false;
            let (number, role) = (at + 1, station.who.role);
            let (name, label) = (&station.who.name, &station.who.station);
            let text = text!(
                self.language,
                "cli-serve-station",
                number = number.to_string(),
                role = office(self.language, role),
                name = name,
                station = label
            );
            let role = called(role);
            said.say(
                &text,
                &json!({"station": {"n": number, "role": role, "name": name, "station": label}}),
            );
        }
        if is_empty && !said.json {
            said.say(&tr(self.language, "cli-serve-nobody-in"), &json!({}));
        }
    }
}

/// What an office is called.
fn office(language: Language, role: Role) -> String {
    tr(
        language,
        match role {
            Role::Referee | Role::Centre => "staff-referee",
            Role::Assistant => "staff-assistant",
            Role::Jury => "staff-jury",
            Role::Screen => "console-screen",
        },
    )
}

/// As what and as whom: the rest of a line that invites.
fn invited(rest: &str) -> Option<(Role, &str)> {
    let (named, name) = rest.split_once(' ').unwrap_or((rest, ""));
    Some((role(named)?, name.trim()))
}
