// swift-tools-version: 6.1
import PackageDescription

// A package that holds a widget and tests it on Linux. Elsewhere the dependency is
// .package(url: "https://…/vitrine", branch: "main"): of a version SwiftPM takes no package that sets
// compiler flags.
let package = Package(
  name: "ForecastWidget",
  dependencies: [.package(name: "vitrine", path: "../..")],
  targets: [
    // A widget's @main is an entry point: its target is executable, and can be tested all the same.
    .executableTarget(
      name: "ForecastWidget",
      dependencies: [.product(name: "VitrineModules", package: "vitrine")]),
    .testTarget(
      name: "ForecastWidgetTests",
      dependencies: [
        "ForecastWidget", .product(name: "VitrineTesting", package: "vitrine"),
      ]),
  ])
