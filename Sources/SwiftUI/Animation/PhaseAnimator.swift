/// Cycles through phases on a living screen. The code that would go on to the next phase does not run
/// while a widget is on the screen: it shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }
}
extension PhaseAnimator: View {
  public var body: some View {
    if let first = phases.first { content(first).standing("phaseAnimator") }
  }
}

extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation)
  }
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }
}

extension View {
  /// Says that what would move stands.
  nonisolated func standing(_ name: String) -> some View {
    contextual { context, content in
      context.session.report(.note, Self.movement(name))
      return content(context)
    }
  }
}
