import ArgumentParser
import VitrineExtensionClient
import VitrinePlatform
import VitrineStudio

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check how well this machine can confine a widget's code.",
    discussion: """
      Several layers of protection confine a widget's code. This command confines a small program \
      and lists which layers work on this machine, what each one enforces, and why one is missing.

        vitrine doctor
        vitrine doctor --format json

      The exit status is 0 if every layer works, so that --confinement required can be used; \
      otherwise 1.
      """)

  @Option(help: ArgumentHelp("text or json.", valueName: "text|json"))
  var format: ListFormat = .text

  func run() throws {
    let probe = ConfinementProbe.machine
    switch format {
    case .text: Terminal.out(Self.page(probe))
    case .json: Terminal.out(Self.json(probe).text())
    }
    if !probe.isComplete { throw StudioError.widgetFailed }
  }

  private static func page(_ probe: ConfinementProbe) -> String {
    guard probe.launcher != nil else {
      return
        "no widget can run: vitrine-launcher is missing next to vitrine; install or build it again"
    }
    var lines = ["A widget's code is confined by"]
    let width = Confinement.Layer.allCases.map(\.rawValue.count).max() ?? 0
    for layer in Confinement.Layer.allCases {
      let name = layer.rawValue.padded(to: width)
      lines.append("  \(state(of: layer, probe)) \(name)  \(layer.purpose)")
      if let note = note(on: layer, probe) {
        lines.append(String(repeating: " ", count: width + 8) + note)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func state(of layer: Confinement.Layer, _ probe: ConfinementProbe) -> String {
    probe.isGiven(layer) ? "yes" : "no "
  }

  /// Why a layer is missing, or what it does not do here.
  private static func note(on layer: Confinement.Layer, _ probe: ConfinementProbe) -> String? {
    if let missing = probe.missing.first(where: { $0.layer == layer }) {
      return "not here: \(missing.reason)"
    }
    guard layer == .landlock, probe.isGiven(.landlock) else { return nil }
    let version = "version \(probe.landlockVersion)"
    return probe.landlockVersion >= ConfinementProbe.wholeLandlock
      ? version
      : "\(version): signals and abstract sockets (6, Linux 6.12) are left to the other layers"
  }

  private static func json(_ probe: ConfinementProbe) -> JSON {
    .object([
      "launcher": .optional(probe.launcher), "complete": .bool(probe.isComplete),
      "landlockVersion": .integer(probe.landlockVersion),
      "layers": .array(
        Confinement.Layer.allCases.map { layer in
          .object([
            "layer": .string(layer.rawValue), "available": .bool(probe.isGiven(layer)),
            "purpose": .string(layer.purpose),
            "reason": .optional(probe.missing.first { $0.layer == layer }?.reason),
          ])
        }),
    ])
  }
}
