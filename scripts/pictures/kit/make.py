"""Paints the homes of the sample from their models, a JPEG for each picture, skipping what is finished.

    npm run --silent homes -- --models > models.json
    nice -n 19 /usr/bin/python3 scripts/pictures/kit/make.py models.json FOLDER [--only ID or ID-NAME ...] [--scale 1]

Several runs side by side do not take the same picture. Needs python3-numpy, python3-openimageio and gcc.
"""
import argparse, json, os, time
import numpy as np
import OpenImageIO as oiio
import describe
from paint import paint
from shots import shots

LEAD, ROOM = 2400, 1600  # Pixels across.


def main():
    options = argparse.ArgumentParser()
    options.add_argument('models'); options.add_argument('folder'); options.add_argument('--only', nargs='*')
    options.add_argument('--scale', type=float, default=1)
    given = options.parse_args()
    os.makedirs(given.folder, exist_ok=True)
    models = json.load(open(given.models))
    for index, model in enumerate(models):
        for name, scene in shots(model, index).items():
            full = f"{model['id'].lower()}-{name}"
            if given.only and not any(wanted.lower() in (model['id'].lower(), full) for wanted in given.only): continue
            width = round((LEAD if name == 'street' else ROOM) * given.scale)
            make(os.path.join(given.folder, full + '.jpg'), scene, index, width)
    describe.write(given.folder, describe.describe(models, shots))


def make(target, scene, seed, width):
    if os.path.exists(target) or not take(target + '.lock'): return
    started = time.time()
    try:
        view = scene()
        save(target, paint(view.pop('scene'), size=(width, width * 2 // 3), seed=seed, **view))
    finally: os.remove(target + '.lock')
    print(f'{target}: {time.time() - started:.0f} s', flush=True)


def take(lock):
    try: os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
    except FileExistsError: return False
    return True


def save(target, image):
    pixels = (np.clip(image, 0, 1) * 255 + .5).astype(np.uint8)
    height, width, _ = pixels.shape
    part = target.replace('.jpg', '.part.jpg')
    spec = oiio.ImageSpec(width, height, 3, 'uint8'); spec.attribute('Compression', 'jpeg:92')
    out = oiio.ImageOutput.create(part)
    out.open(part, spec); out.write_image(pixels); out.close()
    os.replace(part, target)


main()
