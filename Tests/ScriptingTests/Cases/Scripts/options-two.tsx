// says: --script-option: a widget has one kind of background; choose one of them
// option: isBlurMode
// option: isTransparentMode
import { Text, Widget } from "scripting"
Widget.present(<Text>a</Text>)
