// Opens the page: takes the token from the address, the state from its fragment or from the server.

import { bar } from './components/bar.js';
import { dialogs } from './components/dialogs.js';
import { everywhere } from './components/everywhere.js';
import { leftPanel } from './components/left-panel.js';
import { menu } from './components/menu.js';
import { messages } from './components/messages.js';
import { rightPanel } from './components/right-panel.js';
import { stage } from './components/stage.js';
import { time } from './components/time.js';
import { h } from './base/dom.js';
import { adopt, loadScene, send } from './model/actions.js';
import { readAddress } from './model/address.js';
import { App } from './model/app.js';
import { listen } from './model/events.js';
import { listenToKeys } from './model/keys.js';

/** @param {App} app */
function page(app) {
  const { ui } = app;
  if (!app.state) return [h('p', { class: 'opening', role: 'status' }, ui.hasBroken ?? 'Opening …')];
  const isEverywhere = ui.view === 'everywhere';
  const panels = [
    ui.isAlone ? 'is-alone' : '', ui.left ? 'has-left' : '', ui.right ? 'has-right' : '',
    isEverywhere ? 'is-everywhere' : '',
  ].filter(Boolean).join(' ');
  return [
    h('div', { class: `room ${panels}` },
      bar(app),
      isEverywhere ? everywhere(app) : stage(app),
      !isEverywhere && !ui.isAlone && ui.left && leftPanel(app),
      !isEverywhere && !ui.isAlone && ui.right && rightPanel(app),
      !isEverywhere && !ui.isAlone && time(app)),
    messages(app), dialogs(app), menu(app),
  ];
}

async function open() {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const root = /** @type {HTMLElement} */ (document.getElementById('page'));
  const app = new App(root, token, page);
  try {
    app.catalog = await app.api.get('catalog');
    let state = null;
    const { permalink, view } = readAddress(app, location.hash);
    Object.assign(app.ui, view);
    if (permalink) {
      // An address of another widget or an older page still opens: as the server stands.
      const answer = await app.api.post('restore', { permalink }).catch(() => null);
      state = answer?.state ?? answer;
    }
    adopt(app, state?.revision ? state : await app.api.get('state'));
  } catch (error) {
    app.show({ hasBroken: `This page could not open: ${/** @type {Error} */ (error).message}.` });
    return;
  }
  document.title = `${app.state.source.name} – Vitrine`;
  listen(app);
  listenToKeys(app);
  let isNarrow = innerWidth < 900;
  addEventListener('resize', () => {
    // Panels that stood at the sides would be sheets over the device.
    if (!isNarrow && innerWidth < 900) app.show({ left: false, right: false });
    isNarrow = innerWidth < 900;
    app.draw();
  });
  // An address that is put into an open page changes only its fragment.
  addEventListener('hashchange', () => {
    const { permalink, view } = readAddress(app, location.hash);
    app.show(view);
    void send(app, 'restore', { permalink });
  });
  // The clock and what moves with it.
  setInterval(() => { if (app.state.clock.speed !== 0) app.draw(); }, 250);
  setInterval(() => {
    const moves = app.scene?.placements.some((each) => each.isDynamic) ?? false;
    if (app.state.clock.speed !== 0 && moves && !document.hidden) void loadScene(app);
  }, 1000);
  // For the browser's console, and for tests.
  Object.assign(window, { vitrine: Object.assign(app, { send: send.bind(null, app) }) });
}

void open();
