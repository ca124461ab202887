//! What is seen above every place: title, rounds, time, who is at the desk, what can fail silently.

use crate::commands::{Pinned, Place, Question, Situation, UserCommand};
use crate::domain::clock::{Countdown, Moment, Phase};
use crate::domain::contest::Openness;
use crate::domain::emblem::Emblem;
use crate::language::{Language, tr};
use crate::screens::{Act, Tone};
use crate::stations::Overview;
use crate::text;
use crate::views::desk::Light;
use crate::views::settings::Sound;
use crate::views::{Clock, OwnLight, OwnViews, RoundMark, Sight, name, projector};

/// The head.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeadData {
    /// The competition's title.
    pub title: String,
    /// Date and players.
    pub about: String,
    /// The club's picture, and what it is.
    pub emblem: Option<(Emblem, String)>,
    /// The strip of rounds.
    pub rounds: Vec<RoundMark>,
    /// The time with the sign of its phase, when one runs, is held or has just ended, and the place does not show it large.
    pub clock: String,
    /// What runs or is held: painted as of the moment, in step with the large clock.
    pub time: Option<Countdown>,
    /// The alerts that the rules give it, in milliseconds left.
    pub alerts_ms: Vec<i64>,
    /// The colour of its phase: an alert is seen in every place and behind every question.
    pub clock_tone: Option<Tone>,
    /// What can fail silently, and how it is.
    pub lights: Vec<LightData>,
    /// Who is at the desk.
    pub person: Option<Act>,
    /// Their name and their role.
    pub at_desk: [String; 2],
}

impl HeadData {
    /// The time and the colour of its phase as of a moment.
    pub fn clock_at(&self, now: Option<Moment>) -> (String, Option<Tone>) {
        match (self.time, now) {
            (Some(time), Some(now)) => of_time(time.remaining_ms(now), &self.alerts_ms),
            _ => (self.clock.clone(), self.clock_tone),
        }
    }
}

/// The state of something that can fail silently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LightData {
    /// Which it is.
    pub of: LightOf,
    /// A sign and words.
    pub words: String,
    /// One word, where there is no room for them: how it is, or what it is about.
    pub short: String,
    /// What it means and what to do.
    pub hint: String,
    /// Its colour.
    pub tone: Tone,
}

impl LightData {
    /// What a press on it asks for: what it says that is missing, or the place that it is about.
    pub fn leads_to(&self) -> Option<UserCommand> {
        match self.of {
            LightOf::Projector if self.tone != Tone::Good => Some(UserCommand::ToggleProjector),
            LightOf::Network => Some(UserCommand::Go(Place::Stations)),
            _ => None,
        }
    }
}

/// What can fail silently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LightOf {
    /// Signed once, and open again.
    Reopened,
    Projector,
    /// The projector, while a scene is pinned to it.
    Pinned,
    Sound,
    Saving,
    Awake,
    /// The hall's network.
    Network,
    /// The line to the hub of a joint competition.
    Hub,
}

/// The head of an open competition, with the time that no place shows large.
pub(super) fn head<F: OwnViews>(
    sight: &Sight<'_, F>,
    situation: &Situation,
    Clock { time, alerts_ms, left_ms }: Clock,
) -> HeadData {
    let language = sight.language();
    let contest = sight.contest();
    let details = &contest.common.details;
    let players = F::who_plays(sight);
    let date = name::date(language, &details.date);
    let about = if date.is_empty() { players } else { format!("{date} · {players}") };
    let clock = left_ms.map(|left| of_time(left, &alerts_ms));
    let (clock, clock_tone) = clock.unwrap_or_default();
    let person = &sight.desk.person;
    let at_desk = if person.name.is_empty() {
        tr(language, "console-nobody-at-desk")
    } else {
        text!(language, "console-at-desk", who = name::who(language, person))
    };
    let question = Question::Person(None);
    HeadData {
        title: details.title.clone(),
        about,
        emblem: contest.common.emblem.clone().map(|it| (it, tr(language, "competition-emblem"))),
        rounds: F::strip(sight, situation),
        clock,
        time,
        alerts_ms,
        clock_tone,
        lights: lights(sight, situation),
        person: Some(Act::new(language, situation, UserCommand::Ask(question)).named(at_desk)),
        at_desk: [person.name.clone(), name::role(language, person.role)],
    }
}

