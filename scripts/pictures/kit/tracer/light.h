// Light at a point: the sun, the sky, the windows of a room; no bounces, so no noise to speak of.
#pragma once
#include "beyond.h"
#include "tree.h"

static uint32_t dice;
static inline float roll(void) { dice ^= dice << 13; dice ^= dice >> 17; dice ^= dice << 5; return (dice & 0xffffff) / 16777216.0f; }

// How open a place is to the sky, or to the air of its room.
static float openness(V p, V n, int rays) {
  float open = 0, reach = S.indoor > .5f ? 1.1f : 5; V up = mix(n, v(0, 0, 1), .25f);
  V t = fabsf(up.z) < .95f ? unit(cross(up, v(0, 0, 1))) : v(1, 0, 0), b = cross(up, t);
  for (int i = 0; i < rays; i++) {
    float a = 6.2831853f * roll(), z = roll(), r = sqrtf(1 - z * z);
    V w = unit(add(add(mul(t, r * cosf(a)), mul(b, r * sinf(a))), mul(up, z + .15f)));
    if (dot(w, n) < .02f) { open += .5f; continue; }
    Hit h = trace(p, w, reach, 1);
    open += h.tri < 0 ? 1 : .45f * h.t / reach;
  }
  return open / rays;
}

static V throughWindow(const float *l, V p, V n) {
  V q = add(v(l[0], l[1], l[2]), add(mul(v(l[3], l[4], l[5]), roll()), mul(v(l[6], l[7], l[8]), roll())));
  V to = sub(q, p); float r2 = dot(to, to); V d = mul(to, 1 / sqrtf(r2));
  float c1 = dot(n, d), c2 = -dot(v(l[9], l[10], l[11]), d);
  if (c1 <= 0 || c2 <= 0) return v(0, 0, 0);
  V area = cross(v(l[3], l[4], l[5]), v(l[6], l[7], l[8]));
  float gain = c1 * c2 * sqrtf(dot(area, area)) / (r2 + .8f) * .42f;
  if (gain < .004f || trace(p, d, sqrtf(r2) - .02f, 1).tri >= 0) return v(0, 0, 0);
  return mul(v(.98f, 1, 1.02f), gain);
}

// What changes slowly from place to place; `rays` towards the sky, of the windows all or, with one ray, one.
static V softLight(V p, V n, V smooth, int isLeaf, int rays) {
  float open = openness(p, n, rays);
  if (isLeaf) open = .55f + .45f * open;
  float facing = S.indoor > .5f ? .93f + .07f * smooth.z : .70f + .30f * smooth.z;
  V tint = mix(v(1.04f, 1, .94f), v(.94f, 1, 1.08f), .5f + .5f * smooth.z);
  V sum = prod(S.ambient, mul(tint, (.30f + .70f * open) * facing));
  if (rays > 1) for (int k = 0; k < S.windows; k++) sum = add(sum, throughWindow(lights + 12 * k, p, n));
  else if (S.windows) sum = add(sum, mul(throughWindow(lights + 12 * (int)(roll() * S.windows * .999f), p, n), S.windows));
  return sum;
}

static V sunLight(V p, V smooth, int isLeaf) {
  float lit = dot(smooth, S.sun);
  if (isLeaf) lit = .25f + .75f * lit;
  if (lit <= 0) return v(0, 0, 0);
  V jitter = v(.012f * (roll() - .5f), .012f * (roll() - .5f), .012f * (roll() - .5f));
  return trace(p, unit(add(S.sun, jitter)), 300, 1).tri < 0 ? mul(S.sunColour, lit) : v(0, 0, 0);
}
