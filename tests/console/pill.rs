//! What is told over a place covers nothing of it, and a question leaves the time in sight.

use std::path::Path;

use eforos::commands::formats::PausedTiles;
use eforos::commands::formats::anagram::PLACES;
use eforos::commands::{Place, Question, UserCommand, Whom};
use eforos::domain::person;
use eforos::language::Language;
use egui::accesskit::Role;
use egui::epaint::ClippedShape;
use egui::{Event, Id, Key, Modifiers, PointerButton, Pos2, Rect, Shape, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::NodeT as _;

use super::laws::{a_day, is_soak, sized};
use crate::gui::{Console, player, round};
use crate::projector::painted::{Painted, texts};

/// Where what was done is told.
fn pill(console: &Console) -> Rect {
    let told = Id::unique("what was done");
    console.harness.ctx.memory(|memory| memory.area_rect(told)).expect("it is told")
}

/// The pill lay over the total of a sheet and over the figures of standings.
#[test]
fn what_is_told_lies_on_no_figure_and_no_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let long: &[usize] = if is_soak() { &[12, 200] } else { &[] };
    for &players in [3, 40].iter().chain(long) {
        let path = folder.path().join(format!("{players}.eforos"));
        let mut console = a_day(&path, Language::Greek, players);
        sized(&mut console, vec2(1280.0, 720.0));
        for &place in PLACES {
            console.ask(UserCommand::Go(place));
            if place == Place::Sheets {
                console.ask(UserCommand::TakeSheet(round(1), player(2)));
            }
            if place == Place::Print {
                console.until_laid_out();
            }
            for command in [UserCommand::StopWriting, UserCommand::CreateCompetition] {
                let told = tells(&mut console, command);
                let pill = pill(&console);
                let painted = texts(&console.harness.output().shapes);
                let words = painted.iter().rposition(|it| it.text.contains(&told)).expect("words");
                let root = console.harness.root();
                let nodes: Vec<_> = root.children_recursive().collect();
                // A page of paper is a picture: it may be covered for a moment.
                let paper = nodes.iter().find(|it| it.accesskit_node().role() == Role::Image);
                let paper = paper.filter(|_| place == Place::Print).map(Node::rect);
                let figures = painted[..words].iter().filter(|it| {
                    let seen = it.ink.intersect(it.clip);
                    let figure = it.text.contains(|sign: char| sign.is_ascii_digit());
                    let on_paper = paper.is_some_and(|paper| paper.contains_rect(it.ink));
                    figure && !on_paper && seen.is_positive() && seen.intersects(pill)
                });
                let buttons = nodes.iter();
                let buttons = buttons.filter(|it| it.accesskit_node().role() == Role::Button);
                let buttons = buttons.filter(|it| {
                    // What is scrolled out of sight is not painted.
                    let within = |of: &Painted| it.rect().contains_rect(of.ink);
                    let seen = |of: &Painted| within(of) && of.clip.intersects(of.ink);
                    let under = it.rect().intersects(pill) && !pill.contains_rect(it.rect());
                    under && painted[..words].iter().any(seen)
                });
                let buttons = buttons.filter_map(|it| it.accesskit_node().label());
                let under: Vec<String> = figures.map(|it| it.text.clone()).chain(buttons).collect();
                assert!(under.is_empty(), "{place:?}, {players} players: {under:?} under {pill}");
            }
        }
    }
}

fn click(console: &mut Console, pos: Pos2) {
    console.harness.event(Event::PointerMoved(pos));
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    for pressed in [true, false] {
        console.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        console.settle();
    }
}

/// It lay over the field that was typed in.
#[test]
fn what_is_told_leaves_the_field_that_is_typed_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = a_day(&folder.path().join("a.eforos"), Language::Greek, 12);
    sized(&mut console, vec2(1280.0, 720.0));
    for place in [Place::Sheets, Place::Competition, Place::Standings] {
        console.ask(UserCommand::Go(place));
        if place == Place::Sheets {
            console.ask(UserCommand::TakeSheet(round(1), player(2)));
        }
        let fields = console.harness.root().children_recursive().filter(|node| {
            let role = node.accesskit_node().role();
            matches!(role, Role::TextInput | Role::MultilineTextInput)
        });
        let fields: Vec<Rect> = fields.map(|node| node.rect()).collect();
        for field in fields {
            click(&mut console, field.center());
            tells(&mut console, UserCommand::StopWriting);
            let focused = console.harness.ctx.memory(egui::Memory::focused);
            let rect = focused.and_then(|id| console.harness.ctx.read_response(id));
            let rect = rect.expect("it has the keyboard").interact_rect;
            let pill = pill(&console);
            assert!(!pill.intersects(rect), "{place:?}: {pill} over {rect}");
            console.ask(UserCommand::Cancel);
        }
    }
}

/// What is told of a command that nothing can be done with.
fn tells(console: &mut Console, command: UserCommand) -> String {
    console.ask(UserCommand::Hindered(Box::new(command)));
    console.shell().desk.notices.last().expect("it is told").text.clone()
}

