//! The project's own files: who may import whom, and the commands that build, run and check it.

mod architecture;
mod circles;
mod docs;
mod project;
