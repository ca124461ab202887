//! What a door says before there is a request: that it is full, or that a head cannot be read. The library that reads heads
//! refuses them without a word, so the words are put there.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A door's words, as it speaks.
pub struct Words {
    /// The kind of them.
    pub kind: &'static str,
    /// The lines of a head that every answer has.
    pub says: Vec<(&'static str, &'static str)>,
    /// It is full.
    pub in_all: String,
    /// Of one address there are too many.
    pub of_one: String,
    /// The head goes on and on.
    pub long: String,
    /// The head is none.
    pub odd: String,
}

impl Words {
    /// What who finds no place is told.
    pub(super) fn full(&self) -> String {
        self.answer("503 Service Unavailable", &self.in_all, "retry-after: 5\r\n")
    }

    /// What is told where there are too many.
    pub(super) fn too_many(&self) -> String {
        self.answer("429 Too Many Requests", &self.of_one, "retry-after: 5\r\n")
    }

    /// What who speaks in the clear to a door that does not is told.
    pub(super) fn elsewhere(&self, at: &str) -> String {
        self.answer("308 Permanent Redirect", "", &format!("location: {at}\r\n"))
    }

    fn answer(&self, status: &str, text: &str, more: &str) -> String {
        let (kind, length) = (self.kind, text.len());
        let says: String =
            self.says.iter().flat_map(|(name, value)| [name, ": ", value, "\r\n"]).collect();
        format!(
            "HTTP/1.1 {status}\r\n{more}content-type: {kind}\r\ncontent-length: {length}\r\n{says}\
             cache-control: no-store\r\nconnection: close\r\n\r\n{text}"
        )
    }

    /// What is said in the place of a refusal without a word; of everything else nothing.
    fn in_place_of(&self, answer: &[u8]) -> Option<String> {
        let head = answer.strip_prefix(b"HTTP/1.1 4")?.strip_suffix(b"\r\n\r\n")?;
        let head = str::from_utf8(head).ok()?.to_ascii_lowercase();
        if head.contains("\r\ncontent-type:") || !head.contains("\r\ncontent-length: 0") {
            return None;
        }
        Some(match head.get(..2)? {
            "31" => self.answer("431 Request Header Fields Too Large", &self.long, ""),
            "14" => self.answer("414 URI Too Long", &self.long, ""),
            _ => self.answer("400 Bad Request", &self.odd, ""),
        })
    }
}

/// A connection on which every refusal has words.
pub(super) struct Worded<S> {
    stream: S,
    words: Arc<Words>,
    /// What is being said in the place of something else, and how much of it was.
    instead: Option<(String, usize)>,
}

impl<S> Worded<S> {
    pub(super) fn new(stream: S, words: Arc<Words>) -> Self {
        Self { stream, words, instead: None }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Worded<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Worded<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let own = &mut *self;
        if own.instead.is_none() {
            own.instead = own.words.in_place_of(bytes).map(|answer| (answer, 0));
        }
        let Some((answer, said)) = &mut own.instead else {
            return Pin::new(&mut own.stream).poll_write(cx, bytes);
        };
        while *said < answer.len() {
            let rest = &answer.as_bytes()[*said..];
            match ready!(Pin::new(&mut own.stream).poll_write(cx, rest))? {
                0 => return Poll::Ready(Ok(0)),
                more => *said += more,
            }
        }
        own.instead = None;
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
