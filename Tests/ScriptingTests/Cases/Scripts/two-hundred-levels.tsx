// shows: the innermost
// not: error
// not: warning
import { Text, VStack, Widget } from "scripting"
let view = <Text>the innermost</Text>
for (let level = 0; level < 198; level++) view = <VStack padding={0.1}>{view}</VStack>
Widget.present(view)
