import Contacts
import CoreLocation
import EventKit
@testable import HealthKit
@testable import MapKit
import MusicKit
import Photos
import TestSupport
import Testing
import UIKit
import VitrineFoundation
import WeatherKit

/// What answers widgets where a device would: samples, folders of fixtures, or nothing.
@Suite(.timeLimit(.minutes(60))) struct StandInTests {
  /// Monday, 8 June 2026, 9:41.
  private static let context = AmbientContext(
    locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC")!,
    now: Date(timeIntervalSince1970: 1_780_911_660))

  private func with<Result>(_ folder: String?, _ body: () throws -> Result) rethrows -> Result {
    let path = folder.map { $0 == "none" ? $0 : Self.cases + "/" + $0 }
    return try AmbientContext.with(Self.context) {
      try StandIn.$folder.withValue(path) { try body() }
    }
  }

  private func awaiting<Result: Sendable>(
    _ folder: String?, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let path = folder.map { $0 == "none" ? $0 : Self.cases + "/" + $0 }
    return try await AmbientContext.with(Self.context) {
      try await StandIn.$folder.withValue(path) { try await body() }
    }
  }

  private static let cases =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    + "/Cases"

  private let here = CLLocation(latitude: 52.52, longitude: 13.405)

  // MARK: Moments

  @Test(arguments: [
    ("2026-06-08T10:00:00Z", 1_780_912_800.0), ("10:00", 1_780_912_800),
    ("+1 00:00", 1_780_963_200),
    ("-1 10:00", 1_780_826_400),
  ])
  func moments(_ text: String, _ seconds: Double) {
    with(nil) { #expect(StandInDate.parse(text)?.timeIntervalSince1970 == seconds) }
  }

  @Test(arguments: ["", "noon", "25:00", "10:61", "x 10:00", "10", "1 2 10:00", "99999999 10:00"])
  func notMoments(_ text: String) {
    with(nil) { #expect(StandInDate.parse(text) == nil) }
  }

  // MARK: Samples

  @Test func samplesAnswerEverything() async throws {
    try await awaiting(nil) {
      let place = try #require(CLLocationManager().location)
      let weather = try await WeatherService.shared.weather(for: place)
      #expect(weather.hourlyForecast.count == 240 && weather.dailyForecast.count == 10)
      #expect(weather.hourlyForecast[0].date <= Date() && weather.hourlyForecast[1].date > Date())
      for day in weather.dailyForecast { #expect(day.highTemperature > day.lowTemperature) }
      let (now, days) = try await WeatherService.shared.weather(
        for: place, including: .current, .daily)
      #expect(now == weather.currentWeather && days == weather.dailyForecast)
      #expect(try await CLGeocoder().reverseGeocodeLocation(place).first?.locality != nil)
    }
    with(nil) {
      let store = EKEventStore()
      let today = store.events(
        matching: store.predicateForEvents(
          withStart: Date(), end: StandInDate.at(day: 1, 0), calendars: nil))
      #expect(today.count >= 3)
      #expect(today.allSatisfy { $0.endDate > Date() && $0.calendar != nil })
      #expect(HKHealthStore.isHealthDataAvailable())
      #expect(PHAsset.fetchAssets(with: .image, options: nil).count > 3)
    }
  }

  /// Widgets with the same day show the same.
  @Test func samplesStayTheSame() async throws {
    let first = try await awaiting(nil) { try await WeatherService.shared.weather(for: here) }
    let second = try await awaiting(nil) { try await WeatherService.shared.weather(for: here) }
    #expect(first == second)
  }

  // MARK: Fixtures

  @Test func weatherOfAFolder() async throws {
    let weather = try await awaiting("data") { try await WeatherService.shared.weather(for: here) }
    #expect(weather.currentWeather.temperature.value == -4)
    #expect(weather.currentWeather.condition == .snow)
    #expect(weather.currentWeather.symbolName == "cloud.snow")
    #expect(weather.hourlyForecast[1].temperature.value == -6)
    #expect(weather.dailyForecast[0].highTemperature.value == -2)
    #expect(weather.weatherAlerts?.first?.summary == "Heavy snow")
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
  }

  @Test func calendarsOfAFolder() {
    with("data") {
      let store = EKEventStore()
      #expect(EKEventStore.authorizationStatus(for: .event) == .fullAccess)
      #expect(store.calendars(for: .event).map(\.title) == ["Club"])
      let all = store.predicateForEvents(
        withStart: .distantPast, end: .distantFuture, calendars: nil)
      // What has no moment is left out.
      #expect(store.events(matching: all).map { $0.title } == ["Match", "Trip"])
      let none = store.predicateForEvents(
        withStart: .distantPast, end: .distantFuture, calendars: [])
      #expect(store.events(matching: none).isEmpty)
      var open: [String] = []
      store.fetchReminders(
        matching: store.predicateForIncompleteReminders(
          withDueDateStarting: nil, ending: nil, calendars: nil)
      ) { open = ($0 ?? []).map { $0.title } }
      #expect(open == ["Pack"])
    }
  }

  @Test func healthOfAFolder() {
    with("data") {
      func sum(_ id: HKQuantityTypeIdentifier, _ unit: HKUnit, day: Int) -> Double? {
        var result: Double?
        let range = HKQuery.predicateForSamples(
          withStart: StandInDate.at(day: day, 0), end: StandInDate.at(day: day + 1, 0))
        HKHealthStore().execute(
          HKStatisticsQuery(
            quantityType: HKQuantityType(id), quantitySamplePredicate: range,
            options: .cumulativeSum
          ) { _, statistics, _ in
            result = statistics?.sumQuantity()?.doubleValue(for: unit).rounded()
          })
        return result
      }
      #expect(sum(.stepCount, .count(), day: 0) == 3000)
      #expect(sum(.stepCount, .count(), day: -1) == 2000)
      #expect(sum(.dietaryWater, .literUnit(with: .milli), day: 0) == 1500)
      var days: [Double] = []
      let query = HKStatisticsCollectionQuery(
        quantityType: HKQuantityType(.stepCount),
        quantitySamplePredicate: HKQuery.predicateForSamples(
          withStart: StandInDate.at(day: -2, 0), end: Date()),
        options: .cumulativeSum, anchorDate: StandInDate.at(day: 0, 0),
        intervalComponents: DateComponents(day: 1))
      query.initialResultsHandler = { _, collection, _ in
        days = (collection?.statistics() ?? []).map {
          $0.sumQuantity()?.doubleValue(for: .count()).rounded() ?? 0
        }
      }
      HKHealthStore().execute(query)
      #expect(days == [1000, 2000, 3000])
    }
  }

  /// Steps are whole and add up to a day's; what is measured looks like a device's readings.
  @Test func healthOfTheSamples() throws {
    with(nil) {
      func values(_ id: HKQuantityTypeIdentifier) -> [Double] {
        HealthStandIn.readings(of: HKQuantityType(id), in: HealthRange(nil)).map(\.value)
      }
      let steps = values(.stepCount)
      #expect(steps.count > 500 && steps.allSatisfy { $0 == $0.rounded() && $0 > 0 })
      #expect(steps.reduce(0, +).truncatingRemainder(dividingBy: 1) == 0)
      #expect(values(.heartRate).allSatisfy { $0 == $0.rounded() && (45...125).contains($0) })
      #expect(values(.oxygenSaturation).allSatisfy { (0.95...0.99).contains($0) })
      #expect(Set(values(.height)) == [172])
      var sum: Double?
      HKHealthStore().execute(
        HKStatisticsQuery(
          quantityType: HKQuantityType(.distanceWalkingRunning),
          quantitySamplePredicate: HKQuery.predicateForSamples(
            withStart: StandInDate.at(day: 0, 0), end: Date()), options: .cumulativeSum
        ) { _, statistics, _ in
          sum = statistics?.sumQuantity()?.doubleValue(for: .meterUnit(with: .kilo))
        })
      #expect(sum == 3.1)
    }
  }

  @Test(
    arguments: [
      ("count/min", 1.0 / 60), ("mg/dL", 0.001 / 0.1), ("kcal", 4184), ("km", 1000), ("mL", 0.001),
      ("%", 1), ("ms", 0.001), ("min", 60),
    ] as [(String, Double)])
  func unitsByText(_ text: String, _ factor: Double) {
    let quantity = HKQuantity(unit: HKUnit(from: text), doubleValue: 1)
    let base = quantity.doubleValue(for: HKUnit(from: "?"))
    #expect(abs(base - factor) < factor * 1e-9)
  }

  @Test func peoplePlacesAndPhotosOfAFolder() throws {
    try with("data") {
      let people = try CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "mary"), keysToFetch: [])
      #expect(people.map(\.familyName) == ["Somerville"])
      #expect(people.first?.birthday?.year == 1780)
      // A picture's name leads nowhere but into the folder.
      #expect(people.first?.imageData == nil)
      let pictured = try CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "emmy"), keysToFetch: [])
      #expect(pictured.first?.thumbnailImageData != nil)
      #expect(CLLocationManager().location?.coordinate.latitude == 52.52)
      let photos = PHAsset.fetchAssets(with: .image, options: nil)
      #expect(photos.count == 1)
      var size = CGSize.zero
      PHImageManager.default().requestImage(
        for: photos[0], targetSize: .zero, contentMode: .aspectFill, options: nil
      ) { image, _ in size = image?.size ?? .zero }
      #expect(size == CGSize(width: 40, height: 30))
    }
  }

  // MARK: Music

  @Test func musicOfTheSamples() async throws {
    try await awaiting(nil) {
      #expect(MusicAuthorization.currentStatus == .authorized)
      let played = try await MusicRecentlyPlayedRequest<Song>().response().items
      #expect(played.count >= 5 && played.allSatisfy { $0.artwork != nil && $0.duration != nil })
      var first = MusicLibraryRequest<Album>()
      first.limit = 1
      #expect(try await first.response().items.map(\.title) == ["Coastline"])
      let found = try await MusicCatalogSearchRequest(
        term: "vale", types: [Song.self, Artist.self]
      )
      .response()
      #expect(found.songs.count == 2 && found.artists.count == 1 && found.albums.isEmpty)
    }
  }

  /// The catalog has something for every term and value; samples stand for it.
  @Test(arguments: ["Taylor Swift", "zzzz", "é", String(repeating: "a", count: 10_000)])
  func musicOfEveryTerm(_ term: String) async throws {
    try await awaiting(nil) {
      var request = MusicCatalogSearchRequest(term: term, types: [Song.self, Playlist.self])
      request.limit = 2
      let found = try await request.response()
      #expect(found.songs.count == 2 && found.playlists.count == 2 && found.albums.isEmpty)
      let known = MusicCatalogResourceRequest<Song>(
        matching: \.id, memberOf: ["1440857781", "1440857782"])
      #expect(try await known.response().items.count == 2)
    }
  }

  /// An empty term finds nothing, and a folder has what it has.
  @Test(arguments: [(nil, ""), ("data", "Taylor Swift")] as [(String?, String)])
  func musicThatIsNotThere(_ folder: String?, _ term: String) async throws {
    try await awaiting(folder) {
      let found = try await MusicCatalogSearchRequest(term: term, types: [Song.self]).response()
      #expect(found.songs.isEmpty)
    }
  }

  @Test func musicOfAFolder() async throws {
    try await awaiting("data") {
      let songs = try await MusicLibraryRequest<Song>().response().items
      #expect(songs.map(\.title) == ["Night Ferry", "Low Tide"])
      // One record has one cover; a picture's name leads nowhere but into the folder.
      #expect(songs[0].artwork?.url(width: 9, height: 9)?.lastPathComponent == "cover.png")
      #expect(songs[1].artwork?.url(width: 9, height: 9)?.lastPathComponent == "cover.png")
      let lists = try await MusicLibraryRequest<Playlist>().response().items
      let cover = lists[0].artwork?.url(width: 9, height: 9)?.lastPathComponent
      #expect(lists.map(\.name) == ["Boats"] && cover?.hasPrefix("vitrine-cover") == true)
    }
  }

  @Test(arguments: ["none", "denied"])
  func musicIsNotTold(_ folder: String) async throws {
    await awaiting(folder) {
      #expect(MusicAuthorization.currentStatus == .denied)
      await #expect(throws: CocoaError.self) { try await MusicLibraryRequest<Song>().response() }
    }
  }

  // MARK: Nothing

  @Test(arguments: ["none", "denied"])
  func nothingIsTold(_ folder: String) async throws {
    await awaiting(folder) {
      await #expect(throws: URLError.self) {
        try await WeatherService.shared.weather(for: here)
      }
      await #expect(throws: CLError.self) {
        try await CLGeocoder().reverseGeocodeLocation(here)
      }
    }
    with(folder) {
      #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
      #expect(EKEventStore().calendars(for: .event).isEmpty)
      #expect(!HKHealthStore.isHealthDataAvailable())
      #expect(CLLocationManager().location == nil)
      #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
      #expect(throws: CNError.self) {
        try CNContactStore().unifiedContacts(
          matching: CNContact.predicateForContacts(matchingName: "a"), keysToFetch: [])
      }
    }
  }

  /// What cannot be read is said and replaced.
  @Test func brokenFixtures() async throws {
    let weather = try await awaiting("broken") {
      try await WeatherService.shared.weather(for: here)
    }
    #expect(weather.currentWeather.temperature.value > 0)
    with("broken") {
      #expect(!EKEventStore().calendars(for: .event).isEmpty)
      #expect(CLLocationManager().location != nil)
    }
  }

  // MARK: Maps

  /// The middle of a map is its region's, north is up, and the shorter side shows the span.
  @Test func mapsProject() {
    let center = CLLocationCoordinate2D(latitude: 60, longitude: 10)
    let map = MapStandIn(
      region: MKCoordinateRegion(
        center: center, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01)),
      size: CGSize(width: 200, height: 100), isDark: false)
    #expect(map.point(for: center) == CGPoint(x: 100, y: 50))
    let north = map.point(for: CLLocationCoordinate2D(latitude: 60.005, longitude: 10))
    #expect(abs(north.y) < 0.01 && north.x == 100)
    // A degree of longitude is half as long there.
    let east = map.point(for: CLLocationCoordinate2D(latitude: 60, longitude: 10.01))
    #expect(abs(east.x - 150) < 0.01)
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0), (89, 179, 1e-9), (-89, -179, 360), (37, -122, .nan), (0, 0, .infinity),
  ])
  func anyRegionIsDrawn(_ latitude: Double, _ longitude: Double, _ span: Double) {
    let map = MapStandIn(
      region: MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
        span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span)),
      size: CGSize(width: 60, height: 40), isDark: true)
    #expect(map.image(scale: 1).size == CGSize(width: 60, height: 40))
  }

  /// A camera that nobody set shows everything on the map, with room around it.
  @Test func mapsShowWhatIsOnThem() throws {
    let places = [(46.6, 12.3), (46.7, 12.2)].map {
      CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
    }
    let region = MapCameraPosition.automatic.shown([
      MapMark(.line(places)), MapMark(.circle(places[0], 200)),
    ])
    let map = MapStandIn(region: region, size: CGSize(width: 150, height: 150), isDark: false)
    for place in places {
      let point = map.point(for: place)
      #expect((5...145).contains(point.x) && (5...145).contains(point.y))
    }
    #expect(MapCameraPosition.region(region).shown([]).center.latitude == region.center.latitude)
    let rect = MKMapRect(x: 1e8, y: 1e8, width: 1e4, height: 1e4)
    let seen = MapCameraPosition.rect(rect).shown([])
    #expect(seen.span.latitudeDelta > 0 && seen.span.longitudeDelta > 0)
    // Where nothing says where to look, a map shows where the person is.
    with("data") {
      #expect(MapCameraPosition.automatic.shown([]).center.latitude == 52.52)
    }
  }

  /// Nobody gave leave to write: the completion says so, as `async` does.
  @Test func changesToHealthAreDenied() async {
    let store = HKHealthStore()
    var answers: [Bool] = []
    store.save([HKObject]()) { success, error in answers.append(success || error == nil) }
    store.delete([HKObject]()) { success, error in answers.append(success || error == nil) }
    #expect(answers == [false, false])
    await #expect(throws: HKError.self) { try await store.delete([HKObject]()) }
  }
}
