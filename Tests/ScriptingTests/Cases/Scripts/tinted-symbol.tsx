// context: home-screen-tinted
// says: widget.tsx:6:5: note: widgetAccentedRenderingMode="fullColor" has no effect on the symbol 'heart'
// not: 'star'
import { Image, VStack, Widget } from "scripting"
Widget.present(<VStack>
    <Image systemName="heart" widgetAccentedRenderingMode="fullColor" />
    <Image systemName="star" widgetAccentedRenderingMode="accented" />
</VStack>)
