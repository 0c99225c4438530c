// Triangles in a tree of boxes.
#pragma once
#include "vector.h"
typedef struct { V a, e1, e2, n, s; int mat; } Tri;
typedef struct { V lo, hi; int left, count; } Node;
static Tri *tris; static Node *nodes; static int nodeCount;

typedef struct { V lo, hi; } Box;
static inline V least(V a, V b) { return v(fminf(a.x, b.x), fminf(a.y, b.y), fminf(a.z, b.z)); }
static inline V most(V a, V b) { return v(fmaxf(a.x, b.x), fmaxf(a.y, b.y), fmaxf(a.z, b.z)); }
static inline Box around(Box a, Box b) { Box r = {least(a.lo, b.lo), most(a.hi, b.hi)}; return r; }
static inline float area(Box b) { V s = sub(b.hi, b.lo); return s.x < 0 ? 0 : s.x * s.y + s.y * s.z + s.z * s.x; }
static inline Box boxOf(const Tri *t) {
  V b = add(t->a, t->e1), c = add(t->a, t->e2);
  Box r = {least(t->a, least(b, c)), most(t->a, most(b, c))};
  return r;
}
static inline float middle(const Tri *t, int axis) { return (&t->a.x)[axis] * 3 + (&t->e1.x)[axis] + (&t->e2.x)[axis]; }

enum { BINS = 12 };
static const Box nowhere = {{1e9f, 1e9f, 1e9f}, {-1e9f, -1e9f, -1e9f}};

// The cheapest cut of a node's triangles along an axis: how many go left, 0 when cutting does not pay.
static int partition(int from, int count, int axis, float lo, float hi) {
  Box boxes[BINS]; int counts[BINS] = {0};
  float scale = BINS / (hi - lo) * .9999f;
  for (int k = 0; k < BINS; k++) boxes[k] = nowhere;
  for (int i = from; i < from + count; i++) {
    int k = (middle(tris + i, axis) - lo) * scale;
    boxes[k] = around(boxes[k], boxOf(tris + i)); counts[k]++;
  }
  int best = 0; float cheapest = 1e30f;
  for (int cut = 1; cut < BINS; cut++) {
    Box left = nowhere, right = nowhere; int n = 0;
    for (int k = 0; k < BINS; k++) if (k < cut) { left = around(left, boxes[k]); n += counts[k]; } else right = around(right, boxes[k]);
    float cost = area(left) * n + area(right) * (count - n);
    if (n && n < count && cost < cheapest) { cheapest = cost; best = cut; }
  }
  int i = from, j = from + count - 1;
  while (best && i <= j) {
    if ((int)((middle(tris + i, axis) - lo) * scale) < best) { i++; continue; }
    Tri swapped = tris[i]; tris[i] = tris[j]; tris[j--] = swapped;
  }
  return i - from;
}

static void build(int node, int from, int count) {
  Box all = nowhere; V lo = nowhere.lo, hi = nowhere.hi;
  for (int i = from; i < from + count; i++) {
    V m = v(middle(tris + i, 0), middle(tris + i, 1), middle(tris + i, 2));
    all = around(all, boxOf(tris + i)); lo = least(lo, m); hi = most(hi, m);
  }
  nodes[node].lo = all.lo; nodes[node].hi = all.hi; nodes[node].left = from; nodes[node].count = count;
  V size = sub(hi, lo);
  int axis = size.x > size.y && size.x > size.z ? 0 : size.y > size.z ? 1 : 2;
  if (count <= 3 || (&size.x)[axis] < 1e-6f) return;
  int half = partition(from, count, axis, (&lo.x)[axis], (&hi.x)[axis]);
  if (!half) return;
  int left = nodeCount; nodeCount += 2;
  nodes[node].left = left; nodes[node].count = 0;
  build(left, from, half); build(left + 1, from + half, count - half);
}
typedef struct { float t; int tri; } Hit;
static inline float boxAt(const Node *n, V o, V inv, float far) {
  float a = (n->lo.x - o.x) * inv.x, b = (n->hi.x - o.x) * inv.x, t0 = fminf(a, b), t1 = fmaxf(a, b);
  a = (n->lo.y - o.y) * inv.y; b = (n->hi.y - o.y) * inv.y; t0 = fmaxf(t0, fminf(a, b)); t1 = fminf(t1, fmaxf(a, b));
  a = (n->lo.z - o.z) * inv.z; b = (n->hi.z - o.z) * inv.z; t0 = fmaxf(t0, fminf(a, b)); t1 = fminf(t1, fmaxf(a, b));
  return t1 >= fmaxf(t0, 0) && t0 < far ? t0 : 1e30f;
}
enum { PLAIN, BRICK, BOARDS, ASHLAR, BATTENS, TILES, SEAMS, FLOOR, GRASS, LEAF, WATER, PAVING, MARBLE, GLASS, RUG, FABRIC, LAMP, SHEER, ROAD, MIRROR, GRAIN };
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
