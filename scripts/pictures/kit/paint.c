// Traces triangles into flat, clean light: one sun, a sky, the windows of a room; no bounces, so no noise to speak of.
// Called by paint.py through ctypes. Build: gcc -O3 -march=native -ffast-math -shared -fPIC -o tracer.so paint.c -lm
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct { float x, y, z; } V;
static inline V v(float x, float y, float z) { V r = {x, y, z}; return r; }
static inline V add(V a, V b) { return v(a.x + b.x, a.y + b.y, a.z + b.z); }
static inline V sub(V a, V b) { return v(a.x - b.x, a.y - b.y, a.z - b.z); }
static inline V mul(V a, float s) { return v(a.x * s, a.y * s, a.z * s); }
static inline V prod(V a, V b) { return v(a.x * b.x, a.y * b.y, a.z * b.z); }
static inline float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline V cross(V a, V b) { return v(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x); }
static inline V unit(V a) { return mul(a, 1 / sqrtf(dot(a, a) + 1e-20f)); }
static inline V mix(V a, V b, float t) { return add(mul(a, 1 - t), mul(b, t)); }
static inline float clampf(float x, float a, float b) { return x < a ? a : x > b ? b : x; }
static inline float step(float a, float b, float x) { float t = clampf((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t); }

// ---- noise
static inline float hash(int x, int y, int z) {
  uint32_t h = (uint32_t)x * 374761393u + (uint32_t)y * 668265263u + (uint32_t)z * 2246822519u;
  h = (h ^ (h >> 13)) * 1274126177u; h ^= h >> 16;
  return (h & 0xffffff) / 16777215.0f;
}
static float noise(float x, float y, float z) {
  int i = floorf(x), j = floorf(y), k = floorf(z);
  float a = x - i, b = y - j, c = z - k;
  a = a * a * (3 - 2 * a); b = b * b * (3 - 2 * b); c = c * c * (3 - 2 * c);
#define H(p, q, r) hash(i + p, j + q, k + r)
  float x0 = H(0,0,0) * (1 - a) + H(1,0,0) * a, x1 = H(0,1,0) * (1 - a) + H(1,1,0) * a;
  float x2 = H(0,0,1) * (1 - a) + H(1,0,1) * a, x3 = H(0,1,1) * (1 - a) + H(1,1,1) * a;
  return (x0 * (1 - b) + x1 * b) * (1 - c) + (x2 * (1 - b) + x3 * b) * c;
}
static float fbm(float x, float y, float z) {
  return .5f * noise(x, y, z) + .27f * noise(x * 2.1f, y * 2.1f, z * 2.1f) + .15f * noise(x * 4.3f, y * 4.3f, z * 4.3f) + .08f * noise(x * 9, y * 9, z * 9);
}

// ---- triangles in a tree of boxes
typedef struct { V a, e1, e2, n, s; int mat; } Tri;
typedef struct { V lo, hi; int left, count; } Node;
static Tri *tris; static Node *nodes; static int nodeCount;

static int byAxis;
static int compare(const void *p, const void *q) {
  const Tri *s = p, *t = q;
  float a = (&s->a.x)[byAxis] * 3 + (&s->e1.x)[byAxis] + (&s->e2.x)[byAxis], b = (&t->a.x)[byAxis] * 3 + (&t->e1.x)[byAxis] + (&t->e2.x)[byAxis];
  return a < b ? -1 : a > b;
}
static void build(int node, int from, int count) {
  V lo = v(1e9, 1e9, 1e9), hi = v(-1e9, -1e9, -1e9);
  for (int i = from; i < from + count; i++) {
    V p[3] = {tris[i].a, add(tris[i].a, tris[i].e1), add(tris[i].a, tris[i].e2)};
    for (int j = 0; j < 3; j++) {
      lo = v(fminf(lo.x, p[j].x), fminf(lo.y, p[j].y), fminf(lo.z, p[j].z));
      hi = v(fmaxf(hi.x, p[j].x), fmaxf(hi.y, p[j].y), fmaxf(hi.z, p[j].z));
    }
  }
  nodes[node].lo = lo; nodes[node].hi = hi; nodes[node].left = from; nodes[node].count = count;
  if (count <= 4) return;
  V size = sub(hi, lo);
  byAxis = size.x > size.y && size.x > size.z ? 0 : size.y > size.z ? 1 : 2;
  qsort(tris + from, count, sizeof(Tri), compare);
  int left = nodeCount; nodeCount += 2;
  nodes[node].left = left; nodes[node].count = 0;
  int half = count / 2;
  build(left, from, half); build(left + 1, from + half, count - half);
}
typedef struct { float t; int tri; } Hit;
static inline float boxAt(const Node *n, V o, V inv, float far) {
  float a = (n->lo.x - o.x) * inv.x, b = (n->hi.x - o.x) * inv.x, t0 = fminf(a, b), t1 = fmaxf(a, b);
  a = (n->lo.y - o.y) * inv.y; b = (n->hi.y - o.y) * inv.y; t0 = fmaxf(t0, fminf(a, b)); t1 = fminf(t1, fmaxf(a, b));
  a = (n->lo.z - o.z) * inv.z; b = (n->hi.z - o.z) * inv.z; t0 = fmaxf(t0, fminf(a, b)); t1 = fminf(t1, fmaxf(a, b));
  return t1 >= fmaxf(t0, 0) && t0 < far ? t0 : 1e30f;
}
enum { PLAIN, BRICK, BOARDS, ASHLAR, BATTENS, TILES, SEAMS, FLOOR, GRASS, LEAF, WATER, PAVING, MARBLE, GLASS, RUG, FABRIC, LAMP, SHEER, ROAD };
typedef struct { float r, g, b, kind, a, c; } Mat;
static const Mat *mats;
static inline int blocks(int tri) { int k = mats[tris[tri].mat].kind; return k != GLASS && k != SHEER; }

static Hit trace(V o, V d, float far, int any) {
  Hit hit = {far, -1};
  V inv = v(1 / (fabsf(d.x) < 1e-9f ? 1e-9f : d.x), 1 / (fabsf(d.y) < 1e-9f ? 1e-9f : d.y), 1 / (fabsf(d.z) < 1e-9f ? 1e-9f : d.z));
  int stack[64], top = 0; stack[top++] = 0;
  while (top) {
    const Node *n = nodes + stack[--top];
    if (boxAt(n, o, inv, hit.t) > 1e29f) continue;
    if (!n->count) {
      int l = n->left;
      float a = boxAt(nodes + l, o, inv, hit.t), b = boxAt(nodes + l + 1, o, inv, hit.t);
      if (a < b) { if (b < 1e29f) stack[top++] = l + 1; stack[top++] = l; }
      else { if (a < 1e29f) stack[top++] = l; if (b < 1e29f) stack[top++] = l + 1; }
      continue;
    }
    for (int i = n->left; i < n->left + n->count; i++) {
      const Tri *t = tris + i;
      V p = cross(d, t->e2); float det = dot(t->e1, p);
      if (fabsf(det) < 1e-12f) continue;
      float f = 1 / det; V q = sub(o, t->a); float u = f * dot(q, p);
      if (u < 0 || u > 1) continue;
      V r = cross(q, t->e1); float w = f * dot(d, r);
      if (w < 0 || u + w > 1) continue;
      float s = f * dot(t->e2, r);
      if (s > 1e-4f && s < hit.t && (!any || blocks(i))) { hit.t = s; hit.tri = i; if (any) return hit; }
    }
  }
  return hit;
}

// ---- the picture's settings
typedef struct {
  V eye, right, up, forward; float lens, shiftY;
  V sun, sunColour, skyTop, skyLow, ambient;
  int outlook; float eyeHeight; int seed; int windows; float indoor; float headland; float cloud;
} View;
static View S; static const float *lights; // per window: corner, edge1, edge2, normal (12 floats)

// ---- what lies beyond the model: sky and, by outlook, sea, bay, bush or roofs
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
static V environment(V d) {
  float el = asinf(clampf(d.z, -1, 1)), az = atan2f(d.y, d.x);
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
    } else {
      c = ridge(c, az, el, -.004f, .05f, 2.2f, s + 1, v(.52f, .60f, .56f), v(.42f, .52f, .52f));
      c = ridge(c, az, el, -.012f, .035f, 3.1f, s + 2, v(.40f, .49f, .38f), v(.27f, .37f, .31f));
    }
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

// ---- materials
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
    default: return mul(c, wash);
  }
}

