// Types of what Vitrine knows of the Scripting app's module "scripting", for editors. Written for
// Vitrine from the app's documented behaviour; the app's own declarations come with the app.

type ScriptColor = string;
/** Degrees, or a value with its unit. */
type ScriptAngle = number | { type: "degrees" | "radians"; value: number };
type ScriptPoint =
  | "zero" | "center" | "top" | "bottom" | "leading" | "trailing"
  | "topLeading" | "topTrailing" | "bottomLeading" | "bottomTrailing"
  | { x: number; y: number };
type ScriptGradient = ScriptColor[] | { color: ScriptColor; location: number }[];
type ScriptMaterial =
  | "barMaterial" | "ultraThinMaterial" | "thinMaterial" | "regularMaterial" | "thickMaterial"
  | "ultraThickMaterial";
type ScriptStyle =
  | ScriptColor
  | ScriptMaterial
  | ScriptGradient
  | { color: ScriptColor; gradient?: boolean; opacity?: number }
  | {
      colors?: ScriptColor[]; stops?: { color: ScriptColor; location: number }[];
      gradient?: ScriptGradient; startPoint?: ScriptPoint; endPoint?: ScriptPoint;
      center?: ScriptPoint; startRadius?: number; endRadius?: number; startAngle?: ScriptAngle;
      endAngle?: ScriptAngle; angle?: ScriptAngle;
    };
/** One style for each colour scheme. */
type ScriptDynamicStyle = { light: ScriptStyle; dark: ScriptStyle };
type ScriptPaint = ScriptStyle | ScriptDynamicStyle;
type ScriptCorners = { topLeading?: number; topTrailing?: number; bottomLeading?: number; bottomTrailing?: number };
type ScriptShape =
  | "rect" | "circle" | "capsule" | "ellipse" | "buttonBorder" | "containerRelative" | "concentricRect"
  | {
      type: "rect"; cornerRadius?: number; cornerSize?: ScriptSize; cornerRadii?: ScriptCorners;
      style?: "circular" | "continuous";
    }
  | { type: "capsule" | "concentricRect"; style?: "circular" | "continuous" };
type ScriptSize = { width: number; height: number };
type ScriptAlignment =
  | "top" | "center" | "bottom" | "leading" | "trailing" | "topLeading" | "topTrailing"
  | "bottomLeading" | "bottomTrailing" | "leadingFirstTextBaseline" | "centerFirstTextBaseline"
  | "trailingFirstTextBaseline" | "leadingLastTextBaseline" | "centerLastTextBaseline"
  | "trailingLastTextBaseline";
type ScriptTextStyle =
  | "largeTitle" | "title" | "title2" | "title3" | "headline" | "subheadline" | "body" | "callout"
  | "footnote" | "caption" | "caption2";
type ScriptFont = ScriptTextStyle | number | { name: string; size: number };
/** Points; `true` is SwiftUI's own. */
type ScriptInset = number | true;
type ScriptLength = number | "infinity";
type ScriptStroke = {
  lineWidth?: number; lineCap?: "butt" | "round" | "square"; lineJoin?: "miter" | "round" | "bevel";
  mitterLimit?: number; dash?: number[]; dashPhase?: number;
};

declare namespace JSX {
  interface Element { readonly props: any }
  interface ElementChildrenAttribute { children: {} }
  interface IntrinsicAttributes { key?: string | number }
}
type ScriptNode = JSX.Element | string | number | boolean | null | undefined | ScriptNode[];

