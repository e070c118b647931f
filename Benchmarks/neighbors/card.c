/* The reference card drawn by hand: what the machine can do without any layout system.
 *
 *   cc -O2 -o card card.c $(pkg-config --cflags --libs pangocairo spng) -lm
 *   ./card SECONDS [PICTURE.png]
 *
 * Prints the median milliseconds of raw pixels and of PNG bytes as JSON. The number and the bar
 * change at every iteration; everything is drawn again, as the others do. */
#include <math.h>
#include <pango/pangocairo.h>
#include <spng.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { side = 158, scale = 3, pixels = side * scale };

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void text(cairo_t *cr, PangoLayout *layout, const char *what, double size, int weight,
                 double x, double baseline, int right) {
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family_static(font, "Inter");
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_font_description_set_weight(font, weight);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_text(layout, what, -1);
  if (right) {
    int width;
    pango_layout_get_size(layout, &width, NULL);
    x -= (double)width / PANGO_SCALE;
  }
  cairo_move_to(cr, x, baseline - (double)pango_layout_get_baseline(layout) / PANGO_SCALE);
  pango_cairo_show_layout(cr, layout);
}

/* A cloud before a sun, as large as the 20 point symbol of the others. */
static void symbol(cairo_t *cr, double x, double y) {
  cairo_save(cr);
  cairo_translate(cr, x, y);
  cairo_arc(cr, 17, 7, 4, 0, 2 * M_PI);
  cairo_fill(cr);
  cairo_set_line_width(cr, 1.4);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  for (int ray = 0; ray < 8; ray++) {
    double angle = ray * M_PI / 4;
    cairo_move_to(cr, 17 + 5.6 * cos(angle), 7 + 5.6 * sin(angle));
    cairo_line_to(cr, 17 + 7.2 * cos(angle), 7 + 7.2 * sin(angle));
  }
  cairo_stroke(cr);
  cairo_new_path(cr);
  cairo_arc(cr, 5, 15, 5, M_PI / 2, 1.45 * M_PI);
  cairo_arc(cr, 11, 11, 6, M_PI, 1.9 * M_PI);
  cairo_arc(cr, 17, 15, 4.6, 1.5 * M_PI, M_PI / 2);
  cairo_close_path(cr);
  cairo_fill(cr);
  cairo_restore(cr);
}

static void capsule(cairo_t *cr, double x, double y, double width, double height) {
  double r = fmin(width, height) / 2;
  cairo_new_path(cr);
  cairo_arc(cr, x + r, y + height / 2, r, M_PI / 2, 1.5 * M_PI);
  cairo_arc(cr, x + width - r, y + height / 2, r, 1.5 * M_PI, M_PI / 2);
  cairo_close_path(cr);
  cairo_fill(cr);
}

static void draw(cairo_surface_t *surface, int number) {
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, scale, scale);
  cairo_pattern_t *sky = cairo_pattern_create_linear(0, 0, 0, side);
  cairo_pattern_add_color_stop_rgb(sky, 0, 0.17, 0.42, 0.86);
  cairo_pattern_add_color_stop_rgb(sky, 1, 0.49, 0.73, 0.95);
  cairo_set_source(cr, sky);
  cairo_paint(cr);
  cairo_pattern_destroy(sky);

  cairo_set_source_rgb(cr, 1, 1, 1);
  PangoLayout *layout = pango_cairo_create_layout(cr);
  char label[16];
  snprintf(label, sizeof label, "%d°", number);
  text(cr, layout, "Lisbon", 15, 600, 16, 30, 0);
  text(cr, layout, label, 44, 300, 16, 81, 0);
  text(cr, layout, "Partly cloudy", 13, 500, 16, 113, 0);
  text(cr, layout, "Low 14°", 11, 400, 16, 127, 0);
  text(cr, layout, "High 26°", 11, 400, 142, 127, 1);
  g_object_unref(layout);
  symbol(cr, 118, 18);
  cairo_set_source_rgba(cr, 1, 1, 1, 0.3);
  capsule(cr, 16, 136, 126, 6);
  cairo_set_source_rgb(cr, 1, 1, 1);
  capsule(cr, 16, 136, fmax(6, 126.0 * number / 100), 6);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
}

/* libspng at its fastest; the caller frees. */
static unsigned char *png(cairo_surface_t *surface, unsigned char *rgb, size_t *size) {
  int stride = cairo_image_surface_get_stride(surface);
  const unsigned char *data = cairo_image_surface_get_data(surface);
  for (int y = 0; y < pixels; y++) {
    const unsigned int *row = (const unsigned int *)(data + y * stride);
    unsigned char *out = rgb + y * pixels * 3;
    for (int x = 0; x < pixels; x++) {
      out[3 * x] = row[x] >> 16;
      out[3 * x + 1] = row[x] >> 8;
      out[3 * x + 2] = row[x];
    }
  }
  spng_ctx *context = spng_ctx_new(SPNG_CTX_ENCODER);
  spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1);
  spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 1);
  spng_set_option(context, SPNG_FILTER_CHOICE, SPNG_DISABLE_FILTERING);
  struct spng_ihdr header = {.width = pixels, .height = pixels, .bit_depth = 8,
                             .color_type = SPNG_COLOR_TYPE_TRUECOLOR};
  spng_set_ihdr(context, &header);
  spng_encode_image(context, rgb, (size_t)pixels * pixels * 3, SPNG_FMT_PNG, SPNG_ENCODE_FINALIZE);
  int error;
  unsigned char *bytes = spng_get_png_buffer(context, size, &error);
  spng_ctx_free(context);
  return bytes;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double seconds, int encodes) {
  static double samples[100000];
  int count = 0;
  unsigned char *rgb = malloc((size_t)pixels * pixels * 3);
  for (int i = 0; i < 10; i++) {
    cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels, pixels);
    draw(s, i);
    cairo_surface_destroy(s);
  }
  double end = now_ms() + seconds * 1000;
  while (count < 30 || (now_ms() < end && count < 100000)) {
    double begin = now_ms();
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels, pixels);
    draw(surface, count % 100);
    if (encodes) {
      size_t size;
      free(png(surface, rgb, &size));
    }
    cairo_surface_destroy(surface);
    samples[count++] = now_ms() - begin;
  }
  free(rgb);
  qsort(samples, count, sizeof *samples, ascending);
  return samples[count / 2];
}

int main(int argc, char **argv) {
  double seconds = argc > 1 ? atof(argv[1]) : 2;
  if (argc > 2) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels, pixels);
    draw(surface, 72);
    cairo_surface_write_to_png(surface, argv[2]);
  }
  double raw = median(seconds, 0);
  printf("{\"raw\": %.4f, \"png\": %.4f}\n", raw, median(seconds, 1));
  return 0;
}