static uint32_t dice;
static inline float roll(void) { dice ^= dice << 13; dice ^= dice >> 17; dice ^= dice << 5; return (dice & 0xffffff) / 16777216.0f; }

static V lightAt(V p, V n, V smooth, int isLeaf, int fine) {
  V sum = S.ambient;
  // Sky: how open the place is.
  float open = 0; V up = mix(n, v(0, 0, 1), .25f);
  float reach = S.indoor > .5f ? 1.3f : 5;
  for (int i = 0; i < fine; i++) {
    float a = 6.2831853f * roll(), z = roll(); float r = sqrtf(1 - z * z);
    V d = v(r * cosf(a), r * sinf(a), z);
    V t = fabsf(up.z) < .95f ? unit(cross(up, v(0, 0, 1))) : v(1, 0, 0), b = cross(up, t);
    V w = unit(add(add(mul(t, d.x), mul(b, d.y)), mul(up, d.z + .15f)));
    if (dot(w, n) < .02f) { open += .5f; continue; }
    Hit h = trace(p, w, reach, 1);
    open += h.tri < 0 ? 1 : .45f * h.t / reach;
  }
  open = fine ? open / fine : .8f;
  if (isLeaf) open = .55f + .45f * open;
  float facing = .62f + .38f * smooth.z;
  sum = prod(sum, mul(mix(v(1.04f, 1, .94f), v(.94f, 1, 1.08f), .5f + .5f * smooth.z), (.30f + .70f * open) * facing));
  float lit = dot(smooth, S.sun);
  if (isLeaf) lit = .25f + .75f * lit;
  if (lit > 0 && dot(S.sunColour, S.sunColour) > 0) {
    V jitter = v(.012f * (roll() - .5f), .012f * (roll() - .5f), .012f * (roll() - .5f));
    if (trace(p, unit(add(S.sun, jitter)), 300, 1).tri < 0) sum = add(sum, mul(S.sunColour, lit));
  }
  for (int k = 0; k < S.windows; k++) {
    const float *l = lights + 12 * k;
    V q = add(v(l[0], l[1], l[2]), add(mul(v(l[3], l[4], l[5]), roll()), mul(v(l[6], l[7], l[8]), roll())));
    V to = sub(q, p); float r2 = dot(to, to); V d = mul(to, 1 / sqrtf(r2));
    float c1 = dot(n, d), c2 = -dot(v(l[9], l[10], l[11]), d);
    if (c1 <= 0 || c2 <= 0) continue;
    V area = cross(v(l[3], l[4], l[5]), v(l[6], l[7], l[8]));
    float gain = c1 * c2 * sqrtf(dot(area, area)) / (r2 + .8f) * .42f;
    if (gain > .004f && trace(p, d, sqrtf(r2) - .02f, 1).tri < 0) sum = add(sum, mul(v(.98f, 1, 1.04f), gain));
  }
  return sum;
}

