"""blitz-py: HTML and CSS by Blitz. The page is parsed once; number and bar change each time."""
from blitz_py import Template

import common

with open(common.FONT, "rb") as file:
    font = file.read()
template = Template(common.html(72), width=158, height=158, scale=3.0, fonts=[font])
if common.picture():
    with open(common.picture(), "wb") as file:
        file.write(template.render_png())


def change(iteration):
    number = iteration % 100
    template.update(number=f"{number}°")
    template.set_style("done", "width", f"{number}%")


def raw(iteration):
    change(iteration)
    template.render_rgba()


def png(iteration):
    change(iteration)
    template.render_png()


common.report(raw=common.median(raw, common.seconds()), png=common.median(png, common.seconds()))
