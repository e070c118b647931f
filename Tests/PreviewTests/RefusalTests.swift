import Foundation
import TestSupport
import Testing

/// Who may not ask, and what is not understood: each with its status and a sentence.
@Suite(.serialized, .timeLimit(.minutes(60))) struct RefusalTests {
  @Test func everyRefusalSaysWhy() async throws {
    let lines = try Checkout.text("Tests/PreviewTests/Cases/refusals.tsv").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(lines.count > 30)
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      for line in lines {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        try #require(parts.count == 5, "\(line)")
        let answer = try client.send(parts[0], parts[1], parts[2])
        #expect(answer.status == Int(parts[3]), "\(line): \(answer.text)")
        #expect(try answer.sentence().contains(parts[4]), "\(line): \(answer.text)")
      }
      #expect(try client.get("/api/state").status == 200)
    }
  }

  @Test(arguments: [
    "/", "/api/state", "/api/scene", "/api/events", "/api/placements/w1/picture.png",
    "/page/x/app.js",
  ])
  func nothingIsAnsweredWithoutTheToken(_ path: String) async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      for token in [nil, "", "wrong", String(client.token.dropLast()), client.token + "x"] {
        #expect(try client.send("GET", path, token: .some(token)).status == 401)
      }
    }
  }

  @Test func otherSitesAreRefused() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let own = "127.0.0.1:\(client.port)"
      for host in ["evil.example", "127.0.0.1", "127.0.0.1:1", "\(own).evil.example", ""] {
        let answer = try client.send("GET", "/api/state", headers: ["Host": host])
        #expect([400, 403].contains(answer.status), "\(host): \(answer.status)")
      }
      for origin in ["http://evil.example", "null", "https://\(own)", "http://\(own).evil.example"]
      {
        let answer = try client.send("POST", "/api/time", "{}", headers: ["Origin": origin])
        #expect(answer.status == 403, "\(origin)")
      }
      for origin in ["http://\(own)", "http://localhost:\(client.port)"] {
        let answer = try client.send("GET", "/api/state", headers: ["Origin": origin])
        #expect(answer.status == 200, "\(origin)")
      }
    }
  }

  @Test func bodiesAreBounded() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let large = "{\"kind\":\"" + String(repeating: "x", count: 2 << 20) + "\"}"
      #expect(try client.post("/api/placements", large).status == 413)
      let deep = String(repeating: "[", count: 5000)
      #expect(try client.post("/api/placements", deep).status == 400)
      #expect(try client.get("/api/state").status == 200)
    }
  }

  @Test func pageCarriesItsPolicy() async throws {
    try await RunningPreview.use("Examples/Weather") { (client) throws in
      let page = try client.get("/")
      #expect(page.status == 200)
      #expect(page.text.contains("/page/\(client.token)/"))
      let policy = try #require(page.headers["content-security-policy"])
      #expect(policy.contains("default-src 'none'"))
      #expect(page.headers["x-content-type-options"] == "nosniff")
      let file = try client.send("GET", "/page/\(client.token)/index.html", token: .some(nil))
      #expect(file.status == 200)
      for path in ["..%2f..%2f..%2fPackage.swift", "../index.html", "%2e%2e/x.html"] {
        let answer = try client.send("GET", "/page/\(client.token)/\(path)", token: .some(nil))
        #expect(answer.status == 404, "\(path)")
      }
    }
  }
}
