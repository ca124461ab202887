//! Classic games on paper.

mod papers;
