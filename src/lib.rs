//! Eforos, the referee: runs Greek anagram-round competitions.
//!
//! The modules stand in reading order, from the ground up; nothing reaches upwards.

pub mod domain;

pub mod language;
pub mod lexicon;

pub mod rehearsal;
pub mod storage;

pub mod exchange;
pub mod print;

pub mod commands;

pub mod screens;

pub mod views;

pub mod app;
pub mod cli;
