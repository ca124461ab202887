//! What a frame of the console begins with.

use egui::Context;

use super::Shell;
use super::own::OwnActs;
use crate::views::theme;

impl<F: OwnActs> Shell<F> {
    /// Look and size as they are chosen; and what waits until it has stood on the screen.
    pub(super) fn begin_frame(&mut self, context: &Context) {
        theme::choose(context, self.desk.settings.look);
        theme::resize(context, self.desk.settings.size_percent);
        let now = self.keeper.as_ref().map(|keeper| keeper.now());
        if let (Some(word), Some(now)) = (&mut self.desk.unread, now)
            && word.begin_frame(now)
        {
            context.request_repaint();
        }
    }
}
