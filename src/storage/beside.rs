//! What stands or falls with the events that it came with.

use super::card::Cursor;
use super::drafts::Begun;
use super::pictures::NewPicture;
use super::stations::Receipt;

/// What is written with events, in the same transaction.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beside<'a> {
    /// That they were asked for.
    pub receipt: Option<&'a Receipt>,
    /// The pictures that they say were taken; room is made for them.
    pub pictures: &'a [NewPicture],
    /// How far the conductor's history is carried out with them.
    pub cursor: Option<Cursor>,
    /// What was begun at which stations and is saved by them: it is no draft any more.
    pub saved: &'a [(String, Begun)],
    /// The card that is kept in place of another; room is made for it.
    pub card: Option<&'a str>,
}
