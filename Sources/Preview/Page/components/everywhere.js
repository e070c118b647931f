// All places: every widget in every size and place as one calm grid; a click goes there.

import { h } from '../base/dom.js';
import { iconButton } from '../base/icons.js';
import { change, send } from '../model/actions.js';
import { familyTitle, localeTitle, sentence } from '../base/words.js';

/** @typedef {{ name: 'kind' | 'family' | 'place', title: string, of: (item: EverywhereItem) => string, say: (value: string) => string }} Filter */

/** @type {Filter[]} */
const filters = [
  { name: 'kind', title: 'Widget', of: (item) => item.name || item.kind, say: (value) => value },
  { name: 'family', title: 'Size', of: (item) => item.family, say: familyTitle },
  { name: 'place', title: 'Place', of: (item) => item.placeTitle, say: (value) => value },
];

/** @param {App} app */
export function everywhere(app) {
  const { settings } = app.state;
  const { appearance } = app.ui.filters;
  const version = `${appearance} ${settings.locale} ${settings.typeSize}`;
  const answer = app.following('everywhere', version, () => app.api.get('everywhere', { appearance, scale: devicePixelRatio > 1 ? 2 : 1 }));
  /** @type {EverywhereItem[]} */
  const items = answer?.items ?? [];
  const fits = (/** @type {EverywhereItem} */ item, /** @type {string} */ except = '') =>
    filters.every(({ name, of }) => name === except || app.ui.filters[name].length === 0 || app.ui.filters[name].includes(of(item)));
  const shown = items.filter((item) => fits(item));
  return h('main', { class: 'everywhere', 'aria-label': 'All places' },
    h('div', { class: 'filters' },
      filters.map((filter) => chips(app, filter, items.filter((item) => fits(item, filter.name)), items)),
      h('div', { class: 'filter-line' },
        h('div', { class: 'segments', role: 'group', 'aria-label': 'Appearance' }, app.catalog.appearances.map((each) => h('button', {
          key: each, type: 'button', 'aria-pressed': each === appearance, onclick: () => app.show({ filters: { ...app.ui.filters, appearance: each } }),
        }, sentence(each)))),
        h('p', { class: 'hint', role: 'status' }, answer ? `${shown.length} of ${items.length} · ${localeTitle(settings.locale)}` : 'Drawing every place …'),
        iconButton('close', 'Back to one place (a)', () => app.show({ view: 'place' })))),
    answer?.error && h('p', { class: 'hint is-error' }, answer.error),
    groups(shown).map(([title, members]) => h('section', { key: title, class: 'everywhere-group' },
      h('h2', null, title), h('div', { class: 'everywhere-grid' }, members.map((item) => card(app, item))))));
}

/** @param {App} app @param {Filter} filter @param {EverywhereItem[]} counted @param {EverywhereItem[]} all */
function chips(app, { name, title, of, say }, counted, all) {
  const chosen = app.ui.filters[name];
  // What an address asks for is taken away again where nothing is like it.
  const values = [...new Set([...all.map(of), ...chosen])];
  if (values.length < 2) return null;
  return h('div', { key: name, class: 'filter-line', role: 'group', 'aria-label': title }, values.map((value) => {
    const isOn = chosen.includes(value);
    return h('button', {
      key: value, type: 'button', class: 'chip', 'aria-pressed': isOn,
      onclick: () => app.show({ filters: { ...app.ui.filters, [name]: isOn ? chosen.filter((each) => each !== value) : [...chosen, value] } }),
    }, say(value), h('span', { class: 'count' }, counted.filter((item) => of(item) === value).length));
  }));
}

/** The place, and its mode where that is not the usual one.
 * @param {App} app @param {EverywhereItem} item */
function placeTitle(app, item) {
  const usual = app.catalog.places.find((each) => each.id === item.place)?.modes[0].id;
  const title = item.mode === usual ? item.placeTitle : `${item.placeTitle}, ${item.modeTitle}`;
  return item.platform === 'iPad' ? `iPad ${title}` : title;
}

/** By widget and size, so that a row's pictures stand on one line.
 * @param {EverywhereItem[]} items */
function groups(items) {
  /** @type {Map<string, EverywhereItem[]>} */
  const result = new Map();
  for (const item of items) {
    const title = `${item.name || item.kind} · ${familyTitle(item.family)}`;
    result.set(title, [...result.get(title) ?? [], item]);
  }
  return [...result];
}

/** @param {App} app @param {EverywhereItem} item */
function card(app, item) {
  const [width, height] = [item.drawnWidth || item.width, item.drawnHeight || item.height];
  // No larger than it was laid out (StandBy and CarPlay enlarge), nor than a large widget: places compare.
  const fit = Math.min(1, item.width / Math.max(1, width), 360 / Math.max(1, width));
  const effects = item.rules.join('. ');
  return h('button', {
    key: `${item.place}-${item.mode}-${item.device}`, type: 'button', class: 'card', title: effects, onclick: () => goTo(app, item),
    'aria-label': `${item.name}, ${familyTitle(item.family)}, ${placeTitle(app, item)}, ${effects}`,
  },
    h('span', { class: `card-picture is-${item.place}` }, item.picture
      ? h('img', { alt: '', loading: 'lazy', src: app.api.picture(item.picture), width: Math.round(width * fit), height: Math.round(height * fit) })
      : h('span', { class: 'no-picture' }, item.fault?.message ?? 'nothing drawn')),
    h('span', { class: 'card-title' }, placeTitle(app, item)));
}

/** @param {App} app @param {EverywhereItem} item */
async function goTo(app, item) {
  app.show({ view: 'place' });
  await change(app, { device: item.device, place: item.place, mode: item.mode, appearance: item.appearance });
  const placed = app.state.placements.find((each) => each.place === item.place && each.kind === item.kind && each.family === item.family);
  if (placed) await change(app, { selection: placed.id, ...placed.slot.page !== undefined && { page: placed.slot.page } });
  else await send(app, 'placements', { kind: item.kind, family: item.family, place: item.place });
}
