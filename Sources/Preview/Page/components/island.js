// The Dynamic Island and Live Activities: a tap opens the app, a long press expands.

import { h } from '../base/dom.js';
import { change, later, notify, selectRegion } from '../model/actions.js';
import { outline } from './outline.js';

/** How far the expanded island's corner bends, points; the pill's are half its height. */
const pillLimit = 60;

/** @param {App} app @param {Scene} scene @param {number} zoom */
export function island(app, scene, zoom) {
  const activities = scene.activities;
  const around = scene.island;
  if (!around || app.state.place !== 'dynamic-island') return null;
  const inside = activities.filter((each) => each.region !== 'lockScreen');
  const isExpanded = inside.some((each) => each.region === 'expanded');
  const radius = isExpanded ? inside.find((each) => each.region === 'expanded')?.cornerRadius ?? 44 : around.height / 2;
  const px = (/** @type {number} */ value) => `${value * zoom}px`;
  return [
    h('div', {
      key: 'island', class: `island${isExpanded ? ' is-expanded' : ''}`, role: 'group', 'aria-label': 'Dynamic Island',
      style: { left: px(around.x), top: px(around.y), width: px(around.width), height: px(around.height), 'border-radius': px(Math.min(radius, pillLimit)) },
      enter: (element) => hold(app, element),
    },
      inside.map((each) => h('img', {
        key: `${each.id}-${each.region}`, class: 'island-part', alt: '', src: app.api.picture(each.picture), draggable: 'false',
        style: {
          left: px(each.frame.x - around.x), top: px(each.frame.y - around.y), width: px(each.frame.width), height: px(each.frame.height),
        },
      })),
      h('button', {
        type: 'button', class: 'island-button', 'aria-expanded': isExpanded,
        'aria-label': inside.length === 0 ? 'Dynamic Island' : `${app.state.activities[0]?.name ?? 'Live Activity'}: ${isExpanded ? 'collapse' : 'expand'}`,
        onclick: (event) => tapped(app, scene, event, zoom),
        onkeydown: (event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          toggle(app);
        },
      })),
    inside.map((each) => looked(app, each, zoom)),
  ];
}

/** A region that can be pointed at, and what the inspector draws over it.
 * @param {App} app @param {SceneActivity} each @param {number} zoom */
function looked(app, each, zoom) {
  const key = `${each.id}-${each.region}`;
  const isSubject = app.subject?.key === key;
  if (!isSubject && !app.ui.isPointing) return null;
  return h('div', {
    key: `looked-${key}`, class: `looked${app.ui.isPointing ? ' is-pointed' : ''}`, 'aria-hidden': 'true',
    style: {
      left: `${each.frame.x * zoom}px`, top: `${each.frame.y * zoom}px`, width: `${each.frame.width * zoom}px`, height: `${each.frame.height * zoom}px`,
      '--radius': `${Math.min(each.cornerRadius, each.frame.height / 2) * zoom}px`,
    },
    onpointerenter: () => selectRegion(app, key),
  }, isSubject && outline(app, each, zoom));
}

/** @param {App} app */
function toggle(app) {
  void change(app, { mode: app.state.mode === 'expanded' ? 'compact' : 'expanded' });
}

/** @param {App} app @param {Scene} scene @param {any} event @param {number} zoom */
async function tapped(app, scene, event, zoom) {
  const frame = event.currentTarget.getBoundingClientRect();
  const around = scene.island;
  const at = { x: (event.clientX - frame.left) / zoom, y: (event.clientY - frame.top) / zoom };
  const hit = around && scene.activities.find((each) =>
    at.x >= each.frame.x - around.x && at.x <= each.frame.x - around.x + each.frame.width
    && at.y >= each.frame.y - around.y && at.y <= each.frame.y - around.y + each.frame.height);
  if (!hit || !around) return toggle(app);
  try {
    await app.api.post(`activities/${hit.id}/tap`, {
      region: hit.region, x: at.x - hit.frame.x + around.x, y: at.y - hit.frame.y + around.y,
    });
  } catch (error) {
    notify(app, 'error', /** @type {Error} */ (error).message);
  }
}

/** A press that is held expands it, as on the device.
 * @param {App} app @param {HTMLElement} element */
function hold(app, element) {
  let timer = 0;
  const swallow = (/** @type {Event} */ event) => { event.stopPropagation(); };
  element.addEventListener('pointerdown', () => {
    element.classList.add('is-pressed');
    timer = window.setTimeout(() => {
      element.addEventListener('click', swallow, { capture: true, once: true });
      void later(700).then(() => element.removeEventListener('click', swallow, { capture: true }));
      element.classList.remove('is-pressed');
      toggle(app);
    }, 450);
  });
  for (const name of ['pointerup', 'pointerleave', 'pointercancel']) {
    element.addEventListener(name, () => { clearTimeout(timer); element.classList.remove('is-pressed'); });
  }
}

/** Live Activities of the Lock Screen.
 * @param {App} app @param {Scene} scene @param {number} zoom */
export function lockScreenActivities(app, scene, zoom) {
  return scene.activities.filter((each) => each.region === 'lockScreen').map((each) => [h('button', {
    key: `activity-${each.id}`, type: 'button', class: 'activity', 'aria-label': `Live Activity ${app.state.activities.find((one) => one.id === each.id)?.name ?? ''}`,
    style: {
      left: `${each.frame.x * zoom}px`, top: `${each.frame.y * zoom}px`, width: `${each.frame.width * zoom}px`, height: `${each.frame.height * zoom}px`,
      'border-radius': `${each.cornerRadius * zoom}px`,
    },
    onfocus: () => selectRegion(app, `${each.id}-${each.region}`),
    onclick: async (event) => {
      const box = event.currentTarget.getBoundingClientRect();
      await app.api.post(`activities/${each.id}/tap`, {
        region: each.region, x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom,
      }).catch((error) => notify(app, 'error', error.message));
    },
  }, each.picture && h('img', { alt: '', src: app.api.picture(each.picture), draggable: 'false' })), looked(app, each, zoom)]);
}
