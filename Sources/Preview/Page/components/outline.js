// What the inspector draws over a widget: the view that is pointed at with its size, frames, margins, tap
// targets, accent groups, and the order in which VoiceOver goes.

import { h } from '../base/dom.js';
import { openSource } from '../model/actions.js';
import { points } from '../base/words.js';
import { findNode, inspection } from './inspect.js';

/** @param {App} app @param {{ frame: Rect, size: Size }} shown what the inspector looks into @param {number} zoom */
export function outline(app, shown, zoom) {
  const { ui } = app;
  const isInspecting = ui.right && ui.tab === 'inspect' && !ui.isAlone;
  if (!ui.isPointing && !(isInspecting && (ui.hovered || ui.marks !== 'frames'))) return null;
  const found = app.subject && inspection(app, app.subject);
  if (!found?.root) return null;
  const scale = shown.frame.width / (found.size.width || shown.size.width) * zoom;
  const box = (/** @type {Rect} */ frame) => ({
    left: `${frame.x * scale}px`, top: `${frame.y * scale}px`, width: `${frame.width * scale}px`, height: `${frame.height * scale}px`,
  });
  const pointed = findNode(found.root, ui.hovered ?? ui.chosen);
  return h('div', {
    class: 'outlines', 'aria-hidden': 'true',
    ...ui.isPointing && {
      onpointermove: (event) => point(app, found.root, event, scale),
      onpointerleave: () => app.show({ hovered: null }),
      onclick: () => pick(app, pointed),
    },
  },
    marks(app, found, box, scale),
    pointed && h('div', { class: 'outline', style: box(pointed.frame) },
      h('span', { class: 'outline-label' }, `${pointed.type}  ${points(pointed.frame.width)} × ${points(pointed.frame.height)}`)));
}

/** @param {App} app @param {Inspection} found @param {(frame: Rect) => Record<string, string>} box @param {number} scale */
function marks(app, found, box, scale) {
  switch (app.ui.marks) {
    case 'all':
      return everyNode(found.root).map((node) => h('div', { key: node.id, class: 'mark', style: box(node.frame) }));
    case 'margins': {
      const { top = 0, leading = 0, bottom = 0, trailing = 0 } = found.margins ?? {};
      return h('div', { class: 'margins', style: { 'border-width': [top, trailing, bottom, leading].map((each) => `${each * scale}px`).join(' ') } });
    }
    case 'targets':
      return found.targets.map((each) => h('div', { key: each.id, class: `mark is-target${each.size ? ' is-small' : ''}`, style: box(each.frame) }));
    case 'accents':
      return found.accentGroups.map((each) => h('div', { key: each.id, class: `mark is-${each.group}`, style: box(each.frame) }));
    case 'speech':
      return found.accessibility.map((each, index) => h('div', { key: each.id, class: 'mark is-speech', style: box(each.frame) }, h('span', null, index + 1)));
    default:
      return null;
  }
}

/** @param {ViewNode | null} node @returns {ViewNode[]} */
export const everyNode = (node) => node ? [node, ...node.children.flatMap(everyNode)] : [];

/** The deepest and smallest view below the pointer.
 * @param {App} app @param {ViewNode | null} root @param {any} event @param {number} scale */
function point(app, root, event, scale) {
  const area = event.currentTarget.getBoundingClientRect();
  const [x, y] = [(event.clientX - area.left) / scale, (event.clientY - area.top) / scale];
  const hits = everyNode(root).filter(({ frame }) =>
    x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height);
  const deepest = hits.reduce((/** @type {ViewNode | null} */ best, node) =>
    !best || node.frame.width * node.frame.height <= best.frame.width * best.frame.height ? node : best, null);
  if (deepest?.id !== app.ui.hovered) app.show({ hovered: deepest?.id ?? null });
}

/** @param {App} app @param {ViewNode | null} node */
function pick(app, node) {
  if (!node) return;
  app.show({ chosen: node.id });
  if (node.source) void openSource(app, node.source.file, node.source.line, node.source.column);
}
