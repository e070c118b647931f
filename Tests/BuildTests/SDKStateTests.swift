import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct SDKStateTests {
  private func sdk() throws -> TestFolder {
    let folder = TestFolder()
    try folder.write([
      "Modules/SwiftUI.swiftmodule": "", "Modules/WidgetKit.swiftmodule": "",
      "Modules/GRDB.swiftmodule": "", "vitrine-syntax": "",
      "VitrineSDK.product/Objects.LinkFileList":
        "/b/SwiftUI.build/A.swift.o\n/b/WidgetKit.build/B.swift.o\n/b/WidgetKit.build/C.swift.o\n",
      "libVitrineSDK.so": "",
    ])
    try date(folder, "Modules/SwiftUI.swiftmodule", 100)
    try date(folder, "Modules/WidgetKit.swiftmodule", 100)
    try date(folder, "Modules/GRDB.swiftmodule", 300)
    try date(folder, "libVitrineSDK.so", 200)
    return folder
  }

  private func date(_ folder: TestFolder, _ name: String, _ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)],
      ofItemAtPath: folder.path + "/" + name)
  }

  @Test func widgetsSeeTheModulesOfTheLibraryAlone() throws {
    let folder = try sdk()
    let place = SDKLocation(folder: folder.path)
    #expect(place.moduleNames == ["SwiftUI", "WidgetKit"])
    #expect(!place.importable(on: .iOS).contains("GRDB"))
    let other = folder.path + "/elsewhere"
    for _ in 0..<2 {
      let search = try place.searchFolder(or: other)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: search).sorted()
          == ["SwiftUI.swiftmodule", "WidgetKit.swiftmodule"])
    }
  }

  /// The command stands on packages in C as well, which a widget's own packages bring too (SwiftNIO).
  @Test func modulesInCAreThoseOfTheLibraryAlone() throws {
    let folder = try sdk()
    try folder.write([
      "VitrineSDK.product/Objects.LinkFileList":
        "/b/SwiftUI.build/A.swift.o\n/b/COwn.build/own.c.o\n",
      "COwn.build/module.modulemap": "", "CNIOLinux.build/module.modulemap": "",
    ])
    func maps() -> [String] {
      SDKLocation(folder: folder.path).flags.filter { $0.contains("module-map-file") }
        .map { String($0.split(separator: "/").dropLast().last ?? "") }
    }
    #expect(maps() == ["COwn.build"])
    // Moved away from the checkout: which are the library's is not known.
    try FileManager.default.removeItem(
      atPath: folder.path + "/VitrineSDK.product/Objects.LinkFileList")
    #expect(maps() == ["CNIOLinux.build", "COwn.build"])
  }

  @Test func aModuleNewerThanTheLibraryIsAHalfBuiltSDK() throws {
    let folder = try sdk()
    let place = SDKLocation(folder: folder.path)
    try place.checkedModules()
    try date(folder, "Modules/WidgetKit.swiftmodule", 201)
    #expect(throws: BuildError.self) { try place.checkedModules() }
    try date(folder, "Modules/WidgetKit.swiftmodule", 200)
    try place.checkedModules()
    try FileManager.default.removeItem(atPath: folder.path + "/Modules/WidgetKit.swiftmodule")
    #expect(throws: BuildError.self) { try place.checkedModules() }
    try folder.write(["WidgetKit.build/module.modulemap": ""])
    try place.checkedModules()
    try folder.write(["sdk-linking": ""])
    #expect(throws: BuildError.self) { try place.checked() }
  }
}
