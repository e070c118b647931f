// What the server tells by itself.

import { adopt, loadCatalog, loadScene, notify, playEntry } from './actions.js';

/** @param {App} app */
export function listen(app) {
  const source = new EventSource(app.api.address('events'));
  /** @param {string} name @param {(data: any) => void} heard */
  const on = (name, heard) => source.addEventListener(name, (event) => {
    heard(JSON.parse(/** @type {MessageEvent} */ (event).data));
  });
  source.onopen = () => app.show({ isOffline: false });
  source.onerror = () => app.show({ isOffline: true });
  on('state', ({ revision }) => { if (!(revision <= app.state.revision)) void refresh(app); });
  on('time', ({ revision, seconds, speed }) => {
    // It may come before the answer to what set the clock going, or after that to what stopped it.
    if (revision < app.state.revision) return;
    app.clockRevision = revision;
    Object.assign(app.state.clock, { seconds, speed });
    app.stateAt = performance.now();
  });
  on('building', ({ phase }) => app.show({ building: { phase } }));
  on('rebuilt', ({ milliseconds }) => {
    app.show({ building: null, flash: Math.round(milliseconds) });
    setTimeout(() => app.show({ flash: 0 }), 2500);
    void reload(app);
  });
  on('failed', () => { app.show({ building: null }); void refresh(app); });
  on('entry', ({ placement, index }) => {
    void refresh(app);
    // A first entry has none before it, and only what is seen and lives is animated.
    const isSeen = app.scene?.placements.some((each) => each.id === placement);
    if (index > 0 && isSeen && app.state.clock.speed !== 0) void playEntry(app, placement);
  });
  for (const name of ['reload', 'denied', 'interaction', 'push']) on(name, () => forget(app));
  on('fault', ({ detail, name }) => { forget(app); notify(app, 'error', detail ?? name ?? 'the widget failed'); });
  on('notice', ({ kind, text, url }) => notify(app, kind === 'crash' ? 'error' : kind, text, url));
  on('bye', () => { source.close(); app.show({ isOffline: true }); });
}

/** @param {App} app */
async function refresh(app) {
  try {
    forget(app);
    adopt(app, await app.api.get('state'));
  } catch {
    app.show({ isOffline: true });
  }
}

/** A new build may have other widgets.
 * @param {App} app */
async function reload(app) {
  app.builds += 1;
  await loadCatalog(app);
  await refresh(app);
  void loadScene(app);
}

let version = 0;
/** @param {App} app */
function forget(app) {
  version += 1;
  app.draw();
}
/** Grows with what was told of timelines. */
export const told = () => version;
