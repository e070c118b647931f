public import VitrineDrawing

/// Where a person taps.
public enum TapTarget: Hashable, Sendable {
  /// Points from the widget's top left corner, in the size that it is laid out in.
  case point(Point)
  /// `.accessibilityIdentifier`
  case identifier(String)
}

/// What a tap does.
public enum TapAction: Hashable, Sendable {
  /// Performs the intent in the extension. `toggleTo`: a toggle's new state.
  case perform(reference: String, toggleTo: Bool?)
  /// Opens the app with an address.
  case open(url: String, isLink: Bool)
  /// Opens the app with an activity that holds kind and family.
  case openApp
  /// Nothing, and why.
  case nothing(String)
}

/// A tap resolved against what is on screen: the archive alone decides.
public struct Tap: Hashable, Sendable {
  /// What the tap does.
  public var action: TapAction
  /// The control that was hit, nil where the tap went to the widget itself.
  public var node: SemanticsNode?
  /// What a developer should know, such as a link that this family does not have.
  public var notes: [String]

  /// No view with the identifier is in the archive.
  public struct NotFound: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was asked for.
    public var identifier: String
    /// Identifiers that are there.
    public var known: [String]
    public var description: String {
      "nothing on screen has the identifier '\(identifier)'; "
        + (known.isEmpty
          ? "no view has one: give it one with .accessibilityIdentifier(_:)"
          : "there are: \(known.joined(separator: ", "))")
    }
  }
}

extension Tap {
  /// Finds what the target hits in a drawn entry.
  public init(
    at target: TapTarget, in archive: Archive, rules: InteractionRules
  ) throws(NotFound) {
    notes = []
    switch target {
    case .point(let point):
      let size = archive.size
      guard point.x >= 0, point.y >= 0, point.x <= size.width, point.y <= size.height else {
        node = nil
        action = .nothing("(\(point.x), \(point.y)) is outside the widget")
        return
      }
      node = archive.semantics.control(at: point)
    case .identifier(let identifier):
      guard let path = archive.semantics.path(to: identifier) else {
        throw NotFound(identifier: identifier, known: archive.semantics.identifiers)
      }
      // The control around what is named, or inside of it.
      node = path.last { $0.isControl } ?? path.last?.firstControl
    }
    action = .openApp
    action = resolve(archive, rules)
  }

  private mutating func resolve(_ archive: Archive, _ rules: InteractionRules) -> TapAction {
    // One line is one target: what is written into it has none of its own.
    if rules.family == .accessoryInline {
      if let refusal = inlineRefusal(rules) { notes.append(refusal) }
      return whole(archive, rules)
    }
    if let node {
      if node.traits.contains("disabled") { return .nothing("the \(node.type) is disabled") }
      if let reference = node.intent {
        if let refusal = rules.intentRefusal {
          notes.append(refusal)
        } else {
          let toggled = node.traits.contains("toggle") ? node.value != "1" : nil
          return .perform(reference: reference, toggleTo: toggled)
        }
      } else if node.type == "Link", let url = node.url {
        if let refusal = rules.linkRefusal {
          notes.append(refusal)
        } else {
          return .open(url: url, isLink: true)
        }
      } else {
        return .nothing("the \(node.type) has a closure and no intent: it does nothing in a widget")
      }
    }
    return whole(archive, rules)
  }

  /// What a link or control in an inline accessory lacks; nil: none was hit.
  private func inlineRefusal(_ rules: InteractionRules) -> String? {
    guard let node else { return nil }
    return node.intent == nil ? rules.linkRefusal : rules.intentRefusal
  }

  /// The tap goes to the widget itself.
  private mutating func whole(_ archive: Archive, _ rules: InteractionRules) -> TapAction {
    let urls = archive.semantics.widgetURLs
    if Set(urls).count > 1 {
      notes.append(
        "\(urls.count) views have a widgetURL: which one counts is undefined; using the outermost"
      )
    }
    if rules.isLocked { return .nothing("the device is locked: authenticate first") }
    return urls.first.map { .open(url: $0, isLink: false) } ?? .openApp
  }
}

extension SemanticsNode {
  /// A button, toggle or link.
  fileprivate var isControl: Bool { ["Button", "Toggle", "Link"].contains(type) || intent != nil }

  fileprivate var firstControl: SemanticsNode? {
    if isControl { return self }
    for child in children {
      if let found = child.firstControl { return found }
    }
    return nil
  }

  /// The front-most control under a point; later children stand in front.
  fileprivate func control(at point: Point) -> SemanticsNode? {
    guard !isHidden else { return nil }
    for child in children.reversed() {
      if let found = child.control(at: point) { return found }
    }
    let isInside =
      point.x >= frame.x && point.x < frame.x + frame.width && point.y >= frame.y
      && point.y < frame.y + frame.height
    return isControl && isInside ? self : nil
  }

  /// From the root to the first node with an identifier.
  fileprivate func path(to identifier: String) -> [SemanticsNode]? {
    if self.identifier == identifier { return [self] }
    for child in children {
      if let path = child.path(to: identifier) { return [self] + path }
    }
    return nil
  }

  fileprivate var identifiers: [String] {
    (identifier.map { [$0] } ?? []) + children.flatMap(\.identifiers)
  }

  /// Outermost first.
  fileprivate var widgetURLs: [String] {
    (type == "WidgetURL" ? url.map { [$0] } ?? [] : []) + children.flatMap(\.widgetURLs)
  }
}
