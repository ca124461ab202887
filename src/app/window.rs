//! The windows of the system: the console, which is the program's own, and the projector's beside it.

#[cfg(target_os = "linux")]
use std::cell::OnceCell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use eframe::{CreationContext, Frame, NativeOptions};
use egui::{
    Color32, Context, Event, IconData, Pos2, RawInput, Rect, Ui, Vec2, ViewportBuilder,
    ViewportCommand, ViewportId, pos2, vec2,
};

use super::apart::Third;
use super::folders;
use super::formats::AnyShell;
#[cfg(target_os = "linux")]
use super::monitors;
use super::shell::{HallGiven, HallSlot};
use super::ticker::{Ticker, hall_id};
use crate::commands::UserCommand;
use crate::language::{Language, tr};
use crate::views::desk::MonitorSeen;
use crate::views::settings::Monitor;
use crate::views::{keys, theme};

/// Shows the windows until the console is closed.
pub(super) fn show(shell: Arc<Mutex<AnyShell>>, language: Language) -> eframe::Result {
    let icon = Arc::new(icon());
    let options = NativeOptions {
        viewport: ViewportBuilder::default()
            .with_title(tr(language, "console-name-of-program"))
            .with_app_id("eforos")
            .with_icon(Arc::clone(&icon))
            // With its frame and a bar of the desktop it fits a screen of 1366×768; a smaller one, see `fitting`.
            .with_inner_size(vec2(1272.0, 680.0))
            .with_min_inner_size(LEAST),
        persist_window: true,
        persistence_path: folders::windows(),
        // Nothing is painted in a gradient, and without a graphics card it costs every pixel.
        dithering: false,
        ..NativeOptions::default()
    };
    let create = move |context: &CreationContext<'_>| {
        let window = Window::new(shell, icon, context)?;
        Ok(Box::new(window) as Box<dyn eframe::App>)
    };
    eframe::run_native("eforos", options, Box::new(create))
}

/// The windows' icon: a tile.
fn icon() -> IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default()
}

/// What the projector's window and the console tell each other.
#[derive(Default)]
struct FromHall {
    /// Keys pressed there act as in the console.
    keys: Mutex<Vec<Event>>,
    /// It was closed.
    closed: AtomicBool,
    /// The last opening of it that has given the focus back.
    gave_back: AtomicU64,
}

/// Where the hall's window stands.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Standing {
    /// Full screen on this monitor of its own.
    Apart(usize),
    /// Full screen on the monitor at this place.
    At(Rect),
    /// A window at this place, on the console's monitor.
    Beside(Rect),
}

struct Window {
    shell: Arc<Mutex<AnyShell>>,
    from_hall: Arc<FromHall>,
    third: Third,
    standing: Standing,
    /// What was pressed after a key that moves the keyboard: for the next frame.
    later: keys::Waiting,
    /// How often the hall's window was opened anew: each opening is a window of its own.
    opening: Arc<AtomicU64>,
    /// What the hall's window was last painted for, and in which opening.
    hall_shown: Option<(u64, HallGiven)>,
    /// Whether a competition was open with the last frame.
    was_open: bool,
    looked: Option<Instant>,
    /// Whether it was seen that the window fits its monitor.
    fitted: bool,
    #[cfg(target_os = "linux")]
    display: OnceCell<Option<monitors::x11::Display>>,
    icon: Arc<IconData>,
    _ticker: Ticker,
}

impl Window {
    fn new(
        shell: Arc<Mutex<AnyShell>>,
        icon: Arc<IconData>,
        context: &CreationContext<'_>,
    ) -> std::io::Result<Self> {
        theme::install(&context.egui_ctx);
        let opening = Arc::new(AtomicU64::new(1));
        let ticker =
            Ticker::start(Arc::clone(&shell), context.egui_ctx.clone(), Arc::clone(&opening))?;
        Ok(Self {
            shell,
            from_hall: Arc::default(),
            third: Third::default(),
            later: keys::Waiting::default(),
            standing: Standing::Beside(Rect::from_min_size(Pos2::ZERO, vec2(960.0, 540.0))),
            opening,
            was_open: false,
            hall_shown: None,
            looked: None,
            fitted: false,
            #[cfg(target_os = "linux")]
            display: OnceCell::new(),
            icon,
            _ticker: ticker,
        })
    }

