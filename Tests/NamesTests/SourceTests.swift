import CloudKit
import CoreData
import CoreImage
import Foundation
import Testing
import UIKit

/// What shared files of an app ask of names that stand for nothing on a widget's screen.
@Suite(.timeLimit(.minutes(60)))
struct SourceTests {
  @Test func aSnapshotKeepsItsOrder() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([5])
    snapshot.insertItems([3], afterItem: 2)
    snapshot.insertItems([0], beforeItem: 1)
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers == [0, 1, 3, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [5])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [5] && snapshot.numberOfSections == 1)
  }

  /// There is no iCloud: no object of a store has a record there.
  @Test func objectsHaveNoRecords() throws {
    let container = NSPersistentCloudKitContainer(name: "Notes")
    let object = NSManagedObject(context: container.viewContext)
    #expect(container.recordID(for: object.objectID) == nil)
    #expect(try container.fetchShares(in: nil).isEmpty && object.objectID.persistentStore == nil)
    let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.notes")
    #expect(options.databaseScope == .private)
    let description = try #require(container.persistentStoreDescriptions.first)
    description.cloudKitContainerOptions = options
    let copy = try #require(description.copy() as? NSPersistentStoreDescription)
    #expect(copy !== description && copy.url == description.url)
    #expect(copy.cloudKitContainerOptions?.containerIdentifier == "iCloud.notes")
    #expect(NSMigrationError == 134_110 && NSValidationMissingMandatoryPropertyError == 1570)
  }

  /// An app that watches where its user goes hears of no visit.
  @Test func nobodyComesOrGoes() {
    final class Delegate: NSObject, CLLocationManagerDelegate {
      var visits = 0
      func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { visits += 1 }
    }
    let (manager, delegate) = (CLLocationManager(), Delegate())
    manager.delegate = delegate
    manager.startMonitoringVisits()
    manager.stopMonitoringVisits()
    #expect(delegate.visits == 0 && !CLLocationManager.isMonitoringAvailable(for: CLRegion.self))
  }

  /// A search for a view asks each view once.
  @MainActor @Test func viewsAreAskedForTheirTagOnce() {
    final class Box: UIView {
      static var asked = 0
      override func viewWithTag(_ tag: Int) -> UIView? {
        Self.asked += 1
        return super.viewWithTag(tag)
      }
    }
    let top = Box(frame: .zero)
    var last = top
    for _ in 0..<20 {
      let next = Box(frame: .zero)
      last.addSubview(next)
      last = next
    }
    last.tag = 7
    #expect(top.viewWithTag(7) === last)
    #expect(Box.asked == 21)
  }

  /// The text of archives: whole numbers have no fraction.
  @Test func geometryIsText() {
    let rect = CGRect(x: 0, y: -1.5, width: 10, height: 20)
    #expect(NSCoder.string(for: rect) == "{{0, -1.5}, {10, 20}}")
    #expect(NSCoder.cgRect(for: "{{0, -1.5}, {10, 20}}") == rect)
    #expect(CGPointFromString("{3,4}") == CGPoint(x: 3, y: 4))
    for text in ["", "{1}", "{1, 2, 3}", "{a, b}"] { #expect(CGSizeFromString(text) == .zero) }
  }

  private final class Atomic: OpenLock, @unchecked Sendable { var value = 0 }

  @Test func aClassMayInheritFromALock() async {
    let atomic = Atomic()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { atomic.withLock { atomic.value += 1 } } }
      }
    }
    #expect(atomic.value == 8_000 && atomic.try())
    #expect(!atomic.try())
  }

  @Test func aTableNamesWhatItHolds() {
    let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    table.setObject(1, forKey: "a")
    table.setObject(2, forKey: "b")
    #expect(table.objectEnumerator()?.allObjects as? [Int] == [1, 2])
    #expect(table.keyEnumerator().allObjects as? [String] == ["a", "b"] && table.count == 2)
  }

  /// The machine that draws does not show in a picture.
  @Test func nobodySeesTheMachinesLoad() {
    var (count, size): (natural_t, mach_msg_type_number_t) = (0, 0)
    var info: processor_info_array_t?
    let answer = host_processor_info(
      mach_host_self(), PROCESSOR_CPU_LOAD_INFO, &count, &info, &size)
    #expect(answer == KERN_FAILURE && info == nil && count == 0)
  }

  /// There is one state of a store, and its tokens are kept in archives.
  @Test func statesOfAStore() throws {
    let context = NSPersistentContainer(name: "Notes").viewContext
    try context.setQueryGenerationFrom(.current)
    #expect(context.queryGenerationToken == nil && NSPersistentHistoryToken.supportsSecureCoding)
  }

  @Test func formsOfFoundationThatLinuxLacks() {
    let cache = URLCache(memoryCapacity: 1024, diskCapacity: 0)
    #expect(cache.memoryCapacity == 1024)
    let formatter = NumberFormatter()
    formatter.formatterBehavior = .default
    #expect(formatter.formatterBehavior == .behavior10_4)
  }

  @MainActor @Test func aSourceAnswersFromItsSnapshot() {
    let table = UITableView(frame: .zero)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([7])
    snapshot.appendItems(["x", "y"])
    source.apply(snapshot, animatingDifferences: false)
    let path = IndexPath(row: 1, section: 0)
    #expect(source.itemIdentifier(for: path) == "y")
    #expect(source.indexPath(for: "y") == path)
    #expect(source.tableView(table, cellForRowAt: path).textLabel?.text == "y")
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
  }

  /// Nothing is called by a selector, and what moves is at its end.
  @MainActor @Test func whatNeedsASelectorIsInert() {
    let date = Date(timeIntervalSince1970: 60)
    let timer = Timer(
      fireAt: date, interval: 3600, target: self, selector: Selector("tick"), userInfo: nil,
      repeats: true)
    #expect(timer.fireDate == date && timer.timeInterval == 3600)
    let view = UIImageView(frame: .zero)
    UIView.beginAnimations("show", context: nil)
    UIView.setAnimationDuration(0.3)
    view.alpha = 0.5
    UIView.commitAnimations()
    view.animationRepeatCount = 2
    view.perform(Selector("hide"), with: nil, afterDelay: 1)
    #expect(view.alpha == 0.5)
  }

  /// Storyboards are not read; what crosses from one screen to another in code does.
  @MainActor @Test func aSegueInCodeIsPerformed() {
    var isDone = false
    let (one, two) = (UIViewController(), UIViewController())
    func make<Segue: UIStoryboardSegue>(_ type: Segue.Type) -> Segue {
      type.init(identifier: "next", source: one, destination: two) { isDone = true }
    }
    let segue = make(UIStoryboardSegue.self)
    segue.perform()
    #expect(isDone && segue.identifier == "next" && segue.destination === two)
    let first: UIViewController? = UIStoryboard(name: "Main", bundle: nil)
      .instantiateInitialViewController { UIViewController(coder: $0) }
    #expect(first == nil)
    #expect(UIImage(named: "none", in: nil, variableValue: 0.5) == nil)
  }

  private final class Owner {}

  @Test func associationsBelongToTheirObject() {
    let (one, two) = (Owner(), Owner())
    let (first, second) = (UnsafeRawPointer(bitPattern: 8)!, UnsafeRawPointer(bitPattern: 16)!)
    objc_setAssociatedObject(one, first, "a", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(one, second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(one, first) as? String == "a")
    #expect(objc_getAssociatedObject(one, second) as? Int == 2)
    #expect(objc_getAssociatedObject(two, first) == nil)
    objc_setAssociatedObject(one, first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, first) == nil)
    for _ in 0..<2_000 {
      objc_setAssociatedObject(Owner(), first, "gone", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(objc_getAssociatedObject(one, second) as? Int == 2)
  }

  /// All stores are one: an object that is assigned to a store is found by a request of any.
  @Test func storesOfAContainerAreOne() throws {
    let container = NSPersistentContainer(name: "Accounts")
    let context = container.viewContext
    context.mergePolicy = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    let policy = try #require(context.mergePolicy as? NSMergePolicy)
    #expect(policy.mergeType == NSMergePolicy.mergeByPropertyObjectTrump.mergeType)
    container.loadPersistentStores { _, _ in }
    let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
    context.assign(NSManagedObject(context: context), to: store)
    let request = NSFetchRequest<NSManagedObject>(entityName: "NSManagedObject")
    request.affectedStores = [store]
    #expect(try context.fetch(request).count == 1 && request.affectedStores?.count == 1)
  }

  @MainActor @Test func anItemOfABarKeepsItsTarget() {
    let item = UIBarButtonItem(
      title: "a", style: .plain, target: self.owner, action: Selector("tap"))
    #expect(item.target === owner && item.action == Selector("tap"))
    item.target = nil
    #expect(item.target == nil)
  }
  private let owner = NSObject()

  /// There is no account.
  @Test func databasesAreOfNobody() async throws {
    let container = CKContainer.default()
    var failures: [any Error] = []
    container.fetchUserRecordID { failures += [$1].compactMap { $0 } }
    container.publicCloudDatabase.delete(withSubscriptionID: "s") {
      failures += [$1].compactMap { $0 }
    }
    let fetch = CKFetchRecordsOperation(recordIDs: [CKRecord.ID(recordName: "r")])
    fetch.fetchRecordsCompletionBlock = { failures += [$1].compactMap { $0 } }
    fetch.main()
    #expect(
      failures.map { ($0 as? CKError)?.code } == [
        .notAuthenticated, .notAuthenticated, .notAuthenticated,
      ])
    do {
      _ = try await container.privateCloudDatabase.recordZone(for: .default)
    } catch CKError.notAuthenticated {
      #expect(CKError.Code.accountTemporarilyUnavailable.rawValue == 36)
    }
  }

  @Test func geometryStandsInValues() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test func aDetectorsMatchHasItsAddress() throws {
    let text = "see https://example.org/a and more"
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let matches = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
    #expect(matches.map(\.url) == [URL(string: "https://example.org/a")])
  }

  @Test func aTransformerIsFoundByItsName() {
    let name = NSValueTransformerName("names-test")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(ValueTransformer(), forName: name)
    #expect(ValueTransformer(forName: name) != nil)
  }

  /// ISO/IEC 15417: start B, "A", check (104 + 33) % 103 = 34, stop; 11 modules each, 13 at the end.
  @Test func aBarCodeHasItsModules() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("A".utf8)
    filter.quietSpace = 0
    filter.barcodeHeight = 1
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 46, height: 1))
    let made = try #require(CIContext().createCGImage(image, from: image.extent))
    let data = try #require(made.dataProvider?.data)
    let row = stride(from: 0, to: 46 * 4, by: 4).map { data[$0] < 128 ? "1" : "0" }.joined()
    #expect(row == "11010010000" + "10100011000" + "10001011000" + "1100011101011")
    filter.message = Data("é".utf8)
    #expect(filter.outputImage == nil)
  }
}
