@_exported public import CoreVideo
@_exported public import VitrineFoundation

// Models that learn, as names: none can be opened.

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  open var computeUnits = MLComputeUnits.all
  public override init() {}
}
open class MLFeatureValue: NSObject, @unchecked Sendable {
  open var doubleValue: Double { 0 }
  open var int64Value: Int64 { 0 }
  open var stringValue: String { "" }
}
public protocol MLFeatureProvider: AnyObject {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}
open class MLMultiArray: NSObject, @unchecked Sendable {
  open var count: Int { 0 }
  open var shape: [NSNumber] { [] }
}
open class MLModel: NSObject, @unchecked Sendable {
  public convenience init(contentsOf url: URL) throws { throw CocoaError(.featureUnsupported) }
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw CocoaError(.featureUnsupported)
  }
}
