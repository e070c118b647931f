// What goes on after a wait: `async` functions, which have become generators (VitrineBuild,
// WaitingFunctions), and what `then` is given. Each step is a short piece of work that JavaScriptCore's
// watchdog does not look at: an endless row of them is ended here, when its time is over.
(function (bridge, runtime) {
  "use strict";
  // The language's own, whatever a script makes of the names.
  const { resolve: settled } = Promise;
  const [MakePromise, MakeError] = [Promise, Error];
  const { then } = Promise.prototype;
  const { apply } = Reflect;

  // Steps between two looks at the clock.
  const most = 16;
  let left = most;
  let isLate = false;
  let isEnded = false;
  // Steps that are still taken when the time is over: a loop says better where than what began it.
  let leeway = 4000;
  // Whether one more step is taken.
  function goesOn() {
    if (isEnded) return false;
    left -= 1;
    if (left > 0) return true;
    left = most;
    if (!isLate) isLate = bridge.isLate() === true;
    return true;
  }
  // Nothing goes on any more, and Swift is told where. A step that is not taken settles nothing.
  function end(stack) {
    isEnded = true;
    bridge.ended(stack);
  }

  // Where those began that have not ended, some of them: what a script waits for without an end.
  const begun = [];
  const kept = 64;
  const remember = (site) => { if (begun.length < kept) begun[begun.length] = site; };
  function forget(site) {
    for (let i = 0; i < begun.length; i += 1) {
      if (begun[i] !== site) continue;
      begun[i] = begun[begun.length - 1];
      begun.length -= 1;
      return;
    }
  }
  // The one that began last: those before it wait for it.
  runtime.waitingSite = () => (begun.length > 0 ? begun[begun.length - 1].stack : null);

  // `make`: the function's generator; a frame of the script's calls this with the function's own values.
  function wait(self, values, make) {
    // Where it began: made a text only for what does not end.
    const site = new MakeError();
    return new MakePromise((settle, refuse) => {
      let generator;
      const resolve = (value) => { forget(site); settle(value); };
      const reject = (reason) => { forget(site); refuse(reason); };
      remember(site);
      const step = (result) => {
        if (result.done) resolve(result.value);
        else apply(then, apply(settled, MakePromise, [result.value]), [next, fail]);
      };
      const go = (kind, value) => {
        if (!goesOn()) return;
        if (isLate) {
          leeway -= 1;
          if (leeway <= 0) { end(site.stack); return; }
        }
        try { step(generator[kind](value)); } catch (error) { reject(error); }
      };
      const next = (value) => go("next", value);
      const fail = (reason) => go("throw", reason);
      try {
        generator = apply(make, self, values ?? []);
        step(generator.next());
      } catch (error) { reject(error); }
    });
  }
  runtime.waiting = { async: wait };

  // What a loop that waits calls in each lap (LoopNotes in VitrineBuild). When the time is over it goes on
  // for some laps, in which those loops show that are entered again and again.
  let laps = 1000;
  runtime.lap = () => {
    goesOn();
    if (!isLate && !isEnded) return;
    laps -= 1;
    if (laps > 0 && !isEnded) return;
    const error = new MakeError();
    if (!isEnded) end(error.stack);
    throw error;
  };

  // Where a value was thrown last that may not know it (`ThrownPlaces`).
  let thrown;
  Object.defineProperty(runtime.globals, "$thrown", { value: () => { thrown = new MakeError(); } });
  runtime.thrownSite = () => thrown?.stack ?? "";

  const watched = (callback) =>
    typeof callback !== "function" ? callback
      : (value) => (goesOn() ? callback(value) : undefined);
  // Who asks for one more step when the time is over has the place to name, or what waits for it.
  function watchedThen(onFulfilled, onRejected) {
    if (isLate && !isEnded) end(new MakeError().stack + "\n" + (runtime.waitingSite() ?? ""));
    return apply(then, this, [watched(onFulfilled), watched(onRejected)]);
  }
  Object.defineProperty(watchedThen, "name", { value: "then" });
  Object.defineProperty(Promise.prototype, "then", {
    value: watchedThen, writable: true, configurable: true, enumerable: false,
  });
})
