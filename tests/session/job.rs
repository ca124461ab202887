//! Work on a thread of its own: how it ends, be it by a panic, and that it can be cancelled while it is not too late.

use std::ops::ControlFlow;
use std::sync::mpsc::channel;

use eforos::language::Language;
use eforos::session::{Failure, Job, Told};

/// All that it tells, to its end.
fn told<T: Send + 'static>(mut job: Job<T>) -> Vec<Told<T>> {
    let mut all = Vec::new();
    loop {
        match job.told() {
            Some(told @ Told::Progress(..)) => all.push(told),
            Some(told) => {
                all.push(told);
                return all;
            }
            None => std::thread::yield_now(),
        }
    }
}

#[test]
fn it_tells_each_hundredth_and_its_end() {
    let job = Job::<usize>::start("counts", |steps| {
        (0..=10_000).for_each(|done| assert!(steps.progress(done, 10_000).is_continue()));
        Ok(7)
    });
    let told = told(job);
    assert_eq!(told.len(), 102, "0 to 100, and the end");
    assert_eq!(told.last(), Some(&Told::Done(7)));
    assert!(told.contains(&Told::Progress(100, 10_000)));
    let refused = Job::<()>::start("refuses", |_| Err("no paper".to_owned()));
    assert_eq!(refused.wait(), Err(Failure::Refused("no paper".to_owned())));
    assert_eq!(Job::<usize>::ended(Ok(3)).wait(), Ok(3));
}

#[test]
fn a_panic_is_a_failure_with_its_reason() {
    let panics = || Job::<()>::start("panics", |_| panic!("page {} has no room", 3));
    let died = || Failure::Died("page 3 has no room".to_owned());
    assert_eq!(told(panics()), [Told::Failed(died())]);
    assert_eq!(panics().wait(), Err(died()));
    let sentence = died().sentence(Language::English, |why| why);
    assert!(sentence.contains("page 3 has no room") && sentence.contains("unexpectedly"));
}

#[test]
fn one_that_is_dropped_is_cancelled() {
    let (go, wait) = channel::<()>();
    let (tell, ended) = channel();
    let job = Job::<()>::start("waits", move |steps| {
        let _ = wait.recv();
        let _ = tell.send(steps.progress(0, 1));
        Ok(())
    });
    drop(job);
    go.send(()).unwrap();
    assert_eq!(ended.recv().unwrap(), ControlFlow::Break(()));
}

#[test]
fn it_is_cancelled_before_its_last_moment_and_not_after() {
    let (go, wait) = channel::<()>();
    let early = Job::<bool>::start("early", move |steps| {
        let _ = wait.recv();
        Ok(steps.last_moment().is_continue())
    });
    assert!(early.cancel());
    go.send(()).unwrap();
    assert_eq!(early.wait(), Ok(false), "it knows before it writes");
    let (tell, told) = channel();
    let (go, wait) = channel::<()>();
    let late = Job::<bool>::start("late", move |steps| {
        let decided = steps.last_moment().is_continue();
        tell.send(()).unwrap();
        let _ = wait.recv();
        Ok(decided)
    });
    told.recv().unwrap();
    assert!(!late.cancel(), "too late");
    go.send(()).unwrap();
    assert_eq!(late.wait(), Ok(true));
}
