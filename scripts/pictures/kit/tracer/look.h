// What one ray sees.
#pragma once
#include "light.h"
#include "surface.h"
typedef struct { V colour, normal, soft; float depth; int id; } Look;

// `soft`: the soft light where the ray lands, if it is known from beside it.
static Look look(V o, V d, int depth, int fine, const V *soft) {
  Look r = {0}; Hit h = trace(o, d, 400, 0);
  if (h.tri < 0) { r.colour = environment(d); r.normal = v(0, 0, 0); r.depth = 400; r.id = -1; return r; }
  const Tri *t = tris + h.tri; const Mat *m = mats + t->mat; int kind = m->kind;
  V p = add(o, mul(d, h.t)); V n = dot(t->n, d) > 0 ? mul(t->n, -1) : t->n;
  r.normal = n; r.depth = h.t; r.id = t->mat;
  if ((kind == GLASS || kind == SHEER) && depth < 5) {
    Look through = look(add(p, mul(d, 2e-3f)), d, depth + 1, fine, 0);
    r.colour = through.colour;
    if (kind == SHEER) { r.colour = mix(r.colour, mul(v(1, .99f, .96f), S.indoor > .5f ? .96f : .74f), .62f + .14f * (noise((p.x + p.y) * 9, 0, 0) > .5f)); return r; }
    V away = sub(d, mul(n, 2 * dot(d, n))); float f = clampf(1 + dot(d, n), 0, 1); f = .05f + .95f * powf(f, 4);
    if (S.indoor > .5f) { r.colour = mix(r.colour, v(.9f, .96f, .97f), .03f + .1f * f); return through.depth > 399 ? (through.depth = 399, through.colour = r.colour, through) : (through.colour = r.colour, through); }
    V sky = environment(v(away.x, away.y, fabsf(away.z) + .22f));
    r.colour = mix(mul(prod(r.colour, v(.70f, .76f, .78f)), .8f), sky, clampf(m->a + .14f + f, 0, .9f));
    return r;
  }
  V smooth = kind == LEAF ? t->s : dot(t->s, n) > 0 ? t->s : mul(t->s, -1);
  if (kind == LAMP) { r.colour = v(m->r, m->g, m->b); return r; }
  V base = paintOf(m, p, n, h.tri);
  V above = add(p, mul(n, 2e-3f));
  r.soft = soft ? *soft : softLight(above, n, smooth, kind == LEAF, kind == LEAF ? 1 : fine);
  r.colour = prod(base, add(r.soft, sunLight(above, smooth, kind == LEAF)));
  if (kind == MIRROR) {
    if (depth > 1) { r.colour = v(.55f, .57f, .56f); return r; }
    Look mirror = look(add(p, mul(n, 2e-3f)), sub(d, mul(n, 2 * dot(d, n))), depth + 1, fine, 0); r.colour = mul(mirror.colour, .93f); if (mirror.id >= 0) r.normal = mirror.normal; return r;
  }
  if (kind == WATER) { V away = v(d.x, d.y, fabsf(d.z)); float f = powf(1 - fabsf(d.z), 3); r.colour = mix(r.colour, environment(away), .15f + .5f * f); }
  if ((kind == MARBLE || (kind == FLOOR && m->c > 0)) && depth < 1) {
    V away = sub(d, mul(n, 2 * dot(d, n))); float f = powf(clampf(1 + dot(d, n), 0, 1), 3);
    if (f > .05f) { Look mirror = look(add(p, mul(n, 2e-3f)), away, 4, 1, 0); r.colour = mix(r.colour, mirror.colour, .30f * f); }
  }
  if (S.indoor < .5f) { float haze = 1 - expf(-h.t / 260); r.colour = mix(r.colour, S.skyLow, haze); }
  return r;
}
