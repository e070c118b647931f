// What the device knows of its person, from the files of the folder that --data names, and what only
// the app can do, said in words where a script asks for it. Without a folder nothing is known.
(function (bridge, runtime) {
  "use strict";
  const { config } = bridge;
  const { Data, UIImage } = runtime.exports;

  // Once for each thing, with the place of the script's call.
  const said = new Set();
  const say = (text, level = "note") => {
    if (said.has(text)) return;
    said.add(text);
    bridge.note(level, text, new Error().stack);
  };
  runtime.say = say;

  // MARK: Fixtures

  const read = (name) => {
    const text = bridge.dataFile(name + ".json");
    if (text === null) return null;
    try { return JSON.parse(text); } catch {
      say("'" + name + ".json' of --data is not JSON and is not used", "warning");
      return null;
    }
  };
  const files = new Map();
  function fixture(name) {
    if (!files.has(name)) files.set(name, read(name));
    return files.get(name);
  }
  const isAllowed = (name) => fixture(name) !== null && fixture(name).status !== "denied";
  const list = (name, member) => {
    if (fixture(name) === null) {
      say("'" + name + ".json' is what --data FOLDER would answer this with; without it there is nothing");
    }
    return isAllowed(name) ? fixture(name)?.[member] ?? [] : [];
  };
  // `10:00` is that time of the day that is shown, `+2 14:30` one of a day after it.
  function moment(text) {
    const match = /^(?:([+-]?\d+) )?(\d{1,2}):(\d\d)$/.exec(String(text ?? ""));
    if (!match) return Number.isNaN(Date.parse(text)) ? null : new Date(text);
    const date = new Date();
    date.setHours(Number(match[2]), Number(match[3]), 0, 0);
    date.setDate(date.getDate() + Number(match[1] ?? 0));
    return date;
  }
  const saves = { async save() {}, async remove() {} };

  // MARK: Calendars and reminders

  class Calendar {
    constructor(values, type) {
      Object.assign(this, { identifier: values?.title ?? "", title: "", color: "systemBlue",
        type: "local", allowedEntityTypes: type, isForEvents: type === "event",
        isForReminders: type === "reminder", allowsContentModifications: true, isImmutable: false,
        isSubscribed: false, source: null, ...values }, saves);
    }
    static all(member, type) { return list("calendar", member).map((one) => new Calendar(one, type)); }
    static async forEvents() { return Calendar.all("calendars", "event"); }
    static async forReminders() { return Calendar.all("lists", "reminder"); }
    static async defaultForEvents() { return Calendar.all("calendars", "event")[0] ?? null; }
    static async defaultForReminders() { return Calendar.all("lists", "reminder")[0] ?? null; }
    static getSources() { return []; }
    static async create(values) { return new Calendar(values, values?.entityType); }
    static async presentChooser() { return null; }
  }
  const calendar = (name, member, type) => {
    const all = Calendar.all(member, type);
    return all.find((one) => one.title === name) ?? all[0] ?? null;
  };
  const isIn = (item, calendars) => !calendars || calendars.length === 0
    || calendars.some((one) => one.title === item.calendar?.title);

  class CalendarEvent {
    constructor(values = {}) {
      const startDate = moment(values.start) ?? new Date();
      const length = values.isAllDay ? 24 * 3600e3 - 1 : 3600e3;
      Object.assign(this, { identifier: "event:" + (values.title ?? ""), title: values.title ?? "",
        notes: values.notes ?? null, url: values.url ?? null, location: values.location ?? null,
        isAllDay: values.isAllDay === true, startDate, occurrenceDate: startDate,
        endDate: moment(values.end) ?? new Date(startDate.getTime() + length), timeZone: null,
        calendar: calendar(values.calendar, "calendars", "event"), availability: "busy",
        attendees: null, organizer: null, alarms: null, recurrenceRules: null, isDetached: false,
        hasAlarm: false, hasNotes: Boolean(values.notes), hasChanges: false, hasAttendees: false,
        hasRecurrenceRules: false, structuredLocation: null, creationDate: null,
        lastModifiedDate: null, addAlarm() {}, removAlarm() {}, addRecurrenceRule() {},
        removeRecurrenceRule() {}, presentEditView: async () => "canceled" }, saves);
    }
    static known() {
      return list("calendar", "events").filter((one) => moment(one.start) !== null)
        .map((one) => new CalendarEvent(one)).sort((a, b) => a.startDate - b.startDate);
    }
    static async getAll(from, to, calendars) {
      return CalendarEvent.known().filter((one) => one.endDate > from && one.startDate < to
        && isIn(one, calendars));
    }
    static async get(identifier) {
      return CalendarEvent.known().find((one) => one.identifier === identifier) ?? null;
    }
    static async presentCreateView() { return null; }
  }

  class Reminder {
    constructor(values = {}) {
      const due = moment(values.due);
      Object.assign(this, { identifier: "reminder:" + (values.title ?? ""), title: values.title ?? "",
        notes: values.notes ?? null, isCompleted: values.isCompleted === true,
        priority: values.priority ?? 0, dueDate: due, dueDateIncludesTime: due !== null,
        dueDateComponents: null, completionDate: values.isCompleted ? due : null,
        calendar: calendar(values.list, "lists", "reminder"), hasAlarm: false, alarms: null,
        recurrenceRules: null, addAlarm() {}, removeAlarm() {}, addRecurrenceRule() {},
        removeRecurrenceRule() {} }, saves);
    }
    static known(isWanted, calendars) {
      return list("calendar", "reminders").map((one) => new Reminder(one))
        .filter((one) => isWanted(one) && isIn(one, calendars));
    }
    static async getAll(calendars) { return Reminder.known(() => true, calendars); }
    static async getIncompletes(options) {
      const { startDate, endDate, calendars } = options ?? {};
      return Reminder.known((one) => !one.isCompleted && (!startDate || one.dueDate >= startDate)
        && (!endDate || (one.dueDate !== null && one.dueDate <= endDate)), calendars);
    }
    static async getCompleteds(options) {
      return Reminder.known((one) => one.isCompleted, options?.calendars);
    }
    static async get(identifier) {
      return Reminder.known((one) => one.identifier === identifier)[0] ?? null;
    }
  }

  // MARK: Contacts

  const contacts = () => list("contacts", "contacts").map((one) => ({
    identifier: "contact:" + [one.givenName, one.familyName].filter(Boolean).join(" "),
    givenName: "", familyName: "", middleName: "", nickname: "", organizationName: one.organization ?? "",
    jobTitle: "",
    phoneNumbers: (one.phones ?? []).map((value) => ({ label: "mobile", value })),
    emailAddresses: (one.emails ?? []).map((value) => ({ label: "home", value })),
    postalAddresses: [], dates: [], ...one, imageData: null,
  }));
  const Contact = {
    fetchAllContacts: async () => contacts(),
    fetchContacts: async () => contacts(),
    searchContacts: async (text) =>
      contacts().filter((one) => one.identifier.toLowerCase().includes(String(text).toLowerCase())),
    fetchContact: async (id) => contacts().find((one) => one.identifier === id) ?? null,
    fetchContainers: async () => [], fetchGroups: async () => [], pickContact: async () => null,
    requestAccess: async () => isAllowed("contacts"),
  };

  // MARK: Health

  const key = (type) => String(type).replace(/^./, (letter) => letter.toUpperCase());
  // Values of the last days or hours, the last one now.
  function samples(type, from, to) {
    const found = isAllowed("health") || fixture("health") === null
      ? list("health", key(type)) : [];
    const make = (values, length) => (values ?? []).map((value, index, all) => {
      const endDate = new Date(Date.now() - (all.length - 1 - index) * length);
      return { uuid: key(type) + index, quantityType: type, type, unit: found.unit, startDate:
        new Date(endDate.getTime() - length), endDate, value, count: 1, metadata: null,
        quantityValue: () => value };
    });
    return [...make(found.days, 24 * 3600e3), ...make(found.hours, 3600e3)].filter((one) =>
      (!from || one.endDate > from) && (!to || one.startDate < to));
  }
  function statistics(type, from, to) {
    const all = samples(type, from, to).map((one) => one.value);
    if (all.length === 0) return null;
    const sum = all.reduce((a, b) => a + b, 0);
    return { quantityType: type, startDate: from, endDate: to, sources: null,
      sumQuantity: () => sum, averageQuantity: () => sum / all.length,
      minimumQuantity: () => Math.min(...all), maximumQuantity: () => Math.max(...all),
      mostRecentQuantity: () => all.at(-1) };
  }
  const day = 24 * 3600e3;
  function collection(type, { startDate, endDate }) {
    const all = [];
    for (let at = new Date(startDate ?? Date.now() - 7 * day); at < (endDate ?? new Date());
      at = new Date(at.getTime() + day)) {
      const found = statistics(type, at, new Date(at.getTime() + day));
      if (found && all.length < 1000) all.push(found);
    }
    return { statistics: () => all, sources: () => [],
      statisticsFor: (date) => all.find((one) => one.startDate <= date && date < one.endDate) ?? null };
  }
  const Health = {
    get isHealthDataAvailable() { return isAllowed("health"); },
    queryQuantitySamples: async (type, options = {}) => {
      const found = samples(type, options.startDate, options.endDate);
      return options.limit > 0 ? found.slice(-options.limit) : found;
    },
    queryStatistics: async (type, options = {}) =>
      statistics(type, options.startDate, options.endDate),
    queryStatisticsCollection: async (type, options = {}) => collection(type, options),
  };
  for (const name of ["CategorySamples", "Workouts", "ActivitySummaries", "Medications",
    "MedicationDoseEvents", "Correlations", "HeartbeatSeriesSamples"]) {
    Health["query" + name] = async () => [];
  }
  for (const name of ["dateOfBirth", "biologicalSex", "bloodType", "fitzpatrickSkinType",
    "activityMoveMode", "wheelchairUse"]) {
    Health[name] = async () => null;
  }
  for (const name of ["saveQuantitySample", "saveCategorySample", "saveWorkout", "requestAuthorization"]) {
    Health[name] = async () => isAllowed("health");
  }

  // Where the person is: VITRINE_LOCATION, else the folder's file.
  runtime.location = config.location ?? (() => {
    const found = isAllowed("location") ? fixture("location") : null;
    if (typeof found?.latitude !== "number") return null;
    return { latitude: found.latitude, longitude: found.longitude, place: found.placemark };
  })();

  // MARK: What only the app can do: it says so, and the script goes on

  const WebViewController = class {
    constructor() {
      say("'WebViewController' loads no page here: what it is asked gives nothing");
      return new Proxy(this, {
        get(target, name) {
          if (name in target || typeof name === "symbol" || name === "then") return target[name];
          if (/^(load|wait|set|delete|add)/.test(name)) return async () => false;
          if (/^(can|go)[A-Z]/.test(name)) return () => false;
          if (name === "getCustomUserAgent") return () => null;
          if (/Cookies$/.test(name)) return async () => [];
          return async () => null;
        },
      });
    }
  };
  const MapSnapshotter = {
    async take(options) {
      say("'MapSnapshotter' has no streets here: it gives plain ground");
      const size = options?.size ?? { width: 300, height: 200 };
      const bytes = bridge.encodeText('<svg xmlns="http://www.w3.org/2000/svg" width="'
        + Math.min(Number(size.width) || 300, 2000) + '" height="' + Math.min(Number(size.height) || 200, 2000)
        + '"><rect width="100%" height="100%" fill="#f5f2eb"/></svg>', "utf-8");
      return UIImage.of(bridge.imageFromBytes(bytes, 1));
    },
  };
  MapSnapshotter.start = MapSnapshotter.capture = MapSnapshotter.snapshot = MapSnapshotter.take;
  const BackgroundKeeper = {
    isActive: Promise.resolve(false),
    keepAlive: async () => { say("'BackgroundKeeper' keeps nothing alive here"); return false; },
    stopKeepAlive: async () => false, keep: async () => false, stop: async () => false,
  };
  const MediaPlayer = {
    nowPlayingInfo: null, playbackState: "stopped", commandHandler: null,
    setAvailableCommands() {}, getAvailableCommands: () => [],
  };
  class TimeIntervalNotificationTrigger {
    constructor(options) {
      Object.assign(this, typeof options === "object" ? options : { timeInterval: options });
    }
    nextTriggerDate() { return new Date(Date.now() + (this.timeInterval ?? 0) * 1000); }
  }
  const own = (words) => Object.freeze(Object.fromEntries(words.split(" ").map((word) => [word, word])));
  const EditMode = {
    active: () => ({ value: "active", isEditing: true }),
    inactive: () => ({ value: "inactive", isEditing: false }),
    transient: () => ({ value: "transient", isEditing: true }),
  };
  const SSHAuthenticationMethod = {
    passwordBased: (username, password) => ({ kind: "password", username, password }),
    rsa: (username, key) => ({ kind: "rsa", username, key }),
    ed25519: (username, key) => ({ kind: "ed25519", username, key }),
  };
  const Thread = {
    isMainThread: true, runInMain: (work) => work(), runInBackground: async (work) => work(),
  };
  class DeviceMotion {
    constructor(values) { Object.assign(this, values); }
  }
  const ChartAxisLabelFormat = new Proxy({}, {
    get: (_, kind) => (typeof kind === "symbol" || kind === "then" ? undefined
      : (options) => ({ ...options, type: kind })),
  });
  const HealthCategoryValueSleepAnalysis = Object.freeze({
    inBed: 0, asleepUnspecified: 1, awake: 2, asleepCore: 3, asleepDeep: 4, asleepREM: 5,
  });
  const all = {
    Calendar, CalendarEvent, Reminder, Contact, Health, WebViewController, MapSnapshotter,
    BackgroundKeeper, MediaPlayer, TimeIntervalNotificationTrigger, EditMode, SSHAuthenticationMethod,
    Thread, DeviceMotion, ChartAxisLabelFormat, HealthCategoryValueSleepAnalysis,
    Encoding: own("utf-8 utf-16 utf-32 ascii iso-latin-1 gbk gb18030 big5 shift-jis euc-kr"),
    MediaPlayerRemoteCommand: own(`play pause stop togglePausePlay nextTrack previousTrack
      changeRepeatMode changeShuffleMode changePlaybackRate seekBackward seekForward skipBackward
      skipForward changePlaybackPosition rating like dislike`.replace(/\s+/g, " ")),
    MediaPlayerPlaybackState: own("unknown playing paused stopped interrupted"),
  };
  Object.assign(runtime.exports, all);
  // Changes are not animated in a still picture; they are made.
  runtime.globals.withAnimation = async (...values) => {
    const change = values.find((value) => typeof value === "function");
    change?.();
  };
  runtime.exports.withAnimation = runtime.globals.withAnimation;
})
