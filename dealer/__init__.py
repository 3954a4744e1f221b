"""The rules of Texas hold'em and the night at one table: pure, but for the journal and the session."""
