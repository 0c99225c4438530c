"""The pictures of a home: what stands around it, where the eye is, and which hour's sun."""
import math
import numpy as np
from inside.furniture import pot_plant
from home.house import House
from home.parts import STOREY, has_walls, kind
from outside.plants import banksia, gum, hedge, norfolk, palm, round_tree, shrub, tussocks
from scene import Scene, Turned

LATITUDE = math.radians(-33.75)


def sun_for(model, side, turn=0):
    """The hour of the year that shows a side of the home best: across it, not too high. World direction."""
    best = None
    for declination in (-23.4, -8, 8, 23.4):
        for hour in np.arange(-75, 76, 7.5):
            d, h = math.radians(declination), math.radians(hour)
            up = math.sin(LATITUDE) * math.sin(d) + math.cos(LATITUDE) * math.cos(d) * math.cos(h)
            east = -math.cos(d) * math.sin(h)
            north = math.cos(LATITUDE) * math.sin(d) - math.sin(LATITUDE) * math.cos(d) * math.cos(h)
            if up < .28: continue
            bearing = math.radians(model['faces'])
            x, y = east * math.cos(bearing) - north * math.sin(bearing), east * math.sin(bearing) + north * math.cos(bearing)
            facing = {'street': -y, 'rear': y, 'left': -x, 'right': x}[side]
            cost = abs(facing - .60) + .6 * abs(up - .48) + (0 if (x if side in ('street', 'rear') else y) * (turn or 1) > 0 else .12)
            if best is None or cost < best[0]: best = (cost, (x, y, up))
    return best[1]


def tree(s, sort, x, y, z, h, rng):
    if sort == 'gum': gum(s, x, y, z, h, rng)
    elif sort == 'norfolk': norfolk(s, x, y, z, h * 1.25, rng)
    elif sort == 'palm': palm(s, x, y, z, h * .62, rng)
    elif sort == 'jacaranda': round_tree(s, x, y, z, h * .8, rng, 'gum', '#8f7fb5')
    elif sort == 'lemon': round_tree(s, x, y, z, h * .42, rng, 'hedge', '#e3c34a')
    else: round_tree(s, x, y, z, h * .75, rng)


def extent(model):
    rooms = [r for st in model['storeys'] for r in st['rooms']]
    return min(r['x'] for r in rooms), max(r['x'] + r['w'] for r in rooms), max(r['y'] + r['d'] for r in rooms)


def street(model, look, rng):
    """The front from across the road: garden, path, drive, what the neighbours grow."""
    s = Scene()
    x0, x1, depth = extent(model)
    base = .5 if model.get('isOld') else .22
    house = House(s, model, look, base)
    setback = 5.6 if 'row' not in look else 4.2
    ground(s, x0 - 60, -setback, x1 + 60, depth + 60)
    road(s, x0 - 80, x1 + 80, -setback)
    front(s, house, model, look, setback, rng)
    if 'row' in look: row(s, model, look, base)
    if look.get('chimney'): chimney(s, x0)
    neighbours(s, x0, x1, depth, look, rng, setback)
    mid, width = (x0 + x1) / 2, x1 - x0
    turn = rng.choice([-1, 1])
    away = setback + 5.2 + .5 * width + max(0, width - 13) * .42 + (1.5 if len(model['storeys']) > 1 else 0)
    high = base + len(model['storeys']) * STOREY + (1.2 if look['roof_style'] == 'flat' else 2.6)
    sun = sun_for(model, 'street', turn)
    eye, framed = frame(away, away - setback - 3.4, high, width * .5 + .8)
    return dict(scene=s, eye=(mid + turn * width * .30, -away, eye), to=(mid - turn * .4, 2.2, 0), **framed, sun=sun,
                outlook='street' if look['outlook'] in ('street', 'bush') else look['outlook'], light=rng.choice(['day', 'golden']) if sun[1] < -.25 else 'soft', headland=rng.uniform(1.2, 1.9), cloud=rng.uniform(.35, .8))


def frame(away, kerb, high, half_width):
    """Eye height, lens and shift for a front `away` from the eye: both ends in, a strip of road below, the roof and some sky above.
    The eye rises where a front is so long and low that there would be nothing but sky."""
    lens = min(1.3, .5 * away / half_width)
    tall, down, up = (2 / 3) / lens, 1 / (kerb * .84), 1 / away
    eye = min(max((tall - 1.28 * high * up) / (down - up), 1.65), 6.5)
    if eye == 1.65: lens = min(lens, (2 / 3) / (eye * down + (1.28 * high - eye) * up))
    return eye, dict(lens=lens, shift=1 / 3 - eye * down * lens)


