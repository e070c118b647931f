// says: Widget.present was given the component 'View' and no element; write <View />
import { Text, Widget } from "scripting"
function View() { return <Text>a</Text> }
Widget.present(View as any)
