//! The doors of the hall's network, opened from the window: what the hall sees goes out with each change, what stations
//! ask is answered between two ticks, and what the referee is told of them lies on the desk.

use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::Shell;
use super::own::OwnActs;
use super::unclosed;
use crate::app::templates;
use crate::commands::{Entry, Phones, Question};
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::domain::contest::draft::Draft;
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::Digest;
use crate::domain::person::Role;
use crate::language::{Language, Sentences, tr};
use crate::print::documents::{Document, Wish as Paper};
use crate::print::{Templates, Warning};
use crate::session::Keeper;
use crate::stations::{
    Inside, Invitation, Invited, Keying, Overview, ShownInvitation, Staff, StaffOverview,
};
use crate::text;
use crate::views::projector::{calls_to_come, chosen};
use crate::views::{Sight, name};
use crate::web::{FIRST_PORT, LAST_PORT, NotOpen, OpenDoors, Wish, at_once};

/// As long as another device came within this time, the network lets devices through.
const HEARD: Duration = Duration::from_mins(1);

/// A station that gave no sign for so long is away.
const AWAY_MS: i64 = 25_000;

/// How often it is looked whether the machine still has its address.
const LOOK_MS: i64 = 5_000;

/// What the doors need of the world.
#[derive(Clone)]
pub struct Network {
    /// The machine's addresses in networks of a hall.
    pub addresses: fn() -> Vec<Ipv4Addr>,
    /// Where the staff door's key and certificates lie; `None` where the system names no folder.
    pub keys: Option<PathBuf>,
    /// The first port that is tried, and the last one.
    pub ports: (u16, u16),
}

impl Network {
    /// The machine's own.
    pub fn machine(keys: Option<PathBuf>) -> Self {
        Self { addresses: crate::web::of_machine, keys, ports: (FIRST_PORT, LAST_PORT) }
    }
}

/// Open doors, and what is told of them.
pub(in crate::app) struct Opened<F: OwnActs> {
    doors: OpenDoors<F>,
    address: Ipv4Addr,
    /// When it was looked last whether the machine still has it, and whether it has lost it.
    looked_ms: i64,
    lost: bool,
    /// What guests are told, until they came.
    invited: BTreeMap<u32, Invited>,
    recorded: Recorded,
    /// When a page of each station was open last.
    open: BTreeMap<Digest, Moment>,
}

/// How many events came from each station, as far as the history was counted.
#[derive(Default)]
struct Recorded {
    counted: usize,
    of: BTreeMap<String, usize>,
}

impl<F: OwnActs> Opened<F> {
    fn overview(&mut self, keeper: &Keeper<F>) -> Overview {
        let log = keeper.record().log();
        for recorded in log.iter().skip(self.recorded.counted) {
            *self.recorded.of.entry(recorded.who.station.clone()).or_default() += 1;
        }
        self.recorded.counted = log.len();
        let now = keeper.now();
        self.open.extend(self.doors.present().into_iter().map(|token| (token, now)));
        let doors = self.doors.doors();
        let (heard, heard_ms) = heard(doors.heard_ago(), now.wall_ms);
        Overview {
            address: self.address,
            lost: self.lost,
            hall: doors.hall(),
            lookers: doors.lookers(),
            heard,
            heard_ms,
            staff: self.doors.staff().map(|staff| self.staff(staff, keeper)),
        }
    }

