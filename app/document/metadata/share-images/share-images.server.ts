import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { replaceFile } from "#app/store/store-files.server.ts";
import type { FoundImages } from "./find-share-images.server.ts";
import type { ShareImage } from "./share-image.ts";

/** Raise it when the drawing changes, so that every image is drawn again. */
const DESIGN = 1;
/** Images beyond this number are drawn when first requested. */
const DRAWN_AHEAD = 500;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type Log = { warn(details: object, message: string): void };
type ShareImageOptions = {
  /** Folder of the drawn images: DATA_DIR/cards. */
  folder: string;
  /** Hold the pictures. */
  pictureFolders: readonly string[];
  /** The image of every page by its address, content first, as the catalogue is now. */
  findImages: () => FoundImages;
  log: Log;
};

export type ShareImages = ReturnType<typeof openShareImages>;

/** The pictures beside shared links: drawn when content or listings change, kept as files named by what they show. */
export function openShareImages({ folder, pictureFolders, findImages, log }: ShareImageOptions) {
  const underway = new Map<string, Promise<Buffer>>();
  let images = findImages();
  let drawing: Promise<void> = Promise.resolve();
  let isClosed = false;

  /** The JPEG at that address, drawn now if it has not been yet; undefined when no page has such image. */
  async function get(address: string): Promise<Buffer | undefined> {
    const image = images.get(address);
    if (!image) return undefined;
    const name = toFileName(image);
    return (await readFile(join(folder, name)).catch(() => undefined)) ?? drawOnce(name, image);
  }

  /** Draws an image once, even if several requests ask for it at the same time. */
  function drawOnce(name: string, image: ShareImage) {
    const started = underway.get(name);
    if (started) return started;
    const drawn = draw(image)
      .then(({ jpeg, isFinal }) => (isFinal ? keep(name, jpeg) : jpeg))
      .finally(() => underway.delete(name));
    underway.set(name, drawn);
    return drawn;
  }

  /** The drawing code is large, so it is loaded when it is first needed, not at start. */
  async function draw(image: ShareImage) {
    const { drawShareImage } = await import("./draw-share-image.server.ts");
    return drawShareImage(image, pictureFolders);
  }

  /** A full disk does not keep the image from being served. */
  async function keep(name: string, jpeg: Buffer) {
    await replaceFile(join(folder, name), jpeg).catch((error: Error) =>
      log.warn({ reason: error.message, folder }, "Share image not kept"),
    );
    return jpeg;
  }

  /** To be called when content or listings have changed: draws what is missing, one at a time with a pause as long as each took, and forgets what no page has shown for a month. */
  function drawAll(): Promise<void> {
    images = findImages();
    drawing = drawing.then(drawMissing);
    return drawing;
  }

  async function drawMissing() {
    await removeOld();
    let left = DRAWN_AHEAD;
    const current = images;
    for (const [address] of current.entries()) {
      // A newer run has started: this one would only keep the old listings in memory.
      if (isClosed || left === 0 || current !== images) return;
      left -= 1;
      const start = performance.now();
      await get(address).catch((error: Error) =>
        log.warn({ address, reason: error.message }, "Share image not drawn"),
      );
      // Leaves the processor to visitors.
      await wait(performance.now() - start, undefined, { ref: false });
    }
  }

  async function removeOld() {
    const old = await findOld(folder);
    // Naming 100,000 images takes a second, so only when there is something to remove.
    if (old.length === 0) return;
    const current = new Set([...images.entries()].map(([, image]) => toFileName(image)));
    for (const name of old.filter((name) => !current.has(name)))
      await rm(join(folder, name), { force: true });
  }

  /** Ends after the image it is drawing. */
  function close() {
    isClosed = true;
    return drawing;
  }

  return { get, drawAll, close };
}

async function findOld(folder: string) {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > KEPT_MS) old.push(name);
  }
  return old;
}

function toFileName(image: ShareImage) {
  const { picture, heading, line, words = [] } = image;
  const shown = JSON.stringify([DESIGN, picture, heading, line].concat(words));
  return `${createHash("sha256").update(shown).digest("hex").slice(0, 24)}.jpg`;
}
