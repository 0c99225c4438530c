import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The store's file, used without DATABASE_URL. */
export function toSqliteFile(dataDir: string) {
  return join(dataDir, "enquiries.sqlite");
}

/** The last published texts that were read from the store. */
export function toTextsFile(dataDir: string) {
  return join(dataDir, "texts.json");
}

/** The folder of mails written as files, used without an SMTP server. */
export function toMailFolder(dataDir: string) {
  return join(dataDir, "mail");
}

/** The folder of the feed's pictures and documents, from which they are served. */
export function toPictureFolder(dataDir: string) {
  return join(dataDir, "pictures");
}

/** The folder of statements of information and of contracts, which have no public address. */
export function toContractFolder(dataDir: string) {
  return join(dataDir, "contracts");
}

/** Replaces a file by rename, so that nobody reads half of it. Makes its folder if it is missing. */
export async function replaceFile(path: string, content: string | Uint8Array) {
  const fresh = `${path}.${process.pid}.part`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(fresh, content);
  await rename(fresh, path);
}
