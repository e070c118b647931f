import UIKit
public import SwiftUI

/// A cover: the fixture's picture, or colors of the stand-in's own.
public struct ArtworkImage: View {
  private let artwork: Artwork
  private let width: CGFloat?
  private let height: CGFloat?
  nonisolated public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
    (self.artwork, self.width, self.height) = (artwork, width, height)
  }
  nonisolated public init(_ artwork: Artwork, width: CGFloat) {
    (self.artwork, self.width, height) = (artwork, width, width)
  }
  nonisolated public init(_ artwork: Artwork, height: CGFloat) {
    (self.artwork, width, self.height) = (artwork, height, height)
  }

  public var body: some View {
    cover.frame(width: width, height: height).clipped()
  }

  @ViewBuilder private var cover: some View {
    if let path = artwork.path, let image = UIImage(contentsOfFile: path) {
      Image(uiImage: image).resizable().scaledToFill()
    } else {
      Image(uiImage: Cover(tone: artwork.tone).image(side: Cover.side)).resizable().scaledToFill()
    }
  }
}
