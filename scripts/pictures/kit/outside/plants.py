"""Plants of this coast, made of leaves."""
import numpy as np

GREENS = {'gum': '#7d8f5e', 'dark': '#4f6b4a', 'olive': '#87935a', 'blue': '#6f8f80', 'lime': '#93a457', 'hedge': '#54704a', 'pine': '#3f5f4c'}


def shrub(s, x, y, z, r, rng, green='olive', tall=1.0):
    mat = s.material(GREENS[green], 'leaf')
    for k in range(5):
        a = rng.random() * 6.28
        s.leaves((x + .45 * r * np.cos(a), y + .45 * r * np.sin(a), z + r * tall * (.45 + .3 * rng.random())), (r * .62, r * .62, r * .55 * tall), int(170 * min(1, r)), .13, mat, rng)


def banksia(s, x, y, z, r, rng):
    shrub(s, x, y, z, r, rng, 'dark', 1.2)
    for _ in range(int(9 * r)):
        a, e = rng.random() * 6.28, .5 + rng.random() * .6
        px, py, pz = x + r * .85 * np.cos(a), y + r * .85 * np.sin(a), z + r * 1.1 * e
        s.soft(px - .05, py - .05, pz, px + .05, py + .05, pz + .22, s.material('#d98a2b', 'fabric'), .8)


def tussocks(s, x0, y0, x1, y1, z, count, rng, green='blue', size=.55):
    mat = s.material(GREENS[green], 'leaf')
    for _ in range(count):
        x, y = x0 + (x1 - x0) * rng.random(), y0 + (y1 - y0) * rng.random()
        n = 46
        a, lean = rng.random(n) * 6.28, .25 + .5 * rng.random(n)
        tip = np.stack([x + np.cos(a) * lean * size, y + np.sin(a) * lean * size, z + size * (1.05 - .55 * lean)], 1)
        base = np.stack([x + .05 * np.cos(a), y + .05 * np.sin(a), np.full(n, z)], 1)
        side = np.stack([-np.sin(a), np.cos(a), 0 * a], 1) * .022
        shade = np.stack([np.cos(a) * .4, np.sin(a) * .4, np.full(n, .9)], 1)
        s.add(np.concatenate([base - side, base + side, tip], 1), mat, shade)


def hedge(s, x0, y0, x1, y1, z0, z1, rng, green='hedge'):
    mat = s.material(GREENS[green], 'leaf')
    inner = s.material('#3e5539', 'fabric')
    s.box(x0 + .05, y0 + .05, z0, x1 - .05, y1 - .05, z1 - .05, inner)
    area = 2 * ((x1 - x0) + (y1 - y0)) * (z1 - z0) + (x1 - x0) * (y1 - y0)
    count = int(min(6000, 260 * area))
    p = np.stack([x0 + (x1 - x0) * rng.random(count), y0 + (y1 - y0) * rng.random(count), z0 + (z1 - z0) * rng.random(count)], 1)
    face = rng.random(count)
    n = np.zeros((count, 3))
    spans = np.array([(y1 - y0) * (z1 - z0)] * 2 + [(x1 - x0) * (z1 - z0)] * 2 + [(x1 - x0) * (y1 - y0)]); cut = np.cumsum(spans / spans.sum())
    which = np.minimum(np.searchsorted(cut, face), 4)
    for k, (axis, value, sign) in enumerate(((0, x0, -1), (0, x1, 1), (1, y0, -1), (1, y1, 1), (2, z1, 1))):
        p[which == k, axis] = value; n[which == k, axis] = sign
    d = rng.normal(size=(count, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True)
    e = np.cross(d, n); e /= np.linalg.norm(e, axis=1, keepdims=True) + 1e-9
    s.add(np.concatenate([p - d * .06, p + d * .06, p + n * .05 + e * .06], 1), mat, n + [0, 0, .25])


def gum(s, x, y, z, h, rng, green='gum', bark='#cfc3ad', spread=1.0):
    """Spotted gum: pale trunk, forked, open crowns of hanging leaves."""
    wood, mat = s.material(bark, 'fabric'), s.material(GREENS[green], 'leaf')
    lean = (rng.random(2) - .5) * h * .10
    fork = (x + lean[0], y + lean[1], z + h * .46)
    s.limb((x, y, z), fork, h * .024, h * .017, wood)
    for k in range(5):
        a, out = k * 1.257 + rng.random() * .8, h * (.16 + .12 * rng.random()) * spread
        end = (fork[0] + out * np.cos(a), fork[1] + out * np.sin(a), z + h * (.70 + .24 * rng.random()))
        s.limb(fork, end, h * .014, h * .005, wood)
        for _ in range(3):
            off = rng.normal(size=3) * [h * .06, h * .06, h * .035]
            r = h * (.085 + .04 * rng.random())
            s.leaves(np.add(end, off), (r * 1.25, r * 1.25, r * .7), 230, h * .017 + .05, mat, rng, 2.4, .5)


def round_tree(s, x, y, z, h, rng, green='lime', flowers=None):
    wood, mat = s.material('#8b7a66', 'fabric'), s.material(GREENS[green], 'leaf')
    s.limb((x, y, z), (x, y, z + h * .45), h * .03, h * .02, wood)
    for k in range(9):
        a, r = rng.random() * 6.28, h * .22 * rng.random() ** .5
        s.leaves((x + r * np.cos(a), y + r * np.sin(a), z + h * (.55 + .32 * rng.random())), (h * .17, h * .17, h * .13), 260, h * .014 + .06, mat, rng, 1.5)
    if flowers:
        bloom = s.material(flowers, 'leaf')
        for k in range(9):
            a, r = rng.random() * 6.28, h * .24 * rng.random() ** .5
            s.leaves((x + r * np.cos(a), y + r * np.sin(a), z + h * (.6 + .3 * rng.random())), (h * .17, h * .17, h * .13), 150, h * .012 + .05, bloom, rng, 1.2)


def norfolk(s, x, y, z, h, rng):
    """Norfolk Island pine: level whorls, one above the other."""
    wood, mat = s.material('#7c6a58', 'fabric'), s.material(GREENS['pine'], 'leaf')
    s.limb((x, y, z), (x, y, z + h), h * .016, h * .003, wood)
    tiers = int(h * 1.15)
    for k in range(tiers):
        t = k / tiers
        r = h * .215 * (1 - t) ** .85 + .12
        level = z + h * (.14 + .85 * t)
        for b in range(6):
            a = b * 1.047 + k * .52 + rng.random() * .15
            for q in np.linspace(.3, 1, 4):
                s.leaves((x + r * q * np.cos(a), y + r * q * np.sin(a), level + r * .10 * q * q), (r * .17 + .05, r * .17 + .05, .07 + r * .03), 22, .16 + .01 * h, mat, rng, 1.6)


def palm(s, x, y, z, h, rng):
    """Cabbage-tree palm, of this coast."""
    wood, mat = s.material('#9a8b77', 'fabric'), s.material('#6f8a4e', 'leaf')
    s.limb((x, y, z), (x + .15, y, z + h), .15, .11, wood)
    for k in range(22):
        a, up = rng.random() * 6.28, rng.random() * 1.6 - .5
        for q in np.linspace(.35, 1, 7):
            out, level = 1.5 * q, h + up * q - 1.1 * q * q
            s.leaves((x + .15 + out * np.cos(a), y + out * np.sin(a), z + level), (.15, .15, .07), 14, .11, mat, rng, 3.2, .5)
