import { AnimatedGif, Path, VStack, Widget } from "scripting"

const path = Path.join(FileManager.documentsDirectory, "still.gif")
FileManager.writeAsDataSync(path, Data.fromBase64String(
  "R0lGODlhBAACAIEAAP8AAAAA/wAAAAAAACH5BAAKAAAALAAAAAAEAAIAAAgJAAEACBBAIMGAACH5BAEKAAEALAAAAAAEAAIAgQD/AAAAAAAAAAAAAAgHAAEIHCgwIAA7")!)
Widget.present(
  <VStack>
    <AnimatedGif path={path} frame={{ width: 60, height: 40 }} border={{ style: "systemBlue" }} />
    <AnimatedGif path={path} frame={{ height: 20 }} />
  </VStack>
)
