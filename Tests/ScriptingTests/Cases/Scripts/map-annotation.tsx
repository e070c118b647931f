// shows: inside
// shows: Here
// not: error
import { Annotation, Map, MapCameraPosition, Text, Widget } from "scripting"
const region = { center: { latitude: 52.5, longitude: 13.4 }, span: { latitudeDelta: 1, longitudeDelta: 1 } }
Widget.present(<Map initialCameraPosition={MapCameraPosition.region(region)}>
  <Annotation title="Here" coordinate={{ latitude: 52.5, longitude: 13.4 }}><Text>inside</Text></Annotation>
</Map>)
