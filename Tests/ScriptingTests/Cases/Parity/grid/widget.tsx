import { Divider, Grid, GridRow, Text, Widget } from "scripting"

Widget.present(
  <Grid alignment="leading" horizontalSpacing={10} verticalSpacing={4} font="footnote">
    <GridRow>
      <Text bold>One</Text>
      <Text>a wider cell</Text>
      <Text gridColumnAlignment="trailing">3</Text>
    </GridRow>
    <GridRow alignment="bottom">
      <Text font="largeTitle">Two</Text>
      <Text gridCellColumns={2}>spans</Text>
    </GridRow>
    <Divider />
    <GridRow>
      <Text>Three</Text>
      <Text>b</Text>
      <Text>123</Text>
    </GridRow>
  </Grid>
)
