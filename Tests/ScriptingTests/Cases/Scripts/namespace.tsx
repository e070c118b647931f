// shows: inside
import { NamespaceReader, Text, Widget } from "scripting"
Widget.present(<NamespaceReader>{(name: any) => <Text>inside</Text>}</NamespaceReader>)
