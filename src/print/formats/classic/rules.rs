//! What the pages of the rules say: headings and items, their figures out of the rules themselves, with every
//! decision that the program takes where the regulations are silent.

use super::asked;
use crate::domain::board::Tile;
use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::rules::{
    BlankIs, Challenge, End, Kind, Senyors, Starter, Swiss, Team, Tie,
};
use crate::domain::letters::Face;
use crate::language::{Language, tr};
use crate::print::rules_page::Part;
use crate::text;

/// All parts in their order.
pub fn parts(rules: &Rules, language: Language) -> Vec<Part> {
    let mut said = Said { rules, language, parts: Vec::new() };
    said.tiles();
    said.board();
    said.turns();
    said.clocks();
    said.challenges();
    said.ends();
    said.results();
    said.standings();
    said.pairing();
    said.at_the_table();
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

    fn decision(&mut self, said: String) {
        self.parts.push(Part::Decision(said));
    }

    fn decisions(&mut self, keys: &[&str]) {
        let language = self.language;
        self.parts.extend(keys.iter().map(|key| Part::Decision(tr(language, key))));
    }

    /// Whether a letter has no tile: only a blank can be it.
    fn bare(&self) -> Vec<&'static str> {
        let (alphabet, tiles) = (self.rules.alphabet(), &self.rules.set.tiles);
        let bare = alphabet.faces().filter(|face| tiles.count(Tile::Face(*face)) == 0);
        bare.map(|face| alphabet.spelled(face)).collect()
    }

    fn tiles(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("norms-tiles");
        let alphabet = rules.alphabet();
        let set = |wanted: &dyn Fn(Face) -> bool| {
            let of = alphabet
                .faces()
                .filter(|&face| wanted(face) && rules.set.tiles.count(Tile::Face(face)) > 0);
            let said = of.map(|face| {
                let count = rules.set.tiles.count(Tile::Face(face));
                let value = rules.scoring.value(Tile::Face(face));
                format!("{}×{count} ({value})", rules.printed(face))
            });
            said.collect::<Vec<_>>().join(" ")
        };
        let vowels = set(&|face| alphabet.is_vowel(face));
        let consonants = set(&|face| !alphabet.is_vowel(face));
        let (count, blanks) = (rules.set.tiles.len(), rules.set.tiles.blanks);
        self.rule(text!(
            language,
            "norms-set",
            count = count,
            blanks = blanks,
            vowels = vowels,
            consonants = consonants
        ));
        let bare = self.bare();
        match rules.blank {
            BlankIs::Alphabet if !bare.is_empty() => {
                self.rule(text!(language, "norms-blank-any", letters = bare.join(", ")));
            }
            BlankIs::Tiles if !bare.is_empty() => {
                self.rule(text!(language, "norms-blank-tiles", letters = bare.join(", ")));
            }
            BlankIs::Alphabet | BlankIs::Tiles => self.rules(&["norms-blank-all"]),
        }
        self.rules(&["norms-blank-fixed"]);
        let is_digraph = |face: &Face| alphabet.spelled(*face).chars().count() > 1;
        let digraphs: Vec<&str> =
            alphabet.faces().filter(is_digraph).map(|face| alphabet.spelled(face)).collect();
        if !digraphs.is_empty() {
            self.rule(text!(language, "norms-digraphs", letters = digraphs.join(", ")));
            self.decisions(&["norms-digraph-only"]);
        }
        self.decisions(&["norms-lots"]);
    }

    fn board(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("norms-board");
        self.rule(text!(language, "norms-legal", tiles = rules.first_play));
        let (tiles, points) = (rules.scoring.rack, rules.scoring.bonus);
        self.rule(text!(language, "norms-score", tiles = tiles, points = points));
        self.decisions(&["norms-notation", "norms-main-word"]);
    }

    fn turns(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("norms-turns");
        self.rule(text!(language, "norms-exchange", tiles = rules.exchange_bag));
        match rules.senyors {
            Senyors::None => {}
            Senyors::Plain => {
                self.rules(&["norms-senyors"]);
                self.decisions(&["norms-senyors-kind", "norms-senyors-plain"]);
            }
            Senyors::Inspected => {
                self.rules(&["norms-senyors", "norms-senyors-third"]);
                self.decisions(&["norms-senyors-kind", "norms-senyors-inspected"]);
            }
        }
        self.rules(&["norms-overdraw"]);
        match rules.starter {
            Starter::Lot => self.rules(&["norms-starter-lot"]),
            Starter::Balanced => self.rules(&["norms-starter-balanced"]),
        }
        if rules.starter == Starter::Lot && rules.seats.iter().any(|&seats| seats > 2) {
            self.decisions(&["norms-starter-ties"]);
        }
        self.decisions(&["norms-order"]);
    }

    fn clocks(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("norms-clocks");
        for &seats in &rules.seats {
            let seats = usize::from(seats);
            let clocks = asked::clocks(rules, seats, language);
            if rules.seats_allow(seats) && !clocks.is_empty() {
                let all = clocks.join("; ");
                self.rule(text!(language, "norms-clocks-of", seats = seats, clocks = all));
            }
        }
        if let Some(overtime) = rules.overtime(2) {
            let price = asked::price(overtime, language);
            self.rule(text!(language, "norms-overtime", price = price));
        }
        if rules.has_end(End::Time) {
            self.decisions(&["norms-last-turn"]);
        }
        if rules.has_end(End::ClocksOut) {
            self.rules(&["norms-no-moves"]);
            self.decisions(&["norms-no-time"]);
        }
        if rules.round_s > 0 {
            let minutes = rules.round_s / 60;
            self.decision(text!(language, "norms-round-clock", minutes = minutes));
        }
        self.rules(&["norms-clock-stops"]);
        self.decisions(&["norms-at-once"]);
    }

    fn challenges(&mut self) {
        self.heading("norms-challenges");
        match self.rules.challenge {
            Challenge::Play => self.rules(&["norms-challenge-play"]),
            Challenge::Set => self.rules(&["norms-challenge-set"]),
            Challenge::Word => {
                self.rules(&["norms-challenge-word"]);
                self.decisions(&["norms-challenge-at-once"]);
            }
        }
        self.rules(&["norms-challenge-lost"]);
        self.decisions(&["norms-challenge-free", "norms-verdict", "norms-one-authority"]);
    }

    fn ends(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("norms-ends");
        let most = asked::most_seats(rules);
        let ends = asked::ends(rules, most.min(2), language).join("; ");
        self.rule(text!(language, "norms-ends-are", ends = ends));
        self.rules(&["norms-adjust-out"]);
        self.decisions(&["norms-adjust-other", "norms-runs"]);
        for run in &rules.ends.runs {
            let counts: Vec<String> =
                run.counts.iter().map(|it| tr(language, outcome(*it))).collect();
            let counts = counts.join(", ");
            let key = match run.end.end() {
                End::Scoreless => "norms-run-scoreless",
                _ => "norms-run-passes",
            };
            self.decision(text!(language, key, each = run.each, counts = counts));
        }
        if rules.has_end(End::Blocked) {
            self.decisions(&["norms-blocked"]);
        }
        self.decisions(&["norms-stopped"]);
    }

    fn results(&mut self) {
        self.heading("norms-results");
        self.rules(&["norms-final-score"]);
        let Some(swiss) = self.rules.swiss() else { return };
        match swiss.tie {
            Tie::Draw => self.decisions(&["norms-draw"]),
            Tie::LastWord => {
                self.rules(&["norms-last-word"]);
                self.decisions(&["norms-last-word-value"]);
            }
        }
        let (points, language) = (super::played::points(swiss.bye.halves), self.language);
        let scores = (swiss.bye.scored, swiss.bye.conceded);
        let said =
            text!(language, "norms-bye", points = points, scored = scores.0, conceded = scores.1);
        self.decision(said);
    }

    fn standings(&mut self) {
        let (rules, language) = (self.rules, self.language);
        self.heading("norms-standings");
        match &rules.kind {
            Kind::Average(average) => {
                self.rules(&["norms-average"]);
                let seats: Vec<String> =
                    average.counted_seats.iter().map(ToString::to_string).collect();
                self.decision(text!(language, "norms-counted-seats", seats = seats.join(", ")));
                self.decision(text!(language, "norms-minimum", games = average.minimum_games));
                self.decisions(&["norms-average-equal"]);
            }
            Kind::Swiss(swiss) => {
                self.rules(&["norms-halves"]);
                self.decisions(&["norms-shared"]);
                self.teams(swiss);
            }
        }
        self.decisions(&["norms-penalties", "norms-no-objections", "norms-season"]);
    }

    fn teams(&mut self, swiss: &Swiss) {
        let language = self.language;
        match swiss.team {
            None => {}
            Some(Team::School { size }) => {
                self.rule(text!(language, "norms-school", size = size));
                self.decisions(&["norms-school-sums", "norms-school-short", "norms-school-days"]);
            }
            Some(Team::Pair { best }) => {
                self.rules(&["norms-pair"]);
                self.decision(text!(language, "norms-pair-best", best = best));
                let games = swiss.programmed_games.div_ceil(2);
                if games > 0 {
                    self.decision(text!(language, "norms-season-half", games = games));
                }
            }
        }
    }

    fn pairing(&mut self) {
        self.heading("norms-pairing");
        if self.rules.swiss().is_some() {
            self.decisions(&[
                "norms-pairing-swiss",
                "norms-pairing-repeats",
                "norms-pairing-first",
            ]);
        } else {
            self.decisions(&["norms-pairing-tables", "norms-pairing-five", "norms-pairing-first"]);
        }
    }

    /// What players keep among themselves; the program knows nothing of it.
    fn at_the_table(&mut self) {
        self.heading("norms-table");
        let school =
            self.rules.swiss().is_some_and(|swiss| matches!(swiss.team, Some(Team::School { .. })));
        if school {
            self.rules(&["norms-table-blank-said", "norms-table-no-dictionary"]);
        } else {
            self.rules(&[
                "norms-table-count",
                "norms-table-writes",
                "norms-table-notes",
                "norms-table-bag",
            ]);
        }
    }
}

/// What an outcome that counts in a run is called.
fn outcome(outcome: crate::domain::formats::classic::rules::Outcome) -> &'static str {
    use crate::domain::formats::classic::rules::Outcome;
    match outcome {
        Outcome::Play => "norms-outcome-play",
        Outcome::ZeroPlay => "norms-outcome-zero-play",
        Outcome::Exchange => "norms-outcome-exchange",
        Outcome::Pass => "games-turn-pass",
        Outcome::TakenBack => "games-turn-taken-back",
        Outcome::TakenOff => "games-turn-taken-off",
        Outcome::Timer => "games-turn-timer",
        Outcome::NoTime => "games-turn-no-time",
    }
}
