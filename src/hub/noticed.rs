//! What another process of this machine does to the histories: it says so by `NOTIFY`, and the service hears it.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;
use tokio_postgres::{AsyncMessage, NoTls};

use super::problem::Problem;
use super::store::Hub;
use crate::domain::lexicon::Digest;

/// A connection that broke is made again after so long.
const AGAIN: Duration = Duration::from_secs(1);

impl Hub {
    /// Tells a service that stands on the same database that this history is otherwise.
    pub(super) async fn notify(&self, competition: Digest) -> Result<(), Problem> {
        let client = self.client().await?;
        client.execute(include_str!("sql/notify.sql"), &[&competition.to_string()]).await?;
        Ok(())
    }

    /// Hears of histories that another process changed, until the service ends.
    pub(super) async fn notices(&self, told: impl Fn(Digest), mut closed: watch::Receiver<bool>) {
        loop {
            tokio::select! {
                heard = self.hear(&told) => if let Err(problem) = heard {
                    tracing::warn!("{problem}");
                },
                _ = closed.wait_for(|closed| *closed) => return,
            }
            sleep(AGAIN).await;
        }
    }

    async fn hear(&self, told: impl Fn(Digest)) -> Result<(), Problem> {
        let (client, mut connection) = self.config.connect(NoTls).await?;
        let heard = async {
            while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
                if let AsyncMessage::Notification(notice) = message? {
                    notice.payload().parse().map(&told).unwrap_or_default();
                }
            }
            Ok::<_, Problem>(())
        };
        let listen = client.batch_execute(include_str!("sql/listen.sql"));
        let (listens, heard) = tokio::join!(listen, heard);
        listens?;
        heard
    }
}
