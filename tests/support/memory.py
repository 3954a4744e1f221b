"""How much memory this process holds."""

from __future__ import annotations

from pathlib import Path

PAGE_BYTES = 4096


def resident_bytes() -> int:
    """What lies in memory now, shared pages as well."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * PAGE_BYTES
