/// Layouts of grids, as values that nothing reads.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  public let dimension: CGFloat
  public let isFractional: Bool
  init(_ dimension: CGFloat, isFractional: Bool = false) {
    (self.dimension, self.isFractional) = (dimension, isFractional)
  }
  open class func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(part, isFractional: true)
  }
  open class func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(part, isFractional: true)
  }
  open class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(points)
  }
  open class func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(points)
  }
}
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }
}
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  init(_ spacing: CGFloat) { self.spacing = spacing }
  open class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing)
  }
  open class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing)
  }
}
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {}
}
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  public init(edges: NSDirectionalRectEdge) {}
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges)
  }
}
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(layoutSize: layoutSize) }
}
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var interItemSpacing: NSCollectionLayoutSpacing?
  public private(set) var subitems: [NSCollectionLayoutItem] = []
  private convenience init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
    self.init(layoutSize: size)
    self.subitems = subitems
  }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem]) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem]) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem]) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem]) }
}
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open var zIndex = 0
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize) }
}
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open var pinToVisibleBounds = false
  open var extendsBoundary = true
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) { self.init(layoutSize: layoutSize) }
}
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let all = NSCollectionLayoutDimension.fractionalWidth(1)
    return NSCollectionLayoutDecorationItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: all, heightDimension: all))
  }
}
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  public init(group: NSCollectionLayoutGroup) {}
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let all = NSCollectionLayoutDimension.fractionalWidth(1)
    let size = NSCollectionLayoutSize(widthDimension: all, heightDimension: all)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))
  }
}
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public override init() {}
}
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  public init(section: NSCollectionLayoutSection) {}
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.configuration = configuration }
  public init(sectionProvider: @escaping SectionProvider) {}
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.configuration = configuration }
  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout { _, _ in nil } }
}
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public var appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  public init(appearance: Appearance) { self.appearance = appearance }
}

@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor! = .systemGray
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title) = (style, title)
  }
}
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
