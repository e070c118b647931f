// Dragging a widget in edit mode: it is lifted with a shadow, a gap opens where it would land, and over
// the middle of another one it joins that one's stack.

import { h } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { change, send } from '../model/actions.js';

/** @param {App} app @param {ScenePlacement} shown @param {Point} at */
export function lift(app, shown, at) {
  const frame = { ...shown.frame, y: shown.frame.y - app.ui.scroll };
  app.show({
    drag: {
      id: shown.id, isMoving: true, frame, grab: { x: at.x - frame.x, y: at.y - frame.y }, picture: shown.picture,
      cornerRadius: shown.cornerRadius, shape: shown.shape, gap: shown.frame, target: null, stackOn: null,
    },
  });
}

let edgeTimer = 0;

/** @param {App} app @param {Point} at */
export function moveTo(app, at) {
  const { drag } = app.ui;
  const scene = app.scene;
  if (!drag || !scene) return;
  const frame = { ...drag.frame, x: at.x - drag.grab.x, y: at.y - drag.grab.y };
  const stackOn = stackUnder(app, scene, drag, frame);
  const landing = stackOn ? { gap: null, target: { stackOn } } : landingOf(app, scene, drag, frame);
  app.show({ drag: { ...drag, frame, stackOn, ...landing } });
  turnAtEdge(app, scene, at);
}

/** @param {App} app */
export async function drop(app) {
  const { drag } = app.ui;
  clearTimeout(edgeTimer);
  edgeTimer = 0;
  if (drag?.target) await send(app, `placements/${drag.id}`, drag.target);
}

/** The widget whose middle half the dragged one's middle is over.
 * @param {App} app @param {Scene} scene @param {Drag} drag @param {Rect} frame */
function stackUnder(app, scene, drag, frame) {
  if (!app.place.canStack) return null;
  const family = familyOf(app, drag.id);
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const under = scene.placements.find((each) =>
    each.id !== drag.id && (!scene.grid || each.page === app.state.page) && familyOf(app, each.id) === family
    && Math.abs(x - each.frame.x - each.frame.width / 2) < each.frame.width / 4
    && Math.abs(y - each.frame.y - each.frame.height / 2) < each.frame.height / 4);
  return under?.id ?? null;
}

/** @param {App} app @param {string} id */
const familyOf = (app, id) => app.state.placements.find((each) => each.id === id)?.family;

/** Where it would land.
 * @param {App} app @param {Scene} scene @param {Drag} drag @param {Rect} frame @returns {{ gap: Rect | null, target: Record<string, any> | null }} */
function landingOf(app, scene, drag, frame) {
  const shown = scene.placements.find((each) => each.id === drag.id);
  const grid = scene.grid;
  if (grid && shown?.cells) {
    const isMirrored = isRightToLeft(app);
    const left = isMirrored ? scene.size.width - frame.x - frame.width : frame.x;
    // On an iPhone a widget covers cells in twos, and stands on them in twos.
    const step = grid.step ?? 1;
    const cell = (/** @type {number} */ offset, /** @type {number} */ pitch, /** @type {number} */ last) =>
      Math.max(0, Math.min(last, Math.round(offset / pitch / step) * step));
    const column = cell(left - grid.origin.x, grid.pitch.width, grid.columns - shown.cells.columns);
    const row = cell(frame.y - grid.origin.y, grid.pitch.height, grid.rows - shown.cells.rows);
    const x = grid.origin.x + column * grid.pitch.width;
    return {
      gap: {
        ...shown.frame, x: isMirrored ? scene.size.width - x - frame.width : x,
        y: grid.origin.y + row * grid.pitch.height,
      },
      target: { page: app.state.page, column, row },
    };
  }
  const near = nearest(slotsOf(app, scene, drag), frame);
  return near ? { gap: near.frame, target: { index: near.index } } : { gap: null, target: null };
}

/** Slots that take the family, or, in a list, the others' places.
 * @param {App} app @param {Scene} scene @param {Drag} drag */
function slotsOf(app, scene, drag) {
  const family = familyOf(app, drag.id) ?? '';
  if (scene.slots?.length) return scene.slots.filter((each) => each.accepts.includes(family));
  return scene.placements.map((each, index) => ({ index, frame: each.frame }));
}

/** @template {{ frame: Rect }} T @param {T[]} slots @param {Rect} frame @returns {T | null} */
function nearest(slots, frame) {
  const distance = (/** @type {T} */ slot) => Math.hypot(
    slot.frame.x + slot.frame.width / 2 - frame.x - frame.width / 2,
    slot.frame.y + slot.frame.height / 2 - frame.y - frame.height / 2);
  return [...slots].sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Held at the side, the next page comes.
 * @param {App} app @param {Scene} scene @param {Point} at */
function turnAtEdge(app, scene, at) {
  const grid = scene.grid;
  const direction = at.x < 8 ? -1 : at.x > scene.size.width - 8 ? 1 : 0;
  const page = app.state.page + direction;
  if (!grid || direction === 0 || page < 0 || page > grid.pages) {
    clearTimeout(edgeTimer);
    edgeTimer = 0;
  } else if (edgeTimer === 0) {
    edgeTimer = window.setTimeout(async () => {
      await change(app, { page });
      edgeTimer = 0;
      // A hand that rests there is over the new page, and goes on to the next one.
      if (app.ui.drag) moveTo(app, at);
    }, 600);
  }
}

/** @param {App} app */
export function isRightToLeft(app) {
  const { direction, locale } = app.state.settings;
  return (direction ?? app.catalog.locales.find((each) => each.id === locale)?.direction) === 'rtl';
}

/** The gap, and where slots are free in edit mode.
 * @param {App} app @param {Scene} scene @param {number} zoom */
export function dropMarks(app, scene, zoom) {
  const { drag } = app.ui;
  const page = scene.grid ? app.state.page : 0;
  const box = (/** @type {Rect} */ frame) => ({
    left: `${(frame.x + page * scene.size.width) * zoom}px`, top: `${frame.y * zoom}px`,
    width: `${frame.width * zoom}px`, height: `${frame.height * zoom}px`,
  });
  const free = app.state.isEditing && !drag ? (scene.slots ?? []).filter((each) => !each.isTaken) : [];
  return [
    drag?.gap && h('div', { key: 'gap', class: 'gap', style: { ...box(drag.gap), 'border-radius': drag.shape === 'circle' ? '50%' : `${drag.cornerRadius * zoom}px` } }),
    free.map((slot) => h('button', {
      key: `slot-${slot.id}`, type: 'button', class: 'slot-add', style: box(slot.frame),
      'aria-label': `Add a widget: ${slot.label}`, onclick: () => app.show({ dialog: 'gallery' }),
    }, icon('plus'))),
  ];
}

/** What is under the finger.
 * @param {App} app @param {Scene} scene @param {number} zoom */
export function dragGhost(app, scene, zoom) {
  const { drag } = app.ui;
  if (!drag?.isMoving) return null;
  return h('div', {
    key: 'ghost', class: 'ghost', 'aria-hidden': 'true',
    style: {
      transform: `translate(${drag.frame.x * zoom}px, ${drag.frame.y * zoom}px) scale(${drag.stackOn ? 0.92 : 1.05})`,
      width: `${drag.frame.width * zoom}px`, height: `${drag.frame.height * zoom}px`,
      'border-radius': drag.shape === 'circle' ? '50%' : `${drag.cornerRadius * zoom}px`,
    },
  }, drag.picture && h('img', { alt: '', src: app.api.picture(drag.picture) }));
}
