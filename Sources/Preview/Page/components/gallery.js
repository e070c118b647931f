// The gallery: search, sizes by swiping, a description, and the Add button in the app's accent color.

import { arrowStep, h } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { send } from '../model/actions.js';
import { familyTitle } from '../base/words.js';
import { readable } from '../base/color.js';

/** What is searched for, and the size that each widget shows. */
const shown = { search: '', sizes: /** @type {Record<string, number>} */ ({}) };

/** @param {App} app */
export function gallery(app) {
  const place = app.state.place;
  const { search } = shown;
  /** @type {(Gallery & { error?: string, search?: string }) | undefined} */
  const found = app.following('gallery', `${place} ${search} ${app.state.device} ${JSON.stringify(app.state.settings)}`,
    async () => ({ ...await app.api.get('gallery', { place, search, scale: 2 }), search }));
  // What was typed since is being looked for: the widgets of the words before stay meanwhile.
  const isBusy = !found || !found.error && found.search !== search;
  return h('div', { class: 'gallery', 'aria-busy': isBusy },
    h('label', { class: 'search' }, icon('search'), h('span', { class: 'hidden' }, 'Search widgets'),
      h('input', {
        type: 'search', placeholder: 'Search widgets', value: shown.search, autofocus: true,
        oninput: (event) => { shown.search = event.target.value; app.draw(); },
      })),
    found?.error && h('p', { class: 'hint is-error' }, found.error),
    !found && h('p', { class: 'hint', role: 'status' }, 'Drawing the widgets …'),
    h('div', { class: 'gallery-items' }, (found?.items ?? []).map((each) => item(app, each, found?.app ?? app.catalog.app))),
    found && !isBusy && !found.error && found.items.length === 0 && h('p', { class: 'hint', role: 'status' }, shown.search
      ? `No widget matches “${shown.search}”.` : `No widget of ${app.state.source.name} is offered on the ${app.place.title}.`),
    (found?.excluded?.length ?? 0) > 0 && h('details', { class: 'excluded' }, h('summary', null, `Not offered here: ${found?.excluded.length}`),
      h('ul', null, found?.excluded.map((each, index) => h('li', { key: index }, h('strong', null, each.name), ` ${each.reason}`)))));
}

/** @param {App} app @param {GalleryItem} widget @param {AppInfo} info */
function item(app, widget, info) {
  const index = Math.min(shown.sizes[widget.kind] ?? 0, widget.families.length - 1);
  const family = widget.families[index];
  if (!family) return null;
  const accent = info.accent ?? '#0A84FF';
  const show = (/** @type {number} */ next) => { shown.sizes[widget.kind] = Math.max(0, Math.min(widget.families.length - 1, next)); app.draw(); };
  return h('article', { key: widget.kind, class: 'gallery-item', 'aria-label': widget.name },
    h('h3', null, info.icon && h('img', { class: 'app-icon', alt: '', src: app.api.address(info.icon) }), widget.name, widget.isOther && h('span', { class: 'hint' }, ' Other')),
    widget.description && h('p', { class: 'gallery-text' }, widget.description),
    h('div', { class: 'strip', role: 'group', tabindex: '0', 'aria-label': `Sizes of ${widget.name}`, enter: (element) => strip(element, index, show),
      style: { height: `${Math.min(family.height, 372) + 40}px` },
      onkeydown: (event) => {
        const step = arrowStep(event);
        if (!step) return;
        event.preventDefault();
        const element = event.currentTarget;
        element.children[index + step]?.scrollIntoView({ behavior: 'auto', inline: 'center', block: 'nearest' });
        show(index + step);
      },
    },
      widget.families.map((each) => h('div', { key: each.family, class: 'strip-page' }, each.picture
        ? h('img', { alt: `${widget.name}, ${familyTitle(each.family)}`, src: app.api.picture(each.picture), style: { width: `${each.width}px`, 'aspect-ratio': `${each.width} / ${each.height}`, 'border-radius': `${each.cornerRadius}px` } })
        : h('p', { class: 'hint is-error' }, each.fault?.message ?? 'It could not be drawn.')))),
    h('p', { class: 'strip-title', 'aria-live': 'polite' }, family.title || familyTitle(family.family)),
    widget.families.length > 1 && h('div', { class: 'strip-dots', role: 'group', 'aria-label': `Sizes of ${widget.name}, one by one` }, widget.families.map((each, at) => h('button', {
      key: each.family, type: 'button', 'aria-label': familyTitle(each.family), 'aria-pressed': at === index,
      onclick: (event) => {
        const strips = event.currentTarget.closest('.gallery-item')?.querySelector('.strip');
        strips?.children[at]?.scrollIntoView({ behavior: 'auto', inline: 'center', block: 'nearest' });
        show(at);
      },
    }))),
    h('button', {
      type: 'button', class: 'add', 'aria-label': `Add ${widget.name}, ${familyTitle(family.family)}`,
      style: { '--accent-app': accent, '--on-accent': readable(accent) }, onclick: () => add(app, widget.kind, family.family),
    }, icon('plus'), 'Add Widget'));
}

/** The size that was swiped to. A strip that comes back, as after a search, stands at the size that was chosen.
 * @param {HTMLElement} element @param {number} index @param {(index: number) => void} show */
function strip(element, index, show) {
  let timer = 0;
  requestAnimationFrame(() => { element.scrollLeft = index * element.clientWidth; });
  element.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => show(Math.round(element.scrollLeft / Math.max(1, element.clientWidth))), 80);
  }, { passive: true });
}

/** @param {App} app @param {string} kind @param {string} family */
async function add(app, kind, family) {
  const answer = await send(app, 'placements', { kind, family, place: app.state.place });
  if (!answer) return;
  app.show({ dialog: null });
  const placed = answer.placement;
  if (placed && app.widget(kind)?.promptsForConfiguration) app.show({ dialog: 'configure' });
}
