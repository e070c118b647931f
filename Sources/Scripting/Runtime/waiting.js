// What `async` functions of a bundle have become: generators (VitrineBuild, WaitingFunctions), which are
// led through their waits here. JavaScriptCore's own leave nothing to collect where they wait for plain
// values, and the watchdog would never look.
(function (bridge, runtime) {
  "use strict";
  // The language's own, whatever a script makes of the names.
  const { resolve: settled } = Promise;
  const [MakePromise, MakeError] = [Promise, Error];
  const { then } = Promise.prototype;
  const { apply } = Reflect;

  // Where those began that have not ended, some of them: what a script waits for without an end.
  const begun = [];
  const most = 64;
  const remember = (site) => { if (begun.length < most) begun[begun.length] = site; };
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
      const next = (value) => {
        if (runtime.globals.$isLate) bridge.late(site.stack);
        try { step(generator.next(value)); } catch (error) { reject(error); }
      };
      const fail = (reason) => {
        try { step(generator.throw(reason)); } catch (error) { reject(error); }
      };
      try {
        generator = apply(make, self, values ?? []);
        step(generator.next());
      } catch (error) { reject(error); }
    });
  }
  runtime.waiting = { async: wait };
})
