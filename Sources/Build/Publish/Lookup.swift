import Foundation
import VitrinePlatform

/// From a request straight to its builds, without looking into any file: the warm start. Every answer
/// that finding and building got from the disk is asked for again; where `stat` shows that nothing was
/// written since, without reading.
struct Lookup {
  let path: String
  /// What was asked, each part with its length. It stands in the file too: two requests may have one
  /// checksum.
  private let request: String
  private let sdk: SDKIdentity

  /// What a request came to, and the folder that its names are relative to.
  struct Entry: Hashable {
    var key: String
    var root: String
    /// Whether the build failed.
    var isFailure = false

    fileprivate var line: String { "\(isFailure ? "e" : "b") \(key)\t\(root)" }
  }

  init(_ request: BuildRequest, cache: CacheLocation, sdk: SDKLocation) {
    let paths = request.paths.map { Paths.absolute($0) } + ["|"]
    let others = request.additionalPaths.map { Paths.absolute($0) } + ["|"]
    let options = [
      request.target ?? "", request.platform?.rawValue ?? "", "\(request.includesTests)",
      "\(request.ignoresProject)",
      "\(request.isStrict) \(request.omitsNothing) \(request.allowsOmissions)",
      request.packages?.rawValue ?? "",
      sdk.folder,
    ]
    let parts = [BuildKey.format] + paths + others + options + request.conditions
    self.request = "q " + parts.map { "\($0.utf8.count):\($0)" }.joined()
    // A warm start loads no libcrypto for one name.
    path = cache.lookups + "/" + Checksum.digest(self.request) + ".txt"
    self.sdk = SDKIdentity(sdk, cache: cache)
  }

  // MARK: Reading

  /// The entries stored for the request, if every answer of the disk is still the same.
  func read() -> [Entry]? {
    guard let bytes = CheckedFile.read(path) else { return nil }
    let lines = bytes.split(separator: 0x0A)
    guard let first = lines.first, first.elementsEqual(request.utf8) else { return nil }
    var entries: [Entry] = []
    var renewed: [Int: String] = [:]
    for (number, line) in lines.enumerated().dropFirst() {
      if line.first == UInt8(ascii: "b") || line.first == UInt8(ascii: "e") {
        guard let entry = Entry(String(decoding: line, as: UTF8.self)) else { return nil }
        entries.append(entry)
      } else if line.first == UInt8(ascii: "t") {
        guard PackageStore.RecentFailure(line: line)?.stands == true else { return nil }
      } else if !Observation.isUnchanged(line) {
        guard let answer = renew(String(decoding: line, as: UTF8.self)) else { return nil }
        if answer.isQuiet, !answer.text.utf8.elementsEqual(line) { renewed[number] = answer.text }
      }
    }
    guard !entries.isEmpty else { return nil }
    // The contents are the same under other stamps, as after a copy: the next time the stamps are too.
    if !renewed.isEmpty {
      let all = lines.enumerated().map { renewed[$0] ?? String(decoding: $1, as: UTF8.self) }
      try? CheckedFile.write(Array(all.joined(separator: "\n").utf8), to: path)
    }
    return entries
  }

  /// The files that were read.
  var files: [String] {
    (CheckedFile.read(path) ?? []).split(separator: 0x0A).compactMap { line in
      guard line.starts(with: "f ".utf8), let tab = line.firstIndex(of: 0x09) else { return nil }
      return String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
  }

  /// The line as it would be written today, and whether that is worth it; nil where the answer is
  /// another one.
  private func renew(_ line: String) -> (text: String, isQuiet: Bool)? {
    if line.hasPrefix("s ") {
      return sdk.renewed(String(line.dropFirst(2))).map { ("s " + $0, true) }
    }
    return Observation(line)?.renewed().map { ($0.text, $0.isQuiet) }
  }

  // MARK: Writing

  func write(_ entries: [Entry], files: FileRecorder) {
    // Neither a request nor a path with a line end can be written here: it is just never warm.
    if request.contains("\n") { return }
    var lines = [request, "s " + sdk.text]
    lines += entries.map(\.line)
    for failure in files.recentFailures.sorted(by: { $0.path < $1.path }) {
      if failure.path.contains("\n") { return }
      lines.append(failure.line)
    }
    for (path, record) in files.records.sorted(by: { $0.key < $1.key }) {
      if path.contains("\n") { return }
      lines.append(Observation(path, record).text)
    }
    try? CheckedFile.write(Array(lines.joined(separator: "\n").utf8), to: path)
  }
}

extension Lookup.Entry {
  fileprivate init?(_ line: String) {
    let parts = line.dropFirst(2).split(separator: "\t", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    self.init(key: parts[0], root: parts[1], isFailure: line.hasPrefix("e"))
  }
}

extension PackageStore.RecentFailure {
  /// `t <what is awaited>\t<the note of the failure>`.
  fileprivate var line: String { "t \(awaited)\t\(path)" }

