"""Hostile messages on the pipe, damaged archives."""
import glob, os, re, subprocess, time

from faults import FOLDER, ROOT, Host, check, fault, said

HOSTILE = os.path.join(FOLDER, "Hostile.swift")
# What the host has to call each attack.
EXPECTED = {
    "noise": "reply-invalid", "longHeader": "reply-invalid", "half": "provider-crashed",
    "wrongAnswer": "reply-invalid", "deep": "reply-invalid", "flood": "reply-invalid",
    "closed": "provider-crashed", "exits": "provider-crashed", "hangs": "provider-hung",
    "traps": "provider-crashed",
}
FAULT = re.compile(r" (\w+)/\S+ .*fault +\S+ +(\S+):")


def hostile(folder):
    """Ten widgets attack the host; the eleventh of the same extension gets its entries in time."""
    store = os.path.join(folder, "hostile.sqlite")
    begin = time.time()
    host = Host(store, "2026-06-08T00:00:00Z", widget=HOSTILE, speed=60,
                extra=("--time-limit", "4"))

    def done(lines):
        faults = {line.split("/")[0].split()[-1] for line in lines if " fault " in line}
        peaceful = sum("peaceful" in line and " entry " in line for line in lines)
        return faults >= set(EXPECTED) and peaceful >= 3
    if not host.wait_until(done, 180):
        seen = {line.split("/")[0].split()[-1] for line in host.lines() if " fault " in line}
        fault(f"no fault was noticed of {set(EXPECTED) - seen}, or the peaceful one stands still")
    first = [line for line in host.lines() if "peaceful" in line and " entry " in line]
    if host.process.poll() is not None:
        fault(f"the host ended with {host.process.returncode}")
    _, lines, errors = host.end(15)
    if "error:" in errors:
        fault(f"hostile: the host said {errors.strip().splitlines()[-1]}")
    check(store, said(lines), "hostile")
    for match in filter(None, map(FAULT.search, lines)):
        if EXPECTED.get(match[1]) != match[2]:
            fault(f"the attack {match[1]} is {match[2]}, expected {EXPECTED.get(match[1])}")
    names = sorted({match[2] for match in filter(None, map(FAULT.search, lines))})
    print(f"hostile messages: {len(EXPECTED)} attackers, {len(lines)} lines in "
          f"{time.time() - begin:.0f} s, faults {', '.join(names)}; {len(first)} entries of the "
          "peaceful one")


def fuzz(folder, rounds, seed):
    """The archive decoder, built for speed, with damaged archives."""
    drawing = sorted(glob.glob(os.path.join(ROOT, "Sources", "Drawing", "**", "*.swift"),
                               recursive=True))
    tests = [os.path.join(ROOT, "Tests", "DrawingTests", name)
             for name in ("Generator.swift", "Damage.swift")]
    common = ["swiftc", "-O", "-wmo", "-swift-version", "6", "-package-name", "vitrine",
              "-enable-upcoming-feature", "ExistentialAny",
              "-enable-upcoming-feature", "InternalImportsByDefault"]
    for command in (
            common + ["-parse-as-library", "-module-name", "VitrineDrawing", "-emit-module",
                      "-emit-module-path", os.path.join(folder, "VitrineDrawing.swiftmodule"),
                      "-emit-library", "-static", "-o", os.path.join(folder, "libdrawing.a")]
            + drawing,
            common + ["-I", folder, "-o", os.path.join(folder, "fuzz"),
                      os.path.join(FOLDER, "Fuzz", "main.swift"), *tests,
                      os.path.join(folder, "libdrawing.a"), "-lm"]):
        built = subprocess.run(command, capture_output=True, text=True)
        if built.returncode:
            return fault(f"the fuzzer does not build: {built.stderr[-600:]}")
    done = subprocess.run([os.path.join(folder, "fuzz"), str(rounds), str(seed)],
                          capture_output=True, text=True)
    if done.returncode:
        fault(f"the decoder ended with {done.returncode}: {done.stderr[-600:]}")
    print(f"fuzzing the archive decoder: {done.stdout.strip()}")