/** Modifiers, applied in the order in which they are written. */
interface ScriptModifiers {
  // Layout
  frame?: {
    width?: ScriptLength; height?: ScriptLength; minWidth?: number; minHeight?: number;
    maxWidth?: ScriptLength; maxHeight?: ScriptLength; idealWidth?: ScriptLength;
    idealHeight?: ScriptLength; alignment?: ScriptAlignment;
  };
  padding?: ScriptInset | {
    horizontal?: ScriptInset; vertical?: ScriptInset; leading?: ScriptInset; trailing?: ScriptInset;
    top?: ScriptInset; bottom?: ScriptInset;
  };
  safeAreaPadding?: ScriptModifiers["padding"];
  fixedSize?: boolean | { horizontal: boolean; vertical: boolean };
  offset?: { x: number; y: number };
  position?: { x: number; y: number };
  layoutPriority?: number;
  zIndex?: number;
  aspectRatio?: { value?: number | null; contentMode: "fit" | "fill" };
  scaleToFit?: boolean;
  scaleToFill?: boolean;
  gridCellColumns?: number;
  gridCellAnchor?: ScriptPoint;
  gridColumnAlignment?: "leading" | "center" | "trailing";
  // Text
  font?: ScriptFont;
  fontWeight?: "ultraLight" | "thin" | "light" | "regular" | "medium" | "semibold" | "bold" | "heavy" | "black";
  fontDesign?: "default" | "monospaced" | "rounded" | "serif";
  fontWidth?: "compressed" | "condensed" | "expanded" | "standard" | number;
  bold?: boolean;
  italic?: boolean;
  monospaced?: boolean;
  monospacedDigit?: boolean;
  minScaleFactor?: number;
  lineLimit?: number | { min?: number; max: number; reservesSpace?: boolean };
  lineSpacing?: number;
  multilineTextAlignment?: "leading" | "center" | "trailing";
  truncationMode?: "head" | "middle" | "tail";
  kerning?: number;
  baselineOffset?: number;
  allowsTightening?: boolean;
  textCase?: "uppercase" | "lowercase";
  underline?: ScriptColor | { pattern?: string; color?: ScriptColor };
  strikethrough?: ScriptColor | { pattern?: string; color?: ScriptColor };
  // Paint
  foregroundStyle?: ScriptPaint | { primary: ScriptPaint; secondary: ScriptPaint; tertiary?: ScriptPaint };
  background?: ScriptPaint | { style: ScriptPaint; shape: ScriptShape } | JSX.Element
    | { content: JSX.Element; alignment: ScriptAlignment };
  overlay?: JSX.Element | { content: JSX.Element; alignment: ScriptAlignment };
  mask?: JSX.Element | { content: JSX.Element; alignment: ScriptAlignment };
  border?: ScriptPaint | { style: ScriptPaint; width?: number };
  tint?: ScriptPaint;
  opacity?: number;
  shadow?: { color: ScriptColor; radius: number; x?: number; y?: number };
  blur?: number | { radius: number; opaque: boolean };
  clipShape?: ScriptShape;
  clipped?: boolean;
  brightness?: number;
  contrast?: number;
  saturation?: number;
  grayscale?: number;
  colorMultiply?: ScriptColor;
  colorConvert?: boolean;
  luminanceToAlpha?: boolean;
  blendMode?: string;
  rotationEffect?: number | { degrees: number; anchor?: ScriptPoint };
  scaleEffect?: number | { x: number; y: number; anchor?: ScriptPoint };
  compositingGroup?: boolean;
  glassEffect?: boolean | ScriptShape;
  hidden?: boolean;
  redacted?: "placeholder" | "invalidated" | "privacy";
  unredacted?: boolean;
  // Styles
  buttonStyle?: "automatic" | "bordered" | "borderless" | "borderedProminent" | "plain" | "glass" | "glassProminent";
  gaugeStyle?: "automatic" | "accessoryCircular" | "accessoryCircularCapacity" | "circular"
    | "linearCapacity" | "accessoryLinear" | "accessoryLinearCapacity" | "linear";
  progressViewStyle?: "automatic" | "linear" | "circular";
  toggleStyle?: "automatic" | "switch" | "button";
  labelStyle?: "automatic" | "iconOnly" | "titleOnly" | "titleAndIcon";
  labelsHidden?: boolean;
  imageScale?: "small" | "medium" | "large";
  symbolRenderingMode?: "hierarchical" | "monochrome" | "multicolor" | "palette";
  symbolVariant?: string;
  // Widgets
  /** What a tap opens that no link or button catches. */
  widgetURL?: string;
  /** In a tinted widget: part of the group that takes the accent colour. */
  widgetAccentable?: boolean;
  /** Like `background`, and drawn only where the system leaves colours as they are. */
  widgetBackground?: ScriptPaint | { style: ScriptPaint; shape: ScriptShape };
  activityBackgroundTint?: ScriptColor | { light: ScriptColor; dark: ScriptColor };
  // Charts
  chartXAxis?: "automatic" | "visible" | "hidden" | object;
  chartYAxis?: "automatic" | "visible" | "hidden" | object;
  chartLegend?: "automatic" | "visible" | "hidden" | object;
  chartXScale?: any;
  chartYScale?: any;
  chartForegroundStyleScale?: Record<string, ScriptPaint>;
  /** A chain of modifiers, applied at this place. */
  modifiers?: any;
  [other: string]: any;
}

