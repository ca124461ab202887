//! The referees' guides name keys and buttons: each is the one that the table of commands has.

use std::collections::BTreeSet;
use std::path::Path;

use eforos::commands::formats::classic::{Command as K, End, Question as KQ, Stop, Verdict};
use eforos::commands::formats::duplicate::{Command as D, Criterion, Question as DQ};
use eforos::commands::formats::{OwnCommand, OwnQuestion, anagram, classic, duplicate};
use eforos::commands::{Mark, Pinned, Place, Question, Shortcut, Situation, UserCommand, shortcut};
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::FormatName;
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::language::Language;
use eforos::print::documents::{Document, Wish};

use super::documents::{go_on, matter};
use crate::day::Day;

/// The guide of a format in its languages, each with what stands around the name of a button.
struct Guide {
    format: FormatName,
    folder: &'static str,
    texts: &'static [(Language, &'static str, [&'static str; 2])],
}

const ANAGRAM: Guide = Guide {
    format: FormatName::Anagram,
    folder: "anagram",
    texts: &[
        (
            Language::English,
            include_str!("../../assets/languages/en/anagram/guide.ftl"),
            ["“", "”"],
        ),
        (Language::Greek, include_str!("../../assets/languages/el/anagram/guide.ftl"), ["«", "»"]),
    ],
};

const DUPLICATE: Guide = Guide {
    format: FormatName::Duplicate,
    folder: "duplicate",
    texts: &[
        (
            Language::English,
            include_str!("../../assets/languages/en/duplicate/arbiter.ftl"),
            ["“", "”"],
        ),
        (
            Language::Romanian,
            include_str!("../../assets/languages/ro/duplicate/arbiter.ftl"),
            ["„", "”"],
        ),
    ],
};

const CLASSIC: Guide = Guide {
    format: FormatName::Classic,
    folder: "classic",
    texts: &[
        (
            Language::English,
            include_str!("../../assets/languages/en/classic/tableday.ftl"),
            ["“", "”"],
        ),
        (
            Language::Catalan,
            include_str!("../../assets/languages/ca/classic/tableday.ftl"),
            ["«", "»"],
        ),
        (
            Language::Polish,
            include_str!("../../assets/languages/pl/classic/tableday.ftl"),
            ["„", "”"],
        ),
    ],
};

/// The keys in frames, line by line; what is said of the file stands behind `#`.
fn named(guide: &str) -> Vec<Vec<&str>> {
    let keys = |line| -> Vec<&str> {
        let line: &str = line;
        line.split('[').skip(1).filter_map(|rest| rest.split(']').next()).collect()
    };
    guide.lines().filter(|line| !line.starts_with('#')).map(keys).collect()
}

fn all_named(guide: &str) -> BTreeSet<String> {
    named(guide).into_iter().flatten().map(str::to_owned).collect()
}

impl Guide {
    fn key(&self, command: &UserCommand) -> String {
        let now = Situation { format: self.format, ..Situation::default() };
        shortcut(command, &now).map(Shortcut::label).unwrap_or_default()
    }

    /// The first and the last of several: every place, larger and smaller.
    fn span(&self, [first, last]: [&UserCommand; 2], between: &str) -> String {
        let [first, last] = [first, last].map(|it| self.key(it));
        format!("{first}{between}{}", last.trim_start_matches("Ctrl "))
    }

    /// Holds the keys in frames against those of the commands that are meant, and others.
    fn names(&self, meant: &[UserCommand], others: impl IntoIterator<Item = String>) {
        let mut keys: BTreeSet<String> = meant.iter().map(|it| self.key(it)).collect();
        assert!(!keys.contains(""), "one without a key");
        keys.extend(others);
        for (language, text, _) in self.texts {
            assert_eq!(all_named(text), keys, "{language:?}");
        }
        // Line by line the same in all.
        for pair in self.texts.windows(2) {
            assert_eq!(named(pair[0].1), named(pair[1].1));
        }
    }

