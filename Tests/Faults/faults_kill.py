"""kill -9 of the host and of the extension, a full disk."""
import os, signal, sqlite3, time

from faults import Host, check, fault, said, stamp


def kill_host(folder, rounds, rng):
    store = os.path.join(folder, "kill.sqlite")
    acknowledged, start = [], "2026-06-08T00:00:00Z"
    for round in range(rounds):
        host = Host(store, start)
        # Sometimes in the first breath, sometimes in the middle of something.
        time.sleep(rng.choice([rng.uniform(0.0, 0.4), rng.uniform(0.4, 2.5)]))
        _, lines, errors = host.end()
        if "error:" in errors:
            fault(f"kill {round}: the host said {errors.strip().splitlines()[-1]}")
        acknowledged += said(lines)
        if os.path.exists(store):
            try:
                latest = check(store, acknowledged, f"kill {round}")
            except sqlite3.OperationalError as error:
                # Killed before the tables were made.
                if acknowledged:
                    fault(f"kill {round}: {error}")
                latest = None
            if latest:
                start = stamp(latest + 60)
    host = Host(store, start)
    if not host.wait_for(3):
        fault("after the kills the host does not go on")
    status, lines, _ = host.end(signal.SIGTERM)
    if status != 0:
        fault(f"a host that was asked to end ended with {status}")
    print(f"kill -9 of the host: {rounds} rounds, {len(acknowledged)} acknowledged events")


def kill_extension(folder, rounds, rng):
    store = os.path.join(folder, "extension.sqlite")
    host = Host(store, "2026-06-08T00:00:00Z")
    host.wait_for(2)
    kills = 0
    for _ in range(rounds * 3):
        time.sleep(rng.uniform(0.0, 0.4))
        if host.process.poll() is not None:
            fault("the host died with its extension")
            break
        for pid in host.extension():
            try:
                os.kill(pid, signal.SIGKILL)
                kills += 1
            except ProcessLookupError:
                pass
    count = len(host.lines())
    host.wait_for(count + 2)
    if len(host.lines()) < count + 2 and host.process.poll() is None:
        fault("nothing happens any more after the extension was killed")
    _, lines, _ = host.end(signal.SIGTERM)
    check(store, said(lines), "extension")
    print(f"kill -9 of the extension: {kills} kills, {len(lines)} lines")


def full_disk(folder):
    store = os.path.join(folder, "full.sqlite")
    first = Host(store, "2026-06-08T00:00:00Z")
    first.wait_for(4)
    _, before, _ = first.end(signal.SIGTERM)
    # No file may grow beyond this: the write-ahead log is full after some transactions.
    host = Host(store, "2026-06-08T01:00:00Z", largest_file=200_000)
    end = time.time() + 60
    while time.time() < end and not any("store-full" in line for line in host.lines()):
        if host.process.poll() is not None:
            break
        time.sleep(0.1)
    if host.process.poll() is not None:
        words = open(host.err.name).read().strip().splitlines()
        fault(f"the host ended on a full disk with status {host.process.returncode}: {words[-1:]}")
    elif not any("store-full" in line for line in host.lines()):
        fault("the disk was full and nobody said so")
    _, lines, errors = host.end(signal.SIGTERM)
    kept = [line for line in lines if "store-full" not in line]
    latest = check(store, said(before) + said(kept), "full disk")
    again = Host(store, stamp((latest or 0) + 60))
    if not again.wait_for(3):
        fault("with room again the host does not go on")
    again.end(signal.SIGTERM)
    print(f"full disk: {len(kept)} events kept, {len(lines) - len(kept)} refused")
