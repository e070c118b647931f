import { BarChart, Chart, Widget } from "scripting"

Widget.present(
  <Chart chartYAxis="hidden" padding>
    <BarChart
      marks={[
        { label: "Mon", value: 4, foregroundStyle: "systemBlue", cornerRadius: 4 },
        { label: "Tue", value: 7, foregroundStyle: "systemBlue" },
        { label: "Wed", value: 2.5, foregroundStyle: "systemOrange" },
      ]}
    />
  </Chart>
)