    fn shell(&self) -> MutexGuard<'_, AnyShell> {
        self.shell.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks which monitors there are, now and then, and where the hall's window belongs. A window
    /// that has to move is opened anew: a full screen follows no unplugged monitor.
    fn look(&mut self, context: &Context, frame: &Frame) {
        // The first picture does not wait for the monitors.
        if context.cumulative_pass_nr() == 0 {
            context.request_repaint();
            return;
        }
        if self.looked.is_some_and(|looked| looked.elapsed() < LOOK) {
            return;
        }
        self.looked = Some(Instant::now());
        let Some(window) = frame.winit_window() else { return };
        let own = window.current_monitor().or_else(|| window.primary_monitor());
        let scale = window.scale_factor();
        let half = |size: u32| i32::try_from(size / 2).unwrap_or(0);
        let (at, size) = (window.outer_position().unwrap_or_default(), window.outer_size());
        if let Some(own) = own.as_ref().filter(|_| !self.fitted) {
            self.fitted = true;
            let whole = window.is_maximized() || window.fullscreen().is_some();
            let inner = window.inner_size();
            let points = |pixels| points(pixels, scale);
            let all = [own.size(), size, inner].map(|size| points((size.width, size.height)));
            if let Some(size) = fitting(all).filter(|_| !whole) {
                context.send_viewport_cmd(ViewportCommand::InnerSize(size));
            }
        }
        let of_display = self.of_display((at.x + half(size.width), at.y + half(size.height)));
        let by_place = of_display.is_some();
        let seen = of_display.unwrap_or_else(|| {
            let monitors = window.available_monitors().map(|monitor| {
                let (at, size) = (monitor.position(), monitor.size());
                let console = own.as_ref() == Some(&monitor);
                let name = monitor.name().unwrap_or_default();
                let monitor = Monitor { name, at: (at.x, at.y), size: (size.width, size.height) };
                MonitorSeen { monitor, console, hall: false }
            });
            monitors.collect()
        });
        tracing::debug!(target: "eforos::window", ?seen, "monitors");
        let console = seen.iter().find(|seen| seen.console).map(|seen| seen.monitor.clone());
        let hall = self.shell().see_monitors(seen.clone());
        let standing = match (hall, console) {
            (Some(hall), _) if by_place => seen
                .get(hall)
                .map_or(self.standing, |hall| Standing::At(place(&hall.monitor, scale))),
            (Some(monitor), _) => Standing::Apart(monitor),
            (None, Some(console)) => Standing::Beside(beside(place(&console, scale))),
            (None, None) => self.standing,
        };
        let moves = match (self.standing, standing) {
            (Standing::Beside(..), Standing::Beside(..)) => false,
            (before, after) => before != after,
        };
        self.standing = standing;
        if moves {
            self.opening.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// The monitors as the display itself tells them, where the toolkit's list is not to be
    /// trusted. `middle` is the console's, in pixels.
    #[cfg(target_os = "linux")]
    fn of_display(&self, middle: (i32, i32)) -> Option<Vec<MonitorSeen>> {
        let display = self.display.get_or_init(monitors::x11::Display::open);
        Some(monitors::seen_from(display.as_ref()?.monitors()?, middle))
    }

    /// Elsewhere the toolkit's list is asked anew each time.
    #[cfg(not(target_os = "linux"))]
    #[expect(clippy::unused_self, reason = "the same shape everywhere")]
    fn of_display(&self, _middle: (i32, i32)) -> Option<Vec<MonitorSeen>> {
        None
    }

    /// Whether this opening of the hall's window was last painted for what is given.
    fn hall_shows(&self, given: &HallGiven, opening: u64) -> bool {
        let shown = self.hall_shown.as_ref();
        shown.is_some_and(|(of, shown)| {
            *of == opening && shown.as_ref().map(Arc::as_ptr) == given.as_ref().map(Arc::as_ptr)
        })
    }

    fn projector(&self, context: &Context, title: String, hall: HallSlot) {
        let builder = ViewportBuilder::default()
            .with_title(title)
            .with_app_id("eforos-hall")
            .with_icon(Arc::clone(&self.icon))
            .with_active(false);
        let builder = match self.standing {
            Standing::Apart(monitor) => builder.with_monitor(monitor),
            Standing::At(place) => {
                builder.with_position(place.min).with_inner_size(place.size()).with_fullscreen(true)
            }
            Standing::Beside(place) => {
                builder.with_position(place.min).with_inner_size(place.size())
            }
        };
        let from_hall = Arc::clone(&self.from_hall);
        let opening = self.opening.load(Ordering::Relaxed);
        let apart = !matches!(self.standing, Standing::Beside(_));
        context.show_viewport_deferred(hall_id(opening), builder, move |ui, _| {
            hall_window(ui, &hall, &from_hall, (opening, apart));
        });
    }
}

/// The longest side of the picture of all letters: it is made at once as wide as this, and would be
/// many megabytes on a display that allows more.
const TEXTURE_SIDE: usize = 4096;

/// How often at most the monitors are looked at.
const LOOK: Duration = Duration::from_secs(1);

/// How often at least, while the hall's window is open.
const LOOK_AGAIN: Duration = Duration::from_secs(5);

/// The least size of the console's window, without its frame: what an old laptop leaves whose picture is
/// enlarged by a quarter.
const LEAST: Vec2 = vec2(800.0, 520.0);

/// The height of a bar of the desktop beside which the console's window shall fit.
const BAR: f32 = 48.0;

/// The size that a window has to get, without its frame, to fit a monitor of this size; of one that is so large with
/// its frame and so large without. `None` where it fits. All in points.
fn fitting([monitor, outer, inner]: [Vec2; 3]) -> Option<Vec2> {
    let room = monitor - vec2(0.0, BAR);
    let fits = outer.x <= room.x && outer.y <= room.y;
    (!fits && room.min_elem() > 0.0).then(|| inner.min(room - (outer - inner)).max(LEAST))
}

/// A size of pixels in points.
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "pixels")]
fn points((width, height): (u32, u32), scale: f64) -> Vec2 {
    vec2(width as f32, height as f32) / (scale as f32)
}

