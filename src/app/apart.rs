//! The third window: what a format shows there, with a keyboard of its own while it has the focus.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use egui::{
    Context, Event, IconData, Key, Modifiers, ViewportBuilder, ViewportCommand, ViewportId, vec2,
};

use super::formats::AnyShell;
use crate::language::tr;
use crate::views::formats::Apart;

/// What the window and the console tell each other.
#[derive(Default)]
struct Told {
    shown: Mutex<Option<Apart>>,
    keys: Mutex<Vec<Event>>,
    closed: AtomicBool,
}

/// The third window.
#[derive(Clone, Default)]
pub(super) struct Third(Arc<Told>);

impl Third {
    /// Carries out what was pressed there, and shows what follows.
    pub(super) fn frame(&self, context: &Context, shell: &mut AnyShell, icon: &Arc<IconData>) {
        if self.0.closed.swap(false, Ordering::Relaxed) {
            shell.close_apart();
        }
        let keys = std::mem::take(&mut *self.0.keys.lock().unwrap_or_else(PoisonError::into_inner));
        shell.apart_keys(&keys);
        let shown = shell.apart();
        let title = shown.as_ref().map(|shown| tr(shell.desk().language, shown.title()));
        let mut before = self.0.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = *before != shown;
        *before = shown;
        drop(before);
        let Some(title) = title else { return };
        let builder = ViewportBuilder::default()
            .with_title(title)
            .with_app_id("eforos-judge")
            .with_icon(Arc::clone(icon))
            .with_inner_size(vec2(960.0, 540.0));
        let told = Arc::clone(&self.0);
        context.show_viewport_deferred(id(), builder, move |ui, _| window(ui, &told));
        if is_new {
            context.request_repaint_of(id());
        }
    }
}

fn id() -> ViewportId {
    ViewportId::from_hash_of("eforos apart")
}

/// A frame of the window.
fn window(ui: &mut egui::Ui, told: &Told) {
    let shown = told.shown.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if let Some(shown) = shown {
        shown.show(ui);
    }
    let (close, full, wish, keys) = ui.input_mut(|input| {
        let wish = input.consume_key(Modifiers::NONE, Key::F11);
        let keys =
            input.events.iter().filter(|event| matches!(event, Event::Key { .. } | Event::Text(_)));
        let keys: Vec<Event> = keys.cloned().collect();
        let window = input.viewport();
        (window.close_requested(), window.fullscreen == Some(true), wish, keys)
    });
    let context = ui.ctx();
    if wish {
        context.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
    }
    told.closed.fetch_or(close, Ordering::Relaxed);
    if close || !keys.is_empty() {
        told.keys.lock().unwrap_or_else(PoisonError::into_inner).extend(keys);
        context.send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::RequestPaintWhileHidden);
        context.request_repaint_of(ViewportId::ROOT);
    }
}
