"""Cliffs of level beds with heath on top."""
import numpy as np
from coast.lines import blocks, inside, waver
from scene import Turned


def cliff(s, line, rim, rng, colour='#c9a06c', batter=5.0, platform=8.0, step=1.0):
    """Sandstone from the sea to the rim (m, along the line): beds set back or out, cracked by joints, on a rock platform. The line runs clockwise seen from above: land is on its right."""
    along = np.gradient(line, axis=0); along /= np.linalg.norm(along, axis=1, keepdims=True)
    out = np.stack([-along[:, 1], along[:, 0]], 1)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    top = rim.max()
    rows, z = [], 0.0
    shelf = batter + platform * (1 + .7 * waver(len(run), run[-1] / 14, rng)) + .5 * blocks(run, 3, rng)
    rows += [(shelf + .6, np.full(len(run), -1.0)), (shelf, np.full(len(run), .55)), (batter + (shelf - batter) * .5, np.full(len(run), .8)), (batter + (shelf - batter) * .42, np.full(len(run), 1.3))]
    z = 1.3
    while z < top:
        thick = step * rng.choice([rng.uniform(.7, 1.5), rng.uniform(2.4, 5.2)])
        back = batter * (1 - z / top) + rng.uniform(-1, 1) * step
        face = back + step * (1.3 * waver(len(run), run[-1] / 9, rng) + .8 * blocks(run, 1.6 + 1.5 * thick, rng))
        sag = .35 * waver(len(run), run[-1] / 30, rng)
        under = rng.uniform(.4, 1.9) * step * (rng.random() < .6)
        for f, o in ((.0, -under), (.16, -under * .6), (.24, 0), (.86, .05), (1.0, -.25)):
            rows.append((face + o, np.minimum(z + f * thick + sag, rim - .02 * (top - z) / top)))
        z += thick
    rows += [(np.full(len(run), -1.2), rim + .05), (np.full(len(run), -4.0), rim + .3)]
    grid = np.stack([np.concatenate([line + o[:, None] * out, h[:, None]], 1) for o, h in rows])
    s.surface(np.concatenate([grid, grid[:, :1]], 1), s.material(colour, 'rock'))
    boulder = s.material(colour, 'rock')
    for k in rng.choice(len(line), int(run[-1] / 4)):
        size = rng.uniform(.4, 1.5) * step
        at = line[k] + out[k] * (batter + rng.uniform(.2, .8) * (shelf[k] - batter))
        turned = Turned(s, *at, .4, rng.uniform(0, 90))
        turned.soft(-size, -size * .8, -.3, size, size * .8, size * rng.uniform(.5, 1.1), boulder, .55)


def heath(s, line, height, rng, count=2600, size=(1.2, 2.8), greens=('#566a4b', '#6d784f', '#47604a', '#7b8158')):
    """Low coastal heath as one soft mass: round clumps close together over the land inside a line."""
    low, high = line.min(0), line.max(0)
    x, y = (low[k] + (high[k] - low[k]) * rng.random(count * 3) for k in (0, 1))
    kept = inside(line[::4], x, y)
    x, y = x[kept][:count], y[kept][:count]
    mats = [s.material(g, 'leaf') for g in greens]
    for px, py in zip(x, y):
        r = rng.uniform(*size)
        s.leaves((px, py, height(px, py) + r * .2), (r * 1.5, r * 1.5, r * .7), 100, .34 * r ** .5, mats[min(3, int(4 * noise_at(px, py)))], rng, 1.3)


def noise_at(x, y):
    return .5 + .5 * np.sin(x * .071 + 1.7 * np.sin(y * .043)) * np.cos(y * .083 + 1.3 * np.sin(x * .037))


def plateau(s, line, height, mat, step=2.0):
    """The ground inside a line."""
    low, high = line.min(0), line.max(0)
    x, y = np.meshgrid(np.arange(low[0], high[0] + step, step), np.arange(low[1], high[1] + step, step))
    grid = np.stack([x, y, height(x, y)], -1)
    kept = inside(line[::3], x, y)
    a, b, c, d = grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]
    whole = kept[:-1, :-1] & kept[:-1, 1:] & kept[1:, 1:] & kept[1:, :-1]
    s.add(np.concatenate([np.stack([a, b, c], -2)[whole].reshape(-1, 9), np.stack([a, c, d], -2)[whole].reshape(-1, 9)]), mat)
