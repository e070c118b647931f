public import Foundation
import VitrineComposition
import VitrineDrawing
import VitrineHost
import VitrineMessages
import VitrineRaster
import VitrineSnapshots
import VitrineStudio

/// A widget as the system shows it: its views, laid out, and its picture.
@MainActor
public struct RenderedWidget {
  let stage: WidgetStage
  let job: RenderJob
  let options: WidgetOptions
  let archive: Archive
  private let response: RenderResponse

  init(_ stage: WidgetStage, _ job: RenderJob, _ options: WidgetOptions) async throws {
    (self.stage, self.job, self.options) = (stage, job, options)
    (archive, response) = try await stage.render(job, entry: options.entry)
  }

  /// Points.
  public var size: CGSize { CGSize(width: archive.size.width, height: archive.size.height) }
  /// The date of the entry that is shown.
  public var entryDate: Date { Date(timeIntervalSince1970: response.entryDate) }
  /// The outermost `widgetURL`.
  public var url: URL? { response.widgetURL.flatMap { URL(string: $0) } }
  /// Whether the widget has a `containerBackground`; without one the system shows a message.
  public var hasContainerBackground: Bool { response.hasContainerBackground }
  /// What was said while it was drawn: a symbol that is not there, a modifier without effect.
  public var messages: [String] { archive.diagnostics.map(\.message) }
  /// Every text in reading order.
  public var texts: [String] { nodes.compactMap(\.text) }

  // MARK: Views

  /// Every view and modifier that the system knows of, from the root on.
  public var nodes: [RenderedNode] {
    var found: [RenderedNode] = []
    func visit(_ node: SemanticsNode, _ path: [SemanticsNode]) {
      found.append(RenderedNode(widget: self, node: node, ancestors: path))
      for child in node.children { visit(child, path + [node]) }
    }
    visit(archive.semantics, [])
    return found
  }

  /// The first view with a text. Throws an error that lists the texts where there is none.
  public func node(text: String) throws -> RenderedNode {
    if let node = nodes.first(where: { $0.text == text }) { return node }
    let known = texts.map { "“\($0)”" }
    throw WidgetTestError(
      "no text on \(place) says “\(text)”; "
        + (known.isEmpty ? "there is none at all" : "there are: " + known.joined(separator: ", ")))
  }

  /// The first view with an `.accessibilityIdentifier`; of a modifier the view that it is on.
  public func node(identifier: String) throws -> RenderedNode {
    if let node = nodes.first(where: { $0.node.identifier == identifier }) { return node.content }
    let known = nodes.compactMap(\.node.identifier)
    throw WidgetTestError(
      "no view on \(place) has the identifier '\(identifier)'; "
        + (known.isEmpty
          ? "give it one with .accessibilityIdentifier(_:)"
          : "there are: " + known.joined(separator: ", ")))
  }

  /// The first view with an accessibility label.
  public func node(label: String) throws -> RenderedNode {
    if let node = nodes.first(where: { $0.label == label }) { return node }
    let known = nodes.compactMap(\.label)
    throw WidgetTestError(
      "no view on \(place) has the label “\(label)”; there are: \(known.joined(separator: ", "))")
  }

  /// `systemSmall in home-screen`
  var place: String { "\(job.family?.rawValue ?? "") in \(job.contextID)" }

  // MARK: Pictures

  /// The picture as the context shows it.
  public func png() throws -> [UInt8] {
    let encoded = try PictureWriter().encode(picture)
    if let fault = encoded.fault { throw WidgetTestError("\(fault)") }
    return encoded.bytes
  }

  /// The pixels of the picture.
  func bitmap() throws -> Bitmap {
    try PictureFile.decode(try png(), path: place)
  }

  private var picture: Picture {
    PictureWriter().picture(
      of: archive, job, hasContainerBackground: response.hasContainerBackground)
  }

  /// Pixels of the picture for each point of the layout, which an iPad or StandBy draws scaled.
  var pixelsPerPoint: Double {
    let picture = picture
    return picture.scale * picture.size.width / max(1, archive.size.width)
  }
}
