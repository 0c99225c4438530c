import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/** The folders that a file of the feed passes through. Each move is a rename. */
export type Folders = {
  /** FTP and SFTP servers put files here. */
  in: string;
  /** Whole, and waiting to be imported; each is called {id}~{name}. */
  work: string;
  /** Waiting for a person. */
  held: string;
  /** Imported; without credentials and owners' details. */
  archive: string;
  /** Not used; each beside its report. */
  refused: string;
  /** Pictures that came along in a ZIP. */
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

/** The id sorts by arrival; the name is the sender's. */
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
