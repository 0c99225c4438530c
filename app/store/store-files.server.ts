import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The store, unless there is a DATABASE_URL. */
export function toSqliteFile(dataDir: string) {
  return join(dataDir, "enquiries.sqlite");
}

/** The published texts as they were last read from the store. */
export function toTextsFile(dataDir: string) {
  return join(dataDir, "texts.json");
}

/** Folder of mails that are written as files, where there is no SMTP server. */
export function toMailFolder(dataDir: string) {
  return join(dataDir, "mail");
}

/** Folder of the feed's pictures and documents, which are served from it. */
export function toPictureFolder(dataDir: string) {
  return join(dataDir, "pictures");
}

/** Folder of the contracts of homes for sale, which nothing serves by their address, and of their statements of information. */
export function toContractFolder(dataDir: string) {
  return join(dataDir, "contracts");
}

/** Writes a file, and its folder if it is missing; by rename, so that nobody reads half of it. */
export async function replaceFile(path: string, content: string | Uint8Array) {
  const fresh = `${path}.${process.pid}.part`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(fresh, content);
  await rename(fresh, path);
}