  fileprivate init?(line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: 0x09) else { return nil }
    awaited = String(decoding: line[(line.startIndex + 2)..<tab], as: UTF8.self)
    path = String(decoding: line[(tab + 1)...], as: UTF8.self)
  }

  /// Whether it would not be tried again now, and has not been had meanwhile.
  fileprivate var stands: Bool { isRecent && !Paths.exists(awaited) }
}

/// One answer of the disk, as a line: `f <stamp> <digest>\t<path>` for a file's contents,
/// `l <stamp> <listing>=<digest>,…\t<path>` for a folder's names, `k <kind>\t<path>` for what is there.
private struct Observation: Hashable {
  enum Subject: String {
    case contents = "f"
    case listings = "l"
    case kind = "k"
  }

  var subject: Subject
  var path: String
  var stamp = "-"
  var answer: String
  /// Whether the stamp is likely to hold at the next start. A folder above the project may change with
  /// every run, by the pictures that go there: writing its stamp down each time costs more than
  /// looking into it.
  var isQuiet = true

  init(_ path: String, _ record: FileRecorder.Record) {
    self.path = path
    if let digest = record.contents {
      (subject, answer) = (.contents, digest)
    } else if !record.listings.isEmpty {
      let listings = record.listings.map { "\($0.key.rawValue)=\($0.value)" }
      (subject, answer) = (.listings, listings.sorted().joined(separator: ","))
    } else {
      (subject, answer) = (.kind, record.kind.rawValue)
    }
    if subject != .kind { stamp = record.stamp?.text ?? "-" }
  }

  /// Whether `stat` alone shows that a line still holds. Told from the bytes, since every start asks.
  static func isUnchanged(_ line: ArraySlice<UInt8>) -> Bool {
    guard let tab = line.firstIndex(of: 0x09), line.first != UInt8(ascii: "s") else { return false }
    let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
    let answer = line[(line.startIndex + 2)..<tab]
    if line.first == UInt8(ascii: "k") {
      return FileKind(path: path).rawValue.utf8.elementsEqual(answer)
    }
    guard let stamp = FileStamp(path: path)?.text else { return false }
    return answer.prefix { $0 != 0x20 }.elementsEqual(stamp.utf8)
  }

  /// The same question asked again; nil where the answer is another one.
  func renewed() -> Observation? {
    if subject == .kind { return FileKind(path: path).rawValue == answer ? self : nil }
    guard let stamp = FileStamp(path: path) else { return nil }
    if self.stamp != "-", stamp.text == self.stamp { return self }
    guard let (found, stamp) = current(), found == answer else { return nil }
    var renewed = self
    renewed.stamp = stamp.settled?.text ?? "-"
    renewed.isQuiet = stamp.isQuiet
    return renewed
  }

  private func current() -> (answer: String, stamp: FileStamp)? {
    switch subject {
    case .contents:
      FileRecorder.read(path).map { (SHA256.digest($0.bytes), $0.stamp) }
    case .listings:
      FileStamp(path: path).map { (listings(), $0) }
    case .kind: nil
    }
  }

  /// The names of today by the listings of the answer.
  private func listings() -> String {
    answer.split(separator: ",").map { part in
      let name = part.prefix { $0 != "=" }
      let names = FileRecorder.Listing(rawValue: String(name))
        .flatMap { FileRecorder.names(path, $0) }
      return "\(name)=\(names.map(FileRecorder.digest) ?? "")"
    }.joined(separator: ",")
  }

  var text: String {
    subject == .kind ? "k \(answer)\t\(path)" : "\(subject.rawValue) \(stamp) \(answer)\t\(path)"
  }

  init?(_ line: String) {
    guard let tab = line.utf8.firstIndex(of: 0x09) else { return nil }
    path = String(line[line.utf8.index(after: tab)...])
    let words = line[..<tab].split(separator: " ").map(String.init)
    guard let subject = words.first.flatMap(Subject.init),
      words.count == (subject == .kind ? 2 : 3)
    else { return nil }
    self.subject = subject
    answer = words[words.count - 1]
    if subject != .kind { stamp = words[1] }
  }
}

extension FileRecorder {
  /// Whether nothing that was read has changed since, but for files that were copied when they were
  /// read: a save of one of those makes another build, and this one is still what its key says.
  func isUnchanged(but copied: Set<String> = []) -> Bool {
    records.allSatisfy { path, record in
      copied.contains(path) || Observation(path, record).renewed() != nil
    }
  }
}