typedef struct { V colour; V normal; float depth; int id; } Look;
static Look look(V o, V d, int depth, int fine) {
  Look r; Hit h = trace(o, d, 400, 0);
  if (h.tri < 0) { r.colour = environment(d); r.normal = v(0, 0, 0); r.depth = 400; r.id = -1; return r; }
  const Tri *t = tris + h.tri; const Mat *m = mats + t->mat; int kind = m->kind;
  V p = add(o, mul(d, h.t)); V n = dot(t->n, d) > 0 ? mul(t->n, -1) : t->n;
  r.normal = n; r.depth = h.t; r.id = t->mat;
  if ((kind == GLASS || kind == SHEER) && depth < 5) {
    Look through = look(add(p, mul(d, 2e-3f)), d, depth + 1, fine);
    r.colour = through.colour;
    if (kind == SHEER) { r.colour = mix(r.colour, mul(v(1, .99f, .96f), S.indoor > .5f ? .96f : .74f), .62f + .14f * (noise((p.x + p.y) * 9, 0, 0) > .5f)); return r; }
    V away = sub(d, mul(n, 2 * dot(d, n))); float f = clampf(1 + dot(d, n), 0, 1); f = .05f + .95f * powf(f, 4);
    if (S.indoor > .5f) { r.colour = mix(r.colour, v(.9f, .96f, .97f), .03f + .1f * f); return through.depth > 399 ? (through.depth = 399, through.colour = r.colour, through) : (through.colour = r.colour, through); }
    V sky = environment(v(away.x, away.y, fabsf(away.z) + .05f));
    r.colour = mix(mul(prod(r.colour, v(.70f, .76f, .78f)), .8f), sky, clampf(m->a + f, 0, .9f));
    return r;
  }
  V smooth = kind == LEAF ? t->s : dot(t->s, n) > 0 ? t->s : mul(t->s, -1);
  if (kind == LAMP) { r.colour = v(m->r, m->g, m->b); return r; }
  V base = paintOf(m, p, n, h.tri);
  V light = lightAt(add(p, mul(n, 2e-3f)), n, smooth, kind == LEAF, kind == LEAF ? 1 : fine);
  r.colour = prod(base, light);
  if (kind == WATER) { V away = v(d.x, d.y, fabsf(d.z)); float f = powf(1 - fabsf(d.z), 3); r.colour = mix(r.colour, environment(away), .15f + .5f * f); }
  if ((kind == MARBLE || (kind == FLOOR && m->c > 0)) && depth < 1) {
    V away = sub(d, mul(n, 2 * dot(d, n))); float f = powf(clampf(1 + dot(d, n), 0, 1), 3);
    if (f > .05f) { Look mirror = look(add(p, mul(n, 2e-3f)), away, 4, 0); r.colour = mix(r.colour, mirror.colour, .30f * f); }
  }
  if (S.indoor < .5f) { float haze = 1 - expf(-h.t / 260); r.colour = mix(r.colour, S.skyLow, haze); }
  return r;
}

