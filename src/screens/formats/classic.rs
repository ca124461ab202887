//! Classic games as they are seen.

mod ranks;
