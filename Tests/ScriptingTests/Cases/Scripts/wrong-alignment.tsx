// says: widget.tsx:5:3: warning: 'alignment' of 'VStack' does not take "middle"; it has no effect
// says: widget.tsx:6:5: warning: 'lineLimit' of 'Text' does not take -1; it has no effect
import { Text, VStack, Widget } from "scripting"
Widget.present(
  <VStack alignment={"middle" as any}>
    <Text lineLimit={-1}>a</Text>
  </VStack>)
