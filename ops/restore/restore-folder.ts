import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { runProgram } from "../backup/run-program.ts";

/** Gets a folder ready to be replaced by `copy`; one that is the same, byte for byte, stays. */
export function prepareFolder(copy: string, folder: string, suffix: string) {
  const part = `${folder}.${process.pid}.part`;
  const isThere = existsSync(folder);
  const isSame = isThere && runProgram("diff", ["-rq", folder, copy], { accepts: [0, 1] }).status === 0;
  const kept = isThere && !isSame ? folder + suffix : undefined;
  if (!isSame) {
    mkdirSync(dirname(folder), { recursive: true });
    runProgram("cp", ["--archive", copy, part]);
    giveToOwnerOf(isThere ? folder : dirname(folder), part);
  }
  return {
    losses: kept ? [`${folder} has something else`] : [],
    /** Puts the copy in its place. Returns where what was there is kept. */
    replace() {
      if (isSame) return undefined;
      if (kept) renameSync(folder, kept);
      renameSync(part, folder);
      return kept;
    },
    undo() {
      if (isSame) return;
      if (!existsSync(part)) rmSync(folder, { recursive: true });
      if (kept && existsSync(kept)) renameSync(kept, folder);
    },
    close: () => rmSync(part, { recursive: true, force: true }),
  };
}

/** Files that root restores must stay writable for the site. */
export function giveToOwnerOf(like: string, path: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  runProgram("chown", ["--recursive", `${uid}:${gid}`, path]);
}
