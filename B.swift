import WidgetKit
extension W: TimelineProvider { func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) { completion(Timeline(entries: [], policy: .never)) } }
