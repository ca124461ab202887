//! Questions about people: players added twice, changed, leaving; who is at the desk.

use std::collections::BTreeMap;

use crate::commands::{AboutChoice, Entry, Question, UserCommand, Whom};
use crate::domain::contest::Format;
use crate::domain::contest::command::Command;
use crate::domain::contest::office::Office;
use crate::domain::contest::penalty::PenaltyName;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::person::{Person, Role};
use crate::domain::player::{Player, Span};
use crate::domain::text::{TextKind, check};
use crate::language::{fold, tr};
use crate::screens::Act;
use crate::screens::find::{is_near, meant_in_greek};
use crate::text;
use crate::views::asked::{Answer, AskedPlayer, Deed, Then, order};
use crate::views::options::{Choices, options};
use crate::views::{AskedOf as Asked, OwnViews, Sight};
use crate::views::{competition, name};

/// Of so many who are found by what is typed it is looked up what they would object about.
const FOUND: usize = 8;

/// Add the typed players although some are there already.
pub fn add_duplicates<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    let language = sight.language();
    let typed = sight.desk.text(Entry::Players);
    let rows = competition::preview(language, Some(&sight.contest().common), typed);
    let warned =
        rows.into_iter().filter_map(|row| row.warning.as_ref().map(|warning| row.told(warning)));
    Asked {
        lines: std::iter::once(tr(language, "dialog-duplicates")).chain(warned).collect(),
        ..Asked::new(Office::Referee, Ok(Answer::Deed(Deed::AddPlayers)))
    }
}

/// Change a player.
pub fn change<F: OwnViews>(sight: &Sight<'_, F>, id: PlayerId) -> Asked<F> {
    let text = |entry| sight.desk.text(entry).trim().to_owned();
    let last = sight.contest().game.last_round();
    let span = typed_round(sight, Entry::FromRound).and_then(|from_round| {
        let to_the_end = text(Entry::ToRound).is_empty();
        let to_round = if to_the_end { last } else { typed_round(sight, Entry::ToRound)? };
        Ok(Span { from_round, to_round })
    });
    let player = span.map(|span| {
        let (name, club) = (text(Entry::PlayerName), text(Entry::PlayerClub));
        Player { id, name, club, span }
    });
    let filled = sight.contest().common.players.get(&id).map(|player| {
        let Span { from_round, to_round } = player.span;
        let to = if to_round < last { to_round.to_string() } else { String::new() };
        vec![
            (Entry::PlayerName, player.name.clone()),
            (Entry::PlayerClub, player.club.clone()),
            (Entry::FromRound, from_round.to_string()),
            (Entry::ToRound, to),
        ]
    });
    Asked {
        lines: vec![tr(sight.language(), F::said("dialog-change-player"))],
        fields: vec![
            (Entry::PlayerName, "console-name"),
            (Entry::PlayerClub, "console-club"),
            (Entry::FromRound, F::said("console-from-round")),
            (Entry::ToRound, F::said("console-to-round")),
        ],
        filled: filled.unwrap_or_default(),
        ..Asked::new(
            Office::Referee,
            player.and_then(|player| order(Command::ChangePlayer { player })),
        )
    }
}

