extension URL {
  /// Reads an address, with what it has to have and what stands for what it lacks.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable,
      Hashable, Sendable
    {
      case required
      case optional
      case defaultValue(Component)
    }

    var scheme: ComponentParseStrategy<String>
    var user: ComponentParseStrategy<String>
    var password: ComponentParseStrategy<String>
    var host: ComponentParseStrategy<String>
    var port: ComponentParseStrategy<Int>
    var path: ComponentParseStrategy<String>
    var query: ComponentParseStrategy<String>
    var fragment: ComponentParseStrategy<String>

    public init(
      scheme: ComponentParseStrategy<String> = .required,
      user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional,
      host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional,
      path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional,
      fragment: ComponentParseStrategy<String> = .optional
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }
  }
}

extension URL.ParseStrategy {
  public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
    with { $0.scheme = strategy }
  }
  public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
    with { $0.user = strategy }
  }
  public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
    with { $0.password = strategy }
  }
  public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
    with { $0.host = strategy }
  }
  public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self {
    with { $0.port = strategy }
  }
  public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
    with { $0.path = strategy }
  }
  public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
    with { $0.query = strategy }
  }
  public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
    with { $0.fragment = strategy }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  public func parse(_ value: String) throws -> URL {
    guard var url = URLComponents(string: value) else { throw failure(value) }
    func fill<Value>(
      _ member: WritableKeyPath<URLComponents, Value?>, by strategy: ComponentParseStrategy<Value>
    ) throws {
      guard url[keyPath: member] == nil else { return }
      switch strategy {
      case .required: throw failure(value)
      case .optional: break
      case .defaultValue(let own): url[keyPath: member] = own
      }
    }
    if url.host?.isEmpty == true { url.host = nil }
    try fill(\.scheme, by: scheme)
    try fill(\.user, by: user)
    try fill(\.password, by: password)
    try fill(\.host, by: host)
    try fill(\.port, by: port)
    try fill(\.query, by: query)
    try fill(\.fragment, by: fragment)
    if url.path.isEmpty {
      if path == .required { throw failure(value) }
      if case .defaultValue(let own) = path { url.path = own }
    }
    guard let result = url.url else { throw failure(value) }
    return result
  }

  private func failure(_ value: String) -> CocoaError {
    CocoaError(
      .formatting,
      userInfo: [
        NSDebugDescriptionErrorKey: "\(value) is no address of the parts that are asked for"
      ])
  }
}

extension URL.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: URL.ParseStrategy { .init() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  public static var url: Self { .init() }
}

extension URL {
  /// The address that `value` is by a strategy, as of a field where somebody types.
  public init<Strategy: Foundation.ParseStrategy>(_ value: Strategy.ParseInput, strategy: Strategy)
    throws where Strategy.ParseOutput == URL
  {
    self = try strategy.parse(value)
  }
}
