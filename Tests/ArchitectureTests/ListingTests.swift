import Foundation
import TestSupport
import Testing

/// Hand-written lists agree with the folders beside them.
@Suite(.timeLimit(.minutes(60))) struct ListingTests {
  /// `static let homeScreen = Context(` in a file of its own, and in `ContextCatalog.all`.
  @Test func everyContextIsListed() throws {
    let list = try Checkout.text("Sources/Catalog/Contexts/ContextCatalog.swift")
    let all = try #require(list.firstMatch(of: /static let all: \[Context\] = \[([^\]]*)\]/))
    let listed = all.1.matches(of: /\.(\w+)/).map { String($0.1) }
    var declared: [String] = []
    for file in Repository.swiftFiles(in: "Sources/Catalog/Contexts") {
      let text = try Checkout.text(file)
      let found = text.matches(of: /static let (\w+) = Context\(/).map { String($0.1) }
      #expect(found.count <= 1, "\(file) declares \(found.count) contexts: one file each")
      declared += found
      if let name = found.first {
        let fileName = try #require(file.split(separator: "/").last)
        #expect(fileName.lowercased() == "\(name.lowercased()).swift")
      }
    }
    #expect(Set(listed) == Set(declared))
    #expect(Set(listed).count == listed.count)
  }

  /// `static let dusk = Wallpaper(` in a file of its own, and in `WallpaperCatalog.all`.
  @Test func everyWallpaperIsListed() throws {
    let list = try Checkout.text("Sources/Catalog/Wallpapers/WallpaperCatalog.swift")
    let all = try #require(list.firstMatch(of: /static let all: \[Wallpaper\] = \[([^\]]*)\]/))
    let listed = all.1.matches(of: /\.(\w+)/).map { String($0.1) }
    var declared: [String] = []
    for file in Repository.swiftFiles(in: "Sources/Catalog/Wallpapers") {
      let text = try Checkout.text(file)
      let found = text.matches(of: /static let (\w+) = Wallpaper\(/).map { String($0.1) }
      #expect(found.count <= 1, "\(file) declares \(found.count) wallpapers: one file each")
      declared += found
    }
    #expect(Set(listed) == Set(declared))
    #expect(Set(listed).count == listed.count)
  }

  /// Each table `let x: [Device]` is part of `DeviceCatalog.all`.
  @Test func everyDeviceTableIsListed() throws {
    let list = try Checkout.text("Sources/Catalog/Devices/DeviceCatalog.swift")
    let all = try #require(
      list.firstMatch(of: /static let all: \[Device\] =([^\n]*(?:\n\s+\+[^\n]*)*)/))
    for file in Repository.swiftFiles(in: "Sources/Catalog/Devices") {
      for table in try Checkout.text(file).matches(of: /(?m)^let (\w+): \[Device\]/) {
        #expect(all.1.contains(table.1), "\(table.1) of \(file) is not in DeviceCatalog.all")
      }
    }
  }

  /// One file a command, and every one registered.
  @Test func everyCommandIsListed() throws {
    let text = try Checkout.text("Sources/CLI/Vitrine.swift")
    let all = try #require(text.firstMatch(of: /static let all: \[[^\]]*\] = \[([^\]]*)\]/))
    let listed = Set(all.1.matches(of: /(\w+)\.self/).map { String($0.1) })
    let files = try Repository.names(in: "Sources/CLI").subtracting(["Vitrine"])
    #expect(listed == files)
  }

  /// Each case of `Appearance` but the plain ones has a file in the folder.
  @Test func everyAppearanceHasAFile() throws {
    let text = try Checkout.text("Sources/Catalog/Contexts/Appearance.swift")
    let files = try Repository.names(in: "Sources/Composition/Appearances")
    let cases = text.matches(of: /(?m)^  case (\w+)/).map { String($0.1) }
    for name in cases where name != "fullColor" {
      #expect(files.contains(name.prefix(1).uppercased() + name.dropFirst()), "\(name)")
    }
  }

  /// What a mistyped redirection leaves behind.
  @Test(arguments: [
    "", "Sources", "Tests", "Tools", "Benchmarks", "Examples", "docs", "script", ".ci",
  ])
  func noFileIsEmpty(in folder: String) throws {
    let base = Checkout.root.appending(path: folder)
    let files =
      folder.isEmpty
      ? try FileManager.default.contentsOfDirectory(atPath: base.path)
      : try FileManager.default.subpathsOfDirectory(atPath: base.path)
    for file in files where !file.contains(".build/") {
      let url = base.appending(path: file)
      let values = try url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      #expect(values.isRegularFile != true || values.fileSize != 0, "\(folder)/\(file) is empty")
    }
  }
}
