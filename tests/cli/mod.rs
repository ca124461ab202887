//! The command line, as a script meets it: the program itself is run.
#![allow(clippy::unwrap_used, reason = "tests may unwrap")]

mod alone;
mod bad;
mod classic;
mod documents;
mod duplicate;
mod duplicate_bad;
mod files;
mod gcg;
mod golden;
mod grade_oracle;
mod inputs;
mod joint;
mod outputs;
mod package;
mod paper;
mod pictures;
mod serve;
mod served;
pub mod support;
mod words;
