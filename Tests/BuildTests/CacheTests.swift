import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// What makes a finished build stale, and what does not.
@Suite(.timeLimit(.minutes(60)))
struct CacheTests {
  static let sources = [
    "in/Widget.swift": "import WidgetKit\nstruct W: Widget {}",
    "in/R.bundle/.hidden": "a", "in/data.json": "{}",
    "in/A.xcassets/I.imageset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#,
    "in/A.xcassets/I.imageset/a.png": "picture",
  ]

  /// A finished finding of the folder, remembered in a cache beside it.
  private struct Fixture {
    let folder: TestFolder
    let lookup: Lookup
    let cache: CacheLocation

    init(_ files: [String: String], path: String = "in") throws {
      folder = TestFolder()
      try folder.write(files)
      cache = CacheLocation(folder: folder.path + "/cache")
      #expect(cache.isWritable())
      lookup = Lookup(
        BuildRequest(paths: [folder.path + "/" + path]), cache: cache,
        sdk: SDKLocation(folder: folder.path + "/sdk"))
    }

    func key(path: String = "in") throws -> BuildKey {
      let files = FileRecorder()
      let project = try #require(
        try ProjectFinder(
          request: BuildRequest(paths: [folder.path + "/" + path]), files: files
        ).find().first)
      let inputs = FileRecorder(parent: files)
      project.record(in: inputs)
      let key = try BuildKey(project, inputs: inputs, sdk: "sdk", flags: [], target: nil)
      lookup.write([.init(key: key.text, root: project.root)], files: files)
      return key
    }
  }

  @Test func theKeyIsMadeOfContentsAlone() throws {
    let (here, there) = (try Fixture(Self.sources), try Fixture(Self.sources))
    #expect(try here.key() == there.key())
  }

  static let changes: [(name: String, text: String)] = [
    ("in/Widget.swift", "import WidgetKit\nstruct V: Widget {}"), ("in/R.bundle/.hidden", "b"),
    ("in/R.bundle/.another", "c"), ("in/A.xcassets/I.imageset/a.png", "another picture"),
    ("in/New.swift", "struct N {}"), ("in/data.json", "[]"),
  ]

  @Test(arguments: changes) func changesMakeAnotherKey(
    _ item: (name: String, text: String)
  ) throws {
    let fixture = try Fixture(Self.sources)
    let key = try fixture.key()
    #expect(fixture.lookup.read()?.map(\.key) == [key.text])
    try fixture.folder.write([item.name: item.text])
    #expect(fixture.lookup.read() == nil)
    #expect(try fixture.key() != key)
    #expect(fixture.lookup.read() != nil)
  }

  /// What packages miss is looked for again after a while, and at once where they came meanwhile.
  @Test func missingPackagesHoldForAWhile() throws {
    let fixture = try Fixture(Self.sources)
    try fixture.folder.write(["set.json.failed": "gone"])
    let awaited = fixture.folder.path + "/set.json"
    let files = FileRecorder()
    files.note(PackageStore.RecentFailure(path: awaited + ".failed", awaited: awaited))
    fixture.lookup.write([.init(key: "key", root: "/")], files: files)
    #expect(fixture.lookup.read() != nil)
    try fixture.folder.write(["set.json": "[]"])
    #expect(fixture.lookup.read() == nil)
    try FileManager.default.removeItem(atPath: awaited)
    #expect(fixture.lookup.read() != nil)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -PackageStore.patience - 1)],
      ofItemAtPath: awaited + ".failed")
    #expect(fixture.lookup.read() == nil)
  }

  /// Two writes within a tick of the file system's clock leave one stamp: a fresh one says nothing, however
  /// long the build takes that writes it down.
  @Test func aFreshStampIsNotBelieved() throws {
    let fixture = try Fixture(Self.sources)
    let files = FileRecorder()
    let path = fixture.folder.path + "/in/Widget.swift"
    _ = files.bytes(path)
    _ = files.names(fixture.folder.path + "/in")
    #expect(files.records[path]?.contents != nil)
    #expect(files.records.values.allSatisfy { $0.stamp == nil })
  }

  /// Others may come and go.
  @Test func whatNobodyReadDoesNotMatter() throws {
    let fixture = try Fixture(Self.sources)
    _ = try fixture.key()
    try fixture.folder.write(["in/.Widget.swift.swp": "", "beside.txt": ""])
    #expect(fixture.lookup.read() != nil)
  }

  /// As after a clone: other inodes, other dates, the same contents.
  @Test func copiesAreAsGood() throws {
    let fixture = try Fixture(Self.sources)
    _ = try fixture.key()
    let path = fixture.folder.path + "/in"
    try FileManager.default.moveItem(atPath: path, toPath: path + "-away")
    #expect(fixture.lookup.read() == nil)
    try fixture.folder.write(Self.sources)
    #expect(fixture.lookup.read() != nil)
    // The next time the stamps say so.
    #expect(fixture.lookup.read() != nil)
  }

  /// Pictures go into the folder above at every run: what is remembered is not written anew each time.
  @Test func aFolderThatChangesAtEveryRunIsNotWrittenDown() throws {
    let fixture = try Fixture(Self.sources)
    _ = try fixture.key()
    let before = try #require(FileStamp(path: fixture.lookup.path))
    for number in 0..<3 {
      try fixture.folder.write(["picture\(number).png": ""])
      #expect(fixture.lookup.read() != nil)
      #expect(FileStamp(path: fixture.lookup.path) == before)
    }
  }

  @Test func configurationFilesCount() throws {
    let project = ProjectTests.pbxproj.replacingOccurrences(
      of: "TD = { isa = XCBuildConfiguration;",
      with: "TD = { isa = XCBuildConfiguration; baseConfigurationReference = CF;"
    ).replacingOccurrences(
      of: "FM = { isa",
      with:
        "CF = { isa = PBXFileReference; path = a.xcconfig; sourceTree = SOURCE_ROOT; }; FM = { isa")
    let fixture = try Fixture([
      "in/P.xcodeproj/project.pbxproj": project, "in/a.xcconfig": "MARKETING_VERSION = 1",
      "in/Shared/Model.swift": "", "in/Old Widget/Old.swift": "import WidgetKit",
    ])
    let key = try fixture.key()
    try fixture.folder.write(["in/a.xcconfig": "MARKETING_VERSION = 2"])
    #expect(fixture.lookup.read() == nil)
    #expect(try fixture.key() != key)
  }

  @Test func aChangeWhileReadingIsSeen() throws {
    let folder = TestFolder()
    try folder.write(["a": "1"])
    let files = FileRecorder()
    #expect(files.text(folder.path + "/a") == "1")
    #expect(!files.exists(folder.path + "/b"))
    #expect(files.isUnchanged())
    try folder.write(["a": "2"])
    #expect(!files.isUnchanged())
    try folder.write(["a": "1"])
    #expect(files.isUnchanged())
    try folder.write(["b": ""])
    #expect(!files.isUnchanged())
  }

  // MARK: Finished builds

  private func publish(_ key: String, in cache: CacheLocation, root: String) throws
    -> BuiltExtension
  {
    let work = WorkFolder(path: cache.work + "/" + key)
    try work.make()
    try CacheFile.write("program", to: work.bundle + "/extension")
    try CacheFile.write("{}", to: work.bundle + "/info.json")
    let built = BuiltExtension(
      name: "W", executable: URL(fileURLWithPath: work.bundle + "/extension"),
      resources: URL(fileURLWithPath: work.bundle), platform: .watchOS, bundleIdentifier: "b",
      displayName: "d",
      diagnostics: [
        .init(path: root + "/a.swift", line: 1, severity: .note, message: "one\ttwo")
      ],
      omissions: [
        Omission(kind: .function, name: "f", path: root + "/b.swift", line: 2, reason: "gone")
      ], root: root, compiledRoot: root, isFromCache: false)
    let index = SourceIndex(files: [])
    try Publication.write(built, index: index, to: work.output)
    return try Publication(cache: cache, key: key).publish(work.output, root: root)
  }

  @Test func aBuildIsReadAsItWasWritten() throws {
    let fixture = try Fixture([:])
    let built = try publish("k", in: fixture.cache, root: "/here")
    #expect(!built.isFromCache)
    let read = try #require(BuildRecord.read(fixture.cache.builds + "/k", root: "/there"))
    #expect(read.platform == .watchOS && read.isFromCache && read.compiledRoot == "/here")
    #expect(read.diagnostics.map(\.path) == ["/there/a.swift"])
    #expect(read.diagnostics.map(\.message) == ["one\ttwo"])
    #expect(read.omissions.map(\.path) == ["/there/b.swift"])
    #expect(try read.index().files.isEmpty)
  }

  static let damages: [(name: String, text: String?)] = [
    ("Main.app/PlugIns/Widget.appex/extension", "progrbm"),
    ("Main.app/PlugIns/Widget.appex/info.json", "{"),
    ("Main.app/PlugIns/Widget.appex/info.json", nil),
    ("index.json", ""), ("built.txt", ""), ("built.txt", nil),
  ]

  @Test(arguments: damages) func damageIsSeenAndMadeGood(
    _ item: (name: String, text: String?)
  ) throws {
    let fixture = try Fixture([:])
    _ = try publish("k", in: fixture.cache, root: "/here")
    let path = fixture.cache.builds + "/k/" + item.name
    if let text = item.text {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } else {
      try FileManager.default.removeItem(atPath: path)
    }
    #expect(BuildRecord.read(fixture.cache.builds + "/k", root: "/here") == nil)
    _ = try publish("k", in: fixture.cache, root: "/here")
    #expect(BuildRecord.read(fixture.cache.builds + "/k", root: "/here") != nil)
  }

  @Test func aFailureIsRemembered() throws {
    let fixture = try Fixture([:])
    let error = BuildError.compileFailed([
      .init(path: "/a.swift", line: 1, column: 2, severity: .error, message: "wrong")
    ])
    KnownFailure(name: "W", error: error).write("f", in: fixture.cache)
    #expect(KnownFailure.read("f", in: fixture.cache)?.error == error)
    #expect(KnownFailure.read("g", in: fixture.cache) == nil)
  }

  /// Cut off at any line, or with another byte anywhere.
  @Test func damagedRecordsAreNotBelieved() throws {
    let fixture = try Fixture(Self.sources)
    _ = try fixture.key()
    let whole = try Data(contentsOf: URL(filePath: fixture.lookup.path))
    #expect(whole.count > 300)
    for place in stride(from: 0, to: whole.count, by: 7) {
      var damaged = whole
      damaged[place] ^= 1
      for data in [whole.prefix(place), damaged] {
        try data.write(to: URL(filePath: fixture.lookup.path))
        #expect(fixture.lookup.read() == nil, "at \(place)")
      }
    }
    try whole.write(to: URL(filePath: fixture.lookup.path))
    #expect(fixture.lookup.read() != nil)
  }

  @Test func anotherCommandIsAnotherBuilder() throws {
    let fixture = try Fixture(["vitrine": "old", "sdk/libVitrineSDK.so": "library"])
    func identity() -> SDKIdentity {
      SDKIdentity(
        SDKLocation(folder: fixture.folder.path + "/sdk"), cache: fixture.cache,
        command: fixture.folder.path + "/vitrine")
    }
    let before = identity().text
    #expect(identity().renewed(before) == before)
    try fixture.folder.write(["vitrine": "new"])
    #expect(identity().renewed(before) == nil)
    #expect(!before.hasPrefix(identity().digest))
  }

  /// All that the compiler is told is in the key.
  @Test func flagsAreInTheKey() {
    let flags = Compiler.constantFlags
    #expect(flags.contains("-file-prefix-map") && flags.contains("-Xllvm"))
  }

  // MARK: The folder

  @Test func theCacheIsTheOwnersAlone() throws {
    let fixture = try Fixture([:])
    chmod(fixture.cache.folder, 0o755)
    #expect(fixture.cache.isWritable())
    let mode = try FileManager.default.attributesOfItem(atPath: fixture.cache.folder)
    #expect(mode[.posixPermissions] as? Int == 0o700)
  }

  private func use(_ key: String, _ seconds: Int, _ cache: CacheLocation) {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    utimensat(AT_FDCWD, cache.builds + "/\(key)/" + CacheLocation.used, times, 0)
  }

  @Test func whatWasNotUsedForLongestGoes() throws {
    let fixture = try Fixture([:])
    for number in 0..<40 {
      _ = try publish("k\(number)", in: fixture.cache, root: "/here")
      use("k\(number)", 1000 + number * 37 % 40, fixture.cache)
    }
    fixture.cache.prune(limits: CacheLimits(builds: 5))
    let left = try FileManager.default.contentsOfDirectory(atPath: fixture.cache.builds)
    #expect(Set(left.compactMap { Int($0.dropFirst()) }.map { $0 * 37 % 40 }) == Set(35..<40))
  }

  @Test func theCacheHasASize() throws {
    let fixture = try Fixture([:])
    for number in 0..<4 {
      _ = try publish("k\(number)", in: fixture.cache, root: "/here")
      use("k\(number)", 1000 + number, fixture.cache)
    }
    let size = CacheLocation.size(ofBuild: fixture.cache.builds + "/k0")
    #expect(size > 0)
    fixture.cache.prune(adding: 4 * size, limits: CacheLimits(size: 2 * size))
    let left = try FileManager.default.contentsOfDirectory(atPath: fixture.cache.builds)
    #expect(left.sorted() == ["k2", "k3"])
  }

  // MARK: Omissions

  @Test func aFunctionWithoutItsBodyIsAnError() {
    let omissions = [
      Omission(kind: .file, name: "A.swift", path: "/A.swift", reason: "no widget uses it"),
      Omission(kind: .declaration, name: "d", path: "/B.swift", line: 3, reason: "gone"),
      Omission(kind: .function, name: "f", path: "/B.swift", line: 5, reason: "gone"),
    ]
    let diagnostics = omissions.diagnostics(areAllowed: false)
    #expect(diagnostics.map(\.severity) == [.note, .error])
    #expect(diagnostics[0].message.hasPrefix("compiled without 1 file and 1 declaration"))
    #expect(diagnostics[1].line == 5 && diagnostics[1].message.contains("--allow-omissions"))
    #expect(omissions.diagnostics(areAllowed: true).map(\.severity) == [.note, .note])
  }
}
