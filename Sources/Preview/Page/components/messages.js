// Notices over the page: opened apps and addresses, what went wrong.

import { h } from '../base/dom.js';
import { icon, iconButton } from '../base/icons.js';
import { dismiss } from '../model/actions.js';

const icons = /** @type {Record<string, string>} */ ({ app: 'device', url: 'link', dialog: 'help', error: 'warning', note: 'check' });

/** @param {App} app */
export function messages(app) {
  return h('div', { class: 'notices', role: 'status', 'aria-live': 'polite' },
    app.ui.isOffline && h('div', { key: 'offline', class: 'notice is-error' }, icon('warning'), h('p', null, 'The server does not answer. The page goes on when it is back.')),
    app.ui.notices.map((notice) => h('div', { key: notice.id, class: `notice is-${notice.kind}` },
      icon(icons[notice.kind] ?? 'check'), h('p', null, notice.text, notice.url && h('code', null, notice.url)),
      iconButton('close', 'Dismiss', () => dismiss(app, notice.id)))));
}