static Look sample(int x, int y, int width, int height, int fine) {
  float px = (x + roll()) / width - .5f, py = .5f - (y + roll()) / height;
  return look(S.eye, unit(add(S.forward, add(mul(S.right, px / S.lens), mul(S.up, (py * height / width + S.shiftY) / S.lens)))), 0, fine);
}

// vertices: count × 9 floats, shades: count × 3 (smooth normal, or 0), ids: count; out: colour h×w×3, normal h×w×3, depth h×w, id h×w
void paint(int count, const float *vertices, const float *shades, const int32_t *ids, const Mat *materials, const View *view, const float *windows,
           int width, int height, int samples, int fine, float *colour, float *normal, float *depth, int32_t *id) {
  tris = malloc(sizeof(Tri) * count); nodes = malloc(sizeof(Node) * (2 * count + 2)); nodeCount = 1; mats = materials; S = *view; lights = windows;
  int kept = 0;
  for (int i = 0; i < count; i++) {
    const float *q = vertices + 9 * i; Tri t; t.a = v(q[0], q[1], q[2]); t.e1 = sub(v(q[3], q[4], q[5]), t.a); t.e2 = sub(v(q[6], q[7], q[8]), t.a);
    V n = cross(t.e1, t.e2); if (dot(n, n) < 1e-14f) continue;
    t.n = unit(n); V s = v(shades[3 * i], shades[3 * i + 1], shades[3 * i + 2]); t.s = dot(s, s) > .1f ? s : t.n; t.mat = ids[i]; tris[kept++] = t;
  }
  build(0, 0, kept);
  dice = 2463534242u + S.seed * 7919;
  for (int y = 0; y < height; y++) for (int x = 0; x < width; x++) {
    int at = y * width + x; Look r = sample(x, y, width, height, fine);
    colour[3 * at] = r.colour.x; colour[3 * at + 1] = r.colour.y; colour[3 * at + 2] = r.colour.z;
    normal[3 * at] = r.normal.x; normal[3 * at + 1] = r.normal.y; normal[3 * at + 2] = r.normal.z; depth[at] = r.depth; id[at] = r.id;
  }
  // Only where something ends does a pixel need more than one ray.
  float *first = malloc(sizeof(float) * 3 * width * height); memcpy(first, colour, sizeof(float) * 3 * width * height);
  for (int y = 1; y < height - 1; y++) for (int x = 1; x < width - 1; x++) {
    int at = y * width + x, around[4] = {at - 1, at + 1, at - width, at + width}, isEdge = 0;
    for (int k = 0; k < 4; k++) {
      float difference = 0; for (int c = 0; c < 3; c++) difference += fabsf(sqrtf(first[3 * at + c]) - sqrtf(first[3 * around[k] + c]));
      isEdge |= id[at] != id[around[k]] || difference > .30f;
    }
    if (!isEdge) continue;
    V sum = v(first[3 * at], first[3 * at + 1], first[3 * at + 2]);
    for (int k = 1; k < samples; k++) sum = add(sum, sample(x, y, width, height, 1).colour);
    sum = mul(sum, 1.0f / samples); colour[3 * at] = sum.x; colour[3 * at + 1] = sum.y; colour[3 * at + 2] = sum.z;
  }
  free(first);
  free(tris); free(nodes);
}

