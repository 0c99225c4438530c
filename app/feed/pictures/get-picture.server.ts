import { copyFile, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Encoder } from "#app/pictures/encoder.server.ts";
import type { FetchedFile, FetchPicture } from "#app/pictures/fetch-picture.server.ts";
import { parseWidths } from "#app/pictures/parse-widths.ts";
import { MAX_BYTES, PictureError, tooLarge, unreachable } from "#app/pictures/picture-error.ts";
import { type PictureFiles, toBaseName, toName } from "#app/pictures/picture-files.server.ts";
import type { FetchedPicture } from "#app/pictures/picture-rows.server.ts";
import type { FeedPictureRow } from "#app/pictures/store/picture-rows.ts";

export type PictureSource = {
  files: PictureFiles;
  encoder: Pick<Encoder, "encode">;
  fetchPicture: FetchPicture;
  /** Permitted origins of a provider's pictures (fetch-picture.server.ts). */
  getOrigins: (provider: string) => readonly string[];
  signal: AbortSignal;
};

/**
 * Fetches a picture or document and encodes it if it differs from the local one. Throws a PictureError, or another
 * error if the picture is not at fault.
 */
export async function getPicture(row: FeedPictureRow, source: PictureSource): Promise<FetchedPicture> {
  const here = await findHere(row, source.files);
  return withDraft(source.files, async (draft) => {
    const fetched = await getMaster(row, draft, source, here);
    if (fetched === "unchanged" && here) return here;
    if (fetched === "unchanged") throw new Error(`${row.url} was not asked for on any condition`);
    const name = toName(fetched.sha256, (await isPdf(draft)) ? "pdf" : "jpg");
    const added = here?.name === name ? here : await add(draft, name, row, source);
    return { ...added, etag: fetched.etag, last_modified: fetched.lastModified };
  });
}

/**
 * Copies a picture that another machine fetched, under that machine's name for it, even if its bytes have changed
 * since.
 */
export async function getCopy(row: FeedPictureRow & { name: string }, source: PictureSource): Promise<void> {
  await withDraft(source.files, async (draft) => {
    await getMaster(row, draft, source);
    await add(draft, row.name, row, source, parseWidths(row));
  });
}

async function withDraft<Result>(files: PictureFiles, use: (draft: string) => Promise<Result>) {
  const draft = files.makeDraft();
  try {
    return await use(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Returns the row if its files exist on this machine. */
async function findHere({ name, ...row }: FeedPictureRow, files: PictureFiles) {
  const { width, height, colour, bytes, etag, last_modified } = row;
  const widths = parseWidths(row);
  if (!name || !(await files.has(name, widths))) return undefined;
  return { name, width, height, colour, widths, bytes, etag, last_modified };
}

async function getMaster(
  { url, provider }: FeedPictureRow,
  draft: string,
  { files, fetchPicture, getOrigins, signal }: PictureSource,
  here?: FetchedPicture,
): Promise<FetchedFile | "unchanged"> {
  const kept = files.findKept(url);
  if (!kept) {
    const known = here && { etag: here.etag, lastModified: here.last_modified };
    return fetchPicture({ url, origins: getOrigins(provider), file: draft, known, signal });
  }
  await copyKept(kept.file, draft);
  return { sha256: kept.sha256, etag: null, lastModified: null };
}

async function copyKept(file: string, draft: string) {
  const { size } = await stat(file).catch((error: unknown) => {
    const words = "It came with a file of the feed, and is not on this machine: send the file again.";
    throw unreachable(words, { cause: error });
  });
  if (size > MAX_BYTES) throw tooLarge();
  await copyFile(file, draft);
}

/** Writes the public files. */
async function add(
  draft: string,
  name: string,
  { use }: FeedPictureRow,
  { files, encoder }: PictureSource,
  widths?: number[],
) {
  if (name.endsWith(".jpg")) {
    const job = { master: draft, folder: files.folder, stem: toBaseName(name), widths };
    const picture = await encoder.encode(job);
    return { ...picture, name, bytes: await files.getBytes(name) };
  }
  if (use === "picture") throw new PictureError("media-not-image", "It is a PDF: send a photograph.");
  await rename(draft, join(files.folder, name));
  return { name, width: null, height: null, colour: null, widths: [], bytes: await files.getBytes(name) };
}

const PDF_START = 1024;

/** A PDF may begin with a few other bytes. */
async function isPdf(file: string) {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(PDF_START), 0, PDF_START, 0);
  return buffer.subarray(0, bytesRead).includes("%PDF-");
}