    fn staff(&self, staff: &Staff<F>, keeper: &Keeper<F>) -> StaffOverview {
        let url = self.doors.doors().staff().unwrap_or_default();
        let present = self.doors.present();
        let now_ms = keeper.now().elapsed_ms;
        let inside = staff.roster(keeper).into_iter().map(|(token, who)| {
            let signs = [self.open.get(&token).copied(), staff.asked_at(&token)];
            let last = signs.into_iter().flatten().max_by_key(|sign| sign.elapsed_ms);
            let here = last.is_some_and(|last| now_ms - last.elapsed_ms < AWAY_MS);
            let mut known = keeper.stations().iter().filter(|station| station.token == token);
            let before = || known.next().map(|station| station.seen_ms);
            Inside {
                open: present.contains(&token),
                here,
                last_ms: last.map(|last| last.wall_ms).or_else(before).filter(|_| !here),
                recorded: self.recorded.of.get(&who.station).copied().unwrap_or(0),
                begun: keeper.begun_at(&who.station).count(),
                sheets: begun_sheets(keeper, &who.station),
                who,
            }
        });
        let mut inside: Vec<Inside> = inside.collect();
        inside.sort_by(|one, other| one.who.station.cmp(&other.who.station));
        let shown = |invitation: Invitation| {
            let told = self.invited.get(&invitation.number)?;
            let left_ms = invitation.until_ms.saturating_sub(now_ms).max(0);
            Some(ShownInvitation {
                pin: told.pin.clone(),
                link: format!("{url}j#{}", told.key),
                minutes: left_ms.div_euclid(60_000) + 1,
                invitation,
            })
        };
        let jury = F::keying().and_then(Keying::jury).map(|_| Role::Jury);
        StaffOverview {
            roles: [Role::Assistant].into_iter().chain(jury).chain([Role::Screen]).collect(),
            plain: self.doors.doors().plain(),
            fingerprint: self.doors.fingerprint().unwrap_or_default().to_owned(),
            waiting: staff.waiting(keeper),
            guessers: staff.guessers(keeper),
            seconds: staff.seconds(keeper),
            inside,
            invited: staff.invitations(keeper).into_iter().filter_map(shown).collect(),
            url,
        }
    }
}

/// Whether another device came so lately that the network lets devices through, and when the last one did, to the minute
/// by the wall clock.
fn heard(ago: Option<Duration>, wall_ms: i64) -> (bool, Option<i64>) {
    let at = |ago: Duration| {
        let at = wall_ms - i64::try_from(ago.as_millis()).unwrap_or(i64::MAX);
        at - at.rem_euclid(60_000)
    };
    (ago.is_some_and(|ago| ago <= HEARD), ago.map(at))
}

impl<F: OwnActs> Shell<F> {
    /// Answers what stations ask; of very much some waits for the next time.
    pub fn attend(&mut self) {
        let Some(first) = self.asks.take() else { return };
        let mut asks = at_once(first, || self.asks.take());
        match (&mut self.doors, &mut self.keeper) {
            (Some(opened), Some(keeper)) => opened.doors.attend(keeper, || asks.next()),
            _ => asks.for_each(drop),
        }
    }

    /// Tells the doors that something was recorded, before anybody else can ask there.
    pub(in crate::app) fn tell_doors(&mut self) {
        if let (Some(opened), Some(keeper)) = (&mut self.doors, &self.keeper) {
            opened.doors.recorded(keeper);
        }
    }

    /// Tells the doors what is new, and the desk who is there. Whether that is seen.
    pub(in crate::app) fn follow_doors(&mut self) -> bool {
        self.attend();
        let (Some(opened), Some(keeper)) = (&mut self.doors, &self.keeper) else { return false };
        opened.doors.choose_phones(self.desk.settings.phones);
        let calls = calls_to_come(&Sight::of(keeper, &self.desk));
        opened.doors.look(keeper, &chosen(&self.desk, keeper.now().wall_ms, calls));
        let now_ms = keeper.now().elapsed_ms;
        let was_lost = opened.lost;
        if now_ms.saturating_sub(opened.looked_ms) >= LOOK_MS {
            opened.looked_ms = now_ms;
            let is_there = || (self.outside.network.addresses)().contains(&opened.address);
            opened.lost = !is_there();
        }
        let told = (opened.lost && !was_lost).then(|| opened.address.to_string());
        let overview = Some(opened.overview(keeper));
        if let Some(address) = told {
            let language = self.desk.language;
            self.desk.problem(text!(language, "stations-address-lost", address = address));
        }
        let is_other = self.desk.doors != overview;
        self.desk.doors = overview;
        is_other
    }

    /// Milliseconds until what the hall's pages show changes by itself.
    pub fn doors_move_in_ms(&self) -> Option<u64> {
        let (opened, keeper) = (self.doors.as_ref()?, self.keeper.as_ref()?);
        opened.doors.moves_in_ms(keeper.now().elapsed_ms)
    }

    /// The doors, where they are open.
    pub(in crate::app) fn doors_mut(&mut self) -> Option<&mut OpenDoors<F>> {
        self.doors.as_mut().map(|opened| &mut opened.doors)
    }

    /// Whether the doors are open.
    pub(in crate::app) const fn doors_are_open(&self) -> bool {
        self.doors.is_some()
    }

