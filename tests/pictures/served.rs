//! The process that reads pictures, beside open doors: what it may do; killed again and again at random (a hundred times
//! with `EFOROS_SOAK`), out of memory, standing still: one picture at most is not read, and the doors serve on.
#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use eforos::language::Language;
use eforos::pictures::PictureError;
use serde_json::Value;

use super::killed::{children, competition, eforos, noise, ok};
use crate::common::coded::barbed_png;
use crate::common::dice::Dice;
use crate::common::tls::begun;

/// How long a reader lives at most: as long as some pictures take.
const MOST_US: usize = if cfg!(debug_assertions) { 500_000 } else { 100_000 };

/// A service, and the stations that were let in.
struct Served {
    child: Child,
    input: ChildStdin,
    _lines: BufReader<ChildStdout>,
    hall: SocketAddr,
    staff: SocketAddr,
    stations: Vec<Station>,
}

#[derive(Clone)]
struct Station {
    cookie: String,
    key: String,
}

/// What a door answers.
struct Answer {
    status: u16,
    text: String,
}

fn said(mut from: impl std::io::Read) -> Answer {
    let mut bytes = Vec::new();
    let _ = from.read_to_end(&mut bytes);
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Answer { status, text }
}

/// What is asked at the staff door, and how it is answered.
fn asked(at: SocketAddr, first: &str, headers: &str, body: &[u8]) -> Answer {
    let long = body.len();
    let head = format!(
        "{first} HTTP/1.1\r\nHost: {at}\r\nOrigin: https://{at}\r\n{headers}\
         Accept-Language: en\r\nContent-Length: {long}\r\nConnection: close\r\n\r\n"
    );
    let stream = begun(at, &[head.as_bytes(), body].concat());
    stream.sock.set_read_timeout(Some(Duration::from_mins(2))).unwrap();
    said(stream)
}

fn held(answer: &Answer) -> String {
    let (_, rest) =
        answer.text.split_once("__Host-eforos=").unwrap_or_else(|| panic!("{}", answer.text));
    format!("Cookie: __Host-eforos={}\r\n", rest.split(';').next().unwrap())
}

impl Served {
    /// One whose reader of pictures has so much time as it needs, beside however many other tests.
    fn start(folder: &Path, stations: u8) -> Self {
        Self::patient(folder, stations, Some("900"))
    }

    fn patient(folder: &Path, stations: u8, patience_s: Option<&str>) -> Self {
        competition(folder);
        let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let (ports, invite) = (free.min(64_000).to_string(), format!("assistant={stations}"));
        let args = ["serve", "a.eforos", "--address", "127.0.0.1", "--json", "--admit", "pin"];
        let mut command = eforos(folder, &args);
        command.args(["--ports", &ports, "--invite", &invite, "--as", "Έφη"]);
        command.envs(patience_s.map(|seconds| ("EFOROS_PATIENCE_S", seconds)));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        let input = child.stdin.take().unwrap();
        let mut line = || -> Value {
            let mut line = String::new();
            lines.read_line(&mut line).unwrap();
            serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line:?}"))
        };
        let open = line();
        let at = |door: &str| -> SocketAddr {
            let (_, at) = open[door].as_str().unwrap().split_once("://").unwrap();
            at.trim_end_matches('/').parse().unwrap()
        };
        let (hall, staff) = (at("hall"), at("staff"));
        let pins: Vec<String> =
            (0..stations).map(|_| line()["invited"]["pin"].as_str().unwrap().to_owned()).collect();
        let join = |(number, pin): (usize, &String)| {
            let form = "Content-Type: application/x-www-form-urlencoded\r\n";
            let body = format!("name=A{number}&label={number}&pin={pin}");
            let waiting = held(&asked(staff, "POST /j", form, body.as_bytes()));
            let begun = Instant::now();
            let cookie = loop {
                let answer = asked(staff, "GET /wait", &waiting, b"");
                if answer.status == 303 {
                    break held(&answer);
                }
                assert!(begun.elapsed() < Duration::from_secs(20), "{}", answer.text);
            };
            let page = asked(staff, "GET /s", &cookie, b"").text;
            let (_, rest) = page.split_once("data-key=\"").unwrap();
            let key = format!("X-Eforos: {}\r\n", rest.split('"').next().unwrap());
            Station { cookie, key }
        };
        let stations = pins.iter().enumerate().map(join).collect();
        Self { child, input, _lines: lines, hall, staff, stations }
    }

    /// Whether both doors answer.
    fn serves(&self) -> bool {
        let at = self.hall;
        let mut phone = TcpStream::connect(at).unwrap();
        phone.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        write!(phone, "GET /t HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n").unwrap();
        let list = asked(self.staff, "GET /s", &self.stations[0].cookie, b"");
        (said(phone).status, list.status) == (200, 200)
    }

    /// Sends a picture as the first station's script does: one that has to wait for its turn is sent again.
    fn sent(&self, number: usize, picture: &[u8]) -> Answer {
        let Station { cookie, key } = &self.stations[0];
        let headers =
            format!("{cookie}{key}X-Eforos-Id: {number:032x}\r\nContent-Type: image/png\r\n");
        loop {
            let answer = asked(self.staff, "POST /s/pictures", &headers, picture);
            if answer.status != 429 {
                return answer;
            }
            crate::common::moment();
        }
    }

    /// The process that reads pictures.
    fn reader(&self) -> Option<String> {
        children(self.child.id()).pop()
    }

    /// The doors are closed; what is in the file then.
    fn closes(mut self, folder: &Path) -> String {
        writeln!(self.input, "close").unwrap();
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
        ok(folder, &["verify", "a.eforos"])
    }
}

