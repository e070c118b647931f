// The left panel: what is shown, and how the person of the device has set it.

import { h } from '../base/dom.js';
import { icon, iconButton } from '../base/icons.js';
import { change, dismissActivity, notify, send, visitDevice } from '../model/actions.js';
import { activityName, familyTitle, localeTitle, sentence, typeSizeTitle } from '../base/words.js';
import { picker, section, segments, steps, toggle } from './fields.js';
import { configurationForm } from './configuration.js';

/** @param {App} app */
export function leftPanel(app) {
  const chosen = app.selected;
  const widgets = app.catalog.widgets.filter((each) => each.configuration !== 'activity');
  const hasSettings = chosen && (app.widget(chosen.kind)?.parameters.length ?? 0) > 0;
  return h('aside', { class: 'panel is-left', 'aria-label': 'Widgets and settings', tabindex: '-1' },
    h('div', { class: 'panel-head' }, h('span', null, 'Settings'), iconButton('close', 'Close the panel', () => app.show({ left: false }))),
    widgets.length > 0 && section(app, 'Widgets', widgets.map((each) => widgetRow(app, each))),
    hasSettings && section(app, `Configure ${chosen.name}`, configurationForm(app, chosen)),
    activities(app),
    section(app, 'Device', deviceFields(app)),
    section(app, 'Appearance', appearanceFields(app)),
    section(app, 'Text and language', textFields(app)),
    section(app, 'More', h('div', { class: 'buttons' },
      h('button', { type: 'button', class: 'button', onclick: () => app.show({ dialog: 'push' }) }, icon('push'), 'Send a push …'),
      h('button', { type: 'button', class: 'button narrow-only', onclick: () => app.show({ dialog: 'keys' }) }, icon('help'), 'Keys'))));
}

/** @param {App} app @param {WidgetInfo} widget */
function widgetRow(app, widget) {
  const here = widget.places[app.state.place] ?? [];
  const placed = app.state.placements.filter((each) => each.kind === widget.kind && each.place === app.state.place);
  return h('div', { key: widget.kind, class: 'widget-row' },
    h('p', { class: 'widget-name' }, widget.name),
    here.length === 0
      ? h('p', { class: 'hint' }, `Not offered on the ${app.place.title}`)
      : h('div', { class: 'chips', role: 'group', 'aria-label': `${widget.name}: sizes` },
        here.map((family) => familyChip(app, widget, family, placed))));
}

/** A size: shows the placement that has it, else adds one.
 * @param {App} app @param {WidgetInfo} widget @param {string} family @param {Placement[]} placed */
function familyChip(app, widget, family, placed) {
  const own = placed.find((each) => each.family === family);
  const isSelected = Boolean(own) && app.selected?.id === own?.id;
  return h('button', {
    key: family, type: 'button', class: `chip${own ? ' is-placed' : ''}`, 'aria-pressed': isSelected,
    title: own ? 'Placed: select it' : 'Add it here',
    onclick: () => own
      ? change(app, { selection: own.id, ...own.slot.page !== undefined && { page: own.slot.page } })
      : send(app, 'placements', { kind: widget.kind, family, place: app.state.place }),
  }, !own && icon('plus'), familyTitle(family));
}

/** @param {App} app */
function activities(app) {
  const kinds = app.catalog.widgets.filter((each) => each.configuration === 'activity');
  if (kinds.length === 0) return null;
  return section(app, 'Live Activities',
    kinds.map((each) => h('button', { key: each.kind, type: 'button', class: 'button', onclick: () => send(app, 'activities', { kind: each.kind }) }, icon('plus'), `Start ${activityName(each.name)}`)),
    app.state.activities.map((each) => h('div', { key: each.id, class: 'widget-row' },
      h('p', { class: 'widget-name' }, activityName(each.name), h('span', { class: 'hint' }, each.isEnded ? ' ended' : each.isStale ? ' stale' : ' running')),
      h('div', { class: 'chips' },
        activityStates(app, each),
        !each.isEnded && h('button', { type: 'button', class: 'chip', onclick: () => send(app, `activities/${each.id}`, { event: 'end' }) }, 'End'),
        h('button', { type: 'button', class: 'chip', onclick: () => dismissActivity(app, each.id) }, 'Dismiss')))));
}

/** Content states of the previews: one press shows one.
 * @param {App} app @param {Activity} activity */
function activityStates(app, activity) {
  const answer = app.once(`states-${activity.kind}`, () => app.api.get('activities/states', { kind: activity.kind }));
  if (activity.isEnded) return null;
  return (answer?.states ?? []).map((/** @type {{ name: string, contentState: unknown }} */ each, /** @type {number} */ index) => h('button', {
    key: index, type: 'button', class: 'chip',
    onclick: () => send(app, `activities/${activity.id}`, { event: 'update', contentState: each.contentState }),
  }, each.name));
}

