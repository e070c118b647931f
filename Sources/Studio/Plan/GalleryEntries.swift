import VitrineCatalog
import VitrineComposition
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

/// The pictures of a watch's gallery, where nobody edits a widget: each configuration that a provider
/// recommends is an entry of its own, under its own title.
struct GalleryEntries {
  /// Whether one picture is wanted, for which the first entry stands.
  var isOnlyFirst = false
  /// What the provider of a kind recommends, in its order; empty for none.
  var recommendations: (_ kind: String) -> [Recommendation]

  /// Jobs as they are but for a watch's gallery. A configuration that was asked for is drawn alone.
  func expand(_ jobs: [RenderJob]) -> [RenderJob] {
    var known: [String: [Recommendation]] = [:]
    return jobs.flatMap { job -> [RenderJob] in
      guard case .widget(let kind) = job.subject, job.contextID == Context.galleryID,
        job.device.platform == .watch, job.family?.isControl == false, job.configuration == nil
      else { return [job] }
      let all = known[kind] ?? recommendations(kind)
      known[kind] = all
      guard !all.isEmpty else { return [job] }
      let shown = isOnlyFirst ? Array(all.prefix(1)) : all
      return shown.map { entry($0, of: job, isNamed: shown.count > 1) }
    }
  }

  /// - isNamed: whether the file's name says the entry.
  private func entry(
    _ recommendation: Recommendation, of job: RenderJob, isNamed: Bool
  ) -> RenderJob {
    var job = job
    job.configuration = recommendation.configuration
    job.widgetName = recommendation.title
    guard isNamed else { return job }
    let name = FileName.safe(recommendation.title)
    job.variant = job.variant.isEmpty ? name : "\(name)-\(job.variant)"
    return job
  }
}

extension GalleryEntries {
  /// As the extension's providers recommend.
  init(session: ExtensionSession, isOnlyFirst: Bool) {
    let widgets = session.description.widgets
    self.init(isOnlyFirst: isOnlyFirst) { kind in
      guard let widget = widgets.first(where: { $0.kind == kind }) else { return [] }
      var options = ConfigurationOptions(widget: session.widget(kind))
      return options.recommendations(of: widget)
    }
  }
}
