// Controls and containers that a widget cannot show: WidgetKit's sign stands in their place.

/// Shares what it holds in an app; as a link without effect here, its label is drawn.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  nonisolated(unsafe) private let label: Label
  public var body: some View {
    Button(action: {}) { label }
  }
}
extension ShareLink {
  nonisolated public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<T>, PreviewImage == Never, PreviewIcon == Never {
    self.label = label()
  }
}
extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init<T>(item: T, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<T>, PreviewImage == Never, PreviewIcon == Never {
    label = DefaultShareLinkLabel(title: nil)
  }
  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<T>, PreviewImage == Never, PreviewIcon == Never {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, T>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<T>, PreviewImage == Never, PreviewIcon == Never {
    label = DefaultShareLinkLabel(title: Text(title))
  }
}
public struct DefaultShareLinkLabel: View {
  let title: Text?
  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

public struct SecureField<Label: View>: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  where Label == Text {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) where Label == Text {}
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
  public var body: some View { UnsupportedView("SecureField") }
}

public struct EditButton: View {
  nonisolated public init() {}
  public var body: some View { UnsupportedView("EditButton") }
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  public var body: some View { UnsupportedView("NavigationSplitView") }
}
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  let raw: Int
  public static let automatic = NavigationSplitViewVisibility(raw: 0)
  public static let all = NavigationSplitViewVisibility(raw: 1)
  public static let doubleColumn = NavigationSplitViewVisibility(raw: 2)
  public static let detailOnly = NavigationSplitViewVisibility(raw: 3)
}

// MARK: Table

public struct Table<Value: Identifiable, Rows, Columns>: View {
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {}
  public var body: some View { UnsupportedView("Table") }
}
public struct TableForEachContent<Data: RandomAccessCollection> {}
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == Never, Label == Text {}
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Sort == Never, Label == Text, Content == Text {}
}
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }
  public static func buildBlock<each Column>(_ columns: repeat each Column) -> (
    repeat each Column
  ) {
    (repeat each columns)
  }
}

// MARK: Control groups
