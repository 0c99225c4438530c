"""Freshwater: a short beach between two headlands, the rock pool below the northern one."""
import numpy as np
from coast import lines, water
from coast.lines import soft
from coast.shores import headland, sea
from scene import Scene, Turned


def scene():
    rng = np.random.default_rng(8)
    s = Scene()
    sea(s)
    left = [(-230, 108), (-240, 268), (-130, 272), (-72, 246), (-58, 222), (-74, 184), (-86, 154), (-98, 128), (-140, 104)]
    right = [(60, 268), (86, 292), (230, 300), (250, 118), (150, 108), (108, 128), (96, 158), (90, 200), (70, 240)]
    tops = (lambda x, y: 9 + 16 * soft(-52, -130, x) + 5 * soft(250, 190, y) + 1.2 * np.sin(y * .08),
            lambda x, y: 8 + 19 * soft(56, 140, x) + 6 * soft(280, 200, y) + 1.2 * np.sin(y * .07))
    rocks = [headland(s, points, top, rng, clumps=1800, batter=3.5, platform=6) for points, top in zip((left, right), tops)]
    pool(Turned(s, -58, 150, 0, 62))
    shore = lines.ring([(-260, 150), (-112, 130), (-84, 99), (-45, 73), (0, 63), (45, 71), (84, 97), (114, 132), (260, 150)], 2, closed=False)
    sand = lambda x, y: np.where(y < np.interp(x, shore[:, 0], shore[:, 1]), -1, 1) * lines.distance(shore, x, y)
    apart = lambda x, y: np.minimum(*(np.where(lines.inside(each[::5], x, y), -1, 1) * lines.distance(each[::4], x, y) for each in rocks)) - 9
    chart = water.chart((-230, 20), 460, 2300, apart, sand, 9, slope=48)
    flags(s)
    return dict(scene=s, seed=17, eye=(0, 0, 19), to=(2, 100, 0), lens=.86, shift=-.045, outlook='open', far=20000, haze=2400, chart=chart, cloud=.6)


def pool(s):
    """Fifty metres of sea water in a rim of concrete."""
    rim, water_ = s.material('#e4ddcd', 'plain'), s.material('#58b4bd', 'water')
    s.box(-26, -10, -1, 26, 10, .9, s.material('#8f8168', 'rock'))
    s.box(-25, -8, .9, 25, 8, 1.5, rim)
    s.box(-23.8, -6.8, 1.45, 23.8, 6.8, 1.52, water_)
    for k in (-4, -1.4, 1.4, 4): s.box(-23, k - .1, 1.53, 23, k + .1, 1.54, s.material('#2f7f92'))


def flags(s):
    """Red over yellow: where to swim; and a few sunshades."""
    red, yellow = s.material('#b8432f'), s.material('#e0b13c')
    for x in (-9, 13):
        s.pole(x, 57, 0, 3.2, .06, s.material('#f1efe8'))
        s.quad((x, 57, 2.6), (x + 1.1, 57, 2.55), (x + 1.1, 57, 3.1), (x, 57, 3.2), red); s.quad((x, 57, 2), (x + 1.1, 57, 2), (x + 1.1, 57, 2.55), (x, 57, 2.6), yellow)
    for x, y, colour in ((-19, 55, '#efe8da'), (17, 49, '#c9782f'), (24, 54, '#4f7684'), (-13, 47, '#efe8da')):
        s.pole(x, y, 0, 2.2, .05, s.material('#f1efe8')); s.turned(x, y, [(1.5, 1.75), (.8, 2.15), (.02, 2.3)], s.material(colour), 10)
