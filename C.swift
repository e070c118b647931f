import WidgetKit
struct S: TimelineEntry { let date: Date; let title: String }
class W { func placeholder(in context: TimelineProviderContext) -> S { S(date: .now, title: "x") }
 func getSnapshot(in context: TimelineProviderContext, completion: @escaping (S) -> ()) { completion(S(date: .now, title: "y")) } }
