"""The journal on disk and the session, the only stateful object."""
