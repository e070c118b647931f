// Types of what Vitrine knows of the Scripting app's module "scripting", for editors. Written for
// Vitrine from the app's documented behavior; the app's own declarations come with the app.

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
/** One style for each color scheme. */
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
  /** Modifiers that a function component does not read act on what it gives; its own properties count first. */
  type LibraryManagedAttributes<C, P> = P & Omit<ScriptModifiers, keyof P>;
}
type ScriptNode = JSX.Element | string | number | boolean | null | undefined | ScriptNode[];

type ScriptEdgeInset<A> = { content: JSX.Element; alignment?: A; spacing?: number };
/** Marks of a chart's axis; a kind that is left out is drawn, `false` leaves it out. */
type ScriptAxis = {
  position?: "automatic" | "leading" | "trailing" | "top" | "bottom";
  preset?: "automatic" | "aligned" | "extended" | "inset";
  values?: "automatic" | number[] | string[] | Date[] | {
    type: "automatic" | "stride" | "strideDate" | "values"; desiredCount?: number;
    by?: number | string; count?: number; values?: number[] | string[] | Date[];
    roundLowerBound?: boolean; roundUpperBound?: boolean;
  };
  stroke?: ScriptStroke;
  gridLine?: boolean | { centered?: boolean; stroke?: ScriptStroke };
  tick?: boolean | { centered?: boolean; length?: number; stroke?: ScriptStroke };
  valueLabel?: boolean | string | {
    format?: "number" | "percent" | "currency" | "date" | "time" | "dateTime" | object;
    centered?: boolean; anchor?: ScriptPoint; horizontalSpacing?: number;
    verticalSpacing?: number; content?: JSX.Element;
    collisionResolution?: "automatic" | "greedy" | "truncate" | "disabled";
    orientation?: "automatic" | "horizontal" | "vertical" | "verticalReversed";
    [other: string]: any;
  };
};

/** Modifiers of pages, lists and windows, and rarer ones: known, and without exact types. */
type ScriptPageModifiers = { [Name in
    | "accessibilityHidden" | "accessibilityHint" | "accessibilityIdentifier"
    | "accessibilityLabel" | "accessibilitySortPriority" | "accessibilityValue"
    | "allowsHitTesting" | "autocorrectionDisabled" | "backgroundExtensionEffect" | "badge"
    | "badgeProminence" | "bottomBarVisibility" | "chartAngleSelection" | "chartGesture"
    | "chartLineStyleScale" | "chartOverlay" | "chartPlotStyle" | "chartScrollPositionX"
    | "chartScrollPositionY" | "chartScrollTargetBehavior" | "chartScrollableAxes"
    | "chartSymbolSizeScale" | "chartXSelection" | "chartXVisibleDomain" | "chartYSelection"
    | "chartYVisibleDomain" | "colorInvert" | "contextMenu" | "controlGroupStyle"
    | "coordinateSpace" | "datePickerStyle" | "defaultScrollAnchor" | "defersSystemGestures"
    | "deleteDisabled" | "disabled" | "draggable" | "environments"
    | "flipsForRightToLeftLayoutDirection" | "focused" | "foregroundColor" | "formStyle"
    | "geometryGroup" | "gesture" | "glassEffectID" | "glassEffectTransition" | "glassEffectUnion"
    | "headerProminence" | "help" | "highPriorityGesture" | "hoverEffect" | "hueRotation" | "id"
    | "indexViewStyle" | "interactiveDismissDisabled" | "keyboardShortcut" | "keyboardType"
    | "labelIconToTitleSpacing" | "labelReservedIconWidth" | "layoutDirectionBehavior"
    | "leadingSwipeActions" | "listItemTint" | "listRowBackground" | "listRowInsets"
    | "listRowSeparator" | "listRowSeparatorTint" | "listRowSpacing"
    | "listSectionIndexVisibility" | "listSectionMargins" | "listSectionSeparator"
    | "listSectionSeparatorTint" | "listSectionSpacing" | "listStyle" | "matchedGeometryEffect"
    | "matchedTransitionSource" | "menuIndicator" | "menuOrder" | "menuStyle"
    | "minimumScaleFactor" | "moveDisabled" | "navigationBarBackButtonHidden"
    | "navigationBarTitleDisplayMode" | "navigationBarVisibility"
    | "navigationContainerBackground" | "navigationSplitViewColumnWidth"
    | "navigationSplitViewContainerBackground" | "navigationSplitViewStyle" | "navigationSubtitle"
    | "navigationTitle" | "navigationTransition" | "persistentSystemOverlays" | "pickerStyle"
    | "pipHideOnForeground" | "presentationBackground" | "presentationBackgroundInteraction"
    | "presentationCompactAdaptation" | "presentationContentInteraction"
    | "presentationCornerRadius" | "presentationDetents" | "presentationDragIndicator"
    | "presentationSizing" | "refreshable" | "safeAreaBar" | "scaledToFill" | "scaledToFit"
    | "scenePadding" | "scrollBounceBehavior" | "scrollClipDisabled" | "scrollContentBackground"
    | "scrollDisabled" | "scrollDismissesKeyboard" | "scrollEdgeEffectHidden"
    | "scrollEdgeEffectStyle" | "scrollIndicator" | "scrollPosition" | "scrollTargetBehavior"
    | "scrollTargetLayout" | "searchCompletion" | "searchSuggestions"
    | "searchSuggestionsVisibility" | "searchToolbarBehavior" | "sectionActions"
    | "sectionIndexLabel" | "selectionDisabled" | "sensoryFeedback" | "simultaneousGesture"
    | "sliderThumbVisibility" | "statusBarHidden" | "submitLabel" | "submitScope" | "swipeActions"
    | "tabBarMinimizeBehavior" | "tabBarVisibility" | "tabItem" | "tabViewBottomAccessory"
    | "tabViewCustomization" | "tabViewSearchActivation" | "tabViewSidebarBottomBar"
    | "tabViewSidebarFooter" | "tabViewSidebarHeader" | "tabViewStyle" | "tag" | "task"
    | "textContentType" | "textFieldStyle" | "textInputAutocapitalization" | "textSelection"
    | "toolbar" | "toolbarBackground" | "toolbarBackgroundVisibility" | "toolbarColorScheme"
    | "toolbarRemoving" | "toolbarRole" | "toolbarTitleDisplayMode" | "toolbarTitleMenu"
    | "tracking" | "trailingSwipeActions"]?: any };
/** What covers a page; nothing of it shows in a widget. */
type ScriptPresentation = {
  isPresented?: any; onChanged?: (value: any) => void; content?: any; title?: any; message?: any;
  actions?: any; value?: any; [other: string]: any;
};
type ScriptPresentations = { [Name in
    | "alert" | "confirmationDialog" | "fullScreenCover" | "navigationDestination" | "pip"
    | "popover" | "searchable" | "sheet" | "toast" | "translationHost"]?: ScriptPresentation | any[] };
/** Moments of a page's life: a widget has none of them. */
type ScriptMoments = { [Name in
    | "onAppear" | "onDisappear" | "onTapGesture" | "onLongPressGesture" | "onSubmit" | "onChange"
    | "onDrop" | "onHover" | "onGeometryChange" | "onScrollGeometryChange" | "onScrollPhaseChange"
    | "onScrollVisibilityChange" | "onScrollTargetVisibilityChange" | "onOpenURL"
    | "onPlayPauseCommand" | "onDrag" | "onDropContent" | "onPencilSqueeze" | "onRotate"
    | "onMagnify" | "onContinuousHover" | "onKeyPress" | "onSizeChange" | "onFrameChange"
    | "onDragGesture" | "onScroll" | "onSwipe" | "onDelete" | "onMove" | "onTap"]?: ((...values: any[]) => any) | object };

