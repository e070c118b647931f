// says: widget.tsx:5:3: warning: 'image' of 'Image' is null, which could not be read
// says: widget.tsx:6:3: warning: '/nowhere.png' could not be read; a sign stands for the picture
import { Image, VStack, Widget } from "scripting"
Widget.present(<VStack>
  <Image image={null} resizable frame={{ width: 40, height: 20 }} />
  <Image filePath="/nowhere.png" resizable scaleToFill frame={{ width: 40, height: 20 }} />
</VStack>)
