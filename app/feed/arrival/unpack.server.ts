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
/** Files smaller than this are not checked: a short text may compress more than a hundredfold. */
const RATIO_FROM_BYTES = 1024 * 1024;

/** Why a ZIP cannot be used, worded for its sender. */
export class ZipError extends Error {}

export type Unpacked = { xml: string[]; others: { name: string; path: string }[] };

/**
 * Unpacks a ZIP into one flat folder: at most 500 entries, 1 GB and 100 times its size. Rejects names that lead outside
 * it. Throws a ZipError.
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
      // macOS and file managers add files of their own.
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

/** yauzl stops an entry that is larger than it declares. */
async function writeEntry(zip: ZipFile, entry: Entry, target: string) {
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target));
}

function toZipError(error: unknown) {
  if (error instanceof ZipError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  // Worded as part of a sentence, like the other reasons.
  return new ZipError(`the ZIP cannot be read: ${reason.replace(/\.$/, "")}`);
}

/** Stores an enclosed picture and returns its address. */
export type KeepPicture = (path: string) => Promise<string>;

/**
 * Opens an XML file or a ZIP while `use` runs; a ZIP is unpacked into `scratch`. Throws a ZipError if it cannot be
 * opened.
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
