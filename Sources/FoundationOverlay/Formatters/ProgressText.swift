/// `Progress.localizedDescription` and `localizedAdditionalDescription`, which are empty in Foundation on Linux. The
/// words are English; the numbers are the locale's.
enum ProgressText {
  static func install() {
    SymbolHooks.replace(
      "$s10Foundation8ProgressC20localizedDescriptionSSSgvg", of: Progress.self,
      by: "vitrine_Progress_localizedDescription")
    SymbolHooks.replace(
      "$s10Foundation8ProgressC30localizedAdditionalDescriptionSSSgvg", of: Progress.self,
      by: "vitrine_Progress_localizedAdditionalDescription")
  }

  static func description(of progress: Progress) -> String {
    if progress.isIndeterminate { return "" }
    guard progress.kind == .file else {
      let share = progress.fractionCompleted.formatted(
        .percent.precision(.fractionLength(0)).rounded(rule: .down))
      return "\(share) completed"
    }
    let verb = verb(of: progress.fileOperationKind)
    if let url = progress.fileURL, progress.fileTotalCount ?? 1 == 1 {
      return "\(verb) “\(url.lastPathComponent)”…"
    }
    guard let count = progress.fileTotalCount else { return "\(verb) files…" }
    return "\(verb) \(count.formatted()) \(count == 1 ? "file" : "files")…"
  }

  private static func verb(of kind: Progress.FileOperationKind?) -> String {
    switch kind {
    case .downloading: "Downloading"
    case .decompressingAfterDownloading: "Decompressing"
    case .receiving: "Receiving"
    case .copying: "Copying"
    default: "Processing"
    }
  }

  static func details(of progress: Progress) -> String {
    if progress.isIndeterminate { return "" }
    let (done, all) = (progress.completedUnitCount, progress.totalUnitCount)
    var text = "\(done.formatted()) of \(all.formatted())"
    if progress.kind == .file {
      func size(_ bytes: Int64) -> String { bytes.formatted(.byteCount(style: .file)) }
      text = "\(size(done)) of \(size(all))"
      if let speed = progress.throughput { text += " (\(size(Int64(speed)))/sec)" }
    }
    guard let seconds = progress.estimatedTimeRemaining else { return text }
    let rest = Duration.seconds(seconds).formatted(
      .units(
        allowed: [.hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1))
    return "\(text) — \(rest) remaining"
  }
}

extension Progress {
  @_silgen_name("vitrine_Progress_localizedDescription")
  package final func vitrineDescription() -> String? { ProgressText.description(of: self) }
  @_silgen_name("vitrine_Progress_localizedAdditionalDescription")
  package final func vitrineDetails() -> String? { ProgressText.details(of: self) }

  public var fileOperationKind: FileOperationKind? {
    get { userInfo[.fileOperationKindKey] as? FileOperationKind }
    set { setUserInfoObject(newValue, forKey: .fileOperationKindKey) }
  }
  public var fileURL: URL? {
    get { userInfo[.fileURLKey] as? URL }
    set { setUserInfoObject(newValue, forKey: .fileURLKey) }
  }
  public var fileTotalCount: Int? {
    get { userInfo[.fileTotalCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
  }
  public var fileCompletedCount: Int? {
    get { userInfo[.fileCompletedCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
  }
  /// Bytes in a second.
  public var throughput: Int? {
    get { userInfo[.throughputKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .throughputKey) }
  }
  public var estimatedTimeRemaining: TimeInterval? {
    get { userInfo[.estimatedTimeRemainingKey] as? TimeInterval }
    set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
  }
}
