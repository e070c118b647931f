// The page's elements as values: `h` describes, `render` makes the document so. A few lines instead of
// a framework; elements keep their identity, so that focus, transitions and pictures survive.

/**
 * Describes an element. `key` tells siblings of one kind apart; `enter` is called with the new element
 * and may answer what to do when it leaves.
 * @param {string} tag
 * @param {Props | null} [props]
 * @param {...Child} children
 * @returns {Tree}
 */
export function h(tag, props, ...children) {
  const { key = null, ...rest } = props ?? {};
  return { tag, key: key === null ? null : String(key), props: rest, children: flat(children) };
}

/** @param {Child[]} children @returns {Tree[]} */
function flat(children) {
  /** @type {Tree[]} */
  const trees = [];
  for (const child of children) {
    if (Array.isArray(child)) trees.push(...flat(child));
    else if (typeof child === 'object' && child) trees.push(child);
    else if (child || child === 0) {
      trees.push({ tag: '#', key: null, props: {}, children: [], text: String(child) });
    }
  }
  return trees;
}

/** @type {WeakMap<Node, Tree[]>} */
const drawn = new WeakMap();

/** Makes the children of an element what the trees say; what stood there before the first time is gone.
 * @param {Element} parent @param {Child[]} children */
export function render(parent, children) {
  if (!drawn.has(parent)) parent.replaceChildren();
  place(parent, flat(children));
}

/** @param {Element} parent @param {Tree[]} next */
function place(parent, next) {
  const before = named(drawn.get(parent) ?? []);
  const after = named(next);
  for (const [name, tree] of before) {
    if (!after.has(name)) discard(tree);
  }
  let cursor = parent.firstChild;
  for (const [name, tree] of after) {
    const old = before.get(name);
    const node = old ? update(old, tree) : create(tree, parent);
    if (node === cursor) cursor = node.nextSibling;
    else parent.insertBefore(node, cursor);
    // Only what is in the document has a size and takes the focus.
    if (!old && tree.props.enter) tree.leave = tree.props.enter(node);
  }
  drawn.set(parent, next);
}

/** Siblings by key, or by how many of their kind came before.
 * @param {Tree[]} trees */
function named(trees) {
  /** @type {Map<string, Tree>} */
  const result = new Map();
  /** @type {Record<string, number>} */
  const counts = {};
  for (const tree of trees) {
    const name = tree.key === null
      ? `${tree.tag}#${counts[tree.tag] = (counts[tree.tag] ?? 0) + 1}`
      : `${tree.tag}=${tree.key}`;
    result.set(name, tree);
  }
  return result;
}

const svgTags = new Set(['svg', 'path', 'g', 'line', 'circle', 'rect', 'text', 'polyline']);

/** @param {Tree} tree @param {Element} parent @returns {Node} */
function create(tree, parent) {
  if (tree.text !== undefined) {
    tree.node = document.createTextNode(tree.text);
    return tree.node;
  }
  const isDrawing = svgTags.has(tree.tag)
    && (tree.tag === 'svg' || parent.namespaceURI === 'http://www.w3.org/2000/svg');
  const element = isDrawing
    ? document.createElementNS('http://www.w3.org/2000/svg', tree.tag)
    : document.createElement(tree.tag);
  tree.node = element;
  // A select takes its value only once its options are there.
  place(element, tree.children);
  for (const [name, value] of Object.entries(tree.props)) set(element, name, value, undefined);
  return element;
}

/** @param {Tree} old @param {Tree} tree @returns {Node} */
function update(old, tree) {
  const node = /** @type {Node} */ (old.node);
  tree.node = node;
  tree.leave = old.leave;
  if (tree.text !== undefined) {
    if (tree.text !== old.text) node.nodeValue = tree.text;
    return node;
  }
  const element = /** @type {Element} */ (node);
  place(element, tree.children);
  for (const name of Object.keys(old.props)) {
    if (!(name in tree.props)) set(element, name, undefined, old.props[name]);
  }
  for (const [name, value] of Object.entries(tree.props)) set(element, name, value, old.props[name]);
  return node;
}

/** @param {Tree} tree */
function discard(tree) {
  const node = tree.node;
  if (node) for (const child of drawn.get(node) ?? []) leave(child);
  tree.leave?.();
  node?.parentNode?.removeChild(node);
}

/** @param {Tree} tree */
function leave(tree) {
  if (tree.node) for (const child of drawn.get(tree.node) ?? []) leave(child);
  tree.leave?.();
}

const properties = new Set(['value', 'checked', 'selected', 'disabled', 'indeterminate', 'open', 'hidden']);

/** @param {Element} element @param {string} name @param {any} value @param {any} old */
function set(element, name, value, old) {
  if (name === 'enter') return;
  const target = /** @type {any} */ (element);
  if (name === 'style') return style(target, value ?? {}, old ?? {});
  if (name.startsWith('on')) {
    target[name] = value ?? null;
  } else if (properties.has(name)) {
    // What a person is typing stands until the value itself changes.
    if (name === 'value' && value === old && element === document.activeElement) return;
    if (target[name] !== value) target[name] = value ?? (name === 'value' ? '' : false);
  } else if (value !== old) {
    if (value === undefined || value === null || value === false && !name.startsWith('aria-')) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true && !name.startsWith('aria-') ? '' : String(value));
    }
  }
}

/** @param {HTMLElement} element @param {Record<string, any>} value @param {Record<string, any>} old */
function style(element, value, old) {
  for (const name of Object.keys(old)) {
    if (!(name in value)) element.style.removeProperty(name);
  }
  for (const [name, part] of Object.entries(value)) {
    if (part !== old[name]) element.style.setProperty(name, String(part));
  }
}

/** Which way an arrow key goes along a row; 0 for other keys.
 * @param {KeyboardEvent} event */
export const arrowStep = (event) => event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
