// Calendars and reminders, from the folder that --data names: what a script reads, makes and changes.
// What it saves is there for the rest of its run, and is not kept.
(function (bridge, runtime) {
  "use strict";
  const { list, moment, say } = runtime.personal;
  const { enumeration } = runtime;

  // MARK: Moments in parts

  const units = ["year", "month", "day", "hour", "minute", "second"];
  class DateComponents {
    constructor(options) { Object.assign(this, options ?? {}); }
    get isValidDate() {
      const date = this.date;
      return date !== null && (this.month == null || date.getMonth() === this.month - 1)
        && (this.day == null || date.getDate() === this.day);
    }
    // What is left out is the first of its kind, as Foundation has it.
    get date() {
      if (units.every((unit) => this[unit] == null)) return null;
      const date = new Date(2000, (this.month ?? 1) - 1, this.day ?? 1, this.hour ?? 0, this.minute ?? 0,
        this.second ?? 0);
      date.setFullYear(this.year ?? 1, (this.month ?? 1) - 1, this.day ?? 1);
      return Number.isNaN(date.getTime()) ? null : date;
    }
    static #of(date, names) {
      const all = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate(),
        hour: date.getHours(), minute: date.getMinutes(), second: date.getSeconds(),
        weekday: date.getDay() + 1 };
      return new DateComponents(Object.fromEntries(names.map((name) => [name, all[name]])));
    }
    static fromDate(date) { return DateComponents.#of(date, [...units, "weekday"]); }
    static forHourly(date) { return DateComponents.#of(date, ["minute", "second"]); }
    static forDaily(date) { return DateComponents.#of(date, ["hour", "minute", "second"]); }
    static forWeekly(date) { return DateComponents.#of(date, ["weekday", "hour", "minute", "second"]); }
    static forMonthly(date) { return DateComponents.#of(date, ["day", "hour", "minute", "second"]); }
  }
  // A date that lies so many times the components later.
  runtime.adding = (date, parts, times) => {
    const number = (name) => (Number(parts?.[name]) || 0) * times;
    return new Date(date.getFullYear() + number("year"), date.getMonth() + number("month"),
      date.getDate() + number("day") + 7 * number("weekOfYear"), date.getHours() + number("hour"),
      date.getMinutes() + number("minute"), date.getSeconds() + number("second"));
  };

  // MARK: Alarms and repetitions

  class EventAlarm {
    constructor(values) {
      Object.assign(this, { absoluteDate: null, relativeOffset: 0, structuredLocation: null,
        proximity: 0, ...values });
    }
    static fromAbsoluteDate(absoluteDate) { return new EventAlarm({ absoluteDate }); }
    static fromRelativeOffset(relativeOffset) { return new EventAlarm({ relativeOffset }); }
  }
  class RecurrenceEnd {
    constructor(values) { Object.assign(this, { endDate: null, occurrenceCount: 0, ...values }); }
    static fromCount(occurrenceCount) { return new RecurrenceEnd({ occurrenceCount }); }
    static fromDate(endDate) { return new RecurrenceEnd({ endDate }); }
  }
  class RecurrenceRule {
    constructor({ end, ...values }) {
      Object.assign(this, { identifier: "rule", firstDayOfTheWeek: 0, recurrenceEnd: end, ...values });
    }
    static create(options) {
      const isKnown = ["daily", "weekly", "monthly", "yearly"].includes(options?.frequency);
      return isKnown && options.interval > 0 ? new RecurrenceRule(options) : null;
    }
  }

  // MARK: Calendars

  // What a script has made or removed in this run.
  const made = { event: [], reminder: [], calendar: [] };
  const removed = new Set();
  const unsaved = () => say("what a script saves in calendars is there for this run and is not kept");
  // An item's own functions.
  const saving = (kind) => ({
    async save() {
      unsaved();
      if (!made[kind].includes(this) && !this.$isKnown) made[kind].push(this);
    },
    async remove() {
      unsaved();
      made[kind] = made[kind].filter((one) => one !== this);
      removed.add(this.identifier);
    },
  });
  const define = (object, values) => {
    for (const name of Object.keys(values)) {
      Object.defineProperty(object, name, { value: values[name], writable: true, configurable: true });
    }
    return object;
  };

  class CalendarSource {
    constructor() { Object.assign(this, { type: "local", identifier: "local", title: "On My iPhone" }); }
    async getCalendars(type) { return Calendar.all(type); }
  }
  class Calendar {
    constructor(values, type) {
      Object.assign(this, { identifier: values?.title ?? "", title: "", color: "systemBlue",
        type: "local", allowedEntityTypes: type, isForEvents: type === "event",
        isForReminders: type === "reminder", allowsContentModifications: true, isImmutable: false,
        isSubscribed: false, source: new CalendarSource(), supportedEventAvailabilities: 0, ...values });
      define(this, saving("calendar"));
    }
    static all(type) {
      const known = list("calendar", type === "event" ? "calendars" : "lists")
        .map((one) => define(new Calendar(one, type), { $isKnown: true }));
      return [...known, ...made.calendar.filter((one) => one.allowedEntityTypes === type)]
        .filter((one) => !removed.has(one.identifier));
    }
    static async forEvents() { return Calendar.all("event"); }
    static async forReminders() { return Calendar.all("reminder"); }
    static async defaultForEvents() { return Calendar.all("event")[0] ?? null; }
    static async defaultForReminders() { return Calendar.all("reminder")[0] ?? null; }
    static getSources() { return [new CalendarSource()]; }
    static async create({ title, entityType, color }) {
      const calendar = new Calendar({ title, ...(color ? { color } : {}) }, entityType);
      await calendar.save();
      return calendar;
    }
    static async presentChooser() { return []; }
  }
  const calendar = (name, type) => {
    const all = Calendar.all(type);
    return all.find((one) => one.title === name) ?? all[0] ?? null;
  };
  const isIn = (item, calendars) => !calendars || calendars.length === 0
    || calendars.some((one) => one.title === item.calendar?.title);

  // What events and reminders have in common; whether there is any is asked of the lists themselves.
  class Item {
    constructor(values) {
      Object.assign(this, { title: values.title ?? "", notes: values.notes ?? null, url: values.url ?? null,
        attendees: null, organizer: null, alarms: null, recurrenceRules: null, timeZone: null,
        creationDate: null, lastModifiedDate: null });
    }
    get hasAlarm() { return (this.alarms ?? []).length > 0; }
    get hasNotes() { return Boolean(this.notes); }
    get hasChanges() { return false; }
    get hasAttendees() { return (this.attendees ?? []).length > 0; }
    get hasRecurrenceRules() { return (this.recurrenceRules ?? []).length > 0; }
    addAlarm(alarm) { this.alarms = [...(this.alarms ?? []), alarm]; }
    removeAlarm(alarm) { this.alarms = (this.alarms ?? []).filter((one) => one !== alarm); }
    // The app's own spelling.
    removAlarm(alarm) { this.removeAlarm(alarm); }
    addRecurrenceRule(rule) { this.recurrenceRules = [...(this.recurrenceRules ?? []), rule]; }
    removeRecurrenceRule(rule) {
      this.recurrenceRules = (this.recurrenceRules ?? []).filter((one) => one !== rule);
    }
  }

  let number = 0;
  const identifier = (kind, title) => kind + ":" + (title ?? "new " + (number += 1));

  class CalendarEvent extends Item {
    constructor(values = {}) {
      super(values);
      const startDate = moment(values.start) ?? new Date();
      const length = values.isAllDay ? 24 * 3600e3 - 1 : 3600e3;
      Object.assign(this, { identifier: identifier("event", values.title),
        location: values.location ?? null, isAllDay: values.isAllDay === true, startDate,
        occurrenceDate: startDate, endDate: moment(values.end) ?? new Date(startDate.getTime() + length),
        calendar: calendar(values.calendar, "event"), availability: 0, isDetached: false,
        structuredLocation: null });
      define(this, { ...saving("event"), presentEditView: async () => "canceled" });
    }
    static known() {
      const known = list("calendar", "events").filter((one) => moment(one.start) !== null)
        .map((one) => define(new CalendarEvent(one), { $isKnown: true }));
      return [...known, ...made.event].filter((one) => !removed.has(one.identifier))
        .sort((a, b) => a.startDate - b.startDate);
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

  class Reminder extends Item {
    constructor(values = {}) {
      super(values);
      const due = moment(values.due);
      Object.assign(this, { identifier: identifier("reminder", values.title),
        isCompleted: values.isCompleted === true, priority: values.priority ?? 0, dueDate: due,
        dueDateIncludesTime: due !== null, dueDateComponents: due && DateComponents.fromDate(due),
        completionDate: values.isCompleted ? due : null, calendar: calendar(values.list, "reminder") });
      define(this, saving("reminder"));
    }
    static known(isWanted, calendars) {
      const known = list("calendar", "reminders")
        .map((one) => define(new Reminder(one), { $isKnown: true }));
      return [...known, ...made.reminder].filter((one) => !removed.has(one.identifier)
        && isWanted(one) && isIn(one, calendars));
    }
    static async getAll(calendars) { return Reminder.known(() => true, calendars); }
    static async getIncompletes(options) {
      const { startDate, endDate, calendars } = options ?? {};
      return Reminder.known((one) => !one.isCompleted
        && (!startDate || (one.dueDate !== null && one.dueDate >= startDate))
        && (!endDate || (one.dueDate !== null && one.dueDate <= endDate)), calendars);
    }
    static async getCompleteds(options) {
      const { startDate, endDate, calendars } = options ?? {};
      return Reminder.known((one) => one.isCompleted
        && (!startDate || one.completionDate === null || one.completionDate >= startDate)
        && (!endDate || one.completionDate === null || one.completionDate <= endDate), calendars);
    }
    static async get(identifier) {
      return Reminder.known((one) => one.identifier === identifier)[0] ?? null;
    }
  }

  Object.assign(runtime.exports, {
    DateComponents, Calendar, CalendarEvent, CalendarSource, Reminder, EventAlarm, RecurrenceEnd,
    RecurrenceRule, AlarmProximity: enumeration("none enter leave"),
    EventAvailability: enumeration("notSupported busy free tentative unavailable", -1),
  });
})
