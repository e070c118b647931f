// shows: 150 100 75 50 150 100
// says: 'MapSnapshotter' has no streets here: it gives plain ground with what is put on it
// not: error
// not: warning
import { Image, MapCamera, MapSnapshotter, Text, VStack, Widget } from "scripting"
const center = { latitude: 48.2, longitude: 16.37 }
const shot = await MapSnapshotter.take({
  region: { center, span: { latitudeDelta: 0.05, longitudeDelta: 0.05 } }, size: { width: 150, height: 100 },
  overlays: [
    { type: "circle", center, radius: 800, strokeColor: "systemBlue", fillColor: "rgba(0,122,255,0.2)" },
    { type: "polyline", coordinates: [center, { latitude: 48.21, longitude: 16.39 }], lineWidth: 3 },
  ],
  annotations: [{ coordinate: center, tintColor: "systemPurple", title: "<b>" }],
})
const near = await MapSnapshotter.take({
  camera: MapCamera.make({ centerCoordinate: center, distance: 1000 }), size: { width: 60, height: 40 },
  appearance: "dark" })
const middle = shot.point(center)
Widget.present(
  <VStack>
    <Image image={shot.image} resizable scaleToFit />
    <Image image={near.image} />
    <Text>{[shot.size.width, shot.size.height, Math.round(middle.x), Math.round(middle.y), shot.image.width, shot.image.height].join(" ")}</Text>
  </VStack>)
