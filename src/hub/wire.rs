//! What is sent over the wire, and read with its bounds: gzip, JSON, rows.

use std::collections::BTreeMap;
use std::io::Read as _;

use flate2::bufread::GzDecoder;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::domain::lexicon::{Digest, bytes_of};
use crate::storage::RawRow;

/// The most bytes of a request, as sent and unpacked.
pub(super) const MOST_SENT: usize = 1 << 20;
const MOST_UNPACKED: u64 = 8 << 20;

/// How deep JSON may nest.
const DEEPEST: usize = 16;

/// Why a request's body is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unfit {
    /// It is larger than is read.
    Large,
    /// It is not what it should be; what was seen.
    Odd(String),
    /// The row at this position is not.
    Row(i64),
}

/// Rows as they were sent.
#[derive(Debug)]
pub(super) struct Sent {
    pub joint: Option<Digest>,
    pub venue: Option<i32>,
    /// The hall's seal of the last row.
    pub seal: Option<[u8; 16]>,
    /// The conductor's, for each hall.
    pub seals: BTreeMap<i32, [u8; 16]>,
    /// Of rounds whose letters are among the rows.
    pub nonces: BTreeMap<u8, [u8; 10]>,
    pub before: Digest,
    pub rows: Vec<RawRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    joint: Option<Digest>,
    venue: Option<i32>,
    seal: Option<String>,
    #[serde(default)]
    seals: BTreeMap<i32, String>,
    #[serde(default)]
    nonces: BTreeMap<u8, String>,
    before: Before,
    rows: Vec<Columns>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Before {
    seq: i64,
    hash: Digest,
}

/// The columns of the file's table `events`, in its order.
type Columns = (i64, i64, i64, i64, i64, String, String, String, i64, String, String);

/// What a body says, packed or not.
pub(super) fn unpacked(body: &[u8], coding: Option<&str>) -> Result<Vec<u8>, Unfit> {
    match coding.map(str::trim) {
        None | Some("" | "identity") => Ok(body.to_vec()),
        Some("gzip") => {
            let mut bytes = Vec::new();
            let mut unpacking = GzDecoder::new(body).take(MOST_UNPACKED + 1);
            let odd = |why: std::io::Error| Unfit::Odd(why.to_string());
            unpacking.read_to_end(&mut bytes).map_err(odd)?;
            if bytes.len() as u64 > MOST_UNPACKED {
                return Err(Unfit::Large);
            }
            if !unpacking.into_inner().into_inner().is_empty() {
                return Err(Unfit::Odd("more than one stream of gzip".to_owned()));
            }
            Ok(bytes)
        }
        Some(other) => Err(Unfit::Odd(format!("Content-Encoding: {other}"))),
    }
}

/// Reads rows.
pub(super) fn sent(json: &[u8]) -> Result<Sent, Unfit> {
    if deeper_than(json, DEEPEST) {
        return Err(Unfit::Odd(format!("JSON nests deeper than {DEEPEST}")));
    }
    let body: Body = serde_json::from_slice(json).map_err(|why| Unfit::Odd(why.to_string()))?;
    let Body { joint, venue, seal, seals, nonces, before, rows } = body;
    let rows: Vec<RawRow> = rows.into_iter().map(row).collect::<Result<_, _>>()?;
    match rows.first() {
        None => return Err(Unfit::Odd("no rows".to_owned())),
        Some(first) if first.seq.checked_sub(1) != Some(before.seq) => {
            return Err(Unfit::Row(first.seq));
        }
        Some(_) => {}
    }
    let seal = seal.map(|seal| digits(&seal)).transpose()?;
    let seals = seals.into_iter().map(|(venue, seal)| Ok((venue, digits(&seal)?)));
    let nonces = nonces.into_iter().map(|(round, nonce)| Ok((round, digits(&nonce)?)));
    Ok(Sent {
        joint,
        venue,
        seal,
        seals: seals.collect::<Result<_, _>>()?,
        nonces: nonces.collect::<Result<_, _>>()?,
        before: before.hash,
        rows,
    })
}

fn row(columns: Columns) -> Result<RawRow, Unfit> {
    let (seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash) =
        columns;
    let hash = hash.parse().map_err(|_| Unfit::Row(seq))?;
    Ok(RawRow {
        seq,
        action,
        wall_ms,
        session,
        elapsed_ms,
        name,
        role,
        station,
        version,
        body,
        hash,
    })
}

/// A row as it is sent.
pub(super) fn columns(row: &RawRow) -> Value {
    let RawRow { seq, action, wall_ms, session, elapsed_ms, version, hash, .. } = row;
    let RawRow { name, role, station, body, .. } = row;
    let hash = hash.to_string();
    json!([seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash])
}

fn digits<const BYTES: usize>(text: &str) -> Result<[u8; BYTES], Unfit> {
    bytes_of(text).ok_or_else(|| Unfit::Odd(format!("{BYTES} bytes in {} digits", 2 * BYTES)))
}

/// Whether brackets outside of texts nest deeper.
fn deeper_than(json: &[u8], most: usize) -> bool {
    let (mut depth, mut in_text, mut escaped) = (0_usize, false, false);
    for byte in json {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = in_text,
            b'"' => in_text = !in_text,
            b'[' | b'{' if !in_text => depth += 1,
            b']' | b'}' if !in_text => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > most {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    fn packed(bytes: &[u8]) -> Vec<u8> {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(bytes).unwrap();
        gzip.finish().unwrap()
    }

    #[test]
    fn unpacking_ends_at_its_ceiling() {
        assert_eq!(unpacked(&packed(b"{}"), Some("gzip")), Ok(b"{}".to_vec()));
        let most = usize::try_from(MOST_UNPACKED).unwrap();
        assert_eq!(unpacked(&packed(&vec![b' '; most]), Some("gzip")).unwrap().len(), most);
        assert_eq!(unpacked(&packed(&vec![b' '; most + 1]), Some("gzip")), Err(Unfit::Large));
        // 100 MiB in some 100 KiB.
        assert_eq!(unpacked(&packed(&vec![0; 100 << 20]), Some("gzip")), Err(Unfit::Large));
        let two = [packed(b"{}"), packed(b"{}")].concat();
        assert!(matches!(unpacked(&two, Some("gzip")), Err(Unfit::Odd(_))));
        assert!(matches!(unpacked(b"{}", Some("gzip")), Err(Unfit::Odd(_))));
        assert!(matches!(unpacked(b"{}", Some("gzip, gzip")), Err(Unfit::Odd(_))));
        let cut = packed(b"{\"rows\":[]}");
        assert!(matches!(unpacked(&cut[..cut.len() - 3], Some("gzip")), Err(Unfit::Odd(_))));
    }

    #[test]
    fn json_nests_no_deeper() {
        let nested = |deep: usize| format!("{}{}", "[".repeat(deep), "]".repeat(deep));
        assert!(!deeper_than(nested(16).as_bytes(), 16));
        assert!(deeper_than(nested(17).as_bytes(), 16));
        assert!(!deeper_than(br#"["[[[[[[[[[[[[[[[[[[\"[[[[[["]"#, 16));
        assert!(deeper_than("[{".repeat(1 << 20).as_bytes(), 16));
        assert!(!deeper_than("[],".repeat(100).as_bytes(), 16));
    }

    #[test]
    fn what_is_no_batch_is_told() {
        let row =
            |seq: i64, hash: &str| format!(r#"[{seq},1,2,1,4,"a","b","c",1,"{{}}","{hash}"]"#);
        let hash = "0".repeat(64);
        let batch = |before: i64, rows: &str, more: &str| {
            sent(
                format!(r#"{{"before":{{"seq":{before},"hash":"{hash}"}},"rows":[{rows}]{more}}}"#)
                    .as_bytes(),
            )
        };
        let fits =
            batch(6, &row(7, &hash), r#","venue":17,"seal":"4210c326697e9cf1bfd993e016937569""#);
        let fits = fits.unwrap();
        assert_eq!((fits.rows.len(), fits.rows[0].seq, fits.venue), (1, 7, Some(17)));
        assert_eq!(fits.seal.unwrap()[..2], [0x42, 0x10]);
        assert_eq!(columns(&fits.rows[0]).to_string(), row(7, &hash));
        assert_eq!(batch(6, &row(7, "0f"), "").unwrap_err(), Unfit::Row(7));
        assert_eq!(batch(5, &row(7, &hash), "").unwrap_err(), Unfit::Row(7));
        assert_eq!(batch(i64::MAX, &row(i64::MIN, &hash), "").unwrap_err(), Unfit::Row(i64::MIN));
        for (rows, more) in [("", ""), ("[1]", ""), (&*row(7, &hash), ",\"more\":1"), ("null", "")]
        {
            assert!(matches!(batch(6, rows, more), Err(Unfit::Odd(_))), "{rows} {more}");
        }
        for seal in ["42", "", &"0".repeat(33), &"G".repeat(32)] {
            let more = format!(",\"seal\":\"{seal}\"");
            assert!(matches!(batch(6, &row(7, &hash), &more), Err(Unfit::Odd(_))), "{seal}");
        }
    }
}
