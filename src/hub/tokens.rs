//! Who may send: tokens of 32 bytes, of which the database has the SHA-256 alone.

use tokio_postgres::{GenericClient, Row};

use super::branches::digest;
use super::problem::Problem;
use super::store::Hub;
use crate::domain::lexicon::Digest;

const CONDUCTOR: &str = "conductor";
const VENUE: &str = "venue";

/// A token's characters: 64 of them, so that 43 say 32 bytes.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LENGTH: usize = 43;

/// What a token opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The competitions of this conductor.
    Conductor(String),
    /// One history: that of a hall of a joint competition.
    Venue {
        /// The joint competition, by its commitment.
        joint: Digest,
        /// The hall's number.
        venue: i32,
    },
}

/// A token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// SHA-256 of its 32 bytes.
    pub sha256: Digest,
    /// What it opens.
    pub scope: Scope,
    /// The competition that its first rows tied it to; a conductor's is tied to none.
    pub competition: Option<Digest>,
}

/// A token in the list of all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// It.
    pub token: Known,
    /// When it was made here, in seconds since 1970 UTC.
    pub made_s: i64,
    /// Whether it opens nothing any more.
    pub revoked: bool,
}

impl Hub {
    /// Makes a token of a conductor: 43 characters, which are nowhere else. A further one opens the same.
    ///
    /// # Errors
    /// The system gives no chance; the database fails.
    pub fn conductor(&self, name: &str) -> Result<String, Problem> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|why| Problem::NoChance(why.to_string()))?;
        let sha256 = Digest::of(&bytes);
        self.runtime.block_on(async {
            let client = self.client().await?;
            let make = include_str!("sql/token_make.sql");
            let sha256 = sha256.as_bytes().as_slice();
            client.execute(make, &[&sha256, &CONDUCTOR, &name.as_bytes()]).await?;
            Ok(text_of(&bytes))
        })
    }

    /// Every token, in the order in which they were made.
    ///
    /// # Errors
    /// The database fails.
    pub fn tokens(&self) -> Result<Vec<Listed>, Problem> {
        self.runtime.block_on(async {
            let client = self.client().await?;
            let rows = client.query(include_str!("sql/tokens.sql"), &[]).await?;
            let listed = |row: &Row| {
                let (token, made_s, revoked) = (known(row)?, row.try_get(6)?, row.try_get(7)?);
                Ok(Listed { token, made_s, revoked })
            };
            rows.iter().map(listed).collect()
        })
    }

    /// Ends a token for good, by the first digits of its SHA-256.
    ///
    /// # Errors
    /// No token that opens something, or several, begin so; the database fails.
    pub fn revoke(&self, digits: &str) -> Result<Digest, Problem> {
        self.runtime.block_on(async {
            let client = self.client().await?;
            let found = client.query(include_str!("sql/token_named.sql"), &[&digits]).await?;
            let [one] = found.as_slice() else { return Err(Problem::NoToken(digits.to_owned())) };
            let sha256 = digest(one.try_get(0)?)?;
            let revoke = include_str!("sql/token_revoke.sql");
            client.execute(revoke, &[&sha256.as_bytes().as_slice()]).await?;
            Ok(sha256)
        })
    }

    /// Which hall's card a token was that opens nothing any more, while no other card of that hall was used.
    pub(super) async fn ended(&self, sha256: Option<Digest>) -> Option<(Digest, i32)> {
        let sha256 = sha256?;
        let begins = &sha256.as_bytes()[..8];
        let client = self.client().await.ok()?;
        let rows = client.query(include_str!("sql/token_ended.sql"), &[&begins]).await.ok()?;
        let row = rows.iter().find(|row| {
            let own = row.try_get(0).map_err(Problem::from).and_then(digest);
            own.is_ok_and(|own| is_same(own, sha256))
        })?;
        Some((digest(row.try_get(1).ok()?).ok()?, row.try_get(2).ok()?))
    }
}

