//! What is looked at from outside and needs nothing of the library: the project's own files, and the program
//! under test on a desktop. It has the machine to itself, for the windows are real ones.

mod desktop;
mod house;
