//! Which monitor the hall's window fills: the one that was chosen, found again by its name and
//! place, else the first that the console does not stand on, else none. Pure: it is told what
//! monitors there are.

#[cfg(target_os = "linux")]
pub(super) mod x11;

use crate::views::desk::MonitorSeen;
use crate::views::settings::Monitor;

/// The hall's monitor, by its place among these.
pub(super) fn choose(seen: &[MonitorSeen], wanted: Option<&Monitor>) -> Option<usize> {
    // A monitor that mirrors the console's would show the hall the console, or cover it.
    let console = seen.iter().find(|seen| seen.console).map(|seen| &seen.monitor);
    let free = |seen: &&MonitorSeen| {
        !seen.console && console.is_none_or(|console| console.at != seen.monitor.at)
    };
    let find = |test: &dyn Fn(&Monitor) -> bool| {
        seen.iter().position(|seen| free(&seen) && test(&seen.monitor))
    };
    let wanted = wanted.and_then(|wanted| {
        let same_place = |other: &Monitor| (other.at, other.size) == (wanted.at, wanted.size);
        find(&|other| other == wanted)
            .or_else(|| find(&|other| !wanted.name.is_empty() && other.name == wanted.name))
            .or_else(|| find(&same_place))
    });
    wanted.or_else(|| find(&|_| true))
}

/// Marks the monitor that a place in pixels lies on as the console's; the first, where none does.
#[cfg(any(target_os = "linux", test))]
pub(super) fn seen_from(monitors: Vec<Monitor>, (x, y): (i32, i32)) -> Vec<MonitorSeen> {
    let within = |at: i32, size: u32, place: i32| {
        place >= at && i64::from(place) < i64::from(at) + i64::from(size)
    };
    let holds = |monitor: &Monitor| {
        within(monitor.at.0, monitor.size.0, x) && within(monitor.at.1, monitor.size.1, y)
    };
    let console = monitors.iter().position(holds).unwrap_or(0);
    let numbered = monitors.into_iter().enumerate();
    numbered
        .map(|(number, monitor)| MonitorSeen { monitor, console: number == console, hall: false })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monitor(name: &str, x: i32) -> Monitor {
        Monitor { name: name.to_owned(), at: (x, 0), size: (1280, 720) }
    }

    fn seen(name: &str, x: i32) -> MonitorSeen {
        MonitorSeen { monitor: monitor(name, x), console: false, hall: false }
    }

    fn console(name: &str, x: i32) -> MonitorSeen {
        MonitorSeen { console: true, ..seen(name, x) }
    }

    #[test]
    fn without_a_second_monitor_there_is_none() {
        assert_eq!(choose(&[], None), None);
        assert_eq!(choose(&[console("eDP-1", 0)], Some(&monitor("HDMI-1", 1280))), None);
        assert_eq!(choose(&[console("eDP-1", 0), seen("HDMI-1", 0)], None), None, "it mirrors");
    }

    #[test]
    fn the_console_stands_where_its_middle_is() {
        let all = || vec![monitor("eDP-1", 0), monitor("HDMI-1", 1280)];
        let console = |at| seen_from(all(), at).iter().position(|seen| seen.console);
        assert_eq!(console((640, 360)), Some(0));
        assert_eq!(console((1280, 719)), Some(1));
        assert_eq!(console((-5, 4000)), Some(0));
        assert_eq!(seen_from(Vec::new(), (0, 0)), []);
    }

    #[test]
    fn a_chosen_monitor_is_found_again_by_name_then_by_place() {
        let all = [console("eDP-1", 0), seen("DP-2", 1280), seen("HDMI-1", 2560)];
        assert_eq!(choose(&all, None), Some(1));
        assert_eq!(choose(&all, Some(&monitor("HDMI-1", 2560))), Some(2));
        // Plugged in on another side, under another name, or not there at all.
        assert_eq!(choose(&all, Some(&monitor("HDMI-1", -1280))), Some(2));
        assert_eq!(choose(&all, Some(&monitor("HDMI-7", 2560))), Some(2));
        assert_eq!(choose(&all, Some(&monitor("HDMI-7", 7000))), Some(1));
        assert_eq!(choose(&all, Some(&monitor("eDP-1", 0))), Some(1), "the console stands there");
    }
}
