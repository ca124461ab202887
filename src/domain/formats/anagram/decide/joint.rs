//! What a joint competition's file is asked, into events.

use super::super::event::Event as A;
use super::super::joint::command::Command;
use super::super::joint::event::Event;
use super::super::joint::refusal::Refusal;
use super::super::joint::table::canonical;
use super::super::joint::{Centre, Joint};
use super::super::sealed::words::{self, Opened, Salt};
use super::super::sealed::{Release, releases};
use crate::domain::contest::Context;
use crate::domain::contest::decide::ruled_valid;
use crate::domain::contest::objection::Outcome;
use crate::domain::formats::anagram::refusal::Refusal as Own;
use crate::domain::formats::anagram::{Contest, Event as AnyEvent, Rejection};
use crate::domain::lexicon::Digest;

/// The events that a command asks for.
///
/// # Errors
/// [`Rejection`], when none could be built.
pub(super) fn build(
    contest: &Contest,
    command: Command,
    context: &Context<'_>,
) -> Result<Vec<AnyEvent>, Rejection> {
    let of = |event| AnyEvent::Own(A::Joint(event));
    let one = |event| Ok(vec![of(event)]);
    match command {
        Command::EnterVenue { venue, name, token } => {
            one(Event::VenueEntered { venue, name, token })
        }
        Command::AskWords { seals } => one(Event::WordsAsked { seals }),
        Command::CloseWords { opened } => {
            let seals = centre(contest)?.draw.seals.clone().unwrap_or_default();
            let text = words::text(&seals, &opened).map_err(|why| Own::Joint(why.into()))?;
            let seed = context.committed_seed(&contest.common).ok_or(Rejection::SeedMissing)?;
            let releases = releases(contest.game.rules(), seed, &text);
            let tags = releases.iter().map(Release::tag).collect();
            let salts = opened.iter().map(|(&venue, it)| (venue, Salt(it.salt))).collect();
            let words = opened.into_iter().map(|(venue, it)| (venue, it.text)).collect();
            Ok(vec![of(Event::WordsClosed { words, salts }), of(Event::LettersSealed { tags })])
        }
        Command::OpenRound { round, at_ms } => one(Event::RoundOpened { round, at_ms }),
        Command::TellLetters { venue, round } => one(Event::LettersTold { venue, round }),
        Command::DecideWordObjection { venue, objection, word, outcome, reason } => {
            let ruling = match outcome {
                Outcome::Upheld => ruled_valid(&contest.common, &word, &reason),
                Outcome::Dismissed => None,
            };
            let decided = Event::WordObjectionDecided { venue, objection, word, outcome, reason };
            Ok([of(decided)].into_iter().chain(ruling).collect())
        }
        Command::Tell { text } => one(Event::Told { text }),
        Command::SignJoint { heads, table } => {
            let seed = context.committed_seed(&contest.common).ok_or(Rejection::SeedMissing)?;
            let issue = centre(contest)?.issues + 1;
            let sha256 = Digest::of(canonical(&table).as_bytes());
            one(Event::JointSigned { issue, heads, table, sha256, seed: seed.clone() })
        }
        Command::EnterJoint { joint, venue, name } => {
            one(Event::JointEntered { joint, venue, name })
        }
        Command::CallWord(opened) => {
            let sha256 = opened.seal();
            let Opened { salt, text } = opened;
            Ok(vec![
                of(Event::WordSealed { sha256 }),
                AnyEvent::HallWordSet { text },
                of(Event::WordOpened { salt: Salt(salt) }),
            ])
        }
        Command::LateWord { reason } => one(Event::WordLate { reason }),
        Command::Release(Release { round, letters, nonce }) => {
            one(Event::LettersReleased { round, letters, nonce })
        }
        Command::CarryOut(events) => Ok(events.into_iter().map(of).collect()),
    }
}

fn centre(contest: &Contest) -> Result<&Centre, Rejection> {
    let centre = contest.game.joint().and_then(Joint::centre);
    centre.ok_or(Rejection::Own(Own::Joint(Refusal::OtherFile)))
}
