"""A home from its model: walls with their windows and doors, floors, roof, and what is built on."""
import numpy as np

CEILING, STOREY = 2.7, 3.0
OUT = {'street': (0, -1), 'rear': (0, 1), 'left': (-1, 0), 'right': (1, 0)}
OPPOSITE = {'street': 'rear', 'rear': 'street', 'left': 'right', 'right': 'left'}
OUTDOOR = ('Verandah', 'Deck', 'Balcony', 'Terrace', 'Courtyard', 'Porch', 'Patio', 'Carport', 'Pergola')


def kind(name): return name.split(' ')[0]
def has_walls(room): return kind(room['name']) not in OUTDOOR
def across(side): return side in ('street', 'rear')


class House:
    """Builds into a scene at an offset; `mirror` turns it round for the next bay of a building."""
    def __init__(self, scene, model, look, base=.35, only=None, furnished=False):
        self.s, self.model, self.look, self.base = scene, model, look, base
        for index, storey in enumerate(model['storeys']):
            if only is None or index == only:
                self.storey(storey, base + index * STOREY, index if only is None else None)
        if only is None:
            self.roof()

    def m(self, name):
        colour, *rest = self.look[name] if isinstance(self.look[name], (list, tuple)) else (self.look[name],)
        return self.s.material(colour, *rest)

    def storey(self, storey, z, index):
        rooms = storey['rooms']
        for room in rooms:
            self.floor(room, z, index)
        for wall in storey['walls']:
            self.wall(wall, storey, z)
        for opening in storey['openings']:
            self.opening(opening, z)

    def floor(self, room, z, index):
        x0, y0, x1, y1 = room['x'], room['y'], room['x'] + room['w'], room['y'] + room['d']
        what = kind(room['name'])
        if has_walls(room):
            self.s.box(x0, y0, z - .22, x1, y1, z, self.m({'Bathroom': 'tile_floor', 'Ensuite': 'tile_floor', 'Laundry': 'tile_floor', 'Garage': 'concrete', 'Bedroom': 'bed_floor'}.get(what, 'floor')))
            self.s.box(x0, y0, z + CEILING, x1, y1, z + CEILING + .08, self.m('ceiling'))
            return
        getattr(self, what.lower(), self.deck)(x0, y0, x1, y1, z, index)

    # Parts one can stand in under the sky.
    def deck(self, x0, y0, x1, y1, z, index):
        self.s.box(x0, y0, z - .3, x1, y1, z - .03, self.m('deck'))
        if index != 0: self.rail(x0, y0, x1, y1, z)
        if index:
            for x in (x0 + .15, x1 - .15):
                self.s.box(x - .07, y1 - .2, 0, x + .07, y1 - .06, z - .3, self.m('trim'))

    def balcony(self, x0, y0, x1, y1, z, index):
        if index is not None: return self.deck(x0, y0, x1, y1, z, index)
        self.s.box(x0, y0, z - .24, x1, y1, z - .02, self.m('trim'))
        self.rail(x0, y0, x1, y1, z)

    def terrace(self, x0, y0, x1, y1, z, index):
        self.s.box(x0, y0, 0, x1, y1, z - .04, self.m('paving'))
        if index != 0: self.rail(x0, y0, x1, y1, z)
    patio = terrace

    def courtyard(self, x0, y0, x1, y1, z, index):
        self.s.box(x0, y0, 0, x1, y1, .06, self.m('paving'))

    def verandah(self, x0, y0, x1, y1, z, index):
        self.s.box(x0, y0, 0, x1, y1, z - .03, self.m('deck'))
        post = self.m('trim')
        n = max(3, int((x1 - x0) / 2.2) + 1)
        for x in np.linspace(x0 + .1, x1 - .1, n):
            self.s.box(x - .055, y0 + .12, z, x + .055, y0 + .23, z + 2.42, post)
        self.s.box(x0 - .1, y0 + .1, z + 2.3, x1 + .1, y0 + .25, z + 2.45, post)
        a, b = z + 2.46, z + 2.86
        for x, y in ((0, 0),):
            self.s.quad((x0 - .3, y0 - .25, a), (x1 + .3, y0 - .25, a), (x1 + .3, y1 + .05, b), (x0 - .3, y1 + .05, b), self.m('roof'))
            self.s.quad((x0 - .3, y0 - .25, a - .06), (x1 + .3, y0 - .25, a - .06), (x1 + .3, y1 + .05, b - .06), (x0 - .3, y1 + .05, b - .06), self.m('ceiling'))
        self.s.box(x0 - .3, y0 - .29, a - .1, x1 + .3, y0 - .23, a + .03, post)
        # Steps and a low rail at both ends of the front.
        middle = (x0 + x1) / 2
        for k in range(2): self.s.box(middle - .9, y0 - .3 * (2 - k), 0, middle + .9, y0, z * (k + 1) / 2 - .06, self.m('paving'))

    def carport(self, x0, y0, x1, y1, z, index):
        self.s.box(x0, y0, 0, x1, y1, .05, self.m('concrete'))
        for x in (x0 + .12, x1 - .12):
            for y in (y0 + .12, y1 - .12): self.s.box(x - .05, y - .05, 0, x + .05, y + .05, 2.45, self.m('trim'))
        self.s.box(x0 - .15, y0 - .3, 2.45, x1 + .15, y1, 2.62, self.m('roof_edge'))
    pergola = carport

    def rail(self, x0, y0, x1, y1, z):
        glass, top = self.s.material('#d9e6e4', 'glass', .06), self.m('trim')
        rooms = self.model['storeys'][-1]['rooms']
        for side, (ax, ay, bx, by) in {'street': (x0, y0, x1, y0), 'rear': (x0, y1, x1, y1), 'left': (x0, y0, x0, y1), 'right': (x1, y0, x1, y1)}.items():
            mx, my = (ax + bx) / 2 + OUT[side][0] * .3, (ay + by) / 2 + OUT[side][1] * .3
            if any(has_walls(r) and r['x'] - .05 < mx < r['x'] + r['w'] + .05 and r['y'] - .05 < my < r['y'] + r['d'] + .05 for r in rooms): continue
            inx, iny = -OUT[side][0] * .06, -OUT[side][1] * .06
            if self.look.get('rail') == 'iron':
                iron = self.s.material('#2d3336')
                n = int(np.hypot(bx - ax, by - ay) / .13)
                for t in np.linspace(0, 1, n): self.s.box(ax + (bx - ax) * t - .009 + inx, ay + (by - ay) * t - .009 + iny, z, ax + (bx - ax) * t + .009 + inx, ay + (by - ay) * t + .009 + iny, z + 1, iron)
                self.s.box(ax + inx - .02, ay + iny - .02, z + .98, bx + inx + .02, by + iny + .02, z + 1.03, iron)
            elif self.look.get('rail') == 'solid':
                self.s.box(ax + 2 * inx, ay + 2 * iny, z - .25, bx, by, z + 1.02, self.m('wall'))
                self.s.box(ax + 3 * inx, ay + 3 * iny, z + 1.02, bx - inx, by - iny, z + 1.07, top)
            else:
                self.s.quad((ax + inx, ay + iny, z + .05), (bx + inx, by + iny, z + .05), (bx + inx, by + iny, z + 1), (ax + inx, ay + iny, z + 1), glass)
                self.s.box(ax + inx - .025, ay + iny - .025, z + 1, bx + inx + .025, by + iny + .025, z + 1.05, top)

    # Walls: a lining towards the room and, outside, the cladding.
    def wall(self, wall, storey, z):
        holes = sorted((max(o['from'], wall['from']), min(o['until'], wall['to']), o['sill'], o['head']) for o in storey['openings']
                       if across(o['side']) == across(wall['side']) and abs(o['line'] - wall['line']) < .02 and min(o['until'], wall['to']) - max(o['from'], wall['from']) > .05)
        wet = kind(wall['room']) in ('Bathroom', 'Ensuite', 'Laundry')
        lining = self.m('tile' if wet else 'concrete' if wall['room'] == 'Garage' else 'paint')
        self.slab(wall, holes, z, 0, .1 if wall['outer'] else .05, lining, wall['from'], wall['to'], CEILING)
        if wall['outer']:
            start, end = self.ends(wall, storey)
            self.slab(wall, holes, z, .1, .22, self.m(self.cladding(wall, z)), start, end, STOREY - .02, z - .02 if z > 2 else 0)

    def cladding(self, wall, z):
        if z > 2 and 'upper' in self.look: return 'upper'
        return 'accent' if 'accent' in self.look and kind(wall['room']) in self.look.get('accent_rooms', ('Garage', 'Entry')) else 'wall'

    def ends(self, wall, storey):
        reach = []
        for end, sign in ((wall['from'], -1), (wall['to'], 1)):
            out = wall['line'] + (.1 if wall['side'] in ('rear', 'right') else -.1)
            px, py = (end + sign * .1, out) if across(wall['side']) else (out, end + sign * .1)
            inside = any(has_walls(r) and r['x'] < px < r['x'] + r['w'] and r['y'] < py < r['y'] + r['d'] for r in storey['rooms'])
            # A wall that goes on in line has its own cladding.
            back = wall['line'] - (.1 if wall['side'] in ('rear', 'right') else -.1)
            qx, qy = (end + sign * .1, back) if across(wall['side']) else (back, end + sign * .1)
            inside = inside or any(has_walls(r) and r['x'] < qx < r['x'] + r['w'] and r['y'] < qy < r['y'] + r['d'] for r in storey['rooms'])
            reach.append(end + (0 if inside else sign * .22))
        return reach

    def slab(self, wall, holes, z, inner, outer, mat, start, end, height, foot=None):
        low = z if foot is None else foot
        at = start
        for a, b, sill, head in holes:
            if a > at: self.piece(wall, at, a, low, z + height, inner, outer, mat)
            if z + sill > low: self.piece(wall, a, b, low, z + sill, inner, outer, mat)
            if head < height: self.piece(wall, a, b, z + head, z + height, inner, outer, mat)
            at = max(at, b)
        if end > at: self.piece(wall, at, end, low, z + height, inner, outer, mat)

    def piece(self, wall, a, b, z0, z1, inner, outer, mat):
        sign = 1 if wall['side'] in ('rear', 'right') else -1
        p, q = wall['line'] + sign * inner, wall['line'] + sign * outer
        if across(wall['side']): self.s.box(a, p, z0, b, q, z1, mat)
        else: self.s.box(p, a, z0, q, b, z1, mat)

    def opening(self, o, z):
        if o['kind'] in ('open', 'door'): return
        sign = 1 if o['side'] in ('rear', 'right') else -1
        line, a, b, z0, z1 = o['line'] + sign * .14, o['from'], o['until'], z + o['sill'], z + o['head']
        def bar(p, q, r, t, mat, thick=.03):
            if across(o['side']): self.s.box(p, line - thick, r, q, line + thick, t, mat)
            else: self.s.box(line - thick, p, r, line + thick, q, t, mat)
        frame = self.m('frame')
        if o['kind'] == 'garage-door': return bar(a, b, z0 - self.base + .05, z1, self.m('garage'), .02)
        if o['kind'] == 'front-door':
            bar(a + .05, b - .05, z0, z1, self.m('door'), .025)
            bar(a, a + .05, z0, z1, frame); bar(b - .05, b, z0, z1, frame); bar(a, b, z1 - .05, z1, frame)
            return
        glass = self.s.material('#cfe0e0', 'glass', .16)
        if across(o['side']): self.s.quad((a, line, z0), (b, line, z0), (b, line, z1), (a, line, z1), glass)
        else: self.s.quad((line, a, z0), (line, b, z0), (line, b, z1), (line, a, z1), glass)
        w = .055
        bar(a, b, z0, z0 + w, frame); bar(a, b, z1 - w, z1, frame)
        sash = self.model.get('isOld') and o['kind'] == 'window'
        panes = max(1, round((b - a) / (1.15 if o['kind'] == 'glass-door' else 1.0)))
        if sash: panes = 1 if b - a < 1.5 else 2
        for x in np.linspace(a, b, panes + 1): bar(max(a, x - w / 2), min(b, x + w / 2), z0, z1, frame)
        if sash:
            bar(a, b, (z0 + z1) / 2 - w / 2, (z0 + z1) / 2 + w / 2, frame)
            for x in np.linspace(a, b, 2 * panes + 1)[1::2]: bar(x - .012, x + .012, (z0 + z1) / 2, z1, frame, .015)
        if o['sill'] > 0: bar(a - .06, b + .06, z0 - .06, z0, self.m('trim'), .15)

    # Roofs over the topmost rooms; flat ones over what stands in front of them.
    def roof(self):
        storeys = self.model['storeys']
        top = len(storeys) - 1
        for index, storey in enumerate(storeys):
            walled = [r for r in storey['rooms'] if has_walls(r)]
            z = self.base + (index + 1) * STOREY - .02
            style = self.look['roof_style'] if index == top else 'flat'
            if index < top: walled = [r for r in walled if not self.under(r, storeys[index + 1])]
            if not walled: continue
            if style == 'flat': self.flat(walled, z, .5 if index == top else .18)
            else:
                x0, y0 = min(r['x'] for r in walled), min(r['y'] for r in walled)
                x1, y1 = max(r['x'] + r['w'] for r in walled), max(r['y'] + r['d'] for r in walled)
                getattr(self, style)(x0, y0, x1, y1, z)

    def under(self, room, above):
        cx, cy = room['x'] + room['w'] / 2, room['y'] + room['d'] / 2
        return any(has_walls(r) and r['x'] - .01 <= cx <= r['x'] + r['w'] + .01 and r['y'] - .01 <= cy <= r['y'] + r['d'] + .01 for r in above['rooms'])

    def flat(self, rooms, z, eaves):
        for r in rooms: self.s.box(r['x'] - eaves, r['y'] - eaves, z, r['x'] + r['w'] + eaves, r['y'] + r['d'] + eaves, z + .26, self.m('roof_edge'))

    def gable(self, x0, y0, x1, y1, z, pitch=.52, along=None):
        """Ridge along the street, or towards it."""
        e = .5
        if (along or self.look.get('ridge', 'x')) == 'x':
            m, rise = (y0 + y1) / 2, (y1 - y0) / 2 * pitch
            a, b = z - e * pitch, z + rise
            for s, o in ((y0 - e, 1), (y1 + e, -1)):
                self.plane((x0 - e, s, a), (x1 + e, s, a), (x1 + e, m, b), (x0 - e, m, b))
            for x in (x0 - .1, x1 + .1): self.s.add([[x, y0, z, x, y1, z, x, m, b - .05]], self.m('gable'))
        else:
            m, rise = (x0 + x1) / 2, (x1 - x0) / 2 * pitch
            a, b = z - e * pitch, z + rise
            for s in (x0 - e, x1 + e): self.plane((s, y0 - e, a), (s, y1 + e, a), (m, y1 + e, b), (m, y0 - e, b))
            for y in (y0 - .1, y1 + .1): self.s.add([[x0, y, z, x1, y, z, m, y, b - .05]], self.m('gable'))
            trim = self.m('trim')
            for s in (x0 - e, x1 + e): self.s.quad((s, y0 - e, a), (m, y0 - e, b), (m, y0 - e, b - .2), (s, y0 - e, a - .2), trim)
        self.gutter(x0, y0, x1, y1, z - e * pitch, e)

    def twin(self, x0, y0, x1, y1, z):
        cut = x0 + (x1 - x0) * self.look.get('twin', .58)
        self.gable(x0, y0, cut, y1, z, .62, 'y')
        self.gable(cut, y0 + .01, x1, y1, z, .62, 'y')

    def hip(self, x0, y0, x1, y1, z, pitch=.48):
        e = .5
        X0, Y0, X1, Y1, a = x0 - e, y0 - e, x1 + e, y1 + e, z - e * pitch
        half = min(X1 - X0, Y1 - Y0) / 2
        b = a + half * pitch
        if X1 - X0 > Y1 - Y0: p, q = (X0 + half, (Y0 + Y1) / 2, b), (X1 - half, (Y0 + Y1) / 2, b)
        else: p, q = ((X0 + X1) / 2, Y0 + half, b), ((X0 + X1) / 2, Y1 - half, b)
        c = [(X0, Y0, a), (X1, Y0, a), (X1, Y1, a), (X0, Y1, a)]
        roof = self.m('roof')
        if X1 - X0 > Y1 - Y0:
            self.s.quad(c[0], c[1], q, p, roof); self.s.quad(c[2], c[3], p, q, roof)
            self.s.add([[*c[1], *c[2], *q], [*c[3], *c[0], *p]], roof)
        else:
            self.s.add([[*c[0], *c[1], *p], [*c[2], *c[3], *q]], roof)
            self.s.quad(c[1], c[2], q, p, roof); self.s.quad(c[3], c[0], p, q, roof)
        self.s.quad(c[0], c[1], c[2], c[3], self.m('ceiling'))
        self.gutter(x0, y0, x1, y1, a, e)

    def skillion(self, x0, y0, x1, y1, z):
        """One plane tipped up to the rear or, where the look says so, to the street or a side."""
        e, rise = .8, 1.5
        tip = self.look.get('tip', 'right')
        up = {'street': (1, 1, 0, 0), 'rear': (0, 0, 1, 1), 'left': (1, 0, 0, 1), 'right': (0, 1, 1, 0)}[tip]
        corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        signs = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        top = [(x + sx * e, y + sy * e, z + .06 + rise * u) for (x, y), (sx, sy), u in zip(corners, signs, up)]
        self.s.quad(*top, self.m('ceiling'))
        self.s.quad(*[(x, y, h + .22) for x, y, h in top], self.m('roof'))
        for i in range(4):
            a, b = top[i], top[(i + 1) % 4]
            self.s.quad(a, b, (b[0], b[1], b[2] + .22), (a[0], a[1], a[2] + .22), self.m('roof_edge'))
            p, q = corners[i], corners[(i + 1) % 4]
            self.s.quad((*p, z - .05), (*q, z - .05), (*q, z + .06 + rise * up[(i + 1) % 4]), (*p, z + .06 + rise * up[i]), self.m('upper' if 'upper' in self.look else 'wall'))

    def plane(self, a, b, c, d):
        self.s.quad(a, b, c, d, self.m('roof'))
        self.s.quad(*[(x, y, z - .09) for x, y, z in (a, b, c, d)], self.m('ceiling'))

    def gutter(self, x0, y0, x1, y1, a, e):
        g = self.m('trim')
        for y in (y0 - e, y1 + e): self.s.box(x0 - e, y - .06, a - .13, x1 + e, y + .06, a + .03, g)
        for x in (x0 - e, x1 + e): self.s.box(x - .06, y0 - e, a - .13, x + .06, y1 + e, a + .03, g)