/// A monitor's place in points.
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "pixels")]
fn place(monitor: &Monitor, scale: f64) -> Rect {
    let (at, size) = (monitor.at, monitor.size);
    let place =
        Rect::from_min_size(pos2(at.0 as f32, at.1 as f32), vec2(size.0 as f32, size.1 as f32));
    place / (scale as f32)
}

/// In the lower right corner of the console's monitor: smaller than the console, so that neither
/// hides the other wholly.
fn beside(monitor: Rect) -> Rect {
    let width = (monitor.width() * 0.4).clamp(480.0, 1280.0);
    let size = vec2(width, width * 9.0 / 16.0);
    Rect::from_min_size(monitor.max - size - vec2(24.0, 64.0), size)
}

/// A frame of the projector: its own data, its own time.
fn hall_window(ui: &mut Ui, hall: &HallSlot, from_hall: &FromHall, (opening, apart): (u64, bool)) {
    let shown = hall.lock().unwrap_or_else(PoisonError::into_inner).clone();
    match shown.as_deref() {
        Some((hall, clock)) => {
            let now = clock.now();
            hall.show(ui, now);
            if let Some(wait) = hall.moves_in_ms(now) {
                ui.ctx().request_repaint_after(std::time::Duration::from_millis(wait));
            }
        }
        None => {
            ui.painter().rect_filled(ui.max_rect(), 0.0, Color32::BLACK);
        }
    }
    let context = ui.ctx();
    let (close, focused, full, wish, keys) = ui.input_mut(|input| {
        let window = input.viewport();
        let (close, focused) = (window.close_requested(), window.focused == Some(true));
        let full = window.fullscreen == Some(true);
        // A window that was dragged to the projector is filled by a double click or F11.
        let wish = input.consume_key(egui::Modifiers::NONE, egui::Key::F11)
            || input.pointer.button_double_clicked(egui::PointerButton::Primary)
            || (full && input.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
        let keys =
            input.events.iter().filter(|event| matches!(event, Event::Key { .. } | Event::Text(_)));
        (close, focused, full, wish && !apart, keys.cloned().collect::<Vec<_>>())
    });
    if close {
        from_hall.closed.store(true, Ordering::Relaxed);
    }
    if wish {
        context.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
    }
    // A window that has just opened has the focus, and one on a monitor of its own needs it never;
    // on the console's monitor it keeps it when somebody gives it, to be dragged.
    let just_opened = from_hall.gave_back.load(Ordering::Relaxed) < opening;
    if focused && (apart || just_opened) {
        from_hall.gave_back.store(opening, Ordering::Relaxed);
        context.send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
    }
    if close || !keys.is_empty() {
        from_hall.keys.lock().unwrap_or_else(PoisonError::into_inner).extend(keys);
        context.send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::RequestPaintWhileHidden);
        context.request_repaint_of(ViewportId::ROOT);
    }
}

