"""`./run` on machines made of stand-ins; nothing is installed and no network is asked."""

from __future__ import annotations

import os
import time

from tests.support.bare_machine import BareMachine


def installs(log: list[str]) -> list[str]:
    return [line for line in log if "pip install" in line]


def test_first_start_sets_up_and_passes_arguments_on(machine: BareMachine) -> None:
    result = machine.run("replay", "two words")
    assert (result.returncode, result.stdout) == (0, "dealt: replay two words\n")


def test_set_up_speaks_on_standard_error_only(machine: BareMachine) -> None:
    result = machine.run()
    assert result.stdout == "dealt: \n"
    assert "House Dealer: fetching its parts" in result.stderr


def test_second_start_says_nothing_and_asks_nobody(machine: BareMachine) -> None:
    machine.run()
    machine.take_log()
    result = machine.run("--version")
    assert (result.stdout, result.stderr) == ("dealt: --version\n", "")
    assert machine.take_log() == []


def test_exit_status_is_that_of_housedealer(machine: BareMachine) -> None:
    assert machine.run("fail").returncode == 7


def test_set_up_for_the_tests_adds_their_tools_and_runs_nothing(machine: BareMachine) -> None:
    result = machine.run(set_up="dev")
    assert (result.returncode, result.stdout) == (0, "")
    assert installs(machine.take_log())[-1].endswith("--editable .[dev]")


def test_set_up_for_the_tests_serves_a_plain_start_too(machine: BareMachine) -> None:
    machine.run(set_up="dev")
    machine.take_log()
    assert machine.run().stderr == ""
    assert machine.take_log() == []


def test_plain_set_up_does_not_serve_the_tests(machine: BareMachine) -> None:
    machine.run()
    machine.take_log()
    machine.run(set_up="dev")
    assert installs(machine.take_log())


def test_changed_requirements_are_installed(machine: BareMachine) -> None:
    machine.run()
    machine.take_log()
    pyproject = machine.checkout / "pyproject.toml"
    pyproject.write_text(pyproject.read_text().replace('"click>=8.1,<9"', '"click>=8.2,<9"'))
    machine.run()
    assert installs(machine.take_log())


def test_changed_settings_of_the_tools_install_nothing(machine: BareMachine) -> None:
    machine.run()
    machine.take_log()
    pyproject = machine.checkout / "pyproject.toml"
    pyproject.write_text(pyproject.read_text().replace("line-length = 110", "line-length = 111"))
    machine.run()
    assert machine.take_log() == []


def test_moved_checkout_mends_itself_without_a_network(machine: BareMachine) -> None:
    machine.run()
    machine.has("offline")
    machine.move_checkout()
    result = machine.run()
    assert (result.returncode, result.stdout) == (0, "dealt: \n")


def test_failed_download_says_what_to_do_and_the_next_start_mends_it(machine: BareMachine) -> None:
    machine.has("offline")
    result = machine.run()
    assert result.returncode != 0
    assert result.stdout == ""
    assert "no network" in result.stderr
    assert "on the internet" in result.stderr
    machine.lacks("offline")
    assert machine.run().stdout == "dealt: \n"


def test_half_an_environment_is_made_anew(machine: BareMachine) -> None:
    leftover = machine.checkout / ".venv" / "lib" / "half-a-package"
    leftover.mkdir(parents=True)
    assert machine.run().returncode == 0
    assert not leftover.exists()


def test_environment_left_by_an_interrupted_pip_is_made_anew(machine: BareMachine) -> None:
    machine.run()
    leftover = machine.checkout / ".venv" / "half-a-package"
    leftover.touch()
    (machine.checkout / ".venv" / "unfinished").touch()
    (machine.checkout / ".venv" / "set-up-run").unlink()
    assert machine.run().returncode == 0
    assert not leftover.exists()


def test_failed_update_keeps_the_working_environment(machine: BareMachine) -> None:
    machine.run()
    machine.has("offline")
    (machine.checkout / ".venv" / "bin" / "parts").unlink()
    (machine.checkout / ".venv" / "set-up-run").write_text("of an older version\n")
    assert machine.run().returncode != 0
    assert not (machine.checkout / ".venv" / "unfinished").exists()
    assert (machine.checkout / ".venv" / "bin" / "housedealer").exists()


def test_missing_libraries_are_installed_by_root(machine: BareMachine) -> None:
    machine.has_libraries(())
    result = machine.run()
    asked = [line for line in machine.take_log() if line.startswith("apt-get") and " install " in line]
    assert result.stdout == "dealt: \n"
    assert len(asked) == 1
    assert {"libgl1", "libxcb-cursor0", "libwayland-cursor0"} <= set(asked[0].split())


def test_library_of_32_bits_does_not_count(machine: BareMachine) -> None:
    text = (machine.folder / "libraries").read_text()
    machine.has("libraries", text.replace("libGL.so.1 (libc6,x86-64)", "libGL.so.1 (libc6)"))
    machine.run()
    assert any(line.endswith(" libgl1") for line in machine.take_log())


def test_plain_user_with_sudo_installs_through_it(machine: BareMachine) -> None:
    machine.has("uid", "1000\n")
    machine.program(
        "sudo", '#!/bin/sh\necho "sudo $*" >>"$MACHINE/log"\n[ "$1" != -n ] || shift\nexec "$@"\n'
    )
    machine.has_libraries(())
    assert machine.run().returncode == 0
    assert any(line.startswith("sudo env ") for line in machine.take_log())


