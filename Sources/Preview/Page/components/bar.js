// The bar: which widgets, which place, and what can be done with the whole of it.

import { h } from '../base/dom.js';
import { icon, iconButton } from '../base/icons.js';
import { save, share, visit } from '../model/actions.js';

/** @param {App} app */
export function bar(app) {
  const { ui } = app;
  const isEverywhere = ui.view === 'everywhere';
  return h('header', { class: 'bar' },
    h('div', { class: 'bar-side' },
      !isEverywhere && iconButton('sidebar', 'Widgets and settings', () => togglePanel(app, 'left'), { 'aria-pressed': ui.left && !ui.isAlone }),
      h('h1', { class: 'bar-title' }, app.state.source.name)),
    places(app),
    h('div', { class: 'bar-side is-end' },
      h('button', { type: 'button', class: 'button is-main', onclick: () => app.show({ dialog: 'gallery' }), title: 'Add a widget (g)', 'aria-label': 'Add a widget' },
        icon('plus'), h('span', { class: 'wide-only' }, 'Add')),
      iconButton('grid', 'All places (a)', () => app.show({ view: isEverywhere ? 'place' : 'everywhere' }), { 'aria-pressed': isEverywhere }),
      iconButton('picture', 'Save the screen as a picture (s)', () => save(app, 'screen.png', pictureName(app)), { class: 'icon-button wide-only' }),
      iconButton('link', 'Copy the address of this view', () => share(app), { class: 'icon-button wide-only' }),
      iconButton('help', 'Keys (?)', () => app.show({ dialog: 'keys' }), { class: 'icon-button wide-only' }),
      !isEverywhere && iconButton('inspector', 'Inspector', () => togglePanel(app, 'right'), { 'aria-pressed': ui.right && !ui.isAlone })));
}

/** @param {App} app */
export const pictureName = (app) => [app.state.source.name, app.state.device, app.state.place, app.state.mode].join('-');

/** @param {App} app */
function places(app) {
  return h('nav', { class: 'places', 'aria-label': 'Places', enter: keepInView },
    app.catalog.places.map((place, index) => {
      const isHere = place.id === app.state.place && app.ui.view === 'place';
      return h('button', {
        key: place.id, type: 'button', class: 'place-button', 'aria-current': isHere ? 'page' : null,
        'aria-label': place.title, title: `${place.summary}${index < 9 ? ` (${index + 1})` : ''}`,
        onclick: () => visit(app, place.id),
      }, place.title);
    }));
}

/** Where the page is narrow, panels are sheets: one at a time.
 * @param {App} app @param {'left' | 'right'} side */
export function togglePanel(app, side) {
  const isOpen = !app.ui[side] || app.ui.isAlone;
  app.show({ ...innerWidth < 900 && { left: false, right: false }, [side]: isOpen, isAlone: false });
}

/** The chosen place stays visible where the bar is too narrow for all.
 * @param {HTMLElement} element */
function keepInView(element) {
  const look = () => {
    const chosen = element.querySelector('[aria-current]');
    if (chosen instanceof HTMLElement) {
      element.scrollTo({ left: chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2 });
    }
  };
  look();
  const watch = new MutationObserver(look);
  watch.observe(element, { subtree: true, attributes: true, attributeFilter: ['aria-current'] });
  return () => watch.disconnect();
}