/// A player leaves: after which round.
pub fn leave<F: OwnViews>(sight: &Sight<'_, F>, id: PlayerId) -> Asked<F> {
    let player = sight.contest().common.players.get(&id);
    let who = player.map(name::player).unwrap_or_default();
    let begun = F::last_begun(sight.contest());
    let gone = player.map(|player| player.span.to_round);
    let gone = gone.filter(|&last| last < sight.contest().game.last_round());
    let last = gone.or(begun).unwrap_or(RoundNo::FIRST).to_string();
    let gone = gone.map(|last| text!(sight.language(), "dialog-left-already", last = last.get()));
    // Nobody is struck from the history: before the first round it is said what is possible.
    let [means, unbegun] = F::LEAVING.map(|key| tr(sight.language(), F::said(key)));
    let before = begun.is_none().then_some(unbegun);
    let first = F::leaves_after(sight.contest(), id);
    let left = typed_round(sight, Entry::ToRound).and_then(|to_round| {
        let wrong = || text!(sight.language(), "dialog-leave-from", round = first.get());
        if to_round < first { Err(wrong()) } else { Ok(to_round) }
    });
    let later = left.as_ref().ok().and_then(|&last| F::later_of_leaving(sight, id, last));
    let left = left.map(|to_round| {
        player.map_or(Answer::Nothing, |player| {
            let span = Span { to_round, ..player.span };
            let player = Player { span, ..player.clone() };
            let (who, round) = (name::player(&player), to_round.get());
            let told = text!(sight.language(), F::said("dialog-left"), player = who, round = round);
            Answer::order(Command::ChangePlayer { player }, [Then::TellBack(told)])
        })
    });
    Asked {
        lines: [who].into_iter().chain(gone).chain([means]).chain(before).chain(later).collect(),
        fields: vec![(Entry::ToRound, F::said("dialog-last-round"))],
        filled: vec![(Entry::ToRound, last)],
        ..Asked::new(Office::Referee, left)
    }
}

/// Somebody was entered by mistake: nothing was drawn, and history keeps that they were there.
pub fn remove<F: OwnViews>(sight: &Sight<'_, F>, id: PlayerId) -> Asked<F> {
    let language = sight.language();
    let who = sight.contest().common.players.get(&id).map(name::player).unwrap_or_default();
    let told = text!(language, "dialog-removed", player = &who);
    let command = Command::RemovePlayer { player: id };
    Asked {
        lines: vec![who, text!(language, "dialog-remove", number = id.to_string())],
        ..Asked::new(Office::Referee, Ok(Answer::order(command, [Then::Tell(told)])))
    }
}

/// Which player it is about: the question itself follows, about whoever is chosen.
pub fn whom<F: OwnViews>(sight: &Sight<'_, F>, whom: Whom) -> Asked<F> {
    let (round, at_play) = (sight.last_played(), F::at_play(sight));
    // Most object about a word that did not count: of those who are found the last round that has one.
    let found = name::search(&sight.contest().common, sight.desk.text(Entry::PlayerSearch));
    let found = found.into_iter().take(FOUND).filter(|_| whom == Whom::Lodge);
    let last = |player| {
        let mut rounds = F::meant(sight).into_iter().rev();
        rounds.find(|&round| !F::refused(sight, (player, round)).is_empty())
    };
    let objected: BTreeMap<PlayerId, RoundNo> =
        found.filter_map(|player| Some((player, last(player)?))).collect();
    let about = move |player| match whom {
        Whom::Change => Question::ChangePlayer(player),
        Whom::Leave => Question::Leave(player),
        Whom::Remove => Question::Remove(player),
        Whom::Penalise => {
            Question::Penalise { player, round: at_play, kind: PenaltyName::default() }
        }
        Whom::Lodge => Question::Lodge {
            player,
            round: objected.get(&player).copied().unwrap_or(round),
            about: AboutChoice::default(),
        },
    };
    Asked {
        player: Some(AskedPlayer {
            chosen: None,
            told: String::new(),
            about: Box::new(about),
            typed: None,
        }),
        ready: false,
        ..Asked::new(Office::Anybody, Err(tr(sight.language(), "dialog-no-player")))
    }
}

/// A round of the competition, as typed.
fn typed_round<F: OwnViews>(sight: &Sight<'_, F>, entry: Entry) -> Result<RoundNo, String> {
    let number = sight.desk.text(entry).trim().parse().ok().and_then(RoundNo::new);
    let round = number.filter(|round| sight.rounds().any(|there| there == *round));
    round.ok_or_else(|| tr(sight.language(), F::said("dialog-no-round")))
}

