// How a file dialog looks that an app opens; a widget opens none.

extension View {
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
  { inert("fileDialogBrowserOptions") }
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    inert("fileDialogConfirmationLabel")
  }
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(_ label: some StringProtocol) -> some View {
    inert("fileDialogConfirmationLabel")
  }
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    inert("fileDialogConfirmationLabel")
  }
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    inert("fileDialogCustomizationID")
  }
  nonisolated public func fileDialogDefaultDirectory(_ directory: URL?) -> some View {
    inert("fileDialogDefaultDirectory")
  }
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    inert("fileDialogImportsUnresolvedAliases")
  }
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    inert("fileDialogMessage")
  }
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ message: some StringProtocol) -> some View {
    inert("fileDialogMessage")
  }
  nonisolated public func fileDialogMessage(_ message: LocalizedStringKey) -> some View {
    inert("fileDialogMessage")
  }
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    inert("fileDialogURLEnabled")
  }
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    inert("fileExporterFilenameLabel")
  }
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel(_ label: some StringProtocol) -> some View {
    inert("fileExporterFilenameLabel")
  }
  nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    inert("fileExporterFilenameLabel")
  }
}
