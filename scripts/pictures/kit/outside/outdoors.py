"""Furniture and plants of decks, terraces, balconies and pools, and the pictures of them."""
import numpy as np
from inside import furniture as f
from home.house import House
from home.parts import STOREY, kind
from outside.plants import banksia, hedge, round_tree, shrub, tussocks
from inside.room import Room
from scene import Scene, Turned
from outside.street import extent, frame, ground, neighbours, row, sun_for, tree


def slatted(s, x0, y0, x1, y1, z, wood):
    for y in np.arange(y0, y1 - .02, .1): s.box(x0, y, z, x1, y + .085, z + .03, wood)


def outdoor_table(s, p, seats):
    wood, metal = s.material('#a9835c', 'grain'), s.material('#3a4042')
    half = max(.42, seats * .3)
    slatted(s, -half, -.42, half, .42, .71, wood)
    for x in (-half + .05, half - .1):
        for y in (-.38, .33): s.box(x, y, 0, x + .05, y + .05, .71, metal)
    for k in range(max(1, seats // 2)):
        x = (k - (seats // 2 - 1) / 2) * .6
        garden_chair(Turned(s, x, -.66), p); garden_chair(Turned(s, x, .66, 0, 180), p)


def cafe_table(s, p):
    """Two chairs at a small round table."""
    metal = s.material('#3a4042')
    s.turned(0, 0, [(0, .7), (.34, .7), (.35, .72), (0, .73)], metal, 28)
    s.turned(0, 0, [(.24, 0), (.22, .02), (.03, .05), (.03, .7)], metal, 16)
    garden_chair(Turned(s, -.66, 0, 0, -90), p); garden_chair(Turned(s, .66, 0, 0, 90), p)
    f.vase(s, .05, .02, .73, p['cloth'], np.random.default_rng(3), .7)


def garden_chair(s, p):
    frame = s.material('#8d6f4e', 'grain')
    for x in (-.24, .2):
        s.box(x, -.24, 0, x + .04, -.2, .84, frame); s.box(x, .2, 0, x + .04, .24, .6, frame); s.box(x, -.24, .58, x + .04, .24, .61, frame)
    slatted(s, -.22, -.22, .22, .22, .4, frame)
    for z in (.52, .64, .76): s.box(-.2, -.235, z, .2, -.205, z + .06, frame)
    s.soft(-.21, -.2, .43, .21, .21, .5, s.material(p['chair'], 'fabric'), .25)


def lounger(s, p):
    wood = s.material('#a9835c', 'grain')
    slatted(s, -.32, 0, .32, 1.9, .26, wood)
    for x in (-.3, .25):
        for y in (.1, 1.7): s.box(x, y, 0, x + .05, y + .06, .26, wood)
    s.soft(-.31, .6, .28, .31, 1.88, .37, s.material('#efeae0', 'fabric'), .2)
    s.quad((-.31, .62, .33), (.31, .62, .33), (.31, .06, .72), (-.31, .06, .72), s.material('#efeae0', 'fabric'))
    s.soft(-.22, .2, .62, .22, .36, .74, s.material(p['cloth'], 'fabric'), .5)


def pool(s, x0, y0, x1, y1):
    """Its water a hand below a coping of stone."""
    stone = s.material('#d9cdb6', 'paving', .6)
    for a, b, c, d in ((x0 - .6, y0 - .6, x1 + .6, y0), (x0 - .6, y1, x1 + .6, y1 + .6), (x0 - .6, y0, x0, y1), (x1, y0, x1 + .6, y1)): s.box(a, b, 0, c, d, .1, stone)
    s.box(x0, y0, -.4, x1, y1, .03, s.material('#4fa3ab', 'water'))


def fence(s, x0, x1, y):
    """Palings behind the garden, as a glance over them leaves trees."""
    s.box(x0, y, 0, x1, y + .06, 1.75, s.material('#a39483', 'battens'))


def rear_garden(s, model, look, rng, from_house=True):
    """What is behind a house: palings, beds, trees; seen from its rooms, also the end of it."""
    x0, x1, depth = extent(model)
    end = depth + (13 if 'row' not in look else 6 if from_house else 3.2)
    for x in (x0 - 1.8, x1 + 1.8) if 'row' not in look else (x0 - .05, x1):
        s.box(x, depth - (4 if 'row' not in look else 0), 0, x + .05, end, 1.7, s.material('#a39483', 'battens'))
    if not from_house: return
    fence(s, x0 - 1.8, x1 + 1.8, end)
    for x in np.arange(x0 - 1.2, x1 + 1.2, .9):
        pick = rng.random()
        if pick < .4: shrub(s, x, end - .6, 0, .6 + .4 * rng.random(), rng, rng.choice(['olive', 'hedge', 'blue', 'dark']), 1.2)
        elif pick < .7: tussocks(s, x - .3, end - .9, x + .3, end - .4, 0, 3, rng, size=.8)
        elif pick < .85: banksia(s, x, end - .6, 0, .8, rng)
    for k in range(4): tree(s, rng.choice(['gum', 'round']), x0 + (x1 - x0) * (k + .5 * rng.random()) / 3, end + 3 + 5 * rng.random(), 0, 8 + 4 * rng.random(), rng)
    if look['trees'] == 'lemon': tree(s, 'lemon', x0 + .8, depth + 4.2, 0, 5, rng)
    elif 'row' not in look: tree(s, 'round', x1 + .6, depth + 6.5, 0, 4.6, rng)


def furnish_outdoors(s, room, z, p, rng, facing=0):
    """A table where there is room for one."""
    w, d = room['w'], room['d']
    x, y = room['x'] + w / 2, room['y'] + d / 2
    big = min(w, d) > 2.3 and max(w, d) > 3.4
    at = lambda px, py, turn=0: Turned(s, px, py, z, turn)
    if big:
        outdoor_table(at(room['x'] + w * .34, y), p, 6 if w > 5 else 4)
        if w > 6.5: lounger(at(room['x'] + w * .74, room['y'] + .35), p); lounger(at(room['x'] + w * .86, room['y'] + .35), p)
    elif min(w, d) > .95: cafe_table(at(room['x'] + w * .72, y, 90 if d > w else 0), p)
    f.pot_plant(at(room['x'] + .62, room['y'] + .62), 0, 0, rng, 1.1, p['pot'])
    if w > 4: f.pot_plant(at(room['x'] + w - .65, room['y'] + .65), 0, 0, rng, 1.5, p['pot'])


def beds(s, model, look, x0, x1, depth, rng):
    """Planting along the foot of the house and the fences."""
    for x in np.arange(x0 + .3, x1, .8):
        if look.get('pool') or rng.random() < .4: continue
        if rng.random() < .6: tussocks(s, x - .3, depth + .25, x + .3, depth + .6, 0, 3, rng)
        else: shrub(s, x, depth + .5, 0, .4, rng, rng.choice(['olive', 'blue', 'hedge']))
    side = 1.2 if 'row' not in look else -.5
    for y in np.arange(depth - 2, depth + 8, 1.0):
        for x in (x0 - side, x1 + side):
            if y < depth + 5 and rng.random() < .75: shrub(s, x, y, 0, .5 + .35 * rng.random(), rng, rng.choice(['olive', 'blue', 'hedge', 'dark']), 1.2)


def garden(model, look, palette, seed):
    """The house from the end of its lawn."""
    rng = np.random.default_rng(seed + 5)
    s = Scene()
    base = .5 if model.get('isOld') else .22
    House(s, model, look, base)
    if 'row' in look: row(s, model, look, base)
    x0, x1, depth = extent(model)
    ground(s, x0 - 60, -20, x1 + 60, depth + 60)
    rear_garden(s, model, look, rng, from_house=False)
    for index, storey in enumerate(model['storeys']):
        for room in storey['rooms']:
            if kind(room['name']) in ('Deck', 'Terrace', 'Patio', 'Courtyard') and room['y'] > depth / 3: furnish_outdoors(s, room, base + index * STOREY if kind(room['name']) != 'Courtyard' else .06, palette, rng)
    turn = rng.choice([-1, 1])
    mid, width = (x0 + x1) / 2, x1 - x0
    away = depth + 6.4 + .42 * width + (1.2 if len(model['storeys']) > 1 else 0)
    if look.get('pool'): away += 2.5; pool(s, mid - 4.2, depth + 2.2, mid + 4.2, depth + 5.4)
    beds(s, model, look, x0, x1, depth, rng)
    neighbours(s, x0, x1, depth, look, rng, behind=-12, mirrored=model.get('isMirrored'))
    sun = sun_for(model, 'rear', turn)
    high = base + len(model['storeys']) * STOREY + (1 if look['roof_style'] == 'flat' else 2.2)
    foot = 6.6 if look.get('pool') else 2.6  # What is nearest and still to be seen, from the house.
    eye, framed = frame(away - depth + 2, away - depth - foot, high, width * .5 + .8)
    return dict(scene=s, eye=(mid + turn * width * .3, away, eye), to=(mid - turn * .4, depth - 3, 0), **framed, sun=sun, outlook='bush' if look['outlook'] == 'bush' else 'street', light='day' if sun[1] > .2 else 'soft', cloud=rng.uniform(.35, .8))


def balcony(model, look, palette, seed, name, level):
    """Along a balcony or deck to what it looks at."""
    index, room = next((i, r) for i, st in reversed(list(enumerate(model['storeys']))) for r in st['rooms'] if r['name'] == name)
    storey, rng = model['storeys'][index], np.random.default_rng(seed + 9)
    base = (.5 if model.get('isOld') else .22) if level is None else .45 + level * STOREY
    z, s = base + index * STOREY, Scene()
    House(s, model, look, base, only=index, dressed=False)
    side = 'street' if room['y'] < .1 else 'rear'
    here = Room(s, storey, room, side, z)
    W, D = here.width, here.depth
    left = rng.random() < .5
    m = (lambda x: x) if left else (lambda x: W - x)
    furnish_balcony(here, m, palette, rng)
    if look.get('floors', 0) - 1 > (level or 0) and kind(name) == 'Balcony': s.box(room['x'] - .1, room['y'], z + 2.74, room['x'] + room['w'] + .1, room['y'] + room['d'] + .1, z + 2.9, s.material('#f1efe9'))
    if look['outlook'] in ('bush', 'street'):
        for k in range(3): tree(here.at(0, 0, z=-z), 'gum' if look['outlook'] == 'bush' else 'round', W * (.3 + .5 * k) + rng.random(), D + 8 + 6 * rng.random(), 0, z + 4 + 2 * rng.random(), rng)
    if level == 0: hedge(here.at(0, 0, z=-z), -3, D + 1.6, W + 3, D + 2.4, 0, 1.7, rng)
    if z < 1.5: ground(s, -60, -60, 80, 90)
    sun = sun_for(model, side, 1 if left else -1)
    x, turned = m(.12), np.radians(30)
    return dict(scene=s, eye=here.s.point(x, .35, 1.5), to=here.s.point(x + (1 if left else -1) * np.cos(turned), .35 + np.sin(turned)), lens=.62, shift=-.03, sun=sun,
                light='day' if sun[1] * (1 if side == 'rear' else -1) > .2 else 'soft', outlook=look['outlook'] if side == look.get('view', 'rear') else 'street', eye_height=z + 1.5, headland=1.2)


def furnish_balcony(here, m, p, rng):
    W, D = here.width, here.depth
    if D > 2.2 and W > 4: outdoor_table(here.at(m(min(W * .5, 3.4)), D * .52), p, 6 if W > 5 else 4)
    else: cafe_table(here.at(m(min(W - 1.1, 2.5)), D * .52), p)
    for u in (min(W - .3, 4.1), W - .3): f.pot_plant(here.at(m(u), .35), 0, 0, rng, 1.0 + .4 * rng.random(), p['pot'])
