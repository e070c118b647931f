@_exported public import VitrineFoundation

// Tables in memory, as far as libraries use them to describe what they do.

public enum Order: Sendable, Hashable { case ascending, descending }

public struct ColumnID<T>: Hashable, CustomStringConvertible {
  public var name: String
  public init(_ name: String, _ type: T.Type) { self.name = name }
  public var description: String { name }
}

public struct Column<WrappedElement> {
  public var name: String
  private(set) var contents: [WrappedElement?]
  public init(name: String, capacity: Int) { (self.name, contents) = (name, []) }
  public init(name: String, contents: some Sequence<WrappedElement>) {
    (self.name, self.contents) = (name, contents.map { $0 })
  }
  public init(name: String, contents: some Sequence<WrappedElement?>) {
    (self.name, self.contents) = (name, Array(contents))
  }
  public init(_ id: ColumnID<WrappedElement>, contents: some Sequence<WrappedElement>) {
    self.init(name: id.name, contents: contents)
  }
  public mutating func append(_ element: WrappedElement?) { contents.append(element) }
  public func eraseToAnyColumn() -> AnyColumn {
    AnyColumn(name: name, wrappedElementType: WrappedElement.self, contents: contents)
  }
}

extension Column: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { contents.count }
  public subscript(position: Int) -> WrappedElement? {
    get { contents[position] }
    set { contents[position] = newValue }
  }
}

public struct AnyColumn {
  public var name: String
  public let wrappedElementType: any Any.Type
  fileprivate var contents: [Any?]
  fileprivate init(name: String, wrappedElementType: any Any.Type, contents: [Any?]) {
    (self.name, self.wrappedElementType, self.contents) = (name, wrappedElementType, contents)
  }
  public var count: Int { contents.count }
  fileprivate mutating func pad(to rows: Int) {
    contents += Array(repeating: nil, count: rows - count)
  }
  public subscript(position: Int) -> Any? { contents[position] }
  public func assumingType<T>(_ type: T.Type) -> Column<T> {
    Column(name: name, contents: contents.map { $0 as? T })
  }
}

public struct FormattingOptions: Sendable {
  public var maximumLineWidth: Int
  public var maximumCellWidth: Int
  public var maximumRowCount: Int
  public var includesColumnTypes: Bool
  public var includesRowIndices = true
  public var includesRowAndColumnCounts = true
  public init(
    maximumLineWidth: Int = 80, maximumCellWidth: Int = 15, maximumRowCount: Int = 20,
    includesColumnTypes: Bool = true
  ) {
    (self.maximumLineWidth, self.maximumCellWidth) = (maximumLineWidth, maximumCellWidth)
    (self.maximumRowCount, self.includesColumnTypes) = (maximumRowCount, includesColumnTypes)
  }
}

/// Columns of one length: a shorter one ends with nothing.
public struct DataFrame: ExpressibleByDictionaryLiteral, CustomStringConvertible {
  public private(set) var columns: [AnyColumn] = []
  public init() {}
  public init(columns: some Sequence<AnyColumn>) { columns.forEach { append(column: $0) } }
  public init(dictionaryLiteral elements: (String, [Any?])...) {
    for (name, contents) in elements {
      let type = contents.lazy.compactMap { $0 }.first.map { Swift.type(of: $0) } ?? Any.self
      append(column: AnyColumn(name: name, wrappedElementType: type, contents: contents))
    }
  }

  public var shape: (rows: Int, columns: Int) { (columns.first?.count ?? 0, columns.count) }
  public var isEmpty: Bool { shape.rows == 0 }

  public mutating func append<T>(column: Column<T>) { append(column: column.eraseToAnyColumn()) }
  public mutating func append(column: AnyColumn) {
    let rows = max(shape.rows, column.count)
    if rows > shape.rows {
      for index in columns.indices { columns[index].pad(to: rows) }
    }
    columns.append(column)
    columns[columns.count - 1].pad(to: rows)
  }
  public func indexOfColumn(_ name: String) -> Int? { columns.firstIndex { $0.name == name } }
  public subscript(name: String) -> AnyColumn {
    guard let index = indexOfColumn(name) else { preconditionFailure("no column '\(name)'") }
    return columns[index]
  }
  public subscript<T>(name: String, type: T.Type) -> Column<T> { self[name].assumingType(type) }
  public subscript<T>(id: ColumnID<T>) -> Column<T> { self[id.name].assumingType(T.self) }

  // MARK: Sorting

  public mutating func sort<T: Comparable>(on id: ColumnID<T>, order: Order = .ascending) {
    sort([compare(id)], order)
  }
  public mutating func sort<T0: Comparable, T1: Comparable>(
    on id0: ColumnID<T0>, _ id1: ColumnID<T1>, order: Order = .ascending
  ) {
    sort([compare(id0), compare(id1)], order)
  }
  public mutating func sort<T0: Comparable, T1: Comparable, T2: Comparable>(
    on id0: ColumnID<T0>, _ id1: ColumnID<T1>, _ id2: ColumnID<T2>, order: Order = .ascending
  ) {
    sort([compare(id0), compare(id1), compare(id2)], order)
  }

  /// How two rows stand to each other: below 0 where the first comes first. What is missing comes first.
  private func compare<T: Comparable>(_ id: ColumnID<T>) -> (Int, Int) -> Int {
    let column = self[id]
    return { first, second in
      switch (column[first], column[second]) {
      case (nil, nil): 0
      case (nil, _): -1
      case (_, nil): 1
      case (let first?, let second?): first < second ? -1 : first == second ? 0 : 1
      }
    }
  }

  private mutating func sort(_ comparisons: [(Int, Int) -> Int], _ order: Order) {
    let sign = order == .ascending ? 1 : -1
    // Rows that are alike keep their order.
    let rows = (0..<shape.rows).sorted { first, second in
      let result = comparisons.lazy.map { $0(first, second) * sign }.first { $0 != 0 }
      return result.map { $0 < 0 } ?? (first < second)
    }
    for index in columns.indices {
      let contents = columns[index].contents
      columns[index].contents = rows.map { contents[$0] }
    }
  }

  // MARK: Description

  public var description: String { description(options: FormattingOptions()) }

  /// Names and rows with `|` between their cells.
  public func description(options: FormattingOptions) -> String {
    let rows = (0..<min(shape.rows, options.maximumRowCount)).map { row in
      columns.map { column in column[row].map { "\($0)" } ?? "nil" }
    }
    let cells = ([columns.map(\.name)] + rows).map {
      $0.map { String($0.prefix(options.maximumCellWidth)) }
    }
    let widths = columns.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { row in
      "| "
        + zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: " | ") + " |"
    }
    let counts = "\(shape.rows) rows, \(shape.columns) columns"
    return (lines + (options.includesRowAndColumnCounts ? [counts] : [])).joined(separator: "\n")
      + "\n"
  }
}
