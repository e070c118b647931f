import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// The confined process has no socket: with `live` and `record:` the host asks, and records.
@Suite(.serialized, .timeLimit(.minutes(60))) struct NetworkTests {
  private func inspect(_ network: String?, port: UInt16, _ folder: TestFolder) throws
    -> Command.Outcome
  {
    try folder.write(
      """
      import { Text, Widget, fetch } from "scripting"
      async function run() {
        let words
        try {
          const answer = await fetch("http://127.0.0.1:\(port)/greeting", { method: "POST", body: "hello" })
          words = answer.status + " " + (await answer.text())
        } catch (error) { words = "no network" }
        Widget.present(<Text>{words}</Text>)
      }
      run()
      """, to: "widget.tsx")
    let options = network.map { ["--network", $0] } ?? []
    return try Command.run(
      ["inspect", folder.path + "/widget.tsx", "--family", "systemSmall"] + options)
  }

  @Test func theHostAsks() throws {
    let (folder, server) = (TestFolder(), try Server())
    let live = try inspect("live", port: server.port, folder)
    #expect(live.output.contains("\"text\": \"201 greetings to hello\""), "\(live.errors)")
    #expect(server.count == 1)
    let denied = try inspect(nil, port: server.port, folder)
    #expect(denied.output.contains("\"text\": \"no network\""), "\(denied.errors)")
    #expect(server.count == 1)
  }

  @Test func theHostRecords() throws {
    let (folder, server) = (TestFolder(), try Server())
    let recording = folder.path + "/recording"
    let recorded = try inspect("record:\(recording)", port: server.port, folder)
    #expect(recorded.output.contains("201 greetings to hello"), "\(recorded.errors)")
    #expect(server.count == 1)
    let replayed = try inspect(recording, port: server.port, folder)
    #expect(replayed.output.contains("201 greetings to hello"), "\(replayed.errors)")
    #expect(server.count == 1)
    let heads =
      FileManager.default.enumerator(atPath: recording)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".response.json") } ?? []
    let head = try String(contentsOfFile: recording + "/" + #require(heads.first), encoding: .utf8)
    #expect(!head.contains("Set-Cookie") && head.contains("201"))
  }
}

/// Answers requests to a port of this machine.
private final class Server: Sendable {
  let port: UInt16
  private let listener: Int32
  private let answered = Mutex(0)
  var count: Int { answered.withLock { $0 } }

  init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    try #require(isBound && Glibc.listen(listener, 10) == 0)
    port = UInt16(bigEndian: address.sin_port)
    self.listener = listener
    Thread.detachNewThread { [self] in serve() }
  }

  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      var received: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 4096)
      while !String(decoding: received, as: UTF8.self).hasSuffix("hello") {
        let count = read(connection, &chunk, chunk.count)
        guard count > 0 else { break }
        received += chunk[..<count]
      }
      answered.withLock { $0 += 1 }
      let answer =
        "HTTP/1.1 201 Created\r\nContent-Type: text/plain\r\nSet-Cookie: a=b\r\n"
        + "Content-Length: 18\r\nConnection: close\r\n\r\ngreetings to hello"
      _ = Array(answer.utf8).withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      close(connection)
    }
  }
}
