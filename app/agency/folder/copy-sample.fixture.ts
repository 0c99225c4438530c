import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Copies the sample agency's folder, for tests that change it; its pictures are a link. */
export function copySample() {
  const folder = join(mkdtempSync(join(tmpdir(), "agency-")), "ours");
  const pictures = "agencies/headland/public/pictures";
  cpSync("agencies/headland", folder, { recursive: true, filter: (path) => path !== pictures });
  symlinkSync(resolve(pictures), join(folder, "public/pictures"));
  return folder;
}
