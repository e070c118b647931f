// The stage: the device in the middle of a calm ground.

import { h } from '../base/dom.js';
import { icon, iconButton } from '../base/icons.js';
import { change, loadScene, send, wantScale } from '../model/actions.js';
import { activityName } from '../base/words.js';
import { buildMessage } from './build-message.js';
import { dragGhost, dropMarks } from './drag.js';
import { island, lockScreenActivities } from './island.js';
import { placedWidget } from './widget.js';
import { follow } from './gestures.js';

/** What surrounds the device on a wide page: panels stand over the ground, so that nothing moves when one opens. */
const panelWidth = { left: 272, right: 328 };

/** @param {App} app */
export function stage(app) {
  const scene = app.scene;
  const zoom = scene ? fit(app, scene) : 1;
  if (scene && wantScale(zoom * devicePixelRatio)) void loadScene(app);
  return h('main', { class: `stage${app.state.build.state === 'failed' ? ' has-failed' : ''}`, 'aria-label': 'The device' },
    h('div', { class: 'progress', hidden: !app.ui.building && app.state.build.state !== 'building', role: 'status', 'aria-label': app.ui.building?.phase ?? 'Compiling' }),
    h('div', { class: 'stage-bar' }, modes(app), tools(app)),
    h('div', { class: 'stage-middle' }, scene && device(app, scene, zoom)),
    caption(app),
    buildMessage(app));
}

/** How large a point is on this page.
 * @param {App} app @param {Scene} scene */
function fit(app, scene) {
  const isWide = innerWidth >= 900;
  // The device stands in the middle of the page: the wider panel decides on both sides.
  const sides = isWide && !app.ui.isAlone ? 2 * Math.max(panelWidth.left, panelWidth.right) : 0;
  const bezel = 2 * (scene.bezel ?? 0);
  const width = Math.max(200, innerWidth - sides - (isWide ? 64 : 24));
  const rows = (isWide ? 52 : 92) + (app.ui.isAlone ? 0 : 104);
  const height = Math.max(200, innerHeight - rows - (isWide ? 104 : 96));
  return Math.min(width / (scene.size.width + bezel), height / (scene.size.height + bezel), 3);
}

/** @param {App} app */
function modes(app) {
  const modes = app.place.modes.filter((mode) => mode.since <= app.state.os);
  return h('div', { class: 'segments', role: 'group', 'aria-label': 'Mode', hidden: modes.length < 2 },
    modes.map((mode) => h('button', {
      key: mode.id, type: 'button', 'aria-pressed': mode.id === app.state.mode, title: mode.summary,
      onclick: () => change(app, { mode: mode.id }),
    }, mode.title)));
}

/** @param {App} app */
function tools(app) {
  const { state, ui } = app;
  return h('div', { class: 'tools', role: 'group', 'aria-label': 'Tools' },
    app.place.canReorder && h('button', {
      type: 'button', class: 'button', 'aria-pressed': state.isEditing, title: 'Move and remove widgets (e)',
      onclick: () => change(app, { isEditing: !state.isEditing }),
    }, state.isEditing ? 'Done' : 'Edit'),
    app.device.platform === 'iPad' && iconButton('rotate', 'Rotate (r)', () => change(app, { isLandscape: !state.isLandscape }), { 'aria-pressed': state.isLandscape }),
    iconButton(state.settings.appearance === 'dark' ? 'moon' : 'sun', 'Dark appearance (d)', () => change(app, { appearance: state.settings.appearance === 'dark' ? 'light' : 'dark' }), { 'aria-pressed': state.settings.appearance === 'dark' }),
    iconButton('point', 'Point at views (i)', () => app.show({ isPointing: !ui.isPointing, right: innerWidth >= 900 || ui.right, tab: 'inspect', hovered: null }), { 'aria-pressed': ui.isPointing }));
}

/** @param {App} app @param {Scene} scene @param {number} zoom */
function device(app, scene, zoom) {
  const { state, ui } = app;
  const bezel = scene.bezel ?? 0;
  const kind = app.device.platform.toLowerCase();
  const side = (/** @type {number} */ points) => `${points * zoom}px`;
  const isSettling = ui.drag ? ' is-dragging' : '';
  // A picture stands until the next one is there: not that of a screen with other sides.
  const shape = `${scene.size.width} ${scene.size.height}`;
  return h('div', {
    key: `${state.device}`, class: `device is-${kind} is-at-${state.place}${state.isEditing ? ' is-editing' : ''}${ui.isPointing ? ' is-pointing' : ''}${isSettling}`,
    style: {
      width: side(scene.size.width + 2 * bezel), height: side(scene.size.height + 2 * bezel), padding: side(bezel),
      'border-radius': side(scene.cornerRadius + (scene.cornerRadius > 0 || bezel > 0 ? bezel : 0)),
      '--ink': scene.inkIsDark ? '#1c1c1e' : '#ffffff', '--accent-app': app.catalog.app.accent ?? '#0a84ff',
    },
  },
    kind === 'watch' && crown(app, scene),
    h('div', {
      class: 'screen', style: { 'border-radius': side(scene.cornerRadius) },
      enter: (element) => follow(app, element),
    },
      scene.background && h('img', { key: `back ${shape}`, class: 'backdrop', alt: '', src: app.api.picture(scene.background), draggable: 'false' }),
      ground(app),
      pages(app, scene, zoom),
      scene.island && island(app, scene, zoom),
      scene.foreground && h('img', { key: `front ${shape}`, class: 'backdrop is-above', alt: '', src: app.api.picture(scene.foreground), draggable: 'false' }),
      pageDots(app, scene),
      scene.placements.length === 0 && scene.activities.length === 0 && empty(app),
      dragGhost(app, scene, zoom)));
}

