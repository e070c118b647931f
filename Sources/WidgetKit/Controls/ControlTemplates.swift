public import AppIntents

/// A template without its types: what a control shows.
@MainActor
struct ControlParts {
  var label: any View = EmptyView()
  /// A title without a symbol: the symbol comes with the value then.
  var isTitleOnly = false
  /// What is said beside the label, on and off.
  var valueLabel: (Bool) -> any View = { _ in EmptyView() }
  /// nil for a button.
  var isOn: Bool?
  var tint: Color?
  var isDisabled = false
  var isPrivate = false
  var intent: (any AppIntent)?

  static func read<T: ControlWidgetTemplate>(_ template: T) -> ControlParts {
    if let known = template as? any ReadableTemplate { return known.parts }
    if T.Body.self == Never.self { return ControlParts() }
    return read(template.body)
  }
}

@MainActor
protocol ReadableTemplate {
  var parts: ControlParts { get }
}

/// A control that does something once.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  public typealias Body = Never
  public static var _controlType: Int { 0 }
  let action: Action
  let label: Label
  let actionLabel: (Bool) -> ActionLabel

  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
    self.label = label()
    self.actionLabel = actionLabel
  }
  public var body: Never { fatalError("ControlWidgetButton has no body") }
}
extension ControlWidgetButton: ReadableTemplate {
  var parts: ControlParts {
    ControlParts(
      label: label, isTitleOnly: Label.self == Text.self, valueLabel: { _ in actionLabel(false) },
      intent: action)
  }
}
extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
  }
}
extension ControlWidgetButton where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}
/// Nothing beside the label.
public struct ControlWidgetButtonDefaultActionLabel: View {
  nonisolated init() {}
  public var body: some View { EmptyView() }
}

/// A control that is on or off.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  public typealias Body = Never
  public static var _controlType: Int { 1 }
  let isOn: Bool
  let action: Action
  let label: Label
  let valueLabel: (Bool) -> ValueLabel

  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
    self.label = label()
    self.valueLabel = valueLabel
  }
  public var body: Never { fatalError("ControlWidgetToggle has no body") }
}
extension ControlWidgetToggle: ReadableTemplate {
  var parts: ControlParts {
    ControlParts(
      label: label, isTitleOnly: Label.self == Text.self, valueLabel: { valueLabel($0) },
      isOn: isOn,
      intent: action)
  }
}
extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(isOn: isOn, action: action, label: label) {
      ControlWidgetToggleDefaultLabel(isOn: $0)
    }
  }
}
extension ControlWidgetToggle where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}
/// The system's words for on and off, in the locale's language where they are known.
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool
  @Environment(\.locale) private var locale
  package nonisolated init(isOn: Bool) { self.isOn = isOn }

  public var body: some View {
    let words = Self.words[locale.language.languageCode?.identifier ?? "en"] ?? ("On", "Off")
    Text(verbatim: isOn ? words.0 : words.1)
  }

  /// As switches are described in the language; not compared with a device (estimate).
  private static let words: [String: (String, String)] = [
    "ar": ("قيد التشغيل", "متوقف"), "da": ("Til", "Fra"), "de": ("Ein", "Aus"),
    "es": ("Activado", "Desactivado"), "fi": ("Päällä", "Pois"), "fr": ("Activé", "Désactivé"),
    "he": ("פועל", "כבוי"), "it": ("Attivo", "Non attivo"), "ja": ("オン", "オフ"),
    "ko": ("켬", "끔"), "nb": ("På", "Av"), "nl": ("Aan", "Uit"), "pl": ("Wł.", "Wył."),
    "pt": ("Ativado", "Desativado"), "ru": ("Вкл.", "Выкл."), "sv": ("På", "Av"),
    "tr": ("Açık", "Kapalı"), "uk": ("Увімкнено", "Вимкнено"), "zh": ("开", "关"),
  ]
}

struct ModifiedTemplate<Content: ControlWidgetTemplate>: ControlWidgetTemplate, ReadableTemplate {
  typealias Body = Never
  let content: Content
  let change: @MainActor (inout ControlParts) -> Void
  var body: Never { fatalError("a modified template has no body") }
  var parts: ControlParts {
    var parts = ControlParts.read(content)
    change(&parts)
    return parts
  }
}

extension ControlWidgetTemplate {
  /// Color of the active state.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ModifiedTemplate(content: self) { $0.tint = tint }
  }
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedTemplate(content: self) { $0.isPrivate = sensitive }
  }
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedTemplate(content: self) { $0.isDisabled = disabled }
  }
}
