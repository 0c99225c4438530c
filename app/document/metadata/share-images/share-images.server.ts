import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { agency } from "#app/agency/folder/agency.ts";
import { getColour } from "#app/agency/folder/theme.ts";
import type { NamedPictures } from "#app/homes/named-pictures.ts";
import { DAY_MS } from "#app/region/time.ts";
import { replaceFile } from "#app/store/store-files.server.ts";
import { shareImageSize } from "./share-image.ts";

const KEPT_MS = 30 * DAY_MS;
const MAX_BYTES = 120_000;
const qualities = [82, 74, 66, 58, 48, 36];
const ourPicture = /^\/pictures\/([\w-]+\.(?:jpg|svg))$/;
/** Where no picture of the page can be had. */
const anyPicture = `/pictures/${agency.defaultPicture}.jpg`;
const plain = { create: { ...shareImageSize, channels: 3, background: getColour("mist") } } as const;

type Log = { warn(details: object, message: string): void };

type ShareImageOptions = {
  /** Folder of the images: DATA_DIR/cards. */
  folder: string;
  /** Hold our own pictures. */
  pictureFolders: readonly string[];
  named: NamedPictures;
  /** The address of the picture behind an image, as content and catalogue are now. */
  find: (address: string) => string | undefined;
  log: Log;
};

export type ShareImages = { get: (address: string) => Promise<Buffer | undefined> };

/**
 * The pictures beside shared links: JPEGs of 1200 × 630 pixels and at most 120,000 bytes, made when they are first asked
 * for and kept for a month.
 */
export function openShareImages({
  folder,
  pictureFolders,
  named,
  find,
  log,
}: ShareImageOptions): ShareImages {
  const underway = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  /** Makes an image once, even if several requests ask for it, and after those that were asked for before. */
  function makeOnce(picture: string) {
    const started = underway.get(picture);
    if (started) return started;
    const made = last.then(() => make(picture)).finally(() => underway.delete(picture));
    underway.set(picture, made);
    last = made.catch(() => undefined);
    return made;
  }

  async function make(picture: string) {
    const own = await crop(await toOurs(picture), pictureFolders);
    if (own) return keep(toFileName(picture), await encode(own));
    // Not kept, because the picture may still come.
    return encode((await crop(anyPicture, pictureFolders)) ?? (await sharp(plain).png().toBuffer()));
  }

  async function toOurs(picture: string) {
    if (!/^https?:/.test(picture)) return picture;
    await named.take([picture]);
    return named.find(picture)?.src ?? "";
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

  return {
    /** The JPEG at that address; undefined when no page has such an image. */
    async get(address) {
      const picture = find(address);
      if (!picture) return undefined;
      const kept = await readFile(join(folder, toFileName(picture))).catch(() => undefined);
      return kept ?? makeOnce(picture);
    },
  };
}

async function crop(address: string, folders: readonly string[]) {
  const file = ourPicture.exec(address)?.[1];
  if (!file) return undefined;
  for (const folder of folders) {
    const { width, height } = shareImageSize;
    const picture = sharp(join(folder, file)).resize(width, height, { fit: "cover" });
    const cropped = await picture
      .png({ compressionLevel: 0 })
      .toBuffer()
      .catch(() => undefined);
    if (cropped) return cropped;
  }
  return undefined;
}

async function encode(cropped: Buffer) {
  let jpeg = cropped;
  for (const quality of qualities) {
    jpeg = await sharp(cropped).flatten().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg;
}

async function removeOld(folder: string) {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(folder, name), { force: true });
  }
}

function toFileName(picture: string) {
  return `${createHash("sha256").update(picture).digest("hex").slice(0, 24)}.jpg`;
}
