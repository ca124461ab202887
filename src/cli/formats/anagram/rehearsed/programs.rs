//! The programs of a rehearsed joint day: processes that tell how far they are, and that are killed and started again.

use std::fs::{self, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::Sender;
use std::thread;

use serde_json::Value;

/// The files of the day: the master file, then the halls'.
pub(super) fn files(halls: u16) -> Vec<String> {
    let of_halls = (1..=halls).map(|number| format!("day-{number}.eforos"));
    ["day.eforos".to_owned()].into_iter().chain(of_halls).collect()
}

/// A line that a program told; `None` where it ended.
pub(super) struct Heard {
    /// Which program, and its how manieth life it was.
    pub(super) program: usize,
    pub(super) life: u32,
    pub(super) told: Option<Value>,
}

/// What a program is started with, each time.
pub(super) struct Start {
    pub(super) folder: PathBuf,
    pub(super) file: String,
    pub(super) args: Vec<String>,
}

/// A program at which people sit.
pub(super) struct Program {
    number: usize,
    start: Start,
    heard: Sender<Heard>,
    child: Child,
    telephone: ChildStdin,
    pub(super) life: u32,
}

fn eforos(folder: &Path, log: &str) -> io::Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    let log = OpenOptions::new().create(true).append(true).open(folder.join(log))?;
    command.current_dir(folder).stderr(log);
    Ok(command)
}

fn running(start: &Start) -> io::Result<(Child, ChildStdin, impl io::BufRead + use<>)> {
    let mut command = eforos(&start.folder, &format!("{}.log", start.file))?;
    command.arg("sync").arg(&start.file).args(&start.args);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let pipes = child.stdin.take().zip(child.stdout.take());
    let (telephone, told) = pipes.ok_or(io::ErrorKind::BrokenPipe)?;
    Ok((child, telephone, BufReader::new(told)))
}

/// Passes on what a life of a program tells.
fn listen(
    heard: Sender<Heard>,
    (program, life): (usize, u32),
    told: impl io::BufRead + Send + 'static,
) {
    thread::spawn(move || {
        let lines = told.lines().map_while(Result::ok);
        let told = lines.filter_map(|line| serde_json::from_str(&line).ok());
        for told in told.map(Some).chain([None]) {
            if heard.send(Heard { program, life, told }).is_err() {
                return;
            }
        }
    });
}

impl Program {
    pub(super) fn start(number: usize, start: Start, heard: Sender<Heard>) -> io::Result<Self> {
        let (child, telephone, told) = running(&start)?;
        listen(heard.clone(), (number, 1), told);
        Ok(Self { number, start, heard, child, telephone, life: 1 })
    }

    /// Ends it at once, whatever it does, and starts it again.
    pub(super) fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        let (child, telephone, told) = running(&self.start)?;
        (self.child, self.telephone) = (child, telephone);
        self.life += 1;
        listen(self.heard.clone(), (self.number, self.life), told);
        Ok(())
    }

    /// Tells it something over the telephone.
    pub(super) fn tell(&mut self, what: &Value) {
        // Who was killed is told again.
        let _ = writeln!(self.telephone, "{what}");
    }

    /// How it ended, and what it said last on standard error.
    pub(super) fn last_words(&mut self) -> String {
        let ended = self.child.wait().map(|status| status.to_string()).unwrap_or_default();
        let log = self.start.folder.join(format!("{}.log", self.start.file));
        let said = fs::read_to_string(log).unwrap_or_default();
        format!("{} · {ended}: {}", self.start.file, said.lines().last().unwrap_or_default())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The hub, as a service.
pub(super) struct HubProgram {
    folder: PathBuf,
    database: String,
    child: Child,
    /// Where rows are sent.
    pub(super) listen: String,
}

fn serving(folder: &Path, database: &str) -> io::Result<(Child, String)> {
    let mut command = eforos(folder, "hub.log")?;
    command.args(["hub", "serve", "--json", "--database", database]);
    command.args(["--listen", "127.0.0.1:0", "--pages", "127.0.0.1:0"]);
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let told = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
    let mut line = String::new();
    BufReader::new(told).read_line(&mut line)?;
    let told: Value = serde_json::from_str(&line).unwrap_or_default();
    let listen = told["listen"].as_str().and_then(|url| {
        let host = url.strip_prefix("http://")?;
        host.split('/').next().map(str::to_owned)
    });
    let Some(listen) = listen else {
        let _ = child.kill();
        let _ = child.wait();
        let said = fs::read_to_string(folder.join("hub.log")).unwrap_or_default();
        return Err(io::Error::other(said.lines().last().unwrap_or_default().to_owned()));
    };
    Ok((child, listen))
}

impl HubProgram {
    pub(super) fn start(folder: &Path, database: &str) -> io::Result<Self> {
        let (child, listen) = serving(folder, database)?;
        Ok(Self { folder: folder.to_path_buf(), database: database.to_owned(), child, listen })
    }

    /// Ends it at once and starts it again, at another address.
    pub(super) fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        (self.child, self.listen) = serving(&self.folder, &self.database)?;
        Ok(())
    }
}

impl Drop for HubProgram {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a command of the program answers, as JSON; what it says where it refuses.
pub(super) fn answer(folder: &Path, args: &[&str]) -> Result<Value, String> {
    let program = std::env::current_exe().map_err(|why| why.to_string())?;
    let done = Command::new(program).current_dir(folder).args(args).output();
    let done = done.map_err(|why| why.to_string())?;
    if !done.status.success() {
        return Err(String::from_utf8_lossy(&done.stderr).trim().to_owned());
    }
    serde_json::from_slice(&done.stdout).map_err(|why| why.to_string())
}
