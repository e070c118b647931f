import Foundation
import Synchronization

/// The only way by which finding and building read the user's files. What was asked of the disk is
/// recorded with the answer: the answers are the key of a build (`BuildKey`) and what a later run
/// compares before it takes a finished build (`Lookup`).
final class FileRecorder: Sendable {
  /// Which names of a folder matter to the one who lists it.
  enum Listing: String, Sendable {
    /// All of them.
    case all
    /// Those that do not begin with a dot.
    case visible
    /// Xcode projects: others may come and go, as in a folder for temporary files.
    case projects
    /// XcodeGen's descriptions may have any name.
    case descriptions
  }

  /// What was found at one path.
  struct Record: Sendable {
    var kind: FileKind
    /// Of the contents or the names, at the time of reading; nil where it was too fresh to tell them
    /// from the next ones.
    var stamp: FileStamp?
    var contents: String?
    var listings: [Listing: String] = [:]
  }

  private struct State {
    var records: [String: Record] = [:]
    var texts: [String: [UInt8]] = [:]
    var imports: [String: Set<String>] = [:]
    var failures: Set<PackageStore.RecentFailure> = []
    var kept = 0
    var walked = 0
    var boundary = Boundary()
    var refusals: [BuildDiagnostic] = []
  }

  private let state = Mutex(State())
  /// Where reads go first: files that were read while finding are not read again while building.
  private let parent: FileRecorder?

  /// What the run itself writes.
  private let outputs: Set<String>

  init(parent: FileRecorder? = nil, outputs: Set<String> = []) {
    self.parent = parent
    self.outputs = outputs
  }

  var records: [String: Record] { state.withLock { $0.records } }

  /// What was missing and is tried again after a while.
  var recentFailures: Set<PackageStore.RecentFailure> { state.withLock { $0.failures } }

  /// Notes what the answers depend on for a while only.
  func note(_ failure: PackageStore.RecentFailure) {
    state.withLock { _ = $0.failures.insert(failure) }
  }

  /// Whether a file or folder was written by Vitrine: pictures among the sources are no resources.
  func isOutput(_ path: String) -> Bool {
    outputs.contains(path) || WrittenPictures.isFolder(path)
  }

  // MARK: Asking

  func kind(_ path: String) -> FileKind {
    if let known = state.withLock({ $0.records[path]?.kind }) { return known }
    let kind = parent?.kind(path) ?? FileKind(path: path)
    note(path, Record(kind: kind))
    return kind
  }

  func exists(_ path: String) -> Bool { kind(path) != .absent }
  func isFolder(_ path: String) -> Bool { kind(path) == .folder }
  func isFile(_ path: String) -> Bool { kind(path) == .file }

  /// Names in a folder, sorted; nil where it cannot be read.
  func names(_ folder: String, _ listing: Listing = .visible) -> [String]? {
    // Before the names are read: what comes between makes the stamp an old one.
    let stamp = FileStamp(path: folder)
    guard let names = Self.names(folder, listing) else {
      note(folder, Record(kind: FileKind(path: folder)))
      return nil
    }
    var record = Record(kind: .folder, stamp: stamp?.settled)
    record.listings[listing] = Self.digest(names)
    note(folder, record)
    parent?.note(folder, record)
    return names
  }

  /// A regular file's contents; nil where there is none or it cannot be read.
  func bytes(_ path: String) -> [UInt8]? {
    if let text = state.withLock({ $0.texts[path] }) { return text }
    if let parent {
      let bytes = parent.bytes(path)
      note(path, parent.record(path) ?? Record(kind: .absent))
      return bytes
    }
    guard let (bytes, stamp) = Self.read(path) else {
      note(path, Record(kind: FileKind(path: path)))
      return nil
    }
    note(path, Record(kind: .file, stamp: stamp.settled, contents: SHA256.digest(bytes)))
    keep(bytes, of: path)
    return bytes
  }

  func data(_ path: String) -> Data? { bytes(path).map { Data($0) } }

  func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

  /// The modules that a source imports. Finding asks for those of each several times.
  func imports(_ path: String) -> Set<String> {
    if let known = state.withLock({ $0.imports[path] }) { return known }
    let names = ImportedModules.names(in: bytes(path) ?? [])
    state.withLock { $0.imports[path] = names }
    return names
  }

  /// Whether a file holds one of the texts; no where it cannot be read.
  func contains(_ texts: String..., in path: String) -> Bool {
    contains(anyOf: texts, in: path)
  }

  func contains(anyOf texts: [String], in path: String) -> Bool {
    guard let data = data(path) else { return false }
    return texts.contains { data.range(of: Data($0.utf8)) != nil }
  }