    /// Looks which addresses the machine has now.
    pub(in crate::app) fn see_addresses(&mut self) {
        self.desk.addresses = (self.outside.network.addresses)();
    }

    pub(in crate::app) fn open_doors(&mut self) {
        self.see_addresses();
        let there = &self.desk.addresses;
        let address = self.desk.address.filter(|address| there.contains(address));
        let Some(address) = address.or_else(|| there.first().copied()) else {
            // Nobody but this machine could come in.
            self.desk.problem(tr(self.desk.language, "stations-no-network"));
            return;
        };
        let Some(keeper) = &mut self.keeper else { return };
        let asks = &self.asks;
        let network = &self.outside.network;
        let wish = |ports| {
            let asks = Arc::clone(asks);
            Wish {
                address,
                ports,
                folder: network.keys.as_deref(),
                own: None,
                by_pin: false,
                ask: Arc::new(move |request| asks.put(request)),
                time: Arc::clone(&self.outside.time),
            }
        };
        let calls = calls_to_come(&Sight::of(keeper, &self.desk));
        let chosen = chosen(&self.desk, keeper.now().wall_ms, calls);
        // First where they stood last: pages that are still open in the hall go on by themselves.
        let (first, last) = network.ports;
        let before = self.desk.settings.port.filter(|port| (first..=last).contains(port));
        let there = before.map(|port| OpenDoors::open(keeper, wish((port, last)), &chosen));
        let there = there.filter(|opened| !matches!(opened, Err(NotOpen::NoPort(..))));
        match there.unwrap_or_else(|| OpenDoors::open(keeper, wish(network.ports), &chosen)) {
            Ok(doors) => {
                self.desk.settings.port = Some(doors.doors().port());
                let (invited, recorded) = (BTreeMap::new(), Recorded::default());
                let mut doors = doors;
                // What cannot be read is told where sheets are printed.
                let folder = self.outside.templates.as_deref();
                let templates = templates::read_if_any(folder, self.desk.language);
                doors.take_photographs(keeper, templates.unwrap_or_else(|_| Templates::embedded()));
                doors.show_photographs(self.desk.pictures.for_players);
                let (looked_ms, lost) = (keeper.now().elapsed_ms, false);
                self.doors = Some(Opened {
                    doors,
                    address,
                    looked_ms,
                    lost,
                    invited,
                    recorded,
                    open: BTreeMap::new(),
                });
                self.follow_doors();
                self.note_doors(true);
            }
            Err(why) => {
                let problem = why.sentence(self.desk.language);
                self.desk.problem(problem);
            }
        }
    }

    /// Closes the doors; while a station is at work it asks.
    pub(in crate::app) fn close_doors_or_ask(&mut self) {
        let staff = self.desk.doors.as_ref().and_then(|doors| doors.staff.as_ref());
        if staff.is_some_and(|staff| staff.inside.iter().any(|inside| inside.open)) {
            self.open_question(Question::CloseDoors);
        } else {
            self.close_doors();
        }
    }

    fn note_doors(&self, are_open: bool) {
        if let (Some(recent), Some(keeper)) = (&self.outside.recent, &self.keeper) {
            unclosed::note_doors(recent, keeper.path(), are_open);
        }
    }

    pub(in crate::app) fn close_doors(&mut self) {
        self.note_doors(false);
        if let (Some(opened), Some(keeper)) = (self.doors.take(), &mut self.keeper) {
            let next = |wait| self.asks.comes_within(wait).then(|| self.asks.take()).flatten();
            opened.doors.close(keeper, next);
        }
        self.desk.doors = None;
    }

    /// Does something at the staff door, and shows what it is like then.
    fn at_the_staff_door(
        &mut self,
        act: impl FnOnce(&mut Staff<F>, &mut Keeper<F>, Language) -> Result<Option<Invited>, String>,
    ) {
        let language = self.desk.language;
        let (Some(opened), Some(keeper)) = (&mut self.doors, &mut self.keeper) else { return };
        let Some(staff) = opened.doors.staff_mut() else { return };
        match act(staff, keeper, language) {
            Ok(invited) => {
                opened.invited.extend(invited.map(|invited| (invited.number, invited)));
            }
            Err(problem) => self.desk.problem(problem),
        }
        self.follow_doors();
    }

