import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { readOptions } from "../read-options.ts";

const usage = `npm run lines    how much there is to read: lines and files outside tests, and what is too long or too full`;
readOptions(usage, {});

const MOST_LINES = 200;
const MOST_ENTRIES = 15;
const places = ["app", "server", "ops", "trials", "bench", "scripts"];

const tracked = execFileSync("git", ["ls-files", ...places], { encoding: "utf8" })
  .trim()
  .split("\n");
const isCode = (path: string) => /\.(tsx?|mjs|css)$/.test(path) && !/\.(test|spec|fixture)\./.test(path);
const files = tracked
  .filter(isCode)
  .map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n").length - 1 }));

const report = (title: string, folders: readonly string[]) => {
  const own = files.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
  const lines = own.reduce((sum, file) => sum + file.lines, 0);
  console.log(`${title}: ${lines.toLocaleString("en")} lines in ${own.length} files`);
};
for (const place of places) report(place, [place]);
report("app and server", ["app", "server"]);
report("all", places);

const long = files.filter(({ lines }) => lines > MOST_LINES);
for (const { path, lines } of long) console.log(`longer than ${MOST_LINES} lines: ${path}, ${lines}`);
for (const [folder, entries] of countEntries()) {
  if (entries.size > MOST_ENTRIES)
    console.log(`more than ${MOST_ENTRIES} entries: ${folder}, ${entries.size}`);
}

/** Files and folders of each folder; a test stands with what it tests. */
function countEntries() {
  const folders = new Map<string, Set<string>>();
  for (const { path } of files) {
    for (let entry = path; dirname(entry) !== "."; entry = dirname(entry)) {
      const entries = folders.get(dirname(entry)) ?? new Set();
      folders.set(dirname(entry), entries.add(entry));
    }
  }
  return folders;
}
