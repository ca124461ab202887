//! What whoever conducts a joint competition is asked back.

use super::next::named;
use super::{hall_name, hub_ms, not_ended, of_referee, waiting};
use crate::commands::formats::anagram::conduct::{Entry, Question as Q};
use crate::domain::contest::command::Command;
use crate::domain::contest::objection::Outcome;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::joint::command::Command as Own;
use crate::domain::formats::anagram::sealed::phone;
use crate::domain::ids::{ObjectionId, RoundNo, VenueNo};
use crate::domain::letters::Word;
use crate::language::{Language, tr};
use crate::screens::name::{self, time_of_day};
use crate::text;
use crate::venues::{MOST_AHEAD, centre, opened, seals};
use crate::views::asked::{Answer, Deed, Enter, OfConducting, REASON, Then, order};
use crate::views::formats::anagram::{Answered, Asked, Sight};

/// The question, as it stands now.
pub fn asked(sight: &Sight<'_>, question: &Q) -> Asked {
    match question {
        Q::SaveCards => save_cards(sight),
        Q::ReplaceCard(venue) => replace_card(sight, *venue),
        Q::AskWords => ask_words(sight),
        Q::CloseWords => close_words(sight),
        Q::OpenRound(round) => open_round(sight, *round),
        Q::MoveStart(round, by_ms) => move_start(sight, *round, *by_ms),
        Q::PublishAhead(round) => publish_ahead(sight, *round),
        Q::TellLetters(venue, round) => tell_letters(sight, *venue, *round),
        Q::Tell => tell(sight),
        Q::DecideWord { venue, objection, word, outcome } => {
            decide(sight, (*venue, *objection), word, *outcome)
        }
        Q::TakeBranch(venue, branch) => super::branches::asked(sight, *venue, *branch),
        Q::TakeOwnBranch(branch) => super::branches::asked_of_own(sight, *branch),
        Q::SignJoint => super::signing::asked(sight),
    }
}

fn joint(command: Own) -> Answered {
    order(A::Joint(command))
}

/// Write the cards: where to, and that they are secret.
fn save_cards(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let beside = std::path::Path::new(&sight.file.path).with_extension("");
    let name = beside.file_name().unwrap_or_default().to_string_lossy();
    let folder = beside.with_file_name(text!(language, "conduct-cards-folder-of", name = name));
    Asked {
        fields: vec![(Entry::CardsFolder.into(), "conduct-cards-folder")],
        filled: vec![(Entry::CardsFolder.into(), folder.display().to_string())],
        ..of_referee(
            vec![tr(language, "conduct-save-cards-about")],
            Ok(Answer::Deed(Deed::Conduct(OfConducting::SaveCards))),
        )
    }
}

/// Another card: what becomes of the one before.
fn replace_card(sight: &Sight<'_>, venue: VenueNo) -> Asked {
    let language = sight.language();
    let lines = vec![text!(language, "conduct-replace-about", hall = hall_name(sight, venue))];
    let deed = Deed::Conduct(OfConducting::ReplaceCard(venue));
    Asked { enter: Enter::No, ..of_referee(lines, Ok(Answer::Deed(deed))) }
}

/// Fix who takes part: who is ready, who is not.
fn ask_words(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let words = &sight.desk.own.anagram.words;
    let all: Vec<VenueNo> =
        centre(sight.contest()).iter().flat_map(|centre| centre.venues.keys().copied()).collect();
    let of = |is: &dyn Fn(&VenueNo) -> bool| all.iter().copied().filter(is).collect::<Vec<_>>();
    let seals = seals(words);
    let sealed = of(&|venue| seals.contains_key(venue));
    let passed = of(&|venue| words.venues.get(venue).is_some_and(|part| part.seal.is_none()));
    let missing = of(&|venue| !words.venues.contains_key(venue));
    let lines = [
        named(sight, "conduct-sealed", &sealed),
        named(sight, "conduct-passed", &passed),
        named(sight, "conduct-not-ready", &missing),
        (!missing.is_empty()).then(|| tr(language, "conduct-ask-missing")),
        Some(tr(language, "conduct-ask-about")),
    ];
    let enter = if missing.is_empty() { Enter::Yes } else { Enter::No };
    let lines = lines.into_iter().flatten().collect();
    Asked { enter, ..of_referee(lines, joint(Own::AskWords { seals })) }
}

/// Fix the words: which stand as they are, which as their seals.
fn close_words(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let draw = centre(sight.contest()).map(|centre| &centre.draw);
    let seals = draw.and_then(|draw| draw.seals.clone()).unwrap_or_default();
    let opened = opened(&seals, &sight.desk.own.anagram.words);
    let unopened: Vec<VenueNo> =
        seals.keys().filter(|venue| !opened.contains_key(venue)).copied().collect();
    let mut lines: Vec<String> = opened
        .iter()
        .map(|(&venue, word)| {
            let hall = hall_name(sight, venue);
            text!(language, "conduct-word-of", hall = hall, word = &word.text)
        })
        .collect();
    lines.extend(named(sight, "conduct-unopened-stays", &unopened));
    lines.push(tr(language, "conduct-close-about"));
    of_referee(lines, joint(Own::CloseWords { opened }))
}

