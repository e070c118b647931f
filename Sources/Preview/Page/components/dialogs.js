// The sheets over the page, one at a time.

import { h } from '../base/dom.js';
import { iconButton } from '../base/icons.js';
import { configurationForm } from './configuration.js';
import { gallery } from './gallery.js';
import { keysHelp } from './keys-help.js';
import { push } from './push.js';

/** @param {App} app */
export function dialogs(app) {
  const { dialog } = app.ui;
  if (!dialog) return null;
  const [title, body] = contents(app, dialog);
  const close = () => app.show({ dialog: null });
  return h('dialog', {
    key: dialog, class: `sheet is-${dialog}`, 'aria-label': title,
    enter: (element) => {
      const before = document.activeElement;
      element.showModal();
      return () => { if (before instanceof HTMLElement) before.focus(); };
    },
    oncancel: (event) => { event.preventDefault(); close(); },
    onclick: (event) => { if (event.target === event.currentTarget) close(); },
  },
    h('div', { class: 'sheet-inside' },
      h('div', { class: 'sheet-head' }, h('h2', null, title), iconButton('close', 'Close', close)),
      body));
}

/** @param {App} app @param {string} dialog @returns {[string, Child]} */
function contents(app, dialog) {
  const chosen = app.selected;
  switch (dialog) {
    case 'gallery': return ['Add a widget', gallery(app)];
    case 'push': return ['Send a push', push(app)];
    case 'configure': return [`Edit ${chosen?.name ?? 'widget'}`, chosen && h('div', { class: 'sheet-body' }, configurationForm(app, chosen, 'sheet-'))];
    default: return ['Keys', keysHelp(app)];
  }
}
