import VitrineCatalog
public import VitrineComposition
public import VitrineDrawing
public import VitrineExtensionClient
public import VitrineMessages
import VitrinePlatform

/// One render, undrawn.
public struct InspectedRender: Sendable {
  public var environment: RenderEnvironment
  public var archive: Result<Archive, ExtensionFault>
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