/** Modifiers, applied in the order in which they are written. */
interface ScriptModifiers extends ScriptPageModifiers, ScriptPresentations, ScriptMoments {
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
  gridCellUnsizedAxes?: "horizontal" | "vertical" | "all";
  /** Where a view stands against its neighbors on one guide. */
  alignmentGuide?: {
    alignment: "leading" | "center" | "trailing" | "top" | "bottom" | "firstTextBaseline"
      | "lastTextBaseline";
    value: number | "leading" | "trailing" | "top" | "bottom" | "center" | "firstTextBaseline"
      | "lastTextBaseline" | "width" | "height";
    offset?: number;
  };
  safeAreaInset?: {
    top?: ScriptEdgeInset<"leading" | "center" | "trailing">;
    bottom?: ScriptEdgeInset<"leading" | "center" | "trailing">;
    leading?: ScriptEdgeInset<"top" | "center" | "bottom">;
    trailing?: ScriptEdgeInset<"top" | "center" | "bottom">;
  };
  containerRelativeFrame?: {
    axes: "horizontal" | "vertical" | "all"; alignment?: ScriptAlignment; count?: number;
    span?: number; spacing?: number;
  };
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
  textCase?: "uppercase" | "lowercase" | null;
  underline?: ScriptColor | { pattern?: string; color?: ScriptColor };
  strikethrough?: ScriptColor | { pattern?: string; color?: ScriptColor };
  // Paint
  foregroundStyle?: ScriptPaint | { primary: ScriptPaint; secondary: ScriptPaint; tertiary?: ScriptPaint };
  background?: ScriptPaint | { style: ScriptPaint; shape?: ScriptShape } | JSX.Element
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
  rotation3DEffect?: {
    degrees: number; axis: { x: number; y: number; z: number }; anchor?: ScriptPoint;
    anchorZ?: number; perspective?: number;
  };
  transformEffect?: { a?: number; b?: number; c?: number; d?: number; tx?: number; ty?: number };
  /** Turns with the clock; a widget shows where the hand stands. */
  clockHandRotationEffect?: "hourHand" | "minuteHand" | "secondHand" | number
    | { anchor: ScriptPoint; period: "hourHand" | "minuteHand" | "secondHand" | number };
  compositingGroup?: boolean;
  drawingGroup?: boolean;
  containerShape?: ScriptShape;
  dynamicTypeSize?: string;
  glassEffect?: boolean | ScriptShape | { glass?: any; shape?: ScriptShape };
  hidden?: boolean;
  redacted?: "placeholder" | "invalidated" | "privacy";
  unredacted?: boolean;
  // Styles
  buttonStyle?: "automatic" | "bordered" | "borderless" | "borderedProminent" | "plain" | "glass" | "glassProminent";
  buttonBorderShape?: "automatic" | "capsule" | "circle" | "roundedRectangle"
    | { roundedRectangleRadius: number };
  controlSize?: "mini" | "small" | "regular" | "large" | "extraLarge";
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
  /** In a tinted widget: part of the group that takes the accent color. */
  widgetAccentable?: boolean;
  /** Like `background`, and drawn only where the system leaves colors as they are. */
  widgetBackground?: ScriptPaint | { style: ScriptPaint; shape: ScriptShape };
  activitySystemActionForegroundColor?: ScriptColor | { light: ScriptColor; dark: ScriptColor };
  activityBackgroundTint?: ScriptColor | { light: ScriptColor; dark: ScriptColor };
  // Charts
  chartXAxis?: "automatic" | "visible" | "hidden" | ScriptAxis;
  chartYAxis?: "automatic" | "visible" | "hidden" | ScriptAxis;
  chartLegend?: "automatic" | "visible" | "hidden" | object;
  chartXScale?: any;
  chartYScale?: any;
  chartXAxisLabel?: { content: JSX.Element; position?: string; alignment?: ScriptAlignment; spacing?: number };
  chartYAxisLabel?: { content: JSX.Element; position?: string; alignment?: ScriptAlignment; spacing?: number };
  chartBackground?: JSX.Element | { content: JSX.Element; alignment?: ScriptAlignment };
  chartSymbolScale?: Record<string, string>;
  // Accepted, and without effect in a widget
  animation?: any; transition?: any; contentTransition?: any; symbolEffect?: any; contentShape?: any;
  preferredColorScheme?: "light" | "dark"; contentMargins?: any; ignoresSafeArea?: any;
  chartForegroundStyleScale?: Record<string, ScriptPaint>;
  /** A chain of modifiers, applied at this place. */
  modifiers?: any;
}

type ScriptNavigation = {
  present<T = any>(options: any): Promise<T>; useDismiss(): (result?: any) => void; [other: string]: any;
};
type ScriptFetch = typeof fetch;
type ScriptAbortController = typeof AbortController;
type ScriptHeaders = typeof Headers;
type ScriptRequestClass = typeof Request;
type ScriptResponse = typeof Response;
type ScriptFormData = typeof FormData;
type ScriptBlob = typeof Blob;
type ScriptAbortSignal = typeof AbortSignal;
type ScriptCrypto = typeof Crypto;
type ScriptLocation = typeof Location;
type ScriptStorage = typeof Storage;
type ScriptFileManager = typeof FileManager;
type ScriptKeychain = typeof Keychain;
type ScriptMemory = typeof IntentMemoryStorage;
type ScriptDataClass = typeof Data;
type ScriptImageClass = typeof UIImage;

