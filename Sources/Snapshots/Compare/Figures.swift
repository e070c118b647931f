/// Numbers for people, the same on every machine.
public enum Figures {
  /// `1,204`
  public static func grouped(_ number: Int) -> String {
    let digits = Array(String(abs(number)))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + text
  }

  /// `1.2 %`; what is there and rounds to nothing is `< 0.1 %`.
  public static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    if tenths == 0, share > 0 { return "< 0.1 %" }
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// Two digits after the point, three below 0.1.
  public static func short(_ value: Double) -> String {
    let digits = value < 0.1 ? 1000.0 : 100
    return "\((value * digits).rounded() / digits)"
  }

  /// `1 picture`, `2,000 pictures`
  public static func count(_ number: Int, _ name: String) -> String {
    "\(grouped(number)) \(name)\(number == 1 ? "" : "s")"
  }
}
