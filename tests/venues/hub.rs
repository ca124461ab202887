//! A hub of this test: it keeps one history as the promise of the wire format says, and can be told to fail. The real
//! one stands in `tests/hub`.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use eforos::domain::lexicon::Digest;
use eforos::storage::{RawRow, chained, genesis};
use eforos::venues::SentRow;
use flate2::read::GzDecoder;
use serde_json::{Value, json};

/// What it does with the next request in place of answering.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Does what was asked and sends only so many bytes of the answer.
    Cut(usize),
    /// Sends this, and does nothing.
    Say(Vec<u8>),
}

#[derive(Default)]
pub struct Kept {
    pub rows: Vec<RawRow>,
    /// Those of another branch.
    pub beside: Vec<RawRow>,
    /// The head and the body of each request.
    pub asked: Vec<(String, Value)>,
    pub next: Vec<Next>,
    /// What it lacks, as it says, and what it was sent of it: address and bytes.
    pub lacks: Vec<String>,
    pub parts: Vec<(String, Vec<u8>)>,
}

pub struct Hub {
    pub url: String,
    pub kept: Arc<Mutex<Kept>>,
}

impl Hub {
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let kept = Arc::<Mutex<Kept>>::default();
        let own = Arc::clone(&kept);
        thread::spawn(move || {
            for stream in listener.incoming() {
                let _ = answer(stream.unwrap(), &own);
            }
        });
        Self { url, kept }
    }

    pub fn rows(&self) -> Vec<RawRow> {
        self.kept.lock().unwrap().rows.clone()
    }

    pub fn next(&self, next: Next) {
        self.kept.lock().unwrap().next.push(next);
    }

    /// What was asked since the last time.
    pub fn asked(&self) -> Vec<(String, Value)> {
        std::mem::take(&mut self.kept.lock().unwrap().asked)
    }
}

/// An answer with this status and these lines of a head.
pub fn said(status: u16, head: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!(
        "HTTP/1.1 {status} X\r\nContent-Type: application/json\r\n{head}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )
    .into_bytes()
}

fn answer(stream: TcpStream, kept: &Mutex<Kept>) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    let mut length = 0;
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Ok(());
        }
        if line == "\r\n" {
            break;
        }
        if let Some(told) = line.to_lowercase().strip_prefix("content-length:") {
            length = told.trim().parse().unwrap();
        }
        head += &line;
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    if head.to_lowercase().contains("content-encoding: gzip") {
        let mut plain = Vec::new();
        GzDecoder::new(&body[..]).read_to_end(&mut plain)?;
        body = plain;
    }
    let mut kept = kept.lock().unwrap();
    if head.starts_with("PUT /v1/parts/") {
        let path = head.split(' ').nth(1).unwrap().to_owned();
        kept.parts.push((path, body.clone()));
        kept.lacks.clear();
    }
    let body: Value = serde_json::from_slice(&body).unwrap_or_default();
    kept.asked.push((head.clone(), body.clone()));
    let next = if kept.next.is_empty() { None } else { Some(kept.next.remove(0)) };
    let mut stream = reader.into_inner();
    match next {
        Some(Next::Say(bytes)) => stream.write_all(&bytes),
        Some(Next::Cut(bytes)) => {
            let whole = done(&mut kept, &head, &body);
            stream.write_all(&whole[..bytes.min(whole.len())])
        }
        None => stream.write_all(&done(&mut kept, &head, &body)),
    }
}

/// Does what is asked, and the answer.
fn done(kept: &mut Kept, head: &str, body: &Value) -> Vec<u8> {
    let path = head.split(' ').nth(1).unwrap();
    let last = kept.rows.last().map_or(
        json!({"seq": 0, "hash": genesis()}),
        |row| json!({"seq": row.seq, "hash": row.hash}),
    );
    if path.ends_with("/ready") {
        return said(200, "", r#"{"seq":1}"#);
    }
    if head.starts_with("POST") {
        return appended(kept, body, &last);
    }
    if head.starts_with("PUT") {
        return said(200, "", "{}");
    }
    if path == "/v1/time" {
        return said(200, "", r#"{"now_ms":1795283051000}"#);
    }
    if path.contains("/directives?") {
        return said(204, "", "");
    }
    if let Some((_, after)) = path.split_once("/rows?after=") {
        let after: usize = after.parse().unwrap();
        let rows: Vec<SentRow> =
            kept.rows.iter().skip(after).take(500).cloned().map(SentRow).collect();
        return said(200, "", &json!({"rows": rows, "head": last}).to_string());
    }
    if kept.rows.is_empty() {
        return said(404, "", r#"{"why":"unknown","text":"-"}"#);
    }
    said(200, "", &json!({"head": last, "branch": 1, "lacks": kept.lacks}).to_string())
}

fn appended(kept: &mut Kept, body: &Value, last: &Value) -> Vec<u8> {
    let rows: Vec<SentRow> = serde_json::from_value(body["rows"].clone()).unwrap();
    let before: usize = body["before"]["seq"].as_u64().unwrap().try_into().unwrap();
    let mut hash: Digest = serde_json::from_value(body["before"]["hash"].clone()).unwrap();
    if before > kept.rows.len() {
        return said(409, "", &json!({"why": "gap", "text": "-", "head": last}).to_string());
    }
    let mut parts = None;
    let mut head = last.clone();
    for (at, SentRow(row)) in (before + 1..).zip(rows) {
        assert_eq!(row.seq, i64::try_from(at).unwrap(), "rows in order");
        hash = chained(hash, &row.row());
        assert_eq!(hash, row.hash, "each follows from the one before");
        match kept.rows.get(at - 1) {
            Some(there) if there.hash == row.hash => {}
            None if parts.is_none() => kept.rows.push(row),
            _ => {
                parts.get_or_insert(at);
                head = json!({"seq": row.seq, "hash": row.hash});
                kept.beside.push(row);
            }
        }
    }
    if let Some(at) = parts {
        let told =
            json!({"why": "fork", "text": "-", "at": at, "here": last, "branch": 2, "head": head});
        return said(409, "", &told.to_string());
    }
    let last = kept.rows.last().unwrap();
    let head = json!({"seq": last.seq, "hash": last.hash});
    let told = json!({"head": head, "branch": 1, "directives": 41, "lacks": kept.lacks});
    said(200, "", &told.to_string())
}
