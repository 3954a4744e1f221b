"""A bare machine for tests of `./run`: everything that set-up asks is a stand-in."""

from __future__ import annotations

import re
import shutil
import stat
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]

LIBRARIES = tuple(re.findall(r"^(lib\S+\.so\.\d+) \S+$", (ROOT / "run").read_text(), re.MULTILINE))

VOICE = ("espeak-ng", "aplay")
"""The commands that give the table its voice."""

TOOLS = (
    *("awk", "cat", "cp", "dirname", "env", "flock", "grep", "mkdir", "readlink", "rm", "sh"),
    *("sha256sum", "sleep", "sync", "touch", "true"),
)
"""What every Debian has; nothing else of the real machine is in reach."""

# Stands for Python and pip. As `python3` it makes environments, whose `bin/python` is this script again.
# Files in $MACHINE say what the machine is like: offline, old-python, no-lgpio, slow-pip.
PYTHON = """#!/bin/sh
echo "python $*" >>"$MACHINE/log"
case $* in
*version_info*) [ ! -e "$MACHINE/old-python" ] ;;
--version) echo "Python 3.9.2" ;;
*'import lgpio'*) [ ! -e "$MACHINE/no-lgpio" ] ;;
*'import ensurepip'*) ;;
*tomllib*) echo 'setuptools>=77' ;;
*'-m venv'*)
    for folder; do :; done
    mkdir -p "$folder/bin" && cp "$0" "$folder/bin/python" ;;
*'pip --version') ;;
*'pip install'*)
    case $* in
    *--no-index*) [ -e "$(dirname "$0")/parts" ] || exit 1 ;;
    *) [ ! -e "$MACHINE/offline" ] || { echo "no network" >&2; exit 1; } ;;
    esac
    while [ -e "$MACHINE/slow-pip" ]; do sleep 0.02; done
    case $* in *--editable*)
        touch "$(dirname "$0")/parts"
        cp "$MACHINE/housedealer" "$(dirname "$0")/housedealer" ;;
    esac ;;
*) exit 99 ;;
esac
"""

HOUSEDEALER = """#!/bin/sh
[ "${1-}" != fail ] || exit 7
printf 'dealt: %s\\n' "$*"
"""

# Knows of no voice where $MACHINE/no-voice says so; and installs all that is asked of it, or nothing.
APT_GET = """#!/bin/sh
echo "apt-get $*" >>"$MACHINE/log"
case $* in
*' install '*espeak-ng*) [ -e "$MACHINE/no-voice" ] || cp "$MACHINE"/voice/* "$MACHINE/bin" ;;
*' install '*) cp "$MACHINE/all-libraries" "$MACHINE/libraries" ;;
esac
"""


class BareMachine:
    """A copy of `run` in a folder of its own, with the programs that it finds there.

    `has("offline")` and the like change the machine; `take_log()` tells what the programs were asked.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.checkout = folder / "checkout"
        self.programs = folder / "bin"
        self.checkout.mkdir()
        self.programs.mkdir()
        (folder / "tools").mkdir()
        (folder / "voice").mkdir()
        for tool in TOOLS:
            (folder / "tools" / tool).symlink_to(shutil.which(tool) or f"/bin/{tool}")
        shutil.copy(ROOT / "pyproject.toml", self.checkout)
        self._copy_run()
        self.program("python3", PYTHON)
        self.program("ldconfig", '#!/bin/sh\ncat "$MACHINE/libraries"\n')
        self.program("id", '#!/bin/sh\ncat "$MACHINE/uid"\n')
        self.program("dpkg", "#!/bin/sh\n")
        self.program("apt-get", APT_GET)
        for command in VOICE:
            self._write_script(folder / "voice" / command, "#!/bin/sh\n")
            self.program(command, "#!/bin/sh\n")
        self._write_script(folder / "housedealer", HOUSEDEALER)
        (folder / "uid").write_text("0\n")
        (folder / "dpkg-status").touch()
        self.has_libraries(LIBRARIES)
        shutil.copy(folder / "libraries", folder / "all-libraries")

    def _copy_run(self) -> None:
        text = (ROOT / "run").read_text()
        for name, file in (
            ("board_file", "board"),
            ("os_release", "os-release"),
            ("dpkg_status", "dpkg-status"),
        ):
            text, changes = re.subn(rf"(?m)^{name}=.*$", f"{name}={self.folder / file}", text)
            assert changes == 1
        self._write_script(self.checkout / "run", text)

    def program(self, name: str, script: str) -> None:
        self._write_script(self.programs / name, script)

    def _write_script(self, path: Path, script: str) -> None:
        path.write_text(script)
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def has_libraries(self, names: tuple[str, ...]) -> None:
        lines = (f"\t{name} (libc6,x86-64) => /lib/{name}\n" for name in names)
        (self.folder / "libraries").write_text("".join(lines))

    def has_no_voice(self) -> None:
        for command in VOICE:
            (self.programs / command).unlink()

    def has(self, name: str, text: str = "") -> None:
        (self.folder / name).write_text(text)

    def lacks(self, name: str) -> None:
        (self.folder / name).unlink()

    def is_a_pi(self, codename: str) -> None:
        self.has("board", "Raspberry Pi 5 Model B Rev 1.0\0")
        self.has("os-release", f"VERSION_CODENAME={codename}\n")

    def begin(self, *arguments: str, set_up: str | None = None) -> subprocess.Popen[str]:
        environ = {"PATH": f"{self.programs}:{self.folder / 'tools'}", "MACHINE": str(self.folder)}
        if set_up is not None:
            environ["HOUSEDEALER_SET_UP"] = set_up
        return subprocess.Popen(
            [self.checkout / "run", *arguments],
            env=environ,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str, set_up: str | None = None) -> subprocess.CompletedProcess[str]:
        process = self.begin(*arguments, set_up=set_up)
        out, err = process.communicate(timeout=20)
        return subprocess.CompletedProcess(arguments, process.returncode, out, err)

    def take_log(self) -> list[str]:
        """What the stand-ins were asked since the last call."""
        path = self.folder / "log"
        lines = path.read_text().splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return lines

    def move_checkout(self) -> None:
        self.checkout = self.checkout.rename(self.folder / "moved")