/// A white picture of so many dots on each side.
fn white(side: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, side, side);
    encoder.set_color(png::ColorType::Grayscale);
    let dots = vec![255; usize::try_from(side * side).unwrap()];
    encoder.write_header().unwrap().write_image_data(&dots).unwrap();
    bytes
}

/// A scanner's PDF: one white page in colour of so many dots, in a file of so many bytes.
fn scan([wide, high]: [usize; 2], long: usize) -> Vec<u8> {
    let mut packed = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(&vec![255; wide * high * 3]).unwrap();
    let page = packed.finish().unwrap();
    let image = format!(
        "/Type/XObject/Subtype/Image/Width {wide}/Height {high}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode"
    );
    let rest = vec![0; long - page.len() - 1_000];
    let mut bytes = b"%PDF-1.4\n".to_vec();
    let mut places = Vec::new();
    for (head, stream) in [
        ("/Type/Catalog/Pages 2 0 R", None),
        ("/Type/Pages/Count 1/Kids[3 0 R]", None),
        ("/Type/Page/Parent 2 0 R/Resources<</XObject<</I 4 0 R>>>>", None),
        (&image, Some(&page)),
        ("", Some(&rest)),
    ] {
        places.push(bytes.len());
        bytes.extend(format!("{} 0 obj\n<<{head}", places.len()).bytes());
        if let Some(stream) = stream {
            bytes.extend(format!("/Length {}>>\nstream\n", stream.len()).bytes());
            bytes.extend(stream);
            bytes.extend(b"\nendstream\nendobj\n");
        } else {
            bytes.extend(b">>\nendobj\n");
        }
    }
    let (at, count) = (bytes.len(), places.len() + 1);
    bytes.extend(format!("xref\n0 {count}\n0000000000 65535 f \n").bytes());
    for place in &places {
        bytes.extend(format!("{place:010} 00000 n \n").bytes());
    }
    let trailer = format!("trailer<</Size {count}/Root 1 0 R>>\nstartxref\n{at}\n%%EOF");
    bytes.extend(trailer.bytes());
    bytes
}

/// Fifty megapixels in a PDF of nearly a hundred megabytes: what may be given is read within the bounds of its reader. The
/// program's own size was counted against it.
#[test]
fn the_largest_scan_that_may_be_given_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    competition(folder);
    fs::write(folder.join("large.pdf"), scan([7_000, 7_100], 94_000_000)).unwrap();
    let mut command = eforos(folder, &["pictures", "a.eforos", "large.pdf"]);
    let output = command.env("EFOROS_PATIENCE_S", "900").output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("1. no place"), "{told} {output:?}");
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn signal(signal: &str, process: &str) -> bool {
    Command::new("kill").args([signal, process]).status().unwrap().success()
}

