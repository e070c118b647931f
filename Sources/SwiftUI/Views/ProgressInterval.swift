import VitrineDrawing

/// The time that a bar or ring shows. The archive holds the whole of it with the interval; the system
/// cuts it at each moment without the extension.
struct ProgressInterval {
  let dates: ClosedRange<Date>
  let countsDown: Bool

  func progress(_ shape: DynamicProgress.Shape, _ paint: Paint) -> DynamicProgress {
    DynamicProgress(
      shape: shape, start: dates.lowerBound.timeIntervalSince1970,
      end: dates.upperBound.timeIntervalSince1970, countsDown: countsDown, paint: paint)
  }
}

/// Outlines that are drawn over an interval: each stroke of the contents goes with time.
struct ProgressRingBehavior: NodeBehavior {
  let interval: ProgressInterval
  var name: String { "ProgressRing" }

  func draw(_ node: Node, into recorder: inout Recorder) {
    let contents = recorder.record { node.drawChildren(into: &$0) }
    recorder.append(interval.applied(to: contents))
  }
}

extension ProgressInterval {
  fileprivate func applied(to list: DisplayList) -> DisplayList {
    DisplayList(
      list.operations.map { operation in
        switch operation {
        case .stroke(let path, let style, let paint):
          return .progress(progress(.ring(path, style), paint))
        case .group(var group):
          group.contents = applied(to: group.contents)
          return .group(group)
        case .fill, .glyphs, .image, .dynamicText, .progress, .glass: return operation
        }
      })
  }
}

extension EnvironmentValues {
  /// Set inside a progress view of a time interval.
  var progressInterval: ProgressInterval? {
    get { slots.progressInterval }
    set { slots.progressInterval = newValue }
  }
}
