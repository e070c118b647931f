// The person's language, region and time zone where a script names none, and a world that is the
// same on every run.
(function (bridge, runtime) {
  "use strict";
  const { globals } = runtime;
  const { config } = bridge;
  const locale = config.locale.replace(/_/g, "-").split("@")[0];
  const defined = (value) => (value === undefined || (Array.isArray(value) && value.length === 0)
    ? locale : Array.isArray(value) ? value.map(fixed) : fixed(value));
  // Scripts pass what Device.systemLocale says, which has an underscore.
  const fixed = (value) => (typeof value === "string" ? value.replace(/_/g, "-") : value);

  for (const name of ["DateTimeFormat", "NumberFormat", "RelativeTimeFormat", "ListFormat",
    "PluralRules", "Collator", "DisplayNames", "Segmenter"]) {
    const original = Intl[name];
    if (!original) continue;
    const replacement = function (locales, options) {
      return new original(defined(locales), zoned(name, options));
    };
    replacement.prototype = original.prototype;
    replacement.supportedLocalesOf = original.supportedLocalesOf.bind(original);
    Intl[name] = replacement;
  }
  function zoned(name, options) {
    if (name !== "DateTimeFormat" || options?.timeZone !== undefined) return options;
    return { ...options, timeZone: config.timeZone };
  }
  function patch(prototype, names, complete = (options) => options) {
    for (const name of names) {
      const original = prototype[name];
      prototype[name] = function (locales, options) {
        return original.call(this, defined(locales), complete(options));
      };
    }
  }
  const zone = (options) => zoned("DateTimeFormat", options);
  patch(Date.prototype, ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"], zone);
  patch(Number.prototype, ["toLocaleString"]);

  // The moment that is shown stands still, as it does for a widget in Swift.
  if (config.now !== null) {
    const Original = Date;
    const Still = function (...values) {
      if (!new.target) return new Still().toString();
      return Reflect.construct(Original, values.length === 0 ? [config.now] : values, new.target);
    };
    Object.defineProperty(Still, "name", { value: "Date" });
    Still.prototype = Original.prototype;
    Original.prototype.constructor = Still;
    Object.assign(Still, { now: () => config.now, parse: Original.parse, UTC: Original.UTC });
    globals.Date = Still;
  }

  // xorshift128: the same numbers for the same moment.
  let state = [config.seed >>> 0 || 1, (config.seed / 4294967296) >>> 0 || 2, 0x9e3779b9, 0x243f6a88];
  function next() {
    let t = state[3];
    const s = state[0];
    state = [0, s, state[1], state[2]];
    t ^= t << 11;
    t ^= t >>> 8;
    state[0] = (t ^ s ^ (s >>> 19)) >>> 0;
    return state[0];
  }
  for (let i = 0; i < 20; i += 1) next();
  Math.random = () => (next() * 2097152 + (next() >>> 11)) / 9007199254740992;
  bridge.randomBytes = (count) => Uint8Array.from({ length: count }, () => next() & 255);
})
