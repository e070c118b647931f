// shows: true false
// option: isTransparentBackground
import { Text, Widget } from "scripting"
Widget.present(<Text widgetBackground="red">
  {String(Widget.isTransparentBackground)} {String(Widget.isBlurMode)}
</Text>)
