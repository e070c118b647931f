// says: widget.tsx:6:13: warning: 'paint' is no method of the canvas' context; it draws nothing
import { Canvas, Widget } from "scripting"
Widget.present(
  <Canvas draw={(context: any) => {
    context.fillRect(0, 0, 10, 10)
    context.paint(3)
  }} />)
