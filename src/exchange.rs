//! Exchange documents, results and CSV.
