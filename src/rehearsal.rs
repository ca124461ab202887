//! Simulated competitions, for practice, tests and figures.
