import CoreML
import Foundation
import SystemConfiguration
import Testing

/// Classes that Xcode makes of a model hold its features; no model can be opened.
@Suite(.timeLimit(.minutes(60)))
struct MachineLearningTests {
  @Test func featuresHoldTheirValues() throws {
    let features = try MLDictionaryFeatureProvider(dictionary: ["a": 1.5, "b": "text", "c": 3])
    #expect(features.featureNames == ["a", "b", "c"])
    #expect(features.featureValue(for: "a")?.doubleValue == 1.5)
    #expect(features.featureValue(for: "b")?.stringValue == "text")
    #expect(features.featureValue(for: "c")?.int64Value == 3)
    #expect(features.featureValue(for: "gone") == nil)
    let scores = try MLFeatureValue(dictionary: ["cat": 0.75])
    #expect(scores.dictionaryValue["cat"]?.doubleValue == 0.75 && scores.imageBufferValue == nil)
    #expect(throws: CocoaError.self) { try MLDictionaryFeatureProvider(dictionary: ["a": Date()]) }
  }

  @Test func arraysHaveTheirShape() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    array[5] = 4
    #expect(array.count == 6 && array[5] == 4 && array[0] == 0)
    for length in [100_000, Int.max] as [NSNumber] {
      #expect(throws: CocoaError.self) {
        try MLMultiArray(shape: [length, length], dataType: .float32)
      }
    }
  }

  @Test func noModelIsOpened() async {
    let url = URL(fileURLWithPath: "/gone.mlmodelc")
    await #expect(throws: CocoaError.self) { try await MLModel.load(contentsOf: url) }
  }

  /// Code that asks for the network as it was written ten years ago.
  @Test func reachabilityHasItsFormerNames() {
    var address = sockaddr_in(
      sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0),
      sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    address.sin_family = sa_family_t(AF_INET)
    var flags = SCNetworkReachabilityFlags()
    let network = SCNetworkReachabilityCreateWithAddress(nil, &address)!
    #expect(SCNetworkReachabilityGetFlags(network, &flags))
    #expect((flags.rawValue & UInt32(kSCNetworkFlagsConnectionRequired)) == 0)
    #expect(SCNetworkReachabilityFlags.reachable.rawValue == UInt32(kSCNetworkFlagsReachable))
    #expect(Notification.Name.NSCalendarDayChanged.rawValue.hasPrefix("NSCalendarDayChanged"))
  }
}
