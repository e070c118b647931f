// says: widget.tsx:3:16: warning: 'spacing' of 'VStack' does not take "four"; it has no effect
import { Text, VStack, Widget } from "scripting"
Widget.present(<VStack spacing={"four" as any}><Text>a</Text><Text>b</Text></VStack>)
