//! Stations: the hall's network. Where phones and screens look on, who is invited, who waits, who is in.

mod ui;

pub use ui::{show, square};

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::commands::{Entry, Phones, PictureCommand, PictureQuestion, Question, UserCommand};
use crate::domain::contest::picture::Picture;
use crate::domain::ids::PlayerId;
use crate::domain::person::{Person, Role};
use crate::language::{Language, Sentences, tr};
use crate::print::pages::Modules;
use crate::print::square_code;
use crate::screens::name::{role, time_of_day};
use crate::screens::{Act, FieldData, LetIn, Tone};
use crate::stations::{Inside, Overview, ShownInvitation, StaffOverview};
use crate::text;
use crate::views::{Sight, Situated};

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StationsData {
    /// What the place is.
    pub title: String,
    /// What it is good for, while the doors are shut; what to look at, while nobody comes.
    pub about: String,
    /// The machine's addresses, where one has to be chosen, and which is.
    pub addresses: Vec<(Act, bool)>,
    /// Opening, or closing.
    pub acts: Vec<Act>,
    /// What players may read by now and who has another card than the first, a line each, and what changes it; none
    /// where nothing can be changed and the doors are shut.
    pub readers: Option<(Vec<String>, Vec<Act>)>,
    /// What the hall needs; none while the doors are shut.
    pub hall: Option<HallDoor>,
    /// What stations need; none while they have nothing to do.
    pub staff: Option<StaffDoor>,
    /// Who was let in, the last first, for no event says so: a heading, and a line each.
    pub let_in: (String, Vec<String>),
}

/// What phones and screens are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallDoor {
    /// A heading, and the address as it is typed.
    pub address: [String; 2],
    /// The same to be photographed.
    pub code: Option<Arc<Modules>>,
    /// How many look on.
    pub lookers: (String, Tone),
    /// What phones see of the scene: what is chosen among, and which is.
    pub phones: (String, Vec<(Act, bool)>),
}

/// What the referee sees of the staff door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StaffDoor {
    /// Who waits: what is known of them, and what lets them in or does not.
    pub waiting: (String, Vec<(String, Vec<Act>)>),
    /// What is said while nobody does.
    pub nobody: String,
    /// For whom an invitation is, and what makes it.
    pub invite: (String, FieldData, Vec<Act>),
    /// What a guest is told, an invitation each.
    pub invited: Vec<Guest>,
    /// Who is in: a heading, and a line each.
    pub inside: (String, Vec<Line>),
    /// The certificate's fingerprint, and what it is compared with.
    pub fingerprint: [String; 2],
    /// The door without encryption: where it is, while it is open, and what opens or shuts it.
    pub plain: (Option<String>, Act),
}

/// What one guest is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// As what, as whom, and for how long.
    pub about: String,
    /// Six digits in two groups; why there are none, once too many were guessed.
    pub pin: Result<String, String>,
    /// The address to be typed.
    pub address: String,
    /// The same with the key, to be photographed; none where no camera finds it.
    pub code: Option<Arc<Modules>>,
    /// Takes it back.
    pub drop: Act,
}

/// A station that is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// A sign, who, which device.
    pub who: (String, Tone),
    /// What came from it.
    pub about: String,
    /// Sends it away.
    pub revoke: Act,
}

/// How many wait to be let in.
pub fn waiting<F: Sentences>(sight: &Sight<'_, F>) -> usize {
    let staff = sight.desk.doors.as_ref().and_then(|doors| doors.staff.as_ref());
    staff.map_or(0, |staff| staff.waiting.len())
}

fn guessers(doors: &Overview) -> Vec<String> {
    let from = doors.staff.iter().flat_map(|staff| &staff.guessers);
    from.map(ToString::to_string).collect()
}

/// That other devices came with invitations that were used; empty where none did.
fn seconds(language: Language, doors: &Overview) -> String {
    let seconds = doors.staff.iter().flat_map(|staff| &staff.seconds);
    let said = seconds.map(|second| {
        text!(language, "stations-taken", name = &second.name, from = second.from.to_string())
    });
    said.collect::<Vec<_>>().join(" ")
}

/// The time of day, to the minute.
fn minute(wall_ms: i64) -> String {
    time_of_day(wall_ms).chars().take(5).collect()
}

/// When another device came last; what to look at, where none did for a minute.
fn heard(language: Language, doors: &Overview) -> String {
    let nobody = (!doors.heard).then(|| tr(language, "stations-nobody-comes"));
    let last = doors.heard_ms.map(|at| text!(language, "stations-heard", time = minute(at)));
    nobody.into_iter().chain(last).collect::<Vec<_>>().join(" ")
}

