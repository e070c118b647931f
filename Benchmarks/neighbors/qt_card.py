"""Qt Quick with its software renderer, drawn into a picture without a window."""
import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_QUICK_BACKEND"] = "software"

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt, QUrl
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickRenderControl, QQuickRenderTarget, QQuickWindow

import common

QML = """
import QtQuick
Rectangle {
  property int number: 72
  width: 158; height: 158
  gradient: Gradient {
    GradientStop { position: 0; color: Qt.rgba(0.17, 0.42, 0.86, 1) }
    GradientStop { position: 1; color: Qt.rgba(0.49, 0.73, 0.95, 1) }
  }
  component Label: Text { color: "white"; font.family: "Inter"; renderType: Text.QtRendering }
  Label { x: 16; y: 16; text: "Lisbon"; font.pixelSize: 15; font.weight: 600 }
  Rectangle { x: 131; y: 21; width: 8; height: 8; radius: 4; color: "white" }
  Rectangle { x: 118; y: 28; width: 10; height: 10; radius: 5; color: "white" }
  Rectangle { x: 123; y: 23; width: 12; height: 12; radius: 6; color: "white" }
  Rectangle { x: 130; y: 29; width: 9; height: 9; radius: 4.5; color: "white" }
  Label { x: 16; y: 38; text: number + "°"; font.pixelSize: 44; font.weight: 300 }
  Label { x: 16; y: 101; text: "Partly cloudy"; font.pixelSize: 13; font.weight: 500 }
  Label { x: 16; y: 117; text: "Low 14°"; font.pixelSize: 11 }
  Label { anchors.right: parent.right; anchors.rightMargin: 16; y: 117; text: "High 26°"
    font.pixelSize: 11 }
  Rectangle { x: 16; y: 136; width: 126; height: 6; radius: 3; color: Qt.rgba(1, 1, 1, 0.3) }
  Rectangle { x: 16; y: 136; width: 1.26 * number; height: 6; radius: 3; color: "white" }
}
"""

app = QGuiApplication([])
QFontDatabase.addApplicationFont(common.FONT)
control = QQuickRenderControl()
window = QQuickWindow(control)
engine = QQmlEngine()
component = QQmlComponent(engine)
component.setData(QByteArray(QML.encode()), QUrl())
card = component.create()
if card is None:
    raise SystemExit(component.errorString())
card.setParentItem(window.contentItem())
window.resize(QSize(158, 158))
control.initialize()


def draw(iteration):
    image = QImage(474, 474, QImage.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(3)
    image.fill(Qt.transparent)
    target = QQuickRenderTarget.fromPaintDevice(image)
    target.setDevicePixelRatio(3)
    window.setRenderTarget(target)
    card.setProperty("number", iteration % 100)
    control.polishItems()
    control.beginFrame()
    control.sync()
    control.render()
    control.endFrame()
    return image


def png(iteration):
    buffer = QBuffer()
    buffer.open(QIODevice.WriteOnly)
    draw(iteration).save(buffer, "PNG")
    return bytes(buffer.data())


if common.picture():
    with open(common.picture(), "wb") as file:
        file.write(png(72))
common.report(raw=common.median(draw, common.seconds()), png=common.median(png, common.seconds()))
# Qt's order of destruction at exit is none of our business.
os._exit(0)
