@_spi(Reflection) import Swift

/// Values that SwiftUI fills in before a body is read.
@MainActor
package protocol InjectableProperty: DynamicProperty {
  mutating func inject(_ context: ResolveContext)
}

/// Where the fields of a type are. Reading them through the runtime costs microseconds, so each
/// type is looked at once in the life of a `ViewRenderer`.
@MainActor
package final class FieldTables {
  private struct Field {
    let offset: Int
    let type: any Any.Type
  }
  package struct Injection {
    package let offset: Int
    package let type: any FieldInjecting.Type
  }

  /// A view of a tuple.
  package struct Element {
    package let offset: Int
    package let type: any View.Type
    /// Its place among all fields of the tuple.
    package let index: Int
  }

  private var injections: [ObjectIdentifier: [Injection]] = [:]
  private var elements: [ObjectIdentifier: [Element]] = [:]

  package func dynamicProperties(of type: any Any.Type) -> [Injection] {
    if let found = injections[ObjectIdentifier(type)] { return found }
    var found: [Injection] = []
    if !(type is AnyObject.Type) {
      for field in fields(of: type) {
        guard let property = field.type as? any DynamicProperty.Type else { continue }
        found.append(Injection(offset: field.offset, type: injector(of: property)))
      }
    }
    injections[ObjectIdentifier(type)] = found
    return found
  }

  /// The views that a tuple holds; a type that is a view is its own only element.
  package func views(of type: any Any.Type) -> [Element] {
    if let found = elements[ObjectIdentifier(type)] { return found }
    var found: [Element] = []
    if let view = type as? any View.Type {
      found = [Element(offset: 0, type: view, index: 0)]
    } else {
      for (index, field) in fields(of: type).enumerated() {
        guard let view = field.type as? any View.Type else { continue }
        found.append(Element(offset: field.offset, type: view, index: index))
      }
    }
    elements[ObjectIdentifier(type)] = found
    return found
  }

  private func fields(of type: any Any.Type) -> [Field] {
    var fields: [Field] = []
    // 1 << 1 is `.ignoreUnknown`, whose own declaration is not safe to name under strict concurrency.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) {
      _, offset, type, _ in
      fields.append(Field(offset: offset, type: type))
      return true
    }
    return fields
  }

  private func injector(of type: any DynamicProperty.Type) -> any FieldInjecting.Type {
    if let own = type as? any InjectableProperty.Type { return injectable(own) }
    return composed(type)
  }
  private func injectable<P: InjectableProperty>(_ type: P.Type) -> any FieldInjecting.Type {
    InjectableInjector<P>.self
  }
  private func composed<P: DynamicProperty>(_ type: P.Type) -> any FieldInjecting.Type {
    ComposedInjector<P>.self
  }
}

@MainActor
package protocol FieldInjecting {
  static func injectField(at pointer: UnsafeMutableRawPointer, _ context: ResolveContext)
}

private enum InjectableInjector<P: InjectableProperty>: FieldInjecting {
  static func injectField(at pointer: UnsafeMutableRawPointer, _ context: ResolveContext) {
    let field = pointer.assumingMemoryBound(to: P.self)
    field.pointee.inject(context)
    field.pointee.update()
  }
}

/// A developer's own dynamic property: its fields are filled, then it is told.
private enum ComposedInjector<P: DynamicProperty>: FieldInjecting {
  static func injectField(at pointer: UnsafeMutableRawPointer, _ context: ResolveContext) {
    let field = pointer.assumingMemoryBound(to: P.self)
    context.inject(into: &field.pointee)
    field.pointee.update()
  }
}
