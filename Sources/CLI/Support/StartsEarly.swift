import VitrineStudio

/// A command that can take over an extension that runs already.
protocol StartsEarly {
  func run(_ early: EarlyStart?) throws
}
