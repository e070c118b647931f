import { Chart, LineChart, Widget } from "scripting"

Widget.present(
  <Chart
    chartXAxis={{
      position: "bottom",
      gridLine: false,
      tick: false,
      valueLabel: { anchor: "top", verticalSpacing: 6 },
    }}
    chartYAxis={{
      preset: "inset",
      position: "trailing",
      values: { type: "values", values: [0, 0.5, 1] },
      gridLine: { stroke: { lineWidth: 0.5, dash: [2, 2] } },
      tick: { length: 4, stroke: { lineWidth: 2 } },
      valueLabel: { format: "percent" },
    }}
    padding
  >
    <LineChart
      marks={[
        { label: "Mon", value: 0.4, shadow: { color: "black", radius: 2, y: 1 } },
        { label: "Tue", value: 0.9 },
        { label: "Wed", value: 0.1 },
      ]}
    />
  </Chart>
)