    /// What asks back ends in an ellipsis, and is called so in the console.
    fn quotes_buttons(&self, at_least: usize) {
        for (language, text, [open, close]) in self.texts {
            let quoted = text.split(open).skip(1).filter_map(|rest| rest.split(*close).next());
            // With a space before it, something is left out.
            let asks = |text: &&str| text.ends_with('…') && !text.ends_with(" …");
            let asked: BTreeSet<&str> = quoted.filter(asks).collect();
            assert!(asked.len() >= at_least, "{asked:?}");
            for name in asked {
                let folder = format!("assets/languages/{}", language.code());
                let own = ["commands", "sheets"].map(|stem| format!("{}/{stem}.ftl", self.folder));
                let files = ["commands.ftl", own[0].as_str(), own[1].as_str()];
                let called = files.iter().any(|file| {
                    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&folder).join(file);
                    let text = std::fs::read_to_string(path).unwrap_or_default();
                    text.lines().any(|line| line.ends_with(&format!(" = {name}")))
                });
                assert!(called, "{language:?}: {name}");
            }
        }
    }
}

#[test]
fn every_key_in_the_anagrams_guide_is_the_one_of_the_table() {
    use UserCommand as C;
    let meant = [
        C::NextStep,
        C::Go(Place::Sheets),
        C::Go(Place::Words),
        C::Go(Place::Standings),
        C::Go(Place::Print),
        C::Go(Place::Stations),
        C::ToggleProjector,
        C::OpenPalette,
        C::MarkNumber(Mark::Late),
        C::MarkNumber(Mark::Missing),
        C::SaveSheet,
        C::FindSheet,
        C::KeyNameless,
        C::Rule(Ruled::Valid),
        C::Rule(Ruled::Invalid),
        C::WithdrawRuling,
        C::Undo,
        C::Ask(Question::Pause(PausedTiles::Hidden)),
        C::Ask(Question::RestartTime),
        C::Ask(Question::SetRemaining),
        C::Ask(Question::Stop),
        C::ShowKeys,
        C::Cancel,
        C::Pin(Pinned::Black),
    ];
    let [first, last] = [anagram::PLACES[0], anagram::PLACES[anagram::PLACES.len() - 1]];
    let places = ANAGRAM.span([&C::Go(first), &C::Go(last)], "–");
    let sizes = ANAGRAM.span([&C::Larger, &C::Smaller], " ");
    // What the keyboard itself does in a field: it leads on, and a letter cannot be read.
    ANAGRAM.names(&meant, [places, sizes, "Tab".to_owned(), "?".to_owned()]);
    ANAGRAM.quotes_buttons(8);
}

#[test]
fn every_key_in_the_duplicate_games_guide_is_the_one_of_the_table() {
    use UserCommand as C;
    let own = |command| C::Own(OwnCommand::Duplicate(command));
    let asks = |question| C::Ask(Question::Own(OwnQuestion::Duplicate(question)));
    let meant = [
        C::NextStep,
        own(D::TopStep),
        C::Go(Place::Competition),
        C::Go(Place::Game),
        C::Go(Place::Slips),
        C::Go(Place::Top),
        C::Go(Place::Words),
        C::Go(Place::Sanctions),
        C::Go(Place::Standings),
        C::Go(Place::Print),
        C::ToggleProjector,
        C::OpenPalette,
        asks(DQ::RefuseTriple),
        own(D::HoldAnnouncing),
        own(D::NextLetter),
        own(D::SameLetter),
        own(D::EndAnnouncing),
        own(D::ToggleHand),
        own(D::SaveSlip),
        own(D::NoSlip),
        own(D::NamelessSlip),
        own(D::KeySlipAgain),
        own(D::CheckSlip),
        own(D::ToggleCriterion(Criterion::Opens)),
        own(D::ToggleCriterion(Criterion::Other)),
        own(D::SpellTop),
        own(D::PrintZeros),
        own(D::NoteTold),
        C::Rule(Ruled::Valid),
        C::Rule(Ruled::Invalid),
        C::Undo,
        C::ShowKeys,
        C::Cancel,
        C::Pin(Pinned::Black),
    ];
    // The tenth has no key.
    let [first, last] = [duplicate::PLACES[0], duplicate::PLACES[8]];
    DUPLICATE.names(&meant, [DUPLICATE.span([&C::Go(first), &C::Go(last)], "–")]);
    DUPLICATE.quotes_buttons(5);
}

