"""Every screen in telling states, painted into files."""
