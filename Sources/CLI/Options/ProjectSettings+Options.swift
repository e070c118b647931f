import VitrineStudio

extension ProjectSettings {
  /// Puts the project's settings where the command line says nothing. Previews are named on the
  /// command line alone, and bring their own widget and family.
  func complete(_ options: inout SelectionOptions, _ group: inout EnvironmentGroup) {
    func complete(_ values: inout [String], _ settings: [String]) {
      if StrayPath.without(values).isEmpty { values = settings }
    }
    if options.preview.isEmpty {
      complete(&options.widget, widgets)
      complete(&options.family, families)
      complete(&options.context, contexts)
    }
    complete(&options.device, devices)
    complete(&group.locale, locales)
    complete(&group.typeSize, typeSizes)
  }
}
