import Foundation
import Testing

@testable import VitrineFoundation

/// Addresses as people read and type them, and the order of names.
@Suite(.timeLimit(.minutes(60)))
struct AddressTests {
  private func url(_ text: String) -> URL { URL(string: text)! }

  @Test(arguments: [
    ("https://www.example.com/a/b?q=1#f", "https://www.example.com/a/b"),
    ("https://user:pw@example.com:8080", "https://example.com"),
    ("ftp://example.com:8080/x/", "ftp://example.com:8080/x"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("/only/a/path", "/only/a/path"),
  ])
  func theDefaultShowsSchemeHostAndPath(address: String, shown: String) {
    #expect(url(address).formatted() == shown)
    #expect(url(address).formatted(.url) == shown)
  }

  @Test(arguments: [
    ("catalog", UTType.json, "/a/catalog.json"), ("catalog.json", .json, "/a/catalog.json"),
    ("catalog.v2", .json, "/a/catalog.v2.json"), ("Notes", .folder, "/a/Notes"),
    ("photo.JPEG", .png, "/a/photo.JPEG.png"),
  ])
  func aFilesNameFollowsItsType(name: String, type: UTType, path: String) {
    let folder = URL(fileURLWithPath: "/a", isDirectory: true)
    #expect(folder.appendingPathComponent(name, conformingTo: type).path == path)
    #expect(URL(fileURLWithPath: "/a/b").appendingPathExtension(for: .pdf).path == "/a/b.pdf")
  }

  @Test func partsAreChosen() {
    let whole = url("http://www.example.com:8080/path/to/file.txt?k=v#part")
    #expect(
      whole.formatted(
        .url.scheme(.never).host(.omitSpecificSubdomains(["www"])).port(.never))
        == "example.com/path/to/file.txt")
    #expect(
      whole.formatted(.url.port(.always).query(.always).fragment(.always)) == whole.absoluteString)
    #expect(whole.formatted(.url.scheme(.omitIfHTTPFamily).path(.never)) == "www.example.com")
    let style = URL.FormatStyle(host: .omitSpecificSubdomains(["www", "192"]))
    #expect(url("http://www.com/").formatted(style) == "http://www.com")
    #expect(url("http://192.168.0.1/").formatted(style) == "http://192.168.0.1")
    let user = URL.FormatStyle(user: .always, password: .always)
    #expect(url("https://a:b@c.d").formatted(user) == "https://a:b@c.d")
  }

  @Test func whatIsTypedIsRead() throws {
    #expect(try URL("https://a.b/c", strategy: .url) == url("https://a.b/c"))
    let strategy = URL.ParseStrategy(scheme: .defaultValue("https"), port: .defaultValue(81))
    #expect(try URL("//a.b/c", strategy: strategy) == url("https://a.b:81/c"))
    for bad in ["a.b", "https:///path", "", "http://[::1"] {
      #expect(throws: (any Error).self) { try URL(bad, strategy: .url) }
    }
    #expect(throws: (any Error).self) {
      try URL.ParseStrategy(path: .required).parse("https://a.b")
    }
  }

  private struct Named {
    var name: String
    var nick: String?
  }

  /// On Linux names were sorted by their bytes.
  @Test func namesAreInTheFindersOrder() {
    AmbientContext.with(
      AmbientContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    ) {
      let names = ["File 10", "file 9", "Zed", "emu", "apple"]
      let sorted = ["apple", "emu", "file 9", "File 10", "Zed"]
      #expect(names.sorted(using: .localizedStandard) == sorted)
      #expect(names.sorted(using: String.StandardComparator.localizedStandard) == sorted)
      #expect(names.sorted(using: SortDescriptor(\.self)) == sorted)
      let all = names.map { Named(name: $0, nick: $0 == "Zed" ? nil : $0) }
      #expect(all.sorted(using: SortDescriptor(\.name)).map(\.name) == sorted)
      #expect(
        all.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name) == sorted.reversed())
      #expect(all.sorted(using: KeyPathComparator(\.name)).map(\.name) == sorted)
      #expect(all.sorted(using: SortDescriptor(\.nick)).first?.name == "Zed")
      #expect(
        all.sorted(using: SortDescriptor(\.name, comparator: .lexical)).first?.name == "File 10")
      #expect(
        all.sorted(using: KeyPathComparator(\.name, comparator: .localized, order: .reverse))
          .first?.name == "Zed")
    }
  }

  /// `#Predicate` of these did not compile.
  @Test func predicatesLookAtTexts() throws {
    let names = [Named(name: "Café"), Named(name: "b")]
    let found = try names.filter(#Predicate { $0.name.localizedStandardContains("CAFE") })
    #expect(found.map(\.name) == ["Café"])
    let same = ComparisonResult.orderedSame
    let alike = #Predicate<Named> { $0.name.caseInsensitiveCompare("B") == same }
    #expect(try names.filter(alike).map(\.name) == ["b"])
  }

  @Test func progressHasWords() {
    let plain = Progress(totalUnitCount: 10)
    plain.completedUnitCount = 3
    #expect(ProgressText.description(of: plain) == "30% completed")
    #expect(ProgressText.details(of: plain) == "3 of 10")
    let files = Progress(totalUnitCount: 1000)
    files.kind = .file
    files.fileOperationKind = .copying
    files.fileTotalCount = 10
    #expect(ProgressText.description(of: files) == "Copying 10 files…")
    files.fileTotalCount = nil
    files.fileURL = URL(fileURLWithPath: "/tmp/TextEdit")
    #expect(ProgressText.description(of: files) == "Copying “TextEdit”…")
    files.estimatedTimeRemaining = 120
    #expect(ProgressText.details(of: files).hasSuffix(" — 2 minutes remaining"))
    #expect(ProgressText.description(of: Progress(totalUnitCount: -1)) == "")
  }
}
