// The C libraries that draw and set type, as one module: Cairo (raster, SVG, PDF), FreeType and
// HarfBuzz (fonts and shaping), Pango (only its Unicode analysis: bidi, line breaks) and libspng.
#pragma once
#include <cairo/cairo.h>
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_TRUETYPE_TABLES_H
#include FT_BITMAP_H
#include <hb.h>
#include <hb-ft.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <spng.h>

// FreeType's flags are macros that Swift cannot import.
static inline FT_Int32 vitrine_ft_load_outline(void) {
  return FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
}
static inline FT_Int32 vitrine_ft_load_color(void) { return FT_LOAD_COLOR | FT_LOAD_NO_HINTING; }
static inline int vitrine_ft_has_fixed_sizes(FT_Face face) { return FT_HAS_FIXED_SIZES(face); }
static inline int vitrine_ft_has_multiple_masters(FT_Face face) {
  return FT_HAS_MULTIPLE_MASTERS(face);
}
