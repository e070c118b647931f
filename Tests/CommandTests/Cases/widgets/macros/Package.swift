// swift-tools-version: 5.9
import CompilerPluginSupport
import PackageDescription

/// A widget on a library with a macro, as packages bring it. What macros stand on is the toolchain's.
let package = Package(
  name: "Macros",
  products: [.library(name: "Widget", targets: ["Widget"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "509.0.0")
  ],
  targets: [
    .macro(
      name: "WordsMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]),
    .target(name: "Words", dependencies: ["WordsMacros"]),
    .target(name: "Widget", dependencies: ["Words"]),
  ])
