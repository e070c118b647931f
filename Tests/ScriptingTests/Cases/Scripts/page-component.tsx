// says: widget.tsx:3:16: warning: 'WebView' is not supported in a widget: a sign is drawn in its place
import { WebView, Widget } from "scripting"
Widget.present(<WebView controller={null} />)
