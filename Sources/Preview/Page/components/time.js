// Time: a ruler of a day under the hand. Entries are ticks, reloads dots in the color of their cause,
// denied ones hollow; a thin line is the budget.

import { arrowStep, h } from '../base/dom.js';
import { icon, iconButton } from '../base/icons.js';
import { load, send } from '../model/actions.js';
import { told } from '../model/events.js';
import { clockTime, dayTitle } from '../base/words.js';
import { causeColor } from './right-panel.js';

/** @typedef {{ start: number, end: number }} Span */

const hour = 3_600_000;
/** What the ruler spans: a day, and an hour before it. */
const span = 25 * hour;
const speeds = [1, 60, 600, 3600];

/** The selected widget's timeline.
 * @param {App} app @returns {Timeline | null} */
export function timelineOf(app) {
  const chosen = app.selected;
  if (!chosen) return null;
  const found = app.following(`timeline-${chosen.id}`, `${app.scene?.revision ?? 0} ${told()}`, () =>
    app.api.get(`placements/${chosen.id}/timeline`));
  return found?.entries ? found : null;
}

/** Its entries with their pictures, while a hand is near the ruler: drawing a day ahead takes a moment.
 * @param {App} app @param {Timeline | null} timeline @returns {Entry[]} */
function entriesAhead(app, timeline) {
  const chosen = app.selected;
  if (!timeline || !chosen || !app.ui.isNearRuler) return timeline?.entries ?? [];
  const { place, mode, device, settings } = app.state;
  const version = JSON.stringify([timeline.entries.map((each) => each.date), place, mode, device, settings, chosen.configuration]);
  const found = app.following(`pictures-${chosen.id}`, version, () =>
    app.api.get(`placements/${chosen.id}/timeline`, { pictures: 1, scale: Math.min(2, Math.ceil(devicePixelRatio)) }));
  for (const each of found?.entries ?? []) if (each.picture) warmed(app, each.picture);
  return found?.entries ?? timeline.entries;
}

/** @type {Set<string>} */
const warm = new Set();

/** Has the browser load a picture, once.
 * @param {App} app @param {string} key */
function warmed(app, key) {
  if (warm.has(key)) return;
  warm.add(key);
  void load(app.api.picture(key));
}

/** @param {App} app */
export function time(app) {
  const timeline = timelineOf(app);
  entriesAhead(app, timeline);
  const { clock, settings } = app.state;
  const isPlaying = clock.speed !== 0;
  return h('footer', { class: 'time', 'aria-label': 'Time' },
    h('div', { class: 'time-controls' },
      h('div', { class: 'clock' },
        h('strong', null, clockTime(shownTime(app), settings.timeZone)), h('span', null, dayTitle(shownTime(app), settings.timeZone))),
      iconButton('previous', 'Entry before (,)', () => jump(app, -1)),
      h('button', { type: 'button', class: 'icon-button is-play', 'aria-label': isPlaying ? 'Stop the clock (Space)' : 'Let the clock run (Space)', title: isPlaying ? 'Stop the clock (Space)' : 'Let the clock run (Space)', onclick: () => playPause(app) }, icon(isPlaying ? 'pause' : 'play')),
      iconButton('next', 'Next entry or reload (.)', () => jump(app, 1)),
      h('label', { class: 'speed' }, h('span', { class: 'hidden' }, 'Speed'),
        h('select', { value: String(speedOf(app)), onchange: (event) => setSpeed(app, Number(event.target.value)) },
          speeds.map((each) => h('option', { key: each, value: String(each), selected: each === speedOf(app) }, `× ${each}`)))),
      h('button', { type: 'button', class: 'button wide-only', onclick: () => send(app, 'time', { now: true }) }, 'Now')),
    ruler(app, timeline),
    summary(app, timeline));
}

let chosenSpeed = 60;
/** @param {App} app */
const speedOf = (app) => app.state.clock.speed || chosenSpeed;

/** @param {App} app @param {number} speed */
function setSpeed(app, speed) {
  chosenSpeed = speed;
  if (app.state.clock.speed !== 0) void send(app, 'time', { speed });
  app.draw();
}

