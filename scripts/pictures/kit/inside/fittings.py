"""What is built into kitchens and bathrooms. Runs stand along the wall y = 0, from x = 0."""
import numpy as np
from inside.furniture import BLACK, STEEL, vase, wood
from scene import Turned

DEPTH, TOP = .6, .9


def cupboards(s, look, width, z0, z1, depth, handle=True):
    front = look('joinery')
    s.box(0, 0, z0, width, depth - .03, z1, front)
    s.box(.004, 0, z0 + .004, width - .004, depth - .02, z1 - .004, s.material('#4b4a44'))
    doors = max(1, round(width / .55))
    for k in range(doors):
        a, b = k * width / doors, (k + 1) * width / doors
        s.box(a + .004, depth - .02, z0 + .004, b - .004, depth, z1 - .004, front)
        if handle:
            x = b - .06 if k % 2 == 0 else a + .04
            z = z1 - .16 if z0 < .5 else z0 + .04
            s.box(x, depth, z, x + .016, depth + .025, z + .13, s.material(look.metal))


def bulkhead(s, look, width, z, depth):
    s.box(0, 0, z, width, depth, 2.7, look('paint'))


def bench(s, look, width, splash=.6):
    """Cupboards below, a top, tiles behind."""
    s.box(0, 0, 0, width, DEPTH - .08, .12, s.material('#5a5750'))
    cupboards(s, look, width, .12, TOP - .04, DEPTH)
    s.box(-.01, 0, TOP - .04, width + .01, DEPTH + .02, TOP, look('bench'))
    if splash: s.box(0, 0, TOP, width, .012, TOP + splash, look('splash'))


def sink(s, x):
    s.box(x - .28, .12, TOP - .002, x + .28, .5, TOP + .004, s.material(STEEL))
    s.box(x - .25, .15, TOP - .001, x + .25, .47, TOP + .006, s.material('#7f8688'))
    tap(s, x, .09, TOP)


def tap(s, x, y, z, reach=.19, height=.3, metal=STEEL):
    mat = s.material(metal)
    points = [(x, y, z), (x, y, z + height)] + [(x, y + reach / 2 - reach / 2 * np.cos(t), z + height + .07 * np.sin(t)) for t in np.linspace(.5, 3.14, 5)]
    for a, b in zip(points, points[1:]): s.limb(a, b, .013, .013, mat)
    s.limb((x + .07, y, z), (x + .07, y, z + .07), .01, .01, mat)


def cooktop(s, x, hood=True):
    s.box(x - .3, .07, TOP, x + .3, .53, TOP + .008, s.material('#23292b', 'marble', 0, 0))
    if hood: s.box(x - .3, 0, 1.52, x + .3, .3, 1.6, s.material(STEEL)); s.box(x - .13, 0, 1.6, x + .13, .24, 2.3, s.material(STEEL))


def oven(s, x, z=.18):
    s.box(x - .3, DEPTH - .02, z, x + .3, DEPTH + .012, z + .6, s.material('#2b3133'))
    s.box(x - .25, DEPTH + .01, z + .07, x + .25, DEPTH + .016, z + .42, s.material('#12181a', 'marble'))
    s.box(x - .26, DEPTH + .03, z + .48, x + .26, DEPTH + .05, z + .5, s.material(STEEL))


def fridge(s, x, width=.8):
    steel, gap = s.material('#c3c8c8', 'fabric'), s.material('#54595a')
    s.box(x + .01, 0, .05, x + width - .01, .66, 1.78, gap)
    s.box(x, 0, .06, x + width, .68, .7, steel); s.box(x, 0, .715, x + width, .68, 1.8, steel)
    for z in (.55, .8): s.box(x + .06, .68, z - (.0 if z > .7 else .22), x + .085, .72, z + (.4 if z > .7 else 0), s.material('#8f9596'))


def tall(s, look, width, height=2.3, has_ovens=False):
    s.box(0, 0, 0, width, DEPTH - .04, .1, s.material('#5a5750'))
    cupboards(s, look, width, .1, height, DEPTH + .02)
    bulkhead(s, look, width, height, DEPTH)
    if has_ovens:
        for z in (.62, 1.25): oven(Turned(s, width / 2, .02), 0, z)


def overhead(s, look, width, z=1.5, height=.72):
    cupboards(s, look, width, z, z + height, .34, handle=False)
    bulkhead(s, look, width, z + height, .32)


def shelf(s, p, x, width, z, rng):
    s.box(x, 0, z, x + width, .24, z + .035, wood(s, p))
    at = x + .08
    while at < x + width - .2:
        pick = rng.random()
        if pick < .4:
            for k in range(3): s.turned(at + .1, .13, [(0, z + .035 + .02 * k), (.09, z + .045 + .02 * k), (.1, z + .055 + .02 * k)], s.material('#f1ede2'), 18)
            at += .3
        elif pick < .75: s.turned(at + .06, .13, [(0, z + .035), (.05, z + .035), (.055, z + .14), (.04, z + .16)], s.material(rng.choice(['#c9782f', '#d9d2c4', '#4f7684', '#efece4'])), 18); at += .2
        else: at += .15


def island(s, look, width, p, rng, stools=3):
    """Lengthwise along x, its middle at the origin, stools on the +y side."""
    half, top = width / 2, look('bench')
    s.box(-half + .05, -.4, 0, half - .05, .2, TOP - .06, look('island'))
    s.box(-half, -.45, TOP - .05, half, .48, TOP + .005, top)
    for x in (-half, half - .05): s.box(x, -.45, 0, x + .05, .48, TOP - .05, top)
    n = min(stools, int((width - .3) / .5))
    for k in range(n): stool(Turned(s, (k - (n - 1) / 2) * .56, .5), p)
    bowl(s, half * .45, -.1, rng); vase(s, -half * .5, -.12, TOP, p['cloth'], rng, 1.2)


