//! How a device is let in: invitations, and who waits at the door. Only hashes of secrets are kept, and only in memory.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::net::IpAddr;

use super::secret::is_same;
use super::strict::bytes_of;
use crate::domain::lexicon::Digest;
use crate::domain::person::{Person, Role};
use crate::language::Language;
use crate::text;

/// How long an invitation lasts, and how long somebody waits, in milliseconds.
const LASTS_MS: i64 = 10 * 60 * 1000;
/// So many invitations are open at once.
const MOST: usize = 16;
/// So many wrong PINs in those ten minutes: of one address, and of all together.
const WRONG_OF_ONE: usize = 5;
const WRONG_OF_ALL: usize = 20;
/// The same where a right PIN lets in by itself.
const WRONG_BY_PIN: usize = 5;

/// An invitation as it is told to whoever invited, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invited {
    /// Its number.
    pub number: u32,
    /// Six digits.
    pub pin: String,
    /// 32 hexadecimal digits, for a code that is read by a camera.
    pub key: String,
}

#[derive(Debug)]
struct Kept {
    role: Role,
    name: String,
    key: Digest,
    /// `None` once too many were guessed.
    pin: Option<Digest>,
    until_ms: i64,
    /// Who came with it.
    taken_by: Option<String>,
    /// From where another device came with it after that.
    second: Option<IpAddr>,
}

/// An invitation as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Its number.
    pub number: u32,
    /// As what.
    pub role: Role,
    /// Whom; empty for anybody.
    pub name: String,
    /// Whether its PIN still lets somebody wait: it ends for all once too many were guessed.
    pub pin_is_good: bool,
    /// Until when it can be used, by the machine's clock.
    pub until_ms: i64,
}

/// That another device came with an invitation that was used already, and was turned away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondDevice {
    /// The number of the invitation.
    pub number: u32,
    /// Who used it.
    pub name: String,
    /// From where the other one came.
    pub from: IpAddr,
}

/// Somebody who waits to be let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joining {
    /// The number of the invitation.
    pub number: u32,
    /// As what.
    pub role: Role,
    /// Who they say they are: the history names who sat there, whoever was invited.
    pub name: String,
    /// Who was invited, where that is somebody else; else empty.
    pub invited: String,
    /// What they call their device.
    pub label: String,
    /// From where.
    pub from: IpAddr,
    /// What the device holds, by [`held_at`].
    pub token: Digest,
    /// What it held when it was in before, where it was.
    pub held: Option<Digest>,
    /// Whether it came by the door without encryption.
    pub plain: bool,
    /// Until when it waits.
    until_ms: i64,
    stage: Stage,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    Waits,
    /// With the token that it goes on with.
    In([u8; 32]),
    Refused,
}

/// What is told to who waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// It waits on.
    Waits,
    /// It is in, and goes on with this token; how it asked to be called.
    In([u8; 32], String),
    /// It is not let in.
    Refused,
    /// Nobody waits with this token.
    Nobody,
}

/// Why somebody does not even wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    /// No open invitation has this PIN or key.
    Wrong,
    /// Another device came with it first.
    Taken,
    /// Only assistants come by the door without encryption.
    InTheClear,
    /// Too many wrong ones came from there.
    TooOften,
}

/// The door at which devices are let in.
#[derive(Debug)]
pub struct Door {
    invitations: BTreeMap<u32, Kept>,
    waiting: BTreeMap<u32, Joining>,
    wrong: Vec<(IpAddr, i64)>,
    by_pin: bool,
    last: u32,
}

/// What a device holds, as it is kept: what was given at one door is worth nothing at the other.
pub fn held_at(plain: bool, token: &[u8; 32]) -> Digest {
    if plain { Digest::of(&[b"eforos-plain-1", &token[..]].concat()) } else { Digest::of(token) }
}

/// Bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

fn named(name: &str) -> Person {
    Person { name: name.to_owned(), ..Person::default() }
}

impl Joining {
    /// The name that was typed, with the one that was invited where that is another.
    pub fn called(&self, language: Language) -> String {
        if self.invited.is_empty() {
            return self.name.clone();
        }
        let (name, invited) = (self.name.as_str(), self.invited.as_str());
        text!(language, "stations-invited-otherwise", name = name, invited = invited)
    }
}