    pub(in crate::app) fn invite(&mut self, role: Role) {
        let name = self.desk.text(Entry::Guest).trim().to_owned();
        self.desk.set(Entry::Guest, "");
        self.at_the_staff_door(|staff, keeper, language| {
            let invited = staff.invite(keeper, role, &name);
            invited.map(Some).ok_or_else(|| tr(language, "web-too-many-invited"))
        });
    }

    pub(in crate::app) fn drop_invitation(&mut self, number: u32) {
        self.at_the_staff_door(|staff, _, _| {
            staff.drop_invitation(number);
            Ok(None)
        });
    }

    pub(in crate::app) fn let_in(&mut self, number: u32) {
        self.at_the_staff_door(|staff, keeper, language| {
            let admitted = staff.admit(keeper, number);
            admitted.map(|_| None).map_err(|why| why.sentence(language))
        });
    }

    pub(in crate::app) fn it_is(&mut self, number: u32, name: &str) {
        self.at_the_staff_door(|staff, keeper, language| {
            let admitted = staff.it_is(keeper, number, name);
            admitted.map(|_| None).map_err(|why| why.sentence(language))
        });
    }

    pub(in crate::app) fn turn_away(&mut self, number: u32) {
        self.at_the_staff_door(|staff, keeper, language| {
            let refused = staff.refuse(keeper, number);
            refused.map(|()| None).map_err(|why| why.sentence(language))
        });
    }

    pub(in crate::app) fn revoke(&mut self, label: &str) {
        self.at_the_staff_door(|staff, keeper, language| {
            let revoked = staff.revoke(keeper, label);
            revoked.map(|_| None).map_err(|error| error.sentence(language))
        });
    }

    /// From now on phones see this.
    pub(in crate::app) fn choose_phones(&mut self, phones: Phones) {
        self.desk.settings.phones = phones;
        self.follow_doors();
    }

    /// Opens a door for devices that refuse encryption.
    pub(in crate::app) fn allow_plain(&mut self) -> Result<(), String> {
        let language = self.desk.language;
        let Some(opened) = &mut self.doors else { return Ok(()) };
        opened.doors.allow_plain().map_err(|why| why.sentence(language))?;
        self.follow_doors();
        Ok(())
    }

    /// Shuts it: who came by it is out.
    pub(in crate::app) fn forbid_plain(&mut self) {
        if let Some(opened) = &mut self.doors {
            opened.doors.forbid_plain();
        }
        self.follow_doors();
    }

    /// Gives a player another card, and shows it to be printed.
    pub(in crate::app) fn new_card(&mut self, player: PlayerId) -> Result<(), String> {
        let language = self.desk.language;
        let Some(keeper) = &mut self.keeper else { return Ok(()) };
        if keeper.card(player).is_none() {
            let signed = keeper.record().contest().common.openness == Openness::Signed;
            return Err(Warning::NoCodes { signed }.sentence(language));
        }
        let renewed = match &self.doors {
            Some(opened) => opened.doors.renew_card(keeper, player),
            None => keeper.renew_card(player),
        };
        renewed.map_err(|error| error.sentence(language))?;
        let players = &keeper.record().contest().common.players;
        let who = players.get(&player).map(name::player).unwrap_or_default();
        self.follow_doors();
        self.show_document(Paper { player: Some(player), ..Paper::whole(Document::PlayerCards) });
        self.desk.done(text!(language, "stations-new-card-done", player = who));
        Ok(())
    }
}

/// The sheets that were begun at this station and not saved, by number and round; without a number, one that has no name.
fn begun_sheets<F: Sentences>(keeper: &Keeper<F>, station: &str) -> Vec<String> {
    let begun = keeper.begun_at(station).filter_map(|it| it.begun.sheet());
    let named = |Draft { round, player }| match player {
        Some(player) => format!("{player}-{round}"),
        None => format!("?-{round}"),
    };
    begun.map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_device_came_lately_for_a_minute() {
        let minute = 1_700_000_040_000;
        let told = |ago_ms| heard(Some(Duration::from_millis(ago_ms)), minute + 90_000);
        assert_eq!(told(0), (true, Some(minute + 60_000)));
        assert_eq!(told(60_000), (true, Some(minute)));
        assert_eq!(told(60_001), (false, Some(minute)));
        assert_eq!(told(90_001), (false, Some(minute - 60_000)));
        assert_eq!(heard(None, minute), (false, None));
    }
}