/// Who is at the desk. Nobody is proposed, and a name that is not known is not the referee's unless that is chosen.
pub fn at_the_desk<F: OwnViews>(sight: &Sight<'_, F>, chosen: Option<Role>) -> Asked<F> {
    let language = sight.language();
    let person = &sight.desk.person;
    let proposed = if chosen == Some(person.role) { person.name.clone() } else { String::new() };
    let typed = sight.desk.text(Entry::Person).trim().to_owned();
    let role = chosen.unwrap_or_else(|| role_of(sight, &typed));
    let meant: Vec<&str> = of_part(sight, &typed).into_iter().map(|(name, _)| name).collect();
    let near = if meant.is_empty() { near(sight, &typed) } else { Vec::new() };
    let alike = match meant[..] {
        [] if near.is_empty() => String::new(),
        [] => {
            let who: Vec<&str> = near.iter().map(|person| person.name.as_str()).collect();
            text!(language, "dialog-person-near", who = who.join(", "))
        }
        [who] => text!(language, "dialog-person-alike", who = who),
        _ => text!(language, "dialog-persons-alike", who = meant.join(", ")),
    };
    let which = (!near.is_empty()).then(|| which(sight, &near, (&typed, role)));
    // Digits are the number of a sheet, which somebody went on to look for.
    let answer = if !typed.contains(char::is_alphabetic) {
        Err(tr(language, "dialog-no-name"))
    } else if meant.len() > 1 || !near.is_empty() {
        Err(alike.clone())
    } else {
        let fit = check(&typed, TextKind::Name).map_err(|why| language.unfit_text(&why));
        fit.map(|()| Answer::User(UserCommand::TakeDesk(typed, role)))
    };
    let known = Some(people(sight, role)).filter(|(_, people)| !people.is_empty());
    Asked {
        title: Some(tr(language, "dialog-person-asks")),
        // It has its line from the start: the field stays under the hand.
        lines: vec![tr(language, "dialog-person"), alike],
        choices: which.into_iter().chain(known).chain([roles(sight, role)]).collect(),
        fields: vec![(Entry::Person, "console-name")],
        filled: vec![(Entry::Person, proposed)],
        confirm: Some(tr(language, "dialog-person-sits")),
        ..Asked::new(Office::Anybody, answer)
    }
}

/// The people of the competition who may be meant by a part of a name: each word that was typed begins one of theirs. Nobody
/// where it is somebody's whole name.
fn of_part<'s, F: OwnViews>(sight: &'s Sight<'_, F>, typed: &str) -> Vec<(&'s str, Role)> {
    let details = &sight.contest().common.details;
    let referee = [(details.referee.as_str(), Role::Referee)];
    let assistants = details.assistants.iter().map(|name| (name.as_str(), Role::Assistant));
    let people = referee.into_iter().chain(assistants);
    let called = Person { name: typed.to_owned(), ..Person::default() };
    // On the other layout, too: who is known under a Greek name is nobody new in Latin letters.
    let meant = meant_in_greek(typed).map(|meant| fold(&meant));
    let sought = fold(typed);
    let whole = called.is_named_as(&sight.desk.person)
        || people.clone().any(|(name, _)| called.is_called(name));
    if sought.trim().is_empty() || whole {
        return Vec::new();
    }
    let is_part = |name: &str| {
        let name = fold(name);
        let begins = |sought: &str| name.split_whitespace().any(|word| word.starts_with(sought));
        let all = |sought: &String| sought.split_whitespace().all(begins);
        all(&sought) || meant.as_ref().is_some_and(all)
    };
    people.filter(|(name, _)| is_part(name)).collect()
}

/// Whose name what is typed is so like that it may be that one mistyped, or a part of it: of the people of the competition and of
/// those who did something in it. Under two names one person would be two pairs of eyes.
fn near<F: OwnViews>(sight: &Sight<'_, F>, typed: &str) -> Vec<Person> {
    let details = &sight.contest().common.details;
    let person = |name: &String, role| Person { name: name.clone(), role, ..Person::default() };
    let referee = [person(&details.referee, Role::Referee)];
    let assistants = details.assistants.iter().map(|name| person(name, Role::Assistant));
    let at_desks = |who: &&Person| matches!(who.role, Role::Referee | Role::Assistant);
    let here = [&sight.desk.person].into_iter();
    let acted = sight.record.log().iter().rev().map(|recorded| &recorded.who).chain(here);
    let acted = acted.filter(at_desks).map(|who| person(&who.name, who.role));
    let mut known: Vec<Person> = Vec::new();
    for one in referee.into_iter().chain(assistants).chain(acted) {
        if !one.name.is_empty() && !known.iter().any(|other| other.is_named_as(&one)) {
            known.push(one);
        }
    }
    if typed.is_empty() || known.iter().any(|one| one.is_called(typed)) {
        return Vec::new();
    }
    known.retain(|one| is_near(&one.name, typed));
    known.truncate(NEAR);
    known
}

