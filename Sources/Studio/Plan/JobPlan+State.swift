import VitrineMessages
import VitrinePlatform

/// `--state`: what Live Activities and controls show.
extension JobPlan {
  /// The configuration with the state as a member, where the widget has one.
  func configuration(of widget: WidgetDescription) -> String? {
    guard let state = environment.state, widget.hasState else { return environment.configuration }
    let given = environment.configuration.flatMap { try? JSON(parsing: $0) }?.members ?? []
    return JSON.object(
      given.filter { $0.key != "state" } + [JSON.Member("state", .raw(state))]
    ).compactText()
  }

  /// Why nothing that was chosen can show the state that was given; nil where something can.
  var whyNoState: String? {
    guard environment.state != nil else { return nil }
    if wantsPreviews {
      return "--state: a preview brings its own states; choose one with --entry, or name a Live "
        + "Activity or a control with --widget"
    }
    let widgets = chosenWidgets()
    guard let first = widgets.first, !widgets.contains(where: \.hasState) else { return nil }
    let others = description.widgets.filter(\.hasState).map { "'\($0.kind)'" }
    return "--state is what a Live Activity or a control shows, and '\(first.kind)' is neither; "
      + (others.isEmpty
        ? "write --configuration for a widget's parameters, --entry for another entry"
        : "there are: " + others.joined(separator: ", "))
  }
}

extension WidgetDescription {
  /// Live Activities and controls show a state; other widgets have entries.
  var hasState: Bool {
    switch configuration {
    case .activity, .control: true
    case .static, .appIntent, .intent, .relevance: false
    }
  }
}
