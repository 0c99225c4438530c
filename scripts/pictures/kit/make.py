"""Paints the homes of the sample from their models, one JPEG each, skipping what is finished.

    npm run --silent homes -- --models > models.json
    nice -n 19 /usr/bin/python3 scripts/pictures/kit/make.py models.json FOLDER [--width 1600] [--only ID ...]

Several runs side by side do not take the same home. Needs python3-numpy, python3-openimageio and gcc.
"""
import argparse, json, os, time
import numpy as np
import OpenImageIO as oiio
import building, looks, views
from paint import paint


def main():
    options = argparse.ArgumentParser()
    options.add_argument('models'); options.add_argument('folder'); options.add_argument('--only', nargs='*', dest='ids')
    options.add_argument('--width', type=int, default=1600)
    given = options.parse_args()
    os.makedirs(given.folder, exist_ok=True)
    for model in json.load(open(given.models)):
        if given.ids and model['id'] not in given.ids: continue
        target = os.path.join(given.folder, f"{model['id'].lower()}-street.jpg")
        if not os.path.exists(target) and take(target + '.lock'):
            try: make(model, target, given.width)
            finally: os.remove(target + '.lock')


def take(lock):
    try: os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
    except FileExistsError: return False
    return True


def make(model, target, width):
    started, look, seed = time.time(), looks.LOOKS[model['id']], sum(map(ord, model['id']))
    view = (building if 'floors' in look else views).street(model, look, np.random.default_rng(seed))
    image = paint(view.pop('scene'), size=(width, width * 2 // 3), seed=seed, **view)
    save(target, image)
    print(f'{target}: {time.time() - started:.0f} s', flush=True)


def save(target, image):
    pixels = (np.clip(image, 0, 1) * 255 + .5).astype(np.uint8)
    height, width, _ = pixels.shape
    part = target.replace('.jpg', '.part.jpg')
    spec = oiio.ImageSpec(width, height, 3, 'uint8'); spec.attribute('Compression', 'jpeg:92')
    out = oiio.ImageOutput.create(part)
    out.open(part, spec); out.write_image(pixels); out.close()
    os.replace(part, target)


main()
