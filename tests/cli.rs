//! The command line, as a script meets it: the program itself is run.
#![allow(clippy::unwrap_used, reason = "tests may unwrap")]

#[path = "storage/chain.rs"]
mod chain;

mod cli {
    mod alone;
    mod bad;
    mod documents;
    mod files;
    mod golden;
    mod inputs;
    mod outputs;
    mod package;
    mod paper;
    mod support;
    mod words;
}
