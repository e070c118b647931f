// @ts-check
// Shows what data.js holds: one section a place, one figure a widget, filters with counts.
'use strict';

/** @typedef {{kind: string, name: string, family: string, device: string, place: string, placeTitle: string,
 *   mode: string, modeTitle: string, appearance: string, drawnWidth: number, drawnHeight: number,
 *   picture: string, rules: string[], fault: {message: string} | null}} Item */

/** @type {{app: {name: string}, date: string, items: Item[]}} */
const site = /** @type {any} */ (window).site;

/** What is chosen; nothing chosen shows all. @type {Record<string, string | null>} */
const chosen = { name: null, family: null, placeTitle: null, appearance: null };
const titles = { name: 'Widget', family: 'Size', placeTitle: 'Place', appearance: 'Appearance' };

/** @param {string} tag @param {Record<string, string>} [attributes] @param {(Node | string)[]} [children] */
function make(tag, attributes = {}, children = []) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** @param {Item} item @param {string} [except] */
const fits = (item, except) =>
  Object.entries(chosen).every(([key, value]) =>
    key === except || value === null || /** @type {any} */ (item)[key] === value);

/** @param {Item} item */
function figure(item) {
  const mode = item.modeTitle === 'Standard' ? '' : `${item.modeTitle}, `;
  const words = `${item.name}, ${item.family}, ${item.placeTitle}, ${mode}${item.appearance}`;
  const image = make('img', {
    src: item.picture, alt: words, width: String(Math.round(item.drawnWidth)),
    height: String(Math.round(item.drawnHeight)), loading: 'lazy',
  });
  const rules = item.fault ? [item.fault.message, ...item.rules] : item.rules;
  const caption = make('figcaption', {}, [
    make('strong', {}, [item.name]), `${item.family} · ${mode}${item.appearance} · ${item.device}`,
    make('details', {}, [
      make('summary', {}, ['What the system did']),
      make('ul', {}, rules.map((rule) => make('li', {}, [rule]))),
    ]),
  ]);
  return make('figure', { class: item.appearance }, [make('div', {}, [image]), caption]);
}

function show() {
  const items = site.items.filter((item) => fits(item));
  const places = [...new Set(items.map((item) => item.placeTitle))];
  document.getElementById('places')?.replaceChildren(
    ...places.map((place) =>
      make('section', {}, [
        make('h2', {}, [place]),
        make('div', { class: 'row' },
          items.filter((item) => item.placeTitle === place).map(figure)),
      ])));
  const summary = document.getElementById('summary');
  if (summary) summary.textContent = `${items.length} of ${site.items.length} pictures, ${site.date}`;
  filters();
}

function filters() {
  const groups = Object.entries(titles).map(([key, title]) => {
    const values = [...new Set(site.items.map((item) => /** @type {any} */ (item)[key]))];
    const chips = values.map((value) => {
      const count = site.items.filter(
        (item) => fits(item, key) && /** @type {any} */ (item)[key] === value).length;
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
    return make('fieldset', {}, [make('legend', {}, [title]), ...chips]);
  });
  document.getElementById('filters')?.replaceChildren(...groups);
}

const heading = document.querySelector('h1');
if (heading && site.app.name) heading.textContent = site.app.name;
document.title = site.app.name || 'Widgets';
show();
