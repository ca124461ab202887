//! Print: the documents with what each is for, what may be wished of them, a preview of the real pages,
//! and the way to paper. The pages are laid out and written elsewhere, on threads of their own.

mod data;
mod page;
mod ui;

pub use crate::views::press::{Press, Shown, Told, Writing};
pub use data::{
    DocumentRow, PrintData, data, document_name, document_name_in, proposed_name, wish, wrong,
};
pub use ui::show;
