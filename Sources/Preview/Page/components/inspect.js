// The inspector's first tab: the tree of views, the path to the chosen one, what VoiceOver says, messages.

import { h } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { openSource, selectRegion } from '../model/actions.js';
import { familyTitle, fileName, points, sentence } from '../base/words.js';
import { idOf, section } from './fields.js';
import { everyNode } from './outline.js';

/** What the server tells of a placement as it is shown now.
 * @param {App} app @param {Subject} subject @returns {(Inspection & { error?: string }) | null | undefined} */
export const inspection = (app, subject) => app.following(`inspect-${subject.key}`, app.scene?.revision ?? 0, () => app.api.get(subject.path, subject.query));

/** @param {ViewNode | null} root @param {string | null} id */
export const findNode = (root, id) => id === null ? null : everyNode(root).find((each) => each.id === id) ?? null;

const marks = [['frames', 'Pointed at'], ['all', 'All frames'], ['margins', 'Margins'], ['targets', 'Tap targets'], ['accents', 'Accent groups'], ['speech', 'Speech order']];

/** @param {App} app */
export function inspect(app) {
  const chosen = app.subject;
  if (!chosen) return h('p', { class: 'hint' }, 'Place a widget or start a Live Activity to look into it.');
  const found = inspection(app, chosen);
  if (!found) return h('p', { class: 'hint' }, found === null ? 'It has shown nothing yet.' : 'Reading the view tree …');
  if (found.error) return h('p', { class: 'hint is-error' }, found.error);
  const node = findNode(found.root, app.ui.chosen ?? app.ui.hovered);
  return [
    regions(app, chosen),
    h('div', { class: 'field' }, h('label', { for: idOf('marks') }, 'Drawn over the widget'),
      h('select', { id: idOf('marks'), value: app.ui.marks, onchange: (event) => app.show({ marks: event.target.value }) },
        marks.map(([value, title]) => h('option', { key: value, value }, title)))),
    diagnostics(app, found),
    section(app, 'Views', path(app, found, node), tree(app, found), node && details(app, node)),
    section(app, 'VoiceOver', speech(app, found)),
    section(app, 'Environment', environment(found)),
  ];
}

/** The regions of Live Activities that the place shows: one of them is looked into.
 * @param {App} app @param {Subject} subject */
function regions(app, subject) {
  const all = app.regions;
  if (all.length === 0 || all.length === 1 && all[0].key === subject.key) return null;
  return h('div', { class: 'chips', role: 'group', 'aria-label': 'Regions of Live Activities' }, all.map((each) => h('button', {
    key: each.key, type: 'button', class: 'chip', 'aria-pressed': each.key === subject.key, onclick: () => selectRegion(app, each.key),
  }, familyTitle(each.family))));
}

/** Types from the root to the chosen view.
 * @param {App} app @param {Inspection} found @param {ViewNode | null} node */
function path(app, found, node) {
  if (!node) return h('p', { class: 'hint' }, 'Point at the widget (i) or walk the tree with the arrow keys.');
  const parts = node.id.split('.').map((_, index, all) => all.slice(0, index + 1).join('.'));
  const nodes = parts.map((id) => findNode(found.root, id)).filter(Boolean);
  return h('p', { class: 'path' }, nodes.slice(-4).map((each, index) => [index > 0 && ' › ', h('button', {
    key: each?.id, type: 'button', class: 'plain', onclick: () => app.show({ chosen: each?.id ?? null }),
  }, each?.type ?? '')]));
}

// MARK: The tree

/** @param {App} app @param {Inspection} found */
function tree(app, found) {
  const rows = visible(app, found.root, 1);
  const current = rows.find((row) => row.node.id === app.ui.chosen) ?? rows[0];
  return h('div', { class: 'tree', role: 'tree', 'aria-label': 'Views of the widget', onpointerleave: () => app.show({ hovered: null }) },
    rows.map(({ node, level }) => h('div', {
      key: node.id, role: 'treeitem', class: `tree-row${app.ui.hovered === node.id ? ' is-hovered' : ''}`, 'aria-level': level,
      'aria-selected': app.ui.chosen === node.id, 'aria-expanded': node.children.length > 0 ? !isFolded(app, node) : null,
      tabindex: node === current?.node ? '0' : '-1', style: { '--level': level },
      onpointerenter: () => app.show({ hovered: node.id }),
      onclick: () => app.show({ chosen: node.id, hovered: null }),
      ondblclick: () => node.source && openSource(app, node.source.file, node.source.line, node.source.column),
      onkeydown: (event) => walk(app, rows, node, event),
    }, h('span', { class: 'tree-type' }, node.type), h('span', { class: 'tree-text' }, node.text ?? node.symbol ?? node.image ?? ''))));
}

