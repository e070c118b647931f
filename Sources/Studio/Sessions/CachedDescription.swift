import FoundationEssentials
import VitrineBuild
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

/// What an extension says about itself, kept beside its build: it follows from the sources and from
/// what the process is started with, and asking takes a good part of a short run.
struct CachedDescription {
  private let path: String

  init(_ built: BuiltExtension, _ launch: ExtensionLaunch) {
    let folder = built.folder.path
    let place = [launch.locale, launch.timeZone, launch.platform, "\(launch.os)"]
    path = "\(folder)/description-\(FileName.safe(place.joined(separator: "-"))).json"
  }

  /// The description from its file; nil where it has to be asked for.
  func kept(for launch: ExtensionLaunch) -> BundleDescription? { isKept(launch) ? kept : nil }

  /// Asks the process, and keeps the answer.
  func ask(_ process: ExtensionProcess) throws(ExtensionFault) -> BundleDescription {
    let description = try ExtensionClient(process).describe().get()
    if isKept(process.launch), let data = try? JSONEncoder().encode(description) {
      // A cache that cannot be written costs time and nothing else.
      try? CheckedFile.write([UInt8](data), to: path)
    }
    return description
  }

  /// What comes over a network, or from fixtures, may change what a widget says.
  private func isKept(_ launch: ExtensionLaunch) -> Bool {
    launch.network == "deny" && launch.variables[ExtensionEnvironment.data] == nil
  }

  private var kept: BundleDescription? {
    CheckedFile.read(path).flatMap {
      try? JSONDecoder().decode(BundleDescription.self, from: Data($0))
    }
  }
}