fn is_gone(process: &str) -> bool {
    !Path::new("/proc").join(process).exists()
}

/// Was not read: refused in a sentence.
fn is_not_read(answer: &Answer) -> bool {
    let why = PictureError::NotRead.sentence(Language::English);
    answer.status == 422 && answer.text.contains(&why)
}

/// It has two pipes, so much memory, a low place among the others, and can open nothing. What takes more memory ends it
/// alone.
#[test]
fn it_has_two_pipes_so_much_memory_and_can_open_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let served = Served::start(folder, 1);
    assert_eq!(served.sent(1, &noise(1, 200, 300)).status, 200);
    let reader = served.reader().unwrap();
    let of = |name: &str| fs::read_to_string(format!("/proc/{reader}/{name}")).unwrap();
    let limits = of("limits");
    for (name, limit) in
        [("Max data size", "536870912"), ("Max open files", "0"), ("Max file size", "0")]
    {
        let line = limits.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        let [now, most] = [0, 1].map(|at| line.split_whitespace().nth(at).unwrap());
        assert_eq!((now, most), (limit, limit), "{name}");
    }
    let nice = |process: &str| -> i32 {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
        let (_, numbers) = stat.rsplit_once(") ").unwrap();
        numbers.split(' ').nth(16).unwrap().parse().unwrap()
    };
    let of_service = nice(&served.child.id().to_string());
    assert!(nice(&reader) >= 19.min(of_service + 10));
    // What this machine gave to the service it has as well; of the service's own nothing.
    let open = |process: &str| -> BTreeMap<String, String> {
        let all = fs::read_dir(format!("/proc/{process}/fd")).unwrap().flatten();
        let named = all.filter_map(|one| Some((one.file_name(), fs::read_link(one.path()).ok()?)));
        named.map(|(at, to)| (at.display().to_string(), to.display().to_string())).collect()
    };
    let given: Vec<String> = open("self").into_values().collect();
    let has: Vec<(String, String)> =
        open(&reader).into_iter().filter(|(_, to)| !given.contains(to)).collect();
    assert!(
        has.iter().all(|(at, to)| ["0", "1"].contains(&&**at) && to.starts_with("pipe:")),
        "{has:?}"
    );
    assert_eq!(has.len(), 2, "{has:?}");
    assert!(open(&served.child.id().to_string()).values().any(|to| to.ends_with("a.eforos")));

    // With some more memory than it has now it cannot unpack a large one.
    let status = of("status");
    let kb = status.lines().find_map(|line| line.strip_prefix("VmData:")).unwrap();
    let kb: u64 = kb.split_whitespace().next().unwrap().parse().unwrap();
    let limit = format!("--data={}", (kb + 1_024) * 1_024);
    let limited = Command::new("prlimit").args(["--pid", &reader, &limit]).status();
    assert!(limited.unwrap().success());
    let large = white(2_000);
    assert!(is_not_read(&served.sent(2, &large)));
    assert!(is_gone(&reader) && served.serves());
    assert_eq!(served.sent(2, &large).status, 200);
    assert_ne!(served.reader(), Some(reader));
    assert!(served.closes(folder).contains("The pictures of sheets (2)"));
}

