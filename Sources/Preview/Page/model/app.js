// What the page knows, and the one way in which it is drawn again.

import { API } from '../base/api.js';
import { render } from '../base/dom.js';
import { activityName } from '../base/words.js';
import { remember } from './address.js';

export class App {
  /** @param {HTMLElement} root @param {string} token @param {(app: App) => Child[]} page */
  constructor(root, token, page) {
    this.root = root;
    this.api = new API(token);
    this.page = page;
    /** @type {State} */
    this.state = /** @type {any} */ (null);
    /** @type {Catalog} */
    this.catalog = /** @type {any} */ (null);
    /** @type {Scene | null} */
    this.scene = null;
    /** Values that a component has fetched, by a name that tells what they are for.
     * @type {Map<string, any>} */
    this.fetched = new Map();
    /** @type {UI} */
    this.ui = {
      view: 'place', filters: { appearance: 'light', kind: [], family: [], place: [] }, left: innerWidth >= 900, right: innerWidth >= 1200, isAlone: false, tab: 'inspect',
      dialog: null, menu: null, isPointing: false, hovered: null, chosen: null, region: null, marks: 'frames', drag: null,
      swipe: null, scroll: 0, lists: {}, pictures: {}, pending: {}, scrub: null, rulerStart: null, isNearRuler: false,
      notices: [], hasBroken: null, building: null, flash: 0, isOffline: false,
    };
    /** When the state came, to let the clock run on between two of them. */
    this.stateAt = performance.now();
    /** Of the last event that told the time: the rest of the state may be older. */
    this.clockRevision = 0;
    this.isDue = false;
    /** Changes of settings whose answers are on their way, in their order: shown as made.
     * @type {Set<Record<string, any>>} */
    this.anticipated = new Set();
    /** How often the sources were built: answers of the build before are asked for again. */
    this.builds = 0;
  }

  /** Draws in the next frame, however often it is called before. */
  draw() {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => this.drawNow());
  }

  drawNow() {
    this.isDue = false;
    render(this.root, this.page(this));
    if (this.state) remember(this);
  }

  /** Changes what only this page knows.
   * @param {Partial<UI>} change */
  show(change) {
    Object.assign(this.ui, change);
    this.draw();
  }

  // MARK: What is chosen

  get device() {
    return this.catalog.devices.find((each) => each.id === this.state.device) ?? this.catalog.devices[0];
  }

  get place() {
    return this.catalog.places.find((each) => each.id === this.state.place) ?? this.catalog.places[0];
  }

  get mode() {
    return this.place.modes.find((each) => each.id === this.state.mode) ?? this.place.modes[0];
  }

  /** The placement that the panels are about: the selected one where it is in this place, else the first. */
  get selected() {
    if (this.mode.regions.length > 0) return null;
    const here = this.state.placements.filter((each) => each.place === this.state.place && each.platform === this.state.platform);
    return here.find((each) => each.id === this.state.selection)
      ?? here.find((each) => each.isOnScreen && each.isTop) ?? here[0] ?? null;
  }

  /** What the inspector looks into: the region of a Live Activity that was chosen, else the selected placement, else
   * the first region that the place shows.
   * @returns {Subject | null} */
  get subject() {
    const regions = this.regions;
    const chosen = regions.find((each) => each.key === this.ui.region);
    const placement = this.selected;
    if (chosen || !placement) return chosen ?? regions[0] ?? null;
    return { key: placement.id, name: placement.name, family: placement.family, path: `placements/${placement.id}/inspect`, query: {} };
  }

  /** Regions of Live Activities on the stage.
   * @returns {Subject[]} */
  get regions() {
    if (this.scene?.place !== this.state.place) return [];
    return this.scene.activities.map(({ id, region, family }) => ({
      key: `${id}-${region}`, name: activityName(this.state.activities.find((each) => each.id === id)?.name ?? 'Live Activity'), family,
      path: `activities/${id}/inspect`, query: { region },
    }));
  }

  /** @param {string} id */
  placement(id) {
    return this.state.placements.find((each) => each.id === id);
  }

  /** @param {string} kind */
  widget(kind) {
    return this.catalog.widgets.find((each) => each.kind === kind) ?? null;
  }

  /** The moment shown, milliseconds: the clock runs on between two states. */
  get now() {
    const { seconds, speed } = this.state.clock;
    return (seconds + speed * (performance.now() - this.stateAt) / 1000) * 1000;
  }

  /** A value that is fetched once for a name, and drawn when it is there.
   * @param {string} name @param {() => Promise<any>} get */
  once(name, get) {
    name = `${name} ${this.builds}`;
    const found = this.fetched.get(name);
    if (found) return found.value;
    const entry = { value: /** @type {any} */ (undefined) };
    this.fetched.set(name, entry);
    get().then((value) => { entry.value = value; }, (error) => { entry.value = { error: String(error.message) }; })
      .finally(() => this.draw());
    return undefined;
  }

  /** A value that follows the revision; the last one is shown until the new one is there. Undefined: none came yet;
   * null: there is none.
   * @param {string} name @param {string | number} version @param {() => Promise<any>} get */
  following(name, version, get) {
    version = `${version} ${this.builds}`;
    const found = this.fetched.get(name) ?? { value: undefined, version: undefined, isBusy: false };
    this.fetched.set(name, found);
    if (found.version !== version && !found.isBusy) {
      found.isBusy = true;
      found.version = version;
      get().then((value) => { found.value = value ?? found.value ?? null; }, (error) => { found.value = { error: String(error.message) }; })
        .finally(() => { found.isBusy = false; this.draw(); });
    }
    return found.value;
  }
}
