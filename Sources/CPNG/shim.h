#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

// libpng has no module map of its own; Swift calls the library as it stands, but for these functions.
#include <png.h>
#include <stdio.h>
#include <string.h>

static inline void vpage_png_fail(png_structp png, png_const_charp reason) {
  char *message = (char *)png_get_error_ptr(png);
  strncpy(message, reason, 63);
  message[63] = 0;
  png_longjmp(png, 1);
}

static inline void vpage_png_ignore(png_structp png, png_const_charp reason) {
  (void)png;
  (void)reason;
}

// Reads a PNG, once from its start to its end, so that it may come from a pipe.
//
// Swift cannot call libpng's reader itself, since that ends by longjmp when a file is broken. The
// simplified reader, which needs no setjmp, gives wrong rows for interlaced files of 16 bits a channel
// since its repair of CVE-2025-65018 (libpng 1.6.39-2+deb12u6).
typedef struct {
  png_structp png;
  png_infop info;
  png_uint_32 width;
  png_uint_32 height;
  char message[64];
} vpage_png;

static inline void vpage_png_end(vpage_png *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
}

// Reads up to the pixels: the size is known then. Answers 1, or 0 and leaves the reason in `message`.
static inline int vpage_png_begin(vpage_png *reader, FILE *file) {
  reader->png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, reader->message, vpage_png_fail, vpage_png_ignore);
  reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
  if (!reader->info) {
    strcpy(reader->message, "out of memory");
    return 0;
  }
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_init_io(reader->png, file);
  png_read_info(reader->png, reader->info);
  reader->width = png_get_image_width(reader->png, reader->info);
  reader->height = png_get_image_height(reader->png, reader->info);
  return 1;
}

// Reads the pixels as 8-bit blue, green, red and straight alpha, samples as they are stored: no gamma.
//
// Answers 1, or 0 and leaves the reason in `message`.
static inline int vpage_png_read(vpage_png *reader, png_bytep pixels, size_t pitch) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  for (int pass = 0; pass < passes; pass++) {
    for (png_uint_32 y = 0; y < reader->height; y++) png_read_row(png, pixels + y * pitch, NULL);
  }
  png_read_end(png, NULL);
  return 1;
}

#endif
