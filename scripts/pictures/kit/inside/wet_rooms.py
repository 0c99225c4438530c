"""Kitchens and bathrooms, fitted from the model."""
from inside import fittings as fit
from inside import furniture as f
from inside.room import eye
from scene import Turned


def kitchen(here, house, p, rng):
    look = house.finish
    W, D = here.width, here.depth
    wall = 'far' if not here.gaps('far') or here.longest('far', .9)[1] - here.longest('far', .9)[0] > W - .3 else max(('left', 'right', 'far'), key=lambda w: here.longest(w, .9)[1] - here.longest(w, .9)[0])
    a, b = here.longest(wall, .9)
    s = here.along(wall, (a, b))
    run(s, look, b - a, [o for o in here.on(wall) if o[3] >= .9], wall, (a, b), p, rng)
    length, across_ = (W, D) if wall == 'far' else (D, W)
    if across_ > 2.9:
        size = min(2.6, length - 1.1)
        x, y = (W / 2, D - 1.95) if wall == 'far' else (1.95 if wall == 'left' else W - 1.95, D / 2)
        fit.island(here.at(x, y, {'far': 180, 'left': -90, 'right': 90}[wall]), look, size, p, rng)
        for k in (-1, 1): f.pendant(here.s, x + (k * size * .24 if wall == 'far' else 0), y + (0 if wall == 'far' else k * size * .24), 1.72, 2.7, p['kitchen_lamp'], p)
    if wall == 'far':
        x, to = (W * .86, W * .44) if rng.random() < .5 else (W * .14, W * .56)
        return eye(here, x, D - 5.3, (to, D), lens=.72)
    m = (lambda x: x) if wall == 'left' else (lambda x: W - x)
    return eye(here, m(W - .3), D / 2 - 4.2, (m(W * .3), D))


def run(s, look, width, windows, wall, stretch, p, rng):
    """Fridge and tall cupboards at the ends, a bench between them with the cooktop under the window."""
    a, b = stretch
    flip = lambda u: b - u if wall in ('far', 'left') else u - a
    spans = [sorted((flip(o[1]), flip(o[2]))) for o in windows]
    low = min([x for x, _ in spans], default=width * .72) - .02
    high = max([x for _, x in spans], default=width * .45) + .02
    left, right = min(low if spans else 1.0, 1.4), min(width - high if spans else .7, 1.3)
    start = 0
    if left >= .84: fit.fridge(s, 0, .82); start = .84
    if left >= 1.36: fit.tall(Turned(s, .84), look, .5); start = 1.36
    end = width
    if right >= .62: end = width - .64; fit.tall(Turned(s, end), look, .64, has_ovens=True)
    if start: fit.cupboards(s, look, .84, 1.84, 2.3, .62, handle=False); fit.bulkhead(s, look, .84, 2.3, .6)
    middle = Turned(s, start + .01)
    fit.bench(middle, look, end - start - .02, splash=.6 if not spans else .1)
    if spans:
        x = (spans[0][0] + spans[0][1]) / 2
        fit.cooktop(s, x, hood=False)
    else:
        x = (start + end) / 2
        fit.cooktop(s, x)
        fit.overhead(Turned(s, start + .01), look, x - .34 - start, 1.5); fit.overhead(Turned(s, x + .34), look, end - x - .36, 1.5)
    if right < .62: fit.oven(s, x)
    fit.bits(s, min(end - .85, x + .45), rng, p)


