//! Results as they are keyed: figures and ends by letters, a slip's code, what is doubtful, corrections, a second
//! person, walkovers and cancelled games.
