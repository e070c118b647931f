import AppKit
import CoreData
import Foundation
import Testing
import UIKit

/// UIKit's objects in archives of keys, and both kinds of attributed strings.
@Suite(.timeLimit(.minutes(60)))
struct ArchivedObjectTests {
  init() { vitrineProvidePixels() }

  private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    return try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  @Test func fontsComeBack() throws {
    for font in [
      UIFont.systemFont(ofSize: 17, weight: .bold), .italicSystemFont(ofSize: 9),
      .monospacedDigitSystemFont(ofSize: 30, weight: .light), .preferredFont(forTextStyle: .title2),
    ] {
      #expect(try copy(font) == font)
    }
    let descriptor = UIFont.boldSystemFont(ofSize: 5).fontDescriptor
    #expect(try copy(descriptor).pointSize == 5)
  }

  @Test func locationsComeBack() throws {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.1), altitude: 11,
      horizontalAccuracy: 5, verticalAccuracy: 3, course: 90, speed: 2,
      timestamp: Date(timeIntervalSinceReferenceDate: 60))
    let same = try copy(place)
    #expect(same.coordinate.latitude == 51.5 && same.coordinate.longitude == -0.1)
    #expect(same.altitude == 11 && same.course == 90 && same.timestamp == place.timestamp)
    #expect(
      CLError.Code.promptDeclined.rawValue == 18 && CLError.Code.deferredFailed.rawValue == 11)
  }

  @Test func placesComeBack() throws {
    let place = CLLocation(latitude: 51.5, longitude: -0.1)
    let same = try copy(CLPlacemark(["name": "Harbor", "country": "Freedonia"], place: place))
    #expect(same.location?.coordinate.latitude == 51.5)
    #expect(same.name == "Harbor" && same.country == "Freedonia" && same.locality == nil)
    let nowhere = try copy(CLPlacemark(placemark: CLPlacemark()))
    #expect(nowhere.location == nil && nowhere.name == nil)
  }

  @Test func outlinesComeBack() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 40, height: 20), cornerRadius: 4)
    path.lineWidth = 3
    path.lineCapStyle = .round
    let again = try copy(path)
    #expect(again.cgPath == path.cgPath && again.lineWidth == 3 && again.lineCapStyle == .round)
    let other = try #require(path.copy() as? UIBezierPath)
    other.addLine(to: .zero)
    #expect(other.cgPath != path.cgPath)
  }

  @Test(arguments: [
    [UInt8(1)], [0, 1, 2], [2], [3], [9],
    [0] + [UInt8](repeating: 0, count: 16) + [2] + [UInt8](repeating: 1, count: 40),
  ])
  func bytesThatAreNoOutlineAreRefused(bytes: [UInt8]) throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(Data(bytes) as NSData, forKey: "UIBezierPathElements")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIBezierPath(coder: reader) == nil)
  }

  @Test func picturesComeBack() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let again = try copy(image)
    #expect(again.size == image.size && again.pngData() == image.pngData())
    #expect(try copy(#require(UIImage(systemName: "star"))).isSymbolImage)
  }

  /// A symbol had no bytes and drew nothing.
  @Test func symbolsAreDrawnWithoutSwiftUI() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.size.width > 10 && star.size.width < 30)
    let red = star.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(try #require(star.pngData()) != red.pngData())
    let drawn = UIGraphicsImageRenderer(size: star.size).image { _ in red.draw(at: .zero) }
    let rep = NSBitmapImageRep(cgImage: try #require(drawn.cgImage))
    let middle = try #require(rep.colorAt(x: rep.pixelsWide / 2, y: rep.pixelsHigh / 2))
    #expect(middle.redComponent > 0.9 && middle.alphaComponent > 0.9)
    #expect(middle.hueComponent < 0.01 && middle.saturationComponent > 0.9)
    #expect(middle.brightnessComponent > 0.9)
  }

  private var styled: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Red é🙂 ",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 24)])
    text.append(
      NSAttributedString(
        string: "line",
        attributes: [
          .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 4,
          .link: "https://example.com",
        ]))
    return text
  }

  @Test func attributesOfUIKitComeAlong() throws {
    let text = AttributedString(styled)
    let runs = Array(text.runs)
    #expect(runs.count == 2)
    #expect(runs[0].uiKit.foregroundColor == .red && runs[0].uiKit.font?.pointSize == 24)
    #expect(runs[1].uiKit.underlineStyle == .single && runs[1].uiKit.kern == 4)
    #expect(runs[1].link == URL(string: "https://example.com"))
    #expect(String(text[runs[0].range].characters) == "Red é🙂 ")
    let back = NSAttributedString(text)
    #expect(back.string == styled.string)
    #expect(back.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(try AttributedString(styled, including: \.uiKit) == text)
    #expect(AttributeContainer([.kern: 2]).uiKit.kern == 2)
  }

  /// Letters stand up from the baseline where y is up, at the place that was said.
  @Test func linesOfCoreTextAreDrawn() throws {
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(
        string: "LL",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red]))
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(width > 20 && ascent > 20 && descent > 3 && CTLineGetGlyphCount(line) == 2)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
      let context = context.cgContext
      context.textMatrix = .identity
      context.translateBy(x: 0, y: 60)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = CGPoint(x: 5, y: 20)
      CTLineDraw(line, context)
      #expect(abs(context.textPosition.x - 5 - width) < 0.01)
    }
    let rep = NSBitmapImageRep(cgImage: try #require(image.cgImage))
    let scale = rep.pixelsWide / 60
    func rows() -> [Int] {
      (0..<60).filter { row in
        (0..<30).contains {
          (rep.colorAt(x: $0 * scale, y: row * scale)?.alphaComponent ?? 0) > 0.5
        }
      }
    }
    // 60 − 20 is the baseline; capitals are some 21 points high, and an L is widest at its foot.
    #expect(try #require(rows().last) <= 40 && #require(rows().first) >= 17)
  }

  /// The call that everybody makes ended the process.
  @Test func paragraphStylesAreCopied() throws {
    let copy = NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle
    let style = try #require(copy)
    style.alignment = .center
    style.lineSpacing = 3
    let frozen = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 4
    #expect(frozen.alignment == .center && frozen.lineSpacing == 3 && frozen != style)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style && other.hash == style.hash)
  }

  /// What no scope can hold is left out, whatever it is.
  @Test func oddAttributesAreLeftOut() {
    let text = NSMutableAttributedString(string: "abc")
    let whole = NSRange(location: 0, length: 3)
    text.addAttribute(.kern, value: NSNumber(value: Double.nan), range: whole)
    text.addAttribute(.underlineStyle, value: Double.infinity, range: whole)
    text.addAttribute(.font, value: "no font", range: whole)
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: whole)
    let run = AttributedString(text).runs.first
    #expect(run?.uiKit.kern == nil && run?.uiKit.underlineStyle == nil && run?.uiKit.font == nil)
    #expect(run?.uiKit.foregroundColor == .blue)
  }

  @Test func setsOfAnObjectChangeInPlace() {
    let entity = NSEntityDescription()
    entity.name = "Folder"
    let object = NSManagedObject(entity: entity, insertInto: nil)
    object.mutableOrderedSetValue(forKey: "pages").add("a")
    object.mutableOrderedSetValue(forKey: "pages").insert("b", at: 0)
    #expect((object.value(forKey: "pages") as? NSOrderedSet)?.array as? [String] == ["b", "a"])
    object.mutableSetValue(forKey: "marks").add("m")
    #expect((object.value(forKey: "marks") as? NSSet)?.contains("m") == true)
    let parent = NSManagedObject(entity: entity, insertInto: nil)
    parent.setValue(object, forKey: "child")
    parent.mutableOrderedSetValue(forKeyPath: "child.pages").removeObject(at: 0)
    parent.mutableSetValue(forKeyPath: "own").add(1)
    #expect((object.value(forKey: "pages") as? NSOrderedSet)?.array as? [String] == ["a"])
    #expect((parent.value(forKey: "own") as? NSSet)?.count == 1)
  }
}
