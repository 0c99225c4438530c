import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#app/store/stores.fixture.ts";

/** Packed by an independent program. */
export function makeZip(entries: Record<string, string>) {
  const path = join(makeFolder(), "made.zip");
  const script =
    "import json, sys, zipfile\nwith zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as z:\n  for n, t in json.load(sys.stdin).items(): z.writestr(n, t)";
  execFileSync("python3", ["-c", script, path], { input: JSON.stringify(entries) });
  return readFileSync(path);
}
