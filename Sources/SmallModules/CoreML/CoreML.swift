@_exported public import CoreVideo
@_exported public import VitrineFoundation

// Models that learn, as names: none can be opened.

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  open var computeUnits = MLComputeUnits.all
  public override init() {}
}
public protocol MLFeatureProvider: AnyObject {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}
open class MLModel: NSObject, @unchecked Sendable {
  public convenience init(contentsOf url: URL) throws { throw CocoaError(.featureUnsupported) }
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw CocoaError(.featureUnsupported)
  }
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider {
    throw CocoaError(.featureUnsupported)
  }
  open func predictions(
    from batch: any MLBatchProvider, options: MLPredictionOptions
  ) throws -> any MLBatchProvider {
    throw CocoaError(.featureUnsupported)
  }
  open func predictions(fromBatch batch: any MLBatchProvider) throws -> any MLBatchProvider {
    throw CocoaError(.featureUnsupported)
  }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw CocoaError(.featureUnsupported) }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler: @escaping (Result<MLModel, any Error>) -> Void
  ) { completionHandler(.failure(CocoaError(.featureUnsupported))) }
}
open class MLPredictionOptions: NSObject, @unchecked Sendable {
  open var usesCPUOnly = false
  public override init() {}
}
