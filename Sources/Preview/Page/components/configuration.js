// The settings of a widget, made from its configuration intent. The panel and the sheet show the same.

import { h } from '../base/dom.js';
import { send } from '../model/actions.js';
import { idOf } from './fields.js';

/** @param {App} app @param {Placement} placement @param {string} [prefix] what tells two forms for one widget apart */
export function configurationForm(app, placement, prefix = '') {
  const version = `${placement.id} ${JSON.stringify(placement.configuration)}`;
  /** @type {Configuration & { error?: string } | undefined} */
  const found = app.following(`configuration-${placement.id}`, version, () => app.api.get(`placements/${placement.id}/configuration`));
  if (!found) return h('p', { class: 'hint' }, 'Asking the widget …');
  if (found.error) return h('p', { class: 'hint is-error' }, found.error);
  const shown = found.parameters.filter((each) => !found.visible || found.visible.includes(each.name));
  if (shown.length === 0) return h('p', { class: 'hint' }, 'This widget has no settings.');
  const choose = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    send(app, `placements/${placement.id}/configuration`, { values: { [name]: value } });
  return h('form', { class: 'configuration', 'aria-label': `Settings of ${placement.name}`, onsubmit: (event) => event.preventDefault() },
    found.summary && h('p', { class: 'hint' }, found.summary),
    shown.map((each) => parameterField(app, placement.id, found, each, choose, prefix)),
    found.recommendations.length > 0 && h('div', { class: 'chips', role: 'group', 'aria-label': 'Recommended' },
      found.recommendations.map((each, index) => h('button', {
        key: index, type: 'button', class: 'chip', onclick: () => send(app, `placements/${placement.id}/configuration`, { values: each.configuration }),
      }, each.title))));
}

/** @param {App} app @param {string} id @param {Configuration} found @param {Parameter} parameter
 * @param {(name: string, value: unknown) => void} choose @param {string} prefix */
function parameterField(app, id, found, parameter, choose, prefix) {
  const field = idOf(`${prefix}${id}-${parameter.name}`);
  const value = parameter.value ?? found.values[parameter.name] ?? parameter.default;
  const set = (/** @type {unknown} */ next) => choose(parameter.name, next);
  const label = h('label', { for: field }, parameter.title || parameter.name,
    parameter.control === 'slider' && h('output', { class: 'value' }, `${value ?? ''}${parameter.unit ? ` ${parameter.unit}` : ''}`));
  if (parameter.control === 'toggle') {
    return h('label', { key: parameter.name, class: 'field is-toggle' }, h('span', { class: 'label' }, parameter.title || parameter.name),
      h('input', { type: 'checkbox', role: 'switch', class: 'switch', checked: value === true || value === 'true', onchange: (event) => set(event.target.checked) }));
  }
  return h('div', { key: parameter.name, class: 'field' }, label, control(app, id, parameter, value, set, field),
    parameter.description && h('p', { class: 'hint' }, parameter.description));
}

/** @param {App} app @param {string} id @param {Parameter} parameter @param {any} value @param {(value: unknown) => void} set @param {string} field */
function control(app, id, parameter, value, set, field) {
  const own = (/** @type {any} */ event) => event.target.value;
  const limits = { min: parameter.min, max: parameter.max };
  switch (parameter.control) {
    case 'choice': return choices(app, id, parameter, value, set, field);
    case 'list': return list(app, id, parameter, value, set, field);
    case 'slider': return h('input', { id: field, type: 'range', ...limits, step: parameter.type === 'Int' ? 1 : 'any', value: String(value ?? parameter.min ?? 0), onchange: (event) => set(Number(own(event))) });
    case 'stepper':
    case 'number': return h('input', { id: field, type: 'number', ...limits, step: parameter.type === 'Int' ? 1 : 'any', value: value === null || value === undefined ? '' : String(value), onchange: (event) => set(own(event) === '' ? null : Number(own(event))) });
    case 'date': return h('input', { id: field, type: 'datetime-local', value: String(value ?? '').slice(0, 16), onchange: (event) => set(own(event) ? `${own(event)}:00Z` : null) });
    case 'color': return h('input', { id: field, type: 'color', value: String(value ?? '#888888'), onchange: (event) => set(own(event)) });
    default: return h(parameter.isMultiline ? 'textarea' : 'input', { id: field, type: parameter.isMultiline ? null : 'text', value: String(value ?? ''), placeholder: parameter.prompt, onchange: (event) => set(own(event)) });
  }
}

/** What can be chosen: known, or asked for live.
 * @param {App} app @param {string} id @param {Parameter} parameter @param {string} search */
function offered(app, id, parameter, search = '') {
  if (!parameter.isDynamic) return parameter.choices ?? [];
  const others = JSON.stringify(app.selected?.configuration ?? {});
  const answer = app.following(`choices-${id}-${parameter.name}`, `${search} ${parameter.dependsOn.length ? others : ''}`, () =>
    app.api.get(`placements/${id}/configuration/${parameter.name}`, { search, values: others }));
  return /** @type {Choice[]} */ (answer?.choices ?? parameter.choices ?? []);
}

/** @param {App} app @param {string} id @param {Parameter} parameter @param {any} value @param {(value: unknown) => void} set @param {string} field */
function choices(app, id, parameter, value, set, field) {
  const options = offered(app, id, parameter);
  const chosen = options.findIndex((each) => same(each.value, value));
  return h('select', {
    id: field, value: String(chosen),
    onchange: (event) => set(options[Number(event.target.value)]?.value ?? null),
  },
    (parameter.isOptional || chosen < 0) && h('option', { key: 'none', value: '-1', selected: chosen < 0 }, parameter.prompt ?? 'Choose'),
    options.map((each, index) => h('option', { key: index, value: String(index), selected: index === chosen }, each.title)));
}

/** Several of them.
 * @param {App} app @param {string} id @param {Parameter} parameter @param {any} value @param {(value: unknown) => void} set @param {string} field */
function list(app, id, parameter, value, set, field) {
  const options = offered(app, id, parameter);
  const chosen = /** @type {unknown[]} */ (Array.isArray(value) ? value : []);
  return h('div', { id: field, class: 'checks', role: 'group', 'aria-label': parameter.title },
    options.map((each, index) => {
      const isOn = chosen.some((one) => same(one, each.value));
      const isFull = !isOn && parameter.maxCount !== null && chosen.length >= (parameter.maxCount ?? Infinity);
      return h('label', { key: index }, h('input', {
        type: 'checkbox', checked: isOn, disabled: isFull,
        onchange: () => set(isOn ? chosen.filter((one) => !same(one, each.value)) : [...chosen, each.value]),
      }), each.title);
    }));
}

/** @param {unknown} a @param {unknown} b */
const same = (a, b) => plainText(a) === plainText(b);

/** Choices are text; a value may be a number or an object.
 * @param {unknown} value */
const plainText = (value) => typeof value === 'string' ? value : JSON.stringify(value);