/// Of each language's rules it names the ends that a game by them can have.
#[test]
fn every_key_in_the_classic_games_guide_is_the_one_of_the_table() {
    use UserCommand as C;
    let own = |command| C::Own(OwnCommand::Classic(command));
    let asks = |question| C::Ask(Question::Own(OwnQuestion::Classic(question)));
    let [first, last] = [&classic::PLACES[0], &classic::PLACES[6]].map(|place| C::Go(*place));
    let meant = [
        C::NextStep,
        C::Go(Place::Competition),
        C::Go(Place::Rounds),
        C::Go(Place::Results),
        C::Go(Place::Judge),
        C::Go(Place::Standings),
        C::Go(Place::Print),
        C::ToggleProjector,
        C::OpenPalette,
        own(K::ClockKey),
        own(K::HoldTable(Stop::Arbiter)),
        own(K::ToggleFigures),
        own(K::ConfirmResult),
        own(K::ToggleGame),
        asks(KQ::Swap),
        asks(KQ::Answer(Verdict::Valid)),
        asks(KQ::Answer(Verdict::Invalid)),
        C::Undo,
        C::ShowKeys,
        C::Cancel,
        C::Pin(Pinned::Black),
    ];
    let common = [End::Out, End::Passes, End::ClockBoth, End::Stopped];
    let further = [End::Scoreless, End::Blocked, End::Time, End::ClockOne];
    for (language, text, _) in CLASSIC.texts {
        let further = further.iter().filter(|_| *language != Language::Polish);
        let ends = common.iter().chain(further).map(|end| own(K::ChooseEnd(*end)));
        let mut keys: BTreeSet<String> =
            meant.iter().cloned().chain(ends).map(|it| CLASSIC.key(&it)).collect();
        assert!(!keys.contains(""), "one without a key");
        keys.insert(CLASSIC.span([&first, &last], "–"));
        assert_eq!(all_named(text), keys, "{language:?}");
    }
    CLASSIC.quotes_buttons(1);
}

/// Who does not see a button is told in which menu it lies.
#[test]
fn what_lies_in_a_menu_is_told_with_the_menu() {
    for ((_, guide, _), said) in
        ANAGRAM.texts.iter().zip(["“Corrections”, “Move…”", "«Διορθώσεις», «Μετακίνηση…»"])
    {
        assert!(guide.contains(said), "{said}");
    }
    // Who mixed two sheets up is told of the exchange, which lies there, too.
    for ((_, guide, _), said) in
        ANAGRAM.texts.iter().zip(["“Exchange with a sheet…”", "«Ανταλλαγή με φύλλο…»"])
    {
        let row = guide.lines().find(|line| line.contains(said)).expect(said);
        assert!(row.contains("“Corrections”") || row.contains("«Διορθώσεις»"), "{row}");
    }
}

/// Front and back of one leaf, in the pocket of whoever leads the day.
#[test]
fn the_guide_of_anagram_rounds_has_two_pages() {
    let day = Day::of_players(3, "ΚΑΡΟ");
    let matter = matter(&day.record, &day.board, &day.drafts);
    let pages = |language| {
        let pages = Wish::whole(Document::Guide).lay_out(matter, language, &mut go_on).unwrap();
        assert!(pages.pages.iter().all(|page| page.marks.len() > 20), "both are full");
        pages.pages.len()
    };
    assert_eq!([Language::Greek, Language::English].map(pages), [2, 2]);
}
