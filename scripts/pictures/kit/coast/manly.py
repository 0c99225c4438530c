"""Manly Cove: the wharf, a ferry, Norfolk pines along the sea wall and the flats behind them."""
import numpy as np
from coast import lines, water
from coast.shores import ground, sea, wooded
from paint import noise
from outside.plants import norfolk, round_tree
from scene import Scene, Turned

CREAM, GREEN, ROOF = '#efe6cf', '#2f6a50', '#5f7f6c'


def scene():
    rng = np.random.default_rng(4)
    s = Scene()
    sea(s)
    shore = lines.ring([(-400, 150), (-150, 158), (-60, 154), (0, 150), (70, 154), (160, 166), (420, 150)], 2, closed=False)
    line = lambda x: np.interp(x, shore[:, 0], shore[:, 1])
    sand = lambda x, y: line(x) - y
    chart = water.chart((-240, 0), 480, 1800, lambda x, y: 0 * x + 400, sand, 3, waves=0, slope=90)
    wake(*chart)
    s.box(-400, 172, -1, 400, 174, 2.6, s.material('#cdaf82', 'ashlar'))
    s.box(-400, 174, -1, 400, 186, 2.5, s.material('#d8cfbd', 'paving', 1.4))
    s.box(-400, 186, -1, 400, 240, 2.6, s.material('#8f9a55', 'grass'))
    for x in np.arange(-112, 118, 9.5):
        norfolk(s, x + rng.uniform(-1, 1), 180 + rng.uniform(-1, 2), 2.4, rng.uniform(21, 30), rng)
    flats(s, rng)
    wooded(s, lambda x, y: 3 + 21 * lines.soft(225, 330, y) * (.6 + .4 * np.sin(x * .018 + .8)), -300, 300, 225, 340, rng, 900)
    wharf(s)
    ferry(Turned(s, 25, 124, 0, 24))
    return dict(scene=s, seed=12, eye=(-8, 0, 9), to=(-3, 100, 0), lens=1.2, shift=.032, outlook='open', far=20000, haze=1700, chart=chart, cloud=.55)


def wake(colours, x0, y0, size):
    """White water along the ferry's side and behind it."""
    side = len(colours)
    y, x = np.mgrid[0:side, 0:side] * (size / side)
    c, n = np.cos(np.radians(24)), np.sin(np.radians(24))
    along, across = (x + x0 - 25) * c + (y + y0 - 124) * n, -(x + x0 - 25) * n + (y + y0 - 124) * c
    rough = noise(side, side, side * 1.6 / size, 44) - .5
    spread = 5.2 - 1.6 * lines.soft(-20, -29, along) + .07 * np.clip(along + 27, 0, 200)
    line = lines.soft(1.3, .5, np.abs(np.abs(across) - spread) + 1.6 * rough) * lines.soft(-29, -24, along) * lines.soft(75, 20, along)
    behind = lines.soft(27, 30, along) * lines.soft(95, 30, along) * lines.soft(5, 2, np.abs(across) + 5 * rough)
    colours[:] = water.blend(colours, water.FOAM, np.clip(np.maximum(line, behind), 0, .85))


def flats(s, rng):
    walls = ['#efeae0', '#cdb38c', '#a5634c', '#d8cdb8', '#e8dcbf', '#b9b2a5']
    x = -190
    while x < 190:
        wide, high = rng.uniform(14, 24), 3 * rng.integers(2, 6)
        wall, glass, white = s.material(walls[rng.integers(6)]), s.material('#57707a'), s.material('#f4f1e8')
        y = 214 + rng.uniform(-2, 4)
        s.box(x, y, 2, x + wide, y + 14, 3 + high, wall)
        for z in np.arange(3.9, 2 + high, 3):
            for a in np.arange(x + 1.4, x + wide - 2.6, 3.6): s.box(a, y - .1, z, a + 2.2, y + .1, z + 1.6, glass)
            s.box(x + .6, y - 1.3, z - .9, x + wide - .6, y, z - .6, white)
        if rng.random() < .6:
            m, roof = x + wide / 2, s.material(['#a85f44', '#6b7175'][rng.integers(2)])
            for a, b in ((y - .8, y + 7), (y + 14.8, y + 7)): s.quad((x - .8, a, 3 + high), (x + wide + .8, a, 3 + high), (m + 3, b, 6 + high), (m - 3, b, 6 + high), roof)
            s.add([[x - .8, y - .8, 3 + high, m - 3, y + 7, 6 + high, x - .8, y + 14.8, 3 + high], [x + wide + .8, y - .8, 3 + high, x + wide + .8, y + 14.8, 3 + high, m + 3, y + 7, 6 + high]], roof)
        x += wide + rng.uniform(4, 9)
    for x in np.arange(-150, 150, 17): round_tree(s, x + rng.uniform(-4, 4), 204, 2.5, rng.uniform(5, 8), rng, 'hedge')


