// The push editor: a valid payload to begin with, what is wrong with it, and what it did.

import { h } from '../base/dom.js';
import { send } from '../model/actions.js';
import { picker } from './fields.js';

const draft = { kind: '', payload: '', topic: '', answer: /** @type {any} */ (null) };

/** @param {App} app */
export function push(app) {
  const kinds = app.catalog.widgets;
  const kind = kinds.some((each) => each.kind === draft.kind) ? draft.kind : app.selected?.kind ?? kinds[0]?.kind ?? '';
  const template = app.once(`push-${kind}`, () => app.api.get('push/template', { kind }));
  if (template && draft.kind !== kind) Object.assign(draft, { kind, payload: pretty(template.payload), topic: template.topic ?? '', answer: null });
  return h('form', {
    class: 'sheet-body', 'aria-label': 'Push', onsubmit: (event) => { event.preventDefault(); void deliver(app); },
  },
    picker('To', kinds.map((each) => ({ value: each.kind, title: each.name })), kind, (value) => { draft.kind = ''; app.once(`push-${value}`, () => app.api.get('push/template', { kind: value })); chooseKind(app, value); }),
    template?.error && h('p', { class: 'hint is-error' }, template.error),
    draft.topic && h('p', { class: 'hint' }, `Topic ${draft.topic}`),
    h('div', { class: 'field' }, h('label', { for: 'push-payload' }, 'Payload'),
      h('textarea', {
        id: 'push-payload', class: 'code', rows: '12', spellcheck: 'false', value: draft.payload,
        oninput: (event) => { draft.payload = event.target.value; draft.answer = null; app.draw(); },
      })),
    wrong(),
    h('div', { class: 'buttons' },
      h('button', { type: 'submit', class: 'button is-main', disabled: Boolean(syntaxError()) }, 'Send'),
      h('button', { type: 'button', class: 'button', onclick: () => { draft.payload = pretty(template?.payload); draft.answer = null; app.draw(); } }, 'Template')));
}

/** @param {App} app @param {string} kind */
async function chooseKind(app, kind) {
  const template = await app.api.get('push/template', { kind }).catch((error) => ({ error: error.message }));
  Object.assign(draft, { kind, payload: pretty(template.payload), topic: template.topic ?? '', answer: null });
  app.draw();
}

/** @param {unknown} payload */
function pretty(payload) {
  try {
    return JSON.stringify(typeof payload === 'string' ? JSON.parse(payload) : payload ?? {}, null, 2);
  } catch {
    return String(payload ?? '');
  }
}

function syntaxError() {
  try {
    JSON.parse(draft.payload || '{}');
    return null;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

function wrong() {
  const problems = syntaxError() ? [`This is no JSON: ${syntaxError()}`] : draft.answer?.problems ?? [];
  const isDone = draft.answer && problems.length === 0;
  return h('div', { role: 'status' },
    problems.map((/** @type {string} */ each, /** @type {number} */ index) => h('p', { key: index, class: 'hint is-error' }, each)),
    isDone && h('p', { class: 'hint' }, 'Delivered. The log says what it did.'));
}

/** @param {App} app */
async function deliver(app) {
  // The newest is the one that the places show.
  const activity = app.state.activities.filter((each) => each.kind === draft.kind && !each.isEnded).at(-1);
  draft.answer = await send(app, 'push', {
    kind: draft.kind, payload: draft.payload, ...draft.topic && { topic: draft.topic }, ...activity && { activity: activity.id },
  });
  app.draw();
}
