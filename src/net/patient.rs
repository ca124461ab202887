//! A connection whose reader must take what is sent: who takes nothing, or too slowly, loses it.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

/// How long a reader is waited for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// While it takes nothing.
    pub nothing: Duration,
    /// Until it has taken all that was begun.
    pub whole: Duration,
}

/// A stream with an end to waiting.
pub(super) struct Patient<S> {
    stream: S,
    patience: Patience,
    /// When what is being sent began to wait, and the time that is running out.
    waiting: Option<(Instant, Pin<Box<Sleep>>)>,
}

impl<S> Patient<S> {
    pub(super) fn new(stream: S, patience: Patience) -> Self {
        Self { stream, patience, waiting: None }
    }

    /// What becomes of a write that must wait.
    fn wait(&mut self, cx: &mut Context<'_>) -> Poll<io::Error> {
        let Patience { nothing, whole } = self.patience;
        let (_, time) = self.waiting.get_or_insert_with(|| {
            let now = Instant::now();
            (now, Box::pin(sleep_until(now + nothing.min(whole))))
        });
        ready!(time.as_mut().poll(cx));
        Poll::Ready(io::ErrorKind::TimedOut.into())
    }

    /// Something was taken.
    fn taken(&mut self) {
        let Patience { nothing, whole } = self.patience;
        if let Some((since, time)) = &mut self.waiting {
            time.as_mut().reset((Instant::now() + nothing).min(*since + whole));
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match Pin::new(&mut self.stream).poll_write(cx, bytes) {
            Poll::Ready(written) => {
                self.taken();
                Poll::Ready(written)
            }
            Poll::Pending => self.wait(cx).map(Err),
        }
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_flush(cx) {
            Poll::Ready(flushed) => {
                self.waiting = None;
                Poll::Ready(flushed)
            }
            Poll::Pending => self.wait(cx).map(Err),
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    fn run<T>(test: impl Future<Output = T>) -> T {
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(test)
    }

    #[test]
    fn who_takes_nothing_loses_the_connection() {
        run(async {
            let (ours, _theirs) = duplex(16);
            let nothing = Duration::from_millis(20);
            let mut ours = Patient::new(ours, Patience { nothing, whole: Duration::from_hours(1) });
            let lost = ours.write_all(&[0; 64]).await.unwrap_err();
            assert_eq!(lost.kind(), io::ErrorKind::TimedOut);
        });
    }

    #[test]
    fn who_takes_a_little_at_a_time_loses_it_in_the_end() {
        run(async {
            let (ours, mut theirs) = duplex(1);
            let patience =
                Patience { nothing: Duration::from_mins(1), whole: Duration::from_millis(50) };
            let mut ours = Patient::new(ours, patience);
            // A byte each time that somebody looks, without end.
            let reading = async { while theirs.read_u8().await.is_ok() {} };
            let sending = async { ours.write_all(&vec![0; 1 << 26]).await.unwrap_err().kind() };
            tokio::select! {
                kind = sending => assert_eq!(kind, io::ErrorKind::TimedOut),
                () = reading => panic!("the sender ended first"),
            }
        });
    }

    #[test]
    fn each_answer_has_the_whole_time() {
        run(async {
            let (ours, mut theirs) = duplex(4);
            let patience =
                Patience { nothing: Duration::from_mins(1), whole: Duration::from_mins(1) };
            let mut ours = Patient::new(ours, patience);
            let mut read = [0; 12];
            let answer = async {
                ours.write_all(b"one answer!!").await.unwrap();
                ours.flush().await.unwrap();
            };
            tokio::join!(answer, async { theirs.read_exact(&mut read).await.unwrap() });
            assert_eq!(&read, b"one answer!!");
            assert!(ours.waiting.is_none());
        });
    }
}