/** @param {App} app */
function deviceFields(app) {
  const { state, catalog } = app;
  const devices = catalog.devices.map((each) => ({ value: each.id, title: each.name }));
  return [
    picker('Device', devices, state.device, (device) => visitDevice(app, device)),
    picker('OS version', app.device.systems.map((each) => ({ value: String(each), title: String(each) })), String(state.os), (os) => change(app, { os: Number(os) })),
    app.device.platform === 'iPad' && segments('Orientation', [{ value: '', title: 'Portrait' }, { value: 'yes', title: 'Landscape' }], state.isLandscape ? 'yes' : '', (value) => change(app, { isLandscape: value === 'yes' })),
    app.device.platform === 'watch' && picker('Face', catalog.faces.map((each) => ({ value: each.id, title: each.title })), state.settings.face, (face) => change(app, { face })),
  ];
}

/** Tints to begin with: the system's own, and four that people choose. */
const tints = ['#0A84FF', '#30D158', '#FF9F0A', '#FF375F', '#BF5AF2'];

/** @param {App} app */
function appearanceFields(app) {
  const { settings } = app.state;
  const tint = settings.tint?.toUpperCase() ?? null;
  return [
    segments('Appearance', app.catalog.appearances.map((each) => ({ value: each, title: sentence(each) })), settings.appearance, (appearance) => change(app, { appearance })),
    h('div', { class: 'field' }, h('span', { class: 'label', id: 'tint-label' }, 'Tint'),
      h('div', { class: 'swatches', role: 'group', 'aria-labelledby': 'tint-label' },
        h('button', { type: 'button', class: 'swatch is-none', 'aria-label': 'No tint of its own', title: 'None', 'aria-pressed': tint === null, onclick: () => change(app, { tint: null }) }),
        tints.map((each) => h('button', { key: each, type: 'button', class: 'swatch', 'aria-label': `Tint ${each}`, title: each, 'aria-pressed': tint === each, style: { '--color': each }, onclick: () => change(app, { tint: each }) })),
        h('label', { class: 'swatch is-own', title: 'Another color', style: { '--color': tint ?? '#888888' } },
          h('span', { class: 'hidden' }, 'Another tint'),
          h('input', { type: 'color', value: tint?.toLowerCase() ?? '#888888', onchange: (event) => change(app, { tint: event.target.value.toUpperCase() }) })))),
    picker('Wallpaper', wallpapers(app), settings.wallpaper, (wallpaper) => change(app, { wallpaper })),
    h('label', { class: 'button is-file' }, icon('picture'), 'Own picture …',
      h('input', { type: 'file', class: 'hidden', accept: 'image/png,image/jpeg', onchange: (event) => ownWallpaper(app, event) })),
    toggle('Increased contrast', settings.contrast === 'increased', (isOn) => change(app, { contrast: isOn ? 'increased' : 'standard' })),
  ];
}

/** @param {App} app */
function wallpapers(app) {
  const known = app.catalog.wallpapers.map((each) => ({ value: each.id, title: sentence(each.id) }));
  const isOwn = app.state.settings.wallpaper === 'own';
  return [...known, { value: 'none', title: 'None' }, ...isOwn ? [{ value: 'own', title: 'Own picture' }] : []];
}

/** @param {App} app @param {any} event */
async function ownWallpaper(app, event) {
  const input = event.target;
  const file = input.files?.[0];
  if (!file) return;
  const answer = await send(app, 'wallpaper', file);
  if (answer) await change(app, { wallpaper: 'own' });
  if (answer) notify(app, 'note', `${file.name} is the wallpaper`);
  input.value = '';
}

/** @param {App} app */
function textFields(app) {
  const { settings } = app.state;
  const { catalog } = app;
  const locales = [...catalog.locales].sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
  return [
    steps('Type size', catalog.typeSizes, settings.typeSize, typeSizeTitle, (typeSize) => change(app, { typeSize })),
    picker('Language', locales.map((each) => ({ value: each.id, title: `${localeTitle(each.id)}${each.isOwn ? ' ●' : ''}` })), settings.locale, (locale) => change(app, { locale })),
    segments('Direction', [{ value: '', title: 'Own' }, { value: 'ltr', title: 'Left' }, { value: 'rtl', title: 'Right' }], settings.direction ?? '', (value) => change(app, { direction: value || null })),
    picker('Time zone', catalog.timeZones.map((each) => ({ value: each, title: each })), settings.timeZone, (timeZone) => change(app, { timeZone })),
    catalog.redactions.map((each) => toggle(each === 'privacy' ? 'Hide private content' : sentence(each), settings.redaction.includes(each), (isOn) =>
      change(app, { redaction: isOn ? [...settings.redaction, each] : settings.redaction.filter((one) => one !== each) }))),
  ];
}
