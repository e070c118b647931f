// The menu of a widget, as a long press or a right click opens it on a device.

import { h } from '../base/dom.js';
import { change, remove, save, send } from '../model/actions.js';
import { familyTitle } from '../base/words.js';
import { stackOf } from './stack.js';

/** @param {App} app */
export function menu(app) {
  const open = app.ui.menu;
  const placement = open && app.state.placements.find((each) => each.id === open.id);
  if (!open || !placement) return null;
  const close = () => app.show({ menu: null });
  const items = entries(app, placement);
  return h('div', {
    key: open.id, class: 'menu-ground', role: 'region', 'aria-label': 'Menu',
    onpointerdown: (event) => { if (event.target === event.currentTarget) close(); },
    oncontextmenu: (event) => event.preventDefault(),
    // On the outermost element: what is inside of it is not in the document yet.
    enter: (element) => {
      const before = document.activeElement;
      /** @type {HTMLElement | null} */ (element.querySelector('[role^=menuitem]'))?.focus();
      return () => {
        const at = document.activeElement;
        if (before instanceof HTMLElement && (at === document.body || element.contains(at))) before.focus();
      };
    },
  },
    h('div', {
      class: 'menu', role: 'menu', 'aria-label': `${placement.name}, ${familyTitle(placement.family)}`,
      style: { left: `${Math.min(open.x, innerWidth - 240)}px`, top: `${Math.max(8, Math.min(open.y, innerHeight - 34 * items.length - 24))}px` },
      onkeydown: (event) => walk(event, close),
    }, items.map(({ title, run, isChecked }) => h('button', {
      key: title, type: 'button', tabindex: '-1', role: isChecked === undefined ? 'menuitem' : 'menuitemradio', 'aria-checked': isChecked === undefined ? null : isChecked,
      class: title.startsWith('Remove') ? 'is-danger' : '', onclick: () => { close(); run(); },
    }, title))));
}

/** @param {App} app @param {Placement} placement @returns {{ title: string, run: () => void, isChecked?: boolean }[]} */
function entries(app, placement) {
  const { id, kind, family, place } = placement;
  const widget = app.widget(kind);
  const to = (/** @type {any} */ body) => () => void send(app, `placements/${id}`, body);
  const sizes = widget?.places[place] ?? [];
  const partners = app.place.canStack ? app.state.placements.filter((each) =>
    each.id !== id && each.place === place && each.family === family && each.isTop && (each.stack === null || each.stack !== placement.stack)) : [];
  const isStacked = placement.stack && stackOf(app, placement.stack).length > 1;
  return [
    ...(widget?.parameters.length ?? 0) > 0 ? [{ title: 'Edit Widget …', run: () => app.show({ dialog: 'configure' }) }] : [],
    ...sizes.length > 1 ? sizes.map((each) => ({ title: familyTitle(each), isChecked: each === family, run: to({ family: each }) })) : [],
    ...partners.slice(0, 4).map((each) => ({ title: `Stack on ${each.name} (${each.id})`, run: to({ stackOn: each.id }) })),
    ...isStacked ? [{ title: 'Next of the stack', run: to({ turn: 1 }) }, { title: 'Take out of the stack', run: to({ unstack: true }) }] : [],
    { title: 'Reload as the app would', run: () => void send(app, `placements/${id}/reload`, { cause: 'app' }) },
    { title: 'Inspect', run: () => app.show({ right: true, tab: 'inspect', isPointing: true }) },
    { title: 'Save as a picture', run: () => void save(app, `placements/${id}/picture.png`, `${placement.name}-${family}`) },
    ...app.place.canReorder ? [{ title: `Edit ${app.place.title}`, run: () => void change(app, { isEditing: true }) }] : [],
    { title: 'Remove Widget', run: () => void remove(app, id) },
  ];
}

/** @param {any} event @param {() => void} close */
function walk(event, close) {
  event.stopPropagation();
  const items = [...event.currentTarget.querySelectorAll('button')];
  const index = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const goals = /** @type {Record<string, number>} */ ({ ArrowDown: index + 1, ArrowUp: index - 1 + items.length, Home: 0, End: items.length - 1 });
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    close();
  } else if (event.key in goals) {
    event.preventDefault();
    items[goals[event.key] % items.length].focus();
  }
}
