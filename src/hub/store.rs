//! The hub's database: how it is reached, and its tables brought forward.

use std::ops::Deref;
use std::time::Duration;

use deadpool_postgres::{
    Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime,
};
use tokio::runtime;
use tokio_postgres::NoTls;
use tokio_postgres::config::{Config, Host};

use super::outage::Outage;
use super::problem::Problem;

mod migrations {
    refinery::embed_migrations!("src/hub/migrations");
}

/// Where the database is when nobody says otherwise.
pub const DATABASE: &str = "postgresql:///eforos?host=/run/postgresql";

/// So many connections at most.
const CONNECTIONS: usize = 16;
/// How long a request waits for one of them, and for one to be made.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long one statement may take, and wait for a lock.
const TIMES: &str = "-c statement_timeout=10s -c lock_timeout=5s";

/// The hub's histories in `PostgreSQL`. What it does blocks the thread that asks; threads may ask at once.
pub struct Hub {
    pub(super) runtime: Tasks,
    pub(super) config: Config,
    pub(super) outage: Outage,
    pool: Pool,
}

/// What it runs on. Whoever lets go of the hub last may be one of its own tasks, so nothing is waited for then.
pub(super) struct Tasks(Option<runtime::Runtime>);

impl Deref for Tasks {
    type Target = runtime::Runtime;

    fn deref(&self) -> &runtime::Runtime {
        self.0.as_ref().expect("it is there until it is let go of")
    }
}

impl Drop for Tasks {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// What preparing a database found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// How many steps its tables were brought forward; 0 when they were the newest.
    pub steps: usize,
    /// Its encoding, where that is not UTF-8.
    pub other_encoding: Option<String>,
}

impl Hub {
    /// Makes the tables of a database, or brings them forward. Again it changes nothing.
    ///
    /// # Errors
    /// It cannot be reached, lies on another machine, is of a newer program, or gives no right to make tables.
    pub fn prepare(database: &str) -> Result<Prepared, Problem> {
        let config = config(database)?;
        runtime()?.block_on(async {
            let (mut client, connection) = config.connect(NoTls).await?;
            let connection = tokio::spawn(connection);
            match known(&client).await {
                Ok(()) | Err(Problem::NotPrepared) => {}
                Err(problem) => return Err(problem),
            }
            let report = migrations::migrations::runner().run_async(&mut client).await;
            let report = report.map_err(|error| migrated(&error))?;
            let row = client.query_one("SHOW server_encoding", &[]).await?;
            let encoding: String = row.try_get(0)?;
            drop(client);
            let _ = connection.await;
            let other_encoding = (encoding != "UTF8").then_some(encoding);
            Ok(Prepared { steps: report.applied_migrations().len(), other_encoding })
        })
    }

    /// Opens a database that was prepared.
    ///
    /// # Errors
    /// It cannot be reached, lies on another machine, was not prepared, or is of a newer program.
    pub fn open(database: &str) -> Result<Self, Problem> {
        let config = config(database)?;
        let how = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(config.clone(), NoTls, how);
        let pool = Pool::builder(manager).max_size(CONNECTIONS).runtime(Runtime::Tokio1);
        let pool = pool.wait_timeout(Some(PATIENCE)).create_timeout(Some(PATIENCE)).build();
        let pool = pool.map_err(|error| Problem::Database(error.to_string()))?;
        let hub =
            Self { runtime: Tasks(Some(runtime()?)), config, outage: Outage::default(), pool };
        hub.runtime.block_on(async {
            let client = hub.client().await?;
            known(&client).await
        })?;
        Ok(hub)
    }

    pub(super) async fn client(&self) -> Result<Object, Problem> {
        self.pool.get().await.map_err(|error| match error {
            PoolError::Backend(error) => error.into(),
            other => Problem::NoConnection(other.to_string()),
        })
    }
}

fn runtime() -> Result<runtime::Runtime, Problem> {
    let built = runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    built.map_err(|error| Problem::Database(error.to_string()))
}

/// What an address says, by socket or loopback alone: connections have no TLS.
fn config(database: &str) -> Result<Config, Problem> {
    let mut config: Config = database
        .parse()
        .map_err(|error: tokio_postgres::Error| Problem::Address(error.to_string()))?;
    for host in config.get_hosts() {
        match host {
            #[cfg(unix)]
            Host::Unix(_) => {}
            Host::Tcp(name) if ["localhost", "127.0.0.1", "::1"].contains(&name.as_str()) => {}
            Host::Tcp(name) => return Err(Problem::Elsewhere(name.clone())),
        }
    }
    if let Some(other) = config.get_hostaddrs().iter().find(|address| !address.is_loopback()) {
        return Err(Problem::Elsewhere(other.to_string()));
    }
    #[cfg(unix)]
    if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
        config.host_path("/run/postgresql");
    }
    let options = config.get_options().map_or(TIMES.to_owned(), |own| format!("{TIMES} {own}"));
    config.options(options).application_name("eforos").connect_timeout(PATIENCE);
    Ok(config)
}

/// Whether the tables are those that this program knows.
async fn known(client: &tokio_postgres::Client) -> Result<(), Problem> {
    let all = migrations::migrations::runner();
    let known = all.get_migrations().iter().map(refinery::Migration::version).max().unwrap_or(0);
    let row = client.query_one(include_str!("sql/version.sql"), &[]).await?;
    match row.try_get::<_, Option<i32>>(0)? {
        Some(version) if version > known => Err(Problem::Newer { version, known }),
        Some(version) if version == known => Ok(()),
        _ => Err(Problem::NotPrepared),
    }
}

/// Why tables were not made; the database's own error where it is one.
fn migrated(error: &refinery::Error) -> Problem {
    let mut source = std::error::Error::source(error);
    while let Some(below) = source {
        if let Some(own) = below.downcast_ref::<tokio_postgres::Error>() {
            let why = own.as_db_error().map_or_else(|| own.to_string(), ToString::to_string);
            let denied = tokio_postgres::error::SqlState::INSUFFICIENT_PRIVILEGE;
            let no_rights = own.code() == Some(&denied);
            return if no_rights { Problem::NoRights(why) } else { Problem::Database(why) };
        }
        source = below.source();
    }
    Problem::Database(error.to_string())
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, mpsc};

    use super::*;

    #[test]
    fn a_task_of_its_own_may_let_go_of_it_last() {
        let tasks = Arc::new(Tasks(Some(runtime().unwrap())));
        let own = Arc::clone(&tasks);
        let (give, ended) = mpsc::channel();
        let (release, released) = tokio::sync::oneshot::channel::<()>();
        tasks.spawn(async move {
            let _ = released.await;
            drop(own);
            let _ = give.send(());
        });
        drop(tasks);
        release.send(()).unwrap();
        assert_eq!(ended.recv(), Ok(()), "without a panic");
    }
}
