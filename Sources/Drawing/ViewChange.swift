/// What becomes of one view between two entries. Two groups with the same identity, in archives that
/// the same extension made, show the same view: it changes in place. One without a counterpart comes
/// or goes.
public struct ViewChange: Hashable, Sendable {
  /// The same for one view in both entries.
  public var identity: UInt64
  /// What the view is before it has come.
  public var insertion: TransitionState
  /// What it is once it has gone.
  public var removal: TransitionState
  public init(identity: UInt64, insertion: TransitionState, removal: TransitionState) {
    self.identity = identity
    self.insertion = insertion
    self.removal = removal
  }
}

/// The look of a view that is not there: where a transition begins or ends.
public struct TransitionState: Hashable, Sendable {
  /// 0 … 1, times the view's own.
  public var opacity: Double
  /// In the coordinates of the group's contents.
  public var transform: Affine
  /// σ of a Gaussian, points.
  public var blur: Double
  /// How it gets there; nil: as the change around it.
  public var motion: MotionCurve?
  public init(
    opacity: Double = 1, transform: Affine = .identity, blur: Double = 0,
    motion: MotionCurve? = nil
  ) {
    self.opacity = opacity
    self.transform = transform
    self.blur = blur
    self.motion = motion
  }

  /// What the system does by itself.
  public static let faded = TransitionState(opacity: 0)
  /// There at once, gone at once: nothing is to be seen of the way.
  public static let none = TransitionState()
}

/// How the contents of a group change where a value has: `.animation(_:value:)`.
public struct Motion: Hashable, Sendable {
  /// Stands for the value: other numbers, other values.
  public var trigger: UInt64
  /// How the change goes on over time.
  public var curve: MotionCurve
  public init(trigger: UInt64, curve: MotionCurve) {
    self.trigger = trigger
    self.curve = curve
  }
}

/// How far a change has come, by time.
public struct MotionCurve: Hashable, Sendable {
  /// Samples a second.
  public static let rate = 60.0
  /// From 0 (the old) to 1 (the new), the first after a sixtieth of a second; springs go beyond 1.
  /// Empty: the change happens at once.
  public var samples: [Float]
  /// Seconds that the widget asked for; what is longer than the system's limit was made to fit.
  public var asked: Double
  public init(samples: [Float], asked: Double? = nil) {
    self.samples = samples
    self.asked = asked ?? Double(samples.count) / Self.rate
  }

  /// No way: the new is there.
  public static let instant = MotionCurve(samples: [])

  /// Seconds until the end.
  public var duration: Double { Double(samples.count) / Self.rate }

  /// Between two samples on the line.
  public func value(at seconds: Double) -> Double {
    guard seconds < duration else { return 1 }
    let place = max(0, seconds) * Self.rate
    let index = Int(place)
    let before = index == 0 ? 0 : Double(samples[index - 1])
    return before + (Double(samples[index]) - before) * (place - Double(index))
  }
}
