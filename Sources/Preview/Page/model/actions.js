// What a person can do, as requests to the server. Every answer holds the whole new state.

import { address, remember } from './address.js';

let noticeCount = 0;

/** Says something for some seconds.
 * @param {App} app @param {string} kind @param {string} text @param {string | null} [url] */
export function notify(app, kind, text, url = null) {
  const notice = { id: ++noticeCount, kind, text, url };
  app.show({ notices: [...app.ui.notices.filter((each) => each.text !== text), notice].slice(-4) });
  setTimeout(() => dismiss(app, notice.id), kind === 'error' ? 12_000 : 6_000);
}

/** @param {App} app @param {number} id */
export function dismiss(app, id) {
  app.show({ notices: app.ui.notices.filter((each) => each.id !== id) });
}

/** Takes over a state that the server answered.
 * @param {App} app @param {State} state */
export function adopt(app, state) {
  if (!state || app.state && state.revision < app.state.revision) return;
  if (app.state?.place !== state.place) Object.assign(app.ui, { scroll: 0, swipe: null, drag: null });
  // Each platform has a build of its own, with widgets of its own.
  if (app.state && app.state.platform !== state.platform) void loadCatalog(app);
  // A state that was asked for before the clock was set going does not stop it.
  const isBehind = app.state && state.revision < app.clockRevision;
  app.state = [...app.anticipated].reduce(anticipate, isBehind ? { ...state, clock: app.state.clock } : state);
  if (!isBehind) app.stateAt = performance.now();
  app.ui.hasBroken = null;
  app.draw();
  loadScene(app);
}

/** @param {App} app */
export async function loadCatalog(app) {
  app.catalog = await app.api.get('catalog');
  app.draw();
}

/** Sends an intent and takes over the answer; says what went wrong.
 * @param {App} app @param {string} path @param {any} [body] @param {() => void} [answered] before it is taken over @returns {Promise<any>} */
export async function send(app, path, body = {}, answered = () => {}) {
  try {
    const answer = await app.api.post(path, body).finally(answered);
    if (answer.state) adopt(app, answer.state);
    if (answer.note) notify(app, 'note', answer.note.charAt(0).toUpperCase() + answer.note.slice(1));
    return answer;
  } catch (error) {
    notify(app, 'error', /** @type {Error} */ (error).message);
    return null;
  }
}

/** Changes settings. What was chosen is shown at once, what follows from it with the answer.
 * @param {App} app @param {Record<string, any>} change @returns {Promise<any>} */
export async function change(app, change) {
  app.anticipated.add(change);
  app.state = anticipate(app.state, change);
  app.draw();
  const answer = await send(app, 'settings', change, () => app.anticipated.delete(change));
  // Refused: the page shows again what stands.
  if (!answer) adopt(app, await app.api.get('state').catch(() => null));
  return answer;
}

/** @param {State} state @param {Record<string, any>} change @returns {State} */
function anticipate(state, change) {
  const settings = Object.entries(change).filter(([name]) => name in state.settings);
  return {
    ...state, settings: { ...state.settings, ...Object.fromEntries(settings) }, isEditing: change.isEditing ?? state.isEditing,
  };
}

/** @param {App} app @param {string} id */
export const remove = (app, id) => discard(app, `placements/${id}`);

/** @param {App} app @param {string} id */
export const dismissActivity = (app, id) => discard(app, `activities/${id}`);

/** @param {App} app @param {string} path */
async function discard(app, path) {
  try {
    adopt(app, (await app.api.delete(path)).state);
  } catch (error) {
    notify(app, 'error', /** @type {Error} */ (error).message);
  }
}

/** @param {App} app @param {string} id */
export function select(app, id) {
  if (app.state.selection === id) return app.ui.region !== null ? app.show({ region: null, hovered: null, chosen: null }) : undefined;
  app.state = { ...app.state, selection: id };
  app.ui.region = null;
  app.show({ hovered: null, chosen: null });
  void change(app, { selection: id });
}

/** Looks into a region of a Live Activity.
 * @param {App} app @param {string} key */
export function selectRegion(app, key) {
  if (app.subject?.key !== key || app.ui.region !== key) app.show({ region: key, hovered: null, chosen: null });
}

// MARK: Places

/** Places that were shown once: what a person has taken away there stays away.
 * @type {Set<string>} */
const visited = new Set();

/** Goes to a place. A widget stands there when it is shown for the first time: the chosen one, else the first that
 * the place offers.
 * @param {App} app @param {string} id */
export async function visit(app, id) {
  app.show({ view: 'place' });
  const kind = app.selected?.kind;
  if (await change(app, { place: id })) await fill(app, kind);
}

/** Shows another device; its Home Screen is another one on another platform.
 * @param {App} app @param {string} device */
export async function visitDevice(app, device) {
  const kind = app.selected?.kind;
  if (await change(app, { device })) await fill(app, kind);
}

/** @param {App} app @param {string | undefined} kind what stands there if it can */
async function fill(app, kind) {
  const id = app.state.place;
  const here = `${app.state.platform} ${id}`;
  if (visited.has(here)) return;
  visited.add(here);
  // Another platform has widgets of its own.
  await loadCatalog(app);
  const { state } = app;
  if (state.place !== id || state.placements.some((each) => each.place === id && each.platform === state.platform)) return;
  const offered = app.catalog.widgets.filter((each) => each.configuration !== 'activity' && each.places[id]?.length);
  const widget = offered.find((each) => each.kind === kind) ?? offered[0];
  if (widget) await send(app, 'placements', { kind: widget.kind, family: widget.places[id][0], place: id });
}