/** @param {App} app */
export const playPause = (app) => send(app, 'time', { speed: app.state.clock.speed === 0 ? chosenSpeed : 0 });

/** @param {App} app @param {number} direction */
export function jump(app, direction) {
  const chosen = app.selected;
  if (direction > 0 || !chosen) return send(app, 'time', direction > 0 ? { next: true } : { advance: -3600 });
  return send(app, 'time', { by: 'entry', placement: chosen.id, direction });
}

/** @param {App} app */
const shownTime = (app) => app.ui.scrub ?? app.now;

// MARK: The ruler

/** Hours that are seen: it stays while time moves within it.
 * @param {App} app @returns {Span} */
function rulerSpan(app) {
  const now = shownTime(app);
  let start = app.ui.rulerStart;
  if (start === null || now < start || now > start + span) {
    start = Math.floor(now / hour) * hour - hour;
    app.ui.rulerStart = start;
  }
  return { start, end: start + span };
}

/** @param {App} app @param {Timeline | null} timeline */
function ruler(app, timeline) {
  const around = rulerSpan(app);
  const zone = app.state.settings.timeZone;
  const part = (/** @type {number} */ time) => `${((time - around.start) / span * 100).toFixed(3)}%`;
  const isIn = (/** @type {number} */ time) => time >= around.start && time <= around.end;
  const now = shownTime(app);
  return h('div', {
    class: `ruler${app.ui.scrub === null ? '' : ' is-held'}`, role: 'slider', tabindex: '0', 'aria-label': 'Moment',
    'aria-valuemin': 0, 'aria-valuemax': span / 60_000, 'aria-valuenow': Math.round((now - around.start) / 60_000),
    'aria-valuetext': `${dayTitle(now, zone)} ${clockTime(now, zone)}`,
    enter: (element) => scrubbing(app, element),
    onpointerenter: () => app.show({ isNearRuler: true }),
    onpointerleave: () => app.show({ isNearRuler: false }),
    onkeydown: (event) => step(app, event),
  },
    hours(around, zone).map(({ at, isMajor }) => h('span', { key: `h${at}`, class: `hour${isMajor ? ' is-major' : ''}`, style: { left: part(at) } },
      isMajor && h('span', null, clockTime(at, zone)))),
    budgetLine(timeline, around),
    (timeline?.entries ?? []).filter((each) => isIn(Date.parse(each.date))).map((each) => h('span', {
      key: `e${each.index}-${each.date}`, class: `tick${each.isCurrent ? ' is-current' : ''}`, style: { left: part(Date.parse(each.date)) },
    })),
    events(timeline).filter((each) => isIn(Date.parse(each.at))).map((each, index) => h('span', {
      key: `r${index}`, class: `reload is-${each.kind}`, title: [each.kind, each.cause, each.detail].filter(Boolean).join(': '),
      style: { left: part(Date.parse(each.at)), '--cause': causeColor(each.cause) },
    })),
    timeline?.reloadDate && isIn(Date.parse(timeline.reloadDate))
      && h('span', { class: 'reload is-coming', title: 'The next reload', style: { left: part(Date.parse(timeline.reloadDate)) } }),
    h('span', { class: 'hand', style: { left: part(now) } }));
}

/** @param {Timeline | null} timeline */
const events = (timeline) => (timeline?.log ?? []).filter((each) => each.kind !== 'entry' && each.kind !== 'merged').slice(-80);

/** @param {Span} around @param {string} zone */
function hours({ start }, zone) {
  const first = Math.ceil(start / hour) * hour;
  const step = innerWidth < 600 ? 6 : innerWidth < 1300 ? 3 : 2;
  return Array.from({ length: 26 }, (_, index) => first + index * hour).filter((at) => at <= start + span).map((at) => ({
    at, isMajor: Number(clockTime(at, zone).slice(0, 2)) % step === 0 && at > start + hour / 2 && at < start + span - hour / 2,
  }));
}

