// A stack's page indicator, and turning it.

import { h } from '../base/dom.js';
import { send } from '../model/actions.js';

/** @param {App} app @param {ScenePlacement} shown */
export function stackDots(app, shown) {
  if (!shown.stack || shown.stackCount < 2) return null;
  const members = stackOf(app, shown.stack);
  return h('div', { class: 'stack-dots', role: 'group', 'aria-label': 'Widgets of the stack' },
    members.map((each, index) => h('button', {
      key: each.id, type: 'button', 'aria-label': `${index + 1} of ${members.length}: ${each.name}`,
      'aria-pressed': each.id === shown.id, onclick: () => send(app, `placements/${shown.id}`, { top: each.id }),
    })));
}

/** @param {App} app @param {string} stack */
export const stackOf = (app, stack) => app.state.placements
  .filter((each) => each.stack === stack).sort((a, b) => a.stackIndex - b.stackIndex);

/** @param {App} app @param {string} id @param {number} direction */
export const turn = (app, id, direction) => send(app, `placements/${id}`, { turn: direction });
