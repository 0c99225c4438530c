import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import type { Content } from "../format.ts";
import { openTextFile } from "../importing/text-file.server.ts";
import { isBeside } from "./beside.server.ts";
import { isGzip, isZip, readEnds } from "./is-complete.server.ts";

const MOST_ENTRIES = 500;
const MOST_BYTES = 1024 ** 3;
const MOST_RATIO = 100;
/** Files smaller than this are not checked: a short text may well shrink more than a hundredfold. */
const RATIO_FROM_BYTES = 1024 * 1024;

/** Why a ZIP cannot be used; for whoever sent it. */
export class ZipError extends Error {}

export type Unpacked = { xml: string[]; others: { name: string; path: string }[] };

/**
 * Unpacks a ZIP into a folder, flat: at most 500 entries, 1 GB, and 100 times its size; names that lead out of it are
 * refused. Throws a ZipError.
 */
export async function unpackZip(path: string, folder: string): Promise<Unpacked> {
  await mkdir(folder, { recursive: true });
  const zip = await openZip(path);
  const unpacked: Unpacked = { xml: [], others: [] };
  let bytes = 0;
  let number = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/")) continue;
      number += 1;
      bytes += entry.uncompressedSize;
      checkSizes(entry, bytes);
      const name = basename(entry.fileName);
      // macOS and file managers pack more than they are given.
      if (isBeside(name)) continue;
      const target = join(folder, `${number}${extname(name).toLowerCase()}`);
      await writeEntry(zip, entry, target);
      if (/\.xml$/i.test(name)) unpacked.xml.push(target);
      else unpacked.others.push({ name, path: target });
    }
  } catch (error) {
    throw toZipError(error);
  } finally {
    zip.close();
  }
  if (unpacked.xml.length === 0) throw new ZipError("there is no XML in the ZIP");
  return unpacked;
}

async function openZip(path: string) {
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
    if (zip.entryCount > MOST_ENTRIES) {
      zip.close();
      throw new ZipError(`the ZIP has ${zip.entryCount} entries; at most ${MOST_ENTRIES} are taken`);
    }
    return zip;
  } catch (error) {
    throw toZipError(error);
  }
}

function checkSizes({ fileName, compressedSize, uncompressedSize }: Entry, bytes: number) {
  if (bytes > MOST_BYTES) throw new ZipError("the ZIP is larger than 1 GB unpacked");
  if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MOST_RATIO)
    throw new ZipError(`${fileName} unpacks to more than ${MOST_RATIO} times its size`);
}

/** The reader stops an entry that is larger than it says. */
async function writeEntry(zip: ZipFile, entry: Entry, target: string) {
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target));
}

function toZipError(error: unknown) {
  if (error instanceof ZipError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  // Worded to fit into a sentence, like the other reasons.
  return new ZipError(`the ZIP cannot be read: ${reason.replace(/\.$/, "")}`);
}

/** Keeps a picture that came along, and returns its address. */
export type KeepPicture = (path: string) => Promise<string>;

/**
 * Opens a file, XML or ZIP, for as long as `use` runs; a ZIP is unpacked into `scratch` meanwhile. Throws a ZipError
 * where it cannot be.
 */
export async function withContent<Result>(
  path: string,
  { scratch, keepPicture }: { scratch: string; keepPicture: KeepPicture },
  use: (content: Content) => Promise<Result>,
): Promise<Result> {
  const { head } = await readEnds(path);
  if (isGzip(head)) throw new ZipError("it is compressed with gzip; send the XML itself, or a ZIP");
  if (!isZip(head)) return use({ files: [await openTextFile(path)] });
  try {
    const { xml, others } = await unpackZip(path, scratch);
    const enclosed = new Map<string, string>();
    for (const { name, path: picture } of others)
      enclosed.set(name.toLowerCase(), await keepPicture(picture));
    return await use({ files: await Promise.all(xml.map(openTextFile)), enclosed });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
