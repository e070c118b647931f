// A placed widget: its picture, what can be tapped in it, and the badge of edit mode.

import { h } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { remove, select, tap } from '../model/actions.js';
import { familyTitle } from '../base/words.js';
import { outline } from './outline.js';
import { stackDots } from './stack.js';
import { moveByKey } from './move.js';

/** @param {App} app @param {Scene} scene @param {ScenePlacement} shown @param {number} zoom */
export function placedWidget(app, scene, shown, zoom) {
  const { state, ui } = app;
  const page = scene.grid ? shown.page : 0;
  const isSelected = app.subject?.key === shown.id;
  const classes = [
    'widget', `is-${shown.shape}`, isSelected ? 'is-selected' : '', ui.pending[shown.id] ? 'is-pending' : '',
    ui.drag?.id === shown.id && ui.drag.isMoving ? 'is-lifted' : '', ui.drag?.stackOn === shown.id ? 'is-under' : '',
  ];
  const isOther = scene.grid && page !== scene.grid.page;
  return h('div', {
    key: `${shown.stack ?? shown.id}`, class: classes.filter(Boolean).join(' '), role: 'group', 'data-id': shown.id,
    'aria-label': shown.label ?? name(app, shown.id), 'aria-busy': Boolean(ui.pending[shown.id]), inert: isOther || null,
    style: {
      left: `${(shown.frame.x + page * scene.size.width) * zoom}px`, top: `${shown.frame.y * zoom}px`,
      width: `${shown.frame.width * zoom}px`, height: `${shown.frame.height * zoom}px`,
      '--radius': shown.shape === 'circle' ? '50%' : `${shown.cornerRadius * zoom}px`,
      '--turn': `${(Number(shown.id.replace(/\D/g, '')) * 37) % 100 / 1000}s`,
    },
  },
    face(app, shown, zoom),
    shown.label && h('span', { class: 'app-label', 'aria-hidden': 'true', style: { 'font-size': `${12 * zoom}px`, top: `calc(100% + ${4.5 * zoom}px)` } }, shown.label),
    !state.isEditing && !ui.isPointing && targets(app, shown, zoom),
    stackDots(app, shown),
    state.isEditing && h('button', {
      type: 'button', class: 'minus', 'aria-label': `Remove ${name(app, shown.id)}`, onclick: () => remove(app, shown.id),
    }, icon('minus')),
    isSelected && outline(app, shown, zoom));
}

/** @param {App} app @param {ScenePlacement} shown @param {number} zoom */
function face(app, shown, zoom) {
  const { ui, state } = app;
  const key = ui.pictures[shown.id] ?? shown.picture;
  const swipe = ui.swipe && !ui.swipe.isHorizontal && ui.swipe.id === shown.id ? ui.swipe.offset : 0;
  return h('button', {
    type: 'button', class: 'face', 'aria-label': shown.accessibilityLabel || name(app, shown.id),
    'aria-haspopup': 'menu', 'aria-description': state.isEditing ? 'Arrow keys move it, Delete removes it, M opens its menu' : null,
    onclick: (event) => clicked(app, shown, event, zoom),
    onfocus: () => select(app, shown.id),
    onpointerenter: () => { if (ui.isPointing) select(app, shown.id); },
    onkeydown: (event) => moveByKey(app, shown, event),
    oncontextmenu: (event) => {
      event.preventDefault();
      // A finger that is held edits.
      if (event.pointerType !== 'touch') app.show({ menu: { id: shown.id, x: event.clientX, y: event.clientY } });
    },
  },
    key
      ? h('img', { alt: '', src: app.api.picture(key), draggable: 'false', style: swipe ? { transform: `translateY(${swipe}px)` } : {} })
      : h('span', { class: 'no-picture' }, shown.fault?.message ?? 'drawing …'),
    swipe !== 0 && neighbor(app, shown, swipe, zoom));
}

/** What comes into view while a stack is swiped.
 * @param {App} app @param {ScenePlacement} shown @param {number} swipe @param {number} zoom */
function neighbor(app, shown, swipe, zoom) {
  const stack = (app.scene?.placements ?? []).filter((each) => each.stack === shown.stack);
  const index = stack.findIndex((each) => each.id === shown.id);
  const next = stack[(index + (swipe < 0 ? 1 : -1) + stack.length) % stack.length];
  if (!next?.picture || next.id === shown.id) return null;
  const height = shown.frame.height * zoom;
  return h('img', { key: 'neighbor', class: 'neighbor', alt: '', src: app.api.picture(next.picture), style: { transform: `translateY(${swipe + (swipe < 0 ? height : -height)}px)` } });
}

/** Buttons, toggles and links of the widget's own, for fingers and for the keyboard.
 * @param {App} app @param {ScenePlacement} shown @param {number} zoom */
function targets(app, shown, zoom) {
  const scale = shown.frame.width / (shown.size.width || shown.frame.width) * zoom;
  return (shown.targets ?? []).map((target, index) => h('button', {
    key: index, type: 'button', class: 'target', 'aria-label': target.label || target.kind,
    'aria-pressed': target.isOn === null || target.isOn === undefined ? null : target.isOn,
    style: {
      left: `${target.frame.x * scale}px`, top: `${target.frame.y * scale}px`,
      width: `${target.frame.width * scale}px`, height: `${target.frame.height * scale}px`,
    },
    onclick: () => {
      select(app, shown.id);
      void tap(app, shown.id, {
        x: target.frame.x + target.frame.width / 2, y: target.frame.y + target.frame.height / 2,
      });
    },
  }));
}

/** @param {App} app @param {ScenePlacement} shown @param {any} event @param {number} zoom */
function clicked(app, shown, event, zoom) {
  select(app, shown.id);
  if (app.state.isEditing) return app.show({ menu: { id: shown.id, x: event.clientX, y: event.clientY } });
  if (app.ui.isPointing) return app.show({ chosen: app.ui.hovered });
  const box = event.currentTarget.getBoundingClientRect();
  const scale = shown.frame.width / (shown.size.width || shown.frame.width) * zoom;
  // A click of the keyboard has no place: the middle.
  const isPointer = event.detail > 0;
  const x = isPointer ? (event.clientX - box.left) / scale : shown.size.width / 2;
  const y = isPointer ? (event.clientY - box.top) / scale : shown.size.height / 2;
  void tap(app, shown.id, { x, y });
}

/** @param {App} app @param {string} id */
export function name(app, id) {
  const placement = app.state.placements.find((each) => each.id === id);
  return placement ? `${placement.name}, ${familyTitle(placement.family).toLowerCase()}` : id;
}