def stool(s, p):
    for x in (-.16, .13):
        for y in (-.16, .13): s.limb((x + .015, y + .015, .62), (x * 1.25, y * 1.25, 0), .014, .011, s.material(BLACK))
    s.soft(-.2, -.2, .61, .2, .2, .68, s.material(p['seat'], 'fabric'), .25)
    s.soft(-.19, .14, .7, .19, .2, .86, s.material(p['seat'], 'fabric'), .3)


def bowl(s, x, y, rng):
    s.turned(x, y, [(0, TOP), (.07, TOP), (.16, TOP + .09), (.15, TOP + .09), (.06, TOP + .02)], s.material('#ece5d6', 'fabric'), 22)
    for k in range(5):
        a, c = k * 1.4, rng.choice(['#e0b13c', '#c9782f', '#9aa14a'])
        s.soft(x + .06 * np.cos(a) - .04, y + .06 * np.sin(a) - .04, TOP + .05, x + .06 * np.cos(a) + .04, y + .06 * np.sin(a) + .04, TOP + .13, s.material(c), 1)


def bits(s, x, rng, p):
    """A board, a kettle, a jar: what stands on a bench."""
    s.box(x, .03, TOP, x + .26, .05, TOP + .36, wood(s, p))
    s.turned(x + .42, .2, [(0, TOP), (.08, TOP), (.085, TOP + .1), (.05, TOP + .2), (.02, TOP + .22)], s.material(STEEL), 20)
    s.turned(x + .62, .15, [(0, TOP), (.05, TOP), (.055, TOP + .14), (0, TOP + .15)], s.material(rng.choice(['#c9782f', '#4f7684', '#e6dcc6'])), 18)


# ---- bathrooms
def vanity(s, look, width, p, rng):
    s.box(0, .0, .3, width, .46, .8, look('vanity')); s.box(width / 2 - .004, .455, .32, width / 2 + .004, .464, .78, s.material('#4b4a44'))
    s.box(-.01, 0, .8, width + .01, .48, .84, look('bench'))
    for x in ([width / 2] if width < 1.3 else [width * .28, width * .72]):
        s.turned(x, .25, [(0, .84), (.17, .84), (.2, .95), (.185, .95), (.15, .87), (0, .86)], s.material('#f6f4ee'), 26)
        tap(s, x, .05, .84, .13, .2, look.metal)
    vase(s, width * .1 + .04, .16, .84, p['cloth'], rng, .6)


def mirror(s, x, z, width, height, metal, is_round):
    """On the wall y = 0."""
    if not is_round:
        s.box(x - width / 2 - .015, 0, z - height / 2 - .015, x + width / 2 + .015, .018, z + height / 2 + .015, s.material(metal))
        return s.box(x - width / 2, 0, z - height / 2, x + width / 2, .024, z + height / 2, s.material('#cfd8d8', 'mirror'))
    for r, y, mat in ((width / 2 + .018, .014, s.material(metal)), (width / 2, .02, s.material('#cfd8d8', 'mirror'))):
        a = np.linspace(0, 2 * np.pi, 37)
        rim = np.stack([x + r * np.cos(a), np.full(37, y), z + r * np.sin(a)], 1)
        s.add(np.concatenate([np.tile([x, y, z], (36, 1)), rim[:-1], rim[1:]], 1), mat)


def bath(s, width=1.65):
    """Freestanding, along x, its middle at the origin."""
    white = s.material('#f7f5ef')
    u = np.linspace(0, 2 * np.pi, 41)
    rings = [(.36, 0), (.42, .08), (.47, .5), (.5, .58), (.455, .58), (.42, .5), (.36, .2)]
    s.surface([[(width * r * np.cos(t) * .98, .78 * r * np.sin(t), z) for t in u] for r, z in rings], white)
    s.surface([[(width * .36 * np.cos(t), .78 * .36 * np.sin(t), .2) for t in u], [(0, 0, .19) for t in u]], white)


def shower(s, width, depth, metal):
    """In the corner at the origin: a screen across its front, the rose on the wall y = 0."""
    s.quad((width, 0, .04), (width, depth, .04), (width, depth, 2.0), (width, 0, 2.0), s.material('#dfeae8', 'glass', .05))
    s.box(width - .012, 0, 2.0, width + .012, depth, 2.02, s.material(metal)); s.box(width - .012, depth - .012, .0, width + .012, depth + .012, 2.02, s.material(metal))
    mat = s.material(metal)
    s.limb((width / 2, .04, .9), (width / 2, .04, 2.05), .012, .012, mat); s.limb((width / 2, .04, 2.05), (width / 2, .36, 2.08), .012, .012, mat)
    s.turned(width / 2, .36, [(0, 2.04), (.12, 2.04), (.12, 2.055), (0, 2.065)], mat, 22)
    s.box(width / 2 - .09, 0, 1.0, width / 2 + .09, .03, 1.06, mat)


def towels(s, x, p, metal):
    s.box(x - .3, .05, 1.18, x + .3, .07, 1.2, s.material(metal))
    for a, b, colour in ((-.24, .02, '#f3efe6'), (.05, .24, p['cloth'])): s.box(x + a, .035, .62 if a < 0 else .8, x + b, .09, 1.215, s.material(colour, 'fabric'))
