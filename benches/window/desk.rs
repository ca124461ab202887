//! The desk of 500 players: from a key to its verdict, and from a ruling to fresh standings.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use eforos::app::shell::Shell;
use eforos::commands::{Entry, Place, Question, UserCommand};
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::rules::{Field, all_rounds};
use eforos::domain::ids::PlayerId;
use eforos::domain::letters::Word;
use eforos::storage::Access;
use eforos::views::desk::NoticeKind;
use eforos::views::formats::anagram::Sight;
use eforos::views::theme;
use egui::{Context, Event, Pos2, RawInput, Rect, vec2};

use super::{line, opened, paint};

const KEYS: usize = 61;
const RULINGS: usize = 41;
const KEY_TARGET_MS: f64 = 2.0;
const RULING_TARGET_MS: f64 = 20.0;

pub fn figures() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let path = folder.path().join("day.eforos");
    opened::demo(&path, &["--players", paint::PLAYERS]);
    let mut shell: Shell = opened::shell(&path, Access::Write);
    shell.ask(UserCommand::Cancel);
    shell.ask(UserCommand::Ask(Question::Reopen));
    shell.ask(UserCommand::Type(Entry::Reason, "figures".to_owned()));
    shell.ask(UserCommand::Confirm);
    key(&mut shell);
    ruling(&mut shell);
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

/// A frame with these events: handled, gathered, laid out and tessellated.
fn frame(context: &Context, shell: &mut Shell, events: Vec<Event>) -> Duration {
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
    let input = RawInput { screen_rect: Some(screen), events, ..RawInput::default() };
    let start = Instant::now();
    let mut output = context.run_ui(input, |ui| shell.console(ui));
    output.textures_delta.clear();
    std::hint::black_box(context.tessellate(output.shapes, output.pixels_per_point));
    start.elapsed()
}

/// A letter typed on a sheet: its verdict is painted in the same frame.
fn key(shell: &mut Shell) {
    let context = Context::default();
    theme::install(&context);
    shell.ask(UserCommand::Go(Place::Sheets));
    let round = all_rounds().next_back().expect("there are rounds");
    shell.ask(UserCommand::TakeSheet(round, PlayerId::FIRST));
    for _ in 0..5 {
        frame(&context, shell, Vec::new());
    }
    let still = median((0..KEYS).map(|_| frame(&context, shell, Vec::new())).collect());
    // A word of five letters and a space, again and again.
    let letters = "ΤΑΚΟΣ ".chars().cycle();
    let times: Vec<Duration> = letters
        .take(KEYS)
        .map(|letter| frame(&context, shell, vec![Event::Text(letter.to_string())]))
        .collect();
    let typed = shell.desk.text(Entry::Words(Field::Seven)).len();
    assert!(typed > KEYS, "the keys arrived");
    let whole = median(times);
    println!("a frame without a key {still:.2} ms, with one {whole:.2} ms");
    line("a key, beyond the frame's own painting", whole - still, "ms", KEY_TARGET_MS);
    line("a key to its painted verdict, the whole frame", whole, "ms", KEY_TARGET_MS);
    shell.ask(UserCommand::Ask(Question::DropDraft));
    shell.ask(UserCommand::Confirm);
}

/// The word that stands on the most sheets, and on how many.
fn commonest(sight: &Sight<'_>) -> (Word, usize) {
    let mut counted: HashMap<&Word, usize> = HashMap::new();
    for (.., grade) in sight.judged.grades() {
        for graded in &grade.words {
            if let Some(word) = graded.written.word().filter(|_| graded.verdict.is_on_the_word()) {
                *counted.entry(word).or_default() += 1;
            }
        }
    }
    let most = counted.into_iter().max_by_key(|&(_, count)| count).expect("words");
    (most.0.clone(), most.1)
}

/// A ruling, journalled, with the standings after it.
fn ruling(shell: &mut Shell) {
    let (word, count) = {
        let session = shell.session().expect("open");
        commonest(&Sight::of(session, &shell.desk))
    };
    let mut ruled = [Ruled::Invalid, Ruled::Valid].into_iter().cycle();
    let times: Vec<Duration> = (0..RULINGS)
        .map(|_| {
            shell.ask(UserCommand::SelectWord(word.clone()));
            let way = ruled.next().expect("endless");
            let start = Instant::now();
            shell.ask(UserCommand::Rule(way));
            let session = shell.session().expect("open");
            let sight = Sight::of(session, &shell.desk);
            std::hint::black_box(sight.standings(sight.last_played()));
            start.elapsed()
        })
        .collect();
    let notices = &shell.desk.notices;
    assert!(notices.iter().all(|notice| notice.kind == NoticeKind::Done), "{notices:?}");
    println!("the word {word} stands on {count} sheets");
    line("a ruling on it, standings fresh", median(times), "ms", RULING_TARGET_MS);
}
