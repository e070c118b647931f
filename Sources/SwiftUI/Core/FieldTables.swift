@_spi(Reflection) import Swift

/// Values that SwiftUI fills in before a body is read.
@MainActor
package protocol InjectableProperty {
  mutating func inject(_ context: ResolveContext)
}

/// Where the fields of a type are. Reading them through the runtime costs microseconds, so each
/// type is looked at once in the life of a `ViewRenderer`.
@MainActor
package final class FieldTables {
  package struct Field {
    package let offset: Int
    package let type: any Any.Type
  }
  package struct Injection {
    package let offset: Int
    package let type: any FieldInjecting.Type
  }

  private var tables: [ObjectIdentifier: [Field]] = [:]
  private var injections: [ObjectIdentifier: [Injection]] = [:]

  package func table(of type: any Any.Type) -> [Field] {
    if let table = tables[ObjectIdentifier(type)] { return table }
    var table: [Field] = []
    // 1 << 1 is `.ignoreUnknown`, whose own declaration is not safe to name under strict concurrency.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) {
      _, offset, type, _ in
      table.append(Field(offset: offset, type: type))
      return true
    }
    tables[ObjectIdentifier(type)] = table
    return table
  }

  package func dynamicProperties(of type: any Any.Type) -> [Injection] {
    if let found = injections[ObjectIdentifier(type)] { return found }
    let found =
      type is AnyObject.Type
      ? []
      : table(of: type).compactMap { field in
        (field.type as? any DynamicProperty.Type).map {
          Injection(offset: field.offset, type: injector(of: $0))
        }
      }
    injections[ObjectIdentifier(type)] = found
    return found
  }

  private func injector<P: DynamicProperty>(of type: P.Type) -> any FieldInjecting.Type {
    FieldInjector<P>.self
  }
}

@MainActor
package protocol FieldInjecting {
  static func injectField(at pointer: UnsafeMutableRawPointer, _ context: ResolveContext)
}

private enum FieldInjector<P: DynamicProperty>: FieldInjecting {
  static func injectField(at pointer: UnsafeMutableRawPointer, _ context: ResolveContext) {
    let field = pointer.assumingMemoryBound(to: P.self)
    if var injectable = field.pointee as? any InjectableProperty {
      injectable.inject(context)
      field.pointee = injectable as! P
    } else {
      // A developer's own dynamic property: fill its fields, then tell it.
      context.inject(into: &field.pointee)
    }
    field.pointee.update()
  }
}