/** What a click beside the widgets does: the Mac's wallpaper lets widgets come forward or recede.
 * @param {App} app */
function ground(app) {
  if (app.state.place !== 'mac-desktop') return null;
  const isReceded = app.state.mode === 'receded';
  return h('button', {
    type: 'button', class: 'ground', 'aria-label': isReceded ? 'Wallpaper: bring widgets forward' : 'Wallpaper: let widgets recede',
    onclick: () => change(app, { mode: isReceded ? 'front' : 'receded' }),
  });
}

/** @param {App} app @param {Scene} scene @param {number} zoom */
function pages(app, scene, zoom) {
  const { swipe, scroll } = app.ui;
  const page = scene.grid?.page ?? app.state.page;
  const across = (swipe?.isHorizontal ? swipe.offset : 0) - page * scene.size.width * zoom;
  const members = scene.placements.filter(isShown(app));
  const shape = `${scene.size.width} ${scene.size.height}`;
  return h('div', {
    class: `pages${swipe?.isHorizontal ? ' is-held' : ''}`,
    style: { transform: `translate(${across}px, ${-scroll * zoom}px)` },
  },
    (scene.pageIcons ?? []).map((key, index) => h('img', {
      key: `icons ${index} ${shape}`, class: 'backdrop', alt: '', src: app.api.picture(key), draggable: 'false',
      style: { left: `${index * scene.size.width * zoom}px` },
    })),
    dropMarks(app, scene, zoom),
    lockScreenActivities(app, scene, zoom),
    members.map((each) => placedWidget(app, scene, each, zoom)));
}

/** Of a stack its top is shown, and beside it what a swipe brings.
 * @param {App} app */
function isShown(app) {
  const tops = new Map(app.state.placements.map((each) => [each.id, each.isTop]));
  return (/** @type {ScenePlacement} */ each) =>
    each.stack === null || (tops.get(each.id) ?? each.isTop ?? true);
}

/** @param {App} app @param {Scene} scene */
function pageDots(app, scene) {
  const count = scene.grid?.pages ?? 1;
  if (!scene.grid || count < 2) return null;
  return h('div', { class: 'dots', role: 'group', 'aria-label': 'Pages' },
    Array.from({ length: count }, (_, index) => h('button', {
      key: index, type: 'button', 'aria-label': `Page ${index + 1}`, 'aria-pressed': index === scene.grid?.page,
      onclick: () => change(app, { page: index }),
    })));
}

/** @param {App} app */
function empty(app) {
  const { widgets } = app.catalog;
  const { regions, showsActivities } = app.mode;
  const offers = regions.length === 0 && widgets.some((widget) => widget.configuration !== 'activity' && widget.places[app.state.place]?.length);
  const activity = showsActivities && widgets.find((widget) => widget.configuration === 'activity');
  return h('div', { class: 'empty' },
    h('p', null, offers || activity ? 'Nothing is placed here yet.' : `No widget of ${app.state.source.name} is offered here.`),
    !offers && !activity && missing(app),
    activity && h('button', { type: 'button', class: 'button', onclick: () => send(app, 'activities', { kind: activity.kind }) }, icon('plus'), `Start ${activityName(activity.name)}`),
    offers && h('button', { type: 'button', class: 'button is-main', onclick: () => app.show({ dialog: 'gallery' }) }, icon('plus'), 'Add a widget'));
}

/** What a widget would have to support to be offered here.
 * @param {App} app */
function missing(app) {
  const all = app.place.families[app.state.platform] ?? [];
  const families = all.filter((each) => !/^(activity|island|control)/.test(each));
  return [
    families.length > 0 && h('p', { class: 'hint' }, 'supportedFamilies would need ', families.map((each, index) => [index > 0 && ' or ', h('code', null, `.${each}`)])),
    all.some((each) => each.startsWith('control')) && h('p', { class: 'hint' }, 'A control is a ', h('code', null, 'ControlWidget')),
    app.mode.showsActivities && h('p', { class: 'hint' }, 'A Live Activity needs an ', h('code', null, 'ActivityConfiguration')),
  ];
}

const turns = /** @type {Record<string, number>} */ ({ ArrowDown: 40, ArrowUp: -40, PageDown: 120, PageUp: -120 });

/** The watch's crown; the wheel turns it as well.
 * @param {App} app @param {Scene} scene */
function crown(app, scene) {
  const limit = scrollLimit(scene);
  const turn = (/** @type {number} */ by) => app.show({ scroll: Math.max(0, Math.min(limit, app.ui.scroll + by)) });
  return h('div', {
    class: 'crown', role: 'slider', tabindex: '0', 'aria-label': 'Digital Crown', 'aria-valuemin': 0,
    'aria-valuemax': Math.round(limit), 'aria-valuenow': Math.round(app.ui.scroll), 'aria-orientation': 'vertical',
    onkeydown: (event) => {
      const by = turns[event.key];
      if (by) { event.preventDefault(); event.stopPropagation(); turn(by); }
    },
  });
}

/** How far a list goes on below the screen, points.
 * @param {Scene} scene */
export function scrollLimit(scene) {
  const bottom = Math.max(0, ...scene.placements.map((each) => each.frame.y + each.frame.height));
  return Math.max(0, bottom + 24 - scene.size.height);
}

/** @param {App} app */
function caption(app) {
  const { device, state, ui } = app;
  const look = [state.settings.appearance, state.settings.locale, state.settings.typeSize === 'large' ? null : state.settings.typeSize];
  return h('p', { class: 'caption' }, `${device.name} · OS ${state.os} · ${look.filter(Boolean).join(' · ')}`,
    h('span', { class: 'built', role: 'status' }, state.build.state === 'ready' && ui.flash > 0 && `built in ${ui.flash} ms`));
}