#[test]
fn in_the_smallest_window_what_is_told_is_put_away_by_its_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = a_day(&folder.path().join("a.eforos"), Language::Greek, 12);
    sized(&mut console, vec2(640.0, 360.0));
    for &place in PLACES {
        console.ask(UserCommand::Go(place));
        tells(&mut console, UserCommand::StopWriting);
        let window = console.harness.ctx.content_rect();
        let pill = pill(&console);
        assert!(window.contains_rect(pill), "{pill} in {window} at {place:?}");
        let root = console.harness.root();
        let close = root.children_recursive().find(|node| {
            let node = node.accesskit_node();
            node.label().is_some_and(|label| label == "Εντάξει")
        });
        let at = close.expect("a button").rect();
        assert!(pill.contains_rect(at), "{at} in {pill} at {place:?}");
    }
}

/// Esc is what everybody presses to be rid of something, also while a field has the keyboard.
#[test]
fn esc_puts_away_what_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = a_day(&folder.path().join("a.eforos"), Language::Greek, 12);
    for &place in PLACES {
        console.ask(UserCommand::Go(place));
        if place == Place::Sheets {
            console.ask(UserCommand::TakeSheet(round(1), player(2)));
        }
        let told = tells(&mut console, UserCommand::StopWriting);
        console.see(&told);
        let question = console.shell().desk.question.clone();
        console.key(Key::Escape);
        assert!(!console.sees(&told), "{place:?}");
        assert_eq!(console.shell().desk.question, question);
        assert_eq!(console.shell().desk.place, place);
    }
}

/// Whether a text is painted somewhere and nothing is painted over it.
fn is_bare(shapes: &[ClippedShape], said: &str) -> bool {
    let of = |shape: &ClippedShape| match &shape.shape {
        Shape::Text(text) if text.galley.text() == said => {
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            shape.clip_rect.expand(1.0).contains_rect(ink).then_some(ink)
        }
        _ => None,
    };
    let covers = |shape: &ClippedShape, ink: Rect| match &shape.shape {
        Shape::Rect(rect) if rect.fill.a() > 0 => {
            rect.rect.intersect(shape.clip_rect).intersects(ink)
        }
        _ => false,
    };
    let mut all = shapes.iter().enumerate();
    all.any(|(place, shape)| {
        of(shape).is_some_and(|ink| !shapes[place + 1..].iter().any(|later| covers(later, ink)))
    })
}

fn running(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.space();
    console.wait_ms(8_000);
    console.space();
    console.wait_ms(65_000);
    console
}

/// A question covered the time that ran, and its shade the time in the head.
#[test]
fn a_question_leaves_the_time_in_sight() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = running(&folder.path().join("a.eforos"));
    for size in [vec2(1280.0, 720.0), vec2(1920.0, 1080.0), vec2(800.0, 600.0), vec2(640.0, 360.0)]
    {
        sized(&mut console, size);
        for question in [
            Question::Stop,
            Question::SetRemaining,
            Question::RestartTime,
            Question::GiveUp(round(1)),
            Question::Message,
            Question::Person(Some(person::Role::Referee)),
            Question::Whom(Whom::Penalise),
            Question::TakeIn,
            Question::Pause(PausedTiles::Hidden),
        ] {
            console.ask(UserCommand::Ask(question.clone()));
            assert!(console.shell().desk.question.is_some(), "{question:?}");
            let shell = console.shell();
            let session = shell.session().expect("a competition");
            let sight = eforos::views::Sight::of(session, &shell.desk);
            let head = eforos::views::console::data(&sight).head;
            let (time, _) = head.clock_at(Some(sight.now));
            assert!(time.contains(':'), "{time}");
            let shapes = &console.harness.output().shapes;
            assert!(is_bare(shapes, &time), "{time} under {question:?} at {size}");
            console.ask(UserCommand::Cancel);
            assert!(console.shell().desk.question.is_none(), "{question:?}");
        }
    }
}

/// What is told of the hall's window lay over the time: it lay there before the time began to run.
#[test]
fn a_long_message_gives_way_to_the_time_that_begins_to_run_under_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    sized(&mut console, vec2(1280.0, 720.0));
    let long = "Βρέθηκε μία οθόνη, και το παράθυρο της αίθουσας είναι κάτω δεξιά, ίσως πίσω από αυτό εδώ. Σύρετέ το στον \
                προβολέα και κάντε εκεί διπλό κλικ, ώστε να γεμίσει όλη την οθόνη.";
    let covered = |console: &Console| -> Vec<String> {
        let painted = texts(&console.harness.output().shapes);
        let words = painted.iter().rposition(|it| it.text.contains(long)).expect("it is told");
        let pill = pill(console);
        let figures = painted[..words].iter().filter(|it| {
            let figure = it.text.contains(|sign: char| sign.is_ascii_digit());
            figure && it.ink.intersect(it.clip).intersects(pill)
        });
        figures.map(|it| it.text.clone()).collect()
    };
    console.space();
    console.wait_ms(8_000);
    console.shell_mut().desk.done(long.to_owned());
    // So that it is seen.
    console.ask(UserCommand::Dismiss(usize::MAX));
    assert_eq!(covered(&console), [""; 0]);
    console.space();
    console.shell_mut().desk.done(long.to_owned());
    // So that it is seen.
    console.ask(UserCommand::Dismiss(usize::MAX));
    assert!(console.contest().game.timed_round().is_some());
    assert_eq!(covered(&console), [""; 0]);
}