def ground(s, x0, y0, x1, y1):
    s.box(x0, y0, -.4, x1, y1, 0, s.material('#8f9a55', 'grass'))


def road(s, x0, x1, kerb):
    s.box(x0, kerb * 1 - 1.4, -.3, x1, kerb, .02, s.material('#d3ccbf', 'paving', 1.2))
    s.box(x0, kerb - 3.2, -.3, x1, kerb - 1.4, -.02, s.material('#97a15c', 'grass'))
    s.box(x0, kerb - 3.4, -.3, x1, kerb - 3.2, .02, s.material('#bdb8ae'))
    s.box(x0, kerb - 40, -.4, x1, kerb - 3.4, -.10, s.material('#8d8f8e', 'road'))


def find(model, *kinds, storey=None):
    return [r for i, st in enumerate(model['storeys']) for r in st['rooms'] if kind(r['name']) in kinds and (storey is None or i == storey)]


def front(s, house, model, look, setback, rng):
    x0, x1, _ = extent(model)
    rooms = [r for r in model['storeys'][0]['rooms']]
    drive = house.m('drive')
    taken = []
    for r in find(model, 'Garage', 'Carport', 'Pergola', storey=0):
        a, b = r['x'] + .25, r['x'] + r['w'] - .25
        s.box(a, -setback - 3.3, -.05, b, r['y'] + .2, .035, drive)
        taken.append((a - .3, b + .3))
    doors = [o for o in model['storeys'][0]['openings'] if o['kind'] == 'front-door' and o['side'] == 'street']
    for o in doors:
        c = (o['from'] + o['until']) / 2
        first = min([0] + [r['y'] for r in rooms if not has_walls(r) and r['x'] < c < r['x'] + r['w']])
        for k in np.arange(-setback, o['line'] - .2, .62): s.box(c - .62, k, 0, c + .62, k + .56, .03, s.material('#d5cbb9'))
        s.box(c - .75, o['line'] - .9, 0, c + .75, o['line'] - .2, house.base - .06, house.m('paving'))
        at_door(s, house, c, o['line'], first)
        taken.append((c - .9, c + .9))
    free = lambda x, r=.5: all(x + r < a or x - r > b for a, b in taken)
    # Planting along the house and behind the fence.
    for x in np.arange(x0 + .4, x1, .85):
        if not free(x): continue
        y = -.55 - .3 * rng.random()
        pick = rng.random()
        if pick < .45: tussocks(s, x - .3, y - .2, x + .3, y + .2, 0, 3, rng)
        elif pick < .8: shrub(s, x, y, 0, .38 + .2 * rng.random(), rng, rng.choice(['olive', 'hedge', 'blue']))
        elif pick < .9: banksia(s, x, y, 0, .5, rng)
    fence(s, house, look, x0 - 1.2, x1 + 1.2, -setback + .15, free, rng)
    spots = [x for x in np.linspace(x0 + .8, x1 - .8, 7) if free(x, 1)]
    if spots and look['trees'] != 'norfolk':
        x = spots[0] if rng.random() < .5 else spots[-1]
        if len(model['storeys']) > 1 or look['trees'] in ('lemon', 'palm'): tree(s, look['trees'] if look['trees'] != 'gum' else 'round', x, -setback * .62, 0, 3.9, rng)
    if look.get('screen'):  # Breeze blocks before the courtyard.
        for r in find(model, 'Courtyard', storey=0):
            block = s.material('#e9e3d5')
            for i in np.arange(r['x'] + .15, r['x'] + r['w'] - .4, .3):
                for k in range(7):
                    z = .1 + k * .3
                    s.box(i, .0, z, i + .3, .12, z + .035, block); s.box(i, 0, z + .265, i + .3, .12, z + .3, block)
                    s.box(i, 0, z, i + .035, .12, z + .3, block); s.box(i + .13, 0, z, i + .17, .12, z + .3, block); s.box(i, 0, z + .13, i + .3, .12, z + .17, block)


def at_door(s, house, x, line, first):
    """A lamp beside the front door, a pot before it, a letterbox where the path begins."""
    s.box(x + .68, line - .3, house.base + 1.6, x + .78, line - .22, house.base + 1.85, s.material('#2d3336'))
    s.box(x + .695, line - .31, house.base + 1.63, x + .765, line - .3, house.base + 1.8, s.material('#f6e6bd', 'lamp'))
    if first == 0: pot_plant(Turned(s, x - .98, line - .62), 0, 0, np.random.default_rng(int(x * 10)), .9)
    s.box(x + .82, -3.9, 0, x + .9, -3.82, .8, house.m('frame')); s.box(x + .7, -3.98, .8, x + 1.02, -3.74, 1.02, house.m('frame'))


