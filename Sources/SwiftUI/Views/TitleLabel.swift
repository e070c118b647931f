/// A title above its subtitles, as labels of controls say them by several texts (the documentation of `Toggle` and
/// `LabeledContent`). How subtitles look is an estimate.
struct TitleLabel: View {
  let texts: [Text]
  @Environment(\.self) private var environment

  var body: some View {
    VStack(alignment: .leading) {
      texts[0]
      ForEach(1..<texts.count, id: \.self) {
        texts[$0].font(subtitleFont).foregroundStyle(.secondary)
      }
    }
  }

  /// As much smaller than a title as it is beside the body's, where that is less.
  private var subtitleFont: Font {
    func size(_ font: Font) -> Double { font.resolve(in: environment).size }
    let (title, usual) = (environment.font ?? .body, size(.subheadline))
    let size = size(title) * usual / size(.body)
    guard size < usual else { return .subheadline }
    return title.weight(.regular).pointSize(CGFloat(size))
  }
}

/// Content that may be nothing but texts.
@MainActor protocol TextList {
  /// nil: there is something else in it.
  func texts(_ context: ResolveContext) -> [Text]?
}

extension TupleView: TextList {
  func texts(_ context: ResolveContext) -> [Text]? {
    let elements = context.session.fields.views(of: T.self)
    guard elements.allSatisfy({ $0.type == Text.self || $0.type == Text?.self }) else { return nil }
    return withUnsafeBytes(of: value) { bytes in
      elements.compactMap { element in
        element.type == Text.self
          ? bytes.load(fromByteOffset: element.offset, as: Text.self)
          : bytes.load(fromByteOffset: element.offset, as: Text?.self)
      }
    }
  }
}
