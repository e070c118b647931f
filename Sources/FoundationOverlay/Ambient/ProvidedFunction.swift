import Synchronization

/// A function that a module above provides while the program runs.
///
/// A mutex that holds a function itself wraps it once more each time somebody looks at it, so that it takes longer with each
/// call: 1,000 pictures took 88 times as long as 100. In a value of its own it stays as it is.
package struct ProvidedFunction<Function: Sendable>: ~Copyable, Sendable {
  private struct Holder: Sendable { var function: Function? }
  private let holder = Mutex(Holder())

  package init() {}

  /// nil until somebody has provided one.
  package var function: Function? { holder.withLock { $0.function } }

  /// Takes the place of what was provided before.
  package func provide(_ function: Function) { holder.withLock { $0.function = function } }
}
