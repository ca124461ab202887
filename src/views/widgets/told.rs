//! The room that a form has for what went wrong: nothing of it moves when that comes, and nothing is covered.

use egui::{Context, Id, Rect};

fn room() -> Id {
    Id::unique("the room for what went wrong")
}

fn taken() -> Id {
    Id::unique("how high what went wrong is")
}

/// What went wrong may lie here, from the foot upwards, as long as this is said in each frame.
pub fn give_room(context: &Context, rect: Rect) {
    let now = context.cumulative_pass_nr();
    context.data_mut(|kept| kept.insert_temp(room(), (now, rect)));
}

/// The room that was given in the last frame.
pub fn room_given(context: &Context) -> Option<Rect> {
    let (given, rect) = context.data(|kept| kept.get_temp::<(u64, Rect)>(room()))?;
    (given + 2 > context.cumulative_pass_nr()).then_some(rect)
}

/// How much of it is taken from the foot upwards: nothing else is painted there.
pub fn room_taken(context: &Context) -> f32 {
    context.data(|kept| kept.get_temp(taken())).unwrap_or_default()
}

/// So much of it is taken from now on.
pub fn take_room(context: &Context, height: f32) {
    let before = room_taken(context);
    context.data_mut(|kept| kept.insert_temp(taken(), height));
    if (before - height).abs() > 0.5 {
        context.request_discard("what lay in the room of what went wrong gives way");
    }
}
