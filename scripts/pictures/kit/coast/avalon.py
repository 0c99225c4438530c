"""Avalon: a fenced track through the dunes to a long beach, and the north head at its end."""
import numpy as np
from coast import lines, water
from coast.lines import soft
from coast.shores import ground, headland, sea, wooded
from outside.plants import norfolk, tussocks
from scene import Scene

SHORE = np.array([(66, -20), (58, 60), (50, 150), (36, 270), (6, 400), (-50, 500), (-160, 560)], float)
TRACK = lines.ring([(1, 2), (3, 16), (0, 30), (6, 46), (17, 64), (30, 84)], .5, closed=False)


def edge(y): return np.interp(y, SHORE[:, 1], SHORE[:, 0])


def dunes(x, y):
    back = edge(y) - x
    hummocks = 1.2 * np.sin(x * .17 + 1.3 * np.sin(y * .09)) * np.sin(y * .13 + .9) + .5 * np.sin(x * .41 + y * .23)
    return -.4 + soft(14, 44, back) * (5.6 + hummocks) + .4 * soft(5, 20, back)


def scene():
    rng = np.random.default_rng(15)
    s = Scene()
    sea(s)
    head = [(118, 560), (128, 600), (60, 700), (-300, 760), (-420, 620), (-260, 560), (-150, 556), (-90, 552), (-40, 548), (10, 556), (70, 548)]
    top = lambda x, y: 24 + 26 * soft(130, -20, x) + 4 * np.sin(x * .03) + 14 * soft(560, 680, y) * soft(120, 20, x)
    rock = headland(s, head, top, rng, spacing=.9, clumps=2600, wander=4, size=(1.8, 3.4), batter=10, platform=12, step=1.5)
    ground(s, dunes, -160, 70, -6, 120, .8, s.material('#e6d3ab', 'fabric'))
    ground(s, dunes, -320, 60, 119, 560, 4, s.material('#ddcb9f', 'fabric'))
    grass(s, rng)
    fence(s)
    for k in range(9): norfolk(s, -96 + 7 * k + rng.uniform(-2, 2), 330 + 8 * k, 5, rng.uniform(16, 24), rng)
    wooded(s, lambda x, y: 4 + 34 * soft(-110, -300, x) + 0 * y, -330, -100, 250, 600, rng, 900)
    shore = lines.ring(SHORE, 3, closed=False)
    sand = lambda x, y: np.where(x < edge(y), -1, 1) * lines.distance(shore, x, y)
    chart = water.chart((-200, 0), 640, 2600, lambda x, y: np.where(lines.inside(rock[::6], x, y), -1, 1) * lines.distance(rock[::5], x, y) - 18, sand, 12, slope=60, waves=4, spacing=15, turn=1.3)
    return dict(scene=s, seed=13, eye=(0, 0, 11.5), to=(14, 100, 0), lens=1.0, shift=-.06, outlook='open', far=20000, haze=2100, chart=chart, cloud=.6)


def grass(s, rng):
    for _ in range(1500):
        y = 6 + 110 * rng.random() ** 1.6; x = rng.uniform(-.62, .5) * y * 1.1
        away = np.linalg.norm(TRACK - (x, y), axis=1).min()
        if away < 1.9 or edge(y) - x < 24 or np.sin(x * .3 + 2 * np.sin(y * .21)) + rng.uniform(-.9, .9) < -.1: continue
        tussocks(s, x - .1, y - .1, x + .1, y + .1, float(dunes(x, y)), 1, rng, ['olive', 'blue', 'lime'][rng.integers(3)], rng.uniform(.6, 1.1))


def fence(s):
    """Posts and two wires on both sides of the track."""
    along = np.gradient(TRACK, axis=0); along /= np.linalg.norm(along, axis=1, keepdims=True)
    wood, wire = s.material('#8f7c62', 'grain'), s.material('#6f675c')
    for side in (-1.3, 1.3):
        posts = (TRACK + side * np.stack([-along[:, 1], along[:, 0]], 1))[::5]
        foot = np.column_stack([posts, dunes(posts[:, 0], posts[:, 1])])
        for p in foot: s.pole(p[0], p[1], p[2] - .2, p[2] + 1.15, .06, wood)
        for a, b in zip(foot, foot[1:]):
            for z in (.55, 1.0): s.limb(a + [0, 0, z], b + [0, 0, z], .012, .012, wire)
