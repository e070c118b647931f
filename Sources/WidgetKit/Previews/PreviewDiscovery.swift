import VitrineMessages
import VitrineText

/// The previews that are compiled into the executable.
@MainActor
package enum PreviewDiscovery {
  private static let found = ConformanceRecords.types(
    conformingTo: ["PreviewRegistry", "PreviewProvider"])

  /// Whether previews are run: no where one of them has crashed.
  package static var isOn: Bool {
    ProcessInfo.processInfo.environment["VITRINE_PREVIEWS"] != "off"
  }

  /// `#Preview`s in the order of files and lines.
  package static func registries() -> [any PreviewRegistry.Type] {
    found.compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }

  /// `PreviewProvider`s in the order of their names.
  package static func providers() -> [any PreviewProvider.Type] {
    found.compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// What the modifiers of each view in `previews` say.
  static func traits<P: PreviewProvider>(of provider: P.Type) -> [PreviewTraits] {
    let context = ResolveContext(
      environment: EnvironmentValues(), session: RenderSession(typesetter: .shared))
    return context.resolve(P.previews).map(\.preview)
  }
}

/// One preview as the host lists and draws it.
@MainActor
struct KnownPreview {
  enum Content {
    case view([PreviewTrait<Preview.ViewTraits>.Kind], @MainActor () -> any View)
    case widget(any WidgetPreview)
    /// The view at an index of a `PreviewProvider`.
    case member(any PreviewProvider.Type, index: Int, family: WidgetFamily?)
  }
  var description: PreviewDescription
  var content: Content
  /// Which piece of a Live Activity it shows.
  var region: ActivityRegion?
}

extension WidgetResponder {
  /// All previews with their names made unique.
  func previews() async -> [KnownPreview] {
    var previews: [KnownPreview] = []
    for registry in PreviewDiscovery.registries() {
      previews += await known(registry)
    }
    for provider in PreviewDiscovery.providers() { previews += members(of: provider) }
    var counts: [String: Int] = [:]
    return previews.map { preview in
      var preview = preview
      let name = preview.description.name
      counts[name, default: 0] += 1
      if let count = counts[name], count > 1 { preview.description.name = "\(name) (\(count))" }
      return preview
    }
  }

  private func known(_ registry: any PreviewRegistry.Type) async -> [KnownPreview] {
    let preview: Preview
    do {
      preview = try registry.makePreview()
    } catch {
      note(.warning, "the preview at \(registry.fileID):\(registry.line) failed: \(error)")
      return []
    }
    // A file is named after its module and itself.
    let file = registry.fileID.split(separator: "/").last.map(String.init) ?? registry.fileID
    let name = preview.name ?? "\(file):\(registry.line)"
    var description = PreviewDescription(
      name: name, file: registry.fileID, line: registry.line, kind: .view)
    switch preview.content {
    case .view(let traits, let body):
      for case .layout(let layout) in traits { description.layout = layout.message }
      return [KnownPreview(description: description, content: .view(traits, body))]
    case .other(let content):
      guard let content = content as? any WidgetPreview else { return [] }
      description.kind = content.kind
      description.family = content.family
      description.entryCount = max(1, await content.entryCount())
      return [
        KnownPreview(
          description: description, content: .widget(content), region: content.region)
      ]
    }
  }

  /// Each child view of `previews` is a preview.
  private func members(of provider: any PreviewProvider.Type) -> [KnownPreview] {
    let traits = PreviewDiscovery.traits(of: provider)
    let typeName = String(describing: provider)
    return traits.enumerated().map { index, traits in
      let family = (traits.context as? WidgetPreviewContext)?.family
      let name = traits.name ?? (index == 0 ? typeName : "\(typeName) \(index + 1)")
      let description = PreviewDescription(
        name: name, file: typeName, line: 0, kind: .provider, family: family?.name,
        layout: traits.layout?.message ?? .device)
      return KnownPreview(
        description: description, content: .member(provider, index: index, family: family))
    }
  }
}

extension PreviewLayout {
  var message: PreviewDescription.Layout {
    switch self {
    case .device: .device
    case .sizeThatFits: .sizeThatFits
    case .fixed(let width, let height): .fixed(width: width, height: height)
    }
  }
}