declare module "scripting" {
  type Component<P = {}> = (props: P & ScriptModifiers & { children?: any }) => JSX.Element;
  type Stack<A> = Component<{ alignment?: A; spacing?: number }>;
  type Drawn = {
    fill?: ScriptPaint;
    stroke?: ScriptPaint | { shapeStyle: ScriptPaint; strokeStyle: ScriptStroke };
    trim?: { from: number; to: number };
  };
  type Dynamic<T> = T | { light: T; dark: T };

  export const VStack: Stack<"leading" | "center" | "trailing">;
  export const HStack: Stack<"top" | "center" | "bottom" | "firstTextBaseline" | "lastTextBaseline">;
  export const ZStack: Component<{ alignment?: ScriptAlignment }>;
  export const LazyVStack: typeof VStack;
  export const LazyHStack: typeof HStack;
  export const Spacer: Component<{ minLength?: number }>;
  export const Divider: Component;
  export const EmptyView: Component;
  export const Group: Component;
  export const AccessoryWidgetBackground: Component;
  export const GroupBox: Component<{ title?: string; label?: JSX.Element }>;
  export const Text: Component<{ attributedString?: string; styledText?: any }>;
  export const Markdown: Component<{ content: string }>;
  type Resizing = {
    resizable?: boolean | {
      capInsets?: { top: number; leading: number; bottom: number; trailing: number };
      resizingMode?: "tile" | "stretch";
    };
    renderingMode?: "original" | "template";
    interpolation?: "none" | "low" | "medium" | "high";
    antialiased?: boolean;
    /** What becomes of the picture's colours in a tinted widget. */
    widgetAccentedRenderingMode?: "accented" | "accentedDesaturated" | "desaturated" | "fullColor";
  };
  export const Image: Component<Resizing & {
    systemName?: string; variableValue?: number; filePath?: Dynamic<string>;
    imageUrl?: Dynamic<string>; placeholder?: JSX.Element; image?: Dynamic<UIImage>;
  }>;
  export const SVG: Component<Resizing & {
    url?: Dynamic<string>; filePath?: Dynamic<string>; code?: Dynamic<string>;
  }>;
  export const Label: Component<{ title: string; systemImage: string }>;
  export const Link: Component<{ url: string }>;
  export const Button: Component<{
    title?: string; systemImage?: string; intent?: AppIntent<any>; action?: () => void;
    role?: "destructive" | "cancel" | "close" | "confirm";
  }>;
  export const Toggle: Component<{
    value: boolean; title?: string; systemImage?: string; intent?: AppIntent<any>;
  }>;
  export const Gauge: Component<{
    value: number; min?: number; max?: number; label: JSX.Element; currentValueLabel?: JSX.Element;
    minValueLabel?: JSX.Element; maxValueLabel?: JSX.Element;
  }>;
  export const ProgressView: Component<{
    value?: number; total?: number; title?: string; label?: JSX.Element;
    currentValueLabel?: JSX.Element; timerFrom?: number | Date; timerTo?: number | Date;
    countsDown?: boolean;
  }>;
  export const DateLabel: Component<{
    date?: Date; timestamp?: number; style: "date" | "time" | "timer" | "relative" | "offset";
  }>;
  export const DateRangeLabel: Component<{ from: number | Date; to: number | Date }>;
  export const DateIntervalLabel: typeof DateRangeLabel;
  export const TimerIntervalLabel: Component<{
    from: number | Date; to: number | Date; pauseTime?: number | Date; countsDown?: boolean;
    showsHours?: boolean;
  }>;
  export const Grid: Component<{
    alignment?: ScriptAlignment; horizontalSpacing?: number; verticalSpacing?: number;
  }>;
  export const GridRow: Component<{ alignment?: string }>;
  type GridItem = {
    size: number | { type: "adaptive"; min: number; max?: ScriptLength }
      | { type: "flexible"; min?: number; max?: ScriptLength };
    alignment?: ScriptAlignment; spacing?: number;
  };
  export const LazyVGrid: Component<{ columns: GridItem[]; alignment?: string; spacing?: number }>;
  export const LazyHGrid: Component<{ rows: GridItem[]; alignment?: string; spacing?: number }>;
  export const FlowLayout: Component<{ spacing?: number }>;
  export const Rectangle: Component<Drawn>;
  export const Circle: Component<Drawn>;
  export const Ellipse: Component<Drawn>;
  export const Capsule: Component<Drawn>;
  export const RoundedRectangle: Component<Drawn & {
    cornerRadius?: number; cornerSize?: ScriptSize; style?: "circular" | "continuous";
  }>;
  export const UnevenRoundedRectangle: Component<Drawn & {
    topLeadingRadius?: number; topTrailingRadius?: number; bottomLeadingRadius?: number;
    bottomTrailingRadius?: number; style?: "circular" | "continuous";
  }>;
  export const PathShape: Component<Drawn & {
    path?: Path2D; draw?: (path: Path2D, size: ScriptSize) => void;
  }>;
  export const Canvas: Component<{ draw: (context: any, size: ScriptSize) => void; opaque?: boolean }>;
  export const GeometryReader: Component<{
    children: (proxy: { size: ScriptSize; safeAreaInsets: any }) => ScriptNode;
  }>;
  export const EnvironmentValuesReader: Component<{
    keys: string[]; children: (values: any) => ScriptNode;
  }>;
  export const ForEach: Component<{ count?: number; itemBuilder?: (index: number) => ScriptNode }>;
  export const Chart: Component;
  type Marks<M> = Component<{ labelOnYAxis?: boolean; marks: (M & Record<string, any>)[] }>;
  type Labelled = { label: string | Date; value: number; unit?: string };
  export const BarChart: Marks<Labelled>;
  export const LineChart: Marks<Labelled>;
  export const AreaChart: Marks<Labelled>;
  export const BarStackChart: Marks<Labelled & { category: string }>;
  export const LineCategoryChart: Marks<Labelled & { category: string }>;
  export const AreaStackChart: Marks<Labelled & { category: string }>;
  export const PointChart: Marks<{ x: number; y: number }>;
  export const PieChart: Marks<{ category: string; value: number }>;
  export const DonutChart: Marks<{ category: string; value: number }>;
  export const RuleLineForValueChart: Marks<{ value: number }>;

