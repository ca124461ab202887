//! What the console offers for the hall: its window, its monitor, its scenes, its sound.

use crate::commands::{CeremonyAt, CeremonyFrom, HallStandings, Pinned, Question, UserCommand};
use crate::domain::contest::{Contest, Format, Openness};
use crate::language::tr;
use crate::screens::hall::{Scenes, coming, doubts_after, has_page, standings_after, steps};
use crate::screens::{Act, Ranking};
use crate::stations::Overview;
use crate::text;
use crate::views::desk::Desk;
use crate::views::{Sight, Situated};

impl Desk {
    /// Whether what the hall is shown is seen there: in its window, or on a screen of the network.
    pub fn hall_is_seen(&self) -> bool {
        self.projector || self.doors.as_ref().is_some_and(Overview::has_screen)
    }
}

/// The signed issue whose ceremony it would be; 0 while it is not signed.
pub fn issue<F: Format>(contest: &Contest<F>) -> u32 {
    let signed = contest.common.openness == Openness::Signed;
    contest.common.signings.last().filter(|_| signed).map_or(0, |signing| signing.issue)
}

/// Whether some were called already at the ceremony of what stands now.
pub fn is_begun<F: Format>(sight: &Sight<'_, F>) -> bool {
    let is = sight.desk.ceremony;
    is.at.called > is.at.from && is.issue == issue(sight.contest())
}

/// Where the ceremony goes on: at its beginning before it began, and once it is over.
pub fn goes_on_at<F: Scenes>(sight: &Sight<'_, F>) -> CeremonyAt {
    let at = sight.desk.ceremony.at;
    let goes_on = is_begun(sight) && at.called <= steps(&sight.open);
    if goes_on { at } else { CeremonyAt::default() }
}

/// What begins the ceremony, or that it goes on and where.
pub fn ceremony_goes_on<F: Scenes>(sight: &Sight<'_, F>) -> Option<String> {
    let (CeremonyAt { from, called }, calls) = (goes_on_at(sight), steps(&sight.open));
    let key = "projector-ceremony-goes-on";
    (called > from)
        .then(|| text!(sight.language(), key, called = called - from, calls = calls - from))
}

/// The acts for the hall that can be asked now.
pub fn acts<F: Scenes + Situated>(sight: &Sight<'_, F>) -> Vec<Act> {
    let language = sight.language();
    let situation = sight.situation();
    let desk = sight.desk;
    let act = |command| Act::new(language, &situation, command);
    let window = if desk.projector { "rounds-projector-close" } else { "rounds-projector-open" };
    let mut acts = vec![act(UserCommand::ToggleProjector).named(tr(language, window))];
    // A monitor is offered where the hall's window is not already, the console's never.
    let others = desk.monitors.iter().enumerate().filter(|(_, seen)| !seen.console && !seen.hall);
    acts.extend(others.filter(|_| desk.projector).map(|(number, seen)| {
        let (width, height) = seen.monitor.size;
        let name = text!(
            language,
            "projector-on",
            name = &seen.monitor.name,
            width = width.to_string(),
            height = height.to_string()
        );
        act(UserCommand::ShowOn(number)).named(name)
    }));
    if desk.projector && desk.monitors.iter().any(|seen| seen.hall) {
        acts.push(act(UserCommand::ShowInWindow));
    }
    if let Pinned::Ceremony(at) = desk.pinned {
        let coming = coming(&sight.open, language, at.called);
        acts.push(act(UserCommand::CallNext).named(coming));
        acts.push(act(UserCommand::CallBack));
        acts.extend(has_page(&sight.open, at.called).then(|| act(UserCommand::CallPage)));
    }
    if !matches!(desk.pinned, Pinned::Ceremony(_)) {
        acts.push(act(UserCommand::CeremonyAnew));
    }
    if sight.contest().common.openness == Openness::Signed {
        acts.push(act(UserCommand::Ask(Question::CeremonyFrom(CeremonyFrom::Tenth))));
    }
    acts.push(act(UserCommand::CheckSound));
    acts.into_iter().filter(|act| act.enabled).collect()
}

