"""Paints the places of the site: the headland of the first screen in three lights, and the suburbs; skips what is finished.

    nice -n 19 /usr/bin/python3 scripts/pictures/kit/places.py FOLDER [--only NAME ...] [--scale 1]
"""
import argparse, json, os, time
import numpy as np
from coast import avalon, dee_why, freshwater, hero, manly
from paint import paint
from save import save

WIDE = 2400  # Pixels.
HEADLAND = 'a headland of layered sandstone with heath on top, turquoise water and a strip of surf at its foot'
PICTURES = {  # Name: scene, height for its width, light, sun (east of the eye, away from it, up), what is seen.
    'hero-dawn': (hero, 9 / 16, 'dawn', (-.80, -.34, .26), f'First light on {HEADLAND}'),
    'hero-noon': (hero, 9 / 16, 'noon', (-.42, -.56, .72), f'Midday sun on {HEADLAND}'),
    'hero-dusk': (hero, 9 / 16, 'dusk', (.62, -.70, .26), f'Last light on {HEADLAND}'),
    'suburb-dee-why': (dee_why, 2 / 3, 'morning', (-.62, -.52, .42), 'Reeds and a timber jetty on a still lagoon, a bank of sand, and a sandstone headland across the sea'),
    'suburb-freshwater': (freshwater, 2 / 3, 'noon', (-.50, -.50, .66), 'A short surf beach between two sandstone headlands, a rock pool at the foot of the left one'),
    'suburb-avalon': (avalon, 2 / 3, 'morning', (.66, -.42, .46), 'A fenced track through dune grass to a long surf beach that ends at a high headland'),
    'suburb-manly': (manly, 2 / 3, 'noon', (-.55, -.55, .62), 'A green and cream ferry beside a gabled wharf on piles, a small beach and a row of Norfolk pines behind'),
}


def main():
    options = argparse.ArgumentParser()
    options.add_argument('folder'); options.add_argument('--only', nargs='*'); options.add_argument('--scale', type=float, default=1)
    given = options.parse_args()
    os.makedirs(given.folder, exist_ok=True)
    for name in PICTURES:
        target = os.path.join(given.folder, name + '.jpg')
        if (given.only and name not in given.only) or os.path.exists(target): continue
        started = time.time()
        make(target, *PICTURES[name][:4], width=round(WIDE * given.scale))
        print(f'{target}: {time.time() - started:.0f} s', flush=True)
    records = [dict(file=name + '.jpg', kind='painted', alt=alt) for name, (*_, alt) in PICTURES.items()]
    json.dump(records, open(os.path.join(given.folder, 'pictures.json'), 'w'), indent=2)


def make(target, place, tall, light, sun, width):
    view = place.scene()
    save(target, paint(view.pop('scene'), size=(width, round(width * tall)), light=light, sun=np.array(sun) / np.linalg.norm(sun), fine=2, **view))


main()
