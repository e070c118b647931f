public import VitrineBuild
import VitrineCatalog

/// Which platforms have to be built for what was asked.
public enum PlatformChoice {
  /// The platforms to build for; nil stands for the one that the project itself names.
  public static func platforms(
    given: BuildPlatform?, _ selection: Selection
  ) -> [BuildPlatform?] {
    if let given { return [given] }
    var found: [BuildPlatform] = []
    func add(_ platform: BuildPlatform) {
      // A Mac shows its own widgets and an iPhone's, which keep iOS' metrics there: the project says
      // which these are.
      if platform != .macOS, !found.contains(platform) { found.append(platform) }
    }
    if !selection.devices.isEmpty {
      for device in selection.devices { add(device.platform.build) }
    } else if selection.namesContexts {
      for context in selection.contexts {
        let platforms = Set(context.families.keys.map(\.build))
        // A context of several platforms (the gallery) follows the project.
        if platforms.count == 1, let only = platforms.first { add(only) }
      }
    } else if !selection.families.isEmpty,
      selection.families.allSatisfy({ $0 == .accessoryCorner })
    {
      add(.watchOS)
    }
    return found.isEmpty ? [nil] : found
  }
}

extension Device.Platform {
  /// Whether a build for a platform has widgets for it: an iPhone's are on a Mac, too.
  func shows(_ build: BuildPlatform) -> Bool {
    self.build == build || (self == .mac && build == .iOS)
  }

  /// A room's widgets are iPad widgets.
  var build: BuildPlatform {
    switch self {
    case .iPhone, .iPad, .vision: .iOS
    case .watch: .watchOS
    case .mac: .macOS
    }
  }
}
