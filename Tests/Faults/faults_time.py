"""Clocks that jump, time zones, daylight saving, ten thousand entries."""
import datetime, os, subprocess, time, zoneinfo

from faults import FOLDER, Host, check, fault, moment, said, stamp, timeline

CLOCK = os.path.join(FOLDER, "Clock.swift")
MIDNIGHT = os.path.join(FOLDER, "Midnight.swift")
MANY = os.path.join(FOLDER, "Many.swift")
START = "2026-06-08T00:00:00Z"


def simulated_jumps(rounds, rng):
    """The clock is set forward and back: what is shown afterward is what is due then."""
    shown = 0
    for round in range(rounds):
        script, at = [], 0
        for _ in range(rng.randint(1, 8)):
            at += rng.randint(60, 5 * 3600)
            script += ["--event", f"+{at}s clock {rng.choice('+-')}{rng.randint(1, 40_000)}s"]
        status, report = timeline(CLOCK, "--family", "systemSmall", "--from", START, "--for",
                                  "48h", *script)
        if status:
            fault(f"clock jumps {script}: status {status}")
        for event in report["events"]:
            if event["type"] != "entry":
                continue
            shown += 1
            age = moment(event["at"]) - moment(event["date"])
            # Entries are five minutes apart, and a new timeline begins now.
            if not 0 <= age < 300 and "before its date" not in event["detail"]:
                fault(f"clock jumps {script}: at {event['at']} the entry of {event['date']}")
        jumps = len(script) // 2
        caused = [e for e in report["events"] if e["type"] == "reload" and e["cause"] == "clock"]
        merged = [e for e in report["events"] if e["type"] == "merged" and e["cause"] == "clock"]
        if len(caused) + len(merged) < jumps and at < 48 * 3600:
            fault(f"clock jumps {script}: {len(caused)} reloads for {jumps} jumps")
    print(f"clock jumps, simulated: {rounds} days, {shown} entries")


def real_jumps(folder):
    """The same for a host that runs: the C library's clock is moved under its feet."""
    library, offset = os.path.join(folder, "clock.so"), os.path.join(folder, "offset")
    built = subprocess.run(
        ["cc", "-shared", "-fPIC", "-O1", "-o", library, os.path.join(FOLDER, "clock.c"), "-ldl"],
        capture_output=True, text=True)
    if built.returncode:
        built = subprocess.run(
            ["clang", "-shared", "-fPIC", "-O1", "-o", library, os.path.join(FOLDER, "clock.c"),
             "-ldl"], capture_output=True, text=True)
    if built.returncode:
        return fault(f"no C compiler for clock.c: {built.stderr[-200:]}")
    open(offset, "w").write("0")
    store = os.path.join(folder, "jumps.sqlite")
    host = Host(store, None, environment={"LD_PRELOAD": library, "VITRINE_FAULT_CLOCK": offset})
    host.wait_until(lambda lines: sum(" entry " in line for line in lines) >= 2)
    for shift in (3 * 3600, -5 * 3600, 40 * 86400):
        count = len(host.lines())
        open(offset, "w").write(str(shift))

        def answered(lines):
            new = lines[count:]
            return (sum(" reload " in line and " clock " in line for line in new) >= 2
                    and sum(" entry " in line for line in new) >= 2)
        if not host.wait_until(answered):
            fault(f"the clock was set by {shift} s and the host did not show what is due")
        now = time.time() + shift
        last = [line for line in host.lines() if " entry " in line][-1:]
        for line in last:
            age = now - moment(line.split()[2])
            if not -2 <= age < 300:
                fault(f"after a jump of {shift} s the last entry is {age:.0f} s old")
    _, lines, _ = host.end(15)
    check(store, said(lines), "jumps")
    print(f"clock jumps of a running host: 3, {len(lines)} lines")


def midnights(zone, start, hours):
    place = zoneinfo.ZoneInfo(zone)
    begin = datetime.datetime.fromisoformat(start.replace("Z", "+00:00"))
    end = begin + datetime.timedelta(hours=hours)
    day = begin.astimezone(place).date()
    found = []
    while True:
        day += datetime.timedelta(days=1)
        local = datetime.datetime(day.year, day.month, day.day, tzinfo=place)
        # Where midnight is skipped the day begins later.
        while local.astimezone(datetime.timezone.utc).astimezone(place).replace(
                fold=0, tzinfo=None) != local.replace(tzinfo=None):
            local += datetime.timedelta(minutes=30)
        if local.timestamp() >= end.timestamp():
            return found
        found.append(local.timestamp())


