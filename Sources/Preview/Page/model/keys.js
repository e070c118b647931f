// Single keys for everything that is done often.

import { jump, playPause } from '../components/time.js';
import { pictureName, togglePanel } from '../components/bar.js';
import { change, save, visit } from './actions.js';

/** @typedef {{ keys: string[], show: string[], label: string, run: (app: App, key: string) => void }} Key */

/** @type {Key[]} */
export const keys = [
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], show: ['1', '…', '9'], label: 'Places, in the order of the bar', run: (app, key) => {
    const place = app.catalog.places[Number(key) - 1];
    if (place) void visit(app, place.id);
  } },
  { keys: ['a'], show: ['A'], label: 'All places', run: (app) => app.show({ view: app.ui.view === 'place' ? 'everywhere' : 'place' }) },
  { keys: ['g', '+'], show: ['G'], label: 'Add a widget', run: (app) => app.show({ dialog: 'gallery' }) },
  { keys: ['e'], show: ['E'], label: 'Edit: move and remove widgets', run: (app) => { if (app.place.canReorder) void change(app, { isEditing: !app.state.isEditing }); } },
  { keys: ['c'], show: ['C'], label: 'Settings of the selected widget', run: (app) => { if (app.selected) app.show({ dialog: 'configure' }); } },
  { keys: ['m'], show: ['M'], label: 'Menu of the selected widget', run: (app) => openMenu(app) },
  { keys: ['i'], show: ['I'], label: 'Point at views', run: (app) => app.show({ isPointing: !app.ui.isPointing, right: true, tab: 'inspect', hovered: null }) },
  { keys: ['d'], show: ['D'], label: 'Light or dark', run: (app) => void change(app, { appearance: app.state.settings.appearance === 'dark' ? 'light' : 'dark' }) },
  { keys: ['n'], show: ['N'], label: 'Next mode of the place', run: (app) => nextMode(app) },
  { keys: ['r'], show: ['R'], label: 'Rotate', run: (app) => { if (app.device.platform === 'iPad') void change(app, { isLandscape: !app.state.isLandscape }); } },
  { keys: [' '], show: ['Space'], label: 'Let the clock run, or stop it', run: (app) => void playPause(app) },
  { keys: [',', '.'], show: [',', '.'], label: 'The entry before, the next entry or reload', run: (app, key) => void jump(app, key === '.' ? 1 : -1) },
  { keys: ['p'], show: ['P'], label: 'Send a push', run: (app) => app.show({ dialog: 'push' }) },
  { keys: ['s'], show: ['S'], label: 'Save the screen as a picture', run: (app) => void save(app, 'screen.png', pictureName(app)) },
  { keys: ['[', ']'], show: ['[', ']'], label: 'Left and right panel', run: (app, key) => togglePanel(app, key === '[' ? 'left' : 'right') },
  { keys: ['\\', '0'], show: ['0'], label: 'Only the device', run: (app) => app.show({ isAlone: !app.ui.isAlone }) },
  { keys: ['?'], show: ['?'], label: 'These keys', run: (app) => app.show({ dialog: 'keys' }) },
];

const setting = 'vitrine-keys';
export const areKeysOn = () => localStorage.getItem(setting) !== 'off';
/** @param {boolean} isOn */
export const setKeys = (isOn) => localStorage.setItem(setting, isOn ? 'on' : 'off');

/** @param {App} app */
export function listenToKeys(app) {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape') return leave(app);
    const at = /** @type {Element} */ (event.target);
    const isTyping = at.matches('input:not([type=checkbox]):not([type=range]), textarea, select, [role=slider]') && event.key !== '?';
    const isPressing = event.key === ' ' && at.matches('button, summary, input, a, [role=treeitem]');
    if (isTyping || isPressing || app.ui.dialog || app.ui.menu || !areKeysOn()) return;
    const key = keys.find((each) => each.keys.includes(event.key.toLowerCase()) || each.keys.includes(event.key));
    if (!key) return;
    event.preventDefault();
    key.run(app, event.key);
  });
}

/** Escape leaves what was entered last.
 * @param {App} app */
function leave(app) {
  if (app.ui.menu) app.show({ menu: null });
  else if (app.ui.dialog) return;
  else if (app.ui.isPointing) app.show({ isPointing: false, hovered: null });
  else if (app.ui.isAlone) app.show({ isAlone: false });
  else if (app.state.isEditing) void change(app, { isEditing: false });
  else if (app.ui.view === 'everywhere') app.show({ view: 'place' });
}

/** @param {App} app */
function openMenu(app) {
  const id = app.selected?.id;
  const box = document.querySelector(`[data-id="${CSS.escape(id ?? '')}"]`)?.getBoundingClientRect();
  if (id && box) app.show({ menu: { id, x: box.left + box.width / 2, y: box.top + box.height / 2 } });
}

/** @param {App} app */
function nextMode(app) {
  const modes = app.place.modes.filter((each) => each.since <= app.state.os);
  const index = modes.findIndex((each) => each.id === app.state.mode);
  if (modes.length > 1) void change(app, { mode: modes[(index + 1) % modes.length].id });
}
