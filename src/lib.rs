//! Eforos, the referee: runs word competitions that a referee leads.
//!
//! The modules stand in reading order, from the ground up; nothing reaches upwards.

pub mod domain;

pub mod language;
pub mod lexicon;

pub mod net;
pub mod pictures;
pub mod rehearsal;
pub mod storage;

pub mod exchange;
pub mod print;

pub mod commands;

pub mod screens;

pub mod session;

pub mod stations;
pub mod venues;
pub mod web;

pub mod hub;

pub mod views;

pub mod app;
pub mod cli;