impl eframe::App for Window {
    fn logic(&mut self, context: &Context, frame: &mut Frame) {
        let closing = context.input(|input| input.viewport().close_requested());
        if closing && !self.shell().may_end() {
            context.send_viewport_cmd(ViewportCommand::CancelClose);
            // What is to be said first is to be seen.
            context.send_viewport_cmd(ViewportCommand::Minimized(false));
            context.send_viewport_cmd(ViewportCommand::Focus);
        }
        if self.shell().wants_to_end() {
            context.send_viewport_cmd(ViewportCommand::Close);
        }
        self.look(context, frame);
        if self.shell().desk().projector {
            context.request_repaint_after(LOOK_AGAIN);
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        if self.from_hall.closed.swap(false, Ordering::Relaxed) {
            let mut shell = self.shell();
            if shell.desk().projector {
                shell.ask(UserCommand::ToggleProjector);
            }
            if shell.desk().projector {
                // What is asked first is to be seen.
                ui.ctx().send_viewport_cmd(ViewportCommand::Minimized(false));
                ui.ctx().send_viewport_cmd(ViewportCommand::Focus);
            }
        }
        let was_open = self.was_open;
        let (projector, hall, is_open) = {
            let mut shell = self.shell();
            shell.console(ui);
            // Not before it is known which monitors there are.
            let is_open = shell.is_open() && self.looked.is_some();
            // A competition that is opened finds its projector without being asked.
            if is_open
                && !was_open
                && !shell.desk().projector
                && !matches!(self.standing, Standing::Beside(_))
            {
                shell.ask(UserCommand::ToggleProjector);
            }
            let title = tr(shell.desk().language, "projector-window");
            (shell.desk().projector.then_some(title), shell.hall(), is_open)
        };
        self.was_open = is_open;
        self.third.frame(ui.ctx(), &mut self.shell(), &self.icon);
        if let Some(title) = projector {
            let given = hall.lock().unwrap_or_else(PoisonError::into_inner).clone();
            self.projector(ui.ctx(), title, hall);
            let opening = self.opening.load(Ordering::Relaxed);
            // Its own time moves it by itself; two windows are not painted for what only the console shows.
            if !self.hall_shows(&given, opening) {
                ui.ctx().request_repaint_of(hall_id(opening));
                self.hall_shown = Some((opening, given));
            }
        } else {
            self.hall_shown = None;
        }
        // Between frames the toolkit tells the keyboard of whichever window was painted last.
        self.later.painted(keys::Keyboard::of(ui.ctx()));
    }

    fn raw_input_hook(&mut self, context: &Context, input: &mut RawInput) {
        // The same for every window: their letters lie in one picture.
        input.max_texture_side = input.max_texture_side.map(|side| side.min(TEXTURE_SIDE));
        if input.viewport_id != ViewportId::ROOT {
            self.later.take_back(&mut input.events);
            return;
        }
        let keys = &mut *self.from_hall.keys.lock().unwrap_or_else(PoisonError::into_inner);
        let mut events = std::mem::take(&mut input.events);
        events.append(keys);
        input.events = self.later.frame(events);
        if !self.later.is_empty() {
            context.request_repaint_of(ViewportId::ROOT);
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        theme::of_visuals(visuals).paper.to_normalized_gamma_f32()
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The frame of a desktop: a title of 37 points, nothing at the sides.
    const FRAME: Vec2 = vec2(0.0, 37.0);

    #[test]
    fn the_first_window_fits_an_old_laptop_with_its_frame() {
        let first = vec2(1272.0, 680.0);
        let old = vec2(1366.0, 768.0);
        assert_eq!(fitting([old, first + FRAME, first]), None);
        // The same picture enlarged by a quarter, and a screen of 720 lines.
        for screen in [old / 1.25, vec2(1280.0, 720.0)] {
            let size = fitting([screen, first + FRAME, first]).unwrap();
            let outer = size + FRAME;
            assert!(outer.x <= screen.x && outer.y <= screen.y - BAR + 1.0, "{size} on {screen}");
        }
        // A monitor that nobody can tell the size of.
        assert_eq!(fitting([Vec2::ZERO, first + FRAME, first]), None);
    }
}
