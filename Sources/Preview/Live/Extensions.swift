import VitrineBuild
import VitrineCatalog
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform
import VitrineStudio

/// The extensions of one platform that run, each with one client that remembers what it was like.
final class Extensions {
  struct Running {
    let session: ExtensionSession
    let client: ExtensionClient
  }
  private(set) var running: [Running] = []
  let platform: BuildPlatform

  /// Starts what was built. Where one does not start, the others run.
  /// - container: a folder that keeps what widgets store, across builds.
  init(
    _ built: [BuiltExtension], environment: EnvironmentSelection, container: String,
    messages: inout Messages
  ) throws {
    platform = built.first?.platform ?? .iOS
    for one in built {
      let folder = "\(container)/\(one.platform.rawValue)-\(FileName.safe(one.name))"
      let session = try ExtensionSession.open(
        one, environment: environment, container: folder, messages: &messages)
      running.append(
        Running(session: session, client: ExtensionClient(session.process, backtraces: .first)))
    }
  }

  var widgets: [WidgetDescription] { running.flatMap(\.session.description.widgets) }
  var built: [BuiltExtension] { running.map(\.session.built) }

  func widget(_ kind: String) -> (description: WidgetDescription, client: WidgetClient, Running)? {
    for one in running {
      if let found = one.session.description.widgets.first(where: { $0.kind == kind }) {
        return (found, WidgetClient(kind: found.kind, client: one.client), one)
      }
    }
    return nil
  }

  /// The description with a kind, or another name of it.
  func find(_ name: String) -> WidgetDescription? {
    widgets.first { $0.kind == name } ?? widgets.first { $0.kind == "activity:\(name)" }
      ?? widgets.first { $0.kind.lowercased() == name.lowercased() }
      ?? widgets.first { $0.displayName == name }
  }

  func close() { for one in running { one.session.close() } }
}

extension Device.Platform {
  /// A room's widgets are iPad widgets.
  var build: BuildPlatform {
    switch self {
    case .iPhone, .iPad, .vision: .iOS
    case .watch: .watchOS
    case .mac: .macOS
    }
  }
}
