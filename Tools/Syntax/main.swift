// One binary with two uses. Without arguments the compiler runs it as a macro plugin, over standard
// input and output; `vitrine-syntax resolve` rewrites and indexes a list of files for
// Vitrine, `vitrine-syntax omit` takes out of files what does not compile, `vitrine-syntax stored` lists what
// sources read of what their app has stored. One process for all files: loading swift-syntax costs more than a small widget's parse.

import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros of SwiftUI, WidgetKit, SwiftData and AppIntents, by the name that
/// `#externalMacro(module: "VitrineMacros", type: …)` gives.
struct VitrineMacros: PluginProvider {
  struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "vitrine-syntax has no macro named '\(name)'" }
  }

  static let macros: [String: any Macro.Type] = [
    "PreviewMacro": PreviewMacro.self,
    "EntryMacro": EntryMacro.self,
    "PreviewableMacro": EmptyPeerMacro.self,
    "AnimatableMacro": ConformanceMacro.self,
    "AnimatableIgnoredMacro": EmptyPeerMacro.self,
    "ModelMacro": ModelMacro.self,
    "ModelActorMacro": ModelActorMacro.self,
    "AttributePropertyMacro": EmptyPeerMacro.self,
    "RelationshipPropertyMacro": EmptyPeerMacro.self,
    "TransientPropertyMacro": EmptyPeerMacro.self,
    "ConformanceMacro": ConformanceMacro.self,
    "ComputedPropertyMacro": EmptyPeerMacro.self,
    "DeferredPropertyMacro": EmptyPeerMacro.self,
    "EmptyPeerMacro": EmptyPeerMacro.self,
    "EmptyDeclarationMacro": EmptyDeclarationMacro.self,
    "BundleMacro": BundleMacro.self,
    "TipRuleMacro": TipRuleMacro.self,
    "TipParameterMacro": TipParameterMacro.self,
  ]

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.macros[typeName] else { throw UnknownMacro(name: typeName) }
    return macro
  }

  func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
    throw UnknownMacro(name: moduleName)
  }
}

func serveCompiler() throws {
  let connection = try StandardIOMessageConnection()
  try CompilerPluginMessageListener(connection: connection, provider: VitrineMacros()).main()
}

func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("vitrine-syntax: error: \(message)\n".utf8))
  exit(status)
}

/// Reads a request from standard input and writes the answer.
func answer<Request: Decodable, Answer: Encodable>(_ job: (Request) -> Answer) {
  do {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    let request = try JSONDecoder().decode(Request.self, from: input)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(job(request)))
  } catch {
    fail("cannot answer the request on standard input: \(error)", status: 70)
  }
}

switch CommandLine.arguments.count {
case 1:
  do { try serveCompiler() } catch { fail("\(error)", status: 70) }
case 2 where CommandLine.arguments[1] == "resolve": answer(resolve)
case 2 where CommandLine.arguments[1] == "omit": answer(omit)
case 2 where CommandLine.arguments[1] == "stored": answer(stored)
default:
  fail("usage: vitrine-syntax resolve|omit|stored <request.json >answer.json", status: 64)
}
