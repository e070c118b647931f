/// Searching for places needs Apple's servers: every search finds nothing.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String
  init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  open var queryFragment = ""
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open func cancel() {}
}
open class MKLocalSearch: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public struct ResultType: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let address = ResultType(rawValue: 1)
      public static let pointOfInterest = ResultType(rawValue: 2)
      public static let physicalFeature = ResultType(rawValue: 4)
    }
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    public override init() {}
    public convenience init(naturalLanguageQuery query: String) {
      self.init()
      naturalLanguageQuery = query
    }
    public convenience init(completion: MKLocalSearchCompletion) { self.init() }
  }
  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) {}
  open func start() async throws -> Response { Response() }
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(), nil)
  }
  open func cancel() {}
}
