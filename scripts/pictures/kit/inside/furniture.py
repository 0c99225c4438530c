"""Furniture to sit, eat and sleep on. Each piece stands at the origin of its scene with its back to -y."""
import numpy as np
from outside.plants import GREENS
from scene import Turned

STEEL, BRASS, BLACK = '#b9bec0', '#c2a05e', '#2d3336'


def stuff(s, colour): return s.material(colour, 'fabric')
def wood(s, p): return s.material(p['wood'], 'grain')


def sofa(s, p, width=2.1):
    cloth, legs, half = stuff(s, p['sofa']), wood(s, p), width / 2
    s.box(-half + .06, .06, .12, half - .06, .86, .24, cloth)
    for x in (-half + .1, half - .15):
        for y in (.1, .78): s.box(x, y, 0, x + .05, y + .05, .12, legs)
    seats = 3 if width > 2.2 else 2
    each = (width - .36) / seats
    for k in range(seats):
        x = -half + .18 + k * each
        s.soft(x, .2, .22, x + each, .92, .46, cloth, .22)
        s.soft(x + .01, .04, .42, x + each - .01, .32, .82, cloth, .3)
    for x in (-half, half - .2): s.soft(x, 0, .14, x + .2, .9, .62, cloth, .2)
    s.soft(-half + .05, 0, .14, half - .05, .16, .74, cloth, .2)
    for x, colour in ((-half + .42, p['cloth']), (half - .42, p['chair'])): cushion(s, x, .36, .46, colour)
    throw(s, half - .52, p['rug'])


def cushion(s, x, y, z, colour):
    s.soft(x - .23, y, z, x + .23, y + .17, z + .42, stuff(s, colour), .55)


def throw(s, x, colour):
    cloth = stuff(s, colour)
    s.box(x - .16, .3, .455, x + .16, .94, .475, cloth)
    s.box(x - .16, .93, .2, x + .16, .95, .475, cloth)


def armchair(s, p):
    cloth, legs = stuff(s, p['chair']), wood(s, p)
    s.soft(-.32, .08, .3, .32, .74, .46, cloth, .28)
    s.soft(-.33, -.02, .36, .33, .18, .86, cloth, .32)
    for x in (-.36, .32):
        s.box(x, .02, .56, x + .05, .7, .6, legs)
        for y in (.04, .62): s.box(x, y, 0, x + .045, y + .05, .58, legs)
    s.soft(-.22, .14, .45, .22, .3, .8, stuff(s, p['sofa']), .5)


def coffee_table(s, p, rng, is_round=True):
    top = wood(s, p)
    if is_round:
        s.turned(0, 0, [(0, .36), (.48, .36), (.5, .375), (.5, .395), (.48, .41), (0, .41)], top, 32)
        for k in range(3): s.limb((.3 * np.cos(2.1 * k), .3 * np.sin(2.1 * k), .37), (.4 * np.cos(2.1 * k), .4 * np.sin(2.1 * k), 0), .025, .018, top)
    else:
        s.box(-.6, -.32, .34, .6, .32, .39, top)
        for x in (-.54, .49):
            for y in (-.27, .22): s.box(x, y, 0, x + .05, y + .05, .34, top)
    books(s, -.26, -.12, .41 if is_round else .39, rng)
    vase(s, .16, .08, .41 if is_round else .39, p['cloth'], rng, .8)


def books(s, x, y, z, rng):
    for k, colour in enumerate(rng.choice(['#d9c9a8', '#4f7684', '#c9782f', '#efece4', '#31473c'], 3, replace=False)):
        s.box(x + .01 * k, y + .012 * k, z + .028 * k, x + .3 - .02 * k, y + .22, z + .026 + .028 * k, s.material(colour))


