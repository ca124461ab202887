//! How much is answered before whoever owns the competition looks at the time again.

use std::iter;
use std::time::{Duration, Instant};

const MOST: usize = 32;
const LONGEST: Duration = Duration::from_millis(20);

/// The first, and what waits beside it: 32 in all, or as many as are answered in 20 ms. The others stay.
/// Once nothing waits, what came since comes when it is asked again.
pub fn at_once<T>(first: T, mut next: impl FnMut() -> Option<T>) -> impl Iterator<Item = T> {
    let began = Instant::now();
    let (mut first, mut answered) = (Some(first), 0);
    iter::from_fn(move || {
        let goes_on = answered < MOST && began.elapsed() < LONGEST;
        let found = first.take().or_else(|| goes_on.then(&mut next).flatten())?;
        answered += 1;
        Some(found)
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn so_many_are_answered_and_none_is_dropped() {
        let (sender, asks) = channel();
        (0..100).for_each(|ask| sender.send(ask).unwrap());
        let mut answered = Vec::new();
        while let Ok(first) = asks.try_recv() {
            let now: Vec<u32> = at_once(first, || asks.try_recv().ok()).collect();
            assert!((1..=MOST).contains(&now.len()));
            answered.extend(now);
        }
        assert_eq!(answered, (0..100).collect::<Vec<_>>());
    }

    #[test]
    fn whoever_answers_slowly_looks_at_the_time_in_between() {
        let (sender, asks) = channel();
        (0..100).for_each(|ask| sender.send(ask).unwrap());
        let mut turn = at_once(0, || asks.try_recv().ok());
        turn.next().unwrap();
        let began = Instant::now();
        while began.elapsed() <= LONGEST {
            std::hint::spin_loop();
        }
        assert_eq!((turn.next(), asks.try_recv()), (None, Ok(0)));
    }
}
