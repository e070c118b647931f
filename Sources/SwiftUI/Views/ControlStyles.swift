public enum ControlSize: CaseIterable, Hashable, Sendable, Comparable {
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { slots.controlSize }
    set { slots.controlSize = newValue }
  }
  public var labelsVisibility: Visibility {
    get { slots.labelsVisibility }
    set { slots.labelsVisibility = newValue }
  }
}

extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentValues { $0.controlSize = controlSize }
  }
  nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    nonisolated(unsafe) let range = range
    return environmentValues { environment in
      let allowed = ControlSize.allCases.filter { range.contains($0) }
      if let low = allowed.first, let high = allowed.last {
        environment.controlSize = min(max(environment.controlSize, low), high)
      }
    }
  }
  nonisolated public func labelsHidden() -> some View {
    environmentValues { $0.labelsVisibility = .hidden }
  }
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environmentValues { $0.labelsVisibility = visibility }
  }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    environmentValues { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