  /// The digest of a file's contents, without keeping them.
  @discardableResult func digest(_ path: String) -> String? {
    if let known = state.withLock({ $0.records[path]?.contents }) { return known }
    _ = bytes(path)
    return state.withLock { $0.records[path]?.contents }
  }

  /// The very contents that the record of a file is about; throws `SourcesChanged` where they were too
  /// large to keep and are others by now.
  func recorded(_ path: String) throws -> [UInt8]? {
    guard let bytes = bytes(path) else { return nil }
    guard record(path)?.contents == SHA256.digest(bytes) else { throw SourcesChanged() }
    return bytes
  }

  private func record(_ path: String) -> Record? { state.withLock { $0.records[path] } }

  /// Sources are looked at several times while a project is found; pictures once.
  private func keep(_ bytes: [UInt8], of path: String) {
    state.withLock { state in
      guard bytes.count <= 1 << 20, state.kept + bytes.count <= 64 << 20 else { return }
      state.kept += bytes.count
      state.texts[path] = bytes
    }
  }

  private func note(_ path: String, _ record: Record) {
    state.withLock { state in
      guard var known = state.records[path] else {
        state.records[path] = record
        return
      }
      known.contents = known.contents ?? record.contents
      known.listings.merge(record.listings) { first, _ in first }
      known.stamp = known.stamp ?? record.stamp
      state.records[path] = known
    }
  }

  // MARK: The boundary

  /// Files in the folder may become part of the bundle.
  func allow(_ folder: String) { state.withLock { $0.boundary.allow(folder) } }

  /// Whether a file may become part of the bundle; if not, it is noted with the reason.
  func isAllowed(_ path: String) -> Bool {
    if let parent { return parent.isAllowed(path) }
    let kind = kind(path)
    if kind == .absent { return true }
    let boundary = state.withLock { $0.boundary }
    guard let reason = boundary.refusal(of: path, kind: kind) else { return true }
    refuse(path, reason)
    return false
  }

  /// Whether a folder lies in what the user has named.
  func isNamed(_ folder: String) -> Bool {
    parent?.isNamed(folder) ?? state.withLock { $0.boundary.holds(folder) }
  }

  /// Whether a path that ends in `.swift` may be compiled: what stands elsewhere is read only where it
  /// is a Swift file there too, since errors repeat what they are about.
  func isSource(_ path: String) -> Bool {
    let reason = Boundary.refusal(
      of: path, kind: kind(path), largest: Boundary.largestSource)
    if let reason {
      refuse(path, reason)
      return false
    }
    if Paths.ending(Paths.resolved(path)) == "swift" { return true }
    return isAllowed(path)
  }

  /// Names that are looked at in all folders together, more than any project has (estimate): one may
  /// name the root of the disk among its sources.
  private static let mostNames = 200_000

  /// Counts names that are to be looked at; false, and noted, where they are too many.
  func mayWalk(_ folder: String, names count: Int) -> Bool {
    let isFine = state.withLock { state in
      state.walked += count
      return state.walked <= Self.mostNames
    }
    if !isFine {
      refuse(
        folder, "more than \(Self.mostNames) files were found up to here; the rest is left out")
    }
    return isFine
  }

  func refuse(_ path: String, _ reason: String) {
    if let parent { return parent.refuse(path, reason) }
    let refusal = BuildDiagnostic(path: path, severity: .warning, message: reason)
    state.withLock { if !$0.refusals.contains(refusal) { $0.refusals.append(refusal) } }
  }

  /// What was kept out of the bundle, in the order of finding.
  var refusals: [BuildDiagnostic] { parent?.refusals ?? state.withLock { $0.refusals } }

  // MARK: The disk

  /// A regular file and its stamp; others are not opened.
  static func read(_ path: String) -> (bytes: [UInt8], stamp: FileStamp)? {
    guard FileKind(path: path) == .file else { return nil }
    // Something else may stand there by now.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, FileKind(info) == .file,
      info.st_size <= Boundary.largest
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(info.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress! + filled, $0.count - filled)
      }
      if count <= 0 { break }
      filled += count
    }
    if filled < bytes.count { bytes.removeLast(bytes.count - filled) }
    return (bytes, FileStamp(info))
  }

  static func names(_ folder: String, _ listing: Listing) -> [String]? {
    let all = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return all?.filter { name in
      switch listing {
      case .all: true
      case .visible: !name.hasPrefix(".")
      case .projects: name.hasSuffix(".xcodeproj") && !name.hasPrefix(".")
      case .descriptions:
        (name.hasSuffix(".yml") || name.hasSuffix(".yaml")) && !name.hasPrefix(".")
      }
    }.sorted()
  }

  static func digest(_ names: [String]) -> String {
    SHA256.digest(names.joined(separator: "/").utf8)
  }
}
