// A compile error over the last good picture: the first one with its source lines, the others below it.

import { h } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { openSource } from '../model/actions.js';
import { fileName } from '../base/words.js';

/** @param {App} app */
export function buildMessage(app) {
  const { failure, state } = app.state.build;
  const broken = app.ui.hasBroken;
  if (state !== 'failed' || !failure) {
    return broken && h('div', { class: 'failure', role: 'alert' }, h('p', { class: 'failure-title' }, icon('warning'), broken));
  }
  const errors = failure.diagnostics.filter((each) => each.severity === 'error');
  const shown = errors.length > 0 ? errors : failure.diagnostics;
  return h('div', { class: 'failure', role: 'alert' },
    h('p', { class: 'failure-title' }, icon('warning'), shown[0]?.message ?? failure.message),
    shown[0] && excerpt(app, shown[0]),
    shown.length > 1 && h('ul', { class: 'failure-more' }, shown.slice(1, 5).map((each, index) => h('li', { key: index },
      place(app, each), ` ${each.message}`))),
    h('p', { class: 'hint' }, 'The last good picture stays. It follows when the error is mended.'));
}

/** @param {App} app @param {Diagnostic} diagnostic */
function excerpt(app, diagnostic) {
  const lines = diagnostic.excerpt ?? [];
  return [
    place(app, diagnostic),
    lines.length > 0 && h('pre', { class: 'excerpt', tabindex: '0', 'aria-label': 'Source' }, lines.map((line, index) => {
      const isIt = diagnostic.line !== null && line.trimStart().startsWith(`${diagnostic.line} `);
      return h('code', { key: index, class: isIt ? 'is-it' : '' }, line, '\n');
    })),
  ];
}

/** @param {App} app @param {Diagnostic} diagnostic */
function place(app, { file, line, column }) {
  if (!file || !line) return null;
  return h('button', { type: 'button', class: 'plain is-source', title: file, onclick: () => openSource(app, file, line, column) },
    icon('code'), `${fileName(file)}:${line}${column ? `:${column}` : ''}`);
}
