// Moving a placement without dragging: keys, and the entries of its menu.

import { change, remove, send } from '../model/actions.js';
import { turn } from './stack.js';

const steps = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
});

/** @param {App} app @param {ScenePlacement} shown @param {any} event */
export function moveByKey(app, shown, event) {
  const step = steps[event.key];
  const isHandled = () => { event.preventDefault(); event.stopPropagation(); };
  if (event.key === 'm' || event.key === 'ContextMenu') {
    isHandled();
    const box = event.currentTarget.getBoundingClientRect();
    app.show({ menu: { id: shown.id, x: box.left + box.width / 2, y: box.top + box.height / 2 } });
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    isHandled();
    void remove(app, shown.id);
  } else if (step && app.state.isEditing) {
    isHandled();
    void move(app, shown, step[0], step[1]);
  } else if (step && step[1] !== 0 && shown.stack) {
    isHandled();
    void turn(app, shown.id, step[1]);
  }
}

/** By cells on a grid, by one place in slots and lists.
 * @param {App} app @param {ScenePlacement} shown @param {number} across @param {number} down */
export async function move(app, shown, across, down) {
  const grid = app.scene?.grid;
  if (!grid || !shown.cells) {
    const slot = app.state.placements.find((each) => each.id === shown.id)?.slot;
    const index = Math.max(0, (slot?.index ?? 0) + (across || down));
    return send(app, `placements/${shown.id}`, { index });
  }
  const { columns, rows } = shown.cells;
  const [column, row] = [shown.cells.column + across * columns, shown.cells.row + down * rows];
  if (column < 0 || column + columns > grid.columns) {
    const page = shown.page + across;
    if (page < 0) return null;
    const answer = await send(app, `placements/${shown.id}`, { page, column: across > 0 ? 0 : grid.columns - columns, row: shown.cells.row });
    if (answer) await change(app, { page });
    return answer;
  }
  if (row < 0 || row + rows > grid.rows) return null;
  return send(app, `placements/${shown.id}`, { page: shown.page, column, row });
}
