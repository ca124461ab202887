//! Documents of a competition as its record has it: a day that was rehearsed and signed.

use std::ops::ControlFlow::Continue;

use chrono::{DateTime, NaiveDateTime};
use eforos::domain::contest::Format as _;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::classic::rules::Rules as OwnRules;
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::letters::Word;
use eforos::domain::lexicon::Authority;
use eforos::language::Language;
use eforos::lexicon::{Lexicon, Title};
use eforos::print::Templates;
use eforos::print::documents::{Document, Matter, Wish, has};
use eforos::print::formats::classic::documents::DOCUMENTS;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::classic::{players_of, rehearse};

use super::Rules;
use crate::print::cards::each_report_has_its_own_code;
use crate::print::seen::{codes_in, look_at, page_texts};

fn local_time(ms: i64) -> NaiveDateTime {
    DateTime::from_timestamp_millis(ms).unwrap().naive_utc()
}

#[test]
fn every_document_of_a_rehearsed_day_is_laid_out() {
    for rules in Rules::ALL {
        let own = OwnRules::own(rules.id()).unwrap();
        let language = rules.language();
        let few = if rules == Rules::Pinczow { ["KOT", "DOM"] } else { ["CASA", "MAR"] };
        let word =
            |text: &&str| Word::new(own.language.alphabet().read_letters(text).unwrap()).unwrap();
        let authority = Authority::Reference;
        let title = Title { name: "curta".into(), edition: "1".into(), authority };
        let list = Lexicon::in_language(own.language, few.iter().map(word), title);
        let plan = Plan { players: players_of(&own), seed: Seed::from_bytes([7; 32]) };
        let rehearsal = rehearse(&plan, own, 3, &list);
        let record = &rehearsal.record;
        let contest = record.contest();
        let judged = Classic::judge(contest, &list);
        let templates = Templates::embedded();
        let matter = Matter::<Classic> {
            record,
            board: &judged,
            drafts: &[],
            heads: None,
            local_time,
            templates: &templates,
            codes: None,
        };
        each_report_has_its_own_code(contest.common.players.keys().copied(), |wish, codes| {
            let matter = Matter::<Classic> {
                record,
                board: &judged,
                drafts: &[],
                heads: None,
                local_time,
                templates: &templates,
                codes: Some(codes),
            };
            wish.lay_out(matter, language, &mut |_, _| Continue(())).unwrap()
        });
        let laid = |document| {
            let wish = Wish::whole(document);
            wish.lay_out(matter, language, &mut |_, _| Continue(())).unwrap()
        };
        for document in Document::every() {
            let common =
                [Document::Rulings, Document::Commitment, Document::Guide, Document::PlayerCards];
            let is_here = DOCUMENTS.contains(&document) || common.contains(&document);
            assert_eq!(has::<Classic>(document), is_here, "{document:?}");
            let pages = laid(document);
            // Signed without codes, it has no cards.
            let has_pages = is_here && document != Document::PlayerCards;
            assert_eq!(!pages.pages.is_empty(), has_pages, "{document:?}");
            if document == Document::Guide {
                let english =
                    Wish::whole(document)
                        .lay_out(matter, Language::English, &mut |_, _| Continue(()));
                assert_eq!([pages.pages.len(), english.unwrap().pages.len()], [1, 1], "{rules:?}");
            }
            look_at(&format!("record-{}-{}", rules.id(), document.code()), &pages);
        }
        let signed = contest.common.signings.last().unwrap().sha256.to_string();
        let last = page_texts(&laid(Document::Final).to_pdf()).join(" ").replace(' ', "");
        assert!(last.contains(&signed), "{signed}: {last}");
        // What is signed is said above the lines, with room for a stamp and the code that every draw is derived from.
        let said = match language {
            Language::Polish => ["Poświadczamy,żetabelanatejstronie", "pieczęć"],
            _ => ["Certifiquemquelatauladʼaquestapàgina", "segell"],
        };
        for said in said {
            assert!(last.replace('’', "ʼ").contains(said), "{said}: {last}");
        }
        let codes = codes_in(&laid(Document::Final).to_pdf(), 1, None);
        let seed = contest.common.revealed.as_ref().unwrap().reveal();
        let derivation: serde_json::Value = serde_json::from_str(&codes[0]).unwrap();
        assert_eq!((codes.len(), derivation["seed"].as_str()), (1, Some(&*seed)), "{rules:?}");
        assert_eq!(derivation["hall"].as_str(), contest.common.hall_word.as_deref().or(Some("")));
        // The code on a slip is of this competition.
        let [high, low, ..] = *contest.common.commitment.unwrap().as_bytes();
        let here = u16::from_be_bytes([high, low]) % 1000;
        let read =
            codes_in(&laid(Document::ScoreSheets).to_pdf(), 1, Some([150.0, 0.0, 60.0, 40.0]));
        assert_eq!(read.len(), 1, "{rules:?}");
        assert_eq!(read[0][3..8], format!("03{here:03}"), "{rules:?}");
        let log = page_texts(&laid(Document::JudgeLog).to_pdf()).join(" ");
        let asked = judged.log.first().unwrap();
        assert!(log.contains(&asked.words[0].to_string()), "{log}");
    }
}