/// So much time, and the colour of its phase.
fn of_time(left: i64, alerts_ms: &[i64]) -> (String, Option<Tone>) {
    let (sign, tone) = match Phase::at(left, alerts_ms) {
        Phase::Calm => return (name::clock(left), None),
        Phase::First => ("◆", Tone::Open),
        Phase::Last => ("▲", Tone::Bad),
        Phase::Over => ("■", Tone::Bad),
    };
    (format!("{sign} {}", name::clock(left)), Some(tone))
}

/// What is pinned, as short as a light.
fn of_pinned(pinned: &Pinned) -> Option<&'static str> {
    match pinned {
        Pinned::Auto => None,
        Pinned::Welcome => Some("console-light-welcome"),
        Pinned::Review(_) => Some("console-light-review"),
        Pinned::Standings(_) => Some("console-light-standings"),
        Pinned::Ceremony(_) => Some("console-light-ceremony"),
        Pinned::Message(_) => Some("console-light-message"),
        Pinned::Own(own) => Some(own.name()),
        Pinned::Black => Some("console-light-black"),
    }
}

fn lights<F: OwnViews>(sight: &Sight<'_, F>, situation: &Situation) -> Vec<LightData> {
    let language = sight.language();
    let light = |tone: Tone, words: &'static str, hint: &'static str| {
        let sign = match tone {
            Tone::Good => "✓",
            Tone::Bad => "✗",
            Tone::Open => "▲",
            Tone::Ignored | Tone::Plain | Tone::Chosen => "–",
        };
        let words = format!("{sign} {}", tr(language, words));
        let (short, hint) = (String::new(), tr(language, hint));
        LightData { of: LightOf::Projector, words, short, hint, tone }
    };
    let desk = sight.desk;
    let projector = match (desk.hall_is_seen(), of_pinned(&desk.pinned)) {
        (true, None) if !desk.projector => {
            light(Tone::Good, "console-light-screens", "console-light-screens-hint")
        }
        (true, None) => {
            light(Tone::Good, "console-light-projector", "console-light-projector-hint")
        }
        // After the signing nothing goes on that the ceremony would hide.
        (true, Some(scene)) if situation.signed && situation.ceremony => {
            light(Tone::Good, scene, "console-light-projector-hint")
        }
        (true, Some(scene)) => {
            // What is pinned is never all right by itself: the scene stays when the play goes on.
            let (words, hint) = if situation.timed {
                ("console-light-hidden-time", F::said("console-light-hidden-time-hint"))
            } else {
                (scene, F::said("console-light-pinned-hint"))
            };
            let sees = projector::pinned(sight).map(|(sees, _)| sees).unwrap_or_default();
            let light = light(Tone::Open, words, hint);
            LightData { hint: format!("{sees}. {}", light.hint), ..light }
        }
        (false, _) => {
            light(Tone::Open, "console-light-no-projector", "console-light-no-projector-hint")
        }
    };
    let sound = match (desk.settings.sound, desk.lights.sound) {
        (Sound::Muted, _) => {
            light(Tone::Ignored, "console-light-muted", "console-light-muted-hint")
        }
        (Sound::On, Light::Well) => {
            light(Tone::Good, "console-light-sound", "console-light-sound-hint")
        }
        (Sound::On, Light::Failed) => {
            light(Tone::Open, "console-light-no-sound", "console-light-no-sound-hint")
        }
    };
    let saving = if sight.file.read_only {
        light(Tone::Ignored, "console-light-read-only", "console-light-read-only-hint")
    } else {
        match desk.saving {
            Light::Well => light(Tone::Good, "console-light-saved", "console-light-saved-hint"),
            Light::Failed => {
                light(Tone::Bad, "console-light-not-saved", "console-light-not-saved-hint")
            }
        }
    };
    let awake = match desk.lights.awake {
        Light::Well => light(Tone::Good, "console-light-awake", "console-light-awake-hint"),
        Light::Failed => {
            light(Tone::Open, "console-light-not-awake", "console-light-not-awake-hint")
        }
    };
    let pinned = desk.hall_is_seen() && desk.pinned != Pinned::Auto;
    let lights = [
        (if pinned { LightOf::Pinned } else { LightOf::Projector }, projector),
        (LightOf::Sound, sound),
        (LightOf::Saving, saving),
        (LightOf::Awake, awake),
    ];
    let common = &sight.contest().common;
    let again = common.signings.last().filter(|_| common.openness == Openness::Open);
    let reopened = again.map(|signing| {
        let light = light(Tone::Open, "console-light-reopened", "console-light-reopened");
        let at = name::day_and_time(language, signing.wall_ms);
        let hint = text!(language, "console-light-reopened-hint", issue = signing.issue, at = at);
        // Its picture is its sign: both words have their room beside it.
        let words = tr(language, "console-light-reopened");
        (LightOf::Reopened, LightData { words, hint, ..light })
    });
    // Beside a word of warning it is a picture alone.
    let room = lights.iter().all(|(_, light)| light.tone == Tone::Good);
    let network = desk.doors.as_ref().map(|doors| network(language, doors, room));
    let shut = || light(Tone::Open, "stations-light-shut", "stations-light-shut-hint");
    let network =
        network.or_else(|| is_waited_for(sight).then(shut)).map(|light| (LightOf::Network, light));
    let hub = F::light(sight).map(|OwnLight { words, hint, tone }| {
        (LightOf::Hub, LightData { of: LightOf::Hub, words, short: String::new(), hint, tone })
    });
    let all = reopened.into_iter().chain(lights).chain(network).chain(hub);
    let short = |of| match of {
        LightOf::Reopened => "console-light-reopened",
        LightOf::Projector => "console-light-closed",
        LightOf::Pinned => "console-light-of-pinned",
        LightOf::Sound => "console-light-of-sound",
        LightOf::Saving => "console-light-of-saving",
        LightOf::Awake => "console-light-of-awake",
        LightOf::Network => "console-light-of-network",
        LightOf::Hub => "venues-light",
    };
    all.map(|(of, light)| LightData { of, short: tr(language, short(of)), ..light }).collect()
}

/// Whether somebody came in by the network: they go on waiting when the program was closed and opened again.
fn is_waited_for<F: OwnViews>(sight: &Sight<'_, F>) -> bool {
    let came = sight.file.let_in.iter().any(|device| device.until_ms.is_none());
    came && sight.contest().common.openness == Openness::Open && !sight.file.read_only
}

/// Who is in by the hall's network, and who waits before it.
fn network(language: Language, doors: &Overview, room: bool) -> LightData {
    let staff = doors.staff.as_ref();
    let here = staff.map_or(0, |staff| staff.inside.iter().filter(|it| it.here).count());
    let waiting = staff.map_or(0, |staff| staff.waiting.len());
    let (tone, words) = if doors.lost {
        (Tone::Bad, format!("✗ {}", tr(language, "stations-light-lost")))
    } else if waiting > 0 {
        (Tone::Open, format!("▲ {}", text!(language, "stations-light-waits", count = waiting)))
    } else {
        let words = text!(language, "stations-light", here = here, lookers = doors.lookers);
        (if room { Tone::Chosen } else { Tone::Good }, words)
    };
    let hint = tr(language, "stations-light-hint");
    LightData { of: LightOf::Network, words, short: String::new(), hint, tone }
}