/// What the hall can be made to see, and which is on.
pub fn scenes<F: Ranking + Situated>(sight: &Sight<'_, F>) -> Vec<(Act, bool)> {
    let language = sight.language();
    let situation = sight.situation();
    let pinned = &sight.desk.pinned;
    let act = |command| Act::new(language, &situation, command);
    let plain = |scene: Pinned| {
        let on = *pinned == scene;
        (act(UserCommand::Pin(scene)), on)
    };
    let message = act(UserCommand::Ask(Question::Message));
    let review = act(UserCommand::Review).named(tr(language, "commands-pin-review"));
    let played = !F::played(sight.contest()).is_empty();
    let after_a_round = [
        (review, matches!(pinned, Pinned::Review(_))),
        (act(UserCommand::Ceremony), matches!(pinned, Pinned::Ceremony(_))),
    ];
    let complete = plain(Pinned::Standings(HallStandings::Complete));
    let latest = (sight.last_played() != sight.last_complete()).then(|| {
        let (act, on) = plain(Pinned::Standings(HallStandings::Latest));
        (act.named(latest_standings(sight)), on)
    });
    [plain(Pinned::Auto), plain(Pinned::Welcome), complete]
        .into_iter()
        .chain(latest)
        .chain([plain(Pinned::Black)])
        .chain([(message, matches!(pinned, Pinned::Message(_)))])
        .chain(after_a_round.into_iter().filter(|_| played))
        .collect()
}

/// The standings that one press shows: those that are complete, and once the hall sees them the later ones.
pub fn for_hall<F: Ranking>(sight: &Sight<'_, F>) -> HallStandings {
    let seen = sight.desk.pinned == Pinned::Standings(HallStandings::Complete);
    let later = seen && sight.last_played() != sight.last_complete();
    if later { HallStandings::Latest } else { HallStandings::Complete }
}

/// The standings after the last round that was played, with what they lack.
pub fn latest_standings<F: Ranking>(sight: &Sight<'_, F>) -> String {
    let (language, after) = (sight.language(), sight.last_played());
    let title = text!(language, F::said("projector-standings"), round = after.get());
    format!("{title} · {}", doubts_after(sight, language, after))
}

/// How much of a message is quoted.
const QUOTED: usize = 40;

/// What the hall sees while it does not follow the competition, in words, with the way back.
pub fn pinned<F: Ranking + Situated>(sight: &Sight<'_, F>) -> Option<(String, Act)> {
    let language = sight.language();
    let what = match &sight.desk.pinned {
        Pinned::Auto => return None,
        Pinned::Welcome => tr(language, "rounds-hall-welcome"),
        Pinned::Review(round) => text!(language, "rounds-hall-review", round = round.get()),
        Pinned::Standings(which) => {
            let after = standings_after(sight, *which);
            let doubts = doubts_after(sight, language, after);
            let what = if issue(sight.contest()) > 0 && after == sight.last_played() {
                tr(language, "rounds-hall-final")
            } else {
                text!(language, F::said("rounds-hall-standings"), round = after.get())
            };
            if doubts.is_empty() { what } else { format!("{what} · {doubts}") }
        }
        Pinned::Ceremony(_) => tr(language, "rounds-hall-ceremony"),
        Pinned::Message(message) => {
            let line = message.split_whitespace().collect::<Vec<_>>().join(" ");
            let mut quoted: String = line.chars().take(QUOTED).collect();
            if quoted.len() < line.len() {
                quoted.push('…');
            }
            text!(language, "rounds-hall-message", text = quoted)
        }
        Pinned::Own(own) => tr(language, own.name()),
        Pinned::Black => tr(language, "rounds-hall-black"),
    };
    let key = if sight.desk.hall_is_seen() { "rounds-hall-sees" } else { "rounds-hall-would-see" };
    let back = Act::new(language, &sight.situation(), UserCommand::Pin(Pinned::Auto));
    Some((text!(language, key, what = what), back))
}