def test_plain_user_without_sudo_gets_the_line_to_run(machine: BareMachine) -> None:
    machine.has("uid", "1000\n")
    machine.program("sudo", "#!/bin/sh\nexit 1\n")
    machine.has_libraries(tuple(name for name in _all_libraries(machine) if name != "libGL.so.1"))
    result = machine.run()
    assert result.returncode != 0
    assert "apt-get update" in result.stderr
    assert "apt-get install --yes --no-install-recommends libgl1\n" in result.stderr
    assert not any(line.startswith("apt-get") for line in machine.take_log())


def test_missing_voice_is_installed_by_root(machine: BareMachine) -> None:
    machine.has_no_voice()
    result = machine.run()
    assert (result.returncode, result.stdout) == (0, "dealt: \n")
    assert "these system packages are missing: espeak-ng alsa-utils" in result.stderr
    assert any(line.endswith(" espeak-ng alsa-utils") for line in machine.take_log())


def test_voice_and_libraries_are_installed_apart(machine: BareMachine) -> None:
    machine.has_no_voice()
    machine.has_libraries(())
    machine.has("no-voice")
    result = machine.run()
    assert (result.returncode, result.stdout) == (0, "dealt: \n")
    assert "apt could not install all of them" in result.stderr


def test_table_opens_without_a_voice_and_says_how_to_get_one_once(machine: BareMachine) -> None:
    machine.has("uid", "1000\n")
    machine.has_no_voice()
    first = machine.run()
    assert (first.returncode, first.stdout) == (0, "dealt: \n")
    assert "apt-get install --yes --no-install-recommends espeak-ng alsa-utils\n" in first.stderr
    assert "going on without a voice" in first.stderr
    assert machine.run().stderr == ""


def test_tests_do_not_go_on_without_a_voice(machine: BareMachine) -> None:
    machine.has("no-voice")
    machine.has_no_voice()
    result = machine.run(set_up="dev")
    assert result.returncode != 0
    assert "going on" not in result.stderr


def test_everything_that_is_missing_is_named_in_one_line(machine: BareMachine) -> None:
    machine.has("uid", "1000\n")
    machine.has_no_voice()
    machine.has_libraries(tuple(name for name in _all_libraries(machine) if name != "libGL.so.1"))
    result = machine.run()
    assert result.returncode != 0
    assert "--no-install-recommends libgl1 espeak-ng alsa-utils\n" in result.stderr


def _all_libraries(machine: BareMachine) -> list[str]:
    return [line.split()[0] for line in (machine.folder / "libraries").read_text().splitlines()]


def test_removed_library_is_noticed_once_dpkg_changed_something(machine: BareMachine) -> None:
    machine.run()
    machine.has_libraries(())
    stamp = machine.checkout / ".venv" / "set-up-run"
    later = stamp.stat().st_mtime + 10
    os.utime(machine.folder / "dpkg-status", (later, later))
    machine.take_log()
    machine.run()
    log = machine.take_log()
    assert any(line.startswith("apt-get") for line in log)
    assert not installs(log)


def test_old_python_is_named_before_anything_is_installed(machine: BareMachine) -> None:
    machine.has("old-python")
    machine.has_libraries(())
    result = machine.run()
    assert result.returncode != 0
    assert "Python 3.9.2" in result.stderr
    assert "3.11" in result.stderr
    assert not any(line.startswith("apt-get") for line in machine.take_log())


def test_raspberry_pi_shares_the_packages_of_its_system(machine: BareMachine) -> None:
    machine.is_a_pi("bookworm")
    machine.run()
    assert any("-m venv --system-site-packages" in line for line in machine.take_log())
    constraints = (machine.checkout / ".venv" / "constraints.txt").read_text().split()
    assert {"opencv-python-headless<4.12", "numpy<2"} <= set(constraints)


def test_raspberry_pi_of_trixie_needs_no_constraints(machine: BareMachine) -> None:
    machine.is_a_pi("trixie")
    machine.run()
    assert (machine.checkout / ".venv" / "constraints.txt").read_text() == ""


def test_raspberry_pi_gets_lgpio_from_apt(machine: BareMachine) -> None:
    machine.is_a_pi("trixie")
    machine.has("no-lgpio")
    machine.run()
    assert any(line.endswith(" python3-lgpio") for line in machine.take_log())


def test_other_machines_keep_to_themselves(machine: BareMachine) -> None:
    machine.run()
    assert not any("system-site-packages" in line for line in machine.take_log())


def test_second_of_two_starts_waits_for_the_first(machine: BareMachine) -> None:
    machine.has("slow-pip")
    first = machine.begin("first")
    log = machine.folder / "log"
    while not (log.exists() and "-m venv" in log.read_text()):
        time.sleep(0.01)
    second = machine.begin("second")
    assert second.stderr is not None
    assert "another start is setting things up" in second.stderr.readline()
    machine.lacks("slow-pip")
    outputs = [process.communicate(timeout=20)[0] for process in (first, second)]
    assert outputs == ["dealt: first\n", "dealt: second\n"]
    assert sum("-m venv" in line for line in machine.take_log()) == 1
