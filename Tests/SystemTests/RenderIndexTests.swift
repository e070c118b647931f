import Foundation
import Testing
import VitrinePlatform
@testable import VitrineCatalog
@testable import VitrineComposition
@testable import VitrineStudio

@Suite(.timeLimit(.minutes(60))) struct RenderIndexTests {
  /// More pictures than one thread makes the texts of, in their order, as one text would be.
  @Test(arguments: [0, 1, 128, 129, 500]) func picturesAreInTheirOrder(_ count: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "index-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let device = try #require(DeviceCatalog.find("iphone-17-pro"))
    let job = RenderJob(
      subject: .widget(kind: "Weather"), family: .systemSmall, device: device,
      contextID: "home-screen", options: EnvironmentOptions(), source: .placeholder)
    var index = RenderIndex(path: "Weather", date: 0)
    index.add(
      (0..<count).map {
        var result = RenderResult(job: job, environment: job.environment)
        result.path = $0 == 1 ? "/elsewhere/1.png" : "\(folder)/\($0).png"
        return result
      })
    // Nothing was made of it.
    index.add([RenderResult(job: job, environment: job.environment)])
    #expect(index.isEmpty == (count == 0) && !index.hasFaults)
    try index.write(to: folder)
    let text = try String(contentsOfFile: folder + "/index.json", encoding: .utf8)
    let json = try JSON(parsing: Array(text.utf8))
    let files = (json["pictures"]?.array ?? []).compactMap { $0["file"]?.string }
    #expect(files == (0..<count).map { $0 == 1 ? "/elsewhere/1.png" : "\($0).png" })
    #expect(json["libraries"]?.members?.contains { $0.key == "pango" } == true)
    #expect(json.text() + "\n" == text)
  }
}
