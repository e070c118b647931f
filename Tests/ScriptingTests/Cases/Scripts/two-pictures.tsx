// says: widget.tsx:4:37: warning: 'image' of 'Image' is null
// says: widget.tsx:5:5: warning: 'image' of 'Image' is null
import { Image, VStack, Widget } from "scripting"
Widget.present(<VStack spacing={2}> <Image image={null} resizable frame={{ width: 40, height: 20 }} />
    <Image image={null} resizable frame={{ width: 40, height: 20 }} /></VStack>)
