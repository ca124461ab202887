//! The day by one key, who is there, who changes places, what is chosen of the rules.

use crate::app::shell::Shell;
use crate::app::shell::ceremony::TOO_SOON_MS;
use crate::commands::formats::classic::step::Step;
use crate::commands::formats::classic::{Command as Own, Entry, Question as Q, Shown as SceneOf};
use crate::commands::{Pinned, Place, Question, StandingsTab};
use crate::domain::contest::command::Command;
use crate::domain::formats::classic::command::Command as D;
use crate::domain::formats::classic::state::{Classic, Shown};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::views::Sight;
use crate::views::competition::TypedPlayer;
use crate::views::name::fold;

impl Shell<Classic> {
    pub(super) fn dispatch_own(&mut self, command: &Own) {
        match *command {
            Own::ChooseSystem(system) => self.choose(|chosen| D::ChooseSystem {
                system,
                rounds: chosen.rounds,
                starter: chosen.starter,
            }),
            Own::ChooseStarter(starter) => self.choose(|chosen| D::ChooseSystem {
                system: chosen.pairs,
                rounds: chosen.rounds,
                starter,
            }),
            Own::ChooseClock(clock) => self.choose(|_| D::ChooseClock(clock)),
            Own::PlanRounds => self.plan_rounds(),
            Own::SetMinimumGames => self.set_minimum_games(),
            Own::AddTeams => self.add_teams(),
            Own::SelectTeam(team) => {
                let own = &mut self.desk.own.classic;
                own.team = (own.team != Some(team)).then_some(team);
            }
            Own::Assign(player, team) => {
                self.perform(D::AssignTeam { player, team });
            }

            Own::Mark(round, player, presence) => {
                self.perform(D::Mark { round, player, presence });
            }
            Own::PickPlayer(player) => self.pick_player(player),

            Own::ClockKey => self.clock_key(),
            Own::HoldTable(stop) => {
                let reason = tr(self.desk.language, stop.name());
                self.perform(D::PauseTableClock { reason });
            }

            Own::TakeTable(round, table) => self.take_table(round, table),
            Own::FindTable => self.find_table(),
            Own::NextTable => self.next_table(),
            Own::GoOn(entry) => self.go_on(entry),
            Own::ToggleFigures => self.toggle_figures(),
            Own::ChooseEnd(end) => self.choose_end(end),
            Own::ChooseFinisher(player) => self.choose_finisher(player),
            Own::ChooseBeginner(player) => self.choose_beginner(player),
            Own::SaveResult => self.save_result(),
            Own::ConfirmResult => self.confirm_result(),
            Own::ClearResult => self.clear_result(),

            Own::ToggleGame => self.toggle_game(),
            Own::RecordTurn(outcome) => self.record_turn(outcome),
            Own::TurnOf(player) => self.turn_of(player),
            Own::TakeTurn(turn) => self.take_turn(turn),
            Own::LeaveTurn => self.leave_turn(),
            Own::ProposeResult => self.propose_result(),
            Own::WriteGame => self.write_game(),

            Own::ShowRanks(ranks) => {
                self.desk.own.classic.ranks = ranks;
                self.show_standings(StandingsTab::Table);
            }

            Own::Join(ref key, ref with) => self.join(key, with.as_deref()),

            Own::TakeSet(set) => self.desk.own.classic.set = Some(set),
            Own::JudgeWords => self.judge_typed(),
            Own::ToggleJudge => self.toggle_judge(),
        }
    }

    /// Begins the clock of a table, once it is said which; the next side, or on from where it is held. A time of turns
    /// at no table begins anew.
    fn clock_key(&mut self) {
        let free = Pinned::from(SceneOf::Timer);
        if self.desk.pinned == free {
            return self.pin(free);
        }
        let Some(keeper) = &self.keeper else { return };
        let clock = keeper.record().contest().game.table_clock.as_ref();
        let command = match clock.map(|clock| (clock.is_running(), clock.turn())) {
            None => return self.open_question(Q::StartTable(None, None).into()),
            Some((true, side)) => {
                D::PressTableClock { side: u8::try_from(side).unwrap_or_default() }
            }
            Some((false, _)) => D::ResumeTableClock,
        };
        self.perform(command);
    }

    fn choose(
        &mut self,
        command: impl FnOnce(crate::domain::formats::classic::chosen::Chosen) -> D,
    ) {
        let Some(session) = &self.keeper else { return };
        let command = command(session.record().contest().game.chosen);
        self.perform(command);
    }

    /// A number that is typed; what is none is said there.
    fn typed_number<T: std::str::FromStr>(&mut self, entry: Entry) -> Option<T> {
        let typed = self.desk.text(entry.into()).trim().parse().ok();
        if typed.is_none() {
            let problem = tr(self.desk.language, "meeting-no-number");
            self.desk.problem(problem);
            self.desk.focus = Some(entry.into());
        }
        typed
    }

    fn plan_rounds(&mut self) {
        let Some(rounds) = self.typed_number(Entry::Rounds) else { return };
        let Some(session) = &self.keeper else { return };
        let chosen = session.record().contest().game.chosen;
        let (system, starter) = (chosen.pairs, chosen.starter);
        if self.perform(D::ChooseSystem { system, rounds, starter }) {
            self.desk.set(Entry::Rounds.into(), "");
        }
    }

    fn set_minimum_games(&mut self) {
        let Some(games) = self.typed_number(Entry::MinimumGames) else { return };
        if self.perform(D::SetMinimumGames(games)) {
            self.desk.set(Entry::MinimumGames.into(), "");
        }
    }

