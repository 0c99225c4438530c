import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { findFiles } from "../find-files.fixture.ts";

const exclude = (path: string) => path.includes("node_modules");
const code = findFiles(
  ["*.{js,ts}", "{app,bench,e2e,ops,scripts,server,trials}/**/*.{css,js,mjs,sh,ts,tsx}", "deploy/**/*.*"],
  { exclude },
);
const documents = findFiles(["*.md", "{app,docs}/**/*.md"], { exclude });

const everything = findFiles("{*,{agencies,app,bench,deploy,docs,e2e,ops,scripts,server,trials}/**/*}", {
  exclude,
});
const names = new Set(everything.map((path) => basename(path)));

const clauses = findAll(read("docs/specification.md"), /^(?:### |- \*\*)(\d\.\d+)/gm);

test("every clause that a comment names occurs in the specification exactly once", () => {
  expect(clauses.length).toBeGreaterThan(80);
  expect(clauses).toHaveLength(new Set(clauses).size);
  expect(findFaults([...code, ...documents], findUnknownClauses)).toEqual([]);
});

test("the specification names the address of every page", () => {
  const named = findAll(read("docs/specification.md"), /[`(](\/[\w-]*)/g);
  const isNamed = (file: string) => file.endsWith(".tsx") && !file.startsWith("campaigns/");
  const pages = routes.filter(({ path, file }) => path !== "*" && isNamed(file));
  const places = pages.map(({ path = "" }) => `/${path.split("/", 1)}`);
  expect(places).toContain("/listings");
  expect(places.filter((place) => !named.includes(place))).toEqual([]);
});

test("every document that a comment names exists", () => {
  const named = /(?<![\w/.-])(docs\/[\w/-]*(?:\.\w+)*)/g;
  const find = (text: string) => findAll(text, named).filter((name) => !isDocument(name));
  expect(findFaults(code, find)).toEqual([]);
});

test("every file and folder that a comment or a document names exists", () => {
  const inComments = findFaults(code, (text, path) => findMissing(findComments(text), path));
  const inDocuments = findFaults(documents, (text, path) =>
    findMissing(findAll(text, /`([^`\n]+)`/g).join("\n"), path),
  );
  expect([...inComments, ...inDocuments]).toEqual([]);
});

test("the map of folders in docs/architecture.md names every folder of app/ and of the root, and no other", () => {
  const [map = ""] = findAll(read("docs/architecture.md"), /^## Folders\n+```\n([\s\S]*?)```/gm);
  const roots = findAll(map, /^([\w]+)\//gm);
  expect(roots.filter((name) => !existsSync(name))).toEqual([]);
  const [ofApp = ""] = findAll(map, /^app\/([\s\S]*?)^server\//gm);
  const isFolder = (entry: { isDirectory: () => boolean }) => entry.isDirectory();
  const folders = readdirSync("app", { withFileTypes: true }).filter(isFolder);
  expect(findAll(ofApp, /([\w-]+)\//g).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test("finds a dead reference in any kind of comment", () => {
  for (const name of ["app/gone/gone.ts", "gone.server.ts", "shared/gone.md", "gone-search/", "app/gone"]) {
    const comments = findComments(`/** Says ${name} why. */\nconst a = "b/c.ts"; // ${name}`);
    const found = findMissing(comments, "app/routes.ts").filter((missing) => missing === name);
    expect(found).toHaveLength(2);
  }
});

test("every link of a document leads to an existing file and heading", () => {
  expect(documents).toContain("docs/architecture.md");
  expect(findFaults(documents, findBrokenLinks)).toEqual([]);
});

function read(path: string) {
  return readFileSync(path, "utf8");
}

function findAll(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** Lists faults of files as "file: fault". */
function findFaults(paths: readonly string[], find: (text: string, path: string) => readonly string[]) {
  return paths.flatMap((path) => find(read(path), path).map((fault) => `${path}: ${fault}`));
}

/** Finds unknown clauses: "spec §5.3" names one, "spec §3.2, §9.4" two. A whole section is too vague. */
function findUnknownClauses(text: string) {
  const named = findAll(text, /\bspec ((?:§[\d.]*\d,? ?)+)/gi).flatMap((list) =>
    findAll(list, /§([\d.]*\d)/g),
  );
  return named.filter((clause) => !clauses.includes(clause)).map((clause) => `spec §${clause}`);
}

/** Finds block comments, and those after two slashes or a hash at the start of a line. */
function findComments(text: string) {
  return findAll(text, /(\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|^\s*# .*$)/gm).join("\n");
}

/** Names that are invented, or created by commands. */
const notThere = /^(x\.|-|2026-12\.md|(kept|estimates|sbom|pictures)\.json$|test-results\/|FOLDER\/)/;
const file =
  /(?<![\w/.@*-])((?:[\w.-]+\/)*[\w.@-]*\w\.(?:tsx?|mjs|md|css|json|py|service|yaml|conf|sh)\b)(?![\w/*-])/g;
const folder =
  /(?<![\w/.@*<:-])((?:[\w-]+\/)+(?=[\s,;)]|$)|(?:agencies|app|bench|deploy|e2e|ops|scripts|server|trials)\/[\w/-]*\w(?![\w*{.@-]))/gm;

function findMissing(text: string, from: string) {
  const named = [...findAll(text, file), ...findAll(text, folder)];
  return named.filter((name) => !notThere.test(name) && !isThere(name, from));
}

/** Looks in the root, in app/ and in the folders that contain the file. */
function isThere(name: string, from: string): boolean {
  if (!/\w\/\w/.test(name)) return names.has(basename(name));
  const folders = dirname(from).split("/");
  const above = folders.map((_, index) => folders.slice(0, index + 1).join("/"));
  return ["", "app", ...above].some((place) => existsSync(join(place, name)));
}

function isDocument(name: string) {
  return existsSync(name) && !/^docs\/decisions\/?$/.test(name);
}

function findBrokenLinks(text: string, path: string) {
  return findAll(text, /\]\(([^)\s]+)\)/g).filter((link) => {
    const [file = "", anchor] = link.split("#");
    if (/^https?:/.test(link)) return false;
    const target = file ? join(dirname(path), file) : path;
    return !existsSync(target) || (anchor !== undefined && !findAnchors(read(target)).includes(anchor));
  });
}

/** Anchors of a document's headings, as GitHub makes them. */
function findAnchors(text: string) {
  return findAll(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
}

test("the walkthroughs of the architecture count their files and shapes correctly", () => {
  const walks = readFileSync("docs/architecture.md", "utf8").matchAll(
    /^(?<files>\d+) files, (?<shapes>\d+) shapes\.\n\n(?<steps>(?:\d+\. .+\n)+)/gm,
  );
  const counts = [...walks].map(({ groups: { files, shapes, steps = "" } = {} }) => ({
    said: [Number(files), Number(shapes)],
    named: [/\((\.\.\/(?:app|ops)\/[^)]+\.tsx?)\)/g, /\*(\w+)\*/g].map(
      (name) => new Set([...steps.matchAll(name)].map(([, found]) => found)).size,
    ),
  }));
  expect(counts.length).toBe(3);
  for (const { said, named } of counts) expect(named).toEqual(said);
});
