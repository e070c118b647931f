// Tables, which a widget cannot show: the system's sign stands in their place.

public struct Table<Value: Identifiable, Rows, Columns>: View {
  public var body: some View { UnsupportedView("Table") }
}
extension Table {
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {}
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {}
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {}
  nonisolated public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {}
  nonisolated public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {}
  nonisolated public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {}
  nonisolated public init(
    of type: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {}
  nonisolated public init(
    of type: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {}
  nonisolated public init(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {}
}
public struct TableForEachContent<Data: RandomAccessCollection> {}

public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator
}
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  nonisolated init(_made: Void) {}
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn { self }
}
extension TableColumn where Sort == Never, Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {}
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: KeyPathComparator<RowValue>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}
}
public struct TableColumnAlignment: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
  public static let numeric = Self(name: "numeric")
}
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let reorder = Self(rawValue: 1)
  public static let resize = Self(rawValue: 2)
  public static let visibility = Self(rawValue: 4)
  public static let all: Self = [.reorder, .resize, .visibility]
}
public struct TableColumnCustomization<RowValue: Identifiable>: Sendable {
  public init() {}
  public mutating func resetOrder() {}
}
extension TableColumnContent {
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  nonisolated public func customizationID(_ id: String) -> Self { self }
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> Self { self }
}
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }
  /// A column without an order stands in a table with one, too.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }
  public static func buildBlock<each Column>(_ columns: repeat each Column) -> (
    repeat each Column
  ) {
    (repeat each columns)
  }
  public static func buildIf<Column>(_ column: Column?) -> Column? { column }
  public static func buildEither<Column>(first column: Column) -> Column { column }
  public static func buildEither<Column>(second column: Column) -> Column { column }
}

public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
}
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  nonisolated public init(_ value: Value) {}
}
public struct _InertTableRows<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  nonisolated init() {}
}
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<C: TableRowContent>(_ content: C) -> _InertTableRows<Value>
  where C.TableRowValue == Value { _InertTableRows() }
  public static func buildExpression<Data, ID, C: TableRowContent>(
    _ content: ForEach<Data, ID, C>
  ) -> _InertTableRows<Value> where C.TableRowValue == Value { _InertTableRows() }
  public static func buildBlock(_ content: _InertTableRows<Value>...) -> _InertTableRows<Value> {
    _InertTableRows()
  }
  public static func buildIf(_ content: _InertTableRows<Value>?) -> _InertTableRows<Value> {
    _InertTableRows()
  }
  public static func buildEither(first content: _InertTableRows<Value>) -> _InertTableRows<Value> {
    content
  }
  public static func buildEither(second content: _InertTableRows<Value>) -> _InertTableRows<Value> {
    content
  }
}
extension TableRowContent {
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
    -> some TableRowContent<TableRowValue>
  { self }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void)
    -> some TableRowContent<TableRowValue>
  { self }
}
public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init() {} }
public struct BorderedTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { Self() } }
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { Self() }
}
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}
extension View {
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { inert("tableStyle") }
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    inert("tableColumnHeaders")
  }
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { inert("alternatingRowBackgrounds") }
}
