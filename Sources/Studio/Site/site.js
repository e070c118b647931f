// @ts-check
// Shows what data.js holds: a section for each place or widget, one figure a picture, filters with counts.
// The address keeps what is chosen, so that a filtered page can be passed on.
'use strict';

/** @typedef {{kind: string, name: string, family: string, device: string, place: string, placeTitle: string,
 *   mode: string, modeTitle: string, appearance: string, drawnWidth: number, drawnHeight: number,
 *   picture: string, rules: string[], fault: {message: string} | null, variant?: string, ground?: string}} Item */

/** @typedef {{app: {name: string}, date: string, items: Item[], sections?: string[],
 *   filters?: Record<string, string>, omissions?: string[], pictures?: Record<string, string>}} Site */

/** @type {Site} */
const site = /** @type {any} */ (window).site;

/** What may be chosen, with its title; nothing chosen shows all. @type {Record<string, string>} */
const titles = site.filters ?? { name: 'Widget', family: 'Size', placeTitle: 'Place', appearance: 'Appearance' };
/** @type {Record<string, string | null>} */
const chosen = {};
let search = '';
for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
  if (key === 'text') search = value;
  else if (key in titles) chosen[key] = value;
}

/** @param {string} tag @param {Record<string, string>} [attributes] @param {(Node | string)[]} [children] */
function make(tag, attributes = {}, children = []) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** @param {Item} item @param {string} key */
const valueOf = (item, key) => String(/** @type {any} */ (item)[key] ?? '');

/**
 * All that is said of a picture.
 * @param {Item} item
 */
const text = (item) => [
  item.name, item.kind, item.family, item.device, item.placeTitle, item.modeTitle, item.appearance,
  item.variant, item.fault?.message, ...item.rules,
].join(' ').toLowerCase();

/** @param {Item} item @param {string} [except] */
const fits = (item, except) =>
  Object.entries(chosen).every(([key, value]) => key === except || !value || valueOf(item, key) === value)
  && search.toLowerCase().split(/\s+/).every((word) => text(item).includes(word));

/** @param {Item} item */
function picture(item) {
  const mode = item.modeTitle === 'Standard' ? '' : `${item.modeTitle}, `;
  const words = `${item.name}, ${item.family}, ${item.placeTitle}, ${mode}${item.appearance}`;
  const source = site.pictures?.[item.picture];
  return make('img', {
    src: source ? `data:image/png;base64,${source}` : item.picture, alt: words,
    width: String(Math.round(item.drawnWidth)), height: String(Math.round(item.drawnHeight)), loading: 'lazy',
  });
}

/** @param {Item} item */
function figure(item) {
  const mode = item.modeTitle === 'Standard' ? '' : item.modeTitle;
  const details = [item.family, mode, item.appearance, item.device, item.variant];
  const caption = make('figcaption', {}, [
    make('strong', {}, [site.sections?.[0] === 'name' ? item.placeTitle : item.name]), details.filter(Boolean).join(' · '),
    ...(item.fault ? [make('p', { class: 'fault' }, [item.fault.message])] : []),
    ...(item.rules.length ? [make('details', {}, [
      make('summary', {}, ['What the system did']),
      make('ul', {}, item.rules.map((rule) => make('li', {}, [rule]))),
    ])] : []),
  ]);
  const stage = item.picture ? [picture(item)] : [];
  const ground = item.ground ?? (item.appearance === 'dark' ? 'dark' : 'light');
  return make('figure', {}, [make('div', { class: `${ground}${item.picture ? '' : ' empty'}` }, stage), caption]);
}

function show() {
  const items = site.items.filter((item) => fits(item));
  const keys = site.sections ?? ['placeTitle'];
  const title = (/** @type {Item} */ item) => keys.map((key) => valueOf(item, key)).filter(Boolean).join(' · ');
  const groups = [...new Set(items.map(title))];
  document.getElementById('places')?.replaceChildren(
    ...groups.map((group) =>
      make('section', {}, [
        make('h2', {}, [group]),
        make('div', { class: 'row' }, items.filter((item) => title(item) === group).map(figure)),
      ])));
  const summary = document.getElementById('summary');
  if (summary) summary.textContent = `${items.length} of ${site.items.length} pictures, ${site.date}`;
  const state = new URLSearchParams(Object.entries(chosen).flatMap(([key, value]) => value ? [[key, value]] : []));
  if (search) state.set('text', search);
  history.replaceState(null, '', `#${state}`);
  filters();
}

/** Stays in the document, so that it keeps the focus. */
const field = make('label', { class: 'search' }, ['Search ']);
const input = /** @type {HTMLInputElement} */ (make('input', { type: 'search', placeholder: 'glass, removed, red …' }));
input.value = search;
input.addEventListener('input', () => {
  search = input.value;
  show();
  input.focus();
});
field.append(input);

function filters() {
  const groups = Object.entries(titles).flatMap(([key, title]) => {
    const values = [...new Set(site.items.map((item) => valueOf(item, key)))].filter(Boolean);
    if (values.length < 2) return [];
    const chips = values.map((value) => {
      const count = site.items.filter((item) => fits(item, key) && valueOf(item, key) === value).length;
      const chip = make('button', {
        type: 'button', 'aria-pressed': String(chosen[key] === value), 'data-key': `${key}=${value}`,
      }, [`${value} ${count}`]);
      chip.addEventListener('click', () => {
        chosen[key] = chosen[key] === value ? null : value;
        show();
        const same = document.querySelector(`[data-key="${CSS.escape(`${key}=${value}`)}"]`);
        if (same instanceof HTMLElement) same.focus();
      });
      return chip;
    });
    return [make('fieldset', {}, [make('legend', {}, [title]), ...chips])];
  });
  document.getElementById('filters')?.replaceChildren(...groups, field);
}

const omissions = site.omissions ?? [];
if (omissions.length > 0) {
  document.getElementById('omissions')?.replaceChildren(make('details', { open: '' }, [
    make('summary', {}, [`Left out of the sources to make them compile: ${omissions.length}`]),
    make('ul', {}, omissions.map((line) => make('li', {}, [line]))),
  ]));
}

const heading = document.querySelector('h1');
if (heading && site.app.name) heading.textContent = site.app.name;
document.title = site.app.name || 'Widgets';
show();