declare module "scripting" {
  type Component<P = {}, C = any> =
    (props: P & Omit<ScriptModifiers, keyof P> & { children?: C }) => JSX.Element;
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
  export const ConcentricRectangle: Component<Drawn>;
  export const EmptyView: Component;
  export const Group: Component;
  export const AccessoryWidgetBackground: Component;
  export const GroupBox: Component<{ title?: string; label?: JSX.Element }>;
  export const Text: Component<{ attributedString?: string; styledText?: StyledText }>;
  export type StyledText = Pick<
    ScriptModifiers,
    "font" | "fontDesign" | "fontWeight" | "italic" | "bold" | "baselineOffset" | "kerning"
    | "monospaced" | "monospacedDigit"
  > & {
    content: string | (string | StyledText)[];
    foregroundColor?: ScriptColor; backgroundColor?: ScriptColor; link?: string;
    underlineColor?: ScriptColor; underlineStyle?: string;
    strikethroughColor?: ScriptColor; strikethroughStyle?: string; strokeColor?: ScriptColor;
    strokeWidth?: number; paragraphStyle?: object; onTapGesture?: () => void;
  };
  export const Markdown: Component<{
    content: string; theme?: "basic" | "github" | "docC"; scrollable?: boolean;
    useDefaultHighlighterTheme?: boolean; highlighterTheme?: any;
  }>;
  /** A QR code; `size` in points, else as large as there is room. */
  export const QRImage: Component<{ data: string; size?: number }>;
  type Resizing = {
    resizable?: boolean | {
      capInsets?: { top: number; leading: number; bottom: number; trailing: number };
      resizingMode?: "tile" | "stretch";
    };
    renderingMode?: "original" | "template";
    interpolation?: "none" | "low" | "medium" | "high";
    antialiased?: boolean;
    /** What becomes of the picture's colors in a tinted widget. */
    widgetAccentedRenderingMode?: "accented" | "accentedDesaturated" | "desaturated" | "fullColor";
  };
  export const Image: Component<Resizing & {
    systemName?: string; variableValue?: number; filePath?: Dynamic<string>;
    imageUrl?: Dynamic<string>; placeholder?: JSX.Element; image?: Dynamic<UIImage> | null;
    onError?: (error: any) => void;
  }>;
  export const SVG: Component<Resizing & {
    url?: Dynamic<string>; filePath?: Dynamic<string>; code?: Dynamic<string>;
    placeholder?: JSX.Element; onError?: (error: any) => void;
  }>;
  export const Label: Component<{ title: string; systemImage: string }>;
  export const Link: Component<{ url: string }>;
  export const Button: Component<{
    title?: string; systemImage?: string; intent?: AppIntent<any>; action?: () => void;
    role?: "destructive" | "cancel" | "close" | "confirm"; label?: ScriptNode;
  }>;
  export const Toggle: Component<{
    value: boolean | Observable<boolean>; title?: string; systemImage?: string;
    intent?: AppIntent<any>; label?: ScriptNode; onChanged?: (value: boolean) => void;
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
  export const FlowLayout: Component<{
    spacing?: number; horizontalSpacing?: number; verticalSpacing?: number;
  }>;
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
  export const GeometryReader: Component<{}, (proxy: GeometryProxy) => ScriptNode>;
  export const EnvironmentValuesReader: Component<
    { keys: string[] }, (values: EnvironmentValues) => ScriptNode
  >;
  export type GeometryProxy = {
    size: ScriptSize;
    safeAreaInsets: { top: number; leading: number; bottom: number; trailing: number };
  };
  export type EnvironmentValues = {
    colorScheme: "light" | "dark"; colorSchemeContrast: "standard" | "increased";
    displayScale: number; dynamicTypeSize: string;
    layoutDirection: "leftToRight" | "rightToLeft";
    widgetRenderingMode: "accented" | "fullColor" | "vibrant";
    showsWidgetContainerBackground: boolean; activityFamily: "small" | "medium";
    [other: string]: any;
  };
  export function ForEach<T>(props: Omit<ScriptModifiers, "onDelete" | "onMove"> & {
    count?: number; itemBuilder?: (index: number) => ScriptNode; data?: T[] | Observable<T[]>;
    builder?: (item: T, index: number) => ScriptNode; editActions?: any;
    onDelete?: (indices: number[]) => void; onMove?: (indices: number[], newOffset: number) => void;
    children?: any;
  }): JSX.Element;
  export const Chart: Component;
  type Marks<M> = Component<{ labelOnYAxis?: boolean; marks: (M & Record<string, any>)[] }>;
  type Labeled = { label: string | Date; value: number; unit?: string };
  export const BarChart: Marks<Labeled>;
  export const LineChart: Marks<Labeled>;
  export const AreaChart: Marks<Labeled>;
  export const BarStackChart: Marks<Labeled & { category: string }>;
  export const LineCategoryChart: Marks<Labeled & { category: string }>;
  export const AreaStackChart: Marks<Labeled & { category: string }>;
  export const PointChart: Marks<{ x: number; y: number }>;
  export const PieChart: Marks<{ category: string; value: number }>;
  export const DonutChart: Marks<{ category: string; value: number }>;
  export const RuleLineForValueChart: Marks<{ value: number }>;
  export const RuleLineForLabelChart: Marks<{ label: string | Date }>;
  export const RectChart: Marks<Labeled>;
  type Ranged = { label: string | Date; start: number; end: number; unit?: string };
  export const BarGanttChart: Marks<Ranged>;
  export const RangeAreaChart: Marks<Ranged>;
  export const RuleChart: Marks<Ranged>;
  export const Bar1DChart: Marks<{ category: string; value: number }>;
  export const PointCategoryChart: Marks<{ x: number; y: number; category: string }>;
  export const Point1DChart: Marks<{ value: number }>;
  export const HeatMapChart: Marks<{ x: string; y: string; value: number }>;
  export const RectAreaChart: Marks<{ xStart: number; xEnd: number; yStart: number; yEnd: number }>;
  type Plot<R> = Component<{
    x?: string; y?: string; t?: string; yStart?: string; yEnd?: string; xLabel?: string;
    yLabel?: string; domain: [number, number]; fn: (x: number) => R;
  }>;
  export const LinePlot: Plot<number | { x: number; y: number }>;
  export const AreaPlot: Plot<{ yStart: number; yEnd: number }>;

  export const LiveActivityUI: Component<{
    content: JSX.Element; compactLeading: JSX.Element; compactTrailing: JSX.Element; minimal: JSX.Element;
  }>;
  export const LiveActivityUIExpandedLeading: Component;
  export const LiveActivityUIExpandedTrailing: Component;
  export const LiveActivityUIExpandedCenter: Component;
  export const LiveActivityUIExpandedBottom: Component;
  export type ControlWidgetLabel = ControlLabel;
  type ControlLabel = { title: string; systemImage?: string; privacySensitive?: boolean };
  type Control = {
    intent: AppIntent<any>; label: ControlLabel; activeValueLabel?: ControlLabel | null;
    inactiveValueLabel?: ControlLabel | null; privacySensitive?: boolean;
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

  export function useState<T>(): [T | undefined, (value: T | undefined | ((old: T | undefined) => T | undefined)) => void];
  export function useState<T>(initial: T | (() => T)): [T, (value: T | ((old: T) => T)) => void];
  export function useMemo<T>(make: () => T, dependencies?: any[]): T;
  export function useCallback<T>(callback: T, dependencies?: any[]): T;
  export function useRef<T>(): { current: T | undefined };
  export function useRef<T>(initial: T): { current: T };
  export function useEffect(effect: () => void, dependencies?: any[]): void;
  export interface Context<T> {
    Provider(props: { value: T; children?: any }): JSX.Element;
    Consumer(props: { children: (value: T) => any }): JSX.Element;
  }
  export function createContext<T>(initial?: T): Context<T>;
  export function useContext<T>(context: Context<T>): T;
  export function useReducer<S, A>(reducer: (state: S, action: A) => S, initial: any, make?: any): [S, (action: A) => void];
  export function useObservable<T>(): Observable<T | undefined>;
  export function useObservable<T>(initial: T | (() => T)): Observable<T>;
  export function useSelector<T>(select: () => T): T;
  export function useSelector<C, T>(context: Context<C>, select: (value: C) => T): T;
  export function useColorScheme(): "light" | "dark";
  export function useEffectEvent<T>(callback: T): T;
  export class Observable<T> {
    constructor(value: T);
    value: T;
    setValue(value: T | ((old: T) => T)): void;
    [other: string]: any;
  }

  // Names for what properties take.
  export type Color = ScriptColor;
  export type ColorStringHex = ScriptColor;
  export type ColorStringRGB = ScriptColor;
  export type ColorStringRGBA = ScriptColor;
  export type KeywordsColor = ScriptColor;
  export type LinearGradient = Exclude<ScriptStyle, string | any[]>;
  export type RadialGradient = LinearGradient;
  export type AngularGradient = LinearGradient;
  export type DynamicImageSource<T> = { light: T; dark: T };
  export type Angle = ScriptAngle;
  export type StrokeStyle = ScriptStroke;
  export type ShapeStyle = ScriptStyle;
  export type DynamicShapeStyle = ScriptDynamicStyle;
  export type Gradient = ScriptGradient;
  export type Material = ScriptMaterial;
  export type Shape = ScriptShape;
  export type Alignment = ScriptAlignment;
  export type HorizontalAlignment = "leading" | "center" | "trailing";
  export type VerticalAlignment = "top" | "center" | "bottom" | "firstTextBaseline" | "lastTextBaseline";
  export type Font = ScriptFont;
  export type FontWeight = NonNullable<ScriptModifiers["fontWeight"]>;
  export type WidgetAccentedRenderingMode = NonNullable<Resizing["widgetAccentedRenderingMode"]>;
  export type FontDesign = NonNullable<ScriptModifiers["fontDesign"]>;
  export type KeywordPoint = Extract<ScriptPoint, string>;
  export type Point = { x: number; y: number };
  export type Size = ScriptSize;
  export type VirtualNode = JSX.Element;
  export type FunctionComponent<P = {}> = (props: P) => JSX.Element;
  export type CommonViewProps = ScriptModifiers;
  export type ColorScheme = "light" | "dark";

  // Pages of the app: nothing of them shows in a widget, but modules that a widget imports use them.
  type Title = { title?: string; label?: ScriptNode; systemImage?: string };
  /** A control with a value, or with an observable one. */
  type Bound<T> = Title & { value?: T | Observable<T>; onChanged?: (value: T) => void };
  type Entry = Bound<string> & {
    prompt?: string; placeholder?: string; axis?: "horizontal" | "vertical"; autofocus?: boolean;
    onFocus?: () => void; onBlur?: () => void;
  };
  type Selecting = { selection?: any; onSelectionChange?: (value: any) => void };
  export const List: Component<Selecting & { editMode?: any }>;
  export const Section: Component<Title & {
    header?: ScriptNode; footer?: ScriptNode; isExpanded?: any; onChanged?: (value: boolean) => void;
  }>;
  export const Form: Component;
  export const ScrollView: Component<{ axes?: "horizontal" | "vertical" | "all"; scrollIndicator?: any }>;
  export const ScrollViewReader: Component<{}, (proxy: any) => ScriptNode>;
  export const NavigationStack: Component<{ path?: any }>;
  export const NavigationSplitView: Component<{
    sidebar?: ScriptNode; content?: ScriptNode; detail?: ScriptNode; columnVisibility?: any;
    preferredCompactColumn?: any;
  }>;
  export const NavigationLink: Component<Title & { destination?: ScriptNode; value?: any }>;
  export const NavigationDestination: Component<{ for?: any }, any>;
  export const TabView: Component<Selecting & {
    tabIndex?: number; onTabIndexChanged?: (index: number) => void;
  }>;
  export const Tab: Component<Title & {
    value?: number | string; role?: string; tabPlacement?: any; sectionActions?: ScriptNode;
    defaultVisibility?: any; customizationID?: string; customizationBehavior?: any;
    dropDestination?: any;
  }>;
  export const TabSection: Component<Title & {
    header?: ScriptNode; tabPlacement?: any; customizationID?: string; sectionActions?: ScriptNode;
    defaultVisibility?: any; dropDestination?: any;
  }>;
  type Placed = { placement?: string; sharedBackgroundVisibility?: string };
  export const Toolbar: Component<Placed>;
  export const ToolbarItem: Component<Placed>;
  export const ToolbarItemGroup: Component<Placed & Title>;
  export const ToolbarSpacer: Component<Placed & { sizing?: string }>;
  export const DefaultToolbarItem: Component<Placed & { kind?: string }>;
  export const Menu: Component<Title & { primaryAction?: () => void }>;
  type Choosing = Title & { value?: any; onChanged?: (value: any) => void; columns?: any[] };
  export const Picker: Component<Choosing>;
  export const MultiPicker: Component<Choosing>;
  export const MultiColumnsPicker: Component<Choosing>;
  export const TextField: Component<Entry>;
  export const SecureField: Component<Entry>;
  export const Editor: Component<{
    controller?: any; scriptName?: string; showAccessoryView?: boolean; searchEnabled?: boolean;
    exportEnabled?: boolean;
  }>;
  export const Slider: Component<Bound<number> & {
    min: number; max: number; step?: number; onEditingChanged?: (isEditing: boolean) => void;
    minValueLabel?: ScriptNode; maxValueLabel?: ScriptNode; currentValueLabel?: ScriptNode;
    ticks?: any; neutralValue?: number; enabledBounds?: any;
  }>;
  export const Stepper: Component<Title & {
    onIncrement?: () => void; onDecrement?: () => void;
    onEditingChanged?: (isEditing: boolean) => void;
  }>;
  export const ColorPicker: Component<Bound<any> & { supportsOpacity?: boolean }>;
  export const DatePicker: Component<Bound<any> & {
    displayedComponents?: string[]; startDate?: number | Date; endDate?: number | Date;
  }>;
  export const DisclosureGroup: Component<Title & {
    isExpanded?: any; onChanged?: (isExpanded: boolean) => void;
  }>;
  export const ControlGroup: Component<Title & { controlGroupStyle?: any }>;
  export const ContentUnavailableView: Component<Title & {
    description?: string | JSX.Element | null; actions?: (JSX.Element | null)[];
  }>;
  export const LabeledContent: Component<Title & { value?: string | number }>;
  export const EditButton: Component;
  export const WebView: Component<{ controller: any }>;
  export const VideoPlayer: Component<{ player?: any; overlay?: ScriptNode }>;
  export const AnimatedFrames: Component<{ duration: any }>;
  export const AnimatedImage: Component<{
    systemImages?: (string | { name: string; variableValue?: number })[]; images?: UIImage[];
    duration: any; contentMode?: "fit" | "fill";
  }>;
  export const AnimatedGif: Component<{ path: string; duration?: any }>;
  export const TimelineCanvas: Component<{
    schedule?: any; opaque?: boolean; draw: (context: any, size: ScriptSize, date: Date) => void;
  }>;
  export const GlassEffectContainer: Component<{ spacing?: number }>;
  export const NamespaceReader: Component<{}, (namespace: any) => ScriptNode>;
  export const ReorderableForEach: Component<{
    active?: any; data?: any; builder?: (item: any, index: number) => ScriptNode;
    onMove?: (indices: number[], newOffset: number) => void;
  }>;
  export const LivePhotoView: Component<{ livePhoto?: any }>;
  export const AVPlayerView: Component<{ player?: any; videoGravity?: any; [name: string]: any }>;
  export const CaptureVideoPreviewView: Component<{ session?: any; videoDevice?: any; videoGravity?: any }>;
  export const VideoRecorderPreviewView: Component<{ recorder?: any; videoGravity?: any }>;
  export const DirectoryBrowserView: Component<{ path?: string; [name: string]: any }>;
  export const LookAroundPreview: Component<{ [name: string]: any }>;

  // Maps: what the script puts on them stands on plain ground.
  export type MapCoordinate = { latitude: number; longitude: number };
  export type MapRegion = {
    center: MapCoordinate; span: { latitudeDelta: number; longitudeDelta: number };
  };
  export const Map: Component<{
    cameraPosition?: any; initialCameraPosition?: any; selection?: any; itemSelection?: any;
    featureSelectionAccessory?: any; itemDetailSelectionAccessory?: any;
    annotationTitles?: "automatic" | "visible" | "hidden"; mapStyle?: any; cameraBounds?: any;
    annotationSubtitles?: "automatic" | "visible" | "hidden"; controls?: ScriptNode;
  }>;
  export const Marker: Component<{
    coordinate?: MapCoordinate; item?: any; title?: string; systemImage?: string; monogram?: string;
  }>;
  export const Annotation: Component<{
    coordinate: MapCoordinate; title?: string; anchor?: ScriptPoint;
  }>;
  export const MapCircle: Component<{
    center: MapCoordinate; radius: number; foregroundColor?: ScriptColor; fillColor?: ScriptColor;
    strokeColor?: ScriptColor; strokeStyle?: ScriptStroke;
  }>;
  export const MapPolyline: Component<{
    coordinates: MapCoordinate[]; strokeColor?: ScriptColor; strokeStyle?: ScriptStroke;
    contourStyle?: "straight" | "geodesic";
  }>;
  export const MapPolygon: Component<{
    coordinates: MapCoordinate[]; fillColor?: ScriptColor; strokeColor?: ScriptColor;
    strokeStyle?: ScriptStroke;
  }>;
  export const MapCompass: Component;
  export const MapPitchToggle: Component;
  export const MapScaleView: Component;
  export const MapUserLocationButton: Component;
  export class MapCameraPosition {
    private constructor();
    static region(region: MapRegion): MapCameraPosition;
    static rect(rect: { center: MapCoordinate; width: number; height: number }): MapCameraPosition;
    static camera(camera: any): MapCameraPosition;
    static item(item: any, options?: object): MapCameraPosition;
    static userLocation(options?: { fallback?: MapCameraPosition }): MapCameraPosition;
    static automatic(): MapCameraPosition;
  }

  // Parts of a chart that are no marks.
  export interface ChartProxy {
    /** Points from the plot's top left corner. */
    position(of: { x?: string | number | Date; y?: string | number | Date }): { x: number; y: number } | null;
    value(at: { atX?: number; atY?: number; as: "string" | "number" | "date" }): string | number | Date | null;
    readonly plotAreaSize: ScriptSize;
    readonly plotAreaFrame: { x: number; y: number; width: number; height: number };
    selectXRange(range: { from: number; to: number }): void;
    selectYRange(range: { from: number; to: number }): void;
    selectXValue(value: any): void; selectYValue(value: any): void; selectAngleValue(value: any): void;
  }
  export const ChartOverlay: Component<{ alignment?: ScriptAlignment }, (chart: ChartProxy) => ScriptNode>;
  export const ChartGesture: Component<{}, (chart: ChartProxy) => any>;
  /** A chain of modifiers on the plot. */
  export const ChartPlotStyle: Component<{}, (plot: any) => any>;

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
    readonly isTransparentBackground: boolean; readonly isTransparentMode: boolean;
    readonly isBlurMode: boolean;
    reloadAll(): void; reloadUserWidgets(): void; reloadTestWidgets(): void;
    openApp(bundleId: string): void;
    preview(options?: object): Promise<void>;
  };
  export const ControlWidget: {
    readonly parameter: string; present(node: JSX.Element): void;
    reloadButtons(): void; reloadToggles(): void;
  };
  export type AppIntent<T> = { script: string; name: string; protocol: AppIntentProtocol; params: T };
  export enum AppIntentProtocol {
    AppIntent, AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent, SnippetIntent,
  }
  export const AppIntentManager: {
    register<T = any, R = any>(options: {
      name: string; protocol: AppIntentProtocol; perform: (params: T) => Promise<R>;
    }): (params?: T) => AppIntent<T>;
  };
  export type LiveActivityState = "active" | "dismissed" | "ended" | "stale";
  export type LiveActivityDetail = { id: string; state: LiveActivityState };
  export type LiveActivityUIBuilder<T> = (state: T) => JSX.Element;
  export type LiveActivityOptions = { staleDate?: number | Date; relevanceScore?: number };
  export type LiveActivityUpdateOptions = LiveActivityOptions & {
    alert?: { title: string; body: string };
  };
  /** Seconds until it is taken away; 0 takes it away at once. */
  export type LiveActivityEndOptions = LiveActivityOptions & { dismissTimeInterval?: number };
  export class LiveActivity<T> {
    private constructor();
    readonly name: string; readonly activityId: string | undefined; readonly started: boolean;
    start(state: T, options?: LiveActivityOptions): Promise<boolean>;
    update(state: T, options?: LiveActivityUpdateOptions): Promise<boolean>;
    end(state: T, options?: LiveActivityEndOptions): Promise<boolean>;
    getActivityState(): Promise<LiveActivityState | null>;
    addUpdateListener(listener: (state: LiveActivityState) => void): void;
    removeUpdateListener(listener: (state: LiveActivityState) => void): void;
    static register<T>(name: string, builder: LiveActivityUIBuilder<T>): () => LiveActivity<T>;
    static areActivitiesEnabled(): Promise<boolean>;
    static getAllActivities(): Promise<LiveActivityDetail[]>;
    static getAllActivitiesIds(): Promise<string[]>;
    static getActivityState(id: string): Promise<LiveActivityState | null>;
    static from<T>(id: string, name: string): Promise<LiveActivity<T> | null>;
    static endAllActivities(options?: LiveActivityEndOptions): Promise<boolean>;
    static addActivitiesEnabledListener(listener: (isEnabled: boolean) => void): void;
    static removeActivitiesEnabledListener(listener: (isEnabled: boolean) => void): void;
    static addActivityUpdateListener(listener: (detail: LiveActivityDetail) => void): void;
    static removeActivityUpdateListener(listener: (detail: LiveActivityDetail) => void): void;
  }
  export const Script: {
    readonly name: string; readonly directory: string; readonly env: string;
    readonly metadata: Record<string, any>;
    createRunURLScheme(name: string, values?: Record<string, string>): string;
    createOpenURLScheme(name: string): string;
    exit(result?: any): void;
    onResume(listener: (details: any) => void): () => void;
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
  export const Navigation: ScriptNavigation;
  export const Notification: any;
  export const fetch: ScriptFetch;
  export const AbortController: ScriptAbortController;
  export type AbortController = InstanceType<ScriptAbortController>;
  export const Headers: ScriptHeaders;
  export type Headers = InstanceType<ScriptHeaders>;
  export const Request: ScriptRequestClass;
  export type Request = InstanceType<ScriptRequestClass>;
  export const Response: ScriptResponse;
  export type Response = InstanceType<ScriptResponse>;
  export const FormData: ScriptFormData;
  export type FormData = InstanceType<ScriptFormData>;
  export type RequestInit = ScriptRequest;

  // Global names that modules import all the same.
  export const Storage: ScriptStorage;
  export const FileManager: ScriptFileManager;
  export const Keychain: ScriptKeychain;
  export const IntentMemoryStorage: ScriptMemory;
  export const Data: ScriptDataClass;
  export type Data = InstanceType<ScriptDataClass>;
  export const UIImage: ScriptImageClass;
  export type UIImage = InstanceType<ScriptImageClass>;
  export const Dialog: any; export type Dialog = any;
  export const Health: any; export type Health = any;
  export const HealthUnit: any; export type HealthUnit = any;
  export const HealthMetricPrefix: any; export type HealthMetricPrefix = any;
  export const Calendar: any; export type Calendar = any;
  export const CalendarEvent: any; export type CalendarEvent = any;
  export const Reminder: any; export type Reminder = any;
  export const Contact: any; export type Contact = any;
  export const Photos: any; export type Photos = any;
  export const Pasteboard: any; export type Pasteboard = any;
  type Opening = {
    openURL(url: string): Promise<boolean>; present(url: string, fullscreen?: boolean): Promise<void>;
    [other: string]: any;
  };
  export const Safari: Opening; export type Safari = any;
  export const ShareSheet: any; export type ShareSheet = any;
  export const DocumentPicker: any; export type DocumentPicker = any;
  export const QuickLook: any; export type QuickLook = any;
  export const WebViewController: any; export type WebViewController = any;
  export const MediaPlayer: any; export type MediaPlayer = any;
  export const MediaPlayerPlaybackState: any; export type MediaPlayerPlaybackState = any;
  export const SharedAudioSession: any; export type SharedAudioSession = any;
  export const AVPlayer: any; export type AVPlayer = any;
  export const AudioRecorder: any; export type AudioRecorder = any;
  export const BackgroundKeeper: any; export type BackgroundKeeper = any;
  export const SQLite: typeof ScriptSQLite;
  export namespace SQLite { type Database = ScriptSQLite.Database; type Value = ScriptSQLite.Value }
  export const SSHClient: any; export type SSHClient = any;
  export const Weather: any; export type Weather = any;
  export const Assistant: any; export type Assistant = any;
  export const Speech: any; export type Speech = any;
  export const SpeechRecognition: any; export type SpeechRecognition = any;
  export const LocalAuth: any; export type LocalAuth = any;
  export const Spotlight: any; export type Spotlight = any;
  export const HttpServer: any; export type HttpServer = any;
  export const EditMode: any; export type EditMode = any;
  export const DateComponents: any; export type DateComponents = any;
  export const HealthCategoryValueSleepAnalysis: any; export type HealthCategoryValueSleepAnalysis = any;
  export const TimeControlStatus: any; export type TimeControlStatus = any;
  export const AlarmManager: any; export type AlarmManager = any;
  export const Translation: any; export type Translation = any;
  export const ImageRenderer: any; export type ImageRenderer = any;
  export const Thread: any; export type Thread = any;
  export const DeviceMotion: any; export type DeviceMotion = any;
  export const TapGesture: any; export type TapGesture = any;
  export const LongPressGesture: any; export type LongPressGesture = any;
  export const DragGesture: any; export type DragGesture = any;
  // What the app has besides: names resolve, calls are refused or do nothing.
  export function createElement(type: any, props?: any, ...children: any[]): JSX.Element;
  export const Fragment: any;
  export function useCancelToken(): any;
  export function useDismiss(): (result?: any) => void;
  export function useKeyboardVisible(): boolean;
  export function withAnimation(...values: any[]): Promise<void>;
  export const AVAsset: any; export type AVAsset = any;
  export const AVAssetExportSession: any; export type AVAssetExportSession = any;
  export const AVAssetImageGenerator: any; export type AVAssetImageGenerator = any;
  export const AVAssetReader: any; export type AVAssetReader = any;
  export const AVAssetReaderAudioOutput: any; export type AVAssetReaderAudioOutput = any;
  export const AVAssetReaderVideoOutput: any; export type AVAssetReaderVideoOutput = any;
  export const AVAssetTrack: any; export type AVAssetTrack = any;
  export const AVAssetWriter: any; export type AVAssetWriter = any;
  export const AVAssetWriterInput: any; export type AVAssetWriterInput = any;
  export const AVAudioQuality: any; export type AVAudioQuality = any;
  export const AVCaptureDevice: any; export type AVCaptureDevice = any;
  export const AVMetadataItem: any; export type AVMetadataItem = any;
  export const AbortError: any; export type AbortError = any;
  export const AbortSignal: ScriptAbortSignal;
  export type AbortSignal = InstanceType<ScriptAbortSignal>;
  export const AlarmLiveActivity: any; export type AlarmLiveActivity = any;
  export const AlarmProximity: any; export type AlarmProximity = any;
  export const Animation: any; export type Animation = any;
  export const AppEvents: any; export type AppEvents = any;
  export const AudioCapture: any; export type AudioCapture = any;
  export const BackgroundURLSession: any; export type BackgroundURLSession = any;
  export const Blob: ScriptBlob;
  export type Blob = InstanceType<ScriptBlob>;
  export const BluetoothCentralManager: any; export type BluetoothCentralManager = any;
  export const BluetoothPeripheralManager: any; export type BluetoothPeripheralManager = any;
  export const CalendarSource: any; export type CalendarSource = any;
  export const CancelError: any; export type CancelError = any;
  export const CancelToken: any; export type CancelToken = any;
  export const CanvasGradient: any; export type CanvasGradient = any;
  export const CanvasRenderingContext: any; export type CanvasRenderingContext = any;
  export const ChartAxisLabelFormat: any; export type ChartAxisLabelFormat = any;
  export const ChartPlotProxy: any; export type ChartPlotProxy = any;
  export const Clipboard: any; export type Clipboard = any;
  export const CloudSharedData: any; export type CloudSharedData = any;
  export const CompressionAlgorithm: any; export type CompressionAlgorithm = any;
  export const ContactStore: any; export type ContactStore = any;
  export const ControlGroupStyle: any; export type ControlGroupStyle = any;
  export const Crypto: ScriptCrypto;
  export const CustomKeyboard: any; export type CustomKeyboard = any;
  export const DiscoverySession: any; export type DiscoverySession = any;
  export const Encoding: any; export type Encoding = any;
  export const EventAlarm: any; export type EventAlarm = any;
  export const EventAvailability: any; export type EventAvailability = any;
  export const FontPicker: any; export type FontPicker = any;
  export const GestureInfo: any; export type GestureInfo = any;
  export const HMHome: any; export type HMHome = any;
  export const HMHomeManager: any; export type HMHomeManager = any;
  export const HTMLParser: any; export type HTMLParser = any;
  export const HapticEngine: any; export type HapticEngine = any;
  export const HapticEvent: any; export type HapticEvent = any;
  export const HapticFeedback: any; export type HapticFeedback = any;
  export const HapticPattern: any; export type HapticPattern = any;
  export const Haptics: any; export type Haptics = any;
  export const HeadphoneMotionManager: any; export type HeadphoneMotionManager = any;
  export const HealthBiologicalSex: any; export type HealthBiologicalSex = any;
  export const HealthBloodType: any; export type HealthBloodType = any;
  export const HealthCategoryType: any; export type HealthCategoryType = any;
  export const HealthKit: any; export type HealthKit = any;
  export const HealthQuantitySeriesSample: any; export type HealthQuantitySeriesSample = any;
  export const HealthQuantitySample: any; export type HealthQuantitySample = any;
  export const HealthCumulativeQuantitySample: any; export type HealthCumulativeQuantitySample = any;
  export const HealthDiscreteQuantitySample: any; export type HealthDiscreteQuantitySample = any;
  export const HealthCategorySample: any; export type HealthCategorySample = any;
  export const HealthCorrelation: any; export type HealthCorrelation = any;
  export const HealthStatistics: any; export type HealthStatistics = any;
  export const MapSnapshot: any; export type MapSnapshot = any;
  export type PresentationDetent = any;
  export type MarkdownProps = any;
  export type DragGestureDetails = any;
  export type BarChartProps = any;
  export type Visibility = any;
  export type PickerStyle = any;
  export type NavigationSplitViewVisibility = any;
  export type MapStyleSpec = any;
  export type MapSelectionValue = any;
  export type MapPointsOfInterestSpec = any;
  export type MapAnnotationLabelVisibility = any;
  export const HealthQuantityType: any; export type HealthQuantityType = any;
  export const HealthStatisticsOptions: any; export type HealthStatisticsOptions = any;
  export const HealthWorkoutActivityType: any; export type HealthWorkoutActivityType = any;
  export const ImageIO: any; export type ImageIO = any;
  export const Intent: any; export type Intent = any;
  export const IntentAttributedTextValue: any; export type IntentAttributedTextValue = any;
  export const IntentFileURLValue: any; export type IntentFileURLValue = any;
  export const IntentFileValue: any; export type IntentFileValue = any;
  export const IntentImageValue: any; export type IntentImageValue = any;
  export const IntentJsonValue: any; export type IntentJsonValue = any;
  export const IntentTextValue: any; export type IntentTextValue = any;
  export const IntentURLValue: any; export type IntentURLValue = any;
  export const IntentViewValue: any; export type IntentViewValue = any;
  export const ItemProvider: any; export type ItemProvider = any;
  export const LivePhoto: any; export type LivePhoto = any;
  export const Location: ScriptLocation;
  export const MCP: any; export type MCP = any;
  export const MagnifyGesture: any; export type MagnifyGesture = any;
  export const MailUI: any; export type MailUI = any;
  export const MapCamera: any; export type MapCamera = any;
  export const MapCameraBounds: any; export type MapCameraBounds = any;
  export const MapDirections: any; export type MapDirections = any;
  export const MapItem: any; export type MapItem = any;
  export const MapLookAround: any; export type MapLookAround = any;
  export const MapSearch: any; export type MapSearch = any;
  export const MapSnapshotter: any; export type MapSnapshotter = any;
  export const MapUtils: any; export type MapUtils = any;
  export const MediaComposer: any; export type MediaComposer = any;
  export const MediaPlayerRemoteCommand: any; export type MediaPlayerRemoteCommand = any;
  export const MediaTime: any; export type MediaTime = any;
  export const MediaType: any; export type MediaType = any;
  export const MessageUI: any; export type MessageUI = any;
  export const MotionManager: any; export type MotionManager = any;
  export const NFC: any; export type NFC = any;
  export const NotificationCenter: any; export type NotificationCenter = any;
  export const PHAsset: any; export type PHAsset = any;
  export const PHAssetCollection: any; export type PHAssetCollection = any;
  export const PHPickerFilter: any; export type PHPickerFilter = any;
  export const Pedometer: any; export type Pedometer = any;
  export const PersonNameComponents: any; export type PersonNameComponents = any;
  export const PhotoLibrary: any; export type PhotoLibrary = any;
  export const QRCode: any; export type QRCode = any;
  export const ReadableStream: any;
  export const RecurrenceEnd: any; export type RecurrenceEnd = any;
  export const RecurrenceRule: any; export type RecurrenceRule = any;
  export const RegExpBuilder: any; export type RegExpBuilder = any;
  export const RotateGesture: any; export type RotateGesture = any;
  export const SFTPClient: any; export type SFTPClient = any;
  export const SSHAuthenticationMethod: any; export type SSHAuthenticationMethod = any;
  export const ScreenshotMaker: any; export type ScreenshotMaker = any;
  export const SystemMusicPlayer: any; export type SystemMusicPlayer = any;
  export const TextMetrics: any; export type TextMetrics = any;
  export const TextRecognition: any; export type TextRecognition = any;
  export const TimeIntervalNotificationTrigger: any; export type TimeIntervalNotificationTrigger = any;
  export const AVCaptureDeviceInput: any; export type AVCaptureDeviceInput = any;
  export const AVCaptureEventInteraction: any; export type AVCaptureEventInteraction = any;
  export const AVCaptureMetadataOutput: any; export type AVCaptureMetadataOutput = any;
  export const AVCaptureMovieFileOutput: any; export type AVCaptureMovieFileOutput = any;
  export const AVCapturePhotoOutput: any; export type AVCapturePhotoOutput = any;
  export const AVCaptureSession: any; export type AVCaptureSession = any;
  export const AVCaptureSlider: any; export type AVCaptureSlider = any;
  export const AVCaptureSystemZoomSlider: any; export type AVCaptureSystemZoomSlider = any;
  export const CalendarNotificationTrigger: any; export type CalendarNotificationTrigger = any;
  export const DocumentInteraction: any; export type DocumentInteraction = any;
  export const EditorController: any; export type EditorController = any;
  export const HapticDynamicParameter: any; export type HapticDynamicParameter = any;
  export const HapticEventParameter: any; export type HapticEventParameter = any;
  export const HapticParameterCurve: any; export type HapticParameterCurve = any;
  export const HapticParameterCurveControlPoint: any; export type HapticParameterCurveControlPoint = any;
  export const HttpResponse: any; export type HttpResponse = any;
  export const HttpResponseBody: any; export type HttpResponseBody = any;
  export const Keyboard: any; export type Keyboard = any;
  export const NaturalLanguage: any; export type NaturalLanguage = any;
  export const PDFDocument: any; export type PDFDocument = any;
  export const SpeechSynthesisVoice: any; export type SpeechSynthesisVoice = any;
  export const VideoRecorder: any; export type VideoRecorder = any;
  export type ButtonStyle = any;
  export type ChartMarkStackingMethod = any;
  export type ColorStringHSL = any;
  export type DatePickerComponents = any;
  export type DatePickerStyle = any;
  export type HapticEventType = any;
  export type ListStyle = any;
  export type NavigationSplitViewColumn = any;
  export type ScenePhase = any;
  export type WidgetRenderingMode = any;
  export namespace Location { type ActivityType = any; type Heading = any; }
  export namespace MapDirections { type DirectionsResponse = any; type ETAResponse = any; }
  export namespace MapSearch { type MapSearchCompletion = any; }
  export namespace MapSnapshotter { type SnapshotAnnotation = any; type SnapshotOverlay = any; }
  export namespace VideoRecorder { type CameraPosition = any; type State = any; }
  export const Transition: any; export type Transition = any;
  export const UIGlass: any; export type UIGlass = any;
  export const ViewModifiers: any; export type ViewModifiers = any;
  export const Vision: any; export type Vision = any;
  export const WeatherService: any; export type WeatherService = any;
  export const WebScraper: any; export type WebScraper = any;
  export const WebSocket: any; export type WebSocket = any;
}

/** Databases in the script's own folders. */
declare namespace ScriptSQLite {
  type Value = string | number | boolean | Data | Date | null;
  type Arguments = Value[] | Record<string, Value>;
  type Configuration = {
    foreignKeysEnabled?: boolean; readonly?: boolean; label?: string | null;
    busyMode?: "immediateError" | number; journalMode?: "wal" | "default"; maximumReaderCount?: number;
  };
  type Action = "cascade" | "restrict" | "setNull" | "setDefault";
  type Column = {
    name: string; type: string; primaryKey?: boolean; autoIncrement?: boolean; notNull?: boolean;
    unique?: boolean; indexed?: boolean; checkSQL?: string; collation?: string; defaultValue?: Value;
    defaultSQL?: string;
    references?: {
      table: string; column?: string; onDelete?: Action; onUpdate?: Action; deferred?: boolean;
    };
  };
  type Step = { sql: string; args?: Arguments | null };
  class Database {
    private constructor();
    execute(sql: string, values?: Arguments): Promise<void>;
    fetchAll<T = any>(sql: string, values?: Arguments): Promise<T[]>;
    fetchSet<T = any>(sql: string, values?: Arguments): Promise<T[]>;
    fetchOne<T = any>(sql: string, values?: Arguments): Promise<T>;
    transaction(steps: Step | Step[], options?: { kind?: "deferred" | "immediate" | "exclusive" }): Promise<void>;
    schemaVersion(): Promise<number>;
    tableExists(name: string, schema?: string): Promise<boolean>;
    isTableHasUniqueKeys(name: string, keys: string[]): Promise<boolean>;
    columnsIn(name: string, schema?: string): Promise<{
      name: string; type: string; defaultValueSQL: string | null; isNotNull: boolean;
      primaryKeyIndex: number;
    }[]>;
    primaryKey(name: string, schema?: string): Promise<{
      columns: string[]; rowIDColumn: string | null; isRowID: boolean;
    }>;
    foreignKeys(name: string, schema?: string): Promise<{
      id: number; originColumns: string[]; destinationTable: string; destinationColumns: string[];
      mapping: { origin: string; destination: string }[];
    }[]>;
    indexes(name: string, schema?: string): Promise<{
      name: string; columns: string[]; isUnique: boolean; origin: string;
    }[]>;
    createTable(name: string, options: { columns: Column[]; ifNotExists?: boolean }): Promise<void>;
    renameTable(name: string, other: string): Promise<void>;
    dropTable(name: string): Promise<void>;
    createIndex(name: string, options: {
      table: string; columns: string[]; unique?: boolean; ifNotExists?: boolean; condition?: string;
    }): Promise<void>;
    dropIndex(name: string): Promise<void>;
    dropIndexOn(table: string, columns: string[]): Promise<void>;
  }
  function open(path: string, configuration?: Configuration): Database;
  function openInMemory(name: string, configuration?: Configuration): Database;
}

declare class UIImage {
  readonly width: number; readonly height: number; readonly scale: number;
  static fromFile(path: string): UIImage | null;
  static fromData(data: Data): UIImage | null;
  static fromURL(url: string): Promise<UIImage | null>;
  static fromSFSymbol(name: string): UIImage | null;
  static fromBase64String(text: string): UIImage | null;
  toPNGData(): Data | null;
  [other: string]: any;
}
declare class Data {
  readonly size: number;
  toRawString(encoding?: string): string | null;
  toBase64String(): string; toHexString(): string; getBytes(): Uint8Array | null;
  static fromRawString(text: string, encoding?: string): Data | null;
  static fromString(text: string, encoding?: string): Data | null;
  static fromIntArray(values: number[]): Data;
  static fromArrayBuffer(buffer: ArrayBuffer): Data;
  static fromUint8Array(bytes: Uint8Array): Data;
  static fromHexString(text: string): Data;
  static fromPNG(image: UIImage): Data | null;
  static fromJPEG(image: UIImage, quality?: number): Data | null;
  static combine(list: Data[]): Data;
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
  readonly iCloudDocumentsDirectory: string;
  readAsString(path: string, encoding?: string): Promise<string>;
  readAsStringSync(path: string, encoding?: string): string;
  writeAsString(path: string, text: string, encoding?: string): Promise<void>;
  /** A file, or a folder with its name on top unless `keepsParent` is false. */
  zip(path: string, to: string, keepsParent?: boolean): Promise<void>;
  unzip(path: string, to: string): Promise<void>;
  existsSync(path: string): boolean; exists(path: string): Promise<boolean>;
  readDirectory(path: string, recursive?: boolean): Promise<string[]>;
  readDirectorySync(path: string, recursive?: boolean): string[];
  [other: string]: any;
};
declare const Keychain: {
  get(key: string, options?: object): string | null;
  set(key: string, value: string, options?: object): boolean;
  [other: string]: any;
};
declare const Crypto: {
  md5(data: Data): Data; sha1(data: Data): Data; sha256(data: Data): Data; sha384(data: Data): Data;
  sha512(data: Data): Data; hmacMD5(data: Data, key: Data): Data; hmacSHA1(data: Data, key: Data): Data;
  hmacSHA256(data: Data, key: Data): Data; hmacSHA384(data: Data, key: Data): Data;
  hmacSHA512(data: Data, key: Data): Data; generateSymmetricKey(bits?: number): Data;
  encryptAESGCM(data: Data, key: Data, options?: { iv?: Data; aad?: Data }): Data | null;
  decryptAESGCM(data: Data, key: Data, aad?: Data): Data | null;
};
declare const Location: {
  requestCurrent(options?: { forceRequest?: boolean }): Promise<{ latitude: number; longitude: number; timestamp: number } | null>;
  reverseGeocode(options: { latitude: number; longitude: number; locale?: string }): Promise<any[] | null>;
  [other: string]: any;
};
declare function createElement(type: any, props?: any, ...children: any[]): JSX.Element;
declare const Fragment: any;

// What a browser has and a script too. "lib" of tsconfig.json leaves the browser's own out.
declare var console: Record<"log" | "info" | "warn" | "error" | "debug" | "clear", (...values: any[]) => void>
  & { present(): Promise<void> };
declare function setTimeout(callback: (...values: any[]) => void, milliseconds?: number): number;
declare function clearTimeout(timer?: number | null): void;
declare function setInterval(callback: (...values: any[]) => void, milliseconds?: number): number;
declare function clearInterval(timer?: number | null): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T): T;
declare function atob(text: string): string;
declare function btoa(text: string): string;
interface ScriptRequest {
  method?: string; headers?: Record<string, string> | Headers; body?: any;
  /** Seconds. */
  timeout?: number;
  signal?: AbortSignal; allowInsecureRequest?: boolean;
  handleRedirect?: (request: ScriptRedirect) => Promise<ScriptRedirect | null>;
  [other: string]: any;
}
interface ScriptRedirect {
  url: string; method: string; headers: Record<string, string>; cookies: any[]; [other: string]: any;
}
declare function fetch(input: string | URL | Request, init?: ScriptRequest): Promise<Response>;
declare class Headers {
  constructor(init?: any);
  get(name: string): string | null; set(name: string, value: string): void;
  has(name: string): boolean; append(name: string, value: string): void;
  delete(name: string): void; forEach(body: (value: string, name: string) => void): void;
  toJson(): Record<string, string>;
}
declare class Request { constructor(input: any, init?: ScriptRequest); [other: string]: any }
declare class Response {
  constructor(body?: any, init?: any);
  readonly ok: boolean; readonly status: number; readonly statusText: string; readonly url: string;
  readonly headers: Headers; readonly cookies: any[];
  json(): Promise<any>; text(): Promise<string>; data(): Promise<Data>; bytes(): Promise<Uint8Array>;
  arrayBuffer(): Promise<ArrayBuffer>; blob(): Promise<Blob>; formData(): Promise<FormData>;
  [other: string]: any;
}
declare class Blob { constructor(parts?: any[], options?: any); readonly size: number; readonly type: string; text(): Promise<string>; [other: string]: any }
declare class FormData { append(name: string, value: any, type?: string, file?: string): void; [other: string]: any }
declare class AbortSignal {
  readonly aborted: boolean; readonly reason: any;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
  static timeout(milliseconds: number): AbortSignal; static abort(reason?: any): AbortSignal;
}
declare class AbortController { readonly signal: AbortSignal; abort(reason?: any): void }
declare class URLSearchParams {
  constructor(init?: any);
  get(name: string): string | null; getAll(name: string): string[]; has(name: string): boolean;
  set(name: string, value: string): void; append(name: string, value: string): void;
  delete(name: string): void; forEach(body: (value: string, name: string) => void): void;
  toString(): string;
}
declare class URL {
  constructor(text: string, base?: string | URL);
  href: string; protocol: string; host: string; hostname: string; port: string; pathname: string;
  search: string; hash: string; readonly origin: string; readonly searchParams: URLSearchParams;
  toString(): string;
}
declare class TextEncoder { encode(text?: string): Uint8Array }
declare class TextDecoder { constructor(encoding?: string, options?: any); decode(bytes?: any): string }
declare const crypto: { randomUUID(): string; getRandomValues<T>(array: T): T };
declare const UUID: { string(): string };
declare const performance: { now(): number };

// Names that are global as well as in the module.
type ScriptModule = typeof import("scripting");
declare const Widget: ScriptModule["Widget"];
declare const ControlWidget: ScriptModule["ControlWidget"];
declare const Script: ScriptModule["Script"];
declare const Device: ScriptModule["Device"];
declare const Path: ScriptModule["Path"];
declare const AppIntentManager: ScriptModule["AppIntentManager"];
declare const LiveActivity: ScriptModule["LiveActivity"];
type LiveActivity<T> = import("scripting").LiveActivity<T>;
type Observable<T> = import("scripting").Observable<T>;
declare const Navigation: ScriptNavigation;
declare const Notification: any;
declare const IntentMemoryStorage: {
  get<T>(key: string): T | null; set<T>(key: string, value: T): void; remove(key: string): void;
  contains(key: string): boolean; clear(): void; keys(): string[];
};
declare const Animation: any;
declare const Transition: any;
declare const UIGlass: any;
type UIGlass = any;

// What only the app has: names resolve, calls are refused, what belongs to the person is empty.
declare const Dialog: any; type Dialog = any;
interface ScriptStatistics {
  startDate: Date; endDate: Date; sources: any[] | null;
  sumQuantity(unit?: any, source?: any): number | null;
  averageQuantity(unit?: any, source?: any): number | null;
  minimumQuantity(unit?: any, source?: any): number | null;
  maximumQuantity(unit?: any, source?: any): number | null;
  mostRecentQuantity(unit?: any, source?: any): number | null;
  [other: string]: any;
}
declare const Health: {
  readonly isHealthDataAvailable: boolean;
  queryQuantitySamples(type: any, options?: any): Promise<any[]>;
  queryCategorySamples(type: any, options?: any): Promise<any[]>;
  queryWorkouts(options?: any): Promise<any[]>;
  queryStatistics(type: any, options?: any): Promise<ScriptStatistics | null>;
  queryStatisticsCollection(type: any, options?: any): Promise<{
    statistics(): ScriptStatistics[]; statisticsFor(date: Date): ScriptStatistics | null; sources(): any[];
  }>;
  [other: string]: any;
};
type Health = any;
declare const HealthUnit: any; type HealthUnit = any;
declare const HealthMetricPrefix: any; type HealthMetricPrefix = any;
declare const Calendar: {
  new (...values: any[]): any;
  forEvents(): Promise<any[]>; forReminders(): Promise<any[]>; [other: string]: any;
};
type Calendar = any;
declare const CalendarEvent: {
  new (...values: any[]): any;
  getAll(from: Date, to: Date, calendars?: any[] | null): Promise<any[]>; [other: string]: any;
};
type CalendarEvent = any;
declare const Reminder: {
  new (...values: any[]): any;
  getAll(calendars?: any[] | null): Promise<any[]>; getIncompletes(options?: any): Promise<any[]>;
  getCompleteds(options?: any): Promise<any[]>; [other: string]: any;
};
type Reminder = any;
declare const Contact: any; type Contact = any;
declare const Photos: any; type Photos = any;
declare const Pasteboard: any; type Pasteboard = any;
declare const Safari: { openURL(url: string): Promise<boolean>; [other: string]: any }; type Safari = any;
declare const ShareSheet: any; type ShareSheet = any;
declare const DocumentPicker: any; type DocumentPicker = any;
declare const QuickLook: any; type QuickLook = any;
declare class WebViewController {
  constructor(options?: any);
  loadURL(url: string): Promise<boolean>; loadHTML(html: string, base?: string): Promise<boolean>;
  waitForLoad(): Promise<boolean>; getHTML(): Promise<string | null>;
  evaluateJavaScript<T = any>(code: string): Promise<T>; dispose(): void; [other: string]: any;
}
declare const MediaPlayer: any; type MediaPlayer = any;
declare const MediaPlayerPlaybackState: any; type MediaPlayerPlaybackState = any;
declare const SharedAudioSession: {
  addInterruptionListener(listener: (type: string) => void): void; [other: string]: any;
};
type SharedAudioSession = any;
declare class AVPlayer {
  onError?: (message: string) => void; onReadyToPlay?: () => void; onEnded?: () => void;
  onTimeControlStatusChanged?: (status: any) => void; [other: string]: any;
}
declare const AudioRecorder: any; type AudioRecorder = any;
declare const BackgroundKeeper: any; type BackgroundKeeper = any;
declare const SQLite: typeof ScriptSQLite;
declare namespace SQLite { type Database = ScriptSQLite.Database; type Value = ScriptSQLite.Value }
declare const SSHClient: any; type SSHClient = any;
declare const Weather: any; type Weather = any;
declare const Assistant: any; type Assistant = any;
declare const Speech: any; type Speech = any;
declare const SpeechRecognition: any; type SpeechRecognition = any;
declare const LocalAuth: any; type LocalAuth = any;
declare const Spotlight: any; type Spotlight = any;
declare const HttpServer: any; type HttpServer = any;
declare const EditMode: any; type EditMode = any;
declare const DateComponents: any; type DateComponents = any;
declare const HealthCategoryValueSleepAnalysis: any; type HealthCategoryValueSleepAnalysis = any;
declare const TimeControlStatus: any; type TimeControlStatus = any;
declare const AlarmManager: any; type AlarmManager = any;
declare const Translation: any; type Translation = any;
declare const ImageRenderer: any; type ImageRenderer = any;
declare const Thread: any; type Thread = any;
declare const DeviceMotion: any; type DeviceMotion = any;
declare const Clipboard: any; type Clipboard = any;
declare const CompressionAlgorithm: any; type CompressionAlgorithm = any;
declare const Encoding: any; type Encoding = any;
declare const HealthCategoryType: any; type HealthCategoryType = any;
declare const HealthQuantityType: any; type HealthQuantityType = any;
declare const HealthStatisticsOptions: any; type HealthStatisticsOptions = any;
declare const MapSnapshotter: any; type MapSnapshotter = any;
declare const MediaPlayerRemoteCommand: any; type MediaPlayerRemoteCommand = any;
declare const SSHAuthenticationMethod: any; type SSHAuthenticationMethod = any;
declare const TimeIntervalNotificationTrigger: any; type TimeIntervalNotificationTrigger = any;
declare const AVCaptureDeviceInput: any; type AVCaptureDeviceInput = any;
declare const AVCaptureEventInteraction: any; type AVCaptureEventInteraction = any;
declare const AVCaptureMetadataOutput: any; type AVCaptureMetadataOutput = any;
declare const AVCaptureMovieFileOutput: any; type AVCaptureMovieFileOutput = any;
declare const AVCapturePhotoOutput: any; type AVCapturePhotoOutput = any;
declare const AVCaptureSession: any; type AVCaptureSession = any;
declare const AVCaptureSlider: any; type AVCaptureSlider = any;
declare const AVCaptureSystemZoomSlider: any; type AVCaptureSystemZoomSlider = any;
declare const CalendarNotificationTrigger: any; type CalendarNotificationTrigger = any;
declare const DocumentInteraction: any; type DocumentInteraction = any;
declare const EditorController: any; type EditorController = any;
declare const HapticDynamicParameter: any; type HapticDynamicParameter = any;
declare const HapticEventParameter: any; type HapticEventParameter = any;
declare const HapticParameterCurve: any; type HapticParameterCurve = any;
declare const HapticParameterCurveControlPoint: any; type HapticParameterCurveControlPoint = any;
declare const HttpResponse: any; type HttpResponse = any;
declare const HttpResponseBody: any; type HttpResponseBody = any;
declare const Keyboard: any; type Keyboard = any;
declare const NaturalLanguage: any; type NaturalLanguage = any;
declare const PDFDocument: any; type PDFDocument = any;
declare const SpeechSynthesisVoice: any; type SpeechSynthesisVoice = any;
declare const VideoRecorder: any; type VideoRecorder = any;
declare const AVAssetExportSession: any; type AVAssetExportSession = any;
declare const AVMetadataItem: any; type AVMetadataItem = any;
declare const FontPicker: any; type FontPicker = any;
declare const MapLookAround: any; type MapLookAround = any;
declare const MapSnapshot: any; type MapSnapshot = any;
declare const MediaType: any; type MediaType = any;
declare const MessageUI: any; type MessageUI = any;
type AVCaptureDeviceFormat = any;
type EditorTextRange = any;
type HapticEventType = any;
type MapLookAroundScene = any;
type NamespaceID = any;
type ScenePhase = any;
type SpeechProgressDetails = any;
declare namespace Location { type ActivityType = any; type Heading = any; }
declare namespace MapDirections { type DirectionsResponse = any; type ETAResponse = any; }
declare namespace MapSearch { type MapSearchCompletion = any; }
declare namespace MapSnapshotter { type SnapshotAnnotation = any; type SnapshotOverlay = any; }
declare namespace VideoRecorder { type CameraPosition = any; type State = any; }
declare const AVAsset: any; type AVAsset = any;
declare const AbortError: any; type AbortError = any;
declare const AppEvents: any; type AppEvents = any;
declare const BackgroundURLSession: any; type BackgroundURLSession = any;
declare const CancelError: any; type CancelError = any;
declare const CancelToken: any; type CancelToken = any;
declare const CloudSharedData: any; type CloudSharedData = any;
declare const ContactStore: any; type ContactStore = any;
declare const CustomKeyboard: any; type CustomKeyboard = any;
declare const EventAlarm: any; type EventAlarm = any;
declare const HTMLParser: any; type HTMLParser = any;
declare const HapticFeedback: any; type HapticFeedback = any;
declare const Haptics: any; type Haptics = any;
declare const ImageIO: any; type ImageIO = any;
declare const Intent: any; type Intent = any;
declare const LivePhoto: any; type LivePhoto = any;
declare const MapCameraPosition: ScriptModule["MapCameraPosition"];
declare const MapItem: any; type MapItem = any;
declare const MapSearch: any; type MapSearch = any;
declare const MapUtils: any; type MapUtils = any;
declare const MediaTime: any; type MediaTime = any;
declare const MotionManager: any; type MotionManager = any;
declare const NotificationCenter: any; type NotificationCenter = any;
declare const PHAsset: any; type PHAsset = any;
declare const Pedometer: any; type Pedometer = any;
declare const PersonNameComponents: any; type PersonNameComponents = any;
declare const QRCode: any; type QRCode = any;
declare const RecurrenceRule: any; type RecurrenceRule = any;
declare const SystemMusicPlayer: any; type SystemMusicPlayer = any;
declare const Vision: any; type Vision = any;
declare const WebSocket: any; type WebSocket = any;
declare function alert(options: any): Promise<void>;
declare function confirm(options: any): Promise<boolean>;
declare function prompt(options: any): Promise<string | null>;
declare const Linking: { openURL(url: string): Promise<boolean> };
declare function openURL(url: string): Promise<boolean>;
declare function setImmediate(callback: (...values: any[]) => void): number;
declare function clearImmediate(timer?: number | null): void;
declare function requestAnimationFrame(callback: (milliseconds: number) => void): number;
declare function cancelAnimationFrame(timer?: number | null): void;
declare class EventTarget {
  addEventListener(type: string, listener: any): void;
  removeEventListener(type: string, listener: any): void; dispatchEvent(event: any): boolean;
}
declare class Event { constructor(type: string, init?: any); readonly type: string }
declare const global: any;
declare const self: any;
declare function withAnimation(...values: any[]): Promise<void>;
type HealthCategorySample = any;
type JSONSchemaObject = any;
type JSONSchemaArray = any;
type JSONSchemaPrimitive = any;
type HealthStatistics = any;
type NowPlayingInfo = any;
type Color = ScriptColor;
type LocationInfo = { latitude: number; longitude: number; timestamp: number };
declare const HapticPattern: any; type HapticPattern = any;
declare const HapticEvent: any; type HapticEvent = any;
declare const HapticEngine: any; type HapticEngine = any;
declare const AVCaptureDevice: any; type AVCaptureDevice = any;
declare const PHPickerFilter: any; type PHPickerFilter = any;
declare const MapDirections: any; type MapDirections = any;
declare const MapCameraBounds: any; type MapCameraBounds = any;
declare const ChartAxisLabelFormat: any; type ChartAxisLabelFormat = any;
declare const CalendarSource: any; type CalendarSource = any;
declare const HealthQuantitySample: any; type HealthQuantitySample = any;
declare const HealthCorrelation: any; type HealthCorrelation = any;
declare const RecurrenceEnd: any; type RecurrenceEnd = any;
declare const EventAvailability: any; type EventAvailability = any;
declare const MapCamera: any; type MapCamera = any;
type MapCameraPosition = ScriptModule["MapCameraPosition"]["prototype"];
type LocationPlacemark = any;
type LocationAccuracy = any;
type HealthUserAnnotatedMedication = any;
type HealthMedicationDoseEvent = any;
