import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { ENCODER_VERSION, encodePicture, encodingNames } from "./encode.ts";
import { type ManifestEntry, readManifest, writeManifest } from "./manifest.ts";
import { findMasters, type Master, unreadable } from "./masters.ts";

const HASH_LENGTH = 16;

type Places = { from: readonly string[]; outputFolder: string; manifestFile: string };

/**
 * Encodes the masters that are new or changed and writes the manifest, leaving other pictures as they are.
 * Returns the names encoded and unchanged, and one sentence for each master that was left out.
 */
export async function encodeChanged({ from, outputFolder, manifestFile }: Places) {
  const { masters, problems } = await findMasters(from);
  const manifest = await readManifest(manifestFile);
  const encoded: string[] = [];
  const unchanged: string[] = [];
  await mkdir(outputFolder, { recursive: true });
  const present = new Set(await readdir(outputFolder));

  for (const master of masters) {
    const content = await readFile(master.file);
    const before = manifest[master.name];
    if (before && isCurrent(before, master, content, present)) {
      manifest[master.name] = { ...before, alt: master.alt };
      unchanged.push(master.name);
      continue;
    }
    try {
      const entry = await encodeInto(outputFolder, master, content);
      await removeStale(outputFolder, master.name, before, entry);
      manifest[master.name] = entry;
      encoded.push(master.name);
    } catch (error) {
      problems.push(unreadable(master.file, error));
    }
  }
  await writeManifest(manifestFile, manifest);
  return { encoded, unchanged, problems };
}

function isCurrent(before: ManifestEntry, master: Master, content: Buffer, present: ReadonlySet<string>) {
  return (
    before.master === masterHash(content) &&
    before.kind === master.kind &&
    encodingNames(master.name, before.widths).every((file) => present.has(file))
  );
}

async function encodeInto(folder: string, master: Master, content: Buffer): Promise<ManifestEntry> {
  const { files, ...measures } = await encodePicture(master.name, master.kind, content);
  for (const [file, bytes] of files) await writeWhole(path.join(folder, file), bytes);
  return { ...measures, alt: master.alt, kind: master.kind, master: masterHash(content) };
}

// A run that is cut off must not leave half a picture under its final name.
async function writeWhole(file: string, bytes: Buffer) {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

async function removeStale(
  folder: string,
  name: string,
  before: ManifestEntry | undefined,
  now: ManifestEntry,
) {
  const kept = encodingNames(name, now.widths);
  const stale = encodingNames(name, before?.widths ?? []).filter((file) => !kept.includes(file));
  for (const file of stale) await rm(path.join(folder, file), { force: true });
}

function masterHash(content: Buffer) {
  const hash = createHash("sha256").update(`settings ${ENCODER_VERSION}\n`).update(content);
  return hash.digest("hex").slice(0, HASH_LENGTH);
}
