// says: widget.tsx:7:3: error: 
// says: children are lists in lists, deeper than 64
import { Text, VStack, Widget } from "scripting"
const all: any[] = []
all.push(all)
Widget.present(<VStack>
  <VStack>{all}</VStack>
</VStack>)
