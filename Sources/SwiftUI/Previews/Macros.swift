/// Shows a view in the canvas. Tools/Syntax expands it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A dynamic property at the top of a preview's closure.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "PreviewableMacro")

/// A key and accessors for a value of the environment, of a transaction or of a container.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")

/// Conformance to `Animatable`. A widget is drawn at rest, so the data is not asked for.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "VitrineMacros", type: "AnimatableMacro")

@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "VitrineMacros", type: "AnimatableIgnoredMacro")
