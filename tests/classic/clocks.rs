//! The clock with sides and the timer of turns: no millisecond is lost, whatever is pressed in whatever order.

use eforos::domain::clock::{Moment, NotNow, Sides, TurnTimer, crossed};

use crate::dice::Dice;

const MAIN: i64 = 1_500_000;

fn at(elapsed_ms: i64) -> Moment {
    Moment { wall_ms: 1_000_000 + elapsed_ms, session: 1, elapsed_ms }
}

fn clock(sides: usize) -> Sides {
    Sides::started(sides, MAIN, 0, at(0)).unwrap()
}

#[test]
fn sides_run_in_turn_and_below_zero() {
    let clock = clock(2);
    assert_eq!(clock.remaining_ms(0, at(10_000)), Some(MAIN - 10_000));
    assert_eq!(clock.remaining_ms(1, at(10_000)), Some(MAIN));
    let clock = clock.pressed(0, at(10_000)).unwrap();
    assert_eq!(clock.turn(), 1);
    // 25:00 and 2:10 later.
    let late = at(10_000 + MAIN + 130_000);
    assert_eq!(clock.remaining_ms(1, late), Some(-130_000));
    assert_eq!(clock.all_over_ms(late), [0, 130_000]);
    let stopped = clock.stopped(late).unwrap();
    assert_eq!(stopped.all_over_ms(at(99_999_999)), [0, 130_000]);
    assert_eq!(stopped.remaining_ms(0, at(99_999_999)), Some(MAIN - 10_000));
    assert_eq!(stopped.remaining_ms(2, late), None);
}

#[test]
fn alerts_and_hard_ends_lie_ahead_on_both_sides_of_zero() {
    let clock = clock(2);
    assert_eq!(clock.reaches_in_ms(300_000, at(10_000)), Some(MAIN - 310_000));
    assert_eq!(clock.reaches_in_ms(-300_000, at(MAIN)), Some(300_000), "five minutes over");
    assert_eq!(clock.reaches_in_ms(60_000, at(MAIN)), Some(-60_000), "past");
    let pressed = clock.pressed(0, at(1_000)).unwrap();
    assert_eq!(pressed.reaches_in_ms(0, at(1_000)), Some(MAIN), "of the other side now");
    assert_eq!(pressed.held(at(2_000)).unwrap().reaches_in_ms(0, at(2_000)), None);
    // What falls between two looks is heard in order, the end and what lies beyond it too.
    let (before, after) = (clock.remaining_ms(0, at(0)), clock.remaining_ms(0, at(MAIN + 61_000)));
    let heard = crossed(&[300_000, 60_000, 0, -60_000], before.unwrap(), after.unwrap());
    assert_eq!(heard.collect::<Vec<_>>(), [300_000, 60_000, 0, -60_000]);
}

#[test]
fn three_and_four_sides_go_round() {
    for sides in [3, 4] {
        let mut clock = clock(sides);
        for (press, now) in (0..9).zip(1..) {
            assert_eq!(clock.turn(), press % sides);
            clock = clock.pressed(press % sides, at(1_000 * now)).unwrap();
        }
    }
}

#[test]
fn what_a_clock_does_not_do_it_says() {
    for sides in [0, 1, 5] {
        assert_eq!(Sides::started(sides, MAIN, 0, at(0)), Err(NotNow::Sides { sides }));
    }
    assert_eq!(Sides::started(2, MAIN, 2, at(0)), Err(NotNow::NoSide { side: 2 }));
    let clock = clock(2);
    assert_eq!(clock.pressed(1, at(1)), Err(NotNow::OtherSide { turn: 0 }));
    assert_eq!(clock.pressed(7, at(1)), Err(NotNow::NoSide { side: 7 }));
    assert_eq!(clock.resumed(at(1)), Err(NotNow::Running));
    let held = clock.held(at(1)).unwrap();
    assert_eq!(held.pressed(0, at(2)), Err(NotNow::NotRunning));
    assert_eq!(held.held(at(2)), Err(NotNow::NotRunning));
    let stopped = held.stopped(at(3)).unwrap();
    for refused in [stopped.pressed(0, at(4)), stopped.resumed(at(4)), stopped.stopped(at(4))] {
        assert_eq!(refused, Err(NotNow::Stopped));
    }
    assert_eq!(stopped.set(0, 5, at(4)), Err(NotNow::Stopped));
    assert_eq!(clock.set(2, 5, at(1)), Err(NotNow::NoSide { side: 2 }));
}

#[test]
fn a_time_that_is_set_runs_or_stands_as_before() {
    let clock = clock(2).pressed(0, at(1_000)).unwrap();
    let set = clock.set(1, 60_000, at(5_000)).unwrap();
    assert_eq!(set.remaining_ms(1, at(6_000)), Some(59_000), "it runs on");
    let set = clock.set(0, 60_000, at(5_000)).unwrap();
    assert_eq!(set.remaining_ms(0, at(6_000)), Some(60_000), "it is not this side's turn");
    assert_eq!(set.remaining_ms(1, at(6_000)), Some(MAIN - 5_000), "nothing of the other is lost");
    let held = clock.held(at(2_000)).unwrap().set(1, -30_000, at(9_000)).unwrap();
    assert_eq!(held.over_ms(1, at(99_000)), 30_000);
}

