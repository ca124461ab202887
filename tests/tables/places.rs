//! Every place of classic games in every rule set, language and look: it is painted, and nothing lacks its sentence.

use eforos::commands::formats::classic::PLACES;
use eforos::commands::{Look, Place, UserCommand};
use eforos::language::Language;
use egui::Key;

use super::desk::Desk;

const SEVEN: &str =
    "Anna Puig\nBiel Roca\nCarla Mas\nDídac Font\nElna Vila\nFerran Soler\nGal·la Coll";

#[test]
fn every_place_is_painted_in_every_rule_set_and_language() {
    for rules in 0..3 {
        for language in [Language::English, Language::Catalan, Language::Polish, Language::Greek] {
            let mut desk = Desk::laid(language, rules, SEVEN);
            desk.ask(UserCommand::ChooseLook(if rules == 1 { Look::Dark } else { Look::Light }));
            for stage in 0..3 {
                for place in PLACES {
                    desk.ask(UserCommand::Go(*place));
                    assert_eq!(desk.place(), *place);
                    let bare: Vec<String> = desk
                        .texts()
                        .into_iter()
                        .filter(|text| text.contains("meeting-") || text.contains("commands-"))
                        .collect();
                    assert_eq!(bare, Vec::<String>::new(), "{rules} {language:?} {place:?}");
                }
                desk.ask(UserCommand::Go(Place::Rounds));
                if stage == 0 {
                    desk.space();
                    desk.line("ocell");
                    desk.space();
                    if desk.shell().desk.question.is_some() {
                        desk.key(Key::Enter);
                    }
                } else {
                    desk.space();
                    desk.space();
                }
            }
            assert!(desk.tables(1) > 0, "{:#?}", desk.texts());
        }
    }
}