/// The token with this digest, if it opens anything.
pub(super) async fn token(
    client: &impl GenericClient,
    sha256: Digest,
) -> Result<Option<Known>, Problem> {
    let begins = &sha256.as_bytes()[..8];
    let mut found = None;
    for row in client.query(include_str!("sql/token.sql"), &[&begins]).await? {
        let known = known(&row)?;
        if is_same(known.sha256, sha256) {
            found = Some(known);
        }
    }
    Ok(found)
}

/// Whether both are the same, in a time that does not tell where they part.
fn is_same(one: Digest, other: Digest) -> bool {
    let both = one.as_bytes().iter().zip(other.as_bytes());
    std::hint::black_box(both.fold(0, |parts, (one, other)| parts | (one ^ other))) == 0
}

fn known(row: &Row) -> Result<Known, Problem> {
    let optional = |column| -> Result<Option<Digest>, Problem> {
        row.try_get::<_, Option<&[u8]>>(column)?.map(digest).transpose()
    };
    let scope: &str = row.try_get(1)?;
    let scope = match (scope, optional(3)?, row.try_get::<_, Option<i32>>(4)?) {
        (CONDUCTOR, ..) => {
            let name: &[u8] = row.try_get(2)?;
            Scope::Conductor(String::from_utf8_lossy(name).into_owned())
        }
        (VENUE, Some(joint), Some(venue)) => Scope::Venue { joint, venue },
        _ => return Err(Problem::Database(format!("tokens.scope {scope:?}"))),
    };
    Ok(Known { sha256: digest(row.try_get(0)?)?, scope, competition: optional(5)? })
}

/// Bytes as base64 for addresses, without padding.
fn text_of(bytes: &[u8; 32]) -> String {
    let sign = |place: usize| {
        // Six bits from here on, the last ones filled up with 0.
        let (at, shift) = (place * 6 / 8, place * 6 % 8);
        let two = [bytes[at], bytes.get(at + 1).copied().unwrap_or(0)];
        char::from(SIGNS[usize::from(u16::from_be_bytes(two) >> (10 - shift) & 63)])
    };
    (0..LENGTH).map(sign).collect()
}

/// The digest of the token that a text is; `None`: it is no token.
pub(super) fn digest_of(text: &str) -> Option<Digest> {
    if text.len() != LENGTH {
        return None;
    }
    let mut bytes = [0_u8; 33];
    for (place, sign) in text.bytes().enumerate() {
        let six = u16::try_from(SIGNS.iter().position(|it| *it == sign)?).ok()?;
        let (at, shift) = (place * 6 / 8, place * 6 % 8);
        let [high, low] = (six << (10 - shift)).to_be_bytes();
        bytes[at] |= high;
        bytes[at + 1] |= low;
    }
    let token: &[u8; 32] = bytes.first_chunk()?;
    (bytes[32] == 0).then(|| Digest::of(token))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_base64_for_addresses() {
        // `head -c 32 /dev/zero | tr '\0' '\377' | basenc --base64url`, and the bytes 0 to 31.
        assert_eq!(text_of(&[255; 32]), "__________________________________________8");
        let bytes: [u8; 32] = std::array::from_fn(|at| u8::try_from(at).unwrap());
        let text = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";
        assert_eq!(text_of(&bytes), text);
        assert_eq!(digest_of(text), Some(Digest::of(&bytes)));
        for none in ["", "A", &text[1..], &format!("{}9", &text[..42]), &text.replace('A', "=")] {
            assert_eq!(digest_of(none), None, "{none}");
        }
    }

    #[test]
    fn digests_are_the_same_in_every_byte() {
        let one = Digest::of(b"1");
        assert!(is_same(one, one));
        for at in 0..32 {
            let mut other = *one.as_bytes();
            other[at] ^= 1;
            assert!(!is_same(one, Digest::from_bytes(other)));
        }
    }
}