// MARK: The scene

let isLoading = false;
let isStale = false;
let sceneScale = 2;

/** Pixels for a point: a few steps only, so that pictures are met again.
 * @param {number} scale */
export function wantScale(scale) {
  const wanted = [0.5, 1, 1.5, 2, 3, 4].find((step) => step >= scale - 0.05) ?? 4;
  if (wanted === sceneScale) return false;
  sceneScale = wanted;
  return true;
}

/** Asks for what the stage shows; one request at a time, and one more where something changed meanwhile.
 * @param {App} app */
export async function loadScene(app) {
  if (isLoading) {
    isStale = true;
    return;
  }
  isLoading = true;
  try {
    do {
      isStale = false;
      const scene = await app.api.get('scene', { scale: sceneScale });
      await warm(app, scene);
      app.scene = scene;
      app.ui.isOffline = false;
      app.draw();
    } while (isStale);
  } catch (error) {
    app.ui.hasBroken = /** @type {Error} */ (error).message;
    app.draw();
  } finally {
    isLoading = false;
  }
}

/** Loads the pictures of a scene before it is shown, so that nothing is blank for a moment.
 * @param {App} app @param {Scene} scene */
async function warm(app, scene) {
  const known = new Set(app.scene ? keys(app.scene) : []);
  const fresh = keys(scene).filter((key) => !known.has(key));
  // Another screen is worth more of a wait: nothing of the last one can stand in for it.
  const isOther = app.scene?.size.width !== scene.size.width || app.scene.size.height !== scene.size.height;
  await Promise.race([Promise.all(fresh.map((key) => load(app.api.picture(key)))), later(isOther ? 6000 : 1500)]);
}

/** @param {Scene} scene */
function keys(scene) {
  const all = [scene.background, scene.foreground, ...scene.pageIcons ?? [], ...scene.placements.map((each) => each.picture),
    ...scene.activities.map((each) => each.picture)];
  return /** @type {string[]} */ (all.filter(Boolean));
}

/** @param {string} address */
export async function load(address) {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => {});
}

/** @param {number} milliseconds */
export const later = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// MARK: Taps and changes of entries

/** Taps a placement: the pending state at once, then the way to the new entry.
 * @param {App} app @param {string} id @param {{ x: number, y: number } | { identifier: string }} where */
export async function tap(app, id, where) {
  app.ui.pending = { ...app.ui.pending, [id]: true };
  app.draw();
  let answer = null;
  try {
    answer = await app.api.post(`placements/${id}/tap`, where);
    if (answer.fault) notify(app, 'error', answer.fault.message ?? String(answer.fault));
    if (answer.pending) await hold(app, id, answer.pending, 120);
    if (answer.transition) await play(app, id, answer.transition);
    adopt(app, answer.state);
    await loadScene(app);
  } catch (error) {
    notify(app, 'error', /** @type {Error} */ (error).message);
  }
  const { [id]: _, ...pending } = app.ui.pending;
  const { [id]: __, ...pictures } = app.ui.pictures;
  app.show({ pending, pictures });
  return answer;
}

/** @param {App} app @param {string} id @param {string} key @param {number} milliseconds */
async function hold(app, id, key, milliseconds) {
  await load(app.api.picture(key));
  app.show({ pictures: { ...app.ui.pictures, [id]: key } });
  await later(milliseconds);
}

/** Shows the frames of a change; none of them where motion is not wanted.
 * @param {App} app @param {string} id @param {{ seconds: number, frames: string[] }} transition */
export async function play(app, id, transition) {
  if (isCalm() || transition.frames.length === 0) return;
  await Promise.race([Promise.all(transition.frames.map((key) => load(app.api.picture(key)))), later(1500)]);
  const begin = performance.now();
  const count = transition.frames.length;
  for (;;) {
    const part = (performance.now() - begin) / 1000 / transition.seconds;
    if (part >= 1) break;
    app.show({ pictures: { ...app.ui.pictures, [id]: transition.frames[Math.floor(part * count)] } });
    await new Promise((done) => { requestAnimationFrame(done); });
  }
}

/** The way from the entry before, after an entry's turn came.
 * @param {App} app @param {string} id */
export async function playEntry(app, id) {
  if (isCalm() || document.hidden) return;
  try {
    const transition = await app.api.get(`placements/${id}/transition`, { scale: sceneScale, frames: 12 });
    if (transition) await play(app, id, transition);
  } catch {
    // A change without frames is a cut.
  }
  const { [id]: _, ...pictures } = app.ui.pictures;
  app.show({ pictures });
}

/** Saves a picture that the server draws.
 * @param {App} app @param {string} path @param {string} name */
export async function save(app, path, name) {
  const answer = await fetch(app.api.address(path, { scale: 3 }));
  if (!answer.ok) return notify(app, 'error', 'the picture could not be drawn');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  notify(app, 'note', `Saved ${name}.png`);
}

/** @param {App} app */
export async function share(app) {
  remember(app);
  await navigator.clipboard?.writeText(address(app)).catch(() => {});
  notify(app, 'note', 'The address of this view is copied');
}

/** Opens a source line in the editor.
 * @param {App} app @param {string} file @param {number} line @param {number | null} [column] */
export async function openSource(app, file, line, column) {
  const answer = await send(app, 'open', { file, line, column: column ?? 1 });
  if (answer?.opened === false) {
    notify(app, 'note', `No editor was found: ${file}:${line}`, answer.url ?? null);
  }
}
