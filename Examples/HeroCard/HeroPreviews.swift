import SwiftUI
import WidgetKit

private let sampleDate = Date(timeIntervalSince1970: 1_780_911_660)

#Preview("Card", as: .systemSmall) {
  HeroCardWidget()
} timeline: {
  HeroEntry(date: sampleDate, hero: .ember, style: .vivid)
  HeroEntry(date: sampleDate, hero: .moss, style: .vivid)
  HeroEntry(date: sampleDate, hero: .nocturne, style: .calm)
}

#Preview("Story", as: .systemMedium, using: SelectHeroIntent(hero: .moss)) {
  HeroCardWidget()
} timelineProvider: {
  HeroProvider()
}

#Preview("Lock Screen", as: .accessoryRectangular) {
  HeroCardWidget()
} timeline: {
  HeroEntry(date: sampleDate, hero: .nocturne, style: .vivid)
}

struct HeroCardView_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Hero.all) { hero in
      HeroCardView(entry: HeroEntry(date: sampleDate, hero: hero, style: .vivid))
        .containerBackground(for: .widget) {
          CardBackground(hero: hero, style: .vivid)
        }
        .previewContext(WidgetPreviewContext(family: .accessoryCircular))
        .previewDisplayName(hero.id)
    }
  }
}
