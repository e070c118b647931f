// data: location.json {"latitude": 48.2, "longitude": 16.37, "placemark": {"locality": "Vienna"}}
// shows: 48.2 heard 16.37 Vienna Vienna null 25 best
// says: 'Location.geocodeAddress' knows the place of location.json alone
// not: error
import { Location, Text, Widget } from "scripting"
let heard = 0
Location.addLocationListener((place) => { heard = place.longitude })
await Location.startUpdatingLocation()
await null
Location.setDistanceFilter(25)
await Location.setAccuracy("best")
const here = await Location.requestCurrent()
const [near] = (await Location.reverseGeocode(here!)) ?? []
const [found] = (await Location.geocodeAddress({ address: "Ring 1, Vienna" })) ?? []
Widget.present(<Text>{[
  here!.latitude, "heard", heard, near.locality, found.locality, await Location.geocodeAddress({ address: "Oslo" }),
  Location.distanceFilter, Location.accuracy,
].map(String).join(" ")}</Text>)
