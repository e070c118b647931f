extension SnapshotReport {
  /// The form that CI systems read: a suite for each widget, a case for each snapshot.
  public var junit: String {
    let failures = failures.count
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(HTML.escaped(source))" tests="\(results.count)" failures="\(failures)">

      """
    for (group, results) in groups {
      text += """
          <testsuite name="\(HTML.escaped(group))" tests="\(results.count)" \
        failures="\(results.count { $0.outcome.isFailure })">

        """
      for result in results { text += Self.testCase(result) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func testCase(_ result: SnapshotResult) -> String {
    let name = HTML.escaped(result.name)
    let head = "    <testcase classname=\"\(HTML.escaped(result.group))\" name=\"\(name)\""
    guard result.outcome.isFailure else { return head + "/>\n" }
    let place = result.picture.map { "See \($0)" } ?? ""
    return head + ">\n      <failure type=\"\(result.outcome.rawValue)\" message=\""
      + HTML.escaped(result.text) + "\">" + HTML.escaped(place) + "</failure>\n    </testcase>\n"
  }

  /// Results by their group, both in order.
  var groups: [(name: String, results: [SnapshotResult])] {
    var groups: [(name: String, results: [SnapshotResult])] = []
    var index: [String: Int] = [:]
    for result in results {
      if let known = index[result.group] {
        groups[known].results.append(result)
      } else {
        index[result.group] = groups.count
        groups.append((result.group, [result]))
      }
    }
    return groups
  }
}
