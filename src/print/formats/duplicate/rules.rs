//! What the pages of the rules say: headings and items, their figures out of the rules themselves, with every
//! decision that the program takes where the regulation is silent.

use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::game::Mode;
use crate::domain::formats::duplicate::rules::{ALPHABET, Cost, Figure, Mistake};
use crate::domain::letters::Face;
use crate::domain::lexicon::{Authority, Passport};
use crate::language::{Language, tr};
use crate::print::rules_page::{Emphasis, Part};
use crate::text;

use super::played::{mode, time};

/// All parts in their order; `chosen` is the mode and the list of a competition, where they are chosen.
pub fn parts(
    rules: &Rules,
    chosen: Option<(Mode, Option<&Passport>)>,
    language: Language,
) -> Vec<Part> {
    let mut said = Said { rules, language, parts: Vec::new() };
    said.tiles();
    said.board();
    said.words(chosen);
    said.draw();
    said.turn();
    said.slip();
    said.top();
    said.sanctions();
    said.late();
    said.end();
    said.standings();
    said.parts
}

struct Said<'a> {
    rules: &'a Rules,
    language: Language,
    parts: Vec<Part>,
}

impl Said<'_> {
    fn heading(&mut self, key: &str) {
        self.parts.push(Part::Heading(tr(self.language, key)));
    }

    fn rule(&mut self, said: String) {
        self.parts.push(Part::Rule(said));
    }

    fn rules(&mut self, keys: &[&str]) {
        let language = self.language;
        self.parts.extend(keys.iter().map(|key| Part::Rule(tr(language, key))));
    }

    fn decisions(&mut self, keys: &[&str]) {
        let language = self.language;
        self.parts.extend(keys.iter().map(|key| Part::Decision(tr(language, key))));
    }

    fn tiles(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("regulation-tiles");
        let faces = (0..=u8::MAX).map_while(|place| ALPHABET.at(place));
        let set = |wanted: &dyn Fn(Face) -> bool| {
            let of =
                faces.clone().filter(|&face| wanted(face) && rules.tiles.faces.count(face) > 0);
            let said = of.map(|face| {
                let count = rules.tiles.faces.count(face);
                let value = rules.scoring.value(crate::domain::board::Tile::Face(face));
                format!("{}×{count} ({value})", ALPHABET.spelled(face))
            });
            said.collect::<Vec<_>>().join(" ")
        };
        let (vowels, consonants) =
            (set(&|face| ALPHABET.is_vowel(face)), set(&|face| !ALPHABET.is_vowel(face)));
        self.rule(text!(
            language,
            "regulation-set",
            count = rules.tiles.len(),
            jokers = rules.tiles.blanks,
            vowels = vowels,
            consonants = consonants
        ));
        let missing = faces.filter(|&face| rules.tiles.faces.count(face) == 0);
        let missing: Vec<&str> = missing.map(|face| ALPHABET.spelled(face)).collect();
        if !missing.is_empty() {
            self.rule(text!(language, "regulation-jokers-only", letters = missing.join(" ")));
        }
        self.rules(&["regulation-folding"]);
        self.decisions(&["regulation-order"]);
    }

    fn board(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("regulation-board");
        self.rules(&["regulation-position", "regulation-legal", "regulation-lying"]);
        let scoring = &rules.scoring;
        self.rule(text!(language, "regulation-score", rack = scoring.rack, bonus = scoring.bonus));
        self.decisions(&["regulation-same-play"]);
    }

    fn words(&mut self, chosen: Option<(Mode, Option<&Passport>)>) {
        let language = self.language;
        self.heading("regulation-words");
        self.rules(&["regulation-lists"]);
        self.decisions(&["regulation-list-in-both-modes", "regulation-ruling"]);
        let Some((chosen, list)) = chosen else { return };
        self.rule(text!(language, "regulation-chosen-mode", mode = mode(chosen, language)));
        let Some(list) = list else { return };
        let named = crate::print::words::lexicon(list, language);
        self.rule(text!(language, "regulation-chosen-list", list = named));
        if chosen == Mode::Program && list.authority == Authority::Reference {
            self.rule(text!(language, "regulation-no-federation", list = &list.name));
        }
    }

    fn draw(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("regulation-draw");
        self.rules(&["regulation-racks"]);
        let rule = rules.composition;
        let heading = [
            tr(language, "regulation-column-turns"),
            tr(language, "regulation-column-vowels"),
            tr(language, "regulation-column-consonants"),
            String::new(),
        ];
        self.parts.push(Part::Row(heading, Emphasis::Heading));
        for (turns, vowels, consonants) in [
            (format!("1–{}", rule.first_turns), rule.vowels, rule.consonants),
            (
                text!(language, "regulation-from-turn", turn = rule.first_turns.saturating_add(1)),
                rule.later_vowels,
                rule.later_consonants,
            ),
        ] {
            let cells = [turns, vowels.to_string(), consonants.to_string(), String::new()];
            self.parts.push(Part::Row(cells, Emphasis::Plain));
        }
        if rule.joker_counts_as_both {
            self.decisions(&["regulation-joker-both"]);
        }
        self.rules(&["regulation-refused", "regulation-no-correct"]);
        self.decisions(&[
            "regulation-turn-keeps-number",
            "regulation-same-letters",
            "regulation-triples",
            "regulation-back-first",
            "regulation-by-hand",
            "regulation-digital",
            "regulation-digital-corrected",
        ]);
        let announcing = &rules.announcing;
        let seconds = |ms: u32| crate::print::words::tenths(i64::from(ms), 100, language);
        self.rule(text!(language, "regulation-announcing", letter = seconds(announcing.letter_ms)));
        let key = if announcing.names.is_empty() {
            "regulation-names-none"
        } else {
            "regulation-names-some"
        };
        let again = seconds(announcing.again_ms);
        let again = text!(language, "regulation-announced-again", letter = again);
        self.parts.push(Part::Decision(format!("{again} {}", tr(language, key))));
    }

    fn turn(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("regulation-turn");
        let alerts: Vec<String> = rules.alerts_s.iter().map(ToString::to_string).collect();
        let said = text!(
            language,
            "regulation-time",
            time = time(rules.turn_s),
            alerts = alerts.join(", ")
        );
        self.rule(said);
        self.rules(&["regulation-stop", "regulation-players"]);
        self.decisions(&["regulation-time-chosen", "regulation-top-early", "regulation-undecided"]);
    }

    fn slip(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("regulation-slip");
        self.rules(&["regulation-slip-fields", "regulation-zero"]);
        self.decisions(&[
            "regulation-incorrect",
            "regulation-reading",
            "regulation-joker-unmarked",
            "regulation-points-counted",
        ]);
        let cost = |mistake| {
            tr(
                language,
                match rules.mistakes.of(mistake) {
                    Cost::Nothing => "regulation-cost-nothing",
                    Cost::Warning => "regulation-cost-warning",
                    Cost::Zero => "regulation-cost-zero",
                },
            )
        };
        let said = text!(
            language,
            "regulation-mistakes",
            points = cost(Mistake::Points),
            joker = cost(Mistake::Joker),
            table = cost(Mistake::Table),
            turn = cost(Mistake::Turn)
        );
        self.parts.push(Part::Decision(said));
        self.decisions(&["regulation-one-warning", "regulation-outcome"]);
    }

    fn top(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("regulation-top");
        self.rules(&["regulation-top-hall", "regulation-top-program", "regulation-criteria"]);
        let order = rules.order.iter().map(|figure| {
            tr(
                language,
                match figure {
                    Figure::Jokers => "regulation-figure-jokers",
                    Figure::Gone => "regulation-figure-gone",
                    Figure::Ratio => "regulation-figure-ratio",
                    Figure::Tiles => "regulation-figure-tiles",
                    Figure::Openings => "regulation-figure-openings",
                },
            )
        });
        let order: Vec<String> = order.collect();
        let said = text!(language, "regulation-order-of-plays", order = order.join(", "));
        self.parts.push(Part::Decision(said));
        self.decisions(&["regulation-equivalents"]);
        let solo = rules.solo;
        self.rule(text!(language, "regulation-solo", divisor = solo.divisor, most = solo.most));
        self.decisions(&["regulation-solo-players", "regulation-solo-none"]);
    }

    fn sanctions(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("regulation-sanctions");
        let rule = rules.warnings;
        self.rule(text!(
            language,
            "regulation-warnings",
            worth = rule.disciplinary_worth,
            points = rule.points,
            from = rule.free.saturating_add(1)
        ));
        self.rules(&["regulation-notices"]);
        self.decisions(&["regulation-warnings-at-once", "regulation-elimination"]);
    }

    fn late(&mut self) {
        self.heading("regulation-late");
        self.rules(&["regulation-late-before", "regulation-late-after"]);
        self.decisions(&[
            "regulation-begun",
            "regulation-rack-void",
            "regulation-extension",
            "regulation-late-announced",
        ]);
        self.rules(&["regulation-cancel"]);
        self.decisions(&["regulation-cancel-score", "regulation-cancel-taken-back"]);
    }

    fn end(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("regulation-end");
        self.rule(text!(language, "regulation-last-turn", notice = rules.last_turn_notice));
        self.decisions(&["regulation-last-turn-moved"]);
        self.rules(&["regulation-ends"]);
        self.decisions(&["regulation-one-kind", "regulation-no-play-left", "regulation-stopped"]);
    }

    fn standings(&mut self) {
        self.heading("regulation-standings");
        self.rules(&["regulation-total", "regulation-figures"]);
        self.decisions(&["regulation-objections", "regulation-offices", "regulation-several"]);
    }
}
