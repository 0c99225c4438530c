"""What most places have: the plane of the sea, ground by its heights, a headland, wooded hills."""
import numpy as np
from coast import cliffs, lines


def sea(s):
    s.quad((-12000, -300, 0), (12000, -300, 0), (12000, 16000, 0), (-12000, 16000, 0), s.material('#2f8799', 'sea'))


def ground(s, height, x0, x1, y0, y1, step, mat):
    x, y = np.meshgrid(np.arange(x0, x1, step), np.arange(y0, y1, step))
    z = height(x, y)
    e = .5
    normal = lambda p: np.stack([height(p[:, 0] - e, p[:, 1]) - height(p[:, 0] + e, p[:, 1]), height(p[:, 0], p[:, 1] - e) - height(p[:, 0], p[:, 1] + e), np.full(len(p), 2 * e)], 1)
    unit = lambda n: n / np.linalg.norm(n, axis=1, keepdims=True)
    s.surface(np.stack([x, y, z], -1), mat, lambda p: unit(normal(p)))


def headland(s, points, top, rng, spacing=.4, clumps=2600, wander=2.0, size=(1.2, 2.8), **rock):
    """A headland within a shore, which runs clockwise seen from above; `top(x, y)` is the height of its ground."""
    line = lines.ring(points, spacing)
    line += wander * np.stack([lines.waver(len(line), len(line) * spacing / k, rng) for k in (9, 11)], 1)
    cliffs.cliff(s, line, top(line[:, 0], line[:, 1]), rng, **rock)
    cliffs.plateau(s, line, lambda x, y: top(x, y) + .25, s.material('#7c8453', 'grass'), max(2, spacing * 2))
    if clumps: cliffs.heath(s, line, top, rng, clumps, size)
    return line


def wooded(s, height, x0, x1, y0, y1, rng, count, size=(3, 6)):
    """A hill under trees, seen from afar."""
    ground(s, height, x0, x1, y0, y1, 4, s.material('#6d7f56', 'grass'))
    mats = [s.material(g, 'leaf') for g in ('#5f7a55', '#76895a', '#4f6b4a', '#85925f')]
    for x, y in zip(rng.uniform(x0, x1, count), rng.uniform(y0, y1, count)):
        r = rng.uniform(*size)
        s.leaves((x, y, height(x, y) + r * .3), (r * 1.2, r * 1.2, r * .8), 130, r * .17, mats[rng.integers(4)], rng, 1.3)
