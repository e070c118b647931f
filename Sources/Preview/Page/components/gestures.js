// Fingers and mice on the screen: hold to edit, drag, swipe a stack or the pages, turn the wheel.

import { change } from '../model/actions.js';
import { drop, lift, moveTo } from './drag.js';
import { scrollLimit } from './stage.js';
import { turn } from './stack.js';

/** How long a press is held, milliseconds: UILongPressGestureRecognizer's default. */
const holding = 500;
/** How far a pointer may wander within a press, pixels. */
const wandering = 6;

/** Listens to a screen's pointers.
 * @param {App} app @param {HTMLElement} screen */
export function follow(app, screen) {
  /** @type {Press | null} */
  let press = null;

  /** @param {any} event */
  const down = (event) => {
    if (event.button !== 0 || app.ui.isPointing) return;
    const at = event.target;
    if (at.closest('.minus, .stack-dots, .dots, .island, .empty, .slot-add')) return;
    press?.end();
    press = new Press(app, screen, event, at.closest('.widget')?.getAttribute('data-id') ?? null);
  };
  /** @param {any} event */
  const move = (event) => press?.move(event);
  /** @param {any} event */
  const up = (event) => { press?.up(event); press = null; };
  const cancel = () => { press?.end(); press = null; };
  /** @param {any} event */
  const wheel = (event) => turnWheel(app, event);

  screen.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', cancel);
  screen.addEventListener('wheel', wheel, { passive: false });
  return () => {
    cancel();
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
  };
}

/** One finger from its coming to its going. */
class Press {
  /** @param {App} app @param {HTMLElement} screen @param {any} event @param {string | null} id */
  constructor(app, screen, event, id) {
    this.app = app;
    this.screen = screen;
    this.id = id;
    this.start = { x: event.clientX, y: event.clientY };
    /** @type {'press' | 'held' | 'drag' | 'stack' | 'pages'} */
    this.kind = 'press';
    this.timer = window.setTimeout(() => this.hold(), holding);
  }

  get shown() {
    return this.app.scene?.placements.find((each) => each.id === this.id) ?? null;
  }

  hold() {
    if (this.kind !== 'press' || !this.app.place.canReorder) return;
    this.kind = 'held';
    if (!this.app.state.isEditing) void change(this.app, { isEditing: true });
  }

  /** @param {any} event */
  move(event) {
    const [x, y] = [event.clientX - this.start.x, event.clientY - this.start.y];
    if (this.kind === 'press' || this.kind === 'held') {
      if (Math.hypot(x, y) < wandering) return;
      clearTimeout(this.timer);
      this.begin(x, y);
    }
    if (this.kind === 'drag') moveTo(this.app, this.point(event));
    if (this.kind === 'stack' && this.id) this.app.show({ swipe: { id: this.id, offset: y, isHorizontal: false } });
    if (this.kind === 'pages') this.app.show({ swipe: { id: '', offset: x, isHorizontal: true } });
  }

  /** What a movement becomes.
   * @param {number} x @param {number} y */
  begin(x, y) {
    const { app, shown } = this;
    if (shown && app.place.canReorder && (this.kind === 'held' || app.state.isEditing)) {
      this.kind = 'drag';
      lift(app, shown, this.point({ clientX: this.start.x, clientY: this.start.y }));
    } else if (shown?.stack && shown.stackCount > 1 && Math.abs(y) > Math.abs(x)) {
      this.kind = 'stack';
    } else if ((app.scene?.grid?.pages ?? 1) > 1 && Math.abs(x) > Math.abs(y)) {
      this.kind = 'pages';
    } else {
      this.kind = 'held';
    }
  }

  /** @param {any} event */
  up(event) {
    const [x, y] = [event.clientX - this.start.x, event.clientY - this.start.y];
    const { app, shown } = this;
    if (this.kind !== 'press') swallowClick();
    if (this.kind === 'drag') void drop(app);
    if (this.kind === 'stack' && shown) {
      const isFar = Math.abs(y) > this.screen.clientHeight / this.sceneHeight * shown.frame.height / 4;
      if (isFar) void turn(app, shown.id, y < 0 ? 1 : -1);
    }
    if (this.kind === 'pages' && Math.abs(x) > this.screen.clientWidth / 5) {
      const page = (app.scene?.grid?.page ?? 0) + (x < 0 ? 1 : -1);
      if (page >= 0 && page < (app.scene?.grid?.pages ?? 1)) void change(app, { page });
    }
    this.end();
  }

  end() {
    clearTimeout(this.timer);
    this.app.show({ swipe: null, drag: null });
  }

  get sceneHeight() {
    return this.app.scene?.size.height ?? 1;
  }

  /** Where on the screen, points.
   * @param {{ clientX: number, clientY: number }} event */
  point(event) {
    const box = this.screen.getBoundingClientRect();
    const zoom = box.height / this.sceneHeight;
    return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  }
}

/** What was held or moved was no click. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => { event.stopPropagation(); event.preventDefault(); };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}

let wheelSum = 0;
let wheelAt = 0;

/** The wheel turns the crown where the screen is a list, and stacks elsewhere.
 * @param {App} app @param {any} event */
function turnWheel(app, event) {
  if (event.ctrlKey || !app.scene) return;
  const limit = scrollLimit(app.scene);
  if (app.place.layout === 'list' && limit > 0) {
    event.preventDefault();
    return app.show({ scroll: Math.max(0, Math.min(limit, app.ui.scroll + event.deltaY / 2)) });
  }
  const id = event.target.closest('.widget')?.getAttribute('data-id');
  const shown = app.scene.placements.find((each) => each.id === id);
  if (!shown?.stack || app.state.isEditing) return;
  event.preventDefault();
  if (event.timeStamp - wheelAt > 250) wheelSum = 0;
  wheelAt = event.timeStamp;
  wheelSum += event.deltaY;
  if (Math.abs(wheelSum) >= 60) {
    void turn(app, shown.id, Math.sign(wheelSum));
    wheelSum = 0;
  }
}
