// The floor for a pager on SDL2: the least that any program has to do on it. Three surfaces, two
// copies and one SDL_UpdateWindowSurface a frame, events when they come, nothing at rest.
// vpage-floor [--size WxH] [--pages N] [--title T]

#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const Uint32 colours[10] = {0x1E6FB8, 0xB8321E, 0x2E8B57, 0x8A2BE2, 0xC2780C,
                                   0x0E8C8C, 0xA0307A, 0x4B6B1F, 0x3B3FA8, 0x8C4A2F};
static const char *paragraph =
    "Three surfaces carry any number of pages. The strip follows the hand, settles, and is put "
    "back in the middle without a trace.";

static int width = 480, height = 800;
static long pages = 10, page = 0;
static SDL_Window *window;
static SDL_Surface *strip[3];
static TTF_Font *large, *small;

static TTF_Font *open_font(int size) {
  static const char *paths[] = {"/usr/share/fonts/opentype/inter/Inter-Regular.otf",
                                "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"};
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
    TTF_Font *font = TTF_OpenFont(paths[i], size);
    if (font) return font;
  }
  return NULL;
}

static void text(SDL_Surface *target, TTF_Font *font, const char *words, int y) {
  if (!font) return;
  SDL_Surface *drawn =
      TTF_RenderUTF8_Blended_Wrapped(font, words, (SDL_Color){240, 240, 240, 255}, width - 80);
  if (!drawn) return;
  SDL_BlitSurface(drawn, NULL, target, &(SDL_Rect){40, y, 0, 0});
  SDL_FreeSurface(drawn);
}

static void draw(SDL_Surface *target, long number) {
  char title[32];
  snprintf(title, sizeof title, "Page %ld", number);
  SDL_FillRect(target, NULL, colours[number % 10]);
  text(target, large, title, 80);
  text(target, small, paragraph, 150);
}

static void show(double displacement) {
  SDL_Surface *target = SDL_GetWindowSurface(window);
  int shift = (int)lround(displacement), first = shift < 0 ? 0 : 1;
  int seam = shift < 0 ? -shift : height - shift;
  SDL_Rect upper = {0, height - seam, width, seam}, lower = {0, 0, width, height - seam};
  SDL_Rect at = {0, 0, 0, 0}, below = {0, seam, 0, 0};
  if (shift == 0) {
    SDL_BlitSurface(strip[1], NULL, target, NULL);
  } else {
    SDL_BlitSurface(strip[first], &upper, target, &at);
    SDL_BlitSurface(strip[first + 1], &lower, target, &below);
  }
  SDL_UpdateWindowSurface(window);
}

static void turn(int direction) {
  long target = page + direction, entering = target + direction;
  page = target;
  SDL_Surface *freed = strip[direction > 0 ? 0 : 2];
  if (direction > 0) {
    strip[0] = strip[1], strip[1] = strip[2], strip[2] = freed;
  } else {
    strip[2] = strip[1], strip[1] = strip[0], strip[0] = freed;
  }
  if (entering >= 0 && entering < pages) draw(freed, entering);
}

static void settle(double from, double to) {
  const double omega = 2 * 3.14159265358979 / 0.4;
  Uint64 start = SDL_GetPerformanceCounter(), frequency = SDL_GetPerformanceFrequency();
  Uint64 due = start;
  for (;;) {
    double time = (double)(SDL_GetPerformanceCounter() - start) / (double)frequency;
    double left = (from - to) * (1 + omega * time) * exp(-omega * time);
    if (fabs(left) < 0.25) break;
    show(to + left);
    due += frequency / 60;
    Uint64 now = SDL_GetPerformanceCounter();
    if (due > now) SDL_Delay((Uint32)((due - now) * 1000 / frequency));
  }
}

int main(int count, char **words) {
  const char *title = "vpage-floor";
  for (int i = 1; i + 1 < count; i += 2) {
    if (!strcmp(words[i], "--size")) sscanf(words[i + 1], "%dx%d", &width, &height);
    if (!strcmp(words[i], "--pages")) pages = atol(words[i + 1]);
    if (!strcmp(words[i], "--title")) title = words[i + 1];
  }
  SDL_SetMainReady();
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) || TTF_Init()) return fprintf(stderr, "%s\n", SDL_GetError()), 1;
  window = SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                            SDL_WINDOW_SHOWN);
  if (!window) return fprintf(stderr, "%s\n", SDL_GetError()), 1;
  large = open_font(34), small = open_font(16);
  Uint32 format = SDL_GetWindowSurface(window)->format->format;
  for (int i = 0; i < 3; i++) {
    strip[i] = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, format);
    SDL_SetSurfaceBlendMode(strip[i], SDL_BLENDMODE_NONE);
  }
  draw(strip[1], 0);
  show(0);
  draw(strip[2], 1);
  bool held = false;
  int press = 0;
  double displacement = 0;
  for (SDL_Event event; SDL_WaitEvent(&event);) {
    bool moved = false, over = false;
    do {
      switch (event.type) {
        case SDL_QUIT: over = true; break;
        case SDL_KEYDOWN: over |= event.key.keysym.sym == SDLK_ESCAPE; break;
        case SDL_WINDOWEVENT: moved |= event.window.event == SDL_WINDOWEVENT_EXPOSED; break;
        case SDL_MOUSEBUTTONDOWN: held = true, press = event.button.y; break;
        case SDL_MOUSEMOTION:
          if (!held) break;
          displacement = press - event.motion.y;
          displacement = 0.55 * displacement * height / (height + 0.55 * fabs(displacement));
          moved = true;
          break;
        case SDL_MOUSEBUTTONUP: {
          if (!held) break;
          held = moved = false;
          int direction = fabs(displacement) < 0.12 * height ? 0 : displacement > 0 ? 1 : -1;
          if (page + direction < 0 || page + direction >= pages) direction = 0;
          settle(displacement, direction * height);
          if (direction) turn(direction);
          displacement = 0, moved = true;
          break;
        }
      }
    } while (SDL_PollEvent(&event));
    if (over) break;
    if (moved) show(displacement);
  }
  SDL_Quit();
  return 0;
}
