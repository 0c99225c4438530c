import { basename, dirname } from "node:path";
import { runProgram } from "./run-program.ts";

/** Folders of the archive, beside the store. */
export const folderNames = ["pictures", "agency"] as const;

type Contents = { storeFile: string; pictures?: string; agency: string };

/**
 * Packs them into one file, by GNU tar. gzip's checksum over everything is what a damaged or cut-off archive is known
 * by. A file that comes or goes meanwhile is no fault: pictures take their names when they are whole.
 */
export function pack(archive: string, { storeFile, pictures, agency }: Contents) {
  if (pictures && basename(pictures) !== "pictures")
    throw new Error(`The pictures lie in ${pictures}: call that folder "pictures", and mend the link to it`);
  const options = ["--create", "--format=posix", "--use-compress-program=gzip -1", `--file=${archive}`];
  const names = ["--transform=s,^\\.,agency,S"];
  const from = (folder: string, name: string) => [`--directory=${folder}`, name];
  const contents = [
    ...from(dirname(storeFile), basename(storeFile)),
    ...(pictures ? from(dirname(pictures), basename(pictures)) : []),
    ...from(agency, "."),
  ];
  runProgram("tar", [...options, ...names, ...contents], { accepts: [0, 1] });
}

/** Reads an archive from end to end. Returns the names of the files in it; throws when it is damaged or cut off. */
export function listFiles(archive: string) {
  runProgram("gzip", ["--test", archive]);
  const { stdout } = runProgram("tar", ["--list", "--gzip", `--file=${archive}`]);
  return stdout.split("\n").filter((name) => name && !name.endsWith("/"));
}

/** Brings all of an archive, or one file of it, into `folder`, which is there. */
export function unpack(archive: string, folder: string, name?: string) {
  const rights = ["--no-same-owner", "--preserve-permissions"];
  const from = ["--extract", "--gzip", `--file=${archive}`, `--directory=${folder}`, ...rights];
  runProgram("tar", name ? [...from, name] : from);
}
