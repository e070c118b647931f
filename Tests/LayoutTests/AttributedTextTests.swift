import Foundation
import Testing
import UIKit
import VitrineDrawing
import VitrineMessages
import VitrineText

@testable import SwiftUI

/// `Text` of attributed strings with attributes of UIKit's scope.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct AttributedTextTests {
  private func runs(_ text: Text) -> [ResolvedRun] {
    TextResolver(
      context: ResolveContext(
        environment: EnvironmentValues(), session: RenderSession(typesetter: .shared))
    ).runs(text)
  }

  @Test func attributesOfUIKitAreDrawn() throws {
    let text = NSMutableAttributedString(
      string: "a",
      attributes: [
        .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 24),
        .underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue,
        .underlineColor: UIColor.green,
      ])
    text.append(
      NSAttributedString(
        string: "b",
        attributes: [
          .kern: 4, .baselineOffset: 6, .backgroundColor: UIColor.yellow,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        ]))
    let found = runs(Text(AttributedString(text)))
    try #require(found.count == 2)
    #expect(found[0].font.size == 24 && found[0].font.weight == 700)
    #expect(found[0].underline?.pattern == .dot && found[0].underline?.color != nil)
    #expect(found[1].kerning == 4 && found[1].baselineOffset == 6)
    #expect(found[1].strikethrough != nil && found[1].background != nil)
    let plain = runs(Text("a").foregroundStyle(Color(UIColor.red)))
    #expect("\(found[0].paint)" == "\(plain[0].paint)")
  }

  /// A box with OBJ stood there.
  @Test func attachmentsOfUIKitLeaveNothingBehind() {
    let text = NSMutableAttributedString(string: "pic ")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
    text.append(NSAttributedString(string: "end"))
    let words = runs(Text(AttributedString(text))).map(\.text).joined()
    #expect(words == "pic end")
  }

  /// "SwiftUI attributes take precedence over equivalent attributes from other frameworks" (Apple's documentation of
  /// `Text.init(_:)`); the value says which is meant.
  @Test func attributesOfSwiftUIGoFirst() throws {
    var text = AttributedString("x")
    text.font = UIFont.systemFont(ofSize: 30)
    text.foregroundColor = UIColor.green
    #expect(runs(Text(text))[0].font.size == 30)
    text.font = .system(size: 11)
    text.kern = 2
    text.uiKit.kern = 9
    text.foregroundColor = .blue
    let run = try #require(runs(Text(text)).first)
    #expect(run.font.size == 11 && run.kerning == 2)
    #expect("\(run.paint)" == "\(runs(Text("x").foregroundStyle(.blue))[0].paint)")
  }

  /// Views of SwiftUI that UIKit measures and draws.
  @Test func hostsHaveTheirViewsSizes() {
    let host = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(host.view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(host.sizeThatFits(in: CGSize(width: 500, height: 500)).width == 30)
    let text = UIHostingController(rootView: Text("several words in a row"))
    let whole = text.view.intrinsicContentSize
    let narrow = text.sizeThatFits(in: CGSize(width: 60, height: 1000))
    #expect(whole.width > 60 && narrow.width <= 60 && narrow.height > whole.height)
    let filling = UIHostingController(rootView: Color.red)
    #expect(
      filling.sizeThatFits(in: CGSize(width: 50, height: 60)) == CGSize(width: 50, height: 60))
    host.rootView = Color.red.frame(width: 7, height: 7)
    #expect(host.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 7)
  }
}