def bookcase(s, p, width, rng):
    """Shelves along the wall y = 0 from x = 0, filled here and there."""
    mat = wood(s, p)
    for x in (0, width - .03): s.box(x, .005, 0, x + .03, .32, 1.75, mat)
    for z in (.05, .47, .89, 1.31, 1.72): s.box(0, .005, z, width, .32, z + .03, mat)
    for z in (.08, .5, .92, 1.34):
        x = .06
        while x < width - .2:
            thick, tall = .02 + .03 * rng.random(), .2 + .12 * rng.random()
            if rng.random() < .78: s.box(x, .04, z, x + thick, .25, z + tall, s.material(rng.choice(['#d9c9a8', '#4f7684', '#c9782f', '#efece4', '#31473c', '#a9573f', '#8a9a7a'])))
            else: x += .12
            x += thick + .004


def vase(s, x, y, z, colour, rng, size=1.0, leaves='olive'):
    s.turned(x, y, [(0, z), (.05 * size, z), (.085 * size, z + .07 * size), (.07 * size, z + .15 * size), (.035 * size, z + .2 * size), (.045 * size, z + .23 * size)], s.material(colour, 'fabric'), 18)
    mat, stem = s.material(GREENS[leaves], 'leaf'), s.material('#6b6a4c')
    for k in range(5):
        a, out = k * 1.3 + rng.random(), .16 * size * (.6 + .6 * rng.random())
        tip = (x + out * np.cos(a), y + out * np.sin(a), z + (.42 + .16 * rng.random()) * size)
        s.limb((x, y, z + .2 * size), tip, .004, .003, stem)
        s.leaves(tip, (.07 * size, .07 * size, .09 * size), 18, .055 * size, mat, rng, 2.0)


def pot_plant(s, x, y, rng, h=1.5, pot='#e4ddcf'):
    s.turned(x, y, [(0, 0), (.15, 0), (.2, .34), (.18, .36), (.16, .32), (0, .32)], s.material(pot, 'fabric'), 22)
    mat, stem = s.material('#5d7a4c', 'leaf'), s.material('#7c6a58')
    for k in range(6):
        a, out = k * 1.05 + rng.random() * .6, .3 * (.6 + .6 * rng.random())
        tip = np.array([x + out * np.cos(a), y + out * np.sin(a), h * (.6 + .4 * rng.random())])
        s.limb((x, y, .3), tip, .012, .006, stem)
        for t in (.62, .8, 1): s.leaves(np.array([x, y, .3]) * (1 - t) + tip * t, (.16, .16, .12), 10, .15, mat, rng, 1.9, .2)


def floor_lamp(s, x, y):
    s.turned(x, y, [(0, 0), (.14, 0), (.14, .02), (0, .025)], s.material(BLACK), 20)
    s.pole(x, y, .02, 1.45, .011, s.material(BLACK))
    s.turned(x, y, [(.2, 1.36), (.14, 1.68)], s.material('#f1e8d2', 'fabric'), 24)


def rug(s, x0, y0, x1, y1, p):
    s.box(x0, y0, .001, x1, y1, .016, s.material(p['rug'], 'rug'))
    edge = s.material(p['chair'], 'fabric')
    for a, b in ((y0 + .12, y0 + .16), (y1 - .16, y1 - .12)): s.box(x0, a, .016, x1, b, .0175, edge)


