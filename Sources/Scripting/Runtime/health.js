// What the health app would answer, from health.json of the folder that --data names.
(function (bridge, runtime) {
  "use strict";
  const { list, isAllowed, fixture, say } = runtime.personal;
  const { enumeration } = runtime;
  const day = 24 * 3600e3;

  // MARK: Units

  // In the base unit of their kind: meters, grams, liters, seconds, joules, pascals, watts; kelvins have
  // a second number, where they begin.
  const sizes = { m: 1, in: 0.0254, ft: 0.3048, yd: 0.9144, mi: 1609.344, g: 1, oz: 28.349523125,
    lb: 453.59237, st: 6350.29318, L: 1, "fl_oz_us": 0.0295735295625, "fl_oz_imp": 0.0284130625,
    "cup_us": 0.2365882365, "cup_imp": 0.284130625, "pt_us": 0.473176473, "pt_imp": 0.56826125,
    s: 1, min: 60, hr: 3600, d: 86400, J: 1, cal: 4.184, Cal: 4184, Pa: 1, mmHg: 133.322387415,
    cmAq: 98.0665, atm: 101325, inHg: 3386.389, W: 1, count: 1, "%": 1, "": 1, Hz: 1, V: 1, S: 1, lx: 1, IU: 1,
    rad: 1, deg: Math.PI / 180, dBASPL: 1, dBHL: 1, D: 1, K: 1 };
  const prefixes = { f: 1e-15, p: 1e-12, n: 1e-9, mc: 1e-6, m: 1e-3, c: 1e-2, d: 1e-1, da: 10, h: 100, k: 1e3,
    M: 1e6, G: 1e9, T: 1e12 };
  const prefixOf = { 13: "f", 1: "p", 2: "n", 3: "mc", 4: "m", 5: "c", 6: "d", 7: "da", 8: "h", 9: "k", 10: "M",
    11: "G", 12: "T" };
  // How many base units one of it is; null for a unit that is not known.
  function size(text) {
    const parts = String(text).split("/").map((part) => part.split(/[.·*]/).map((one) => {
      if (Object.hasOwn(sizes, one)) return sizes[one];
      for (const prefix of Object.keys(prefixes)) {
        const rest = one.slice(prefix.length);
        if (one.startsWith(prefix) && rest && Object.hasOwn(sizes, rest)) return prefixes[prefix] * sizes[rest];
      }
      return null;
    }));
    if (parts.flat().includes(null)) return null;
    const [above, ...below] = parts.map((part) => part.reduce((a, b) => a * b, 1));
    return below.reduce((a, b) => a / b, above);
  }
  const degrees = { degC: [1, 273.15], degF: [5 / 9, 459.67 * 5 / 9], K: [1, 0] };
  // A value of one unit in another; units that do not go together leave it as it is.
  function convert(value, from, to) {
    if (!from || !to || from === to) return value;
    if (degrees[from] && degrees[to]) {
      return (value * degrees[from][0] + degrees[from][1] - degrees[to][1]) / degrees[to][0];
    }
    const [a, b] = [size(from), size(to)];
    return a === null || b === null ? value : (value * a) / b;
  }

  class HealthUnit {
    constructor(text) { this.unitString = text; }
    get isNull() { return this.unitString === ""; }
    multiplied(other) { return new HealthUnit(this.unitString + "·" + other.unitString); }
    divided(other) { return new HealthUnit(this.unitString + "/" + other.unitString); }
    raisedToPower(power) {
      return new HealthUnit(Array.from({ length: Math.min(Math.max(1, Number(power) || 1), 8) },
        () => this.unitString).join("·"));
    }
    reciprocal() { return new HealthUnit("count/" + this.unitString); }
    toString() { return this.unitString; }
    static fromString(text) { return new HealthUnit(String(text)); }
    static moleUnit(mass) { return new HealthUnit("mol<" + mass + ">"); }
    static moleUnitWithMetricPrefix(prefix, mass) {
      return new HealthUnit((prefixOf[prefix] ?? "") + "mol<" + mass + ">");
    }
  }
  const unitNames = { gram: "g", ounce: "oz", pound: "lb", stone: "st", meter: "m", inch: "in", foot: "ft",
    yard: "yd", mile: "mi", liter: "L", fluidOunceUS: "fl_oz_us", fluidOunceImperial: "fl_oz_imp",
    cupUS: "cup_us", cupImperial: "cup_imp", pintUS: "pt_us", pintImperial: "pt_imp", pascal: "Pa",
    millimeterOfMercury: "mmHg", inchesOfMercury: "inHg", centimeterOfWater: "cmAq", atmosphere: "atm",
    second: "s", minute: "min", hour: "hr", day: "d", largeCalorie: "Cal", smallCalorie: "cal",
    kilocalorie: "kcal", joule: "J", watt: "W", degreeCelsius: "degC", degreeFahrenheit: "degF", kelvin: "K",
    hertz: "Hz", diopter: "D", prismDiopter: "pD", degreeAngle: "deg", radianAngle: "rad", siemen: "S",
    volt: "V", internationalUnit: "IU", lux: "lx", count: "count", percent: "%",
    decibelAWeightedSoundPressureLevel: "dBASPL", decibelHearingLevel: "dBHL" };
  for (const name of Object.keys(unitNames)) {
    HealthUnit[name] = () => new HealthUnit(unitNames[name]);
    HealthUnit[name + "Unit"] ??= (prefix) => new HealthUnit((prefixOf[prefix] ?? "") + unitNames[name]);
  }
  const words = (unit) => (typeof unit === "string" ? unit : unit?.unitString);

  // MARK: Samples

  const source = { bundleIdentifier: "com.apple.health", name: "Health" };
  const revision = { source, version: null, productType: null,
    operatingSystemVersion: { majorVersion: 0, minorVersion: 0, patchVersion: 0 } };
  class HealthQuantitySample {
    #unit;
    constructor(values, unit) {
      this.#unit = unit;
      Object.assign(this, { count: 1, metadata: null, device: null, sourceRevision: revision, unit, ...values });
    }
    quantityValue(unit) { return convert(this.value, this.#unit, words(unit)); }
    sumQuantity(unit) { return this.quantityValue(unit); }
    averageQuantity(unit) { return this.quantityValue(unit); }
    minimumQuantity(unit) { return this.quantityValue(unit); }
    maximumQuantity(unit) { return this.quantityValue(unit); }
    mostRecentQuantity(unit) { return this.quantityValue(unit); }
    static create({ type, startDate, endDate, value, unit, metadata = null }) {
      return new this({ uuid: key(type), quantityType: type, type, startDate, endDate, value, metadata },
        words(unit));
    }
  }
  class HealthCumulativeQuantitySample extends HealthQuantitySample {
    get hasUndeterminedDuration() { return false; }
  }
  class HealthDiscreteQuantitySample extends HealthQuantitySample {
    get mostRecentQuantityDateInterval() { return interval(this); }
  }
  const interval = ({ startDate, endDate }) =>
    ({ start: startDate, end: endDate, duration: (endDate - startDate) / 1000 });
  class HealthCategorySample {
    constructor(values) {
      Object.assign(this, { uuid: "category", device: null, sourceRevision: revision, metadata: null, ...values });
    }
    static create({ type, ...values }) { return new HealthCategorySample({ categoryType: type, ...values }); }
  }
  class HealthCorrelation {
    constructor({ type, objects = [], ...values }) {
      const of = (kind) => objects.filter((one) => one instanceof kind);
      Object.assign(this, { uuid: "correlation", correlationType: type, device: null, sourceRevision: revision,
        metadata: null, samples: objects, quantitySamples: of(HealthQuantitySample),
        cumulativeQuantitySamples: of(HealthCumulativeQuantitySample),
        discreteQuantitySamples: of(HealthDiscreteQuantitySample),
        categorySamples: of(HealthCategorySample), ...values });
    }
    static create(options) { return new HealthCorrelation(options); }
  }

  const key = (type) => String(type).replace(/^./, (letter) => letter.toUpperCase());
  // Values of the last days or hours, the last one now.
  function samples(type, from, to, options) {
    const found = isAllowed("health") || fixture("health") === null ? list("health", key(type)) : [];
    const make = (kind, values, length) => (values ?? []).map((value, index, all) => {
      const endDate = new Date(Date.now() - (all.length - 1 - index) * length);
      return new kind({ uuid: key(type) + index, quantityType: type, type,
        startDate: new Date(endDate.getTime() - length), endDate, value }, found.unit);
    });
    return [...make(HealthCumulativeQuantitySample, found.days, day),
      ...make(HealthDiscreteQuantitySample, found.hours, 3600e3)].filter((one) =>
      (!from || (options?.strictStartDate ? one.startDate >= from : one.endDate > from))
      && (!to || (options?.strictEndDate ? one.endDate <= to : one.startDate < to)));
  }
  function sorted(found, { sortDescriptors, limit }) {
    const all = [...found];
    for (const { key: name, order } of [...(sortDescriptors ?? [])].reverse()) {
      all.sort((a, b) => (order === "reverse" ? b[name] - a[name] : a[name] - b[name]));
    }
    if (!(limit > 0)) return all;
    return sortDescriptors?.length ? all.slice(0, limit) : all.slice(-limit);
  }

  class HealthStatistics {
    #samples;
    constructor(type, from, to, samples) {
      this.#samples = samples;
      Object.assign(this, { quantityType: type, startDate: from, endDate: to, sources: [source] });
    }
    #values(unit) { return this.#samples.map((one) => one.quantityValue(unit)); }
    sumQuantity(unit) { return this.#values(unit).reduce((a, b) => a + b, 0); }
    averageQuantity(unit) { return this.sumQuantity(unit) / this.#samples.length; }
    minimumQuantity(unit) { return Math.min(...this.#values(unit)); }
    maximumQuantity(unit) { return Math.max(...this.#values(unit)); }
    mostRecentQuantity(unit) { return this.#values(unit).at(-1) ?? null; }
    mostRecentQuantityDateInterval() { return interval(this.#samples.at(-1)); }
    duration(unit) {
      const seconds = this.#samples.reduce((sum, one) => sum + (one.endDate - one.startDate) / 1000, 0);
      return convert(seconds, "s", words(unit));
    }
  }
  function statistics(type, from, to, options) {
    const all = samples(type, from, to, options);
    return all.length === 0 ? null
      : new HealthStatistics(type, from ?? all[0].startDate, to ?? all.at(-1).endDate, all);
  }
  // More are no widget's.
  const mostBuckets = 1000;
  // From the anchor in steps of the interval, a day where none is given.
  function collection(type, { startDate, endDate, anchorDate, intervalComponents }) {
    const from = new Date(startDate ?? Date.now() - 7 * day);
    const to = new Date(endDate ?? Date.now());
    const parts = intervalComponents ?? { day: 1 };
    const anchor = new Date(anchorDate ?? from);
    const length = runtime.adding(anchor, parts, 1) - anchor;
    const all = [];
    if (length > 0) {
      let index = Math.floor((from - anchor) / length) - 1;
      for (let steps = 0; steps < mostBuckets; steps += 1, index += 1) {
        const [at, end] = [runtime.adding(anchor, parts, index), runtime.adding(anchor, parts, index + 1)];
        if (at >= to) break;
        if (end > from) all.push(statistics(type, at, end));
      }
    }
    const found = all.filter((one) => one !== null);
    return { statistics: () => found, sources: () => [source],
      statisticsFor: (date) => found.find((one) => one.startDate <= date && date < one.endDate) ?? null };
  }

  // MARK: The interface

  const Health = {
    get isHealthDataAvailable() { return isAllowed("health"); },
    queryQuantitySamples: async (type, options = {}) =>
      sorted(samples(type, options.startDate, options.endDate, options), options),
    queryStatistics: async (type, options = {}) =>
      statistics(type, options.startDate, options.endDate, options),
    queryStatisticsCollection: async (type, options = {}) => collection(type, options),
    preferredUnits: async (types) => Object.fromEntries([types].flat().map((type) =>
      [type, new HealthUnit(list("health", key(type)).unit ?? "count")])),
    requestAuthorization: async () => isAllowed("health"),
  };
  for (const name of ["CategorySamples", "Workouts", "ActivitySummaries", "Medications",
    "MedicationDoseEvents", "Correlations", "HeartbeatSeriesSamples"]) {
    Health["query" + name] = async () => {
      say("'Health.query" + name + "' gives nothing: health.json of --data holds quantities");
      return [];
    };
  }
  // Who has entered nothing: 0 is "not set" in all of them.
  for (const name of ["biologicalSex", "bloodType", "fitzpatrickSkinType", "wheelchairUse",
    "activityMoveMode"]) {
    Health[name] = async () => (name === "activityMoveMode" ? 1 : 0);
  }
  Health.dateOfBirth = async () => { say("'Health.dateOfBirth' is not known here"); return null; };
  for (const name of ["saveQuantitySample", "saveCategorySample", "saveWorkout", "saveCorrelation",
    "deleteObject"]) {
    Health[name] = async () => { say("'Health." + name + "' changes nothing here"); };
  }

  Object.assign(runtime.exports, {
    Health, HealthUnit, HealthQuantitySample, HealthCumulativeQuantitySample, HealthDiscreteQuantitySample,
    HealthCategorySample, HealthCorrelation, HealthStatistics,
    HealthBiologicalSex: enumeration("notSet female male other"),
    HealthMetricPrefix: { ...enumeration("none pico nano micro milli centi deci deca hecto kilo mega giga tera"),
      femto: 13, 13: "femto" },
    HealthCategoryValueSleepAnalysis: enumeration(
      "inBed asleepUnspecified awake asleepCore asleepDeep asleepREM"),
  });
})