/// Of so many a name may be mistyped.
const NEAR: usize = 3;

/// Who it is: one of those whose name is so like, or somebody else, as typed. Nobody answers it who types on.
fn which<F: OwnViews>(
    sight: &Sight<'_, F>,
    near: &[Person],
    (typed, role): (&str, Role),
) -> Choices {
    let language = sight.language();
    let situation = sight.situation();
    let act = |command, named: String| {
        let act = Act::new(language, &situation, command).named(named);
        (Act { enabled: true, shortcut: None, hint: String::new(), ..act }, false)
    };
    let known = near.iter().map(|person| {
        let command = UserCommand::ChoosePerson(person.name.clone(), person.role);
        act(command, name::who(language, person))
    });
    let other = Person { name: typed.to_owned(), role, ..Person::default() };
    let other = text!(language, "dialog-person-other", who = name::who(language, &other));
    let other = act(UserCommand::TakeDesk(typed.to_owned(), role), other);
    (tr(language, "dialog-person-which"), known.chain([other]).collect())
}

/// Who is meant by the part of a name that is typed in the question who is at the desk, where only one can be.
pub fn meant_at_the_desk<F: OwnViews>(sight: &Sight<'_, F>) -> Option<(String, Role)> {
    match of_part(sight, sight.desk.text(Entry::Person).trim())[..] {
        [(name, role)] => Some((name.to_owned(), role)),
        _ => None,
    }
}

/// What whoever is named so sits down as, unless it is chosen: what they are here, or in the competition; else an
/// assistant, for what is done in the referee's name is not taken back by another name.
pub fn role_of<F: Format>(sight: &Sight<'_, F>, name: &str) -> Role {
    let person = &sight.desk.person;
    let called = Person { name: name.to_owned(), ..Person::default() };
    if name.is_empty() {
        Role::Assistant
    } else if called.is_named_as(person) {
        person.role
    } else if called.is_called(&sight.contest().common.details.referee) {
        Role::Referee
    } else {
        Role::Assistant
    }
}

/// The people of the competition: a press chooses one. On is who yes would seat.
fn people<F: OwnViews>(sight: &Sight<'_, F>, on: Role) -> Choices {
    let language = sight.language();
    let situation = sight.situation();
    let details = &sight.contest().common.details;
    let typed = sight.desk.text(Entry::Person).trim();
    let referee = [(&details.referee, Role::Referee)];
    let assistants = details.assistants.iter().map(|name| (name, Role::Assistant));
    let people = referee.into_iter().chain(assistants).filter(|(name, _)| !name.is_empty());
    let acts = people.map(|(name, role)| {
        let person = Person { name: name.clone(), role, ..sight.desk.person.clone() };
        let command = UserCommand::ChoosePerson(name.clone(), role);
        let named = name::who(language, &person);
        (Act::new(language, &situation, command).named(named), role == on && name == typed)
    });
    (tr(language, "dialog-people"), acts.collect())
}

fn roles<F: OwnViews>(sight: &Sight<'_, F>, on: Role) -> Choices {
    let all = [Role::Referee, Role::Assistant];
    options(
        sight,
        "dialog-role",
        all,
        on,
        |role| Question::Person(Some(role)),
        |role| {
            let key = match role {
                Role::Referee => "console-referee",
                Role::Assistant => "console-assistant",
                Role::Jury => "console-jury",
                Role::Centre => "console-centre",
                Role::Screen => "console-screen",
            };
            tr(sight.language(), key)
        },
    )
}
