//! Who asks, and about which joint competition: what halls are given is no conductor's, and the other way round.

use std::sync::Arc;

use axum::http::HeaderMap;

use super::answers::{Refusal, none};
use super::{Post, named};
use crate::domain::lexicon::Digest;
use crate::hub::joints::{Joint, Reader};
use crate::hub::problem::Problem;
use crate::hub::tokens::Known;

/// The joint competition of an address, and as whom it is asked about.
pub(super) async fn of(
    post: &Post,
    known: &Known,
    headers: &HeaderMap,
    joint: &str,
) -> Result<(Arc<Joint>, Reader), Refusal> {
    let commitment = named(headers, joint)?;
    post.hub.joint(&post.joints, commitment, known).await.map_err(none(headers))
}

/// The hall whose token it is.
pub(super) fn hall(headers: &HeaderMap, reader: Reader) -> Result<i32, Refusal> {
    match reader {
        Reader::Hall(venue) => Ok(venue),
        Reader::Conductor => Err(none(headers)(Problem::Foreign)),
    }
}

/// The joint competition of an address, which is this conductor's.
pub(super) async fn own(
    post: &Post,
    known: &Known,
    headers: &HeaderMap,
    joint: &str,
) -> Result<Digest, Refusal> {
    match of(post, known, headers, joint).await? {
        (joint, Reader::Conductor) => Ok(joint.commitment()),
        (_, Reader::Hall(_)) => Err(none(headers)(Problem::Foreign)),
    }
}
