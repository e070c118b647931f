/// The proposals for which an answer holds: an interval of lengths on each axis, and whether
/// proposing no length or an infinite one is answered alike.
package struct Region {
  package struct Interval {
    var low: CGFloat = -.infinity
    var high: CGFloat = .infinity
    var includesInfinity = true
    var includesUnspecified = true

    static let all = Interval()

    func including(_ length: CGFloat?) -> Interval {
      var wider = self
      switch length {
      case nil: wider.includesUnspecified = true
      case .infinity?: wider.includesInfinity = true
      case let length?: (wider.low, wider.high) = (min(low, length), max(high, length))
      }
      return wider
    }

    func contains(_ length: CGFloat?) -> Bool {
      guard let length else { return includesUnspecified }
      return length == .infinity ? includesInfinity : low <= length && length <= high
    }

    mutating func formIntersection(_ other: Interval) {
      low = max(low, other.low)
      high = min(high, other.high)
      includesInfinity = includesInfinity && other.includesInfinity
      includesUnspecified = includesUnspecified && other.includesUnspecified
    }

    /// Only what is of the same kind as `length`: a number, no length, an infinite one. What is
    /// answered to a length that is not a number holds for no other one.
    mutating func keepKind(of length: CGFloat?) {
      switch length {
      case nil: self = Interval(low: .infinity, high: -.infinity, includesInfinity: false)
      case .infinity?: self = Interval(low: .infinity, high: -.infinity, includesUnspecified: false)
      case let length? where length.isNaN:
        self = Interval(
          low: .infinity, high: -.infinity, includesInfinity: false, includesUnspecified: false)
      default: (includesInfinity, includesUnspecified) = (false, false)
      }
    }

    mutating func keepOnly(_ length: CGFloat?) {
      keepKind(of: length)
      guard let length, length != .infinity, !length.isNaN else { return }
      (low, high) = (length, length)
    }
  }

  var width = Interval.all
  var height = Interval.all

  static let all = Region()

  subscript(axis: Axis) -> Interval {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func including(_ proposal: ProposedViewSize) -> Region {
    Region(width: width.including(proposal.width), height: height.including(proposal.height))
  }

  func contains(_ proposal: ProposedViewSize) -> Bool {
    width.contains(proposal.width) && height.contains(proposal.height)
  }
}