  export const LiveActivityUI: Component<{
    content: JSX.Element; compactLeading: JSX.Element; compactTrailing: JSX.Element; minimal: JSX.Element;
  }>;
  export const LiveActivityUIExpandedLeading: Component;
  export const LiveActivityUIExpandedTrailing: Component;
  export const LiveActivityUIExpandedCenter: Component;
  export const LiveActivityUIExpandedBottom: Component;
  type ControlLabel = { title: string; systemImage?: string; privacySensitive?: boolean };
  type Control = {
    intent: AppIntent<any>; label: ControlLabel; activeValueLabel?: ControlLabel;
    inactiveValueLabel?: ControlLabel; privacySensitive?: boolean;
  };
  export const ControlWidgetButton: Component<Control>;
  export const ControlWidgetToggle: Component<Control>;

  export function modifiers(): any;
  export function gradient(value: any): ScriptStyle;
  export function gradient(type: "linear" | "radial" | "angular" | "mesh", value: any): ScriptStyle;
  export class Path2D {
    constructor(build?: (path: Path2D) => void);
    move(to: { x: number; y: number }): this;
    addLine(to: { x: number; y: number }): this;
    addRect(rect: { x: number; y: number; width: number; height: number }): this;
    addEllipse(rect: { x: number; y: number; width: number; height: number }): this;
    closeSubpath(): this;
    [other: string]: any;
  }

  export function useState<T>(initial: T | (() => T)): [T, (value: T | ((old: T) => T)) => void];
  export function useMemo<T>(make: () => T, dependencies?: any[]): T;
  export function useCallback<T>(callback: T, dependencies?: any[]): T;
  export function useRef<T>(initial: T): { current: T };
  export function useEffect(effect: () => void, dependencies?: any[]): void;
  export function createContext<T>(initial?: T): any;
  export function useContext<T>(context: any): T;

