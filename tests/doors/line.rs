//! A connection that is kept: one request after the other, as a browser sends them.

use std::io::{Read, Write};

use super::Answer;

/// A connection, and what came on it that nobody has read yet.
pub struct Line<S> {
    stream: S,
    rest: Vec<u8>,
}

impl<S: Read + Write> Line<S> {
    pub const fn on(stream: S) -> Self {
        Self { stream, rest: Vec::new() }
    }

    /// Waits until the other side lets go.
    pub fn ends(&mut self) {
        while self.stream.read(&mut [0; 64]).is_ok_and(|count| count > 0) {}
    }

    /// Sends this, and reads its answer to its last byte.
    pub fn asks(&mut self, request: &str) -> Answer {
        self.stream.write_all(request.as_bytes()).unwrap();
        loop {
            let head = self.rest.windows(4).position(|bytes| bytes == b"\r\n\r\n");
            if let Some(head) = head.map(|at| at + 4) {
                let answer = Answer::of(self.rest[..head].to_vec());
                let body: usize = answer.header("content-length").unwrap().parse().unwrap();
                if self.rest.len() >= head + body {
                    let whole = self.rest.drain(..head + body).collect();
                    return Answer::of(whole);
                }
            }
            let mut bytes = [0; 16 * 1024];
            let count = self.stream.read(&mut bytes).unwrap();
            assert!(count > 0, "let go: {request}");
            self.rest.extend_from_slice(&bytes[..count]);
        }
    }
}
