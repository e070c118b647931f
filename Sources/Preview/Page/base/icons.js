// The page's icons: strokes on a square of 20.

import { h } from './dom.js';

const paths = /** @type {Record<string, string>} */ ({
  plus: 'M10 4v12M4 10h12', minus: 'M5 10h10', close: 'M5 5l10 10M15 5L5 15', check: 'M4 10.5l4 4 8-9',
  down: 'M5.5 8l4.5 4.5L14.5 8', right: 'M8 5.5l4.5 4.5L8 14.5', left: 'M12 5.5L7.5 10l4.5 4.5',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  sidebar: 'M3 4.5h14v11H3zM8 4.5v11', inspector: 'M3 4.5h14v11H3zM12.5 4.5v11',
  device: 'M6 2.5h8v15H6zM9 15.2h2', play: 'M6.5 4.5l9 5.5-9 5.5z', pause: 'M7 4.5v11M13 4.5v11',
  next: 'M5 5l7 5-7 5zM15 5v10', previous: 'M15 5l-7 5 7 5zM5 5v10', help: 'M7.5 7.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.7M10 14.4v.1',
  picture: 'M3 4.5h14v11H3zM3 13l4-4 3.5 3.5L13 10l4 3.5M12.8 7.4v.1', link: 'M8.4 11.6l3.2-3.2M9 6.5l1.6-1.6a3 3 0 0 1 4.4 4.4L13.5 11M11 13.5l-1.6 1.6A3 3 0 0 1 5 10.7L6.5 9',
  point: 'M4.5 4.5l5 12 1.8-5.2 5.2-1.8z', edit: 'M4 16l.7-3.2L13 4.5l2.5 2.5-8.3 8.3z', sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1 1M14.7 14.7l1 1M15.7 4.3l-1 1M5.3 14.7l-1 1',
  moon: 'M16 12.2A6.7 6.7 0 0 1 7.8 4 6.7 6.7 0 1 0 16 12.2z', rotate: 'M4 10a6 6 0 0 1 10.4-4.1L16 7.5M16 3.8v3.7h-3.7M16 10a6 6 0 0 1-10.4 4.1L4 12.5M4 16.2v-3.7h3.7',
  search: 'M8.8 4a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6M12.4 12.4L16.5 16.5', push: 'M10 3v9M6.5 6.5L10 3l3.5 3.5M4 12.5V17h12v-4.5',
  warning: 'M10 3.5l7.5 13h-15zM10 8.5v3.7M10 14.3v.1', reload: 'M15.5 10a5.5 5.5 0 1 1-1.7-4L16 8M16 4v4h-4', code: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  more: 'M5 10h.1M10 10h.1M15 10h.1', bolt: 'M11 2.5L4.5 11.5H10l-1 6 6.5-9H10z',
});

/** A picture beside a name: hidden from screen readers.
 * @param {string} name */
export function icon(name) {
  return h('svg', { class: 'icon', viewBox: '0 0 20 20', 'aria-hidden': 'true', focusable: 'false' },
    h('path', { d: paths[name] }));
}

/**
 * A button that shows an icon only.
 * @param {string} name @param {string} label @param {() => void} onclick @param {Record<string, any>} [props]
 */
export function iconButton(name, label, onclick, props = {}) {
  return h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label, onclick, ...props }, icon(name));
}
