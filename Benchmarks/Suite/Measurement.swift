#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one benchmark found.
struct Measurement {
  var name: String
  /// `ms` or `count`.
  var unit: String
  var samples: [Double]

  /// The middle one: a busy machine makes some samples long and none short.
  var median: Double {
    let sorted = samples.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// Runs until `seconds` have passed, at least 30 times, after ten runs that fill the caches.
  /// `body` gets the number of the iteration.
  @MainActor
  static func time(_ name: String, seconds: Double, _ body: @MainActor (Int) -> Void) -> Measurement
  {
    for iteration in 0..<10 { body(iteration) }
    var samples: [Double] = []
    let end = now + seconds
    while samples.count < 30 || now < end {
      let begin = now
      body(samples.count)
      samples.append((now - begin) * 1000)
    }
    return Measurement(name: name, unit: "ms", samples: samples)
  }

  /// Monotonic seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  var json: String {
    let least = samples.min() ?? 0
    return "{\"name\": \"\(name)\", \"unit\": \"\(unit)\", \"median\": \(median), "
      + "\"minimum\": \(least), \"samples\": \(samples.count)}"
  }
}
