//! What the hub reads of a joint competition's events, which are those of one format. Rows of a newer program say what
//! they say: what is not known of them is passed over.

mod by_card;
pub(in crate::hub) mod changes;
pub(in crate::hub) mod clock;
pub(in crate::hub) mod csv;
pub(in crate::hub) mod draw;
pub(in crate::hub) mod history;
pub(in crate::hub) mod merged;
pub(in crate::hub) mod page;
pub(in crate::hub) mod ranking;
mod said;

use serde_json::Value;

pub(in crate::hub) use self::by_card::ByCard;

use crate::domain::contest::format::Format as _;
pub(in crate::hub) use crate::domain::formats::anagram::sealed::words::Opened;
use crate::domain::formats::anagram::sealed::words::Salt;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Digest;

/// The format's name.
pub(in crate::hub) const NAME: &str = Anagram::NAME;

/// What an event of the conductor's history is to the halls' requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::hub) enum Conducting {
    /// Who takes part in the draw is fixed.
    WordsAsked,
    /// A round may be asked for from a moment on, in milliseconds since 1970 UTC.
    Opened(RoundNo, i64),
    /// A round's letters.
    Letters(RoundNo),
    /// A round is given up for all.
    GivenUp(RoundNo),
    /// A hall was told a round's letters over the telephone.
    Told(i32, RoundNo),
}

fn read(body: &str) -> Option<Value> {
    serde_json::from_str(body).ok()
}

fn of_format<'a>(body: &'a Value, event: &str) -> Option<&'a Value> {
    body.get(Anagram::NAME)?.get(event)
}

fn of_joint(body: &str, event: &str) -> Option<Value> {
    of_format(&read(body)?, "joint")?.get(event).cloned()
}

fn round(of: &Value) -> Option<RoundNo> {
    RoundNo::new(u8::try_from(of.get("round")?.as_u64()?).ok()?)
}

fn venue(of: &Value) -> Option<i32> {
    i32::try_from(of.get("venue")?.as_i64()?).ok()
}

/// What a body of the conductor's history is; `None` of what no request of a hall asks for.
pub(in crate::hub) fn conducting(body: &str) -> Option<Conducting> {
    let body = read(body)?;
    if let Some(drawn) = of_format(&body, "letters_drawn") {
        return Some(Conducting::Letters(round(drawn)?));
    }
    if let Some(given_up) = of_format(&body, "round_given_up") {
        return Some(Conducting::GivenUp(round(given_up)?));
    }
    let joint = of_format(&body, "joint")?;
    if let Some(opened) = joint.get("round_opened") {
        return Some(Conducting::Opened(round(opened)?, opened.get("at_ms")?.as_i64()?));
    }
    if let Some(told) = joint.get("letters_told") {
        return Some(Conducting::Told(venue(told)?, round(told)?));
    }
    joint.get("words_asked").map(|_| Conducting::WordsAsked)
}

/// The round that a body of a hall's history gives up, or has the letters of.
pub(in crate::hub) fn settled(body: &str) -> Option<RoundNo> {
    let body = read(body)?;
    let released = || of_format(&body, "joint")?.get("letters_released");
    round(of_format(&body, "round_given_up").or_else(released)?)
}

/// The hall that a body enters into a joint competition, and the digest of its token.
pub(in crate::hub) fn hall_entered(body: &str) -> Option<(i32, Digest)> {
    let event = of_joint(body, "venue_entered")?;
    Some((venue(&event)?, event.get("token")?.as_str()?.parse().ok()?))
}

/// Whether two first events are of the same rules, word list and commitment.
pub(in crate::hub) fn is_like(one: &str, other: &str) -> bool {
    const SAME: [&str; 3] = ["/rules/sha256", "/lexicon/sha256", "/commitment"];
    let of = |body: &str| {
        let created = read(body)?.get("competition_created")?.clone();
        Some(SAME.map(|at| created.pointer(at).cloned()))
    };
    of(one) == of(other)
}

/// The joint competition and the hall whose history has this body as its second.
pub(in crate::hub) fn hall_of(body: &str) -> Option<(Digest, i32)> {
    let event = of_joint(body, "joint_entered")?;
    Some((event.get("joint")?.as_str()?.parse().ok()?, venue(&event)?))
}

/// The seal of a hall's word.
pub(in crate::hub) fn word_sealed(body: &str) -> Option<Digest> {
    of_joint(body, "word_sealed")?.get("sha256")?.as_str()?.parse().ok()
}

/// A hall's word.
pub(in crate::hub) fn word_called(body: &str) -> Option<String> {
    Some(read(body)?.get("hall_word_set")?.get("text")?.as_str()?.to_owned())
}

/// What its seal was made with.
pub(in crate::hub) fn word_opened(body: &str) -> Option<[u8; 16]> {
    let salt: Salt =
        serde_json::from_value(of_joint(body, "word_opened")?.get("salt")?.clone()).ok()?;
    Some(salt.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_halls_ask_for_is_read_and_all_else_passed_over() {
        let round = |number| RoundNo::new(number).unwrap();
        for (body, read) in [
            (
                r#"{"anagram":{"joint":{"round_opened":{"round":1,"at_ms":1000}}}}"#,
                Some(Conducting::Opened(round(1), 1000)),
            ),
            (
                r#"{"anagram":{"letters_drawn":{"round":2,"attempt":1,"letters":["Α"],"redraws":0}}}"#,
                Some(Conducting::Letters(round(2))),
            ),
            (
                r#"{"anagram":{"joint":{"letters_told":{"venue":7,"round":1}}}}"#,
                Some(Conducting::Told(7, round(1))),
            ),
            (
                r#"{"anagram":{"round_given_up":{"round":3,"reason":"x"}}}"#,
                Some(Conducting::GivenUp(round(3))),
            ),
            (r#"{"anagram":{"joint":{"words_asked":{"seals":{}}}}}"#, Some(Conducting::WordsAsked)),
            (r#"{"anagram":{"joint":{"round_opened":{"round":0,"at_ms":1000}}}}"#, None),
            (r#"{"anagram":{"joint":{"told":{"text":"round_opened"}}}}"#, None),
            (r#"{"word_ruled":{}}"#, None),
            ("no JSON", None),
            ("", None),
        ] {
            assert_eq!(conducting(body), read, "{body}");
        }
    }
}