// Kuwahara's filter with eight soft-edged sectors: each pixel takes the calmest of its neighbourhoods, as a flat brush would.
void brush(const float *in, float *out, int width, int height, int radius) {
  int n = 0; int *dx = malloc(4 * (2 * radius + 1) * (2 * radius + 1) * sizeof(int)), *dy = dx + (2 * radius + 1) * (2 * radius + 1), *sector = dy + (2 * radius + 1) * (2 * radius + 1);
  for (int j = -radius; j <= radius; j++) for (int i = -radius; i <= radius; i++) if (i * i + j * j <= radius * radius && (i || j)) {
    dx[n] = i; dy[n] = j; sector[n++] = (int)(((atan2f(j, i) / 6.2831853f) + 1.0f) * 8) & 7; }
  for (int y = 0; y < height; y++) for (int x = 0; x < width; x++) {
    float m[8][3] = {{0}}, q[8] = {0}, c[8] = {0};
    for (int k = 0; k < n; k++) {
      int xx = x + dx[k], yy = y + dy[k]; if (xx < 0 || yy < 0 || xx >= width || yy >= height) continue;
      const float *p = in + 3 * (yy * width + xx); int s = sector[k];
      m[s][0] += p[0]; m[s][1] += p[1]; m[s][2] += p[2]; q[s] += p[0] * p[0] + p[1] * p[1] + p[2] * p[2]; c[s]++;
    }
    float total = 1e-12f, sum[3] = {0};
    const float *self = in + 3 * (y * width + x);
    for (int s = 0; s < 8; s++) if (c[s] > 0) {
      float a = m[s][0] / c[s], b = m[s][1] / c[s], d = m[s][2] / c[s];
      float var = q[s] / c[s] - a * a - b * b - d * d; float w = 1 / (1e-5f + var * var * 4000 + var * .05f);
      a = .88f * a + .12f * self[0]; b = .88f * b + .12f * self[1]; d = .88f * d + .12f * self[2];
      total += w; sum[0] += w * a; sum[1] += w * b; sum[2] += w * d;
    }
    for (int k = 0; k < 3; k++) out[3 * (y * width + x) + k] = sum[k] / total;
  }
  free(dx);
}
