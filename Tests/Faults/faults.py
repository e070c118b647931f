"""What the parts of Tests/Faults/run share: a host on a store, and what has to hold of it."""
import bisect, json, os, re, signal, sqlite3, subprocess, sys, tempfile, time

FOLDER = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(FOLDER))
WIDGET = os.path.join(FOLDER, "Clock.swift")
FAULTS = []


def fault(text):
    FAULTS.append(text)
    print("FAULT: " + text, flush=True)


def binary():
    given = os.environ.get("VITRINE_BINARY")
    places = [given] if given else [
        os.path.join(ROOT, ".build", kind, "vitrine") for kind in ("release", "debug")]
    for place in places:
        if os.access(place, os.X_OK):
            return place
    sys.exit("error: no vitrine command found: run script/build")


class Host:
    """A host that lives faster than the clock, with its lines in a file."""

    def __init__(self, store, start, extra=(), largest_file=None, widget=WIDGET, speed=3600,
                 environment=None):
        self.out = tempfile.NamedTemporaryFile(delete=False)
        self.err = tempfile.NamedTemporaryFile(delete=False)
        command = [binary(), "run", widget, "--store", store, "--time-limit", "20", *extra]
        if start:
            command += ["--from", start, "--speed", str(speed)]
        prepare = None
        if largest_file:
            def prepare():
                import resource
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
                resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))
        self.process = subprocess.Popen(
            command, stdout=self.out, stderr=self.err, preexec_fn=prepare,
            env={**os.environ, **(environment or {})})

    def lines(self):
        data = open(self.out.name, "rb").read()
        # A line counts as said once its end is there.
        return [line.decode() for line in data.split(b"\n")[:-1]]

    def wait_for(self, count, seconds=60):
        end = time.time() + seconds
        while time.time() < end:
            if len(self.lines()) >= count:
                return True
            if self.process.poll() is not None:
                return False
            time.sleep(0.02)
        return False

    def wait_until(self, found, seconds=300):
        end = time.time() + seconds
        while time.time() < end and self.process.poll() is None:
            if found(self.lines()):
                return True
            time.sleep(0.05)
        return found(self.lines())

    def extension(self):
        try:
            text = subprocess.run(
                ["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout
            return [int(word) for word in text.split()]
        except FileNotFoundError:
            sys.exit("error: pgrep is missing: install procps")

    def end(self, number=signal.SIGKILL):
        if self.process.poll() is None:
            self.process.send_signal(number)
        status = self.process.wait(30)
        lines = self.lines()
        errors = open(self.err.name).read()
        os.unlink(self.out.name)
        os.unlink(self.err.name)
        return status, lines, errors


LINE = re.compile(r"#(\d+) \S+ (\S+Z) +(\w+)")


def said(lines):
    found = []
    for line in lines:
        match = LINE.match(line)
        if match:
            found.append((int(match[1]), match[2], match[3]))
    return found


def stamp(seconds):
    milliseconds = round(seconds * 1000)
    text = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(milliseconds // 1000))
    rest = milliseconds % 1000
    return text + (".%03d" % rest if rest else "") + "Z"


def has(moments, wanted):
    """Whether one of the sorted moments is it: a line has milliseconds, rounded from more."""
    place = bisect.bisect_left(moments, wanted - 0.001)
    return place < len(moments) and moments[place] < wanted + 0.001


def check(store, acknowledged, what):
    """The store after an end: sound, complete, nothing half."""
    db = sqlite3.connect(store)
    try:
        sound = db.execute("PRAGMA integrity_check").fetchone()[0]
        if sound != "ok":
            fault(f"{what}: the store is damaged: {sound}")
        log = {}
        for placement, body in db.execute("SELECT placement, body FROM event"):
            event = json.loads(body)
            log.setdefault((placement, event["kind"]), []).append(event["at"])
        for moments in log.values():
            moments.sort()
        # The store keeps a placement's last events: what is older than its first one was dropped.
        first = {}
        for (placement, _), moments in log.items():
            first[placement] = min(first.get(placement, moments[0]), moments[0])
        lost = [event for event in acknowledged
                if moment(event[1]) >= first.get(event[0], 0)
                and not has(log.get((event[0], event[2]), []), moment(event[1]))]
        if lost:
            fault(f"{what}: {len(lost)} acknowledged events are not in the store, such as {lost[0]}")
        for placement, number, body in db.execute("SELECT placement, number, body FROM timeline"):
            entries = {entry["index"] for entry in json.loads(body)["entries"]}
            rows = db.execute(
                "SELECT number, entry FROM archive WHERE placement = ?", (placement,)).fetchall()
            if any(row[0] != number for row in rows):
                fault(f"{what}: placement {placement} has archives of another timeline")
            # Pictures of later entries follow the first ones; none may belong to no entry.
            if not rows or {row[1] for row in rows} - entries:
                fault(f"{what}: placement {placement} has half a timeline")
        orphans = db.execute(
            "SELECT count(*) FROM archive WHERE placement NOT IN (SELECT placement FROM timeline)"
        ).fetchone()[0]
        if orphans:
            fault(f"{what}: {orphans} archives belong to no timeline")
        latest = db.execute("SELECT max(at) FROM event").fetchone()[0]
        return latest
    finally:
        db.close()


def timeline(widget, *arguments):
    """A simulated time as JSON, with the exit status."""
    done = subprocess.run(
        [binary(), "timeline", widget, "--format", "json", *arguments], capture_output=True,
        text=True)
    try:
        return done.returncode, json.loads(done.stdout)
    except ValueError:
        fault(f"timeline {' '.join(arguments)} ended with {done.returncode}: {done.stderr[-300:]}")
        return done.returncode, {"events": [], "budget": {}, "staleSeconds": 0}


def moment(text):
    """Seconds since 1970 of a date in an event."""
    import datetime
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()
