//! What happened in a competition: complete facts, in the past tense. A format's own are one variant,
//! whose stored key is the format's name.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{EnumAccessDeserializer, StringDeserializer};
use serde::de::{DeserializeSeed, EnumAccess, IntoDeserializer, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Format;
use super::objection::{About, Outcome};
use super::penalty::PenaltyKind;
use super::picture::Side;
use super::ruling::Ruled;
use super::seed::Seed;
use super::{Details, DoubleKeying, RulesRef};
use crate::domain::clock::Moment;
use crate::domain::emblem::Emblem;
use crate::domain::ids::{Attempt, ObjectionId, PenaltyId, PlayerId, RoundNo, Seq};
use crate::domain::letters::Word;
use crate::domain::lexicon::{Digest, Passport};
use crate::domain::person::Person;
use crate::domain::player::Player;

/// A fact of a competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", bound = "", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event<F: Format> {
    /// The competition was made.
    CompetitionCreated {
        /// Title, date, people.
        details: Box<Details>,
        /// The rules that it is played by.
        rules: RulesRef,
        /// The word list that it is judged by.
        lexicon: Passport,
        /// SHA-256 of the seed of its draws.
        commitment: Digest,
    },
    /// Title, date or people were changed.
    DetailsChanged {
        /// As they are from here; elsewhere, so that the many events of other kinds are not as large.
        details: Box<Details>,
    },
    /// A club's picture was chosen, or taken away.
    EmblemSet {
        /// As it is from here.
        emblem: Option<Emblem>,
    },
    /// A new seed replaced the first, before round 1 (§3).
    CommitmentRenewed {
        /// SHA-256 of the new seed.
        commitment: Digest,
    },
    /// The hall called a word or number (§3); empty when nobody did.
    HallWordSet {
        /// As typed.
        text: String,
    },
    /// Whether an absent second keying hinders signing (§5).
    DoubleKeyingSet {
        /// As it is from here.
        double_keying: DoubleKeying,
    },
    /// The competition is judged by another list from here.
    LexiconChanged {
        /// Its passport.
        lexicon: Passport,
    },
    /// A player joined.
    PlayerAdded {
        /// Who.
        player: Player,
    },
    /// A player's name, club or rounds were changed; so is a withdrawal.
    PlayerChanged {
        /// As they are from here.
        player: Player,
    },
    /// Somebody who was entered by mistake was removed before the first draw (§5); the number is not given again.
    PlayerRemoved {
        /// Who, as they were.
        player: Player,
    },
    /// The referee ruled on a word.
    WordRuled {
        /// The word.
        word: Word,
        /// Which way.
        ruled: Ruled,
        /// Dictionary, page; may be empty.
        evidence: String,
    },
    /// The referee withdrew a ruling.
    RulingWithdrawn {
        /// The word.
        word: Word,
    },
    /// A penalty was imposed.
    PenaltyImposed {
        /// Its number.
        penalty: PenaltyId,
        /// On whom.
        player: PlayerId,
        /// The round in which it falls.
        round: RoundNo,
        /// What it does.
        kind: PenaltyKind,
        /// Why.
        reason: String,
    },
    /// A penalty was lifted.
    PenaltyLifted {
        /// Which.
        penalty: PenaltyId,
        /// Why.
        reason: String,
    },
    /// A player objected.
    ObjectionLodged {
        /// Its number.
        objection: ObjectionId,
        /// Who.
        player: PlayerId,
        /// What about.
        about: About,
    },
    /// An objection was decided.
    ObjectionDecided {
        /// Which.
        objection: ObjectionId,
        /// How.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
    /// The final sheet was signed; the seed is revealed.
    Signed {
        /// Counted from 1; a later issue replaces the one before.
        issue: u32,
        /// The standings as signed.
        table: F::Table,
        /// SHA-256 of the table's canonical text.
        sha256: Digest,
        /// The seed of the draws, as 64 hexadecimal digits; `None` when this file never had it.
        seed: Option<Seed>,
        /// SHA-256 of the written words that the list has ([`words_of`](super::law::words_of));
        /// `None` in the first version of the body.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<Digest>,
    },
    /// The competition was opened again after signing.
    Reopened {
        /// Why.
        reason: String,
    },
    /// Players may read what they handed in, in this round, and everybody the standings after it.
    RoundPublished {
        /// Which.
        round: RoundNo,
    },
    /// They may not any more.
    PublicationWithdrawn {
        /// Of which round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
    /// A picture of a sheet was taken; its bytes lie outside of the history.
    SheetPhotographed {
        /// SHA-256 of the bytes.
        sha256: Digest,
        /// How many they are.
        bytes: u32,
        /// Which side of the sheet.
        side: Side,
        /// Of which round, where its code said so; then the next two are there, too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<RoundNo>,
        /// The attempt that stood then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        attempt: Option<Attempt>,
        /// Whose.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
    },
    /// Somebody said where a picture belongs.
    PictureAssigned {
        /// Which.
        sha256: Digest,
        /// To which round.
        round: RoundNo,
        /// To which attempt of it.
        attempt: Attempt,
        /// To whose sheet.
        player: PlayerId,
        /// Which side of it.
        side: Side,
        /// How many quarters to the right it is turned to be looked at: 0 to 3.
        quarters: u8,
    },
    /// A picture counts for nothing; its bytes stay.
    PictureDiscarded {
        /// Which.
        sha256: Digest,
        /// Why.
        reason: String,
    },
    /// The bytes of pictures were deleted, for good.
    PicturesDeleted {
        /// Which; `None` is all that there were.
        sha256s: Option<Vec<Digest>>,
        /// Why.
        reason: String,
    },
    /// An action was taken back.
    Undone {
        /// The action, by its first event.
        action: Seq,
    },
    /// A fact of the format's own.
    #[serde(skip)]
    Own(F::Event),
}

/// An event in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded<F: Format> {
    /// Its place in the history.
    pub seq: Seq,
    /// The first event of the user's action that it belongs to.
    pub action: Seq,
    /// When.
    pub at: Moment,
    /// Who.
    pub who: Person,
    /// What.
    pub event: Event<F>,
}

impl<F: Format> Serialize for Event<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Own(event) => serializer.serialize_newtype_variant("Event", 0, F::NAME, event),
            common => Self::serialize(common, serializer),
        }
    }
}

impl<'de, F: Format> Deserialize<'de> for Event<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Event", &[], AnyEvent(PhantomData))
    }
}

/// Reads the key first: a format's own events stand under its name.
struct AnyEvent<F>(PhantomData<F>);

impl<'de, F: Format> Visitor<'de> for AnyEvent<F> {
    type Value = Event<F>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an event")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<Event<F>, A::Error> {
        let (key, content): (String, A::Variant) = access.variant()?;
        if key == F::NAME {
            return content.newtype_variant().map(Event::Own);
        }
        Event::<F>::deserialize(EnumAccessDeserializer::new(Common { key, content }))
    }
}

/// An event of every competition's, of which the key is read.
struct Common<V> {
    key: String,
    content: V,
}

impl<'de, V: VariantAccess<'de>> EnumAccess<'de> for Common<V> {
    type Error = V::Error;
    type Variant = V;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, V), V::Error> {
        let key: StringDeserializer<V::Error> = self.key.into_deserializer();
        Ok((seed.deserialize(key)?, self.content))
    }
}
