#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

// libpng has no module map of its own; Swift calls the library as it stands, but for one function.
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

// Reads a PNG as 8-bit blue, green, red and straight alpha, samples as they are stored: no gamma.
//
// Swift cannot call libpng's reader itself, since that ends by longjmp when a file is broken. The
// simplified reader, which needs no setjmp, gives wrong rows for interlaced files of 16 bits a channel
// since its repair of CVE-2025-65018 (libpng 1.6.39-2+deb12u6). Answers 1, or 0 and a message.
static inline int vpage_png_read(
    FILE *file, png_uint_32 width, png_uint_32 height, png_bytep pixels, size_t pitch,
    char message[64]) {
  png_structp png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, message, vpage_png_fail, vpage_png_ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    strcpy(message, "out of memory");
    png_destroy_read_struct(&png, NULL, NULL);
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_init_io(png, file);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the file has changed");
  }
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  for (int pass = 0; pass < passes; pass++) {
    for (png_uint_32 y = 0; y < height; y++) png_read_row(png, pixels + y * pitch, NULL);
  }
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}

#endif
