import VitrinePlatform

/// What `describe` says of an extension, for people: the same values as its JSON.
enum DescriptionText {
  static func page(_ target: JSON) -> String {
    let heading = [target["displayName"]?.string ?? "", target["platform"]?.string ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let widgets = (target["widgets"]?.array ?? []).map(widget)
    let previews = (target["previews"]?.array ?? []).map(preview)
    return
      ([heading] + widgets
      + (previews.isEmpty ? [] : ["Previews\n" + previews.joined(separator: "\n")]))
      .joined(separator: "\n\n")
  }

  private static func widget(_ widget: JSON) -> String {
    let (kind, name) = (widget["kind"]?.string ?? "", widget["displayName"]?.string ?? "")
    var lines = [name.isEmpty || name == kind ? kind : "\(kind) (\(name))"]
    if let text = widget["description"]?.string, !text.isEmpty { lines.append("  \(text)") }
    let families = (widget["families"]?.array ?? []).compactMap(\.string)
    lines.append("  families: " + families.joined(separator: ", "))
    if let intent = widget["intent"]?.string { lines.append("  configured by \(intent)") }
    lines += (widget["parameters"]?.array ?? []).map(parameter)
    for recommendation in widget["recommendations"]?.array ?? [] {
      lines.append("  recommended: \(recommendation["title"]?.string ?? "")")
    }
    if widget["containerBackgroundRemovable"]?.bool == false {
      lines.append("  keeps its background (containerBackgroundRemovable(false))")
    }
    return lines.joined(separator: "\n")
  }

  private static func parameter(_ parameter: JSON) -> String {
    var text = "  --configuration \(parameter["name"]?.string ?? "")"
    text += ": \(parameter["type"]?.string ?? "")"
    if let value = parameter["default"], value != .null { text += " = \(value.compactText())" }
    let choices = [parameter["choices"], parameter["suggestions"]].compactMap { $0?.array }
      .flatMap { $0 }.compactMap { $0["value"]?.string }
    if !choices.isEmpty { text += "; one of \(choices.joined(separator: ", "))" }
    return text
  }

  private static func preview(_ preview: JSON) -> String {
    let family = preview["family"]?.string.map { " \($0)" } ?? ""
    return "  \(preview["name"]?.string ?? "")\(family)"
  }
}
