extension View {
  /// Words that Control Center shows for a moment after an action.
  nonisolated public func controlWidgetStatus(_ status: Text) -> some View {
    notShown("controlWidgetStatus", "the moment after the action is not drawn")
  }
  nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    controlWidgetStatus(Text(statusKey))
  }
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    controlWidgetStatus(Text(status))
  }
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
    controlWidgetStatus(Text(status))
  }

  /// What the Action button says that it does.
  nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View {
    notShown("controlWidgetActionHint", "the Action button's settings are not drawn")
  }
  nonisolated public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    controlWidgetActionHint(Text(hintKey))
  }
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    controlWidgetActionHint(Text(hint))
  }
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    controlWidgetActionHint(Text(hint))
  }
}
