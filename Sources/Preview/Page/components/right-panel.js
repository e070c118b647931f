// The right panel: the widget from inside, what the system did to it, and what happened over time.

import { arrowStep, h } from '../base/dom.js';
import { iconButton } from '../base/icons.js';
import { clockTime, familyTitle } from '../base/words.js';
import { told } from '../model/events.js';
import { inspect, inspection } from './inspect.js';
import { section } from './fields.js';

const tabs = [['inspect', 'Inspect'], ['system', 'System'], ['log', 'Log']];

/** @param {App} app */
export function rightPanel(app) {
  const { ui } = app;
  return h('aside', { class: 'panel is-right', 'aria-label': 'Inspector', tabindex: '-1' },
    h('div', { class: 'panel-head' },
      h('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Inspector', onkeydown: (event) => turnTab(app, event) },
        tabs.map(([id, title]) => h('button', {
          key: id, type: 'button', role: 'tab', id: `tab-${id}`, 'aria-selected': ui.tab === id, 'aria-controls': 'inspector-body',
          tabindex: ui.tab === id ? '0' : '-1', onclick: () => app.show({ tab: id, hovered: null }),
        }, title))),
      iconButton('close', 'Close the inspector', () => app.show({ right: false }))),
    h('div', { key: ui.tab, id: 'inspector-body', class: 'panel-body', role: 'tabpanel', 'aria-labelledby': `tab-${ui.tab}`, tabindex: '0' },
      subject(app), ui.tab === 'inspect' ? inspect(app) : ui.tab === 'system' ? system(app) : log(app)));
}

/** @param {App} app @param {KeyboardEvent} event */
function turnTab(app, event) {
  const step = arrowStep(event);
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const index = (tabs.findIndex(([id]) => id === app.ui.tab) + step + tabs.length) % tabs.length;
  app.ui.tab = tabs[index][0];
  app.drawNow();
  document.getElementById(`tab-${app.ui.tab}`)?.focus();
}

/** @param {App} app */
function subject(app) {
  const chosen = app.subject;
  return chosen && h('p', { class: 'subject' }, h('strong', null, chosen.name), ` ${familyTitle(chosen.family)}`);
}

/** What the system did, in the order in which it did it.
 * @param {App} app */
function system(app) {
  const chosen = app.subject;
  const found = chosen ? inspection(app, chosen) : undefined;
  const rules = found?.rules ?? app.scene?.rules ?? [];
  return [
    rules.length === 0
      ? h('p', { class: 'hint' }, 'The system changed nothing here.')
      : h('ol', { class: 'rules' }, rules.map((each, index) => h('li', { key: index },
        h('p', { class: 'rule' }, each.rule), each.detail && each.detail !== each.rule && h('p', { class: 'hint' }, each.detail),
        each.source && h('p', { class: 'rule-source' }, each.source)))),
    (found?.targets?.length ?? 0) > 0 && section(app, 'Tap targets', h('ul', { class: 'plain-list' }, found?.targets.map((each, index) => h('li', { key: index },
      each.label || each.kind, each.size && h('span', { class: 'hint is-error' }, ` ${each.size}`))))),
  ];
}

/** What a kind of line is called, and its color's class. */
const kinds = /** @type {Record<string, string>} */ ({
  entry: 'Entry', reload: 'Reload', denied: 'Denied', merged: 'Merged', fault: 'Fault', interaction: 'Tap', push: 'Push',
});

/** @param {App} app */
function log(app) {
  const answer = app.following('log', `${told()} ${app.state.revision}`, () => app.api.get('log'));
  /** @type {LogItem[]} */
  const items = Array.isArray(answer) ? answer : answer?.log ?? answer?.items ?? [];
  const zone = app.state.settings.timeZone;
  if (items.length === 0) return h('p', { class: 'hint' }, 'Nothing happened yet. Move time forward, or tap a widget.');
  return h('ol', { class: 'log', 'aria-label': 'What happened, newest first' }, [...items].reverse().slice(0, 200).map((each, index) => h('li', { key: items.length - index, class: `is-${each.kind}` },
    h('time', { datetime: each.at }, clockTime(Date.parse(each.at), zone, app.now)),
    h('span', { class: 'dot', style: { '--cause': causeColor(each.cause) } }),
    h('div', null,
      h('p', { class: 'log-kind' }, kinds[each.kind] ?? each.kind, each.cause && h('span', { class: 'hint' }, ` ${each.cause}`),
        each.cost ? h('span', { class: 'cost' }, `−${each.cost}`) : null),
      each.detail && h('p', { class: 'hint' }, each.detail)))));
}

/** Causes of reloads have colors of their own, on the ruler and in the log.
 * @param {string | null} cause */
export function causeColor(cause) {
  const known = ['policy', 'app', 'push', 'intent', 'configuration', 'added', 'retry', 'appearance'];
  const index = known.indexOf(cause ?? '');
  return `var(--cause-${index < 0 ? 'other' : index})`;
}