ZONES = [
    # A week with a change of clocks each, and zones that have odd ones.
    ("Europe/Berlin", "2026-03-26T12:00:00Z"), ("Europe/Berlin", "2026-10-22T12:00:00Z"),
    ("America/New_York", "2026-03-05T12:00:00Z"), ("America/New_York", "2026-10-29T12:00:00Z"),
    ("Australia/Lord_Howe", "2026-04-02T00:00:00Z"), ("Australia/Lord_Howe", "2026-10-01T00:00:00Z"),
    ("America/Santiago", "2026-09-03T12:00:00Z"), ("Africa/Cairo", "2026-04-21T12:00:00Z"),
    ("Asia/Kathmandu", START), ("Pacific/Chatham", "2026-09-24T00:00:00Z"),
    ("Pacific/Kiritimati", START), ("America/St_Johns", "2026-03-05T12:00:00Z"),
]


def zones(rng):
    """Each midnight of a week, in zones whose clocks change meanwhile; then flights between them."""
    count = 0
    for zone, start in ZONES:
        _, report = timeline(MIDNIGHT, "--from", start, "--for", "144h", "--time-zone", zone)
        shown = [moment(e["at"]) for e in report["events"] if e["type"] == "entry"][1:]
        expected = midnights(zone, start, 144)
        count += len(expected)
        if shown != expected:
            fault(f"midnights of {zone} from {start}: {[stamp(s) for s in shown]}, expected "
                  f"{[stamp(s) for s in expected]}")
    flights = 0
    for _ in range(10):
        script, plan, at = [], [], 0
        for _ in range(4):
            at += rng.randint(3600, 30 * 3600)
            zone = rng.choice(ZONES)[0]
            plan.append((at, zone))
            script += ["--event", f"+{at}s time-zone {zone}"]
        _, report = timeline(MIDNIGHT, "--from", START, "--for", "144h", "--time-zone", "UTC",
                             *script)
        begin = moment(START)
        for event in (e for e in report["events"] if e["type"] == "entry"):
            zone = "UTC"
            for seconds, other in plan:
                if begin + seconds <= moment(event["at"]):
                    zone = other
            local = datetime.datetime.fromtimestamp(
                moment(event["at"]), zoneinfo.ZoneInfo(zone)).date()
            dated = datetime.datetime.fromtimestamp(
                moment(event["date"]), zoneinfo.ZoneInfo(zone)).date()
            flights += 1
            if local != dated:
                fault(f"flight {script}: on {local} in {zone} the entry of {dated} is shown")
    print(f"time zones and daylight saving: {len(ZONES)} weeks, {count} midnights, {flights} entries "
          "of 10 journeys")


def ten_thousand(folder):
    """Every ten seconds its own entry, over two days; then in a host that is killed meanwhile."""
    _, report = timeline(MANY, "--from", START, "--for", "48h")
    shown = [moment(e["at"]) for e in report["events"] if e["type"] == "entry"]
    gaps = [(a, b) for a, b in zip(shown, shown[1:]) if not 0 <= b - a <= 10]
    names = {e["name"] for e in report["events"] if e["type"] == "fault"}
    if len(shown) < 17_000:
        fault(f"of ten thousand entries only {len(shown)} are shown in 48 h")
    if gaps:
        fault(f"between {stamp(gaps[0][0])} and {stamp(gaps[0][1])} an entry is missing")
    if names != {"entries-too-many"}:
        fault(f"ten thousand entries are {names}")
    store = os.path.join(folder, "many.sqlite")
    acknowledged, start = [], START
    for round in range(4):
        host = Host(store, start, widget=MANY, speed=60)
        host.wait_for(12 * (round + 1))
        _, lines, _ = host.end()
        acknowledged += said(lines)
        latest = check(store, acknowledged, f"many {round}")
        start = stamp(latest + 1)
        blank = [line for line in lines if "without a picture" in line]
        if len(blank) > 1:
            fault(f"many {round}: {len(blank)} entries have no picture: {blank[0]}")
    print(f"10,000 entries: {len(shown)} shown in 48 h, {len(gaps)} missing; 4 kills, "
          f"{len(acknowledged)} acknowledged events")
