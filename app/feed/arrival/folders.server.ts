import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/** The folders that a feed file passes through; each move is a rename. */
export type Folders = {
  /** Uploads by FTP or SFTP. */
  in: string;
  /** Complete files waiting for import, named {id}~{name}. */
  work: string;
  /** Files waiting for a person's decision. */
  held: string;
  /** Imported files, without credentials and owners' details. */
  archive: string;
  /** Refused files, each beside its report. */
  refused: string;
  /** Pictures enclosed in a ZIP. */
  pictures: string;
};

export async function openFolders(feedDir: string): Promise<Folders> {
  const folders = {
    in: join(feedDir, "in"),
    work: join(feedDir, "work"),
    held: join(feedDir, "held"),
    archive: join(feedDir, "archive"),
    refused: join(feedDir, "refused"),
    pictures: join(feedDir, "pictures"),
  };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  return folders;
}

const BETWEEN = "~";
const LONGEST_NAME = 100;

/** The id sorts by time of arrival; the name comes from the sender. */
export function toWorkName(id: string, name: string) {
  return `${id}${BETWEEN}${name.replace(/[^\w.-]+/g, "_").slice(-LONGEST_NAME)}`;
}

export function parseWorkName(workName: string) {
  const [id = "", ...name] = workName.split(BETWEEN);
  return { id, name: name.join(BETWEEN) };
}

export function isWorkName(name: string) {
  return !name.startsWith(".") && name.includes(BETWEEN);
}
