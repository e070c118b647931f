package import VitrineDrawing

/// Views that SwiftUI has and that a widget cannot show. The system draws a yellow box with a
/// prohibition sign in their place; so do we, and say so once.
package struct UnsupportedView: PrimitiveView {
  package typealias Body = Never
  package let name: String
  nonisolated package init(_ name: String) { self.name = name }
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.session.report(
      .warning, "'\(name)' is not supported in a widget: the system draws a sign in its place")
    return [Node(UnsupportedBehavior(name: name), [], context.environment)]
  }
}

struct UnsupportedBehavior: NodeBehavior {
  let name: String
  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 40))
  }
  func draw(_ node: Node, into recorder: inout Recorder) {
    let box = recorder.snap(node.frame)
    recorder.fill(VitrineDrawing.Path(rect: box), .color(RGBA(hex: 0xFFCC00)))
    let side = min(box.width, box.height) * 0.5
    let ring = Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
    let red = Paint.color(RGBA(hex: 0xFF3B30))
    let style = VitrineDrawing.StrokeStyle(width: max(side * 0.12, 1))
    recorder.append(.stroke(VitrineDrawing.Path(ellipseIn: ring), style, red))
    var bar = VitrineDrawing.Path()
    let reach = side / 2 * 0.7071
    bar.move(to: Point(box.midX - reach, box.midY - reach))
    bar.line(to: Point(box.midX + reach, box.midY + reach))
    recorder.append(.stroke(bar, style, red))
  }
}

/// Declares a container that a widget cannot show.
public struct ScrollView<Content: View>: View {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
  public var body: some View { UnsupportedView("ScrollView") }
}
public struct List<SelectionValue, Content>: View {
  nonisolated public init(@ViewBuilder content: () -> Content)
  where SelectionValue == Never, Content: View {}
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    SelectionValue == Never
  {}
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, SelectionValue == Never {}
  public var body: some View { UnsupportedView("List") }
}
public struct Form<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { UnsupportedView("Form") }
}
public struct NavigationStack<Data, Root: View>: View {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == Never {}
  public var body: some View { UnsupportedView("NavigationStack") }
}
public struct NavigationView<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { UnsupportedView("NavigationView") }
}
public struct NavigationLink<Label: View, Destination: View>: View {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  public var body: some View { UnsupportedView("NavigationLink") }
}
public struct TabView<SelectionValue, Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
  public var body: some View { UnsupportedView("TabView") }
}
public struct Slider<Label, ValueLabel>: View {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, ValueLabel == EmptyView {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, ValueLabel == EmptyView {}
  public var body: some View { UnsupportedView("Slider") }
}
public struct Stepper<Label: View>: View {
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {}
  public var body: some View { UnsupportedView("Stepper") }
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}
  public var body: some View { UnsupportedView("Picker") }
}
public struct TextField<Label: View>: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  where Label == Text {}
  public var body: some View { UnsupportedView("TextField") }
}
public struct TextEditor: View {
  nonisolated public init(text: Binding<String>) {}
  public var body: some View { UnsupportedView("TextEditor") }
}
public struct Menu<Label: View, Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}
  public var body: some View { UnsupportedView("Menu") }
}
public struct DatePicker<Label: View>: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>)
  where Label == Text {}
  public var body: some View { UnsupportedView("DatePicker") }
}
public struct ColorPicker<Label: View>: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>)
  where Label == Text {}
  public var body: some View { UnsupportedView("ColorPicker") }
}
public struct DisclosureGroup<Label: View, Content: View>: View {
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {}
  public var body: some View { UnsupportedView("DisclosureGroup") }
}
public protocol ListStyle {}
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension UIViewRepresentable {
  package func resolve(_ context: ResolveContext) -> [Node] {
    UnsupportedView("UIViewRepresentable").resolve(context)
  }
}
