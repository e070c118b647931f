import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Which files of the modules that a program imports are compiled for it.
@Suite(.timeLimit(.minutes(60))) struct SwiftDemandTests {
  static let symbols: [(text: String, module: String?, parts: [String])] = [
    ("static Kit.Clock.now() -> Foundation.Date", "Kit", ["Clock", "now"]),
    (
      "(extension in Kit):Swift.String.trimmed.getter : Swift.String", "Kit",
      ["String", "trimmed", "getter"]
    ),
    ("protocol witness table for Kit.Clock : More.Ticking in More", "More", ["Clock"]),
    ("type metadata accessor for More.Dial", "More", ["Dial"]),
    ("More.set(Kit.Clock) -> ()", "More", ["set"]),
    ("Kit.+ infix(Kit.Clock, Kit.Clock) -> Kit.Clock", "Kit", ["+"]),
    ("static Swift.Int.+ infix(Swift.Int, Swift.Int) -> Swift.Int", nil, []),
    (
      "(extension in Kit):Swift.Array<A where A == Swift.Int>.subscript.getter : (safe: Swift.Int) -> Swift.Int?",
      "Kit", ["Array", "subscript", "getter", "safe"]
    ),
    (
      "Kit.Clock.init(at: Foundation.Date, _: (tick: Swift.Int) -> (), zone: More.Dial) -> Kit.Clock",
      "Kit", ["Clock", "init", "at", "zone"]
    ),
    ("static Kit.Clock.< infix(Kit.Clock, Kit.Clock) -> Swift.Bool", "Kit", ["Clock"]),
    ("Swift.Array<Kit.Clock>.total.getter : Swift.Int", "Kit", ["Clock"]),
  ]

  @Test(arguments: symbols) func symbolsTellWhereTheyAreDeclared(
    _ item: (text: String, module: String?, parts: [String])
  ) {
    let symbol = SwiftSymbol(text: item.text, modules: ["Kit", "More"])
    #expect(symbol?.module == item.module)
    #expect(symbol?.parts ?? [] == item.parts)
  }

  private func file(
    _ module: String, _ types: [String], added: [String] = [],
    conforms: [SwiftDemand.Conformance] = [], imports: [String] = []
  ) -> SwiftDemand.File {
    SwiftDemand.File(
      module: module, declared: types + added, types: types, imports: imports,
      conformances: conforms, size: 1)
  }

  /// `static Kit.Clock.now() -> Swift.Int`
  private let now = "$s3Kit5ClockV3nowSiyFZ"
  /// `(extension in Kit):Swift.Int.twice.getter : Swift.Int`
  private let twice = "$sSi3KitE5twiceSivg"

  @Test func filesFollowFromNames() {
    var demand = SwiftDemand([
      file("Kit", ["Clock"]), file("Kit", [], added: ["Int.twice", "Int."]), file("Kit", ["Dial"]),
      file("Kit", ["Hand"]), file("Kit", ["Face"]), file("Kit", ["Case"]), file("Other", ["Clock"]),
    ])
    #expect(demand.start() == [])
    #expect(demand.take(missing: ["$sSi1poiyS2i_SitFZ", "malloc"]) == [])
    #expect(demand.take(missing: [now]) == [0])
    #expect(
      demand.take(missing: [now, twice]) == [1, 2, 3, 4, 5], "what no file tells, some file has")
  }

  /// A frontend reads the whole module for each part of it.
  @Test func aThirdOfAPackageThatIsAskedAgainBringsTheRest() {
    let kit = [file("Kit", ["Clock"]), file("Kit", [], added: ["Int.twice", "Int."])]
    let rest = (0..<4).map { file("Kit", ["Rest\($0)"]) }
    for (count, published, taken) in [(2, "Kit", [1, 2, 3]), (4, "Kit", [1]), (2, "", [1])] {
      var demand = SwiftDemand(kit + rest.prefix(count), published: [published])
      #expect(demand.take(missing: [now]) == [0])
      #expect(demand.take(missing: [twice]) == taken)
      var once = SwiftDemand(kit + rest.prefix(count), published: [published])
      #expect(once.take(missing: [now, twice]) == [0, 1])
    }
  }

  @Test func anExtensionOfAnAliasIsFoundByWhatItAdds() {
    var demand = SwiftDemand([
      file("Kit", []), file("Kit", [], added: ["Number", "Number.twice", "Number."]),
      file("Kit", ["Dial"]),
    ])
    #expect(demand.take(missing: [twice]) == [1])
  }

  /// `(extension in Kit):Swift.Array<A where A == Swift.Int>.subscript.getter : (safe: Swift.Int) -> Swift.Int?`
  @Test func whatIsAddedToAListIsFoundByItsLabel() {
    var demand = SwiftDemand([
      file("Kit", ["Clock"]), file("Kit", [], added: ["Array.safe", "Array."]),
      file("Kit", ["Dial"]),
      file("Kit", ["Hand"]), file("Kit", ["Face"]),
      file("Kit", [], added: ["Array.other", "Array."]),
    ])
    #expect(demand.take(missing: ["$sSa3KitSiRszlE4safeSiSgSi_tcig"]) == [1])
  }

  @Test func conformancesComeWithTypeAndProtocol() {
    let own = SwiftDemand.Conformance(type: "Clock", protocols: ["Ticking"])
    let foreign = SwiftDemand.Conformance(type: "String", protocols: ["Identifiable"])
    var demand = SwiftDemand(
      [
        file("Kit", ["Clock"]), file("Kit", [], conforms: [own]), file("Kit", ["Ticking"]),
        file("Kit", [], conforms: [foreign]), file("Other", [], conforms: [foreign]),
        file("Kit", ["Dial"]), file("Kit", ["Hand"]), file("Kit", ["Face"]), file("Kit", ["Case"]),
      ], imported: ["Kit"])
    #expect(demand.start() == [3], "somebody may cast to it")
    #expect(demand.take(missing: [now]) == [0])
    #expect(demand.take(missing: ["$s3Kit7TickingMp"]) == [1, 2])
  }

  /// Each file adds something to the type of the one before: all come, one after the other.
  @Test func aLongChainOfFilesIsFollowed() {
    var files = [file("Kit", ["T0"])]
    for number in 1..<100_000 {
      let added = SwiftDemand.Conformance(type: "T\(number - 1)", protocols: ["Sendable"])
      files.append(file("Kit", ["T\(number)"], conforms: [added]))
    }
    var demand = SwiftDemand(files)
    #expect(demand.take(missing: ["$s3Kit2T0V3nowSiyFZ"]) == Array(files.indices))
  }

  @Test func previewsOfWidgetsAreThere() {
    var previewing = file("Kit", [])
    previewing.hasWidgetPreviews = true
    var demand = SwiftDemand([file("Kit", ["Clock"]), previewing, file("Kit", ["Dial"])])
    #expect(demand.start() == [1])
  }

  @Test func whoeverLooksTypesUpByNameHasAll() {
    let files = [file("Kit", ["Clock"]), file("Other", ["Dial"])]
    for (lookups, taken) in [
      (nil, [0, 1]), ([], [0, 1]), (["XCTestCase"], []), (["Other", "Dial"], [1]),
    ] as [(Set<String>?, [Int])] {
      var demand = SwiftDemand(files, lookups: [lookups])
      let missing: Set = ["$s10Foundation17NSClassFromStringyyXlXpSgSSF"]
      #expect(demand.take(missing: missing) == taken, "\(lookups ?? ["any"])")
    }
  }

  /// What comes in may ask as well.
  @Test func lookupsOfFilesThatAreTakenCount() {
    var asking = file("Kit", ["Clock"])
    asking.lookups = nil
    var demand = SwiftDemand([asking, file("Other", ["Dial"])], lookups: [["XCTestCase"]])
    #expect(demand.take(missing: [now]) == [0])
    #expect(demand.take(missing: ["$s10Foundation17NSClassFromStringyyXlXpSgSSF"]) == [1])
  }

  static let lookups: [(text: String, names: Set<String>?)] = [
    ("let a = 1", []), (#"if NSClassFromString("XCTestCase") != nil {}"#, ["XCTestCase"]),
    (#"NSClassFromString("Kit.Clock"); _typeByName("Dial")"#, ["Kit", "Clock", "Dial"]),
    ("NSClassFromString(name)", nil), (#"NSClassFromString("\(module).Clock")"#, nil),
    (#"["A"].map(NSClassFromString)"#, nil), ("NSClassFromString(\"A", nil),
    ("NSClassFromString", nil),
    (#"NSClassFromString("A" + name)"#, nil),
  ]
  @Test(arguments: lookups) func namesInCallsAreRead(_ item: (text: String, names: Set<String>?)) {
    #expect(TypeLookups.names(in: Data(item.text.utf8)) == item.names)
  }
}
