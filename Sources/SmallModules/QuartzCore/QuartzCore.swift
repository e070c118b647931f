@_exported public import CoreGraphics

/// Seconds since the machine started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