def wharf(s):
    """A deck on piles with a long gabled shed, its front towards the water."""
    x0, x1, y0, y1 = -41, -7, 96, 174
    timber, pile, wall, roof, white = s.material('#a08a6d', 'floor'), s.material('#6d5b4a'), s.material(CREAM, 'boards'), s.material(ROOF, 'seams', 1.2), s.material('#f6f2e6')
    s.box(x0, y0, 1.6, x1, y1, 2.2, timber)
    for x in np.arange(x0 + 1, x1, 4.4):
        for y in np.arange(y0 + .6, y1, 9): s.pole(x, y, -1, 2.6 if y < y0 + 1 else 1.7, .38, pile)
    a, b, front, back, eaves, ridge = x0 + 4, x1 - 4, y0 + 7, y1 - 10, 7.4, 12.6
    m, glass = (a + b) / 2, s.material('#4d6b74')
    s.box(a, front, 2.2, b, back, eaves, wall)
    s.add([[a, front, eaves, b, front, eaves, m, front, ridge - .4]], wall)
    for edge in (a - 1.2, b + 1.2): s.quad((edge, front - 1.6, eaves - .5), (edge, back, eaves - .5), (m, back, ridge), (m, front - 1.6, ridge), roof)
    for p, q in (((a - 1.2, eaves - .5), (m, ridge)), ((b + 1.2, eaves - .5), (m, ridge))):
        s.quad((p[0], front - 1.65, p[1] - .5), (p[0], front - 1.65, p[1]), (q[0], front - 1.65, q[1]), (q[0], front - 1.65, q[1] - .5), white)
    for k in range(7):  # Wide doors of glass to the gangways, with a white post between them.
        x = a + 1 + k * (b - a - 2) / 7
        s.box(x + .3, front - .12, 2.4, x + (b - a - 2) / 7 - .3, front + .1, 5.7, glass)
    s.box(a - 1, front - .3, 5.9, b + 1, front + .1, 6.7, s.material(GREEN))
    s.turned(0, 0, [(.01, 0), (.01, 0)], white)
    clock = Turned(s, m, front - .2, 9.2)
    u = np.linspace(0, 2 * np.pi, 25)
    clock.add([[0, 0, 0, 1.15 * np.cos(p), 0, 1.15 * np.sin(p), 1.15 * np.cos(q), 0, 1.15 * np.sin(q)] for p, q in zip(u, u[1:])], white)
    for dx, dz in ((.5, .35), (-.1, .8)): clock.limb((0, -.06, 0), (dx, -.06, dz), .07, .05, s.material('#2d3336'))
    for y in np.arange(front + 4, back, 6):
        for x in (b + .05,): s.box(x - .1, y, 3.4, x + .08, y + 3.4, 6, glass)


def ferry(s):
    """A green and cream ferry, alike at both ends."""
    n = 33
    t = np.linspace(-1, 1, n)
    half = 4.9 * np.sqrt(np.clip(1 - np.abs(t) ** 3.2, 0, 1))
    def hull(z0, z1, grow, length, mat):
        rows = [np.stack([t * length, side * half * (1 if k else grow), np.full(n, z) + .9 * t ** 4 * (z > .5)], -1) for side in (-1, 1) for k, z in ((0, z0), (1, z1))]
        s.surface(rows[:2], mat); s.surface(rows[2:], mat)
        s.surface([rows[1], rows[3]], mat)
    hull(-.6, 2.7, .86, 27, s.material(GREEN))
    hull(2.7, 3.0, 1, 27.2, s.material('#f3ead2'))
    cream, glass, white, dark = s.material(CREAM), s.material('#3f5a63'), s.material('#f7f3e7'), s.material(GREEN)
    for z, length, wide in ((3.0, 23, 4.5), (5.7, 19, 4.2)):
        s.box(-length, -wide, z, length, wide, z + 2.5, cream)
        for x in np.arange(-length + 1.2, length - 2, 2.4): s.box(x, -wide - .06, z + .9, x + 1.7, -wide + .1, z + 1.9, glass)
        s.box(-length - 1.4, -wide - .5, z + 2.5, length + 1.4, wide + .5, z + 2.72, white)
    for x in (-15, 15):
        s.box(x - 2, -1.9, 8.4, x + 2, 1.9, 10.7, cream); s.box(x - 2.06, -1.96, 9.4, x + 2.06, 1.96, 10.2, glass); s.box(x - 2.5, -2.4, 10.7, x + 2.5, 2.4, 10.95, white)
    s.pole(0, 0, 8.4, 12.6, 1.5, s.material('#d9a441'), 1.4, 18); s.pole(0, 0, 11.8, 12.7, 1.52, s.material('#2d3336'), 1.45, 18)
    for x in (-12.5, 12.5): s.limb((x, 0, 10), (x, 0, 15), .14, .06, dark)
