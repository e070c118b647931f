"""Ten at once on one store and one cache, signals, what is damaged or cannot be written."""
import glob, hashlib, os, random, re, shutil, signal, subprocess, time

from faults import FOLDER, WIDGET, Host, binary, check, fault, said

PICTURE = ["--family", "systemSmall", "--device", "iphone-17-pro", "--context", "home-screen"]
HANGING = os.path.join(FOLDER, "Hanging.swift")


class Place:
    """A folder for temporary files and one for the cache, and who still works in them."""

    def __init__(self, folder, name):
        self.path = os.path.join(folder, name)
        for part in ("tmp", "cache"):
            os.makedirs(os.path.join(self.path, part))
        self.environment = {
            "TMPDIR": os.path.join(self.path, "tmp"),
            "VITRINE_CACHE": os.path.join(self.path, "cache")}

    def render(self, widget=WIDGET, name="a.png", prepare=None):
        return subprocess.Popen(
            [binary(), "render", widget, *PICTURE, "-o", os.path.join(self.path, name)],
            env={**os.environ, **self.environment}, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, preexec_fn=prepare)

    def digest(self, name="a.png"):
        with open(os.path.join(self.path, name), "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()

    def workers(self):
        """Processes that were started with one of the folders, zombies among them."""
        found = []
        for entry in glob.glob("/proc/[0-9]*"):
            try:
                text = b"".join(open(entry + part, "rb").read()
                                for part in ("/cmdline", "/environ"))
                state = open(entry + "/stat").read().rsplit(")", 1)[1].split()[0]
            except OSError:
                continue
            if self.path.encode() in text and int(entry[6:]) != os.getpid():
                found.append((int(entry[6:]), state))
        return found

    def check_empty(self, what, seconds=20):
        """Nobody works here any more, and after one more render nothing of the killed is left."""
        end = time.time() + seconds
        while self.workers() and time.time() < end:
            time.sleep(0.05)
        for pid, state in self.workers():
            fault(f"{what}: process {pid} ({state}) is still there")
        again = self.render()
        text = again.communicate(timeout=300)[0]
        if again.returncode:
            fault(f"{what}: the next render ended with {again.returncode}: {text[-400:]}")
        left = os.listdir(self.environment["TMPDIR"])
        if left:
            fault(f"{what}: {len(left)} things are left in the temporary folder, such as {left[0]}")
        work = os.path.join(self.environment["VITRINE_CACHE"], "work")
        if os.path.isdir(work) and os.listdir(work):
            fault(f"{what}: {os.listdir(work)[0]} is left in the cache's working folder")


def ten_hosts(folder, rounds):
    """One of ten keeps the store; the others say who does."""
    store, holder = os.path.join(folder, "ten.sqlite"), re.compile(r"process (\d+) since \d{4}-")
    refused, start = 0, "2026-06-08T00:00:00Z"
    for round in range(rounds):
        hosts = [Host(store, start) for _ in range(10)]
        end = time.time() + 120
        while time.time() < end and sum(host.process.poll() is None for host in hosts) > 1:
            time.sleep(0.05)
        living = [host for host in hosts if host.process.poll() is None]
        if len(living) != 1:
            fault(f"ten hosts, round {round}: {len(living)} keep the store")
        elif not living[0].wait_for(3):
            fault(f"ten hosts, round {round}: the one that keeps the store does nothing")
        acknowledged = []
        for host in hosts:
            lives = host in living
            status, lines, errors = host.end(signal.SIGKILL if lives else signal.SIGTERM)
            acknowledged += said(lines)
            if lives:
                continue
            refused += 1
            found = holder.search(errors)
            if status != 73 or not found or lines:
                fault(f"ten hosts, round {round}: one ended with {status}: {errors[-300:]}")
            elif living and int(found[1]) != living[0].process.pid:
                fault(f"ten hosts, round {round}: process {found[1]} is named as the host")
        shown = [entry for entry in acknowledged if entry[2] == "entry"]
        if len(shown) != len(set(shown)):
            fault(f"ten hosts, round {round}: {len(shown) - len(set(shown))} entries came twice")
        check(store, acknowledged, f"ten hosts, round {round}")
        start = time.strftime(
            "%Y-%m-%dT%H:%M:%SZ", time.gmtime(1780876800 + (round + 1) * 86400))
    print(f"ten hosts at once: {rounds} rounds, {refused} were refused by name")


def ten_renders(folder, rng):
    """Ten build and draw the same on an empty cache; then half of them are killed meanwhile."""
    place = Place(folder, "renders")
    renders = [place.render(name=f"{number}.png") for number in range(10)]
    for number, render in enumerate(renders):
        text = render.communicate(timeout=600)[0]
        if render.returncode:
            fault(f"ten renders: one ended with {render.returncode}: {text[-400:]}")
    digests = {place.digest(f"{number}.png") for number in range(10)}
    if len(digests) != 1:
        fault(f"ten renders: {len(digests)} different pictures")
    place.check_empty("ten renders")
    shutil.rmtree(place.environment["VITRINE_CACHE"])
    os.mkdir(place.environment["VITRINE_CACHE"])
    renders = [place.render(name=f"{number}.png") for number in range(10)]
    for render in renders[:5]:
        time.sleep(rng.uniform(0.0, 1.0))
        render.send_signal(rng.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGINT]))
    for render in renders[5:]:
        text = render.communicate(timeout=600)[0]
        if render.returncode:
            fault(f"renders beside killed ones: one ended with {render.returncode}: {text[-400:]}")
    for render in renders[:5]:
        render.communicate(timeout=60)
    if {place.digest(f"{number}.png") for number in range(5, 10)} != digests:
        fault("renders beside killed ones: another picture")
    place.check_empty("renders beside killed ones")
    print("ten renders at once: one picture; 5 of 10 killed: the others' is the same")
    damage(place, digests)


