// shows: Here
// says: widget.tsx:5:16: note: 'Map' has no streets and names here
import { Map, MapCameraPosition, Marker, Widget } from "scripting"
const region = { center: { latitude: 52.5, longitude: 13.4 }, span: { latitudeDelta: 1, longitudeDelta: 1 } }
Widget.present(<Map initialCameraPosition={MapCameraPosition.region(region)}>
  <Marker title="Here" coordinate={{ latitude: 52.51, longitude: 13.41 }} />
</Map>)
