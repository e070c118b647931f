"""Inter's advances as the typesetter gets them: shaped with HarfBuzz."""
import ctypes
import re
from collections import namedtuple

Glyph = namedtuple("Glyph", "cluster advance offset bearing width")
UNITS = 65536
FOLDERS = "/usr/share/fonts/truetype/inter-vf/", "/usr/share/fonts/opentype/inter/"
STATIC = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]

library = ctypes.CDLL("libharfbuzz.so.0")
for name in (
    "blob_create_from_file face_create font_create buffer_create buffer_get_glyph_infos "
    "buffer_get_glyph_positions language_from_string"
).split():
    getattr(library, "hb_" + name).restype = ctypes.c_void_p


class Info(ctypes.Structure):
    _fields_ = [(n, ctypes.c_uint32) for n in ("id", "mask", "cluster", "a", "b")]


class Position(ctypes.Structure):
    _fields_ = [(n, ctypes.c_int32) for n in ("advance", "down", "offset", "up", "a")]


class Feature(ctypes.Structure):
    _fields_ = [(n, ctypes.c_uint32) for n in ("tag", "value", "start", "end")]


class Variation(ctypes.Structure):
    _fields_ = [("tag", ctypes.c_uint32), ("value", ctypes.c_float)]


class Extents(ctypes.Structure):
    _fields_ = [(n, ctypes.c_int32) for n in ("bearing", "top", "width", "height")]


def tag(text):
    return int.from_bytes(text.encode(), "big")


def pointer(value):
    return ctypes.c_void_p(value)


fonts = {}


def font(cut, weight):
    if (cut, weight) in fonts:
        return fonts[cut, weight]
    if cut == "rounded":
        path = f"{FOLDERS[1]}InterDisplay-{STATIC[round(weight / 100) - 1]}.otf"
    else:
        path = FOLDERS[0] + ("Inter" if cut == "text" else "InterDisplay") + "-roman.var.ttf"
    blob = pointer(library.hb_blob_create_from_file(path.encode()))
    made = pointer(library.hb_font_create(pointer(library.hb_face_create(blob, 0))))
    library.hb_font_set_scale(made, UNITS, UNITS)
    if cut != "rounded":
        library.hb_font_set_variations(made, (Variation * 1)(Variation(tag("wght"), weight)), 1)
    fonts[cut, weight] = made
    return made


def shape(cut, weight, text, tabular=False):
    """Glyphs in em."""
    face = font(cut, weight)
    buffer = pointer(library.hb_buffer_create())
    scalars = (ctypes.c_uint32 * len(text))(*map(ord, text))
    library.hb_buffer_add_utf32(buffer, scalars, len(text), 0, len(text))
    library.hb_buffer_set_direction(buffer, 4)
    library.hb_buffer_set_script(buffer, tag("Latn"))
    library.hb_buffer_set_language(buffer, pointer(library.hb_language_from_string(b"en", -1)))
    runs = [m.span() for m in re.finditer("[0-9]+", text)] if tabular else []
    digits = [Feature(tag("tnum"), 1, start, end) for start, end in runs]
    library.hb_shape(face, buffer, (Feature * max(1, len(digits)))(*digits), len(digits))
    count = ctypes.c_uint(0)
    infos = ctypes.cast(
        library.hb_buffer_get_glyph_infos(buffer, ctypes.byref(count)), ctypes.POINTER(Info))
    places = ctypes.cast(
        library.hb_buffer_get_glyph_positions(buffer, ctypes.byref(count)),
        ctypes.POINTER(Position))
    glyphs = []
    for i in range(count.value):
        box = Extents()
        library.hb_font_get_glyph_extents(face, infos[i].id, ctypes.byref(box))
        glyphs.append(Glyph(
            infos[i].cluster, places[i].advance / UNITS, places[i].offset / UNITS,
            box.bearing / UNITS, box.width / UNITS))
    library.hb_buffer_destroy(buffer)
    return glyphs
