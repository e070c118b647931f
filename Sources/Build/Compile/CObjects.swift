import Foundation

/// The modules in C that a program may need, compiled as far as it does.
struct CObjects: Sendable {
  /// A source and where its object goes.
  struct File: Sendable {
    var source: String
    var object: String
  }

  /// Paths, in the order of their modules.
  let sources: [String]
  /// Where the objects go.
  let folder: String
  let text: @Sendable (String) -> [UInt8]
  let compile: @Sendable ([File]) throws -> Void

  /// A program's objects in C so far.
  struct Choice {
    fileprivate var demand: CDemand
    fileprivate(set) var objects: [String] = []
  }

  /// Nothing yet.
  func choice() -> Choice { Choice(demand: CDemand(sources.map { ($0, text($0)) })) }

  /// Adds the objects that define what others miss, and what these miss in turn.
  func add(to choice: inout Choice, missedBy objects: [String]) throws {
    var objects = objects
    while !objects.isEmpty {
      let names = objects.compactMap(ObjectSymbols.init).flatMap(\.undefined)
      objects = try make(choice.demand.take(Set(names)), &choice)
    }
  }

  /// Adds those that mention what a linked program misses; answers whether there are any.
  func add(to choice: inout Choice, mentioning names: [String]) throws -> Bool {
    let further = try make(choice.demand.takeMentioning(names), &choice)
    try add(to: &choice, missedBy: further)
    return !further.isEmpty
  }

  /// The objects of all sources.
  func all() throws -> [String] {
    var choice = Choice(demand: CDemand([]))
    return try make(sources, &choice)
  }

  private func make(_ paths: [String], _ choice: inout Choice) throws -> [String] {
    guard !paths.isEmpty else { return [] }
    try CacheFile.makeFolder(folder)
    let numbers = Dictionary(sources.enumerated().map { ($1, $0) }) { first, _ in first }
    let files = paths.map { File(source: $0, object: "\(folder)/\(numbers[$0] ?? 0).o") }
    try compile(files)
    let made = files.map(\.object).filter(Paths.exists)
    choice.objects += made
    return made
  }
}
