//! A head that was begun is soon whole: a slow one ends its connection, and one that only waits may wait.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// How long a head may take.
pub(super) const HEAD_TIME: Duration = Duration::from_secs(5);

/// A connection that keeps to it.
pub(super) struct Heads<S> {
    stream: S,
    steps: Arc<AtomicUsize>,
    /// Before which answer a head was begun, and until when it may take.
    begun: Option<(usize, Pin<Box<Sleep>>)>,
}

impl<S> Heads<S> {
    /// `steps` is odd while a request is answered, another number after each.
    pub(super) const fn new(stream: S, steps: Arc<AtomicUsize>) -> Self {
        Self { stream, steps, begun: None }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Heads<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let step = self.steps.load(Ordering::Relaxed);
        if step % 2 == 1 || self.begun.as_ref().is_some_and(|(of, _)| *of != step) {
            self.begun = None;
        }
        if step % 2 == 1 {
            return read;
        }
        if read.is_ready() {
            if buffer.filled().len() > before {
                self.begun.get_or_insert_with(|| (step, Box::pin(sleep(HEAD_TIME))));
            }
            return read;
        }
        let Some((_, until)) = &mut self.begun else { return Poll::Pending };
        ready!(until.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Heads<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
