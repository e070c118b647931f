// says: widget.tsx:3:26: warning: 'Nowhere' is no component of the app that is known here
import { Nowhere, Text, Widget } from "scripting"
function Part() { return <Nowhere /> }
Widget.present(<Part />)
