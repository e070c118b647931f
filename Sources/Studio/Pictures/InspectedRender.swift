import VitrineCatalog
public import VitrineComposition
public import VitrineDrawing
public import VitrineExtensionClient
public import VitrineMessages
import VitrinePlatform

/// One render, undrawn.
public struct InspectedRender: Sendable {
  /// What the widget was told.
  public var environment: RenderEnvironment
  /// What it drew, or why there is nothing.
  public var archive: Result<Archive, ExtensionFault>
  /// What a developer should know of it.
  public var diagnostics: [Diagnostic]
}

extension ExtensionSession {
  /// Asks for one archive and stops before drawing.
  /// - carriesChanges: see `RenderRequest.carriesChanges`.
  public func inspect(_ job: RenderJob, carriesChanges: Bool = false) -> InspectedRender {
    var request = job.request
    request.carriesChanges = carriesChanges
    let answer = ExtensionClient(process).render(request)
    return InspectedRender(
      environment: job.environment, archive: answer.archive, diagnostics: answer.diagnostics)
  }
}
