"""takumi-py: HTML and CSS by Takumi. It has no document to change: each card is compiled anew."""
from takumi_py import Renderer

import common

with open(common.FONT, "rb") as file:
    renderer = Renderer(fonts=[file.read()])


def render(number, kind):
    return renderer.render_html(
        common.body(number), stylesheets=[common.STYLE], width=474, height=474, device_pixel_ratio=3.0, format=kind)


if common.picture():
    with open(common.picture(), "wb") as file:
        file.write(render(72, "png"))

common.report(
    raw=common.median(lambda i: render(i % 100, "raw"), common.seconds()),
    png=common.median(lambda i: render(i % 100, "png"), common.seconds()))
