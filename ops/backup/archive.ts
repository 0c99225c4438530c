import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { runProgram, toReason } from "../command.ts";
import { readPostgresCopy, readSqliteCopy } from "./store-copy.ts";

const BYTES_PER_KB = 1000;

/** Names of the store in an archive, by its kind. */
export const storeNames = { sqlite: "store.sqlite", postgres: "store.dump" } as const;
export const kindWords = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;

/** Folders of the archive beside the store. */
export const folderNames = ["pictures", "contracts", "agency"] as const;

type Contents = { storeFile: string; pictures?: string; contracts?: string; agency: string };

/**
 * Packs everything into one file with GNU tar. gzip's checksum reveals a damaged or truncated archive. Files may appear
 * or disappear meanwhile: pictures only get their names once complete.
 */
export function pack(archive: string, { storeFile, pictures, contracts, agency }: Contents) {
  if (pictures && basename(pictures) !== "pictures")
    throw new Error(
      `The pictures lie in ${pictures}: call that folder "pictures", and correct the link to it`,
    );
  const options = ["--create", "--format=posix", "--use-compress-program=gzip -1", `--file=${archive}`];
  const names = ["--transform=s,^\\.,agency,S"];
  const from = (folder: string, name: string) => [`--directory=${folder}`, name];
  const contents = [
    ...from(dirname(storeFile), basename(storeFile)),
    ...(pictures ? from(dirname(pictures), basename(pictures)) : []),
    ...(contracts ? from(dirname(contracts), basename(contracts)) : []),
    ...from(agency, "."),
  ];
  runProgram("tar", [...options, ...names, ...contents], { accepts: [0, 1] });
}

/** Reads an archive completely and returns its file names; throws if it is damaged or truncated. */
function listFiles(archive: string) {
  runProgram("gzip", ["--test", archive]);
  const { stdout } = runProgram("tar", ["--list", "--gzip", `--file=${archive}`]);
  return stdout.split("\n").filter((name) => name && !name.endsWith("/"));
}

/** Extracts an archive, or one file of it, into the existing `folder`. */
export function unpack(archive: string, folder: string, name?: string) {
  const rights = ["--no-same-owner", "--preserve-permissions"];
  const from = ["--extract", "--gzip", `--file=${archive}`, `--directory=${folder}`, ...rights];
  runProgram("tar", name ? [...from, name] : from);
}

/**
 * Reads a backup completely, with its store in a temporary folder. Returns lines about its contents; throws an error
 * with advice if it is unusable.
 */
export function verifyBackup(file: string) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const scratch = mkdtempSync(join(tmpdir(), "site-backup-"));
  try {
    return readBackup(file, scratch);
  } catch (error) {
    throw new Error(`${file} is not a backup that can be restored: ${toReason(error)}. Take another one.`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function readBackup(file: string, scratch: string) {
  const names = listFiles(file);
  const kind = findKind(names);
  unpack(file, scratch, storeNames[kind]);
  const store = join(scratch, storeNames[kind]);
  const lines = kind === "sqlite" ? readSqliteCopy(store) : readPostgresCopy(store);
  const folders = folderNames.map((folder) => {
    const count = names.filter((name) => name.startsWith(`${folder}/`)).length;
    return `  ${folder.padEnd(18)} ${count} ${count === 1 ? "file" : "files"}`;
  });
  const size = `${Math.ceil(statSync(file).size / BYTES_PER_KB)} KB`;
  const report = [`${file}: whole, ${size}, a store of ${kindWords[kind]}`, ...lines, ...folders].join("\n");
  return { kind, report };
}

function findKind(names: readonly string[]): keyof typeof storeNames {
  if (names.includes(storeNames.sqlite)) return "sqlite";
  if (names.includes(storeNames.postgres)) return "postgres";
  throw new Error("there is no store in it");
}
