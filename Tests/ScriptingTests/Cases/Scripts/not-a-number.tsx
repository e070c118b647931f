// says: widget.tsx:6:3: warning: 'spacing' of 'VStack' does not take NaN; it has no effect
// says: widget.tsx:7:5: warning: 'padding' of 'Text' does not take -Infinity; it has no effect
import { Text, VStack, Widget } from "scripting"
const rate = Number("four")
Widget.present(
  <VStack spacing={rate}>
    <Text padding={-1 / 0}>a</Text>
  </VStack>)
