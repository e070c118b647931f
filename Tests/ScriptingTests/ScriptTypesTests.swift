import Foundation
import TestSupport
import Testing

/// The types that `vitrine new --tsx` writes, as TypeScript itself reads them.
@Suite(.timeLimit(.minutes(60))) struct ScriptTypesTests {
  /// Lines of a widget, and the error that each has; none where it fits.
  static let lines: [(code: String, error: String?)] = [
    ("<Text font=\"title\" textCase={null}>a</Text>", nil),
    ("<Text fnt=\"title\">a</Text>", "fnt"),
    ("<Text font=\"titel\">a</Text>", "titel"),
    (
      "<VStack spacing=\"four\"><Text>a</Text></VStack>",
      "'string' is not assignable to type 'number'"
    ),
    ("<VStack spacng={4}><Text>a</Text></VStack>", "spacng"),
    ("<Image systemNam=\"star\" />", "systemNam"),
    ("<Image image={null} resizable />", nil),
    ("<Toggle value={true} onChanged={(isOn) => { const b: boolean = isOn }} />", nil),
    (
      "<Text sheet={{ isPresented: true, onChanged: (v) => {} }} onTapGesture={() => {}}>a</Text>",
      nil
    ),
    ("<Button title=\"a\" buttonStyle=\"bordred\" />", "bordred"),
    ("<Text glassEffect={{ glass: UIGlass.regular(), shape: \"capsule\" }}>a</Text>", nil),
    // A component's own properties count before the modifiers of their names, and are exact.
    ("<Own onDelete={(code) => code.length} padding={2} />", nil),
    ("<Own onDelete={(code) => code.size} />", "size"),
    ("<Own onDelete={() => {}} paddng={2} />", "paddng"),
  ]

  @Test func propertiesAreExact() throws {
    let place = TestFolder()
    let folder = place.url.appending(path: "Types")
    let made = try Command.run(["new", folder.path, "--tsx"])
    try #require(made.status == 0, "\(made.errors)")
    #expect(try check(folder) == "", "the template itself does not fit")
    let head = """
      import { Button, Image, LiveActivity, LiveActivityUIBuilder, Observable, SQLite, Text, Toggle, UIGlass, VStack, useState } from "scripting"
      import data from "./data.json"
      export const builder: LiveActivityUIBuilder<{ n: number }> = (state) => <Text>{state.n}</Text>
      export const make = LiveActivity.register("n", builder)
      export const database: SQLite.Database = SQLite.openInMemory(data.name)
      export const seen = new Observable<number>(1)
      export const Own = (props: { onDelete: (code: string) => void }) => <Text>{useState<string>()[0]}</Text>
      export const all = [
      """
    try place.write("{\"name\": \"a\"}", to: "Types/data.json")
    try place.write("export const seen = await Promise.resolve(1)\n", to: "Types/waiting.ts")
    let text =
      head + "\n" + Self.lines.map { "  " + $0.code + "," }.joined(separator: "\n") + "\n]\n"
    try place.write(text, to: "Types/page.tsx")
    let errors = try check(folder).split(separator: "\n")
    let first = head.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    for (index, line) in Self.lines.enumerated() {
      let found = errors.first { $0.contains("page.tsx(\(index + first),") }
      if let expected = line.error {
        #expect(found?.contains(expected) == true, "\(line.code): \(found ?? "no error")")
      } else {
        #expect(found == nil, "\(line.code)")
      }
    }
    #expect(errors.allSatisfy { $0.contains("page.tsx(") || $0.hasPrefix(" ") }, "\(errors)")
  }

  private func check(_ folder: URL) throws -> String {
    let tsc = Process()
    tsc.executableURL = URL(filePath: "/usr/bin/env")
    tsc.arguments = ["tsc", "-p", folder.path]
    tsc.currentDirectoryURL = folder
    let output = Pipe()
    (tsc.standardOutput, tsc.standardError) = (output, output)
    try tsc.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tsc.waitUntilExit()
    return text
  }
}
