import { mkdir } from "node:fs/promises";
import { join } from "node:path";

export type Folders = Awaited<ReturnType<typeof openFolders>>;

/** The folders that a file of the feed passes through. Each move is a rename. */
export async function openFolders(feedDir: string) {
  const folders = {
    /** FTP and SFTP servers put files here. */
    in: join(feedDir, "in"),
    /** Whole, and waiting to be imported; each is called {id}~{name}. */
    work: join(feedDir, "work"),
    /** Waiting for a person. */
    held: join(feedDir, "held"),
    /** Imported; without credentials and owners' details. */
    archive: join(feedDir, "archive"),
    /** Not used; each beside its report. */
    refused: join(feedDir, "refused"),
    /** Pictures that came along in a ZIP. */
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
