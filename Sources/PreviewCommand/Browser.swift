import Glibc
import VitrinePlatform

/// The person's browser.
enum Browser {
  /// Opens an address; where there is no browser, the printed line is enough.
  static func open(_ address: String) {
    for name in ["xdg-open", "wslview", "open"] {
      guard let tool = Tool.find(name) else { continue }
      _ = try? Tool(tool, [address], timeLimit: 10).run()
      return
    }
  }
}