/** The budget falls with every reload that costs.
 * @param {Timeline | null} timeline @param {Span} around */
function budgetLine(timeline, around) {
  const budget = timeline?.budget;
  if (!timeline || !budget || budget.allowed <= 0) return null;
  const costly = timeline.log.filter((each) => (each.cost ?? 0) > 0);
  const all = costly.reduce((sum, each) => sum + (each.cost ?? 0), 0);
  let left = budget.allowed - Math.max(0, budget.spent - all);
  const y = () => (1 - Math.max(0, left) / budget.allowed) * 100;
  const at = (/** @type {string} */ date) => Math.max(0, Math.min(1000, (Date.parse(date) - around.start) / span * 1000));
  const steps = [`M0 ${y().toFixed(1)}`];
  for (const each of costly) {
    steps.push(`H${at(each.at).toFixed(1)}`);
    left -= each.cost ?? 0;
    steps.push(`V${y().toFixed(1)}`);
  }
  return h('svg', { class: 'budget', viewBox: '0 0 1000 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, h('path', { d: `${steps.join('')}H1000` }));
}

/** @param {App} app @param {Timeline | null} timeline */
function summary(app, timeline) {
  if (!timeline) return h('p', { class: 'time-summary' }, '');
  const { budget, entries } = timeline;
  const reloads = timeline.log.filter((each) => each.kind === 'reload').length;
  return h('button', { type: 'button', class: 'time-summary plain', title: 'Show the log', onclick: () => app.show({ right: true, tab: 'log' }) },
    h('span', null, `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`),
    h('span', null, `${reloads} ${reloads === 1 ? 'reload' : 'reloads'}`),
    budget && h('span', { class: budget.denied > 0 ? 'is-denied' : '' }, `budget ${Math.max(0, budget.allowed - budget.spent)} of ${budget.allowed}${budget.denied > 0 ? `, ${budget.denied} denied` : ''}`));
}

// MARK: The hand

/** Dragging shows each entry as it is passed; the server follows.
 * @param {App} app @param {HTMLElement} element */
function scrubbing(app, element) {
  let isHeld = false;
  let asked = 0;
  const at = (/** @type {PointerEvent} */ event) => {
    const box = element.getBoundingClientRect();
    const { start } = rulerSpan(app);
    return Math.round((start + Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)) * span) / 60_000) * 60_000;
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (!isHeld) return;
    const time = at(event);
    passEntries(app, time);
    if (event.timeStamp - asked > 200) {
      asked = event.timeStamp;
      void send(app, 'time', { date: new Date(time).toISOString() });
    }
  };
  const down = (/** @type {PointerEvent} */ event) => {
    isHeld = true;
    element.setPointerCapture(event.pointerId);
    app.show({ isNearRuler: true });
    move(event);
  };
  const up = async (/** @type {PointerEvent} */ event) => {
    if (!isHeld) return;
    isHeld = false;
    const time = at(event);
    await send(app, 'time', { date: new Date(time).toISOString() });
    app.show({ scrub: null, pictures: {} });
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
}

/** Pictures of the entries are there already: nothing waits for the server.
 * @param {App} app @param {number} time */
function passEntries(app, time) {
  const chosen = app.selected;
  const passed = entriesAhead(app, timelineOf(app)).filter((each) => Date.parse(each.date) <= time);
  const entry = passed[passed.length - 1];
  const pictures = chosen && entry?.picture ? { [chosen.id]: entry.picture } : {};
  app.show({ scrub: time, pictures });
}

/** @param {App} app @param {KeyboardEvent} event */
function step(app, event) {
  const minutes = { ArrowUp: 15, ArrowDown: -15, PageUp: 180, PageDown: -180 }[event.key];
  const entry = arrowStep(event);
  if (!minutes && !entry && event.key !== 'Home') return;
  event.preventDefault();
  event.stopPropagation();
  if (minutes) void send(app, 'time', { date: new Date(app.now + minutes * 60_000).toISOString() });
  else if (entry) void jump(app, entry);
  else void send(app, 'time', { now: true });
}
