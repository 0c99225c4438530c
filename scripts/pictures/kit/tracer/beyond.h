// What lies beyond the model: sky and, by outlook, sea, bay, bush or roofs.
#pragma once
#include "vector.h"
typedef struct {
  V eye, right, up, forward; float lens, shiftY;
  V sun, sunColour, skyTop, skyLow, ambient;
  int outlook; float eyeHeight; int seed; int windows; float indoor; float headland; float cloud;
  V low, high; // The room in view, of which walls nearer than it are left out.
} View;
static View S; static const float *lights; // per window: corner, edge1, edge2, normal (12 floats)

enum { STREET, SEA, BAY, BUSH };
static V ridge(V c, float az, float el, float base, float height, float freq, int seed, V light, V dark) {
  float top = base + height * (.35f + .9f * fbm(az * freq + seed * 7.3f, seed, 0)) + height * .22f * noise(az * freq * 9, seed, 3) + height * .1f * noise(az * freq * 31, seed, 5);
  if (el > top) return c;
  float lit = step(.35f, .65f, fbm(az * freq * 12 + 3, el * freq * 26, seed)) * step(base - .1f, top, el + .02f);
  return mix(dark, light, lit);
}
static V headland(V c, float az, float el, float from, float to, float height, float base, int seed) {
  float x = (az - from) / (to - from);
  if (x < 0 || x > 1.6f) return c;
  float top = base + height * step(0, .35f, x) * (.72f + .4f * fbm(az * 9 + seed, 2, seed)) * (1 - .25f * step(.8f, 1.6f, x));
  if (el > top || el < base - .002f) return c;
  float rel = (top - el) / (height + 1e-5f);
  float bed = fbm(az * 3, el * 420 + 2.5f * noise(az * 14, 1, seed), seed);
  V rock = mix(v(.56f, .45f, .33f), v(.84f, .71f, .53f), step(.35f, .62f, bed + .25f * (noise(az * 60, el * 60, 4) - .5f)));
  V green = mix(v(.22f, .31f, .24f), v(.43f, .50f, .36f), step(.4f, .6f, fbm(az * 80, el * 160, seed)));
  V land = mix(green, rock, step(.20f, .34f, rel + .22f * (fbm(az * 40, el * 50, seed) - .5f)));
  return mix(land, S.skyLow, .18f);
}
// Yachts at their moorings: hulls and masts in three rows.
static V boats(V c, float az, float el, int seed) {
  for (int row = 0; row < 3; row++) {
    float line = -.026f - .017f * row, size = .012f + .009f * row, cell = .075f + .03f * row;
    int k = floorf(az / cell + .37f * row); if (hash(k, row, seed) < .45f) continue;
    float x = (az - (k - .37f * row + .3f + .4f * hash(k, row, seed + 1)) * cell) / size, y = (el - line) / size;
    if (y > 0 && y < .22f && fabsf(x) < .5f + .5f * y) return mix(v(.93f, .94f, .92f), v(.75f, .80f, .82f), y < .07f);
    if (y >= .22f && y < .40f && x > -.3f && x < .1f) return v(.86f, .88f, .87f);
    if (y >= .22f && y < 1.9f && fabsf(x - .12f) < .035f) return v(.80f, .82f, .81f);
  }
  return c;
}

static V environment(V d) {
  // Straight ahead is a quarter turn, to the left is more.
  float el = asinf(clampf(d.z, -1, 1)), az = atan2f(dot(d, S.forward), dot(d, S.right));
  float h = clampf(el / .9f, 0, 1);
  V c = mix(S.skyLow, S.skyTop, 1 - powf(1 - h, 2.2f));
  float glow = powf(clampf(dot(d, S.sun), 0, 1), 10);
  c = mix(c, mul(S.sunColour, .62f), .35f * glow);
  if (el > 0) {
    float k = 1 / (d.z + .16f);
    float cx = d.x * k * .5f + S.seed * 3.1f, cy = d.y * k * 1.1f, warp = fbm(cx * 2 + 9, cy * 2, 1) - .5f;
    float cl = .6f * noise(cx * .8f + cy * .6f + warp, cy * .8f - cx * .3f + warp, S.seed) + .4f * fbm(cx * 2.3f - cy + 1.6f * warp, cy * 3.1f + cx + 1.2f * warp, S.seed + 4);
    c = mix(c, mix(v(1, .985f, .96f), S.skyLow, .25f), S.cloud * step(.46f, .66f, cl) * step(.01f, .12f, el));
  }
  int s = S.seed;
  if (S.outlook == SEA || S.outlook == BAY) {
    if (el < 0) {
      float t = clampf(-el / .5f, 0, 1);
      V sea = t < .12f ? mix(v(.52f, .68f, .72f), v(.22f, .50f, .57f), t / .12f) : mix(v(.22f, .50f, .57f), v(.08f, .32f, .40f), (t - .12f) / .88f);
      float k = 1 / (-el + .012f);
      float w = fbm(az * 10 * k * .12f + s, k * 1.1f, s) - .5f;
      sea = mul(sea, 1 + .30f * w * step(0, .04f, -el));
      float fleck = step(.66f, .72f, noise(az * k * 3.2f, k * 5.5f, s + 3)) * step(.008f, .08f, -el);
      sea = mix(sea, v(.93f, .96f, .95f), .5f * fleck);
      c = mix(sea, mul(S.sunColour, .6f), .25f * powf(clampf(dot(v(d.x, d.y, -d.z), S.sun), 0, 1), 24));
    }
    if (S.outlook == SEA) {
      c = headland(c, az, el, S.headland, S.headland + .55f, .030f + .02f * hash(s, 1, 1), -.002f, s);
    } else if (el > -.010f) {
      c = ridge(c, az, el, -.004f, .05f, 2.2f, s + 1, v(.52f, .60f, .56f), v(.42f, .52f, .52f));
      c = ridge(c, az, el, -.012f, .035f, 3.1f, s + 2, v(.40f, .49f, .38f), v(.27f, .37f, .31f));
    } else c = boats(c, az, el, s);
  } else if (S.outlook == BUSH) {
    c = ridge(c, az, el, .0f, .11f, 1.6f, s + 1, v(.60f, .67f, .62f), v(.51f, .60f, .58f));
    c = ridge(c, az, el, -.02f, .13f, 3.2f, s + 2, v(.52f, .58f, .42f), v(.36f, .46f, .36f));
    c = ridge(c, az, el, -.05f, .15f, 5.5f, s + 3, v(.45f, .51f, .32f), v(.25f, .35f, .26f));
  } else {
    c = ridge(c, az, el, .0f, .045f, 2.6f, s + 1, v(.62f, .69f, .64f), v(.54f, .63f, .61f));
    c = ridge(c, az, el, -.03f, .06f, 5.0f, s + 2, v(.47f, .54f, .38f), v(.32f, .42f, .32f));
  }
  // From an upper floor: crowns below the horizon.
  if (S.eyeHeight > 2.2f) {
    float low = S.outlook == STREET ? -.05f : -.10f;
    c = ridge(c, az, el, low - .09f, .10f, 4.1f, s + 5, v(.47f, .54f, .33f), v(.22f, .33f, .25f));
    c = ridge(c, az, el, low - .22f, .13f, 6.3f, s + 6, v(.52f, .57f, .33f), v(.18f, .28f, .22f));
  } else if (el < -.03f) c = mix(c, v(.48f, .54f, .33f), 1);
  return c;
}
