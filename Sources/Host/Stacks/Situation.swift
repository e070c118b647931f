/// What is going on around the person who wears the watch.
public struct Situation: Hashable, Sendable {
  /// Seconds since 1970.
  public var date: Double
  /// `home`, `work`, `school`, `commute`
  public var place: String?
  /// Degrees.
  public var location: (latitude: Double, longitude: Double)?
  /// `wakeup`, `bedtime`
  public var sleep: String?
  /// `workoutActive`, `activityRingsIncomplete`
  public var fitness: Set<String>
  /// Whether headphones are connected.
  public var hasHeadphones: Bool

  public init(
    date: Double, place: String? = nil, location: (latitude: Double, longitude: Double)? = nil,
    sleep: String? = nil, fitness: Set<String> = [], hasHeadphones: Bool = false
  ) {
    self.date = date
    self.place = place
    self.location = location
    self.sleep = sleep
    self.fitness = fitness
    self.hasHeadphones = hasHeadphones
  }

  public static func == (a: Situation, b: Situation) -> Bool {
    a.date == b.date && a.place == b.place && a.location?.latitude == b.location?.latitude
      && a.location?.longitude == b.location?.longitude && a.sleep == b.sleep
      && a.fitness == b.fitness && a.hasHeadphones == b.hasHeadphones
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(date)
    hasher.combine(place)
    hasher.combine(fitness)
  }
}
