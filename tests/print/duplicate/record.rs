//! Documents of a competition as its record has it: an evening that was rehearsed and signed.

use std::collections::BTreeSet;
use std::ops::ControlFlow::Continue;

use chrono::{DateTime, NaiveDateTime};
use eforos::domain::clock::Moment;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::duplicate::Contest;
use eforos::domain::formats::duplicate::game::Mode;
use eforos::domain::formats::duplicate::judged::Judged;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::letters::{Word, WordLanguage};
use eforos::domain::lexicon::{Authority, Digest};
use eforos::domain::person::{Person, Role};
use eforos::exchange::Circumstances;
use eforos::exchange::formats::duplicate::to_record;
use eforos::language::Language;
use eforos::lexicon::{Lexicon, Title};
use eforos::print::documents::{Document, LayOut, Matter, Papers as _, Wish, has};
use eforos::print::formats::duplicate::papers;
use eforos::print::{Pages, Templates};
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::duplicate::{Rehearsal, rehearse};

use crate::print::cards::each_report_has_its_own_code;
use crate::print::seen::{codes_in, look_at, page_texts};

const RO: Language = Language::Romanian;

fn evening(mode: Mode) -> (Rehearsal, Lexicon) {
    let free = Lexicon::free(WordLanguage::Romanian);
    let words = free.words().enumerate().filter(|(n, word)| word.len() < 4 || n % 40 == 0);
    let words: Vec<Word> = words.map(|(_, word)| word).collect();
    let title =
        Title { name: "scurtă".into(), edition: "1".into(), authority: Authority::Reference };
    let list = Lexicon::in_language(WordLanguage::Romanian, words, title);
    let plan = Plan { players: 12, seed: Seed::from_bytes([11; 32]) };
    (rehearse(&plan, mode, &list), list)
}