/// Whether it is written as a PIN or the key of an invitation is.
pub(super) fn may_let_in(secret: &str) -> bool {
    let is_pin = secret.len() == 6 && secret.bytes().all(|it| it.is_ascii_digit());
    is_pin || bytes_of::<16>(secret).is_some()
}

impl Door {
    /// Nobody is invited yet; whether a right PIN lets in by itself.
    pub const fn new(by_pin: bool) -> Self {
        Self {
            invitations: BTreeMap::new(),
            waiting: BTreeMap::new(),
            wrong: Vec::new(),
            by_pin,
            last: 0,
        }
    }

    /// Whether a right PIN lets in by itself.
    pub const fn by_pin(&self) -> bool {
        self.by_pin
    }

    /// So many wrong PINs of all together end every one.
    const fn most_wrong(&self) -> usize {
        if self.by_pin { WRONG_BY_PIN } else { WRONG_OF_ALL }
    }

    /// Invites one device, with 24 bytes of chance. `None` while too many invitations are open.
    pub fn invite(
        &mut self,
        (role, name): (Role, &str),
        chance: [u8; 24],
        now_ms: i64,
    ) -> Option<Invited> {
        self.forget(now_ms);
        if self.invitations.values().filter(|one| one.taken_by.is_none()).count() >= MOST {
            return None;
        }
        let (key, rest) = chance.split_at(16);
        let number: u64 = rest.iter().fold(0, |sum, byte| (sum << 8) | u64::from(*byte));
        let key = hex(key);
        let pins =
            (0..1_000_000).map(|more| format!("{:06}", number.wrapping_add(more) % 1_000_000));
        let is_free = |pin: &String| {
            let same = Some(Digest::of(pin.as_bytes()));
            self.invitations.values().all(|one| one.pin != same)
        };
        let mut pins = pins;
        let pin = pins.find(is_free)?;
        self.last += 1;
        let invitation = Kept {
            role,
            name: name.to_owned(),
            key: Digest::of(key.as_bytes()),
            pin: Some(Digest::of(pin.as_bytes())),
            until_ms: now_ms.saturating_add(LASTS_MS),
            taken_by: None,
            second: None,
        };
        self.invitations.insert(self.last, invitation);
        Some(Invited { number: self.last, pin, key })
    }

    /// The invitations that nobody has used yet.
    pub fn invitations(&self, now_ms: i64) -> Vec<Invitation> {
        let is_open = |one: &&Kept| one.taken_by.is_none() && one.until_ms > now_ms;
        let open = self.invitations.iter().filter(|(_, one)| is_open(one));
        open.map(|(&number, one)| Invitation {
            number,
            role: one.role,
            name: one.name.clone(),
            pin_is_good: one.pin.is_some(),
            until_ms: one.until_ms,
        })
        .collect()
    }

    /// Takes an invitation back; who waits by it waits on.
    pub fn drop_invitation(&mut self, number: u32) {
        self.invitations.retain(|&other, one| other != number || one.taken_by.is_some());
    }

    /// Somebody comes with a PIN or a key. The number under which they wait.
    ///
    /// # Errors
    /// [`Turned`]; a right key always passes, a right PIN where not too many wrong ones came from.
    pub fn join(
        &mut self,
        secret: &str,
        (name, label): (&str, &str),
        (from, token, plain): (IpAddr, Digest, bool),
        now_ms: i64,
    ) -> Result<u32, Turned> {
        self.forget(now_ms);
        let secret = Digest::of(secret.as_bytes());
        let is_shut = self.is_shut(from);
        let is_key = |one: &Kept| is_same(one.key.as_bytes(), secret.as_bytes());
        let is_pin = |pin: Digest| is_same(pin.as_bytes(), secret.as_bytes());
        let is_it = |one: &Kept| is_key(one) || one.pin.is_some_and(is_pin);
        let found = self.invitations.iter_mut().find(|(_, one)| is_it(one));
        let Some((&number, invitation)) = found else {
            // Whoever is shut out goes on guessing; more than end every PIN need not be counted.
            if !is_shut || self.wrong.len() < self.most_wrong() {
                self.wrong.push((from, now_ms));
            }
            if self.wrong.len() >= self.most_wrong() {
                // Keys go on: nobody can close joining.
                self.invitations.values_mut().for_each(|one| one.pin = None);
            }
            return Err(if is_shut { Turned::TooOften } else { Turned::Wrong });
        };
        if is_shut && !is_key(invitation) {
            return Err(Turned::TooOften);
        }
        if invitation.taken_by.is_some() {
            invitation.second = Some(from);
            return Err(Turned::Taken);
        }
        if plain && invitation.role != Role::Assistant {
            return Err(Turned::InTheClear);
        }
        let [typed, asked] = [name, &invitation.name].map(named);
        // Who writes the name in another way is called as the referee wrote it.
        let is_other = !invitation.name.is_empty() && !typed.is_named_as(&asked);
        let is_asked = !invitation.name.is_empty() && !is_other;
        let name = if is_asked { asked.name.clone() } else { typed.name };
        let invited = if is_other { asked.name } else { String::new() };
        invitation.taken_by = Some(name.clone());
        let joining = Joining {
            number,
            role: invitation.role,
            name,
            invited,
            label: label.to_owned(),
            from,
            token,
            held: None,
            plain,
            until_ms: now_ms.saturating_add(LASTS_MS),
            stage: Stage::Waits,
        };
        self.waiting.insert(number, joining);
        Ok(number)
    }