#[test]
fn across_a_restart_the_arbiter_is_asked() {
    let clock = clock(2);
    let later = Moment { wall_ms: 1_000_000 + 40_000, session: 2, elapsed_ms: 5 };
    assert!(clock.crossed_a_restart(later) && !clock.crossed_a_restart(at(40_000)));
    // By the last certain moment it stood there; by the wall clock it ran on.
    assert_eq!(clock.held(at(7_000)).unwrap().remaining_ms(0, later), Some(MAIN - 7_000));
    assert_eq!(clock.remaining_ms(0, later), Some(MAIN - 40_000));
    let back = Moment { wall_ms: 0, ..later };
    assert_eq!(clock.remaining_ms(0, back), Some(MAIN), "a wall clock set back gives no time");
    assert!(!clock.held(at(7_000)).unwrap().crossed_a_restart(later));
}

/// What was used and what was held add up to what went by, by a list of stretches that is kept beside the clock.
#[test]
fn no_millisecond_is_lost() {
    for seed in 1..=300 {
        let mut dice = Dice(seed);
        let sides = 2 + dice.below(3);
        let mut clock = clock(sides);
        let (mut now, mut since, mut turn) = (0_i64, 0_i64, 0_usize);
        let mut stretches: Vec<(usize, i64, i64)> = Vec::new();
        let (mut running, mut held_ms) = (true, 0_i64);
        for _ in 0..dice.below(80) {
            now += i64::try_from(dice.below(90_000)).unwrap();
            match dice.below(4) {
                0 | 1 if running => {
                    clock = clock.pressed(turn, at(now)).unwrap();
                    stretches.push((turn, since, now));
                    (turn, since) = ((turn + 1) % sides, now);
                }
                2 if running => {
                    clock = clock.held(at(now)).unwrap();
                    stretches.push((turn, since, now));
                    (running, since) = (false, now);
                }
                3 if !running => {
                    clock = clock.resumed(at(now)).unwrap();
                    held_ms += now - since;
                    (running, since) = (true, now);
                }
                // Out of order: refused, and nothing is changed.
                _ => {
                    let before = clock.clone();
                    assert!(clock.pressed((turn + 1) % sides, at(now)).is_err());
                    assert_eq!(clock, before);
                }
            }
        }
        now += 1;
        if running {
            stretches.push((turn, since, now));
        } else {
            held_ms += now - since;
        }
        let mut used = 0;
        for side in 0..sides {
            let own = stretches.iter().filter(|(of, ..)| *of == side);
            let own: i64 = own.map(|(_, from, to)| to - from).sum();
            let left = clock.remaining_ms(side, at(now)).unwrap();
            assert_eq!(left, MAIN - own, "seed {seed}, side {side}");
            assert_eq!(clock.over_ms(side, at(now)), (own - MAIN).max(0));
            used += own;
        }
        assert_eq!(used + held_ms, now, "seed {seed}");
    }
}

#[test]
fn a_turn_begins_anew_and_the_game_goes_on() {
    let timer = TurnTimer::started(120_000, Some(3_600_000), at(0)).next(at(50_000));
    assert_eq!((timer.number(), timer.turn().remaining_ms(at(60_000))), (2, 110_000));
    assert_eq!(timer.game().unwrap().remaining_ms(at(60_000)), 3_540_000);
    let held = timer.held(at(60_000));
    assert_eq!(held.turn().remaining_ms(at(500_000)), 110_000);
    let resumed = held.resumed(at(500_000));
    assert_eq!(resumed.turn().remaining_ms(at(501_000)), 109_000);
    assert_eq!(resumed.game().unwrap().remaining_ms(at(501_000)), 3_539_000);
    // A held timer that is pressed for the next turn runs again, with both times.
    let next = held.next(at(500_000));
    assert_eq!(next.game().unwrap().remaining_ms(at(501_000)), 3_539_000);
    assert_eq!(next.turn().remaining_ms(at(999_999)), 0, "nothing below zero, and nothing ends");
    assert_eq!(TurnTimer::started(120_000, None, at(0)).game(), None);
}

/// However turns begin, stand and go on, the time of the game is what went by while it ran.
#[test]
fn the_time_of_a_game_loses_nothing_either() {
    for seed in 1..=200 {
        let mut dice = Dice(seed);
        let mut timer = TurnTimer::started(120_000, Some(36_000_000), at(0));
        let (mut now, mut ran, mut turn_ran, mut running) = (0, 0, 0, true);
        for _ in 0..dice.below(60) {
            let step = i64::try_from(dice.below(30_000)).unwrap();
            now += step;
            if running {
                ran += step;
                turn_ran += step;
            }
            match dice.below(3) {
                0 => (timer, turn_ran, running) = (timer.next(at(now)), 0, true),
                1 => (timer, running) = (timer.held(at(now)), false),
                _ => (timer, running) = (timer.resumed(at(now)), true),
            }
            assert_eq!(timer.game().unwrap().remaining_ms(at(now)), 36_000_000 - ran);
            assert_eq!(timer.turn().remaining_ms(at(now)), (120_000 - turn_ran).max(0));
        }
    }
}
