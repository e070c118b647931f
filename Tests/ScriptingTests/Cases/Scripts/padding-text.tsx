// says: widget.tsx:4:3: warning: 'padding' of 'Text' is the text "12"; write padding={12}
import { Text, VStack, Widget } from "scripting"
Widget.present(<VStack>
  <Text padding={"12" as any}>a</Text>
</VStack>)
