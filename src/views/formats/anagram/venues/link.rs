//! The line to the hub as people see it: how it stands, what that means and what to do; the hub's clock; what waits.

use crate::commands::Entry;
use crate::commands::formats::anagram::Command;
use crate::commands::formats::anagram::conduct::{Command as Conduct, Entry as Typed};
use crate::domain::formats::anagram::joint::Joint;
use crate::language::{Language, tr};
use crate::screens::name::time_of_day;
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::venues::{LinkState, NotSent};
use crate::views::OwnLight;
use crate::views::formats::anagram::Sight;

/// The line to the hub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkCard {
    /// A heading.
    pub title: String,
    /// How it stands.
    pub state: (String, Tone),
    /// What that means, and what to do.
    pub about: String,
    /// The hub, its clock, what is not sent, what waits and why: a sentence each.
    pub lines: Vec<String>,
    /// What can be done about it.
    pub acts: Vec<Act>,
    /// What is typed where the file's card is of no use, each with what takes it: of whoever conducts another token there, or
    /// another hub; the path of another card.
    pub other: Vec<(FieldData, Vec<Act>)>,
}

/// A state as people see it: its words, short ones for the head, its colour, what it means and what to do.
struct Told {
    words: String,
    short: String,
    tone: Tone,
    about: String,
}

/// The line as it is seen.
pub(super) fn card(sight: &Sight<'_>) -> LinkCard {
    let language = sight.language();
    let situation = sight.situation();
    let desk = &sight.desk.own.anagram;
    let told = told(sight);
    let mut lines = Vec::new();
    if !desk.hub.is_empty() {
        lines.push(text!(language, "venues-hub", hub = &desk.hub));
    }
    if let Some(link) = &desk.link {
        if let (Some(clock), Some(now_ms)) = (link.clock, desk.hub_ms(sight.now.elapsed_ms)) {
            let key = if clock.is_exact() { "venues-clock" } else { "venues-clock-about" };
            lines.push(text!(language, key, time = time_of_day(now_ms)));
        }
        let unsent = link.not_sent();
        if unsent > 0 {
            lines.push(text!(language, "venues-unsent", count = unsent));
        }
    }
    let (waiting, why) = &desk.waiting;
    if let Some(why) = why {
        lines.push(text!(language, "venues-waiting", count = *waiting, why = why));
    }
    let act = |command: Command| Act::new(language, &situation, command.into());
    let state = desk.state();
    let is_away = matches!(state, Some(LinkState::Away(_)));
    let is_refused = state.is_some_and(|state| state.is_refused());
    let mut other = if is_refused || is_away { access(sight) } else { Vec::new() };
    if told.tone == Tone::Bad && (is_refused || !is_away) {
        let typed = sight.desk.text(Entry::CardFile);
        let field = FieldData::line(Entry::CardFile, tr(language, "join-card"), typed)
            .focused(sight.desk.focus)
            .enter(Command::UseCard.into());
        other.push((field, [Command::UseCard, Command::BrowseCard].map(act).into()));
    }
    LinkCard {
        title: tr(language, "venues-line"),
        state: (told.words, told.tone),
        about: told.about,
        lines,
        acts: vec![act(Command::ConnectAgain)],
        other,
    }
}

/// The hub and the token of whoever conducts, to be typed anew: the keys on the card stay.
fn access(sight: &Sight<'_>) -> Vec<(FieldData, Vec<Act>)> {
    let Some(card) = &sight.desk.own.conductor.card else { return Vec::new() };
    let (language, take) = (sight.language(), Conduct::UseToken);
    let field = |entry: Typed, label, hint: String| {
        FieldData::line(entry.into(), tr(language, label), sight.desk.text(entry.into()))
            .hint(hint)
            .focused(sight.desk.focus)
            .enter(take.into())
    };
    let act = Act::new(language, &sight.situation(), take.into());
    let token = field(Typed::Token, "conduct-token", tr(language, "conduct-token-hint"));
    vec![
        (token, vec![act]),
        (field(Typed::Hub, "conduct-hub", card.access.hub.clone()), Vec::new()),
    ]
}

/// The line as a light of the head; none outside of a joint competition.
pub fn light(sight: &Sight<'_>) -> Option<OwnLight> {
    sight.contest().game.joint()?;
    let Told { short, tone, about, .. } = told(sight);
    Some(OwnLight { words: short, hint: about, tone })
}

fn told(sight: &Sight<'_>) -> Told {
    let language = sight.language();
    let desk = &sight.desk.own.anagram;
    let is_centre = sight.contest().game.joint().and_then(Joint::centre).is_some();
    if let Some(why) = &desk.card_refused {
        return said(language, Tone::Bad, "venues-state-no-card", why.clone());
    }
    let Some(state) = desk.state() else {
        let about = tr(language, "venues-state-none-about");
        return said(language, Tone::Ignored, "venues-state-none", about);
    };
    let plain = |tone, key: &'static str, about: &'static str| {
        said(language, tone, key, tr(language, about))
    };
    let refusal = |why: &NotSent| match why {
        why if is_centre && why.is_unknown() => tr(language, "venues-token-unknown"),
        why => why.sentence(language),
    };
    match state {
        LinkState::Connecting => {
            plain(Tone::Open, "venues-state-connecting", "venues-state-connecting-about")
        }
        LinkState::Level => plain(Tone::Good, "venues-state-level", "venues-state-level-about"),
        LinkState::Holding if desk.part.is_none() => {
            plain(Tone::Open, "venues-state-called", "venues-state-called-about")
        }
        LinkState::Holding => {
            plain(Tone::Good, "venues-state-holding", "venues-state-holding-about")
        }
        LinkState::Sending(count) => Told {
            words: signed(Tone::Open, &text!(language, "venues-state-sending", count = count)),
            ..plain(Tone::Open, "venues-state-sending-short", "venues-state-sending-about")
        },
        LinkState::Behind(count) => Told {
            words: signed(Tone::Open, &text!(language, "venues-state-behind", count = count)),
            ..plain(Tone::Open, "venues-state-behind-short", "venues-state-behind-about")
        },
        LinkState::Away(away) => {
            let left_ms = away.again_ms.saturating_sub(sight.now.elapsed_ms).max(0);
            let seconds = left_ms.div_euclid(1000) + 1;
            let why = refusal(&away.why);
            let about = text!(language, "venues-state-away-about", seconds = seconds, why = why);
            let unknown = away.why.is_unknown();
            let key = if unknown { "venues-state-refused" } else { "venues-state-away" };
            said(language, Tone::Bad, key, about)
        }
        LinkState::Refused(why) => said(language, Tone::Bad, "venues-state-refused", refusal(&why)),
        LinkState::Contested(at) => {
            let key = if is_centre { "venues-state-contested-centre" } else { "venues-parted" };
            let about = text!(language, key, at = at);
            said(language, Tone::Bad, "venues-state-contested", about)
        }
    }
}

fn said(language: Language, tone: Tone, key: &'static str, about: String) -> Told {
    let words = signed(tone, &tr(language, key));
    Told { short: words.clone(), words, tone, about }
}

/// Words under the sign of their tone.
fn signed(tone: Tone, words: &str) -> String {
    let sign = match tone {
        Tone::Good => "✓",
        Tone::Bad => "✗",
        Tone::Open => "▲",
        Tone::Ignored | Tone::Plain | Tone::Chosen => "–",
    };
    format!("{sign} {words}")
}
