import Foundation

/// From a request straight to its builds, without looking into any file: the warm start. Every answer
/// that finding and building got from the disk is asked for again; where `stat` shows that nothing was
/// written since, without reading.
struct Lookup {
  let path: String
  private let sdk: SDKIdentity

  /// What a request came to, and the folder that its names are relative to.
  struct Entry: Hashable {
    var key: String
    var root: String
    /// Whether the build failed.
    var isFailure = false
  }

  init(_ request: BuildRequest, cache: CacheLocation, sdk: SDKLocation) {
    let hash = SHA256()
    hash.update(BuildKey.format)
    for part in request.paths + ["|"] + request.additionalPaths {
      hash.update(part == "|" ? part : Paths.absolute(part))
    }
    for part in [
      request.target ?? "", request.platform?.rawValue ?? "", "\(request.includesTests)",
      "\(request.ignoresProject)", sdk.folder,
    ] + request.conditions {
      hash.update(part)
    }
    path = cache.lookups + "/" + String(hash.finish().prefix(40)) + ".txt"
    self.sdk = SDKIdentity(sdk, cache: cache)
  }

  // MARK: Reading

  /// The entries stored for the request, if every answer of the disk is still the same.
  func read() -> [Entry]? {
    guard let bytes = FileRecorder.read(path)?.bytes else { return nil }
    var entries: [Entry] = []
    var isRenewed = false
    var lines: [String] = []
    for line in bytes.split(separator: 0x0A) {
      let text = String(decoding: line.dropFirst(2), as: UTF8.self)
      switch line.first {
      case UInt8(ascii: "b"), UInt8(ascii: "e"):
        let parts = text.split(separator: "\t", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let isFailure = line.first == UInt8(ascii: "e")
        entries.append(Entry(key: parts[0], root: parts[1], isFailure: isFailure))
        lines.append(String(decoding: line, as: UTF8.self))
      case UInt8(ascii: "s"):
        guard let answer = sdk.renewed(text) else { return nil }
        lines.append("s " + answer)
        isRenewed = isRenewed || answer != text
      default:
        guard let known = Observation(String(decoding: line, as: UTF8.self)),
          let answer = known.renewed()
        else { return nil }
        lines.append(answer.text)
        isRenewed = isRenewed || answer != known
      }
    }
    guard !entries.isEmpty else { return nil }
    // The contents are the same under other stamps, as after a copy: the next time the stamps do.
    if isRenewed { try? CacheFile.write(lines.joined(separator: "\n") + "\n", to: path) }
    return entries
  }

  // MARK: Writing

  func write(_ entries: [Entry], files: FileRecorder) {
    var lines = ["s " + sdk.text]
    lines += entries.map { "\($0.isFailure ? "e" : "b") \($0.key)\t\($0.root)" }
    for (path, record) in files.records.sorted(by: { $0.key < $1.key }) {
      // A path with a line end cannot be written here: such a project is just never warm.
      if path.contains("\n") { return }
      lines.append(Observation(path, record).text)
    }
    try? CacheFile.write(lines.joined(separator: "\n") + "\n", to: path)
  }
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
    if subject != .kind { stamp = record.stamp?.text() ?? "-" }
  }

  /// The same question asked again; nil where the answer is another one.
  func renewed() -> Observation? {
    if subject == .kind { return FileKind(path: path).rawValue == answer ? self : nil }
    guard let stamp = FileStamp(path: path) else { return nil }
    if self.stamp != "-", stamp.text(at: .max) == self.stamp { return self }
    guard let (found, stamp) = current(), found == answer else { return nil }
    var renewed = self
    renewed.stamp = stamp.text()
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
  /// Whether nothing that was read has changed since.
  var isUnchanged: Bool {
    records.allSatisfy { path, record in Observation(path, record).renewed() != nil }
  }
}
