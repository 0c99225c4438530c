import { hash, randomUUID } from "node:crypto";
import { access, copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import { hashFile } from "#app/pictures/save-stream.server.ts";
import { HOUR_MS } from "#app/region/time.ts";
import { ENCODER_VERSION, encodingNames } from "#app/ui/picture/encode.server.ts";

const STEM_LENGTH = 32;
const UNKNOWN_KEPT_MS = HOUR_MS / 6;
const DRAFTS_KEPT_MS = HOUR_MS;
/** How long pictures of a file awaiting approval are kept. */
const KEPT_MS = 30 * 24 * HOUR_MS;
const keptAddress = /^kept:([\da-f]{64})$/;

export type PictureFiles = {
  folder: string;
  /** Makes the path of a temporary file. */
  makeDraft: () => string;
  /**
   * Copies a picture or document of a feed's file. Returns its address for the register, which is derived from the
   * bytes.
   */
  keep: (file: string) => Promise<string>;
  /** Returns the path of a file stored by `keep`; undefined for other addresses. */
  findKept: (address: string) => { sha256: string; file: string } | undefined;
  /** Whether all files of a picture or document exist. */
  has: (name: string, widths: readonly number[]) => Promise<boolean>;
  getBytes: (name: string) => Promise<number>;
  /** Deletes files that belong to none of `names`, except new ones, whose row may not be stored yet. */
  sweep: (names: ReadonlySet<string>, now: number) => Promise<void>;
};

/**
 * DATA_DIR/pictures: served files, named by content (`{name}.jpg` with its AVIFs, `{name}.pdf`); `drafts/` has
 * temporary files, `kept/` pictures and documents of a feed's file that wait to be encoded.
 */
export async function openPictureFiles(folder: string): Promise<PictureFiles> {
  const drafts = join(folder, "drafts");
  const kept = join(folder, "kept");
  for (const each of [drafts, kept]) await mkdir(each, { recursive: true });
  const makeDraft = () => join(drafts, randomUUID());

  return {
    folder,
    makeDraft,
    async keep(file) {
      const draft = makeDraft();
      await copyFile(file, draft);
      const sha256 = await hashFile(draft);
      await rename(draft, join(kept, sha256));
      return `kept:${sha256}`;
    },
    findKept(address) {
      const sha256 = keptAddress.exec(address)?.[1];
      return sha256 === undefined ? undefined : { sha256, file: join(kept, sha256) };
    },
    async has(name, widths) {
      const found = await Promise.all(toFiles(name, widths).map((file) => exists(join(folder, file))));
      return found.every(Boolean);
    },
    async getBytes(name) {
      return (await stat(join(folder, name))).size;
    },
    async sweep(names, now) {
      const stems = new Set([...names].map(toBaseName));
      await removeOld(
        folder,
        now - UNKNOWN_KEPT_MS,
        (file) => !stems.has(toBaseName(file).slice(0, STEM_LENGTH)),
      );
      await removeOld(drafts, now - DRAFTS_KEPT_MS);
      await removeOld(kept, now - KEPT_MS);
    },
  };
}

/** Derives the name of a picture or document from its bytes and the encoder's version. */
export function toName(sha256: string, type: "jpg" | "pdf") {
  return `${hash("sha256", `settings ${ENCODER_VERSION}\n${sha256}`).slice(0, STEM_LENGTH)}.${type}`;
}

export function toBaseName(name: string) {
  return parse(name).name;
}

function toFiles(name: string, widths: readonly number[]) {
  return name.endsWith(".jpg") ? encodingNames(toBaseName(name), widths) : [name];
}

async function removeOld(folder: string, before: number, isUnwanted: (file: string) => boolean = () => true) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !isUnwanted(entry.name)) continue;
    const file = join(folder, entry.name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
}

function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  );
}
