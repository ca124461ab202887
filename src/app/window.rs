//! The two windows of the system: console and projector.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use eframe::{CreationContext, Frame, NativeOptions};
use egui::{
    Color32, Context, Event, RawInput, Ui, ViewportBuilder, ViewportCommand, ViewportId, vec2,
};

use super::shell::{HallSlot, Shell};
use super::ticker::Ticker;
use crate::commands::UserCommand;
use crate::language::{Language, tr};
use crate::views::{projector, theme};

/// Shows the windows until the console is closed.
pub(super) fn show(shell: Arc<Mutex<Shell>>, language: Language) -> eframe::Result {
    let options = NativeOptions {
        viewport: ViewportBuilder::default()
            .with_title(tr(language, "console-name-of-program"))
            .with_app_id("eforos")
            .with_icon(icon())
            .with_inner_size(vec2(1280.0, 720.0))
            .with_min_inner_size(vec2(1024.0, 600.0)),
        persist_window: true,
        ..NativeOptions::default()
    };
    let create = move |context: &CreationContext<'_>| {
        let window = Window::new(shell, context)?;
        Ok(Box::new(window) as Box<dyn eframe::App>)
    };
    eframe::run_native("eforos", options, Box::new(create))
}

/// The windows' icon: a tile.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default()
}

/// What the projector's window tells the console.
#[derive(Default)]
struct FromHall {
    /// Keys pressed there act as in the console.
    keys: Mutex<Vec<Event>>,
    /// It was closed.
    closed: AtomicBool,
}

struct Window {
    shell: Arc<Mutex<Shell>>,
    from_hall: Arc<FromHall>,
    /// The monitor that the console is not on, when there is one.
    monitor: Option<usize>,
    _ticker: Ticker,
}

fn hall_id() -> ViewportId {
    ViewportId::from_hash_of("eforos hall")
}

impl Window {
    fn new(shell: Arc<Mutex<Shell>>, context: &CreationContext<'_>) -> std::io::Result<Self> {
        theme::install(&context.egui_ctx);
        let ticker = Ticker::start(Arc::clone(&shell), context.egui_ctx.clone(), hall_id())?;
        let monitor = other_monitor(context);
        let window = Self { shell, from_hall: Arc::default(), monitor, _ticker: ticker };
        if monitor.is_some() {
            let mut shell = window.shell();
            shell.desk.projector = shell.session().is_some();
            drop(shell);
        }
        Ok(window)
    }

    fn shell(&self) -> MutexGuard<'_, Shell> {
        self.shell.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn projector(&self, context: &Context, title: String, hall: HallSlot) {
        let mut builder = ViewportBuilder::default()
            .with_title(title)
            .with_app_id("eforos-hall")
            .with_icon(icon())
            .with_inner_size(vec2(1280.0, 720.0))
            .with_active(false);
        if let Some(monitor) = self.monitor {
            builder = builder.with_monitor(monitor);
        }
        let from_hall = Arc::clone(&self.from_hall);
        let apart = self.monitor.is_some();
        context.show_viewport_deferred(hall_id(), builder, move |ui, _| {
            hall_window(ui, &hall, &from_hall, apart);
        });
    }
}

/// The first monitor that the console does not open on.
fn other_monitor(context: &CreationContext<'_>) -> Option<usize> {
    let window = context.winit_window()?;
    let own = window.current_monitor().or_else(|| window.primary_monitor());
    window.available_monitors().position(|monitor| own.as_ref().is_some_and(|own| *own != monitor))
}

/// A frame of the projector: its own data, its own time.
fn hall_window(ui: &mut Ui, hall: &HallSlot, from_hall: &FromHall, apart: bool) {
    let shown = hall.lock().unwrap_or_else(PoisonError::into_inner).clone();
    match shown {
        Some((hall, clock)) => {
            let now = clock.now();
            projector::show(ui, &hall, now);
            if let Some(wait) = projector::moves_in_ms(&hall, now) {
                ui.ctx().request_repaint_after(std::time::Duration::from_millis(wait));
            }
        }
        None => {
            ui.painter().rect_filled(ui.max_rect(), 0.0, Color32::BLACK);
        }
    }
    let (close, focused, keys) = ui.input(|input| {
        let keys =
            input.events.iter().filter(|event| matches!(event, Event::Key { .. } | Event::Text(_)));
        let window = input.viewport();
        (window.close_requested(), window.focused == Some(true), keys.cloned().collect::<Vec<_>>())
    });
    if close {
        from_hall.closed.store(true, Ordering::Relaxed);
    }
    let context = ui.ctx();
    // On the console's own monitor the two windows would only fight for the front.
    if focused && apart {
        context.send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
    }
    if close || !keys.is_empty() {
        from_hall.keys.lock().unwrap_or_else(PoisonError::into_inner).extend(keys);
        context.request_repaint_of(ViewportId::ROOT);
    }
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        if self.from_hall.closed.swap(false, Ordering::Relaxed) {
            let mut shell = self.shell();
            if shell.desk.projector {
                shell.ask(UserCommand::ToggleProjector);
            }
        }
        let (projector, hall) = {
            let mut shell = self.shell();
            shell.console(ui);
            let title = tr(shell.desk.language, "projector-window");
            (shell.desk.projector.then_some(title), shell.hall())
        };
        if let Some(title) = projector {
            self.projector(ui.ctx(), title, hall);
            ui.ctx().request_repaint_of(hall_id());
        }
    }

    fn raw_input_hook(&mut self, _context: &Context, input: &mut RawInput) {
        let keys = &mut *self.from_hall.keys.lock().unwrap_or_else(PoisonError::into_inner);
        if input.viewport_id == ViewportId::ROOT {
            input.events.append(keys);
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        theme::of_visuals(visuals).paper.to_normalized_gamma_f32()
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}