/// Stations as they are seen.
pub fn data<F: Sentences + Situated>(sight: &Sight<'_, F>) -> StationsData {
    let (language, situation) = (sight.language(), sight.situation());
    let act = |command| Act::new(language, &situation, command);
    let desk = sight.desk;
    let doors = desk.doors.as_ref();
    let about = match doors {
        None if desk.addresses.is_empty() => tr(language, "stations-no-network"),
        None => tr(language, "stations-about"),
        Some(doors) if doors.lost => {
            text!(language, "stations-address-lost", address = doors.address.to_string())
        }
        Some(doors) if !guessers(doors).is_empty() => {
            text!(language, "stations-guessed", addresses = guessers(doors).join(", "))
        }
        Some(doors) if !seconds(language, doors).is_empty() => seconds(language, doors),
        Some(doors) => heard(language, doors),
    };
    let chosen = desk.address.or_else(|| desk.addresses.first().copied());
    let address = |&address| {
        let act = act(UserCommand::ChooseAddress(address)).named(address.to_string());
        (act, chosen == Some(address))
    };
    let several = doors.is_none() && desk.addresses.len() > 1;
    let addresses = desk.addresses.iter().filter(|_| several).map(address).collect();
    let acts = match doors {
        None => vec![act(UserCommand::OpenDoors)],
        Some(_) => vec![act(UserCommand::CloseDoors)],
    };
    StationsData {
        title: tr(language, "stations-title"),
        about,
        addresses,
        acts,
        readers: (sight.changeable() || doors.is_some()).then(|| readers(sight, &act)),
        hall: doors
            .map(|doors| hall(language, doors, phones(language, desk.settings.phones, &act))),
        staff: doors
            .and_then(|doors| Some((doors, doors.staff.as_ref()?)))
            .map(|(doors, staff)| staff_door(sight, &act, (doors, staff))),
        let_in: (
            tr(language, "stations-let-in"),
            sight.file.let_in.iter().rev().map(|of| let_in(language, of)).collect(),
        ),
    }
}

fn let_in(language: Language, LetIn { who, from_ms, until_ms }: &LetIn) -> String {
    let (from, name, station) = (time_of_day(*from_ms), &who.name, &who.station);
    let role = role(language, who.role);
    match until_ms.map(time_of_day) {
        None => text!(
            language,
            "stations-let-in-from",
            from = from,
            name = name,
            role = role,
            station = station
        ),
        Some(until) => text!(
            language,
            "stations-let-in-until",
            from = from,
            until = until,
            name = name,
            role = role,
            station = station
        ),
    }
}

fn readers<F: Sentences>(
    sight: &Sight<'_, F>,
    act: &impl Fn(UserCommand) -> Act,
) -> (Vec<String>, Vec<Act>) {
    let language = sight.language();
    let rounds: Vec<String> = sight.contest().published().map(|it| it.to_string()).collect();
    let published = if rounds.is_empty() {
        tr(language, F::said("stations-nothing-published"))
    } else {
        text!(language, F::said("stations-published"), rounds = rounds.join(", "))
    };
    let withdraws = (!rounds.is_empty()).then_some(Question::WithdrawPublication(None));
    let asks =
        [Question::Publish(None)].into_iter().chain(withdraws).chain([Question::NewCard(None)]);
    let acts = asks.map(|question| act(UserCommand::Ask(question)));
    let there = sight.contest().common.pictures.iter().any(Picture::counts);
    let of_pictures = if sight.desk.pictures.for_players {
        UserCommand::Picture(PictureCommand::HideFromPlayers)
    } else {
        UserCommand::Ask(Question::Picture(PictureQuestion::ShowToPlayers))
    };
    let of_pictures = there.then(|| act(of_pictures));
    let acts = acts.into_iter().filter(|_| sight.changeable());
    let lines = [Some(published), later_cards(sight)];
    (lines.into_iter().flatten().collect(), acts.chain(of_pictures).collect())
}

/// Who was given another card than the first, and the how-manieth it is: no event says so.
fn later_cards<F: Sentences>(sight: &Sight<'_, F>) -> Option<String> {
    let language = sight.language();
    let common = &sight.contest().common;
    let card = |(player, number): &(PlayerId, u32)| {
        let player = common.players.contains_key(player).then(|| common.told_apart(*player))?;
        Some(text!(language, "stations-later-card", player = player, number = number.to_string()))
    };
    let cards: Vec<String> = sight.file.later_cards.iter().filter_map(card).collect();
    let none = cards.is_empty();
    (!none).then(|| text!(language, "stations-later-cards", players = cards.join(", ")))
}

fn phones(
    language: Language,
    chosen: Phones,
    act: &impl Fn(UserCommand) -> Act,
) -> (String, Vec<(Act, bool)>) {
    let choices = Phones::ALL.map(|phones| {
        let name = match phones {
            Phones::Everything => tr(language, "stations-phones-everything"),
            Phones::NoLetters => tr(language, "stations-phones-no-letters"),
            Phones::Closed => tr(language, "stations-phones-closed"),
        };
        (act(UserCommand::ChoosePhones(phones)).named(name), phones == chosen)
    });
    (tr(language, "stations-phones"), choices.into())
}

fn hall(language: Language, doors: &Overview, phones: (String, Vec<(Act, bool)>)) -> HallDoor {
    let tone = if doors.lookers > 0 { Tone::Good } else { Tone::Plain };
    HallDoor {
        address: [tr(language, "stations-hall"), doors.hall.clone()],
        code: code(doors, &doors.hall),
        lookers: (text!(language, "stations-lookers", count = doors.lookers), tone),
        phones,
    }
}

