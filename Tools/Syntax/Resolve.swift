import Foundation
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Resolves and indexes all files of the request, on all cores, answers in the order asked.
func resolve(_ request: ResolveRequest) -> ResolveAnswer {
  let configuration = PlatformConfiguration(request)
  let answers = Answers(count: request.files.count)
  DispatchQueue.concurrentPerform(iterations: request.files.count) { index in
    let answer = resolve(
      request.files[index], configuration: configuration, listsNames: request.names,
      keepsColumns: request.keepsColumns ?? false)
    answers.set(answer, at: index)
  }
  return ResolveAnswer(files: answers.all)
}

/// One slot a file, written from any thread.
final class Answers: @unchecked Sendable {
  private let lock = NSLock()
  private var slots: [FileAnswer?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  func set(_ answer: FileAnswer, at index: Int) { lock.withLock { slots[index] = answer } }
  var all: [FileAnswer] { lock.withLock { slots.compactMap { $0 } } }
}

func resolve(
  _ file: ResolveRequest.File, configuration: PlatformConfiguration, listsNames: Bool,
  keepsColumns: Bool
) -> FileAnswer {
  var answer = FileAnswer(path: file.path)
  guard let data = FileManager.default.contents(atPath: file.input ?? file.path) else {
    answer.unreadable = "cannot be read"
    return answer
  }
  guard !data.contains(0), let text = String(data: data, encoding: .utf8) else {
    answer.unreadable = "is not UTF-8 text"
    return answer
  }
  let source = Array(text.utf8)
  let tree = Parser.parse(source: text)
  let visitor = FileVisitor(
    path: file.path, tree: tree, source: source, configuration: configuration, answer: answer)
  visitor.walk(tree)
  answer = visitor.answer
  InterfaceVisitor.read(tree, into: &answer)
  answer.programLine = tree.firstStep.map { visitor.converter.location(for: $0).line }
  let edits = keepsColumns ? visitor.edits.keepingColumns : visitor.edits
  if listsNames { answer.listNames(of: tree, configuration, edits) }
  guard !edits.isEmpty else { return answer }
  let (rewritten, shifts) = edits.apply(to: source, converter: visitor.converter)
  do {
    try write(rewritten, to: file.output)
    answer.rewritten = true
    answer.shifts = shifts
  } catch {
    answer.unreadable = "cannot be rewritten to \(file.output): \(error)"
  }
  return answer
}

extension FileAnswer {
  fileprivate mutating func listNames(
    of tree: SourceFileSyntax, _ configuration: PlatformConfiguration, _ edits: Edits
  ) {
    let modules = Set(imports)
    let names = NameVisitor(configuration: configuration, modules: modules)
    names.walk(tree)
    declaredNames = names.declared.sorted()
    referencedNames = names.referenced.sorted()
    let pieces = PieceVisitor(configuration: configuration, modules: modules)
    pieces.walk(tree)
    take(pieces, edits)
  }

  /// The pieces, with their places in the rewritten text.
  private mutating func take(_ visitor: PieceVisitor, _ edits: Edits) {
    let numbers = Dictionary((referencedNames ?? []).enumerated().map { ($1, $0) }) { one, _ in one
    }
    func listed(_ names: Set<String>) -> [Int] { names.compactMap { numbers[$0] }.sorted() }
    let ranges = edits.positions(of: visitor.pieces.map { $0.piece.start..<$0.piece.end })
    pieces = zip(visitor.pieces, ranges).map { open, range in
      var piece = open.piece
      (piece.start, piece.end) = (range.lowerBound, range.upperBound)
      piece.mentions = listed(open.mentions)
      return piece
    }
    mentions = listed(visitor.rest)
  }
}

private func write(_ bytes: [UInt8], to path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(bytes).write(to: url)
}

extension SyntaxProtocol {
  /// The node's own text without what surrounds it.
  var trimmedRange: Range<AbsolutePosition> {
    positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia
  }
}
