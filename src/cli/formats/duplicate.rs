//! Duplicate games on the command line.

mod grade;
mod top;

pub(super) use grade::grade;
pub(super) use top::top;

pub(super) use crate::exchange::formats::duplicate::FORMAT;