  export type WidgetFamily =
    | "systemSmall" | "systemMedium" | "systemLarge" | "systemExtraLarge" | "accessoryCircular"
    | "accessoryRectangular" | "accessoryInline";
  export type WidgetReloadPolicy = { policy: "atEnd" | "never" } | { policy: "after"; date: Date };
  export const Widget: {
    readonly family: WidgetFamily;
    /** Points, the whole widget. */
    readonly displaySize: ScriptSize;
    /** Free text of the widget's configuration. */
    readonly parameter: string;
    present(node: JSX.Element, policy?: WidgetReloadPolicy): void;
    present(node: JSX.Element, options?: {
      reloadPolicy?: WidgetReloadPolicy; relevance?: { score: number; duration?: number };
    }): void;
    reloadAll(): void;
    preview(options?: object): Promise<void>;
  };
  export const ControlWidget: { readonly parameter: string; present(node: JSX.Element): void };
  export type AppIntent<T> = { script: string; name: string; protocol: AppIntentProtocol; params: T };
  export enum AppIntentProtocol {
    AppIntent, AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent, SnippetIntent,
  }
  export const AppIntentManager: {
    register<T = undefined, R = void>(options: {
      name: string; protocol: AppIntentProtocol; perform: (params: T) => Promise<R>;
    }): (params?: T) => AppIntent<T>;
  };
  export const LiveActivity: {
    register<T>(name: string, builder: (state: T) => JSX.Element): () => any;
    [other: string]: any;
  };
  export const Script: {
    readonly name: string; readonly directory: string; readonly env: string;
    readonly metadata: Record<string, any>;
    createRunURLScheme(name: string, values?: Record<string, string>): string;
    createOpenURLScheme(name: string): string;
    exit(result?: any): void;
    [other: string]: any;
  };
  export const Device: {
    readonly screen: ScriptSize & { scale: number };
    readonly colorScheme: "light" | "dark"; readonly systemLocale: string;
    readonly systemVersion: string; readonly model: string; [other: string]: any;
  };
  export const Path: {
    join(...parts: string[]): string; dirname(path: string): string;
    basename(path: string, ending?: string): string; extname(path: string): string;
    [other: string]: any;
  };
  export const Navigation: any;
  export const Notification: any;
  export const fetch: typeof globalThis.fetch;
}

declare class UIImage {
  readonly width: number; readonly height: number; readonly scale: number;
  static fromFile(path: string): UIImage | null;
  static fromData(data: Data): UIImage | null;
  static fromURL(url: string): Promise<UIImage | null>;
  static fromSFSymbol(name: string): UIImage | null;
  toPNGData(): Data | null;
  [other: string]: any;
}
declare class Data {
  readonly size: number;
  toRawString(encoding?: string): string | null;
  toBase64String(): string; toHexString(): string; getBytes(): Uint8Array | null;
  static fromRawString(text: string, encoding?: string): Data | null;
  static fromFile(path: string): Data | null;
  static fromBase64String(text: string): Data | null;
  [other: string]: any;
}
/** Values kept between runs; `shared` ones are seen by all scripts. */
declare const Storage: {
  get<T>(key: string, options?: { shared?: boolean }): T | null;
  set<T>(key: string, value: T, options?: { shared?: boolean }): boolean;
  remove(key: string, options?: { shared?: boolean }): void;
  contains(key: string, options?: { shared?: boolean }): boolean;
  keys(options?: { shared?: boolean }): string[];
  clear(options?: { shared?: boolean }): void;
};
declare const FileManager: {
  readonly appGroupDocumentsDirectory: string; readonly documentsDirectory: string;
  readonly temporaryDirectory: string; readonly scriptsDirectory: string;
  readAsString(path: string): Promise<string>; readAsStringSync(path: string): string;
  writeAsString(path: string, text: string): Promise<void>;
  existsSync(path: string): boolean; exists(path: string): Promise<boolean>;
  [other: string]: any;
};
declare const Keychain: { get(key: string): string | null; set(key: string, value: string): boolean; [other: string]: any };
declare const Crypto: { md5(data: Data): Data; sha1(data: Data): Data; sha256(data: Data): Data; [other: string]: any };
declare const Location: {
  requestCurrent(): Promise<{ latitude: number; longitude: number; timestamp: number } | null>;
  [other: string]: any;
};
declare function createElement(type: any, props?: any, ...children: any[]): JSX.Element;
declare const Fragment: any;
