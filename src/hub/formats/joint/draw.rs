//! The draw of a joint competition as everybody may read it: nothing of a round that is not published.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::history::History;
use super::merged::{Here, entered};
use crate::domain::contest::seed::Seed;
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::round::Round;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sealed::words::{Opened, Salt};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::Digest;

/// The draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::hub) struct DrawTold {
    pub title: String,
    pub commitment: Option<Digest>,
    /// The halls that take part with a word, once that is fixed.
    pub words: Vec<WordTold>,
    /// The text that all draws follow from, once the words were opened.
    pub text: Option<String>,
    /// By round, once they are fixed.
    pub rounds: Vec<RoundTold>,
    /// Once it is known.
    pub seed: Option<String>,
}

/// A hall's part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::hub) struct WordTold {
    pub venue: u16,
    pub name: String,
    pub seal: Digest,
    /// Once all were opened; `None` of a seal that was not.
    pub word: Option<String>,
    pub salt: Option<String>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::hub) struct RoundTold {
    pub round: u8,
    pub tag: Digest,
    /// Once the round is published.
    pub letters: Option<String>,
    pub nonce: Option<String>,
}

/// The draw as far as the conductor's history publishes it.
pub(in crate::hub) fn draw(master: &History, halls: &BTreeMap<VenueNo, Here<'_>>) -> DrawTold {
    let contest = master.contest();
    let names = entered(master);
    let common = contest.game.joint().map(Joint::draw);
    let seals = common.and_then(|draw| draw.seals.as_ref()).into_iter().flatten();
    let opened = common.and_then(|draw| draw.opened.as_ref());
    let word = |(venue, seal): (&VenueNo, &Digest)| {
        let opened = opened.and_then(|opened| opened.get(venue));
        let (word, salt) =
            opened.map(|Opened { salt, text }| (text.clone(), Salt(*salt).to_string())).unzip();
        let name = names.get(venue).cloned().unwrap_or_default();
        WordTold { venue: venue.get(), name, seal: *seal, word, salt }
    };
    let tags = common.and_then(|draw| draw.tags.as_ref()).into_iter().flatten();
    let round = |(round, tag): (RoundNo, &Digest)| {
        let letters = contest.game.round(round).map(Round::letters).unwrap_or_default();
        let is_shown = contest.is_published(round) && !letters.is_empty();
        let letters = is_shown.then(|| letters.iter().map(ToString::to_string).collect());
        let nonce = is_shown.then(|| nonce(halls, round)).flatten();
        RoundTold { round: round.get(), tag: *tag, letters, nonce }
    };
    let common_details = &contest.common;
    DrawTold {
        title: common_details.details.title.clone(),
        commitment: common_details.commitment,
        words: seals.map(word).collect(),
        text: common.and_then(|draw| draw.text.clone()),
        rounds: all_rounds().zip(tags).map(round).collect(),
        seed: common_details.revealed.as_ref().map(Seed::reveal),
    }
}

/// What a round's tag was made with, as the halls were given it.
fn nonce(halls: &BTreeMap<VenueNo, Here<'_>>, round: RoundNo) -> Option<String> {
    halls.values().find_map(|here| match here {
        Here::Read(history, _) => {
            let venue = history.contest().game.joint().and_then(Joint::venue)?;
            venue.nonces.get(&round).map(ToString::to_string)
        }
        Here::Absent | Here::Unread(_) | Here::Newer(_) => None,
    })
}