def damage(place, digests):
    """Every file of the cache cut off, changed and emptied: the picture stays what it is."""
    names = [name for name in glob.glob(place.environment["VITRINE_CACHE"] + "/**", recursive=True)
             if os.path.isfile(name) and "/modules/" not in name and not name.endswith("/used")]
    count = 0
    for name in sorted(names):
        for change in (lambda d: d[:len(d) // 2], lambda d: d[:len(d) // 2] + b"\xff" + d[len(d) // 2 + 1:],
                       lambda d: b""):
            if not os.path.isfile(name) or os.path.islink(name):
                continue
            with open(name, "rb") as file:
                data = file.read()
            with open(name, "wb") as file:
                file.write(change(data))
            count += 1
            render = place.render()
            text = render.communicate(timeout=600)[0]
            if render.returncode or {place.digest()} != digests:
                fault(f"damaged {os.path.basename(name)}: status {render.returncode}, "
                      f"{'the same' if {place.digest()} == digests else 'another'} picture: {text[-300:]}")
    print(f"damaged cache: {count} damages in {len(names)} files, the same picture each time")


def signals(folder, rounds, rng):
    """Whatever ends it, and whatever it was doing: no process stays."""
    place = Place(folder, "signals")
    place.render().communicate(timeout=600)
    place.render(widget=HANGING).communicate(timeout=600)
    count = 0
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        for round in range(rounds):
            # A hanging widget, that was compiled before or is compiled now.
            cold = round % 2 == 1
            if cold:
                shutil.rmtree(os.path.join(place.environment["VITRINE_CACHE"], "lookup"))
                shutil.rmtree(os.path.join(place.environment["VITRINE_CACHE"], "builds"))
            render = place.render(widget=HANGING)
            time.sleep(rng.uniform(0.1, 2.0))
            render.send_signal(number)
            render.communicate(timeout=60)
            count += 1
            place.check_empty(f"{number.name} {'while compiling' if cold else 'while a widget hangs'}")
    print(f"signals: {count} runs were ended, no process and no file stayed")


def unwritable(folder):
    """A cache that takes nothing, and one whose disk is full: said in words, with what to do."""
    place = Place(folder, "unwritable")
    def small():
        import resource
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
    full = place.render(prepare=small)
    text = full.communicate(timeout=600)[0]
    if full.returncode not in (1, 70, 73) or "error: " not in text:
        fault(f"full disk: status {full.returncode}: {text[-300:]}")
    place.check_empty("full disk")
    # Nobody makes a folder there, not even root.
    for name, expected in (("VITRINE_CACHE", 0), ("TMPDIR", 73)):
        other = Place(folder, "no-" + name)
        other.environment[name] = "/proc/nothing"
        render = other.render()
        text = render.communicate(timeout=600)[0]
        if render.returncode not in ([0] if not expected else [70, 73]) or (expected and name not in text):
            fault(f"{name} that cannot be written: status {render.returncode}: {text[-300:]}")
    print("full disk, unwritable cache and temporary folder: said in words")
