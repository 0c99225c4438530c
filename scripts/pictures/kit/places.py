"""Paints the places of the site: the headland of the first screen in three lights, and the suburbs; skips what is finished.

    nice -n 19 /usr/bin/python3 scripts/pictures/kit/places.py FOLDER [--only NAME ...] [--scale 1]
"""
import argparse, json, os, time
import numpy as np
from coast import avalon, barrenjoey, bilgola, curl_curl, dee_why, freshwater, hero, long_reef, manly, manly_beach, newport, pittwater, queenscliff, strand
from paint import paint
from save import save

WIDE = 2400  # Pixels.
HEADLAND = 'a headland of layered sandstone with heath on top, turquoise water and a strip of surf at its foot'
PICTURES = {  # Name: scene, height for its width, light, sun (east of the eye, away from it, up), what is seen.
    'hero-dawn': (hero.scene, 9 / 16, 'dawn', (-.80, -.34, .26), f'First light on {HEADLAND}'),
    'hero-noon': (hero.scene, 9 / 16, 'noon', (-.42, -.56, .72), f'Midday sun on {HEADLAND}'),
    'hero-dusk': (hero.scene, 9 / 16, 'dusk', (.62, -.70, .26), f'Last light on {HEADLAND}'),
    'suburb-dee-why': (dee_why.scene, 2 / 3, 'morning', (-.62, -.52, .42), 'Reeds and a timber jetty on a still lagoon, a bank of sand, and a sandstone headland across the sea'),
    'suburb-freshwater': (freshwater.scene, 2 / 3, 'noon', (-.50, -.50, .66), 'A short surf beach between two sandstone headlands, a rock pool at the foot of the left one'),
    'suburb-avalon': (avalon.scene, 2 / 3, 'morning', (.66, -.42, .46), 'A fenced track through dune grass to a long surf beach that ends at a high headland'),
    'suburb-manly': (manly.scene, 2 / 3, 'noon', (-.55, -.55, .62), 'A green and cream ferry beside a gabled wharf on piles, a small beach and a row of Norfolk pines behind'),
    'place-barrenjoey': (barrenjoey.scene, 2 / 3, 'noon', (.45, -.62, .6), 'A wooded headland with a sandstone lighthouse on top, surf on the beach to its right and still water to its left'),
    'place-bilgola': (bilgola.scene, 2 / 3, 'dawn', (.78, -.30, .34), 'An ocean pool with lanes on a rock shelf in early light, houses among trees on the slope behind it'),
    'place-curl-curl': (curl_curl.scene, 2 / 3, 'morning', (.5, -.62, .5), 'Lines of surf coming in to a beach, seen over dune grass'),
    'place-freshwater-sand': (freshwater.sand, 2 / 3, 'morning', (.62, -.40, .5), 'Wet sand and a thin edge of foam along a beach, a rock pool below the headland at its end'),
    'place-long-reef': (long_reef.scene, 2 / 3, 'morning', (.55, -.55, .5), 'Lines of swell along a curved beach that ends at a low green point with a shelf of rock, seen from a headland'),
    'place-manly-pines': (manly_beach.scene, 5 / 4, 'morning', (.52, -.60, .52), 'Tall Norfolk pines above the sea wall of a long surf beach, three surfboards standing in the sand'),
    'place-newport': (newport.scene, 2 / 3, 'noon', (-.50, -.60, .62), 'Roofs among trees, stepping down a hill to a surf beach with a headland beyond'),
    'place-pittwater': (pittwater.scene, 2 / 3, 'golden', (-.62, -.42, .46), 'Yachts at their moorings on still water, a blue boat shed with a jetty, and wooded hills'),
    'place-queenscliff': (queenscliff.scene, 2 / 3, 'morning', (-.55, -.42, .55), 'A rock shelf with pools under a sandstone cliff, the mouth of a tunnel in it, and pines along a beach far across the water'),
    'place-strand': (strand.scene, 2 / 3, 'dusk', (.45, .80, .16), 'Apartments with lit windows behind Norfolk pines and a beach, after sunset'),
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
    view = place()
    save(target, paint(view.pop('scene'), size=(width, round(width * tall)), light=light, sun=np.array(sun) / np.linalg.norm(sun), fine=2, **view))


main()
