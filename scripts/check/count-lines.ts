import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readOptions } from "../read-options.ts";

const usage = `npm run lines    how much there is to read: lines of code and of tests by folder, and words of documents`;
readOptions(usage, {});

const places = ["app", "server", "ops", "trials", "bench", "scripts"];
const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const isCode = (path: string) => /\.(tsx?|mjs|css)$/.test(path);
const isTest = (path: string) => /\.(test|fixture)\.|^e2e\//.test(path);
const isOf = (folders: readonly string[]) => (path: string) => folders.includes(path.split("/")[0] ?? "");
const code = tracked.filter(isCode);

const lines = (title: string, paths: readonly string[]) =>
  report(title, "lines", paths, (text) => text.split("\n").length - 1);
for (const place of places)
  lines(
    place,
    code.filter(isOf([place])).filter((path) => !isTest(path)),
  );
lines(
  "app and server",
  code.filter(isOf(["app", "server"])).filter((path) => !isTest(path)),
);
lines("unit tests, fixtures and journeys", code.filter(isOf([...places, "e2e"])).filter(isTest));
report(
  "documents",
  "words",
  tracked.filter((path) => path.endsWith(".md") && !path.startsWith("agencies/")),
  // Ignores rules and dashes of tables and lists.
  (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
);

function report(title: string, unit: string, paths: readonly string[], count: (text: string) => number) {
  const sum = paths.reduce((total, path) => total + count(readFileSync(path, "utf8")), 0);
  console.log(`${title}: ${sum.toLocaleString("en")} ${unit} in ${paths.length} files`);
}
