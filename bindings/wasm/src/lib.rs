//! The table, the bots and the records in a browser: JSON in, JSON out.
