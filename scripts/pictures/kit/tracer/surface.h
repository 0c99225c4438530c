// What surfaces are painted with.
#pragma once
#include "tree.h"
static V paintOf(const Mat *m, V p, V n, int tri) {
  V c = v(m->r, m->g, m->b);
  float u = fabsf(n.x) > fabsf(n.y) ? p.y : p.x, w = p.z;
  if (fabsf(n.z) > .7f) { u = p.x; w = p.y; }
  if (m->a > .5f && m->kind == FLOOR) { float t = u; u = w; w = t; }
  float wash = .92f + .16f * fbm(p.x * .9f, p.y * .9f, p.z * .9f + 5);
  switch ((int)m->kind) {
    case BRICK: {
      int row = floorf(w / .086f); float x = u / .24f + (row & 1) * .5f;
      float fx = x - floorf(x), fy = w / .086f - row;
      int mortar = fx < .05f || fy < .13f;
      float tone = hash((int)floorf(x), row, 7);
      return mul(mortar ? mix(c, v(.78f, .74f, .68f), .55f) : mul(c, .82f + .34f * tone), wash);
    }
    case BOARDS: { float f = w / .155f - floorf(w / .155f); return mul(c, wash * (f < .10f ? .70f : .96f + .08f * f)); }
    case ASHLAR: {
      int row = floorf(w / .31f); float x = u / (.42f + .3f * hash(row, 3, 1)) + hash(row, 1, 2);
      float fx = x - floorf(x), fy = w / .31f - row; float tone = hash((int)floorf(x), row, 5);
      float edge = fx < .025f || fy < .05f;
      V s = mix(mul(c, .84f), mix(c, v(.95f, .86f, .70f), .45f), tone);
      return mul(s, (edge ? .76f : .92f + .16f * fbm(u * 5, w * 9, tone * 9)));
    }
    case BATTENS: { float f = u / .11f - floorf(u / .11f); return mul(c, (f < .22f ? .55f : .9f + .2f * hash((int)floorf(u / .11f), 2, 2)) * wash); }
    case TILES: {
      float run = sqrtf(p.x * p.x * n.x * n.x + p.y * p.y * n.y * n.y) / (fabsf(n.z) * .0f + 1);
      float s = p.z / .16f; int row = floorf(s); float f = s - row; float x = (fabsf(n.x) > fabsf(n.y) ? p.y : p.x) / .3f + (row & 1) * .5f; (void)run;
      return mul(c, (f < .2f ? .72f : .9f + .18f * hash((int)floorf(x), row, 3)) * wash);
    }
    case SEAMS: { float x = (fabsf(n.x) > fabsf(n.y) ? p.y : p.x) / (m->a > 0 ? m->a : .4f); float f = x - floorf(x); return mul(c, (f < .12f ? .8f : f < .2f ? 1.08f : .98f) * (.95f + .1f * (wash - .92f) / .16f)); }
    case FLOOR: {
      int row = floorf(u / .14f); float x = w / 1.7f + hash(row, 3, 1) * 3; float tone = hash(row, (int)floorf(x), 1);
      float f = u / .14f - row, g = x - floorf(x);
      float grain = fbm(u * 22, w * 1.3f, row);
      return mul(c, (f < .045f || g < .004f ? .80f : .88f + .14f * tone + .10f * grain));
    }
    case GRASS: { float f = fbm(p.x * 1.1f, p.y * 1.1f, 2); float g = fbm(p.x * 7, p.y * 3.5f, 4); return mul(mix(c, v(.66f, .66f, .36f), .45f * step(.4f, .7f, f)), .72f + .5f * g); }
    case LEAF: { float t = hash(tri, 11, 3); V warm = v(c.x * 1.22f + .03f, c.y * 1.12f + .02f, c.z * .82f); return mix(mul(c, .86f), warm, t); }
    case WATER: { float f = fbm(p.x * 1.4f, p.y * 2.6f, 3); float caust = step(.47f, .5f, f) - step(.5f, .54f, f); return add(mul(c, .9f + .16f * f), mul(v(1, 1, 1), .16f * caust)); }
    case PAVING: {
      float q = m->a > 0 ? m->a : .6f; float x = u / q, y = w / q; float fx = x - floorf(x), fy = y - floorf(y);
      return mul(c, (fx < .025f || fy < .025f ? .82f : .92f + .12f * hash((int)floorf(x), (int)floorf(y), 1)) * wash);
    }
    case MARBLE: { float f = fabsf(fbm(p.x * 1.6f + p.z, p.y * 1.6f + p.z * 1.4f, p.z * 1.5f) - .5f); return mix(mix(c, v(.52f, .54f, .55f), .62f), c, step(.0f, .045f, f)); }
    case RUG: { float f = fabsf(u * 7 - floorf(u * 7) - .5f); return mul(c, f < .12f ? .82f : .97f + .06f * noise(u * 60, w * 60, 1)); }
    case FABRIC: return mul(c, .93f + .12f * noise(p.x * 26, p.y * 26, p.z * 26));
    case ROAD: return mul(c, .92f + .14f * fbm(p.x * .6f, p.y * 3, 1));
    case GRAIN: { float long_ = fabsf(n.z) > .7f ? p.x + p.y * .2f : p.x + p.y; return mul(c, (.86f + .24f * fbm(long_ * 1.6f, p.z * 34 + p.y * 21, 3)) * wash); }
    default: return mul(c, wash);
  }
}
