@freestanding(expression)
public macro spelled(_ value: Any) -> String =
  #externalMacro(module: "WordsMacros", type: "SpelledMacro")

/// Expanded in the package's own module.
public let ownWords = #spelled(2 * 3)
