import ArgumentParser
import FoundationEssentials
import Glibc
import VitrineBuild
import VitrineStudio

extension Inputs {
  /// Checks all options before anything is built.
  init(
    _ source: SourceOptions, _ options: SelectionOptions, _ group: EnvironmentGroup
  ) throws {
    let path = source.path ?? options.strayPath ?? group.strayPath ?? "."
    guard access(path, F_OK) == 0 else {
      throw ValidationError(
        "there is no file or folder '\(path)': give a folder of Swift sources, a Swift file, a "
          + "folder with an .xcodeproj, or a SwiftPM package")
    }
    var (options, group) = (options, group)
    try ProjectSettings.find(for: path).complete(&options, &group)
    var environment = try EnvironmentSelection(group) { Date().timeIntervalSince1970 }
    environment.confinement = source.confinement
    self.init(
      build: try source.request(path), selection: try Selection(options), environment: environment)
    try checkDevices()
  }
}
