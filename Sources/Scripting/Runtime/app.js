// The names of the virtual module "scripting" and the app's globals: what a widget presents with,
// what it may ask, and stand-ins for what only the app itself can do.
(function (bridge, runtime) {
  "use strict";
  const { globals, exports } = runtime;
  const { config } = bridge;
  const ignore = () => {};

  // MARK: Components. Those that the extension does not know are reported when they are drawn.

  const components = `
    AVPlayerView AccessoryWidgetBackground AnimatedFrames AnimatedGif AnimatedImage Annotation
    AreaChart AreaPlot AreaStackChart Bar1DChart BarChart BarGanttChart BarStackChart Button Canvas
    Capsule CaptureVideoPreviewView Chart ChartGesture ChartOverlay ChartPlotStyle Circle
    ColorPicker ConcentricRectangle ContentUnavailableView ControlGroup ControlWidgetButton
    ControlWidgetToggle DateIntervalLabel DateLabel DatePicker DateRangeLabel DefaultToolbarItem
    DirectoryBrowserView DisclosureGroup Divider DonutChart EditButton Editor Ellipse EmptyView
    EnvironmentValuesReader FlowLayout Form Gauge GeometryReader GlassEffectContainer Grid GridRow
    Group GroupBox HStack HeatMapChart Image Label LabeledContent LazyHGrid LazyHStack LazyVGrid
    LazyVStack LineCategoryChart LineChart LinePlot Link List LiveActivityUI
    LiveActivityUIExpandedBottom LiveActivityUIExpandedCenter LiveActivityUIExpandedLeading
    LiveActivityUIExpandedTrailing LivePhotoView LookAroundPreview MapCircle MapCompass
    MapPitchToggle MapPolygon MapPolyline MapScaleView MapUserLocationButton Markdown Marker Menu
    MultiColumnsPicker MultiPicker NamespaceReader NavigationDestination NavigationLink
    NavigationSplitView NavigationStack PathShape Picker PieChart Point1DChart PointCategoryChart
    PointChart ProgressView QRImage RangeAreaChart RectAreaChart RectChart Rectangle
    ReorderableForEach RoundedRectangle RuleChart RuleLineForLabelChart RuleLineForValueChart SVG
    ScrollView ScrollViewReader Section SecureField Slider Spacer Stepper Tab TabSection TabView
    Text TextField TimelineCanvas TimerIntervalLabel Toggle Toolbar ToolbarItem ToolbarItemGroup
    ToolbarSpacer UnevenRoundedRectangle VStack VideoPlayer VideoRecorderPreviewView WebView ZStack
  `.trim().split(/\s+/);
  for (const name of components) exports[name] = runtime.component(name);
  // The map's name is the language's own; only the module hands it out.
  exports.Map = runtime.component("Map");
  runtime.components = Object.fromEntries([...components, "Map"].map((name) => [name, true]));

  // MARK: Presenting

  function policy(options) {
    const chosen = options?.reloadPolicy ?? (options?.policy ? options : undefined);
    const date = chosen?.date;
    return {
      policy: chosen?.policy ?? "atEnd",
      date: date === undefined ? null : Number(date instanceof Date ? date.getTime() : date),
      score: options?.relevance?.score ?? null,
      duration: options?.relevance?.duration ?? null,
    };
  }
  const reload = () => bridge.reload("*");
  // What was forgotten is said: nothing to draw would be an empty widget.
  function presentable(node, what) {
    if (typeof node === "function") {
      throw new TypeError(what + " was given the component '" + (node.name || "?")
        + "' and no element; write <" + (node.name || "View") + " />");
    }
    if (!runtime.flatten(node, []).some(runtime.isNode)) {
      const given = node === null || node === undefined ? String(node) : typeof node;
      throw new TypeError(what + " was given " + given + "; give it an element, such as <Text>…</Text>");
    }
    return node;
  }
  const Widget = {
    family: config.family,
    displaySize: { width: config.width, height: config.height },
    parameter: config.parameter,
    isTransparentBackground: config.options.includes("isTransparentBackground"),
    isTransparentMode: config.options.includes("isTransparentMode"),
    isBlurMode: config.options.includes("isBlurMode"),
    present(node, options) {
      if (runtime.presented) return;
      const tree = runtime.render(presentable(node, "Widget.present"));
      runtime.presented = { tree, ...policy(options) };
    },
    preview: async () => {},
    reloadAll: reload, reloadUserWidgets: reload, reloadTestWidgets: reload, openApp: ignore,
  };

  const ControlWidget = {
    parameter: config.parameter,
    present(node) {
      if (runtime.presented) return;
      const tree = runtime.render(presentable(node, "ControlWidget.present"));
      runtime.presented = { tree, policy: "never" };
    },
    reloadButtons: reload, reloadToggles: reload,
  };

  // MARK: Intents

  const AppIntentProtocol = Object.freeze({
    AppIntent: 0, AudioPlaybackIntent: 1, AudioRecordingIntent: 2, LiveActivityIntent: 3,
    SnippetIntent: 4,
  });
  const intents = new Map();
  const AppIntentManager = {
    register({ name, protocol = 0, perform }) {
      intents.set(String(name), perform);
      return (params) => ({ script: config.name, name: String(name), protocol, params });
    },
  };
  runtime.hasIntent = (name) => intents.has(name);
  runtime.perform = async (name, params) => { await intents.get(name)(params); };

  // MARK: The script and its device

  const query = (values) =>
    Object.keys(values ?? {}).map((name) => "&" + encodeURIComponent(name) + "="
      + encodeURIComponent(values[name])).join("").replace("&", "?");
  const address = (verb) => (name, values) =>
    "scripting://" + verb + "/" + encodeURIComponent(name) + query(values);
  const Script = {
    name: config.name, directory: config.folders.script, env: config.environment,
    metadata: config.metadata, widgetParameter: config.parameter, queryParameters: {},
    exit: () => {
      runtime.exited = true;
      runtime.exitSite = new Error().stack;
    },
    createRunURLScheme: address("run"), createRunSingleURLScheme: address("run_single"),
    createOpenURLScheme: address("open"),
    createDocumentationURLScheme: (title) => "scripting://doc" + query(title ? { title } : {}),
    createOAuthCallbackURLScheme: (id) => "scripting://oauth_callback/" + encodeURIComponent(id),
    createImportScriptsURLScheme: (urls) =>
      "scripting://import_scripts?urls=" + encodeURIComponent(JSON.stringify(urls)),
    run: async () => null, supportsMinimization: () => false, isMinimized: () => false,
    minimize: async () => false, onMinimize: () => ignore, onResume: () => ignore,
    hasFullAccess: () => true, requestAccess: async (names) => names,
  };

  const [language, region] = config.locale.split(/[_-]/);
  const Device = {
    ...config.device, colorScheme: config.colorScheme,
    systemLocale: config.locale, systemLocales: [config.locale],
    preferredLanguages: [config.locale.replace("_", "-")],
    systemLanguageTag: config.locale.replace("_", "-"), systemLanguageCode: language,
    systemCountryCode: region, systemScriptCode: undefined, currentLanguageCode: language,
    batteryState: "unplugged", batteryLevel: 0.8, proximityState: false, orientation: "portrait",
    isLandscape: false, isPortrait: true, isFlat: false, isiOSAppOnMac: false,
    isWakeLockEnabled: Promise.resolve(false), networkInterfaces: () => ({}),
    setWakeLockEnabled: ignore,
  };
  for (const kind of ["BatteryState", "BatteryLevel", "Orientation", "ProximityState"]) {
    Device["add" + kind + "Listener"] = Device["remove" + kind + "Listener"] = ignore;
  }

  // Where the person is: what Vitrine was told, else nowhere.
  const place = runtime.location;
  const here = () => place && { latitude: place.latitude, longitude: place.longitude, timestamp: Date.now() };
  const listeners = new Set();
  const Location = {
    isAuthorizedForWidgetUpdates: place !== null, accuracy: "hundredMeters", distanceFilter: -1,
    headingFilter: 1, activityType: "other", allowsBackgroundLocationUpdates: false,
    pausesLocationUpdatesAutomatically: true, showsBackgroundLocationIndicator: false,
    requestCurrent: async () => here(),
    pickFromMap: async () => null, requestHeading: async () => null,
    reverseGeocode: async () => (place?.place ? [place.place] : null),
    // Of the one place that is known.
    async geocodeAddress(options) {
      const wanted = String(options?.address ?? "").toLowerCase();
      const names = Object.values(place?.place ?? {}).filter((one) => typeof one === "string");
      if (names.some((name) => wanted.includes(name.toLowerCase()))) return [{ ...place.place, location: here() }];
      runtime.say("'Location.geocodeAddress' knows the place of location.json alone");
      return null;
    },
    setAccuracy: async (value) => { Location.accuracy = value; },
    async startUpdatingLocation() {
      if (place) Promise.resolve().then(() => { for (const listener of listeners) listener(here()); });
      return { mode: "whenInUse" };
    },
    startUpdatingHeading: async () => ({ mode: "whenInUse" }),
    addLocationListener(listener) { listeners.add(listener); },
    removeLocationListener(listener) { if (listener) listeners.delete(listener); else listeners.clear(); },
  };
  for (const name of ["stopUpdatingHeading", "addHeadingListener", "removeHeadingListener",
    "stopUpdatingLocation"]) {
    Location[name] = ignore;
  }
  for (const name of ["allowsBackgroundLocationUpdates", "pausesLocationUpdatesAutomatically",
    "showsBackgroundLocationIndicator", "distanceFilter", "headingFilter", "activityType"]) {
    Location["set" + name[0].toUpperCase() + name.slice(1)] = (value) => { Location[name] = value; };
  }

  const Notification = {
    schedule: async () => true, getAllPendings: async () => [],
    getAllPendingsOfCurrentScript: async () => [], getAllDelivereds: async () => [],
    getAllDeliveredsOfCurrentScript: async () => [], removeAllPendings: async () => {},
    removeAllPendingsOfCurrentScript: async () => {}, removePendings: async () => {},
    removeAllDelivereds: async () => {}, removeAllDeliveredsOfCurrentScript: async () => {},
    removeDelivereds: async () => {}, setBadgeCount: async () => true, current: null,
  };
  const Navigation = { present: async () => undefined, useDismiss: () => ignore };
  const Intent = {
    shortcutParameter: undefined, fileURLsParameter: [], imagesParameter: [], textsParameter: [],
    urlsParameter: [],
    ...Object.fromEntries(["text", "attributedText", "json", "file", "fileURL", "image", "url",
      "view", "snippetIntent", "requestConfirmation"].map((kind) =>
      [kind, (value) => ({ kind, value })])),
  };

  // MARK: Animations and effects: values that nothing here moves

  const chain = () => new Proxy(ignore, { get: (target, name) => (typeof name === "symbol" || name === "$wire" || name === "then" ? undefined : chain()), apply: () => chain() });
  const styles = { Animation: chain(), Transition: chain(), UIGlass: chain() };

  // MARK: What only the app can do

  // Each function rejects, so that a script takes its way for a refusal; listeners do nothing.
  // What belongs to the person is empty, as for somebody who has entered nothing.
  const personal = new Set(["Calendar", "CalendarEvent", "Reminder", "Contact", "Health", "Photos",
    "Pasteboard"]);
  function standIn(name) {
    const fail = (member) => {
      const error = new Error(name + (member ? "." + member : "") + " is not available in a widget here");
      const rejected = Promise.reject(error);
      rejected.catch(ignore);
      return rejected;
    };
    const target = function () { return fail(""); };
    return new Proxy(target, {
      get(_, member) {
        if (typeof member === "symbol" || member === "then" || member === "toJSON") return undefined;
        if (member === "prototype" || member === "name") return target[member];
        if (member === "$component" || member === "$wire") return undefined;
        if (/^(is|has|supports)[A-Z]/.test(member)) return false;
        if (personal.has(name)) {
          if (member === "queryStatistics") return async () => null;
          if (member === "queryStatisticsCollection") {
            return async () => ({ statistics: () => [], statisticsFor: () => null, sources: () => [] });
          }
          if (/^(for|fetch|query)[A-Z]|^get[A-Z]\w*s$|^getAll/.test(member)) return async () => [];
          if (/^(get|pick|take|request)[A-Z]|^get$/.test(member)) return async () => null;
        }
        if (/^(add|remove|on)[A-Z]/.test(member)) return ignore;
        if (/^[A-Z]/.test(member)) return standIn(name + "." + member);
        return Object.assign((...values) => fail(member), { toString: () => member });
      },
      construct: () => standIn(name),
    });
  }
  const standIns = `
    AVAsset AVAssetExportSession AVAssetImageGenerator AVAssetReader AVAssetReaderAudioOutput
    AVAssetReaderVideoOutput AVAssetTrack AVAssetWriter AVAssetWriterInput AVAudioQuality
    AVCaptureDevice AVCaptureDeviceInput AVCaptureEventInteraction AVCaptureMetadataOutput
    AVCaptureMovieFileOutput AVCapturePhotoOutput AVCaptureSession AVCaptureSlider
    AVCaptureSystemZoomSlider AVMetadataItem AVPlayer AlarmManager Assistant AudioCapture
    AudioRecorder BackgroundKeeper BackgroundURLSession BluetoothCentralManager
    BluetoothPeripheralManager Calendar CalendarEvent CalendarSource Clipboard CloudSharedData
    CompressionAlgorithm Contact ContactStore ControlGroupStyle CustomKeyboard DateComponents
    Dialog DiscoverySession DocumentInteraction DocumentPicker EditorController EventAlarm
    EventAvailability FontPicker HMHome HMHomeManager HTMLParser HapticDynamicParameter
    HapticEngine HapticEvent HapticEventParameter HapticFeedback HapticParameterCurve
    HapticParameterCurveControlPoint HapticPattern Haptics HeadphoneMotionManager Health
    HttpResponse HttpResponseBody HttpServer ImageIO ImageRenderer ItemProvider Keyboard LivePhoto
    LivePhotoView LocalAuth MCP MailUI MapCamera MapCameraBounds MapCameraPosition MapDirections
    MapItem MapLookAround MapSearch MapSnapshotter MapUtils MediaComposer MediaPlayer MediaTime
    MediaType MessageUI MotionManager NFC NaturalLanguage NotificationCenter PDFDocument PHAsset
    PHAssetCollection PHPickerFilter Pasteboard Pedometer PersonNameComponents PhotoLibrary Photos
    QRCode QuickLook RecurrenceEnd RecurrenceRule RegExpBuilder Reminder SFTPClient SQLite
    SSHClient Safari ScreenshotMaker ShareSheet SharedAudioSession Speech SpeechRecognition
    SpeechSynthesisVoice Spotlight SystemMusicPlayer TextRecognition TimeControlStatus Translation
    VideoRecorder Vision Weather WeatherService WebScraper WebSocket WebViewController
  `.trim().split(/\s+/);
  // Enumerations of the health interface: members are their own names.
  const names = () => new Proxy({}, { get: (_, member) => (typeof member === "symbol" ? undefined : String(member)) });
  const enumerations = {};
  for (const name of `HealthQuantityType HealthCategoryType
    HealthWorkoutActivityType HealthBloodType HealthStatisticsOptions HealthQuantitySeriesSample
    HealthKit`.trim().split(/\s+/)) {
    enumerations[name] = names();
  }

  // A chart's scales, from the three questions that Swift answers.
  runtime.chartProxy = (native) => ({
    plotAreaSize: native.plotAreaSize, plotAreaFrame: native.plotAreaFrame,
    position({ x, y }) {
      const place = native.positionOf(x ?? null, y ?? null);
      const found = x === undefined ? place[1] : place[0];
      return found === null ? null : { x: place[0] ?? 0, y: place[1] ?? 0 };
    },
    value({ atX, atY, as }) {
      const found = native.valueAt(atX !== undefined, atX ?? atY ?? 0, as);
      return found !== null && as === "date" ? new Date(found) : found;
    },
    selectXRange: ignore, selectYRange: ignore, selectXValue: ignore, selectYValue: ignore,
    selectAngleValue: ignore,
  });

  // What part of the world a map shows.
  class MapCameraPosition {
    constructor(kind, region) { this.kind = kind; this.region = region ?? null; }
    static region(region) { return new MapCameraPosition("region", region); }
    static rect({ center, width = 1000, height = 1000 } = {}) {
      // Meters; a degree of latitude has 111,320.
      const span = { latitudeDelta: height / 111320,
        longitudeDelta: width / (111320 * Math.cos(((center?.latitude ?? 0) * Math.PI) / 180)) };
      return new MapCameraPosition("rect", center && { center, span });
    }
    static camera(camera) {
      const center = camera?.centerCoordinate ?? camera?.center;
      const delta = (camera?.distance ?? 5000) / 111320;
      const span = { latitudeDelta: delta, longitudeDelta: delta };
      return new MapCameraPosition("camera", center && { center, span });
    }
    static item(item) { return MapCameraPosition.camera({ center: item?.coordinate }); }
    static userLocation(options) {
      return place ? MapCameraPosition.camera({ center: place })
        : options?.fallback ?? MapCameraPosition.automatic();
    }
    static automatic() { return new MapCameraPosition("automatic"); }
  }

  const app = {
    MapCameraPosition,
    Widget, ControlWidget, AppIntentProtocol, AppIntentManager, LiveActivity: exports.LiveActivity, Script, Device,
    Location, Notification, Navigation, Intent, ...styles, ...enumerations,
    AppEvents: new Proxy({}, { get: () => ({ addListener: ignore, removeListener: ignore }) }),
  };
  for (const name of standIns) app[name] ??= exports[name] ?? standIn(name);
  for (const name of `IntentTextValue IntentURLValue IntentFileURLValue IntentFileValue
    IntentJsonValue IntentImageValue IntentAttributedTextValue IntentViewValue CancelError
    CancelToken TapGesture DragGesture LongPressGesture MagnifyGesture RotateGesture GestureInfo
    TextMetrics ChartPlotProxy AlarmLiveActivity`.trim().split(/\s+/)) {
    app[name] = class { constructor(value) { this.value = value; } };
  }
  Object.assign(exports, app);
  for (const name of Object.keys(app)) globals[name] ??= app[name];
  globals.Navigation = Navigation;
  globals.alert = async () => {};
  globals.confirm = async () => false;
  globals.prompt = async () => null;
  globals.Notification = Notification;
  for (const name of Object.keys(exports)) {
    if (!(name in globals)) globals[name] = exports[name];
  }
  globals.createElement = exports.createElement;
  globals.Fragment = exports.Fragment;
  globals.Linking = { openURL: async () => false };
  globals.openURL = globals.Linking.openURL;
  globals.self = globals.global = globals;

  // A name of the module that nobody knows is a component that is reported when it is drawn.
  const unknown = new Map();
  const virtual = Object.create(new Proxy({}, {
    get(_, name) {
      if (typeof name === "symbol" || name === "__esModule" || name === "then") return undefined;
      if (name === "default") return virtual;
      if (!unknown.has(name)) {
        unknown.set(name, /^use[A-Z]/.test(name) ? ignore : runtime.component(name));
      }
      return unknown.get(name);
    },
    has: (_, name) => typeof name === "string",
  }));
  Object.assign(virtual, exports);
  const jsx = { jsxDEV: runtime.jsxDEV, Fragment: exports.Fragment };
  runtime.require = (name) => {
    if (name === "scripting/jsx-dev-runtime") return jsx;
    if (name === "scripting/waiting") return runtime.waiting;
    if (name === "scripting" || name.startsWith("scripting/")) return virtual;
    throw new Error("cannot find module '" + name + "'");
  };
})
