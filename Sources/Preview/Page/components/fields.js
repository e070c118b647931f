// Controls of the panels and sheets, each with its label.

import { h } from '../base/dom.js';

/** @typedef {{ value: string, title: string }} Option */

let count = 0;
/** @type {Map<string, string>} */
const ids = new Map();

/** A name for an element that stays the same from one drawing to the next.
 * @param {string} name */
export function idOf(name) {
  let id = ids.get(name);
  if (!id) ids.set(name, id = `f${++count}`);
  return id;
}

/** A part of a panel that folds.
 * @param {App} app @param {string} title @param {...Child} children */
export function section(app, title, ...children) {
  const isOpen = app.ui.lists[title] ?? true;
  const id = idOf(`section-${title}`);
  return h('section', { key: title, class: 'section' },
    h('h2', null, h('button', {
      type: 'button', class: 'fold', 'aria-expanded': isOpen, 'aria-controls': id,
      onclick: () => app.show({ lists: { ...app.ui.lists, [title]: !isOpen } }),
    }, title)),
    h('div', { id, class: 'section-body', hidden: !isOpen }, children));
}

/** @param {string} label @param {Option[]} options @param {string} value @param {(value: string) => void} choose */
export function picker(label, options, value, choose) {
  const id = idOf(label);
  return h('div', { key: label, class: 'field' },
    h('label', { for: id }, label),
    h('select', {
      id, value, onchange: (event) => choose(event.target.value),
    }, options.map((option) => h('option', { key: option.value, value: option.value, selected: option.value === value }, option.title))));
}

/** @param {string} label @param {Option[]} options @param {string} value @param {(value: string) => void} choose */
export function segments(label, options, value, choose) {
  return h('div', { key: label, class: 'field' },
    h('span', { class: 'label', id: idOf(label) }, label),
    h('div', { class: 'segments', role: 'group', 'aria-labelledby': idOf(label) },
      options.map((option) => h('button', {
        key: option.value, type: 'button', 'aria-pressed': option.value === value, onclick: () => choose(option.value),
      }, option.title))));
}

/** @param {string} label @param {boolean} isOn @param {(isOn: boolean) => void} choose */
export function toggle(label, isOn, choose) {
  return h('label', { key: label, class: 'field is-toggle' },
    h('span', { class: 'label' }, label),
    h('input', {
      type: 'checkbox', class: 'switch', role: 'switch', checked: isOn,
      onchange: (event) => choose(event.target.checked),
    }));
}

/** A slider over the steps of a list.
 * @param {string} label @param {string[]} steps @param {string} value @param {(value: string) => string} title @param {(value: string) => void} choose */
export function steps(label, steps, value, title, choose) {
  const id = idOf(label);
  return h('div', { key: label, class: 'field' },
    h('label', { for: id }, label, h('output', { class: 'value' }, title(value))),
    h('input', {
      id, type: 'range', min: 0, max: steps.length - 1, step: 1, value: String(Math.max(0, steps.indexOf(value))), 'aria-valuetext': title(value),
      oninput: (event) => choose(steps[Number(event.target.value)]),
    }));
}
