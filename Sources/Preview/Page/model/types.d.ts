// The types of the page, for `tsc` and for editors: the page loads none of this. First what the server answers
// (its side of each value is in Sources/Preview), then the page's own.

interface Rect { x: number; y: number; width: number; height: number }
interface Size { width: number; height: number }

interface Settings {
  appearance: string; tint: string | null; face: string; wallpaper: string; typeSize: string
  locale: string; direction: string | null; timeZone: string; contrast: string; redaction: string[]
}

interface Slot { page?: number; column?: number; row?: number; index?: number }

interface Placement {
  id: string; kind: string; name: string; family: string; place: string; platform: string
  slot: Slot; stack: string | null; stackIndex: number; isTop: boolean
  configuration: Record<string, unknown> | null
  entry: number; entryCount: number; entryDate: string; isOnScreen: boolean; fault: Fault | null
}

interface Fault { name?: string; message: string; file?: string | null; line?: number | null }

interface Activity {
  id: string; kind: string; name: string; isEnded: boolean; isStale: boolean
  attributes: unknown; contentState: unknown
}

interface Diagnostic {
  severity: string; message: string; file: string | null; line: number | null
  column: number | null; excerpt: string[] | null
}

interface Failure { milliseconds: number; message: string; diagnostics: Diagnostic[] }

interface State {
  revision: number; source: { path: string; name: string }
  device: string; platform: string; os: number; place: string; mode: string; context: string
  isLandscape: boolean; page: number; pages: number; isEditing: boolean; time: string
  clock: { seconds: number; speed: number; localTime: string; furthest: string }
  settings: Settings; placements: Placement[]; activities: Activity[]; selection: string | null
  build: { state: string; failure: Failure | null; milliseconds: number | null }
  permalink: string
}

interface Device {
  id: string; name: string; platform: string; width: number; height: number; scale: number
  cornerRadius: number; systems: number[]; places: string[]; isStandard: boolean
}

interface Mode {
  id: string; title: string; context: string; since: number; summary: string
  /** Regions of a Live Activity, which such a mode shows alone. */ regions: string[]
  showsActivities: boolean
}

interface Place {
  id: string; title: string; summary: string; platforms: string[]; modes: Mode[]
  families: Record<string, string[]>; layout: string; canStack: boolean; canReorder: boolean
}

interface WidgetInfo {
  kind: string; name: string; description: string; configuration: string; families: string[]
  places: Record<string, string[]>; promptsForConfiguration: boolean; hasPushHandler: boolean
  parameterSummary: string | null; parameters: Parameter[]
}

interface AppInfo { name: string; accent: string | null; bundleIdentifier: string; icon: string | null }

interface Catalog {
  devices: Device[]; places: Place[]; appearances: string[]
  wallpapers: { id: string; summary: string; isLight: boolean }[]
  faces: { id: string; title: string }[]; typeSizes: string[]
  locales: { id: string; direction: string; isOwn: boolean }[]
  directions: string[]; contrasts: string[]; timeZones: string[]; systems: number[]
  redactions: string[]; app: AppInfo; widgets: WidgetInfo[]
}

interface Target {
  frame: Rect; kind: string; label: string; isOn: boolean | null; identifier: string | null
}

interface ScenePlacement {
  id: string; stack: string | null; stackIndex: number; stackCount: number; isTop?: boolean
  frame: Rect; cornerRadius: number; shape: string; size: Size; factor: number; page: number
  cells: { column: number; row: number; columns: number; rows: number } | null
  picture: string | null; label: string | null; accessibilityLabel: string
  isDynamic: boolean; fault: Fault | null; targets: Target[]
}

interface SceneActivity {
  id: string; region: string; family: string; frame: Rect; cornerRadius: number; picture: string | null; size: Size
}

/** What the inspector looks into, and where to ask. */
interface Subject { key: string; name: string; family: string; path: string; query: Record<string, string> }

interface Rule { rule: string; detail: string; source: string }

interface Grid {
  columns: number; rows: number; origin: { x: number; y: number }; pitch: Size; icon: number; step?: number
  page: number; pages: number
}

interface SceneSlot {
  id: string; index: number; frame: Rect; accepts: string[]; isTaken: boolean; label: string
}

interface Scene {
  revision: number; place: string; size: Size; cornerRadius: number; isDark: boolean; bezel: number
  background: string | null; foreground: string | null; inkIsDark: boolean
  grid: Grid | null; slots: SceneSlot[] | null; placements: ScenePlacement[]
  activities: SceneActivity[]; island: Rect | null; pageIcons?: string[]; rules: Rule[]
}

interface GalleryFamily {
  family: string; title: string; width: number; height: number; cornerRadius: number
  picture: string | null; fault: Fault | null
}
interface GalleryItem {
  kind: string; name: string; description: string; isOther: boolean; families: GalleryFamily[]
}
interface Gallery {
  app?: AppInfo; place: string; items: GalleryItem[]
  excluded: { kind: string; name: string; reason: string }[]
}

