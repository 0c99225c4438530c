import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "#app/store/store-files.server.ts";
import type { ShareImage } from "./share-image.ts";

/** Raise it when the drawing changes, so that every image is drawn again. */
const DESIGN = 1;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type Log = { warn(details: object, message: string): void };
type ShareImageOptions = {
  /** Folder of the drawn images: DATA_DIR/cards. */
  folder: string;
  /** Hold the pictures. */
  pictureFolders: readonly string[];
  /** The image at an address, as content and catalogue are now. */
  find: (address: string) => ShareImage | undefined;
  log: Log;
};

export type ShareImages = ReturnType<typeof openShareImages>;

/** The pictures beside shared links: drawn when they are first asked for, kept for a month as files named by what they show. */
export function openShareImages({ folder, pictureFolders, find, log }: ShareImageOptions) {
  const underway = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  /** The JPEG at that address, drawn now if it has not been yet; undefined when no page has such image. */
  async function get(address: string): Promise<Buffer | undefined> {
    const image = find(address);
    if (!image) return undefined;
    const name = toFileName(image);
    return (await readFile(join(folder, name)).catch(() => undefined)) ?? drawOnce(name, image);
  }

  /** Draws an image once, even if several requests ask for it, and after those that were asked for before. */
  function drawOnce(name: string, image: ShareImage) {
    const started = underway.get(name);
    if (started) return started;
    const drawn = last
      .then(() => draw(image))
      .then(({ jpeg, isFinal }) => (isFinal ? keep(name, jpeg) : jpeg))
      .finally(() => underway.delete(name));
    underway.set(name, drawn);
    last = drawn.catch(() => undefined);
    return drawn;
  }

  /** The drawing code is large, so it is loaded when it is first needed, not at start. */
  async function draw(image: ShareImage) {
    const { drawShareImage } = await import("./draw-share-image.server.ts");
    return drawShareImage(image, pictureFolders);
  }

  /** A full disk does not keep the image from being served. */
  async function keep(name: string, jpeg: Buffer) {
    try {
      await replaceFile(join(folder, name), jpeg);
      await removeOld(folder);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason, folder }, "Share image not kept");
    }
    return jpeg;
  }

  return { get };
}

async function removeOld(folder: string) {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(folder, name), { force: true });
  }
}

function toFileName(image: ShareImage) {
  const { picture, heading, line, words = [] } = image;
  const shown = JSON.stringify([DESIGN, picture, heading, line].concat(words));
  return `${createHash("sha256").update(shown).digest("hex").slice(0, 24)}.jpg`;
}
