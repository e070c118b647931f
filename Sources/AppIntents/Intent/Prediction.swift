/// An intent that the system may suggest by itself.
public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// How suggestions look.
public protocol IntentPredictionConfiguration {
  associatedtype Intent: AppIntent
}

/// One suggestion: which parameters it depends on and how it looks with their values.
public struct IntentPrediction<Intent: AppIntent, Parameters>: IntentPredictionConfiguration {
  package var parameters: [PartialKeyPath<Intent>]

  public init<each Value: _IntentValue>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) where Parameters == (repeat each Value) {
    var paths: [PartialKeyPath<Intent>] = []
    for path in repeat each parameters { paths.append(path) }
    self.parameters = paths
  }

  public init(displayRepresentation: @escaping () -> DisplayRepresentation)
  where Parameters == () {
    parameters = []
  }
}

/// Several suggestions.
public struct TupleIntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  package var predictions: [Any]
}

@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression<P: IntentPredictionConfiguration>(_ prediction: P) -> P
  where P.Intent == Intent { prediction }

  public static func buildBlock<P: IntentPredictionConfiguration>(_ prediction: P) -> P {
    prediction
  }

  public static func buildBlock<
    First: IntentPredictionConfiguration, Second: IntentPredictionConfiguration,
    each Rest: IntentPredictionConfiguration
  >(_ first: First, _ second: Second, _ rest: repeat each Rest) -> TupleIntentPrediction<Intent> {
    var all: [Any] = [first, second]
    for prediction in repeat each rest { all.append(prediction) }
    return TupleIntentPrediction(predictions: all)
  }
}
