package import VitrineDrawing

// Drawing is asked for a thousand times where everything else is asked for once: its messages have
// the archive's binary form, which takes a twentieth of JSON's time.

extension RenderRequest: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.text(kind)
    source.write(to: &writer)
    environment.write(to: &writer)
    writer.optional(configuration) { $0.text($1) }
    writer.optional(activityRegion) { $0.text($1) }
    writer.number(providerTimeLimit)
    writer.optional(flippedToggle) { $0.text($1) }
    writer.bool(carriesChanges)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    kind = try reader.text("kind")
    source = try Source(from: &reader)
    environment = try RenderEnvironment(from: &reader)
    configuration = try reader.optionalText("configuration")
    activityRegion = try reader.optionalText("activity region")
    providerTimeLimit = try reader.number("provider time limit")
    flippedToggle = try reader.optionalText("toggle")
    carriesChanges = try reader.bool("carries changes")
  }
}

extension RenderRequest.Source: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .placeholder: writer.byte(0)
    case .snapshot: writer.byte(1)
    case .timelineEntry(let index):
      writer.byte(2)
      writer.optional(index) { $0.integer($1) }
    case .preview(let name, let entry):
      writer.byte(3)
      writer.text(name)
      writer.integer(entry)
    case .sample(let isLong): writer.byte(isLong ? 5 : 4)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    switch try reader.byte("source") {
    case 0: self = .placeholder
    case 1: self = .snapshot
    case 2: self = .timelineEntry(index: try reader.optionalInteger("entry"))
    case 3:
      let name = try reader.text("preview")
      self = .preview(name: name, entry: try reader.integer("entry"))
    case 4: self = .sample(isLong: false)
    case 5: self = .sample(isLong: true)
    case let other: throw reader.failure(.unknownCase(other), "source")
    }
  }
}

extension RenderEnvironment: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.option(platform)
    writer.integer(osVersion)
    writer.text(family)
    for number in [width, height, displayScale] { writer.number(number) }
    writer.option(colorScheme)
    writer.option(renderingMode)
    writer.bool(showsContainerBackground)
    contentMargins.write(to: &writer)
    writer.number(cornerRadius)
    for text in [dynamicTypeSize, locale, timeZone] { writer.text(text) }
    writer.optional(calendar) { $0.text($1) }
    writer.option(layoutDirection)
    writer.number(date)
    writer.option(contrast)
    writer.bool(isLuminanceReduced)
    writer.array(redaction) { $0.option($1) }
    writer.bool(isPreview)
    writer.bool(usesComplicationText)
    writer.optional(watchCase) { $0.integer($1) }
    writer.optional(activityFamily) { $0.text($1) }
    writer.bool(showsWidgetLabel)
    writer.bool(isSimplified)
    writer.bool(isActivityFullscreen)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init()
    platform = try reader.option("platform")
    osVersion = try reader.integer("os version")
    family = try reader.text("family")
    width = try reader.number("width")
    height = try reader.number("height")
    displayScale = try reader.number("display scale")
    colorScheme = try reader.option("color scheme")
    renderingMode = try reader.option("rendering mode")
    showsContainerBackground = try reader.bool("container background")
    contentMargins = try Insets(from: &reader)
    cornerRadius = try reader.number("corner radius")
    dynamicTypeSize = try reader.text("type size")
    locale = try reader.text("locale")
    timeZone = try reader.text("time zone")
    calendar = try reader.optionalText("calendar")
    layoutDirection = try reader.option("layout direction")
    date = try reader.number("date")
    contrast = try reader.option("contrast")
    isLuminanceReduced = try reader.bool("luminance")
    redaction = try reader.array("redaction") {
      (reader) throws(ArchiveDecodingError) in try reader.option("redaction")
    }
    isPreview = try reader.bool("preview")
    usesComplicationText = try reader.bool("complication text")
    watchCase = try reader.optionalInteger("watch case")
    activityFamily = try reader.optionalText("activity family")
    showsWidgetLabel = try reader.bool("widget label")
    isSimplified = try reader.bool("level of detail")
    isActivityFullscreen = try reader.bool("full screen")
  }
}

extension RenderEnvironment.Insets: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    for number in [top, leading, bottom, trailing] { writer.number(number) }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    top = try reader.number("top")
    leading = try reader.number("leading")
    bottom = try reader.number("bottom")
    trailing = try reader.number("trailing")
  }
}

extension RenderResponse: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.number(entryDate)
    writer.integer(entryIndex)
    writer.integer(entryCount)
    writer.optional(policy) { $1.write(to: &$0) }
    writer.optional(relevance) { $1.write(to: &$0) }
    writer.bool(hasContainerBackground)
    writer.optional(widgetURL) { $0.text($1) }
    writer.integer(networkRequests)
    writer.data(archive)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    entryDate = try reader.number("entry date")
    entryIndex = try reader.integer("entry")
    entryCount = try reader.integer("entries")
    policy = try reader.bool("policy") ? try ReloadPolicy(from: &reader) : nil
    relevance = try reader.bool("relevance") ? try EntryRelevance(from: &reader) : nil
    hasContainerBackground = try reader.bool("container background")
    widgetURL = try reader.optionalText("widget url")
    networkRequests = try reader.integer("network requests", in: 0...Int.max)
    archive = try reader.data("archive")
  }
}

extension ReloadPolicy: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .atEnd: writer.byte(0)
    case .after(let date):
      writer.byte(1)
      writer.number(date)
    case .never: writer.byte(2)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    switch try reader.byte("policy") {
    case 0: self = .atEnd
    case 1: self = .after(try reader.number("date"))
    case 2: self = .never
    case let other: throw reader.failure(.unknownCase(other), "policy")
    }
  }
}

extension EntryRelevance: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.number(score)
    writer.number(duration)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    score = try reader.number("score")
    duration = try reader.number("duration")
  }
}

extension ByteWriter {
  /// A case by its place in `allCases`: both sides are built from the same sources.
  fileprivate mutating func option<T: CaseIterable & Equatable>(_ value: T) {
    integer(T.allCases.enumerated().first { $0.element == value }?.offset ?? 0)
  }
}

extension ByteReader {
  fileprivate mutating func option<T: CaseIterable>(
    _ what: String
  ) throws(ArchiveDecodingError) -> T {
    let index = try integer(what, in: 0...max(0, T.allCases.count - 1))
    return T.allCases[T.allCases.index(T.allCases.startIndex, offsetBy: index)]
  }

  fileprivate mutating func optionalText(_ what: String) throws(ArchiveDecodingError) -> String? {
    try bool(what) ? try text(what) : nil
  }

  fileprivate mutating func optionalInteger(_ what: String) throws(ArchiveDecodingError) -> Int? {
    try bool(what) ? try integer(what) : nil
  }
}
