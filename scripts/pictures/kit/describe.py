"""Alt texts: what is seen, from the same model and look as the pictures."""
import json, os
import looks
from home.parts import kind
from inside.room import best_side

KINDS = {'street': 'house-street', 'deck': 'balcony', 'courtyard': 'terrace', 'garden': 'house-rear', 'pool': 'house-rear'}
SOFAS = ['cream', 'sage green', 'tan', 'blue', 'ivory', 'grey', 'oatmeal']
SPREADS = ['pale grey-green', 'apricot', 'cream', 'pale blue', 'green', 'peach', 'pale grey']
TILES = ['pale grey', 'cream', 'pale blue', 'sand-coloured', 'white']
BEYOND = {'sea': 'the sea', 'bay': 'the bay', 'bush': 'trees', 'street': ''}
STYLES = {'flat': 'a flat roof', 'twin': 'twin gables', 'skillion': 'one tilted roof', 'hip': 'a hipped roof of {}', 'gable': 'a gabled roof of {}'}
NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']


def describe(models, shots):
    """Records for pictures.json."""
    records = []
    for index, model in enumerate(models):
        look, palette = looks.LOOKS[model['id']], looks.palette(index, looks.LOOKS[model['id']])
        for name in shots(model, index):
            alt = globals()[name if name in ('street', 'living', 'kitchen', 'bedroom', 'bathroom', 'garden', 'pool') else 'outdoors'](model, look, palette, index, name)
            records.append(dict(file=f"{model['id'].lower()}-{name}.jpg", kind=to_kind(name, look), alt=alt[0].upper() + alt[1:]))
    return records


def to_kind(name, look):
    if name == 'street': return 'apartment-building' if 'floors' in look else 'townhouses' if 'row' in look else 'house-street'
    return KINDS.get(name, name)


def walls(look):
    """'white render and sandstone'"""
    return look['called'] + (' and sandstone' if look.get('accent') == looks.STONE else ' and timber' if 'upper' in look else '')


def street(model, look, palette, index, name):
    roof = STYLES[look['roof_style']].format(look['roofed'])
    if 'floors' in look:
        return f"{walls(look)} apartments of {NUMBERS[look['floors']]} storeys, from the street"
    if 'row' in look: return f"a row of townhouses in {walls(look)} with {roof}, garages and front doors to the street"
    fence = {'picket': ' behind a picket fence', 'stone': ' behind a low sandstone wall', 'brick': ' behind a low brick wall', 'hedge': ' behind a clipped hedge', 'slat': ' behind a timber fence'}.get(look['fence'], '')
    sort = 'cottage' if look['old'] and len(model['storeys']) == 1 else f"house of {NUMBERS[len(model['storeys'])]} storey{'s' if len(model['storeys']) > 1 else ''}"
    return f"{walls(look)} {sort} with {roof}{fence}, seen from the street"


def seen(model, look, name):
    """The widest glass of a room and what it shows: 'sliding glass to the deck, the sea beyond'."""
    storey = next(st for st in model['storeys'] if any(r['name'] == name for r in st['rooms']))
    room = next(r for r in storey['rooms'] if r['name'] == name)
    side = best_side(storey, room)
    if side is None: return ''
    opening = max((o for o in storey['openings'] if o['room'] == name and o['side'] == side and o['kind'] in ('window', 'glass-door')), key=lambda o: o['until'] - o['from'])
    is_ground = storey is model['storeys'][0] and 'floors' not in look
    beyond = ('the street' if side == 'street' else 'the garden') if is_ground else BEYOND[look['outlook'] if side == look.get('view', 'rear') or look['outlook'] == 'bush' else 'street']
    if opening['kind'] == 'glass-door': return f"sliding glass to the {kind(opening.get('to') or 'Garden').lower()}" + (f", {beyond} beyond" if beyond else '')
    return f"a window to {beyond}" if beyond else 'a window'


def article(word): return f"an {word}" if word[0] in 'aeiou' else f"a {word}"


def living(model, look, palette, index, name):
    return f"living room with {article(SOFAS[index % 7])} sofa, {seen(model, look, 'Living')}"


def kitchen(model, look, palette, index, name):
    rooms = [r['name'] for st in model['storeys'] for r in st['rooms']]
    if 'Kitchen' in rooms: return f"kitchen with {look['joined']} cupboards, an island bench, {look['benched']} tops and {seen(model, look, 'Kitchen') or 'a rangehood over the cooktop'}"
    return f"{look['joined']} galley kitchen with {look['benched']} benches" + (' and a window over the sink' if seen(model, look, 'Galley') else '')


def bedroom(model, look, palette, index, name):
    room = next(n for n in ('Bedroom 1', 'Bedroom') if any(r['name'] == n for st in model['storeys'] for r in st['rooms']))
    return f"bedroom with a bed in white and {SPREADS[index % 7]} and {seen(model, look, room)}"


def bathroom(model, look, palette, index, name):
    tiles = 'soft green' if look['tile'] == looks.GREENTILE['tile'] else 'pale stone' if look['tile'] == looks.STONETILE['tile'] else TILES[index % 5]
    return f"bathroom in {tiles} tiles with a {'round' if palette['round'] else 'wide'} mirror and {'a freestanding bath' if palette['bath'] else 'a walk-in shower'}" + (f", a window to {BEYOND[look['outlook']]} over it" if 'sees' in look else '')


def outdoors(model, look, palette, index, name):
    view = {'sea': 'looking over treetops to the sea and a headland', 'bay': 'looking over treetops to moored boats and the far shore', 'bush': 'among gum trees', 'street': 'facing trees'}[look['outlook']]
    if look.get('level') == 0: return f"{name} with a table and chairs behind a hedge"
    return f"{name} with a table and chairs, {view}"


def garden(model, look, palette, index, name):
    return f"back lawn and planting behind the {walls(look)} {'townhouse' if 'row' in look else 'house'}, with outdoor chairs and a table"


def pool(model, look, palette, index, name):
    return f"pool with stone edges and a lawn behind the {walls(look)} house of {NUMBERS[len(model['storeys'])]} storeys"


def write(folder, records):
    there = [r for r in records if os.path.exists(os.path.join(folder, r['file']))]
    with open(os.path.join(folder, 'pictures.json'), 'w') as file: json.dump(there, file, indent=1)