    /// One team a line, all or none.
    fn add_teams(&mut self) {
        let typed = self.desk.text(Entry::Teams.into()).to_owned();
        let names = typed.lines().map(str::trim).filter(|name| !name.is_empty());
        let add = |name: &str| D::AddTeam { id: None, name: name.to_owned() };
        let commands: Vec<Command<Classic>> = names.map(|name| add(name).into()).collect();
        self.desk.focus = Some(Entry::Teams.into());
        if !commands.is_empty() && self.perform(Command::Several(commands)) {
            self.desk.set(Entry::Teams.into(), "");
        }
    }

    /// Puts players who were just added into the teams that were typed beside them, new ones among them, and keeps
    /// what knows them again elsewhere.
    pub(super) fn assign_typed(&mut self, players: &[TypedPlayer]) {
        let Some(keeper) = &self.keeper else { return };
        let contest = keeper.record().contest();
        let game = &contest.game;
        let has_teams = game.rules().swiss().is_some_and(|swiss| swiss.team.is_some());
        let added = contest.common.players.keys().rev().take(players.len());
        let added: Vec<PlayerId> = added.copied().collect();
        let mut new: Vec<String> = Vec::new();
        for TypedPlayer { team, .. } in players.iter().filter(|_| has_teams) {
            let there = game.teams.values().any(|name| fold(name) == fold(team));
            if !team.is_empty() && !there && !new.iter().any(|name| fold(name) == fold(team)) {
                new.push(team.clone());
            }
        }
        let add = |name| D::AddTeam { id: None, name }.into();
        let new: Vec<Command<Classic>> = new.into_iter().map(add).collect();
        if !new.is_empty() && !self.perform(Command::Several(new)) {
            return;
        }
        let Some(keeper) = &self.keeper else { return };
        let teams = &keeper.record().contest().game.teams;
        let mut asked: Vec<Command<Classic>> = Vec::new();
        for (player, typed) in added.into_iter().rev().zip(players) {
            let team = teams.iter().find(|(_, name)| fold(name) == fold(&typed.team));
            let team = team.filter(|_| has_teams && !typed.team.is_empty()).map(|(team, _)| *team);
            asked.extend(team.map(|team| D::AssignTeam { player, team: Some(team) }.into()));
            let member = typed.member.clone();
            asked.extend((!member.is_empty()).then(|| D::SetMember { player, member }.into()));
        }
        if !asked.is_empty() {
            self.perform(Command::Several(asked));
        }
    }

    pub(super) fn look_at_round(&mut self, round: RoundNo) {
        if self.desk.place != Place::Rounds {
            self.go(Place::Rounds);
        }
        let Some(session) = &self.keeper else { return };
        let here = Sight::of(session, &self.desk).round_of_step();
        let own = &mut self.desk.own.classic;
        own.round = (round != here).then_some(round);
        own.picked = None;
    }

    /// The first press names one, the second the other: they change places, with a reason once it was shown.
    fn pick_player(&mut self, player: PlayerId) {
        let picked = self.desk.own.classic.picked.take();
        match picked {
            None => self.desk.own.classic.picked = Some(player),
            Some(other) if other == player => {}
            Some(other) => {
                let Some(session) = &self.keeper else { return };
                let sight = Sight::of(session, &self.desk);
                let round = sight.round_in_view();
                let pairing = sight.paired(round).and_then(|round| round.pairing.as_ref());
                let shown = pairing.is_some_and(|pairing| pairing.shown == Shown::Yes);
                if shown {
                    self.open_question(Q::Swap.into());
                    self.desk.set(Entry::Two.into(), format!("{other} {player}"));
                    self.desk.focus = Some(crate::commands::Entry::Reason);
                } else {
                    let (a, b, reason) = (other, player, String::new());
                    self.perform(D::SwapPlayers { round, a, b, reason });
                }
            }
        }
    }

    pub(super) fn next_step(&mut self) {
        // In the ceremony the presenter's key calls the next one.
        if matches!(self.desk.pinned, Pinned::Ceremony(_)) {
            return self.call_next();
        }
        let Some(session) = &self.keeper else { return };
        let now = session.now();
        let sight = Sight::of(session, &self.desk);
        let unseen = self.desk.pinned != Pinned::Auto
            && sight
                .contest()
                .game
                .round_clock
                .as_ref()
                .is_some_and(|it| it.countdown.is_running());
        let step = sight.step();
        let too_soon = self
            .desk
            .last_step
            .is_some_and(|last| last.session == now.session && now.ms_since(last) < TOO_SOON_MS);
        if too_soon {
            return;
        }
        // The hall sees the time again, where another scene hid it.
        if unseen {
            self.desk.pinned = Pinned::Auto;
        } else {
            self.take_step(step);
        }
        self.note_step();
    }

    fn take_step(&mut self, step: Step) {
        self.desk.own.classic.round = None;
        let command = match step {
            Step::Pair(round) => return self.pair(round),
            Step::TypePairing(round) => return self.open_question(Q::TypePairing(round).into()),
            Step::HallWord => return self.open_question(Question::HallWord),
            Step::Show(round) => D::ShowPairing(round),
            Step::Start(round) => D::StartRoundClock(round),
            Step::ConfirmTime(_) | Step::ConfirmTable(..) => D::ConfirmTime,
            Step::Resume(_) => D::ResumeRoundClock,
            Step::EndClock(_) => D::EndRoundClock,
            Step::Results(round, tables) => {
                if let Some(&table) = tables.first() {
                    self.take_table(round, table);
                }
                return;
            }
            Step::Sign => return self.open_question(Question::Sign),
            Step::Ceremony => return self.ceremony(),
            Step::AddPlayers => return,
        };
        self.perform(command);
    }

    /// From here on a Space is too soon for a while: the step that it was meant for has gone by.
    pub(super) fn note_step(&mut self) {
        self.desk.last_step = self.keeper.as_ref().map(|keeper| keeper.now());
    }
}
