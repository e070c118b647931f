import CoreData
import CoreImage
import CoreMotion
import Foundation
import VitrineNetwork
import Speech
import SwiftUI
import Testing
import UIKit

/// What packages that log, measure and read the system's settings ask for before any widget of theirs is drawn.
@Suite(.timeLimit(.minutes(60)))
struct LoggerNamesTests {
  /// There is nothing nearby: a browser says that it waits, and finds nobody.
  @Test func aBrowserWaits() async {
    let browser = NWBrowser(
      for: .bonjourWithTXTRecord(type: "_log._tcp", domain: nil), using: NWParameters())
    #expect(browser.state == .setup && browser.browseResults.isEmpty)
    let state = await withCheckedContinuation { continuation in
      browser.stateUpdateHandler = { continuation.resume(returning: $0) }
      browser.start(queue: .global())
    }
    #expect(state == .waiting(.posix(.ENETDOWN)))
    #expect(NWTXTRecord(["a": ""]).getEntry(for: "a") == .empty)
  }

  @Test func aStoreKeepsItsPragmas() throws {
    let description = NSPersistentStoreDescription(url: URL(filePath: "/tmp/log.sqlite"))
    description.setValue("OFF" as NSString, forPragmaNamed: "journal_mode")
    let copy = try #require(description.copy() as? NSPersistentStoreDescription)
    #expect(copy.sqlitePragmas["journal_mode"] == "OFF" as NSString)
    let sum = NSExpressionDescription()
    sum.expressionResultType = .integer64AttributeType
    #expect(sum.resultType == .integer64)
  }

  @Test func anActivityIsWorkAndNothingElse() {
    var done = false
    ProcessInfo.processInfo.performActivity(options: [.userInitiated], reason: "upload") {
      done = true
    }
    let activity = ProcessInfo.processInfo.beginActivity(options: .background, reason: "sync")
    ProcessInfo.processInfo.endActivity(activity)
    #expect(done)
  }

  @Test func bytesAreTheirObjectsToo() {
    let data = Data([1, 2]).withUnsafeBytes { DispatchData(bytes: $0) }
    #expect((data as __DispatchData).count == 2)
  }

  @MainActor @Test func settingsOfAssistanceAreOff() {
    #expect(UIAccessibility.hearingDevicePairedEar.isEmpty)
    #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "a") == .allow)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
    UIAccessibility.post(notification: .announcement, argument: "done")
    #expect(
      UIAccessibility.grayscaleStatusDidChangeNotification.rawValue
        == "UIAccessibilityGrayscaleStatusDidChangeNotification")
    let field = UISearchBar(frame: .zero).searchTextField
    field.tokens = [UISearchToken(icon: nil, text: "a")]
    #expect(field.tokens.count == 1)
  }

  /// Half of its pixels red, the others clear.
  @MainActor @Test func aPatternIsItsMeanColor() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    UIColor(patternImage: image).getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 1 && abs(alpha - 0.5) < 0.01)
  }

  private enum Depth: UITraitDefinition { static let defaultValue = 3 }

  @MainActor @Test func traitsOfAnAppsOwnAreKept() {
    let controller = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(controller.traitOverrides[Depth.self] == 3)
    controller.traitOverrides[Depth.self] = 5
    #expect(controller.traitOverrides[Depth.self] == 5)
    #expect(controller.traitOverrides.contains(Depth.self))
    #expect(UITraitCollection.current[Depth.self] == 3)
  }

  @Test func aQueueIsEqualToItself() {
    let own = DispatchQueue(label: "own")
    #expect(Set([DispatchQueue.main, .main]).count == 1)
    #expect(Set([own, own, DispatchQueue(label: "own"), .global()]).count == 3)
  }

  @Test func collectionsHaveOneIterator() {
    var iterator: NSFastEnumerationIterator = NSMutableSet(object: "a").makeIterator()
    #expect(iterator.next() as? String == "a" && iterator.next() == nil)
  }

  @Test func kindsOfWhatIsReadAndHeard() {
    #expect(CIQRCodeDescriptor.ErrorCorrectionLevel(rawValue: 72) == .levelH)
    #expect(CIDataMatrixCodeDescriptor.ECCVersion.v140.rawValue == 140)
    #expect(CMDeviceMotion.SensorLocation.headphoneRight.rawValue == 2)
    #expect(SFSpeechRecognitionTaskHint.confirmation.rawValue == 3)
  }

  /// Pointers that may be missing, and those that may not.
  @Test func bytesAreCompared() {
    let (a, b): ([UInt8], [UInt8]) = ([1, 2], [1, 3])
    let isLess = withUnsafePointer(to: a[1]) { first in
      withUnsafePointer(to: b[1]) { second in memcmp(first, second, 1) < 0 }
    }
    #expect(isLess)
    let none: UnsafeRawPointer? = nil
    #expect(memcmp(none, none, 0) == 0)
  }
}

/// Names in it are added to by packages, as `extension ObservedObject.Wrapper`.
extension ObservedObject.Wrapper {
  fileprivate func isBinding<Value: Equatable>(_ binding: Binding<Value>, _ value: Value) -> Bool {
    binding.wrappedValue == value
  }
}