interface Choice { value: unknown; title: string }
interface Parameter {
  name: string; title: string; type: string; typeName: string; isOptional: boolean; isArray: boolean
  value: unknown; default: unknown; isDynamic: boolean; choices: Choice[] | null; control: string
  description: string | null; prompt: string | null; dependsOn: string[]
  min: number | null; max: number | null; minCount: number | null; maxCount: number | null
  unit: string | null; isMultiline: boolean; booleanNames: string[] | null
}
interface Configuration {
  kind: string; name: string; summary: string | null; values: Record<string, unknown>
  visible: string[] | null
  recommendations: { title: string; configuration: Record<string, unknown> }[]
  parameters: Parameter[]
}

interface Entry {
  index: number; date: string; isCurrent: boolean
  relevance: { score: number; duration: number } | null; picture: string | null
}
interface LogItem {
  at: string; kind: string; cause: string | null; detail: string | null; entryDate: string | null
  entryIndex: number | null; name: string | null; cost: number | null; placement?: string
}
interface Timeline {
  entries: Entry[]; policy: string; reloadDate: string | null
  budget: {
    allowed: number; spent: number; denied: number; available: number; nextPossible: string | null
  } | null
  staleSeconds: number; log: LogItem[]
}

interface ViewNode {
  id: string; type: string; frame: Rect; text: string | null; symbol: string | null
  image: string | null; label: string | null; value: string | null; identifier: string | null
  traits: string[]; url: string | null; intent: string | null; accentable: boolean
  truncated: boolean; fontSize: number; textScale: number; isHidden: boolean
  source: { file: string; line: number; column: number } | null; children: ViewNode[]
}
interface Inspection {
  size: Size; environment: Record<string, unknown>; root: ViewNode | null
  margins: { top: number; leading: number; bottom: number; trailing: number } | null
  accessibility: {
    id: string; label: string | null; value: string | null; traits: string[]; frame: Rect
    hint: string | null
  }[]
  targets: { id: string; frame: Rect; kind: string; label: string; size: string | null }[]
  accentGroups: { id: string; frame: Rect; group: string }[]
  diagnostics: Diagnostic[]; rules: Rule[]
}

interface EverywhereItem {
  kind: string; name: string; family: string; device: string; place: string; mode: string
  placeTitle: string; modeTitle: string; platform: string; context: string; appearance: string; width: number; height: number
  drawnWidth: number; drawnHeight: number; picture: string | null
  rules: string[]; fault: Fault | null
}
interface Everywhere { items: EverywhereItem[]; locale: string; typeSize: string }

interface Tapped {
  action: string; detail: string | null; notes: string[]; url: string | null; dialog: string | null
  pending: string | null; transition: { seconds: number; frames: string[] } | null
  fault: Fault | null; state: State
}

// MARK: The page's own

type App = import('./app').App

/** An element as a value. */
interface Tree {
  tag: string; key: string | null; props: Props; children: Tree[]; text?: string
  node?: Node; leave?: void | (() => void)
}
type Child = Tree | string | number | null | undefined | false | Child[]

/** Attributes, properties and handlers of an element; `enter` is called with the new element, and what it answers when it leaves. */
interface Props {
  onclick?: (event: any) => void; ondblclick?: (event: any) => void; onfocus?: (event: any) => void
  onkeydown?: (event: any) => void; onchange?: (event: any) => void; oninput?: (event: any) => void
  oncontextmenu?: (event: any) => void; onsubmit?: (event: any) => void; oncancel?: (event: any) => void
  onpointerdown?: (event: any) => void; onpointermove?: (event: any) => void
  onpointerenter?: (event: any) => void; onpointerleave?: (event: any) => void
  enter?: (element: any) => void | (() => void)
  [name: string]: any
}

interface Notice { id: number; kind: string; text: string; url: string | null }

/** What only one page knows: nothing of it is in the address or in another tab. */
interface UI {
  view: 'place' | 'everywhere'
  /** What the view of all places lets through; of an empty list all. */
  filters: { appearance: string; kind: string[]; family: string[]; place: string[] }
  left: boolean; right: boolean; isAlone: boolean; tab: string
  dialog: string | null; menu: { id: string; x: number; y: number } | null
  isPointing: boolean; hovered: string | null; chosen: string | null; marks: string
  /** Region of a Live Activity that the inspector looks into. */
  region: string | null
  drag: Drag | null; swipe: { id: string; offset: number; isHorizontal: boolean } | null
  /** How far the crown has turned a list, points. */
  scroll: number
  lists: Record<string, boolean>
  /** Pictures that stand in for a placement's own: pending, frames of a change, entries under the hand. */
  pictures: Record<string, string>
  pending: Record<string, boolean>
  /** The moment under the hand and where the ruler begins, milliseconds. */
  scrub: number | null; rulerStart: number | null
  /** Whether a hand is near the ruler: pictures of its entries are fetched ahead. */
  isNearRuler: boolean
  notices: Notice[]; hasBroken: string | null; building: { phase: string } | null; flash: number
  isOffline: boolean
}

interface Point { x: number; y: number }

interface Drag {
  id: string; isMoving: boolean; frame: Rect; grab: Point; picture: string | null
  cornerRadius: number; shape: string; gap: Rect | null; target: Record<string, any> | null
  stackOn: string | null
}