#[test]
fn while_it_is_killed_again_and_again_the_doors_serve_on() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let kills = if std::env::var_os("EFOROS_SOAK").is_some() { 100 } else { 10 };
    let served = Served::start(folder, 1);
    let (mut not_read, mut taken) = (0, 0);
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        // However this ends, nobody waits for a reader that does not come.
        let _ends = Ends(&over);
        let killing = scope.spawn(|| {
            let (mut dice, mut last) = (Dice(19), None);
            for _ in 0..kills {
                let reader = loop {
                    match served.reader().filter(|reader| last.as_ref() != Some(reader)) {
                        Some(reader) => break reader,
                        None if over.load(Ordering::Relaxed) => return,
                        None => crate::common::moment(),
                    }
                };
                let until = Duration::from_micros(u64::try_from(dice.below(MOST_US)).unwrap());
                let begun = Instant::now();
                while begun.elapsed() < until {
                    crate::common::moment();
                }
                assert!(signal("-9", &reader));
                last = Some(reader);
            }
        });
        while !killing.is_finished() {
            taken += 1;
            let picture = noise(u64::try_from(taken).unwrap(), 40, 60);
            let mut answer = served.sent(taken, &picture);
            while answer.status != 200 {
                assert!(is_not_read(&answer), "{}", answer.text);
                not_read += 1;
                assert!(served.serves());
                answer = served.sent(taken, &picture);
            }
            // One that died over the codes had decoded the picture: it is kept, and its place is said by hand.
            let [read, by_hand] = [0, 1].map(|count| format!(r#""unread":{count}}}"#));
            assert!(
                [&read, &by_hand].iter().any(|it| answer.text.contains(*it)),
                "{}",
                answer.text
            );
            not_read += i32::from(answer.text.contains(&by_hand));
        }
        killing.join().unwrap();
    });
    assert!(not_read <= kills && served.serves());
    let verified = served.closes(folder);
    assert!(verified.contains(&format!("The pictures of sheets ({taken})")), "{verified}");
    println!("{kills} kills, {not_read} times a picture was not read, {taken} pictures taken");
}

/// Says so when it goes.
struct Ends<'a>(&'a AtomicBool);

impl Drop for Ends<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// One that stands still is killed after its time, and the next picture is read by another. A station that does not go on
/// sending is left after a minute.
#[test]
fn one_that_stands_still_is_killed_and_who_sends_nothing_more_is_left() {
    // A build that was not made to be fast waits longer.
    let patience = if cfg!(debug_assertions) { 60 } else { 10 };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let served = Served::patient(folder, 2, None);
    assert_eq!(served.sent(1, &noise(1, 200, 300)).status, 200);
    let Station { cookie, key } = served.stations[1].clone();
    let staff = served.staff;
    let waits = thread::spawn(move || {
        let head = format!(
            "POST /s/pictures HTTP/1.1\r\nHost: {staff}\r\nOrigin: https://{staff}\r\n{cookie}{key}\
             X-Eforos-Id: {:032x}\r\nContent-Length: 1000\r\nConnection: close\r\n\r\nhalf a picture",
            9
        );
        let begin = Instant::now();
        let stream = begun(staff, head.as_bytes());
        stream.sock.set_read_timeout(Some(Duration::from_mins(2))).unwrap();
        (said(stream).status, begin.elapsed().as_secs())
    });
    let reader = served.reader().unwrap();
    assert!(signal("-STOP", &reader));
    let (begin, picture) = (Instant::now(), noise(2, 200, 300));
    thread::scope(|scope| {
        let sends = scope.spawn(|| served.sent(2, &picture));
        for _ in 0..5 {
            assert!(served.serves());
        }
        assert!(!sends.is_finished());
        let answer = sends.join().unwrap();
        assert!(is_not_read(&answer), "{}", answer.text);
    });
    let took = begin.elapsed().as_secs();
    assert!((patience..patience + 20).contains(&took), "{took} s");
    assert!(is_gone(&reader));
    assert_eq!(served.sent(2, &picture).status, 200);
    assert_ne!(served.reader(), Some(reader));
    let (status, took) = waits.join().unwrap();
    assert_eq!(status, 408);
    assert!((60..80).contains(&took), "{took} s");
    assert!(served.closes(folder).contains("The pictures of sheets (2)"));
}

/// In the process that reads pictures the reader of codes panics: it lives on, and the picture waits for a person.
#[test]
fn one_whose_reader_of_codes_panics_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let served = Served::start(folder, 1);
    assert_eq!(served.sent(1, &noise(1, 200, 300)).status, 200);
    let reader = served.reader().unwrap();
    let answer = served.sent(2, &barbed_png());
    assert!(answer.status == 200 && answer.text.contains("\"unread\":0"), "{}", answer.text);
    assert_eq!(served.sent(3, &noise(3, 200, 300)).status, 200);
    assert_eq!(served.reader(), Some(reader), "the same");
    assert!(served.serves());
    assert!(served.closes(folder).contains("The pictures of sheets (3)"));
}
