//! The monitors of an X11 display, asked of the display itself: the list that the window toolkit
//! keeps is not renewed when one is plugged in or out.

use x11rb::connection::Connection as _;
use x11rb::protocol::randr::ConnectionExt as _;
use x11rb::protocol::xproto::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

use crate::views::settings::Monitor;

/// A connection of its own to the display.
pub(in crate::app) struct Display {
    connection: RustConnection,
    root: u32,
}

impl Display {
    /// The display that windows are opened on; `None` where that is no X11 display.
    pub(in crate::app) fn open() -> Option<Self> {
        let is_set = |key| std::env::var_os(key).is_some_and(|value| !value.is_empty());
        if is_set("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET") {
            return None;
        }
        let (connection, screen) = x11rb::connect(None).ok()?;
        let root = connection.setup().roots.get(screen)?.root;
        Some(Self { connection, root })
    }

    /// The monitors that are on; `None` where the display does not tell.
    pub(in crate::app) fn monitors(&self) -> Option<Vec<Monitor>> {
        let asked = self.connection.randr_get_monitors(self.root, true).ok()?.reply().ok()?;
        let monitors = asked.monitors.into_iter().map(|monitor| {
            let name = self.connection.get_atom_name(monitor.name).ok()?.reply().ok()?.name;
            Some(Monitor {
                name: String::from_utf8_lossy(&name).into_owned(),
                at: (i32::from(monitor.x), i32::from(monitor.y)),
                size: (u32::from(monitor.width), u32::from(monitor.height)),
            })
        });
        monitors.collect()
    }
}
