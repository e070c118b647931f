/// What an `EnvironmentValues` holds, in one box that is copied when one of several owners changes
/// it: handing an environment on costs one reference.
final class EnvironmentStorage {
  // Read many times for each node and only ever through `EnvironmentValues`, which changes a box
  // that it shares with nobody.
  @exclusivity(unchecked) var core = CoreEnvironment()
  @exclusivity(unchecked) var text = TextSettings()
  @exclusivity(unchecked) var slots = EnvironmentSlots()
  /// Values of `EnvironmentKey`s.
  @exclusivity(unchecked) var values = TypedValues()
  /// Objects by their type, for `@EnvironmentObject` and `@Environment(Model.self)`.
  @exclusivity(unchecked) var objects: [ObjectIdentifier: AnyObject] = [:]

  /// What an environment holds that nobody has changed.
  nonisolated(unsafe) static let initial = EnvironmentStorage()

  private init() {}

  init(copying other: EnvironmentStorage) {
    core = other.core
    text = other.text
    slots = other.slots
    values = other.values
    objects = other.objects
  }
}

/// SwiftUI's own values, a line with its default for each: what `@Entry` is to a widget. Here that
/// macro would need the compiler plug-in before the first module is built. The properties of
/// `EnvironmentValues` stand in the files of what reads them.
package struct EnvironmentSlots {
  // Views and layout
  var coordinateSpaces: [AnyHashable: Node] = [:]
  var containerShape: ContainerShape?
  var isPrivacySensitive = false
  var recordsChanges = false
  var contentTransition = ContentTransition.identity
  var contentTransitionAddsDrawingGroup = false

  // Symbols
  var imageScale = Image.Scale.medium
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolColorRenderingMode: SymbolColorRenderingMode?
  var symbolVariableValueMode: SymbolVariableValueMode?
  var symbolVariants = SymbolVariants.none

  // Styles
  var materialActiveAppearance = MaterialActiveAppearance.automatic
  var missingColors: MissingColors?
  var backgroundStyle: AnyShapeStyle?
  var backgroundMaterial: Material?
  var backgroundProminence = BackgroundProminence.standard

  // Controls
  var controlSize = ControlSize.regular
  var labelsVisibility = Visibility.automatic
  var buttonSizing = ButtonSizing.automatic
  var buttonBorderShape = ButtonBorderShape.automatic
  var labelIconToTitleSpacing: CGFloat?
  var labelReservedIconWidth: CGFloat?
  var progressInterval: ProgressInterval?
  var flippedToggle: String?
  var headerProminence = Prominence.standard

  // Symbols at rest, storage
  var symbolRest: SymbolRest?
  var defaultAppStorage: UserDefaults?
}

/// Values by a key type that says of which type the value is: found without a cast.
package struct TypedValues {
  private final class Slot<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
  private var slots: [ObjectIdentifier: AnyObject] = [:]
  package init() {}

  package var count: Int { slots.count }
  package var isEmpty: Bool { slots.isEmpty }

  /// The value under `key`. A key is only ever used with one `Value`.
  package subscript<Value>(key: any Any.Type, as type: Value.Type = Value.self) -> Value? {
    get {
      slots.isEmpty
        ? nil : slots[ObjectIdentifier(key)].map { unsafeDowncast($0, to: Slot<Value>.self).value }
    }
    set { slots[ObjectIdentifier(key)] = newValue.map { Slot($0) } }
  }
}
