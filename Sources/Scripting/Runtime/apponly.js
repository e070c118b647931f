// What only the app can do, said in words where a script asks for it; the script goes on.
(function (bridge, runtime) {
  "use strict";
  const { say } = runtime.personal;
  const { enumeration } = runtime;
  const { UIImage } = runtime.exports;

  // Every question has the answer of a page that has not loaded.
  class WebViewController {
    #agent = null;
    constructor() { say("'WebViewController' loads no page here: what it is asked gives nothing"); }
    getCustomUserAgent() { return this.#agent; }
    setCustomUserAgent(agent) { this.#agent = agent; return true; }
    canGoBack() { return false; }
    canGoForward() { return false; }
    goBack() { return false; }
    goForward() { return false; }
    reload() {}
    dismiss() {}
    dispose() {}
    async getAllCookies() { return []; }
    async getCookies() { return []; }
    async addScriptMessageHandler() {}
    async clearAllCookies() {}
    async present() {}
  }
  const given = (names, value) => {
    for (const name of names.split(" ")) {
      WebViewController.prototype[name] = async () => value;
    }
  };
  given("loadFile loadURL loadHTML loadData waitForLoad setCookie deleteCookie", false);
  given("getHTML evaluateJavaScript takeSnapshot", null);

  // MARK: Maps: what a script puts on it, on plain ground

  // Mercator's world is one unit wide.
  const flat = ({ latitude, longitude }) => {
    const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
    return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
  };
  const numeric = (value, other) => (Number.isFinite(Number(value)) ? Number(value) : other);
  const safe = (text) => String(text ?? "").slice(0, 200).replace(/[<>&"']/g, (c) => "&#" + c.charCodeAt(0) + ";");
  const metersOfADegree = 111320;
  // Colors by the system's names, as SVG has them (their light variants); others are CSS already.
  const named = { systemRed: "#ff3b30", systemOrange: "#ff9500", systemYellow: "#ffcc00", systemGreen: "#34c759",
    systemMint: "#00c7be", systemTeal: "#30b0c7", systemCyan: "#32ade6", systemBlue: "#007aff",
    systemIndigo: "#5856d6", systemPurple: "#af52de", systemPink: "#ff2d55", systemBrown: "#a2845e",
    systemGray: "#8e8e93", accentColor: "#007aff", label: "#000000" };
  const css = (color, other) => (typeof color === "string" ? named[color] ?? color : other);

  function projection({ region, camera, overlays, annotations }, size) {
    let center = region?.center ?? camera?.centerCoordinate;
    let degrees = numeric(region?.span?.longitudeDelta, numeric(camera?.distance, 5000) / metersOfADegree);
    const points = [...(annotations ?? []).map((one) => one.coordinate),
      ...(overlays ?? []).flatMap((one) => one.coordinates ?? [one.center])].filter(Boolean);
    if (!center && points.length > 0) {
      const of = (name) => points.map((one) => numeric(one[name], 0));
      const [south, north] = [Math.min(...of("latitude")), Math.max(...of("latitude"))];
      const [west, east] = [Math.min(...of("longitude")), Math.max(...of("longitude"))];
      center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
      // A marker at the edge is seen whole.
      degrees = 1.6 * Math.max(0.02, east - west, ((north - south) * size.width) / size.height);
    }
    const middle = flat(center ?? { latitude: 0, longitude: 0 });
    const scale = size.width / (Math.max(degrees, 1e-5) / 360);
    const place = (coordinate) => {
      const { x, y } = flat(coordinate ?? {});
      return { x: numeric((x - middle.x) * scale + size.width / 2, 0),
        y: numeric((y - middle.y) * scale + size.height / 2, 0) };
    };
    return { place, points: (meters) =>
      (meters / metersOfADegree / Math.cos(((center?.latitude ?? 0) * Math.PI) / 180) / 360) * scale };
  }
  function overlay(one, map) {
    const paint = 'stroke="' + safe(css(one.strokeColor, "#007aff")) + '" stroke-width="'
      + numeric(one.lineWidth, 2) + '" fill="' + (one.type === "polyline" ? "none"
      : safe(css(one.fillColor, "none"))) + '"';
    if (one.type === "circle") {
      const { x, y } = map.place(one.center);
      return '<circle cx="' + x + '" cy="' + y + '" r="' + numeric(map.points(one.radius), 0) + '" ' + paint + "/>";
    }
    const points = (one.coordinates ?? []).slice(0, 10000).map(map.place).map(({ x, y }) => x + "," + y).join(" ");
    return "<" + (one.type === "polygon" ? "polygon" : "polyline") + ' points="' + points + '" ' + paint + "/>";
  }
  function marker(one, map) {
    const { x, y } = map.place(one.coordinate);
    return '<circle cx="' + x + '" cy="' + y + '" r="9" fill="' + safe(css(one.tintColor, "#ff3b30"))
      + '" stroke="#ffffff" stroke-width="2"/>';
  }
  class MapSnapshot {
    #map;
    constructor(size, image, map) {
      this.size = size;
      this.image = image;
      this.#map = map;
    }
    point(coordinate) { return this.#map.place(coordinate); }
  }
  const side = (value, other) => Math.max(1, Math.min(numeric(value, other), 2000));
  const MapSnapshotter = {
    async take(options = {}) {
      say("'MapSnapshotter' has no streets here: it gives plain ground with what is put on it");
      const size = { width: side(options.size?.width, 300), height: side(options.size?.height, 200) };
      const map = projection(options, size);
      const ground = options.appearance === "dark" ? "#2c2c2e" : "#f5f2eb";
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="' + size.width + '" height="' + size.height
        + '"><rect width="100%" height="100%" fill="' + ground + '"/>'
        + (options.overlays ?? []).map((one) => overlay(one, map)).join("")
        + (options.annotations ?? []).map((one) => marker(one, map)).join("") + "</svg>";
      const image = UIImage.of(bridge.imageFromBytes(bridge.encodeText(drawing, "utf-8"), 1));
      return new MapSnapshot(size, image, map);
    },
  };
  class MapCamera {
    constructor(values) { Object.assign(this, { heading: 0, pitch: 0, ...values }); }
    static make(values) { return new MapCamera(values); }
  }

  // MARK: Media, sessions, threads

  const BackgroundKeeper = {
    isActive: Promise.resolve(false),
    keepAlive: async () => { say("'BackgroundKeeper' keeps nothing alive here"); return false; },
    stopKeepAlive: async () => {},
  };
  const MediaPlayer = {
    nowPlayingInfo: null, playbackState: 3, commandHandler: null,
    setAvailableCommands() {}, getAvailableCommands: () => [],
  };
  class TimeIntervalNotificationTrigger {
    constructor(options) {
      Object.assign(this, typeof options === "object" ? options : { timeInterval: options });
    }
    nextTriggerDate() {
      return this.timeInterval > 0 ? new Date(Date.now() + this.timeInterval * 1000) : null;
    }
  }
  class CalendarNotificationTrigger {
    constructor(options) { Object.assign(this, options); }
    nextTriggerDate() { return null; }
  }
  const own = (words) => Object.freeze(Object.fromEntries(words.split(" ").map((word) => [word, word])));
  class EditMode {
    constructor(value) { this.value = value; }
    get isEditing() { return this.value === "active" || this.value === "transient"; }
    static active() { return new EditMode("active"); }
    static inactive() { return new EditMode("inactive"); }
    static transient() { return new EditMode("transient"); }
  }
  class SSHAuthenticationMethod {
    constructor(kind, username, ...secrets) {
      this.kind = kind;
      this.username = username;
      Object.defineProperty(this, "secrets", { value: secrets });
    }
    static passwordBased(username, password) { return new SSHAuthenticationMethod("password", username, password); }
  }
  // Keys that are none give null, as in the app.
  for (const kind of ["rsa", "ed25519", "p256", "p384", "p521"]) {
    SSHAuthenticationMethod[kind] = (username, ...keys) =>
      (keys[0] ? new SSHAuthenticationMethod(kind, username, ...keys) : null);
  }
  const Thread = {
    isMainThread: true, runInMain: (work) => work(), runInBackground: async (work) => work(),
  };
  class DeviceMotion {
    constructor(values) { Object.assign(this, values); }
  }
  class ChartAxisLabelFormat {
    constructor(type, options) { Object.assign(this, options, { type }); }
  }
  for (const type of ["number", "percent", "currency", "date", "time", "dateTime"]) {
    ChartAxisLabelFormat[type] = (options) => new ChartAxisLabelFormat(type, options);
  }
  const all = {
    WebViewController, MapSnapshotter, MapSnapshot, MapCamera, BackgroundKeeper, MediaPlayer,
    TimeIntervalNotificationTrigger, CalendarNotificationTrigger, EditMode, SSHAuthenticationMethod,
    Thread, DeviceMotion,
    ChartAxisLabelFormat,
    Encoding: own("utf-8 utf-16 utf-32 ascii iso-latin-1 gbk gb18030 big5 shift-jis euc-kr"),
    MediaPlayerRemoteCommand: own(`play pause stop togglePausePlay nextTrack previousTrack
      changeRepeatMode changeShuffleMode changePlaybackRate seekBackward seekForward skipBackward
      skipForward changePlaybackPosition rating like dislike`.replace(/\s+/g, " ")),
    MediaPlayerPlaybackState: enumeration("unknown playing paused stopped interrupted"),
  };
  Object.assign(runtime.exports, all);
  // Changes are not animated in a still picture; they are made.
  runtime.globals.withAnimation = async (...values) => {
    // The last one: an animation before it can be called too.
    values.findLast((value) => typeof value === "function")?.();
  };
  runtime.exports.withAnimation = runtime.globals.withAnimation;
})
