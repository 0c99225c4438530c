"""Which pictures a home has, by the ends of their names."""
from functools import partial
import numpy as np
import looks
from home import building
from inside import indoors
from outside import outdoors
from outside import street
from home.parts import kind

VIEWS = ('sea', 'bay')
UNSEEN = ('S010', 'S021', 'S025')  # Their texts say that the photographer is still to come.


def shots(model, index):
    """Name → what makes its scene; six, of sold homes four, the front first."""
    if model['id'] in UNSEEN: return {}
    look = looks.LOOKS[model['id']]
    palette, seed = looks.palette(index, look), sum(map(ord, model['id']))
    look = looks.dressed(look, index)
    level = look.get('level', 1) if 'floors' in look else None
    room = partial(indoors.view, model, look, seed=seed, palette=palette, level=level)
    out = partial(outdoors.balcony, model, look, palette, seed, level=level)
    made = {'street': partial((street if level is None else building).street, model, look, np.random.default_rng(seed)),
            'living': partial(room, name='Living'), 'kitchen': partial(room, name=first(model, 'Kitchen', 'Galley'))}
    outside = outdoor_shots(model, look, level, out, partial(outdoors.garden, model, look, palette, seed))
    if model['id'].startswith('sold'): return {**made, **dict(list(outside.items())[-1:])}
    if len(outside) < 2 or not palette['bath']: made['bedroom'] = partial(room, name=first(model, 'Bedroom 1', 'Bedroom'))
    if len(outside) < 2 or palette['bath']: made['bathroom'] = partial(room, name=palette.get('bathroom') or lit_bathroom(model))
    return {**made, **outside}


def outdoor_shots(model, look, level, out, garden):
    if level is not None:
        name = first(model, 'Balcony', 'Courtyard')
        return {'courtyard' if name == 'Courtyard' else 'terrace' if level == 0 else 'balcony': partial(out, name=name)}
    made, upper = {}, [r['name'] for st in model['storeys'][1:] for r in st['rooms'] if kind(r['name']) in ('Deck', 'Balcony')]
    if look['outlook'] in VIEWS and upper: made[kind(upper[0]).lower()] = partial(out, name=upper[0])
    if look.get('pool'): made['pool'] = garden
    elif not made: made['courtyard' if first(model, 'Courtyard', 'Living') == 'Courtyard' and 'row' in look else 'garden'] = garden
    return made


def first(model, *names):
    there = [r['name'] for st in model['storeys'] for r in st['rooms']]
    return next(n for n in names if n in there)


def lit_bathroom(model):
    """The one with a window, if there is one."""
    all_of_them = [(r['name'], any(o['room'] == r['name'] and o['kind'] == 'window' for o in st['openings'])) for st in model['storeys'] for r in st['rooms'] if kind(r['name']) in ('Bathroom', 'Ensuite')]
    return max(all_of_them, key=lambda b: (b[1], b[0] == 'Bathroom'))[0]