/// Open a round: in how many minutes.
fn open_round(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let language = sight.language();
    let typed = sight.desk.text(Entry::Minutes.into()).trim();
    let minutes = if typed.is_empty() { Some(0) } else { typed.parse::<u8>().ok() };
    let answer = match minutes.filter(|minutes| *minutes <= MOST_AHEAD) {
        None => Err(text!(language, "conduct-minutes-refused", most = MOST_AHEAD)),
        Some(minutes) => {
            let at_ms = hub_ms(sight) + i64::from(minutes) * 60_000;
            joint(Own::OpenRound { round, at_ms })
        }
    };
    Asked {
        title: Some(text!(language, "conduct-step-open", round = round.get())),
        fields: vec![(Entry::Minutes.into(), "conduct-minutes")],
        filled: vec![(Entry::Minutes.into(), "0".to_owned())],
        ..of_referee(vec![text!(language, "conduct-open-about", most = MOST_AHEAD)], answer)
    }
}

/// Move a round's start as the hub's clock moved: by how much, and when it would begin otherwise.
fn move_start(sight: &Sight<'_>, round: RoundNo, by_ms: i64) -> Asked {
    let language = sight.language();
    let opened = centre(sight.contest()).and_then(|centre| centre.opened.get(&round).copied());
    let at_ms = opened.unwrap_or_else(|| hub_ms(sight));
    let at = |at_ms: i64| time_of_day(at_ms);
    let (before, after) = (at(at_ms), at(at_ms + by_ms));
    let number = round.get();
    let lines = vec![
        clock_moved(language, by_ms),
        text!(language, "conduct-move-about", round = number, before = before, after = after),
    ];
    let answer = joint(Own::OpenRound { round, at_ms: at_ms + by_ms });
    Asked { title: Some(tr(language, "conduct-move-start")), ..of_referee(lines, answer) }
}

/// By how much the hub's clock moved, and in which direction.
pub fn clock_moved(language: Language, by_ms: i64) -> String {
    let by = name::clock(by_ms.abs());
    if by_ms > 0 {
        text!(language, "conduct-clock-ahead", by = by)
    } else {
        text!(language, "conduct-clock-back", by = by)
    }
}

/// Publish a round that halls still play: which.
fn publish_ahead(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let language = sight.language();
    let playing = not_ended(sight, round);
    let words = waiting(sight, round);
    let words = (words > 0).then(|| text!(language, "conduct-words-wait", count = words));
    let lines = named(sight, "conduct-not-ended", &playing).into_iter().chain(words);
    let lines = lines.chain([tr(language, "conduct-publish-about")]).collect();
    Asked {
        title: Some(text!(language, "conduct-step-publish", round = round.get())),
        enter: if playing.is_empty() { Enter::Yes } else { Enter::No },
        ..of_referee(lines, order(Command::Publish { round }))
    }
}

/// Read a round's letters to a hall: what is read out, and that this opens the round there.
fn tell_letters(sight: &Sight<'_>, venue: VenueNo, round: RoundNo) -> Asked {
    let language = sight.language();
    let release = sight.desk.own.conductor.release.as_ref().filter(|it| it.round == round);
    let Some(release) = release else {
        return of_referee(vec![tr(language, "conduct-no-letters")], Ok(Answer::Nothing));
    };
    let letters: Vec<String> = release.letters.iter().map(ToString::to_string).collect();
    let code = phone::told(release.nonce);
    Asked {
        title: Some(text!(
            language,
            "conduct-tell-to",
            round = round.get(),
            hall = hall_name(sight, venue)
        )),
        lines: vec![
            text!(language, "conduct-tell-letters-are", letters = letters.join(" ")),
            text!(language, "conduct-tell-code", code = code),
            tr(language, "conduct-tell-about"),
        ],
        confirm: Some(tr(language, "conduct-told")),
        enter: Enter::No,
        ..of_referee(Vec::new(), joint(Own::TellLetters { venue, round }))
    }
}

/// Say something to every hall.
fn tell(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let entry = crate::commands::Entry::Message;
    let text = sight.desk.text(entry).trim().to_owned();
    let told = Then::Tell(tr(language, "conduct-tell-done"));
    let answer = Answer::order(A::Joint(Own::Tell { text: text.clone() }), [told]);
    Asked {
        fields: vec![(entry, "console-message")],
        filled: vec![(entry, String::new())],
        ready: !text.is_empty(),
        ..of_referee(vec![tr(language, "conduct-tell-all")], Ok(answer))
    }
}

/// Decide a hall's objection about a word: for every hall.
fn decide(
    sight: &Sight<'_>,
    (venue, objection): (VenueNo, ObjectionId),
    word: &Word,
    outcome: Outcome,
) -> Asked {
    let language = sight.language();
    let key = match outcome {
        Outcome::Upheld => "conduct-uphold",
        Outcome::Dismissed => "conduct-dismiss",
    };
    let (word, reason) = (word.clone(), sight.desk.reason());
    let line = text!(language, key, hall = hall_name(sight, venue), word = word.to_string());
    let decide = Own::DecideWordObjection { venue, objection, word, outcome, reason };
    Asked { fields: vec![REASON], ..of_referee(vec![line], joint(decide)) }
}
