// shows: 2 numbers
import { BarChart, Chart, ChartOverlay, Text, Widget } from "scripting"
Widget.present(<Chart>
  <BarChart marks={[{ label: "a", value: 3 }, { label: "b", value: 5 }]} />
  <ChartOverlay>{(chart: any) => {
    const { x, y } = chart.position({ x: "b", y: 5 })
    return <Text>{[x, y].filter((one) => one > 0).length} numbers</Text>
  }}</ChartOverlay>
</Chart>)
