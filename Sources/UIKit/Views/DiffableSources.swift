/// What a table or a grid shows, by identifiers: sections in order, and the items of each.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [Section] = []
  private var items: [Section: [Item]] = [:]
  public init() {}

  public var sectionIdentifiers: [Section] { sections }
  public var itemIdentifiers: [Item] { sections.flatMap { items[$0, default: []] } }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { itemIdentifiers.count }
  public func numberOfItems(inSection section: Section) -> Int { items[section]?.count ?? 0 }
  public func itemIdentifiers(inSection section: Section) -> [Item] { items[section] ?? [] }
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sections.first { items[$0]?.contains(item) == true }
  }
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  public func indexOfSection(_ section: Section) -> Int? { sections.firstIndex(of: section) }

  public mutating func appendSections(_ new: [Section]) { sections += new }
  public mutating func insertSections(_ new: [Section], beforeSection section: Section) {
    sections.insert(contentsOf: new, at: sections.firstIndex(of: section) ?? 0)
  }
  public mutating func insertSections(_ new: [Section], afterSection section: Section) {
    sections.insert(
      contentsOf: new, at: sections.firstIndex(of: section).map { $0 + 1 } ?? sections.count)
  }
  public mutating func deleteSections(_ old: [Section]) {
    sections.removeAll { old.contains($0) }
    for section in old { items[section] = nil }
  }
  /// Without a section, the last one takes the items.
  public mutating func appendItems(_ new: [Item], toSection section: Section? = nil) {
    guard let section = section ?? sections.last else { return }
    items[section, default: []] += new
  }
  public mutating func insertItems(_ new: [Item], beforeItem item: Item) {
    insert(new, beside: item, by: 0)
  }
  public mutating func insertItems(_ new: [Item], afterItem item: Item) {
    insert(new, beside: item, by: 1)
  }
  private mutating func insert(_ new: [Item], beside item: Item, by offset: Int) {
    guard let section = sectionIdentifier(containingItem: item),
      let index = items[section]?.firstIndex(of: item)
    else { return }
    items[section]?.insert(contentsOf: new, at: index + offset)
  }
  public mutating func deleteItems(_ old: [Item]) {
    for section in sections { items[section]?.removeAll { old.contains($0) } }
  }
  public mutating func deleteAllItems() { (sections, items) = ([], [:]) }
  public mutating func reloadItems(_ items: [Item]) {}
  public mutating func reloadSections(_ sections: [Section]) {}
  public mutating func reconfigureItems(_ items: [Item]) {}

  func item(at path: IndexPath) -> Item? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sections[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
  func path(of item: Item) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      guard let index = items[section]?.firstIndex(of: item) else { continue }
      return IndexPath(item: index, section: number)
    }
    return nil
  }
}
extension NSDiffableDataSourceSnapshot: Sendable where Section: Sendable, Item: Sendable {}

/// The items of one section.
public struct NSDiffableDataSourceSectionSnapshot<Item: Hashable> {
  public private(set) var items: [Item] = []
  public init() {}
  public mutating func append(_ new: [Item], to parent: Item? = nil) { items += new }
  public mutating func expand(_ items: [Item]) {}
  public mutating func collapse(_ items: [Item]) {}
  public mutating func delete(_ old: [Item]) { items.removeAll { old.contains($0) } }
}

/// A source that keeps its snapshot; no cell is ever asked for, since nothing is on screen.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UITableViewDataSource
{
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  private let provider: CellProvider
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    completion?()
  }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  open func itemIdentifier(for path: IndexPath) -> Item? { current.item(at: path) }
  open func indexPath(for item: Item) -> IndexPath? { current.path(of: item) }
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  open func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = itemIdentifier(for: path).flatMap { provider(tableView, path, $0) }
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
}

/// The same for a grid.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  private let provider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    completion?()
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if current.indexOfSection(section) == nil { current.appendSections([section]) }
    current.deleteItems(current.itemIdentifiers(inSection: section))
    current.appendItems(snapshot.items, toSection: section)
    completion?()
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  open func itemIdentifier(for path: IndexPath) -> Item? { current.item(at: path) }
  open func indexPath(for item: Item) -> IndexPath? { current.path(of: item) }
  open func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems(inSection: current.sectionIdentifiers[section]) }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = itemIdentifier(for: path).flatMap { provider(collectionView, path, $0) }
    return cell ?? UICollectionViewCell(frame: .zero)
  }
}
