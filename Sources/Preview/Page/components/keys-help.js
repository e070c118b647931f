// The keys, and a switch for those who speak to their computer or press keys by accident (WCAG 2.1.4).

import { h } from '../base/dom.js';
import { areKeysOn, keys, setKeys } from '../model/keys.js';
import { toggle } from './fields.js';

/** @param {App} app */
export function keysHelp(app) {
  return h('div', { class: 'sheet-body keys' },
    toggle('Single keys', areKeysOn(), (isOn) => { setKeys(isOn); app.draw(); }),
    h('dl', null, keys.map((each) => h('div', { key: each.label }, h('dt', null, each.show.map((key) => h('kbd', { key }, key))), h('dd', null, each.label)))),
    h('p', { class: 'hint' }, 'On a widget: arrows move it while editing and turn a stack otherwise, M opens its menu, Delete removes it. '
      + 'On the ruler: arrows left and right go by entries, up and down by a quarter of an hour.'));
}
