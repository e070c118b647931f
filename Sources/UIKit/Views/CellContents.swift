/// What a cell shows, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}
@preconcurrency @MainActor public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Two texts and an image, as a list's row has them.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Sendable { case natural, center, justified }
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
  }
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  public var prefersSideBySideTextAndSecondaryText = false
  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public static func header() -> Self { Self() }
  public static func footer() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
  public static func prominentInsetGroupedHeader() -> Self { Self() }
  public static func sidebarCell() -> Self { Self() }
  public static func sidebarHeader() -> Self { Self() }
  public static func accompaniedSidebarCell() -> Self { Self() }
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }
}
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public static func clear() -> Self { Self() }
  public static func listPlainCell() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listCell() -> Self { Self() }
  public static func listSidebarCell() -> Self { Self() }
}
/// A mark at the end of a list's row.
public struct UICellAccessory: Sendable {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self { Self() }
  public static func checkmark(displayed: DisplayedState = .always) -> Self { Self() }
  public static func delete(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> Self { Self() }
  public static func reorder(displayed: DisplayedState = .always) -> Self { Self() }
  public static func outlineDisclosure(displayed: DisplayedState = .always) -> Self { Self() }
  public static func label(text: String, displayed: DisplayedState = .always) -> Self { Self() }
}
extension UITableViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
extension UICollectionViewListCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}

extension UICollectionView {
  /// How cells of a kind are set up; kept and not asked.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    public init(elementKind: String, handler: @escaping Handler) {}
  }
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
  ) -> Cell {
    guard let cell = Cell(coder: NSCoder()) else { fatalError("'\(Cell.self)' makes no cell") }
    if let item { registration.handler(cell, path, item) }
    return cell
  }
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for path: IndexPath
  ) -> Supplementary {
    guard let view = Supplementary(coder: NSCoder()) else {
      fatalError("'\(Supplementary.self)' makes no view")
    }
    return view
  }
}