def chimney(s, x0):
    brick = s.material('#a5563f', 'brick')
    s.box(x0 + 1.2, 3, 2, x0 + 2, 3.7, 6.1, brick); s.box(x0 + 1.12, 2.92, 5.9, x0 + 2.08, 3.78, 6.05, brick)


def fence(s, house, look, x0, x1, y, free, rng):
    sort = look['fence']
    if sort == 'none': return
    runs, start = [], None
    for x in np.arange(x0, x1, .05):
        if free(x, .05) and start is None: start = x
        if not free(x, .05) and start is not None: runs.append((start, x)); start = None
    if start is not None: runs.append((start, x1))
    white, stone = s.material('#f1efe8'), s.material('#cdaf82', 'ashlar')
    for a, b in runs:
        if b - a < .9: continue
        if sort == 'picket':
            for x in np.arange(a, b, .14): s.box(x, y, .08, x + .075, y + .02, .92, white)
            for z in (.3, .7): s.box(a, y + .02, z, b, y + .05, z + .07, white)
        elif sort == 'stone': s.box(a, y, 0, b, y + .3, .62, stone)
        elif sort == 'brick':
            s.box(a, y, 0, b, y + .24, .7, house.m('wall')); s.box(a - .02, y - .02, .7, b + .02, y + .26, .77, house.m('trim'))
        elif sort == 'hedge': hedge(s, a, y, b, y + .6, 0, 1.1, rng)
        elif sort == 'slat':
            for z in np.arange(.1, 1.1, .13): s.box(a, y, z, b, y + .03, z + .09, s.material('#9b7a56'))


def row(s, model, look, base):
    """The other townhouses of the row, as like as they are."""
    x0, x1, _ = extent(model)
    one = s.apart()
    house = House(one, model, look, base)
    for r in find(model, 'Garage', storey=0): one.box(r['x'] + .25, -7.5, -.05, r['x'] + r['w'] - .25, .2, .035, house.m('drive'))
    away = (x1 - x0) * (1 if model.get('isMirrored') else -1)
    for k in range(1, look['row']):
        if k % 2: Turned(s, x0 + x1 + away * k, mirror=True).paste(one)
        else: Turned(s, away * k).paste(one)


def neighbours(s, x0, x1, depth, look, rng, setback=5.6, behind=None, houses=True):
    """Hedges and trees at the sides, the houses next door, and trees beyond, at the rear or `behind` what is seen from there."""
    beyond, away = (depth + 5, 1) if behind is None else (behind, -1)
    for x, out in ((x0 - 2.4, -1), (x1 + 2.4, 1)):
        if 'row' in look and ((out < 0) != False) and look['row'] > 1: continue
        hedge(s, x - .3, -setback + 1, x + .3, depth + 2, 0, 1.6 + rng.random() * .5, rng, rng.choice(['hedge', 'dark']))
        for k in range(2): tree(s, rng.choice(['round', look['trees'] if look['trees'] != 'lemon' else 'round']), x + out * (2 + 3 * rng.random()), 1 + k * 8 + 4 * rng.random(), 0, 7 + 3 * rng.random(), rng)
    for x in np.linspace(x0 - 8, x1 + 8, 5):
        tree(s, rng.choice([look['trees'] if look['trees'] not in ('lemon', 'jacaranda', 'palm') else 'round', 'gum']), x + 3 * rng.random(), beyond + away * 6 * rng.random(), 0, 9 + 4 * rng.random(), rng)
    for out, edge in ((-1, x0), (1, x1)):  # The house next door, half hidden.
        if 'row' in look or not houses: continue
        wall, roof = s.material(rng.choice(['#d8cfbd', '#b9b2a5', '#a98a74'])), s.material(rng.choice(['#8f5a45', '#6d7275']), 'tiles')
        a, b = sorted((edge + out * 6, edge + out * 17))
        s.box(a, 2, 0, b, 14, 2.9, wall)
        m = (a + b) / 2
        for y, o in ((1.5, 1), (14.5, -1)): s.quad((a - .5, y, 2.7), (b + .5, y, 2.7), (m + 2, 8, 5), (m - 2, 8, 5), roof)
        s.add([[a - .5, 1.5, 2.7, a - .5, 14.5, 2.7, m - 2, 8, 5], [b + .5, 1.5, 2.7, b + .5, 14.5, 2.7, m + 2, 8, 5]], roof)