fn local_time(ms: i64) -> NaiveDateTime {
    DateTime::from_timestamp_millis(ms).unwrap().naive_utc()
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn tells_its_own_time(record: &str, own: &str, other: &str) {
    assert!(plain(record).contains(&format!("{own} pe tur")), "{record}");
    assert!(!record.contains(other), "{record}");
}

/// Which turns counted nothing is signed, too: the rehearsal cancels one or takes one back.
fn what_counted_nothing_is_named(judged: &Judged, text: &str) {
    let of = |turn: &RoundNo| judged.turn(*turn).is_some_and(|turn| !turn.counts);
    let annulled: Vec<RoundNo> = judged.game.numbers().filter(of).collect();
    assert!(annulled.iter().all(|turn| text.contains(&format!(":{turn}("))), "{text}");
}

/// A joker in the longest word stood on the certificate as a tile of its letter's value.
#[test]
fn a_joker_in_the_longest_word_has_no_value() {
    let case = super::example();
    let who = Person { name: "Maria Pop".into(), role: Role::Referee, station: String::new() };
    let circumstances = Circumstances {
        now: Moment { wall_ms: 0, session: 1, elapsed_ms: 0 },
        who: &who,
        commitment: Digest::of(b"seed"),
        reason: "pe hârtie",
    };
    let record = to_record(&case.document, &case.list, circumstances).unwrap();
    let judged = Judged::new(record.contest(), &case.list);
    let templates = Templates::embedded();
    let matter = Matter::<Duplicate> {
        record: &record,
        board: &judged,
        drafts: &[],
        heads: None,
        local_time,
        templates: &templates,
        codes: None,
    };
    let ranked = Duplicate::ranked(matter);
    let own = ranked.into_iter().find(|it| it.player == super::player(2)).unwrap();
    let (tiles, turn) = own.feats.unwrap().longest.unwrap();
    let said: Vec<(char, bool)> = tiles.iter().map(|it| (it.letter, it.value > 0)).collect();
    let values = [false, true, true, true, true, true, true];
    assert_eq!((said, turn), ("COMANDA".chars().zip(values).collect(), 3));
    // Not signed, a file tells of the day of the competition.
    let pages = Wish::whole(Document::Certificates);
    let pages = pages.lay_out(matter, RO, &mut |_, _| Continue(())).unwrap();
    assert_eq!(pages.at.unwrap().date().to_string(), case.document.details.date);
}

#[test]
fn every_document_of_an_evening_is_laid_out() {
    for mode in [Mode::Hall, Mode::Program] {
        let (rehearsal, list) = evening(mode);
        let record = &rehearsal.record;
        let contest = record.contest();
        let judged = Judged::new(contest, &list);
        let templates = Templates::embedded();
        let matter = Matter::<Duplicate> {
            record,
            board: &judged,
            drafts: &[],
            heads: None,
            local_time,
            templates: &templates,
            codes: None,
        };
        each_report_has_its_own_code(contest.common.players.keys().copied(), |wish, codes| {
            let matter = Matter::<Duplicate> {
                record,
                board: &judged,
                drafts: &[],
                heads: None,
                local_time,
                templates: &templates,
                codes: Some(codes),
            };
            wish.lay_out(matter, RO, &mut |_, _| Continue(())).unwrap()
        });
        let laid = |wish: Wish, lay_out: LayOut<Duplicate>| -> Pages {
            lay_out(&wish, matter, RO, &mut |_, _| Continue(())).unwrap()
        };
        let own: [(&str, LayOut<Duplicate>); 6] = [
            ("slips", papers::lay_out_slips),
            ("player-record", papers::lay_out_player_records),
            ("turn-record", papers::lay_out_turn_records),
            ("game-sheet", papers::lay_out_game_sheet),
            ("zero-notices", papers::lay_out_zero_notices),
            ("warnings", papers::lay_out_warnings),
        ];
        for (name, lay_out) in own {
            let pages = laid(Wish::default(), lay_out);
            assert!(!pages.pages.is_empty(), "{name}");
            assert_eq!(pages.warnings, [], "{name}");
            look_at(&format!("evening-{mode:?}-{name}"), &pages);
        }
        for document in Document::every() {
            let wish = Wish::whole(document);
            let pages = wish.lay_out(matter, RO, &mut |_, _| Continue(())).unwrap();
            let of_sheets = matches!(
                document,
                Document::WordSheets | Document::RoundRecord | Document::GradedSheets
            );
            let of_sheets = of_sheets || Document::OF_TABLES.contains(&document);
            assert_eq!(has::<Duplicate>(document), !of_sheets, "{document:?}");
            // Signed without codes, it has no cards.
            let has_none = of_sheets || document == Document::PlayerCards;
            assert_eq!(pages.pages.is_empty(), has_none, "{document:?}");
            let signed = contest.common.signings.last().unwrap().wall_ms;
            assert!(has_none || pages.at == Some(local_time(signed)), "{document:?}");
            look_at(&format!("evening-{mode:?}-{}", document.code()), &pages);
            if document == Document::Guide {
                let english = wish.lay_out(matter, Language::English, &mut |_, _| Continue(()));
                assert_eq!([pages.pages.len(), english.unwrap().pages.len()], [1, 1]);
            }
        }
        // The game sheet adds up to what the record's tops add up to.
        let sheet =
            page_texts(&laid(Wish::default(), papers::lay_out_game_sheet).to_pdf()).join(" ");
        let counting = judged.turns.iter().filter(|turn| turn.counts);
        let tops: u32 = counting.filter_map(|turn| turn.top.as_ref()).map(|top| top.points).sum();
        assert!(sheet.contains(&RO.number(tops.into())), "{tops}: {sheet}");
        assert!(sheet.contains("Semnat"), "{sheet}");
        // The signed table's digest stands on the final sheet.
        let wish = Wish::whole(Document::Final);
        let last = wish.lay_out(matter, RO, &mut |_, _| Continue(())).unwrap();
        let text: String = page_texts(&last.to_pdf()).join(" ").replace(' ', "");
        let digest = contest.common.signings.last().unwrap().sha256.to_string();
        assert!(text.contains(&digest), "{digest}: {text}");
        says_what_is_signed(&text);
        // The code beside the evidence is the draw's.
        let seed = contest.common.revealed.as_ref().unwrap().reveal();
        let code = codes_in(&last.to_pdf(), 1, None).concat();
        assert!(code.contains(&seed), "{code}");
        what_was_given_is_named(matter, &text);
        what_counted_nothing_is_named(&judged, &text);
        each_reads_their_own_warnings_and_objections(matter);
        certificates_count_cancelled_turns(matter, &judged);
        // Times and what happened stand in a turn's record.
        let first = Wish { round: RoundNo::new(1), ..Wish::default() };
        let turn = page_texts(&laid(first, papers::lay_out_turn_records).to_pdf()).join(" ");
        assert!(turn.contains("Desfășurare"), "{turn}");
        assert!(!turn.contains(" Turul 1: "), "each sentence is about this turn: {turn}");
        // So do times: the rehearsal chooses another before turn 8. A turn's record tells its own alone.
        assert!(plain(&sheet).contains("3:00 pe tur (1–7), 2:30 (8–"), "{sheet}");
        for (number, own, other) in [(1, "3:00", "2:30"), (8, "2:30", "3:00")] {
            let wish = Wish { round: RoundNo::new(number), ..Wish::default() };
            let record = laid(wish, papers::lay_out_turn_records);
            tells_its_own_time(&page_texts(&record.to_pdf()).join(" "), own, other);
        }
        says_how_racks_were_drawn(&sheet);
        // A slip's code is found again.
        let slips = laid(first, papers::lay_out_slips);
        let code = codes_in(&slips.to_pdf(), 1, Some([8.0, 8.0, 97.0, 56.0]));
        assert_eq!(code.len(), 1);
        assert!(code[0].starts_with("00101"), "{code:?}");
        slips_are_of_whoever_plays(contest, &laid(Wish::default(), papers::lay_out_slips));
        // What was told is not told again: the notices that are left are fewer than all that there are.
        assert!(contest.game.turns().any(|(_, turn)| !turn.told.is_empty()), "it tells zeros");
    }
}

/// A certificate counts as many turns as the page and every other paper: those that were cancelled, too.
fn certificates_count_cancelled_turns(matter: Matter<'_, Duplicate>, judged: &Judged) {
    let turns = Duplicate::ranked(matter).into_iter().filter_map(|it| it.feats?.rounds);
    let turns: BTreeSet<usize> = turns.collect();
    assert_eq!(turns, BTreeSet::from([judged.turns.len()]));
    assert!(judged.turns.iter().any(|turn| !turn.counts));
}

/// A game that changed over says how its racks were drawn before, and how after; a turn that was taken back is not called
/// open.
fn says_how_racks_were_drawn(sheet: &str) {
    let both = ["extragere manuală", "extragere făcută de program"];
    assert!(both.iter().all(|said| sheet.contains(said)), "{sheet}");
    assert!(!sheet.contains("Turul este deschis"), "{sheet}");
}

/// Above the lines stands what is signed, with room for a stamp.
fn says_what_is_signed(text: &str) {
    for said in ["Certificămcătabeluldepeaceastăpagină", "ștampilă"] {
        assert!(text.contains(said), "{said}: {text}");
    }
}

/// No slip is of a turn that was cancelled or came after the end, nor of anybody who was not in the game: not yet, or not
/// any more.
fn slips_are_of_whoever_plays(contest: &Contest, slips: &Pages) {
    let out = contest.common.penalties.iter().find(|it| it.kind == PenaltyKind::ExpelledFromRest);
    let out = out.expect("the rehearsal expels somebody");
    let late = contest.common.players.values().find(|it| it.span.from_round > RoundNo::FIRST);
    let late = late.expect("the rehearsal has somebody who came late");
    let cancelled = contest.game.turns().find(|(_, turn)| turn.cancelled.is_some());
    let (cancelled, _) = cancelled.expect("the rehearsal cancels a turn");
    let (last, _) = contest.game.turns().next_back().unwrap();
    let printed: BTreeSet<(u32, u8)> = page_texts(&slips.to_pdf())
        .iter()
        .flat_map(|page| page.split_whitespace())
        .filter(|word| word.len() == 9 && word.bytes().all(|digit| digit.is_ascii_digit()))
        .map(|code| (code[..3].parse().unwrap(), code[3..5].parse().unwrap()))
        .collect();
    let of =
        |player: PlayerId| printed.iter().filter(move |it| it.0 == player.get()).map(|it| it.1);
    assert_eq!(of(out.player).max(), Some(out.round.get()));
    assert_eq!(of(late.id).min(), Some(late.span.from_round.get()));
    assert!(printed.iter().all(|it| it.1 != cancelled.get()), "{cancelled:?}");
    assert_eq!(printed.iter().map(|it| it.1).max(), Some(last.get()));
}

/// Whoever has a warning, and whoever objected, is named on the final sheet.
/// A report told turns alone: who was warned, or objected to something, found neither in it.
fn each_reads_their_own_warnings_and_objections(matter: Matter<'_, Duplicate>) {
    let contest = matter.record.contest();
    let rows = matter.board.standings(&contest.common, RoundNo::new(99).unwrap());
    let mut told = 0;
    for row in rows {
        let own = Wish { player: Some(row.player), ..Wish::whole(Document::PlayerReport) };
        let pages = own.lay_out(matter, RO, &mut |_, _| Continue(())).unwrap();
        let text = page_texts(&pages.to_pdf()).join(" ");
        let objections = contest.common.objections.iter().filter(|it| it.player == row.player);
        let objections = objections.count();
        let is_warned = row.warnings + row.disciplinary > 0;
        assert_eq!(text.contains("avertisment"), is_warned, "{text}");
        assert_eq!(text.contains("Contestații"), objections > 0, "{text}");
        told += usize::from(is_warned) + objections;
    }
    assert!(told > 2, "the rehearsal has some");
}

fn what_was_given_is_named(matter: Matter<'_, Duplicate>, text: &str) {
    let contest = matter.record.contest();
    let rows = matter.board.standings(&contest.common, RoundNo::new(99).unwrap());
    let given = rows.iter().filter(|row| row.warnings + row.disciplinary > 0);
    let given = given.map(|row| row.player);
    let objected = contest.common.objections.iter().map(|one| one.player);
    let named: Vec<_> = given.chain(objected).collect();
    assert!(named.len() > 1, "the rehearsal has some");
    for player in named {
        let name = contest.common.players[&player].name.replace(' ', "");
        let told = [format!("{name}:"), format!("{name},turul")];
        assert!(told.iter().any(|told| text.contains(told)), "{name}: {text}");
    }
}
