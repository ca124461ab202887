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

/// What is heard.
#[derive(Clone, Copy, Debug)]
pub(super) enum Notice {
    /// This history is otherwise.
    Changed(Digest),
    /// From now on it is listened; what was said before is not said again.
    Listens,
}

impl Hub {
    /// Tells a service that stands on the same database that this history is otherwise.
    pub(super) async fn notify(&self, competition: Digest) -> Result<(), Problem> {
        let client = self.client().await?;
        client.execute(include_str!("sql/notify.sql"), &[&competition.to_string()]).await?;
        Ok(())
    }

    /// Hears of histories that another process changed, until the service ends.
    pub(super) async fn notices(&self, told: impl Fn(Notice), mut closed: watch::Receiver<bool>) {
        let mut is_first = true;
        loop {
            tokio::select! {
                heard = self.hear(&told, is_first) => if let Err(problem) = heard {
                    self.outage.noticed(&problem, None);
                },
                _ = closed.wait_for(|closed| *closed) => return,
            }
            is_first = false;
            sleep(AGAIN).await;
        }
    }

    async fn hear(&self, told: impl Fn(Notice), is_first: bool) -> Result<(), Problem> {
        let (client, mut connection) = self.config.connect(NoTls).await?;
        let heard = async {
            while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
                if let AsyncMessage::Notification(notice) = message? {
                    notice.payload().parse().map(Notice::Changed).map(&told).unwrap_or_default();
                }
            }
            Ok::<_, Problem>(())
        };
        let listen = async {
            client.batch_execute(include_str!("sql/listen.sql")).await?;
            self.outage.answers();
            told(Notice::Listens);
            // At the start whoever starts the service makes what is lacking.
            if !is_first {
                for competition in self.behind().await? {
                    told(Notice::Changed(competition));
                }
            }
            Ok::<_, Problem>(())
        };
        tokio::try_join!(listen, heard)?;
        Ok(())
    }
}
