import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const exclude = (path: string) => path.includes("node_modules");
const code = globSync(
  ["*.{js,ts}", "{app,bench,content,e2e,ops,scripts,server,trials}/**/*.{css,js,mjs,ts,tsx}", "deploy/*.*"],
  { exclude },
);
const documents = globSync(["*.md", "{docs,scripts}/**/*.md"], { exclude });

const clauses = findAll(read("docs/specification.md"), /^(?:### |- \*\*)(\d\.\d+)/gm);

test("every clause that a comment names stands in the specification, once", () => {
  expect(clauses.length).toBeGreaterThan(80);
  expect(clauses).toHaveLength(new Set(clauses).size);
  expect(findFaults([...code, ...documents], findUnknownClauses)).toEqual([]);
});

test("every document that a comment names is there, and a decision is named by its number", () => {
  const isMissing = (name: string) => !isDocument(name);
  expect(
    findFaults(code, (text) => findAll(text, /(?<![\w/.-])(docs\/[\w/-]*(?:\.\w+)*)/g).filter(isMissing)),
  ).toEqual([]);
});

test("every link between documents leads to one, and to a heading in it", () => {
  expect(documents).toContain("docs/architecture.md");
  expect(findFaults(documents, findBrokenLinks)).toEqual([]);
});

function read(path: string) {
  return readFileSync(path, "utf8");
}

function findAll(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** "file: what is wrong", for every fault of every file. */
function findFaults(paths: readonly string[], find: (text: string, path: string) => readonly string[]) {
  return paths.flatMap((path) => find(read(path), path).map((fault) => `${path}: ${fault}`));
}

/** "spec §5.3" names one clause, "spec §3.2, §9.4" two; a whole section is too much to look through. */
function findUnknownClauses(text: string) {
  const named = findAll(text, /\bspec ((?:§[\d.]*\d,? ?)+)/gi).flatMap((list) =>
    findAll(list, /§([\d.]*\d)/g),
  );
  return named.filter((clause) => !clauses.includes(clause)).map((clause) => `spec §${clause}`);
}

function isDocument(name: string) {
  return /^docs\/decisions\/\d+$/.test(name)
    ? globSync(`${name}-*.md`).length === 1
    : existsSync(name) && !/^docs\/decisions\/?$/.test(name);
}

function findBrokenLinks(text: string, path: string) {
  return findAll(text, /\]\(([^)\s]+)\)/g).filter((link) => {
    const [file = "", anchor] = link.split("#");
    if (/^https?:/.test(link) || (file && !file.endsWith(".md"))) return false;
    const target = file ? join(dirname(path), file) : path;
    return !existsSync(target) || (anchor !== undefined && !findAnchors(read(target)).includes(anchor));
  });
}

/** The headings of a document as GitHub addresses them. */
function findAnchors(text: string) {
  return findAll(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
}