/** @param {App} app @param {ViewNode} node */
const isFolded = (app, node) => app.ui.lists[`fold-${node.id}`] ?? false;

/** @param {App} app @param {ViewNode | null} node @param {number} level @returns {{ node: ViewNode, level: number }[]} */
function visible(app, node, level) {
  if (!node) return [];
  return [{ node, level }, ...isFolded(app, node) ? [] : node.children.flatMap((each) => visible(app, each, level + 1))];
}

/** @param {App} app @param {{ node: ViewNode, level: number }[]} rows @param {ViewNode} node @param {any} event */
function walk(app, rows, node, event) {
  const index = rows.findIndex((row) => row.node === node);
  const fold = (/** @type {boolean} */ isOn) => app.show({ lists: { ...app.ui.lists, [`fold-${node.id}`]: isOn } });
  const go = (/** @type {number} */ to) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, to))]?.node;
    app.show({ chosen: next?.id ?? null, hovered: null });
    const items = event.currentTarget.parentElement?.children;
    /** @type {HTMLElement | undefined} */ (items?.[rows.findIndex((row) => row.node === next)])?.focus();
  };
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowDown: () => go(index + 1), ArrowUp: () => go(index - 1), Home: () => go(0), End: () => go(rows.length - 1),
    ArrowLeft: () => isFolded(app, node) || node.children.length === 0
      ? go(rows.findIndex((row) => row.node.id === node.id.split('.').slice(0, -1).join('.'))) : fold(true),
    ArrowRight: () => isFolded(app, node) ? fold(false) : go(index + 1),
    Enter: () => node.source && openSource(app, node.source.file, node.source.line, node.source.column),
  };
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

/** @param {App} app @param {ViewNode} node */
function details(app, node) {
  const { frame } = node;
  const facts = [
    ['Frame', `${points(frame.x)}, ${points(frame.y)}  ${points(frame.width)} × ${points(frame.height)}`],
    ['Text', node.text], ['Symbol', node.symbol], ['Image', node.image], ['Font size', node.fontSize ? points(node.fontSize) : null],
    ['Scaled', node.textScale && node.textScale !== 1 ? `× ${points(node.textScale)}` : null], ['Truncated', node.truncated ? 'yes' : null],
    ['Accent group', node.accentable ? 'yes' : null], ['Link', node.url], ['Intent', node.intent], ['Hidden', node.isHidden ? 'yes' : null],
  ].filter(([, value]) => value);
  return [
    h('dl', { class: 'facts' }, facts.map(([name, value]) => [h('dt', null, name), h('dd', null, value)])),
    node.source && sourceButton(app, node.source),
  ];
}

/** @param {App} app @param {{ file: string, line: number, column?: number | null }} source */
export const sourceButton = (app, source) => h('button', {
  type: 'button', class: 'plain is-source', onclick: () => openSource(app, source.file, source.line, source.column),
}, icon('code'), `${fileName(source.file)}:${source.line}`);

// MARK: The rest

/** @param {App} app @param {Inspection} found */
function diagnostics(app, found) {
  if (found.diagnostics.length === 0) return null;
  return section(app, 'Messages', h('ul', { class: 'messages-list' }, found.diagnostics.map((each, index) => h('li', { key: index, class: `is-${each.severity}` },
    icon('warning'), h('div', null, h('p', null, each.message), each.file && each.line && sourceButton(app, { file: each.file, line: each.line, column: each.column }))))));
}

/** @param {App} app @param {Inspection} found */
function speech(app, found) {
  if (found.accessibility.length === 0) return h('p', { class: 'hint' }, 'Nothing is spoken.');
  return h('ol', { class: 'speech' }, found.accessibility.map((each, index) => h('li', {
    key: index, onpointerenter: () => app.show({ hovered: each.id }), onpointerleave: () => app.show({ hovered: null }),
  }, [each.label, each.value].filter(Boolean).join(', ') || 'without a label', h('span', { class: 'hint' }, ` ${each.traits.join(', ')}`))));
}

/** @param {Inspection} found */
function environment(found) {
  return h('dl', { class: 'facts' }, Object.entries(found.environment)
    .filter(([, value]) => value !== null && value !== '' && typeof value !== 'object')
    .map(([name, value]) => [h('dt', { key: `t-${name}` }, name === 'os' ? 'OS' : sentence(name)), h('dd', { key: name }, typeof value === 'number' ? points(value) : value === true ? 'yes' : value === false ? 'no' : String(value))]));
}