/// An address to be photographed; none of this machine alone, where no camera finds it.
fn code(doors: &Overview, address: &str) -> Option<Arc<Modules>> {
    if doors.address.is_loopback() { None } else { square_code(address) }
}

fn staff_door<F: Sentences>(
    sight: &Sight<'_, F>,
    act: &impl Fn(UserCommand) -> Act,
    (doors, staff): (&Overview, &StaffOverview),
) -> StaffDoor {
    let language = sight.language();
    let waits = staff.waiting.iter().map(|waits| {
        let known = text!(
            language,
            "stations-waits",
            name = waits.called(language),
            role = role(language, waits.role),
            station = &waits.label,
            from = waits.from.to_string()
        );
        let acts = [UserCommand::LetIn(waits.number), UserCommand::TurnAway(waits.number)];
        // A second device of somebody who is here, whatever name was typed there.
        let own = Person { name: waits.name.clone(), ..Person::default() };
        let others = staff.inside.iter().map(|inside| &inside.who);
        let others = others.filter(|who| who.role == waits.role && !who.is_named_as(&own));
        // Or who was invited, under another name than the typed one.
        let invited = Some(&waits.invited).filter(|invited| !invited.is_empty());
        let others: BTreeSet<&String> = others.map(|who| &who.name).chain(invited).collect();
        let others = others.into_iter().map(|name| {
            let it = act(UserCommand::ItIs(waits.number, name.clone()));
            it.named(text!(language, "stations-it-is", name = name))
        });
        (known, acts.map(act).into_iter().chain(others).collect())
    });
    let typed = sight.desk.text(Entry::Guest);
    let invite = UserCommand::Invite(Role::Assistant);
    let invites = staff.roles.iter().map(|&as_what| {
        let act = act(UserCommand::Invite(as_what));
        let name = format!("{}: {}", act.label, role(language, as_what));
        act.named(name)
    });
    let field = FieldData::line(Entry::Guest, tr(language, "stations-guest"), typed)
        .hint(tr(language, "stations-guest-hint"))
        .focused(sight.desk.focus)
        .enter(invite);
    StaffDoor {
        waiting: (
            text!(language, "stations-waiting", count = staff.waiting.len()),
            waits.collect(),
        ),
        nobody: tr(language, "stations-nobody-waits"),
        invite: (tr(language, "stations-invite"), field, invites.collect()),
        invited: staff
            .invited
            .iter()
            .map(|shown| guest(language, act, (doors, staff), shown))
            .collect(),
        inside: (
            text!(language, "stations-inside", count = staff.inside.len()),
            staff.inside.iter().map(|inside| line(language, act, inside)).collect(),
        ),
        fingerprint: [
            text!(language, "stations-fingerprint", fingerprint = &staff.fingerprint),
            tr(language, "stations-fingerprint-about"),
        ],
        plain: match &staff.plain {
            None => (None, act(UserCommand::Ask(Question::AllowPlain))),
            Some(url) => {
                let said = text!(language, "stations-plain-open", url = format!("{url}j"));
                (Some(said), act(UserCommand::ForbidPlain))
            }
        },
    }
}

fn guest(
    language: Language,
    act: &impl Fn(UserCommand) -> Act,
    (doors, staff): (&Overview, &StaffOverview),
    shown: &ShownInvitation,
) -> Guest {
    let invitation = &shown.invitation;
    let about = if invitation.name.is_empty() {
        text!(
            language,
            "stations-invited",
            role = role(language, invitation.role),
            minutes = shown.minutes
        )
    } else {
        text!(
            language,
            "stations-invited-as",
            role = role(language, invitation.role),
            name = &invitation.name,
            minutes = shown.minutes
        )
    };
    let digits: String = shown.pin.chars().take(3).collect();
    let rest: String = shown.pin.chars().skip(3).collect();
    let pin = text!(language, "stations-pin", pin = format!("{digits} {rest}"));
    Guest {
        about,
        pin: if invitation.pin_is_good { Ok(pin) } else { Err(tr(language, "stations-pin-ended")) },
        address: format!("{}j", staff.url),
        code: code(doors, &shown.link),
        drop: act(UserCommand::DropInvitation(invitation.number)),
    }
}

fn line(language: Language, act: &impl Fn(UserCommand) -> Act, inside: &Inside) -> Line {
    let (sign, tone) = if inside.here { ("●", Tone::Good) } else { ("○", Tone::Ignored) };
    let who = &inside.who;
    let (role, count) = (role(language, who.role), inside.recorded);
    let about = match inside.last_ms.map(minute) {
        None => text!(language, "stations-here", role = role, count = count),
        Some(time) => text!(language, "stations-away", role = role, count = count, time = time),
    };
    Line {
        who: (format!("{sign} {} · {}", who.name, who.station), tone),
        about: match inside.begun {
            0 => about,
            begun => text!(language, "stations-begun", about = about, count = begun),
        },
        revoke: act(UserCommand::Ask(Question::Revoke(who.station.clone()))),
    }
}
