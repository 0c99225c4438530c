"""An apartment building: its flats, as their plan has them, side by side and one above the other."""
import numpy as np
from house import STOREY, House
from shapes import Scene, hedge, palm, shrub, tussocks
from views import find, ground, road, sun_for, tree

STAIR = 2.8
BASE = .45


def street(model, look, rng):
    """From across the road, the balconies to the front."""
    s = Scene()
    storey = model['storeys'][0]
    rooms = storey['rooms']
    x0, x1 = min(r['x'] for r in rooms), max(r['x'] + r['w'] for r in rooms)
    depth = max(r['y'] + r['d'] for r in rooms)
    width, floors, bays = x1 - x0, look['floors'], look['bays']
    flat = Scene(); flat.names, flat.materials = s.names, s.materials
    house = House(flat, model, look, 0, only=0)
    if look.get('screens'): screens(flat, house, model)
    half = (bays + 1) // 2
    total = bays * width + STAIR
    for level in range(floors):
        for bay in range(bays):
            left = bay * width + (STAIR if bay >= half else 0)
            place(s, flat, left, BASE + level * STOREY, x0, x1, depth, mirror=bay % 2 == 1)
    house.s, high = s, BASE + floors * STOREY
    front = depth - max(r['y'] + r['d'] for r in rooms if r['name'].split(' ')[0] != 'Balcony')
    stairwell(s, house, look, half * width, front, depth, high, floors)
    s.box(-.22, front - .2, 0, total + .22, depth + .2, BASE, house.m('concrete'))
    for level in range(floors + 1): s.box(-.24, front - .24, BASE + level * STOREY - .26, total + .24, front + .1, BASE + level * STOREY - .02, house.m('roof_edge' if look['roof_style'] == 'flat' else 'trim'))
    if look['roof_style'] == 'flat': s.box(-.6, front - 1.1, high - .02, total + .6, depth + .5, high + .32, house.m('roof_edge'))
    else: house.hip(-.2, front - .2, total + .2, depth, high, .42)
    garden(s, house, look, total, half * width, rng)
    away = 7 + max(.84 * total, 1.30 * high)
    turn = rng.choice([-1, 1])
    sun = sun_for(model, 'rear', -turn)
    sun = (-sun[0], -sun[1], sun[2])
    return dict(scene=s, eye=(total / 2 + turn * total * .24, -away, 1.65), to=(total / 2 - turn * .6, 3, 0), lens=1.02, shift=.13 + .012 * floors, sun=sun,
                outlook='street', light=rng.choice(['day', 'golden']) if sun[1] < -.25 else 'soft')


def place(s, flat, left, z, x0, x1, depth, mirror):
    """Turned about, so that the balcony of the plan faces the street."""
    for tris, shades, ids in zip(flat.tris, flat.shades, flat.ids):
        t, n = tris.reshape(-1, 3, 3).copy(), shades.copy()
        t[..., 0] = (t[..., 0] - x0 if mirror else x1 - t[..., 0]) + left
        t[..., 1] = depth - t[..., 1]
        t[..., 2] += z
        n[:, 1] *= -1
        if not mirror: n[:, 0] *= -1
        s.tris.append(t.reshape(-1, 9)); s.shades.append(n); s.ids.append(ids)


def screens(flat, house, model):
    batten = flat.material('#a9814f', 'battens')
    for r in find(model, 'Balcony'):
        y, w = r['y'] + r['d'] - .12, r['w'] * .3
        flat.box(r['x'] + .1, y, 0, r['x'] + .1 + w, y + .05, 2.6, batten)


def stairwell(s, house, look, x, front, depth, high, floors):
    s.box(x, front + .5, 0, x + STAIR, depth, high, house.m('accent' if 'accent' in look else 'gable' if look['roof_style'] == 'flat' else 'wall'))
    glass, frame = s.material('#cfe0e0', 'glass', .25), house.m('frame')
    for level in range(1, floors):
        z = BASE + level * STOREY + .5
        s.box(x + .7, front + .44, z, x + STAIR - .7, front + .47, z + 1.6, frame)
        s.quad((x + .78, front + .43, z + .08), (x + STAIR - .78, front + .43, z + .08), (x + STAIR - .78, front + .43, z + 1.52), (x + .78, front + .43, z + 1.52), glass)
    s.box(x + .7, front + .42, BASE, x + STAIR - .7, front + .48, BASE + 2.2, house.m('door'))
    s.box(x + .2, front - .9, BASE + 2.45, x + STAIR - .2, front + .5, BASE + 2.6, house.m('roof_edge'))
    for k in range(3): s.box(x + .3, front - .4 - .32 * (2 - k), 0, x + STAIR - .3, front + .5, BASE * (k + 1) / 3, house.m('paving'))


def garden(s, house, look, total, path, rng):
    setback = 4.6
    ground(s, look, -60, -setback, total + 60, 80)
    road(s, -80, total + 80, -setback)
    s.box(path + .4, -setback - .1, 0, path + STAIR - .4, 1.2, .04, house.m('paving'))
    for a, b in ((-1, path + .1), (path + STAIR - .1, total + 1)):
        s.box(a, -setback + .1, 0, b, -setback + .36, .55, house.m('wall'))
        for x in np.arange(a + .5, b - .4, .8):
            pick = rng.random()
            if pick < .5: tussocks(s, x - .3, -setback + .7, x + .3, -setback + 1.2, 0, 3, rng)
            else: shrub(s, x, -setback + 1, 0, .45, rng, rng.choice(['olive', 'hedge', 'blue']))
        if rng.random() < .7: hedge(s, a + .3, -1.6, b - .3, -.9, 0, .9, rng)
    sort = look['trees'] if look['trees'] != 'lemon' else 'round'
    for x in (path * .35, path + STAIR + (total - path) * .55):
        if sort == 'palm': palm(s, x, -2.6, 0, 4.6 + rng.random(), rng)
        elif rng.random() < .6: tree(s, 'round', x, -2.6, 0, 4.6, rng)
    for x in (-5, -9, total + 5, total + 9): tree(s, sort, x, 2 + 6 * rng.random(), 0, 9 + 4 * rng.random(), rng)
    for x in np.linspace(-14, total + 14, 5): tree(s, 'gum', x, 22 + 6 * rng.random(), 0, 12 + 4 * rng.random(), rng)
