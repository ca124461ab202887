//! What whoever rules the hub sees of a joint competition: the same that its conductor is told.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use super::api::{of_queue, of_table, of_venues};
use super::gathered::Gathered;
use super::problem::Problem;
use super::signs::Sign;
use super::store::Hub;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Digest;

impl Hub {
    /// The `queue`, `venues` and, after a round, `standings` of a joint competition as they are now, published or not: what
    /// `docs/hub.md` says of the addresses of these names. It is named by its commitment or by any competition of it.
    ///
    /// # Errors
    /// There is no such joint competition; the database fails.
    pub fn overseen(&self, named: Digest, after: Option<RoundNo>) -> Result<Value, Problem> {
        let joint = if self.of_joint(named)?.is_empty() {
            let joint = self.runtime.block_on(self.joint_of(named))?;
            joint.ok_or(Problem::NoCompetition(named))?
        } else {
            named
        };
        let gathered = Gathered::default();
        let (master, halls) = gathered.states(self, joint)?;
        let now_ms = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let now_ms = i64::try_from(now_ms).unwrap_or(i64::MAX);
        let mut told = json!({
            "joint": joint.to_string(),
            "queue": of_queue(&gathered.waiting(self, joint)?),
            // Whether a hall asks the service just now, or is refused, the service alone knows; when it sent last stands in the database.
            "venues": of_venues(master, &halls, now_ms, |_| Sign::default()),
        });
        if let Some(after) = after {
            let table = gathered.table(self, joint, after)?;
            told["standings"] = of_table(table.ok_or(Problem::NoCompetition(joint))?, |_| false);
        }
        Ok(told)
    }
}