def table(s, p, seats, rng):
    """A dining table along x with chairs on both sides; a round one for four or fewer."""
    top = wood(s, p)
    if seats <= 4:
        s.turned(0, 0, [(0, .71), (.58, .71), (.6, .725), (.58, .74), (0, .74)], top, 36)
        s.turned(0, 0, [(.32, 0), (.3, .03), (.07, .06), (.06, .5), (.16, .71)], top, 24)
        for k in range(seats): chair(Turned(s, np.sin(k * 6.283 / seats + .6) * .74, -np.cos(k * 6.283 / seats + .6) * .74, 0, k * 360 / seats + 34), p)
    else:
        half = seats * .31
        s.box(-half, -.46, .7, half, .46, .74, top)
        for x in (-half + .08, half - .15):
            for y in (-.4, .33): s.box(x, y, 0, x + .07, y + .07, .7, top)
        for k in range(seats // 2):
            x = (k - (seats // 2 - 1) / 2) * .62
            chair(Turned(s, x, -.62), p); chair(Turned(s, x, .62, 0, 180), p)
    vase(s, .02, 0, .74, p['cloth'], rng, 1.0)


def chair(s, p):
    """Facing +y, its middle at the origin."""
    frame, seat = wood(s, p), stuff(s, p['seat'])
    for x in (-.21, .18):
        s.box(x, -.22, 0, x + .03, -.19, .8, frame); s.box(x, .18, 0, x + .03, .21, .44, frame)
    s.soft(-.23, -.22, .42, .23, .23, .48, seat, .2)
    s.soft(-.22, -.24, .6, .22, -.19, .82, seat, .25)


def pendant(s, x, y, z, ceiling, sort, p):
    s.pole(x, y, z, ceiling, .006, s.material(BLACK))
    if sort == 'globe': s.turned(x, y, [(.13 * np.sin(t) + .001, z + .13 * np.cos(t)) for t in np.linspace(0, 3.14, 11)], s.material('#f4ecd8'), 22)
    elif sort == 'dome': s.turned(x, y, [(.2, z - .1), (.185, z), (.11, z + .09), (.02, z + .12)], s.material(p['metal'], 'fabric'), 26)
    else: s.turned(x, y, [(.26, z - .12), (.3, z - .02), (.2, z + .1), (.03, z + .16)], s.material('#cdaa72', 'battens'), 26)


def bed(s, p, width=1.55):
    """Its head at the wall y = 0."""
    linen, spread, half = stuff(s, '#f3f0e8'), stuff(s, p['linen']), width / 2
    s.box(-half - .06, 0, .1, half + .06, .07, 1.12, stuff(s, p['head']))
    s.box(-half, .04, .1, half, 2.06, .3, wood(s, p))
    for x in (-half + .03, half - .1):
        s.box(x, 1.94, 0, x + .07, 2.0, .1, wood(s, p))
    s.soft(-half + .01, .06, .26, half - .01, 2.08, .54, linen, .12)
    s.soft(-half - .05, .78, .2, half + .05, 2.14, .6, spread, .13)
    s.soft(-half - .055, .66, .5, half + .055, .96, .625, linen, .2)
    for x in (-half / 2, half / 2):
        s.soft(x - .34, .1, .5, x + .34, .32, .92, linen, .42)
        s.soft(x - .31, .26, .52, x + .31, .46, .88, spread if x < 0 else linen, .42)
    s.soft(-.27, .42, .56, .27, .58, .84, stuff(s, p['cloth']), .45)
    s.box(-half - .058, 1.5, .3, half + .058, 1.95, .615, stuff(s, p['chair']))


def bedside(s, x, p, rng, has_book):
    s.box(x - .22, .02, .12, x + .22, .4, .5, wood(s, p))
    s.box(x - .2, .395, .3, x + .2, .405, .308, s.material('#5f4a35'))
    for dx in (-.2, .16):
        for y in (.04, .34): s.box(x + dx, y, 0, x + dx + .04, y + .04, .12, wood(s, p))
    s.turned(x, .18, [(0, .5), (.07, .5), (.085, .58), (.05, .7), (.02, .74), (.02, .8)], s.material(p['cloth'], 'fabric'), 20)
    s.turned(x, .18, [(.16, .76), (.11, 1.0)], s.material('#f1e8d2', 'fabric'), 22)
    if has_book: s.box(x - .16, .22, .5, x + .02, .36, .525, s.material('#4f7684'))


def robe(s, p, width, height, mirrored):
    """Built-in doors on the wall y = 0, sliding."""
    doors = max(2, round(width / .8))
    mat = s.material('#cfd8d8', 'mirror') if mirrored else s.material(p['robe'])
    for k in range(doors):
        a = -width / 2 + k * width / doors
        s.box(a + .012, 0, .04, a + width / doors - .012, .03 + .02 * (k % 2), height, mat)
        if not mirrored: s.box(a + width / doors - .09, .03, .9, a + width / doors - .07, .054, 1.25, s.material('#6f6a60'))
    s.box(-width / 2, 0, height, width / 2, .06, height + .05, s.material(p['robe']))
    s.box(-width / 2, 0, 0, width / 2, .055, .04, s.material(p['robe']))
