"""A home from its model: walls with their windows and doors, floors, roof, and what is built on."""
import numpy as np
from home.parts import CEILING, STOREY, across, has_walls, kind
from home.porches import Porches
from home.roofs import Roofs


class Finishes:
    """The materials of a home, by their names in its look."""
    def __init__(self, scene, look): self.s, self.look, self.metal = scene, look, look['metal']

    def __call__(self, name):
        colour, *rest = self.look[name] if isinstance(self.look[name], (list, tuple)) else (self.look[name],)
        return self.s.material(colour, *rest)


class House(Porches, Roofs):
    """Builds into a scene; `only` one storey, for a flat or for its rooms."""
    def __init__(self, scene, model, look, base=.35, only=None, dressed=True):
        self.s, self.model, self.look, self.base, self.dressed = scene, model, look, base, dressed
        self.m = self.finish = Finishes(scene, look)
        for index, storey in enumerate(model['storeys']):
            if only is None or index == only:
                self.storey(storey, base + index * STOREY, index if only is None else None)
        if only is None:
            self.roof()

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

    # Walls: a lining towards the room and, outside, the cladding.
    def wall(self, wall, storey, z):
        holes = sorted((max(o['from'], wall['from']), min(o['until'], wall['to']), o['sill'], o['head']) for o in storey['openings']
                       if across(o['side']) == across(wall['side']) and abs(o['line'] - wall['line']) < .02 and min(o['until'], wall['to']) - max(o['from'], wall['from']) > .05)
        wet = kind(wall['room']) in ('Bathroom', 'Ensuite', 'Laundry')
        lining = self.m('tile' if wet else 'concrete' if wall['room'] == 'Garage' else 'paint')
        self.slab(wall, holes, z, *((0, .1) if wall['outer'] else (-.004, 0)), lining, wall['from'], wall['to'], CEILING)
        self.skirting(wall, holes, z)
        if wall['outer']:
            start, end = self.ends(wall, storey)
            self.slab(wall, holes, z, .1, .22, self.m(self.cladding(wall, z)), start, end, STOREY - .02, z - .02 if z > 2 else 0)

    def skirting(self, wall, holes, z):
        """Boards at the foot of the wall and, in an old home, a cornice."""
        if kind(wall['room']) in ('Bathroom', 'Ensuite', 'Laundry', 'Garage'): return
        trim, at = self.m('woodwork'), wall['from']
        for a, b, sill, _ in [*holes, (wall['to'], wall['to'], 0, 0)]:
            if sill > .2: continue
            if a > at: self.piece(wall, at, a, z, z + (.16 if self.model.get('isOld') else .1), -.015, 0, trim)
            at = max(at, b)
        if self.model.get('isOld'):
            for k, low in ((.04, .1), (.09, .05)): self.piece(wall, wall['from'], wall['to'], z + CEILING - low, z + CEILING, -k, 0, self.m('ceiling'))

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

    def dress(self, o, z):
        """Curtains behind the glass, as the street sees them."""
        a, b, foot, head = o['from'], o['until'], z + o['sill'], z + o['head']
        p, q = sorted(o['line'] + (1 if o['side'] in ('rear', 'right') else -1) * k for k in (.03, .06))
        wet = kind(o['room']) in ('Bathroom', 'Ensuite', 'Laundry')
        cloth, drawn = self.s.material('#e8e2d4', 'sheer' if wet else 'fabric'), .5 if wet else .1 + .13 * ((a * 7.3 + z * 3.1 + o['line']) % 1)
        for c, d in ((a, a + (b - a) * drawn), (b - (b - a) * drawn, b)): self.s.box(*((c, p, foot, d, q, head) if across(o['side']) else (p, c, foot, q, d, head)), cloth)

    def door(self, o, z):
        """A closed leaf with its frame, or the plain lining of an opening without one."""
        a, b, line, top = o['from'], o['until'], o['line'], z + o['head']
        def part(p, q, r, t, thick, mat):
            if across(o['side']): self.s.box(p, line - thick, r, q, line + thick, t, mat)
            else: self.s.box(line - thick, p, r, line + thick, q, t, mat)
        if o['kind'] == 'open':
            for p, q, r, t in ((a - .04, a + .01, z, top + .04), (b - .01, b + .04, z, top + .04), (a - .04, b + .04, top, z + CEILING)): part(p, q, r, t, .06, self.m('paint'))
            return
        trim = self.m('woodwork')
        part(a, b, z, top, .02, trim)
        for p, q, r, t in ((a - .06, a + .01, z, top + .06), (b - .01, b + .06, z, top + .06), (a - .06, b + .06, top - .01, top + .06)): part(p, q, r, t, .05, trim)
        part(b - .1, b - .04, z + 1.0, z + 1.02, .07, self.s.material(self.m.metal))

    def opening(self, o, z):
        if o['kind'] in ('open', 'door'): return self.door(o, z)
        sign = 1 if o['side'] in ('rear', 'right') else -1
        line, a, b, z0, z1 = o['line'] + sign * .14, o['from'], o['until'], z + o['sill'], z + o['head']
        def bar(p, q, r, t, mat, thick=.03):
            if across(o['side']): self.s.box(p, line - thick, r, q, line + thick, t, mat)
            else: self.s.box(line - thick, p, r, line + thick, q, t, mat)
        frame = self.m('frame')
        if o['kind'] == 'garage-door': return bar(a, b, z0 - self.base + .05, z1, self.m('garage'), .02)
        if o['kind'] == 'front-door':
            bar(a + .05, b - .05, z0, z1, self.m('door'), .025)
            bar(a + .17, a + .29, z0 + .4, z1 - .3, self.s.material('#dbe5e2', 'fabric'), .028)
            bar(b - .2, b - .16, z0 + .85, z0 + 1.25, self.s.material('#b9bec0'), .06)
            bar(a, a + .05, z0, z1, frame); bar(b - .05, b, z0, z1, frame); bar(a, b, z1 - .05, z1, frame)
            return
        glass = self.s.material('#cfe0e0', 'glass', .16)
        if across(o['side']): self.s.quad((a, line, z0), (b, line, z0), (b, line, z1), (a, line, z1), glass)
        else: self.s.quad((line, a, z0), (line, b, z0), (line, b, z1), (line, a, z1), glass)
        if self.dressed: self.dress(o, z)
        w = .055
        bar(a, b, z0, z0 + w, frame); bar(a, b, z1 - w, z1, frame)
        sash = self.model.get('isOld') and o['kind'] == 'window'
        panes = max(1, round((b - a) / (1.15 if o['kind'] == 'glass-door' else 1.0)))
        if sash: panes = 1 if b - a < 1.5 else 2
        for x in np.linspace(a, b, panes + 1): bar(max(a, x - w / 2), min(b, x + w / 2), z0, z1, frame)
        if sash:
            bar(a, b, (z0 + z1) / 2 - w / 2, (z0 + z1) / 2 + w / 2, frame)
            for x in np.linspace(a, b, 2 * panes + 1)[1::2]: bar(x - .012, x + .012, (z0 + z1) / 2, z1, frame, .015)
        if o['sill'] > 0:
            p, q = sorted((o['line'] + sign * .12, o['line'] + sign * .29))
            self.s.box(*((a - .06, p, z0 - .06, b + .06, q, z0) if across(o['side']) else (p, a - .06, z0 - .06, q, b + .06, z0)), self.m('trim'))