    /// Notes that a device that waits comes back.
    pub fn comes_back(&mut self, number: u32, held: Digest) {
        if let Some(joining) = self.waiting.get_mut(&number) {
            joining.held = Some(held);
        }
    }

    /// Whether so many wrong ones came from there that no PIN is taken from there.
    fn is_shut(&self, from: IpAddr) -> bool {
        self.wrong.iter().filter(|(address, _)| *address == from).count() >= WRONG_OF_ONE
    }

    /// From where so many wrong PINs came that none is taken from there.
    pub fn guessers(&self, now_ms: i64) -> BTreeSet<IpAddr> {
        let lasts = |(_, at_ms): &&(IpAddr, i64)| at_ms.saturating_add(LASTS_MS) > now_ms;
        let from = self.wrong.iter().filter(lasts).map(|(from, _)| *from);
        from.filter(|from| self.is_shut(*from)).collect()
    }

    /// With which invitations another device came after the first one.
    pub fn seconds(&self, now_ms: i64) -> Vec<SecondDevice> {
        let good = self.invitations.iter().filter(|(_, one)| one.until_ms > now_ms);
        let seconds = good.filter_map(|(&number, one)| {
            Some(SecondDevice { number, name: one.taken_by.clone()?, from: one.second? })
        });
        seconds.collect()
    }

    /// Who waits to be let in.
    pub fn waiting(&self, now_ms: i64) -> impl Iterator<Item = &Joining> {
        let waits = move |one: &&Joining| one.stage == Stage::Waits && one.until_ms > now_ms;
        self.waiting.values().filter(waits)
    }

    /// What is told to the device that holds this token. It is told again until it has used the new one.
    pub fn told(&self, token: Digest, now_ms: i64) -> Told {
        let mut found = self.waiting.values();
        let found = found.find(|one| is_same(one.token.as_bytes(), token.as_bytes()));
        match found.filter(|one| one.until_ms > now_ms) {
            None => Told::Nobody,
            Some(Joining { stage: Stage::Waits, .. }) => Told::Waits,
            Some(Joining { stage: Stage::In(token), label, .. }) => Told::In(*token, label.clone()),
            Some(Joining { stage: Stage::Refused, .. }) => Told::Refused,
        }
    }

    /// It is let in, and goes on with this token.
    pub fn let_in(&mut self, number: u32, token: [u8; 32]) {
        self.settle(number, Stage::In(token));
    }

    /// It is not let in.
    pub fn refuse(&mut self, number: u32) {
        self.settle(number, Stage::Refused);
    }

    fn settle(&mut self, number: u32, stage: Stage) {
        if let Some(one) = self.waiting.get_mut(&number) {
            one.stage = stage;
        }
    }

    /// The device has used its new token: the old one is worth nothing.
    pub fn used(&mut self, token: Digest) {
        let is_it = |one: &Joining| match one.stage {
            Stage::In(new) => is_same(held_at(one.plain, &new).as_bytes(), token.as_bytes()),
            Stage::Waits | Stage::Refused => false,
        };
        self.waiting.retain(|_, one| !is_it(one));
    }

    fn forget(&mut self, now_ms: i64) {
        self.invitations.retain(|_, one| one.until_ms > now_ms);
        self.waiting.retain(|_, one| one.until_ms > now_ms);
        self.wrong.retain(|(_, at_ms)| at_ms.saturating_add(LASTS_MS) > now_ms);
    }
}
