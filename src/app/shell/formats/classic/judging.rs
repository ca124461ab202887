//! Doubted words: typed at the desk or in the judge's window, judged in one action, answered with one verdict.

use egui::{Event, Key};

use crate::app::shell::Shell;
use crate::commands::formats::classic::Entry;
use crate::domain::formats::classic::command::Command as D;
use crate::domain::formats::classic::judge::Verdict;
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::TableNo;
use crate::language::tr;
use crate::screens::formats::classic::JudgeScreen;
use crate::screens::formats::classic::judge::{MOST_WORDS, Next, Pressed, Typed, said};
use crate::session::Refusal;
use crate::views::desk::formats::classic::Judging;

impl Shell<Classic> {
    /// Judge was gone to: the keyboard is where words are typed, unless the arbiter is asked something.
    pub(super) fn go_on_judging(&mut self) {
        let waits = self.keeper.as_ref().is_some_and(|keeper| {
            keeper
                .judged()
                .log
                .iter()
                .any(crate::domain::formats::classic::judged::Challenge::is_open)
        });
        self.desk.focus = (!waits).then(|| Entry::Doubted.into());
    }

    /// Judges the words of the field.
    pub(super) fn judge_typed(&mut self) {
        let typed = self.desk.text(Entry::Doubted.into()).trim().to_owned();
        self.desk.focus = Some(Entry::Doubted.into());
        if typed.is_empty() {
            let told = tr(self.desk.language, "meeting-doubted-how");
            return self.desk.done(told);
        }
        let (table, words) = match typed.split_once(':') {
            Some((table, words)) => (Some(table.trim().parse().ok().and_then(TableNo::new)), words),
            None => (None, typed.as_str()),
        };
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        // What is no table is not judged as if none had been typed.
        let known = table.is_none_or(|table| table.is_some());
        let verdict = if known { self.judge(table.flatten(), words) } else { Err(None) };
        match verdict {
            Ok(_) => self.desk.set(Entry::Doubted.into(), ""),
            Err(why) => {
                let why = why.map(|why| self.refusal_text(&why));
                let language = self.desk.language;
                self.desk.problem(why.unwrap_or_else(|| tr(language, "meeting-cannot-judge")));
            }
        }
    }

    /// The one verdict on words of a table of the last round that has tables; why they cannot be judged, where more is
    /// known of that than how many they are.
    fn judge(
        &mut self,
        table: Option<TableNo>,
        words: Vec<String>,
    ) -> Result<Verdict, Option<Refusal<Classic>>> {
        let Some(keeper) = &self.keeper else { return Err(None) };
        let game = &keeper.record().contest().game;
        let round = game.paired().next_back().map(|(number, _)| number);
        if words.is_empty() || words.len() > MOST_WORDS {
            return Err(None);
        }
        self.try_perform(D::JudgeWords { round, table, words }).map_err(Some)?;
        let judged = self.keeper.as_ref().map(|keeper| keeper.judged());
        judged.and_then(|judged| judged.log.last()).map(|asked| asked.verdict).ok_or(None)
    }

    pub(super) fn toggle_judge(&mut self) {
        let judging = &mut self.desk.own.classic.judging;
        *judging = match judging {
            Some(_) => None,
            None => Some(Judging::Typing(Typed::default(), false)),
        };
    }

    /// What the judge's window shows; `None` while it is closed.
    pub(in crate::app) fn judge_screen(&self) -> Option<JudgeScreen> {
        self.keeper.as_ref()?;
        let language = self.desk.language;
        Some(match self.desk.own.classic.judging.as_ref()? {
            Judging::Said(verdict) => said(*verdict, language),
            Judging::Typing(typed, failed) => {
                let mut screen = typed.screen(language);
                if let (true, JudgeScreen::Typing { asks, .. }) = (*failed, &mut screen) {
                    *asks = tr(language, "meeting-cannot-judge");
                }
                screen
            }
        })
    }

    /// The judge's window was closed.
    pub(in crate::app) fn close_judge(&mut self) {
        self.desk.own.classic.judging = None;
    }

    /// Keys of the judge's window, in their order.
    pub fn judge_keys(&mut self, events: &[Event]) {
        for event in events {
            match self.desk.own.classic.judging.clone() {
                None => return,
                Some(Judging::Said(_)) => {
                    // The key that judged is still held: it clears nothing. What clears types nothing.
                    if matches!(event, Event::Key { pressed: true, repeat: false, .. }) {
                        let typing = Judging::Typing(Typed::default(), false);
                        self.desk.own.classic.judging = Some(typing);
                        return;
                    }
                }
                Some(Judging::Typing(typed, _)) => {
                    self.judge_pressed(typed, event);
                }
            }
        }
    }

    fn judge_pressed(&mut self, typed: Typed, event: &Event) {
        let keys: Vec<Pressed> = match event {
            Event::Text(text) => {
                let key = |sign| if sign == ' ' { Pressed::Space } else { Pressed::Sign(sign) };
                text.chars().map(key).collect()
            }
            Event::Key { key: Key::Enter, pressed: true, repeat: false, .. } => {
                vec![Pressed::Enter]
            }
            Event::Key { key: Key::Backspace, pressed: true, .. } => vec![Pressed::Back],
            Event::Key { key: Key::Escape, pressed: true, .. } => vec![Pressed::Escape],
            _ => return,
        };
        let mut typed = typed;
        for key in keys {
            let before = typed.clone();
            match typed.pressed(key) {
                Next::Typing(next) => typed = next,
                Next::Judge(table, words) => {
                    self.desk.own.classic.judging = Some(match self.judge(table, words) {
                        Ok(verdict) => Judging::Said(verdict),
                        Err(_) => Judging::Typing(before, true),
                    });
                    return;
                }
            }
        }
        self.desk.own.classic.judging = Some(Judging::Typing(typed, false));
    }
}
