// shows: 250%
// shows: €2.50
// shows: 6/2/2026
// not: warning
import { BarChart, Chart, ChartAxisLabelFormat, PointChart, VStack, Widget } from "scripting"
const axis = (format: any) =>
  ({ values: { type: "values", values: [0, 2.5] }, valueLabel: { format } }) as any
const days = [1, 2, 3].map((day) => ({ label: new Date(2026, 5, day), value: day, unit: "day" }))
Widget.present(
  <VStack>
    <Chart chartYAxis={axis(ChartAxisLabelFormat.percent())}>
      <PointChart marks={[{ x: 1, y: 2.5 }]} />
    </Chart>
    <Chart chartYAxis={axis(ChartAxisLabelFormat.currency({ currencyCode: "EUR", fractionDigits: 2 }))}>
      <PointChart marks={[{ x: 1, y: 2.5 }]} />
    </Chart>
    <Chart
      chartXAxis={{
        values: { type: "values", values: [new Date(2026, 5, 2)] },
        valueLabel: { format: ChartAxisLabelFormat.date({ dateStyle: "numeric" }) },
      } as any}>
      <BarChart marks={days as any} />
    </Chart>
  </VStack>)
