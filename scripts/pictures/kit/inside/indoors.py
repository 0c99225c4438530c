"""Pictures of rooms: one storey of a home, furnished, with what lies beyond its windows."""
import numpy as np
from home.house import House
from home.parts import STOREY, has_walls, kind
from inside.room import lights
from inside.rooms import furnish, inside
from scene import Scene
from outside.outdoors import furnish_outdoors, rear_garden
from outside.plants import hedge
from outside.street import extent, front, ground, neighbours, road, sun_for, tree


def view(model, look, name, seed, palette, level=None):
    """The room of that name."""
    index = next(i for i, st in enumerate(model['storeys']) if any(r['name'] == name for r in st['rooms']))
    storey = model['storeys'][index]
    base = (.5 if model.get('isOld') else .22) if level is None else .45 + level * STOREY
    z = base + index * STOREY
    s = Scene()
    house = House(s, model, look, base, only=index, dressed=False)
    here, eye = furnish(house, storey, z, palette, seed)[name]
    rng = np.random.default_rng(seed)
    start = len(s.tris)
    surroundings(s, house, model, look, storey, z, level, palette, rng)
    s.prune(start, lambda x, y: ~np.any([inside(r, x, y) for r in storey['rooms'] if has_walls(r)], axis=0))
    sun = sun_for(model, here.side, rng.choice([-1, 1]))
    panels = lights(storey, here.room, z)
    if not here.glass(): panels.append(ceiling_light(here.room, z))
    is_low = z < 1.5 and level is None
    outlook = look['outlook'] if (here.side == look.get('view', 'rear') and not is_low) or look['outlook'] == 'bush' else 'street'
    facing = np.arctan2(*(np.array(eye['to']) - eye['eye'])[[1, 0]])
    return dict(scene=s, **eye, sun=sun, light='indoor', outlook=outlook, indoor=True, fine=5, lights=panels, room=here.box(), eye_height=z + 1.35, headland=facing - .45)


def surroundings(s, house, model, look, storey, z, level, palette, rng):
    """What is seen through the windows before the outlook: decks, gardens, crowns of trees."""
    x0, x1, depth = extent(model)
    for room in storey['rooms']:
        if kind(room['name']) in ('Deck', 'Terrace', 'Patio', 'Courtyard', 'Balcony'): furnish_outdoors(s, room, z if kind(room['name']) != 'Courtyard' or level is not None else .06, palette, rng)
    if level is not None: return flat_surroundings(s, look, x0, x1, depth, z, rng)
    if z > 1.5: return
    ground(s, x0 - 60, -60, x1 + 60, depth + 60)
    setback = 5.6 if 'row' not in look else 4.2
    road(s, x0 - 80, x1 + 80, -setback)
    front(s, house, model, look, setback, rng)
    neighbours(s, x0, x1, depth, look, rng, houses=False, mirrored=model.get('isMirrored'))
    rear_garden(s, model, look, rng)


def flat_surroundings(s, look, x0, x1, depth, z, rng):
    if z < 1.5: ground(s, -60, -60, 80, 90); hedge(s, x0 - 3, depth + 1.6, x1 + 3, depth + 2.4, 0, 1.8, rng)
    if look['outlook'] in ('bush', 'street'):
        for k in range(4): tree(s, 'gum' if look['outlook'] == 'bush' else 'round', x0 + (x1 - x0) * (k + rng.random()) / 4, depth + 5 + 6 * rng.random(), 0, z + 3.5 + 2.5 * rng.random(), rng)


def ceiling_light(room, z):
    w, d = room['w'] * .5, room['d'] * .5
    return [room['x'] + w / 2, room['y'] + d / 2, z + 2.68, w, 0, 0, 0, d, 0, 0, 0, -1]
