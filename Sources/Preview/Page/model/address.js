// The address: the state that the server keeps, and after it what only this page shows of it.

const tabs = ['inspect', 'system', 'log'];
const marks = ['frames', 'all', 'margins', 'targets', 'accents', 'speech'];
const filters = /** @type {const} */ (['kind', 'family', 'place']);
/** Values of a filter that are read from an address. */
const mostValues = 50;

/** What comes after the sign `#`.
 * @param {App} app */
function fragment({ ui, state }) {
  const view = new URLSearchParams();
  if (ui.view === 'everywhere') {
    view.set('view', 'everywhere');
    if (ui.filters.appearance !== 'light') view.set('appearance', ui.filters.appearance);
    for (const name of filters) ui.filters[name].forEach((value) => view.append(name, value));
  } else {
    if (ui.tab !== 'inspect') view.set('tab', ui.tab);
    if (ui.marks !== 'frames') view.set('marks', ui.marks);
    if (ui.isAlone) view.set('view', 'device');
  }
  const text = view.toString();
  return text ? `${state.permalink}&${text}` : state.permalink;
}

/** Where this view is found again.
 * @param {App} app */
export const address = (app) => `${location.origin}/?token=${app.api.token}#${fragment(app)}`;

let timer = 0;
let written = '';

/** Writes the address; seldom, since browsers limit how often.
 * @param {App} app */
export function remember(app) {
  const next = address(app);
  if (next === written) return;
  written = next;
  clearTimeout(timer);
  timer = window.setTimeout(() => history.replaceState(null, '', written), 150);
}

/** What an address says: the server's part of it and the page's own. What nobody knows is passed over.
 * @param {App} app @param {string} hash @returns {{ permalink: string, view: Partial<UI> }} */
export function readAddress(app, hash) {
  const [permalink, ...rest] = hash.replace(/^#/, '').split('&');
  const view = new URLSearchParams(rest.join('&'));
  const one = (/** @type {string} */ name, /** @type {string[]} */ known) => known.find((each) => each === view.get(name)) ?? known[0];
  const several = (/** @type {string} */ name) => view.getAll(name).slice(0, mostValues);
  return {
    permalink,
    view: {
      view: view.get('view') === 'everywhere' ? 'everywhere' : 'place', isAlone: view.get('view') === 'device',
      tab: one('tab', tabs), marks: one('marks', marks),
      filters: {
        appearance: one('appearance', ['light', ...app.catalog.appearances]), kind: several('kind'), family: several('family'), place: several('place'),
      },
    },
  };
}
