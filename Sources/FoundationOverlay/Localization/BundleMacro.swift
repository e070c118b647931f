/// The bundle of the module that the code is in: the extension's own, a package's where it is in one.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "VitrineMacros", type: "BundleMacro")
