import { Text, Widget } from "scripting"

Widget.present(
  <Text
    padding
    styledText={{
      font: "title3",
      content: [
        "plain ",
        { content: "marked", bold: true, backgroundColor: "systemYellow" },
        { content: [" ", "linked"], link: "https://example.com" },
      ],
    }}
  />
)