def galley(here, house, p, rng):
    """Benches on both sides, the sink under the window at the end."""
    look = house.finish
    W, D = here.width, here.depth
    window = next((o for o in here.on('far') if o[5] == 'window'), None)
    far = here.at(W, D, 180)
    fit.bench(far, look, W, splash=.1 if window else .6)
    fit.sink(far, W - (window[1] + window[2]) / 2 if window else W / 2)
    sides = [w for w in ('left', 'right') if here.longest(w)[1] - here.longest(w)[0] > 1.2]
    if W < 2.1: sides = sides[:1]
    for wall in sides:
        a, b = here.longest(wall)
        a, b = max(a, .45), min(b, D - .62)
        if b - a < .6: continue
        first = wall == sides[0]
        s = here.along(wall, (a, b))
        x0, x1 = 0, b - a
        fit.bench(s, look, b - a)
        if first:
            fit.cooktop(s, (x0 + x1) / 2); fit.oven(s, (x0 + x1) / 2)
            for u0, u1 in ((x0, (x0 + x1) / 2 - .34), ((x0 + x1) / 2 + .34, x1)):
                if u1 - u0 > .3: fit.overhead(Turned(s, u0), look, u1 - u0)
        elif p['shelves']:
            for z in (1.45, 1.8): fit.shelf(s, p, x0 + .1, x1 - x0 - .2, z, rng)
        else: fit.overhead(Turned(s, x0), look, x1 - x0)
        if not first and x1 - x0 > 1: fit.bits(s, x0 + .1, rng, p)
    turn = rng.random() < .5
    return eye(here, W * (.42 if turn else .58), D - 4.2, (W * (.52 if turn else .48), D), lens=.72, height=1.45)


def bathroom(here, house, p, rng):
    """A basin on a side wall and a bath or a shower at the end; the basin at the end where there is no window."""
    look, W, D, metal = house.finish, here.width, here.depth, p['metal']
    span = {w: here.longest(w)[1] - here.longest(w)[0] for w in ('left', 'right')}
    left = span['left'] >= span['right']
    wall, m = ('left' if left else 'right'), (lambda x: x) if left else (lambda x: W - x)
    if not here.glass() and W > 1.9: return blind_bathroom(here, look, p, rng, m, left)
    has_bath = p['bath'] and W > 1.6 and D > 2.2
    a, b = here.longest(wall)
    end = D - (1.15 if has_bath else .25)
    length = min(1.5 if end > 2 else 1.1, b - max(a, .5), end - .5)
    start = max(max(a, .5), min(end - length, D * .42 - length / 2))
    s = here.along(wall, (start, start + length))
    fit.vanity(s, look, length, p, rng)
    fit.mirror(s, length / 2, 1.52, min(length - .1, .9) if p['round'] else length - .04, .85, metal, p['round'])
    if has_bath:
        fit.bath(here.at(W / 2, D - .52), min(1.7, W - .24))
        fit.tap(here.at(m(W * .5), D - .06, 180), 0, 0, .55, .2, .3, metal)
        f.pot_plant(here.at(m(W - .3), D - 1.2), 0, 0, rng, .8, p['pot']) if W > 2.9 else None
    else:
        fit.shower(here.at(W, D, 180) if left else here.at(0, D, 180, mirror=True), min(1.0, W * .45), min(1.2, D * .5), metal)
        if D > 2.2: f.pot_plant(here.at(m(.3), D - .3), 0, 0, rng, .9, p['pot'])
    other = 'right' if left else 'left'
    c, d = here.longest(other)
    at = min(D * .55, D - 1.6)
    if c + .2 < at < d - .7: fit.towels(here.along(other, (at, at + .6)), .3, p, metal)
    if W > 3: return eye(here, m(W * .66), D - 4.2, (m(W * .40), D), lens=.6, height=1.4, shift=-.04)
    return eye(here, m(W * .68), D - 4.5, (m(W * .46), D), lens=.78, height=1.4, shift=-.06)


def blind_bathroom(here, look, p, rng, m, left):
    W, D, metal = here.width, here.depth, p['metal']
    length = min(1.3, W - 1.1)
    s = here.along('far', (W - .12 - length, W - .12) if not left else (.12, .12 + length))
    fit.vanity(s, look, length, p, rng)
    fit.mirror(s, length / 2, 1.52, min(length - .1, .9) if p['round'] else length - .04, .85, metal, p['round'])
    if p['bath'] and D > 1.8: fit.bath(here.at(m(W - .45), D - .95, 90), 1.55); fit.tap(here.at(m(W - .06), D - .95, 90 if left else -90), 0, 0, .55, .2, .3, metal)
    else: fit.shower(here.at(W, D, 180) if left else here.at(0, D, 180, mirror=True), min(1.0, W - length - .25), min(1.3, D * .6), metal)
    f.vase(here.s, m(.3), D - .9, 0, p['chair'], rng, 1.6)
    return eye(here, m(W * .62), D - 4.3, (m(W * .48), D), lens=.78 if W < 2.5 else .66, height=1.4, shift=-.06)
