import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { moduleStores } from "#app/modules.store.server.ts";
import { findFiles } from "../find-files.fixture.ts";

/**
 * Queries of other modules' tables, each with its reason. Otherwise a module only queries its own and calls the others.
 */
const exceptions: Readonly<Record<string, string>> = {
  "door → enquiry": "who comes without a booking is an enquiry: one query counts them, by index",
  "office-enquiries → enquiry":
    "lists, counts and search are of what was asked and how far its answer is, by index",
  "office-enquiries → person": "who answers is named in the office's lists",
  "open-homes → booking": "a booking is made with its enquiry, and moves with its open home",
  "open-homes → enquiry": "bookings held as spam do not count",
  "owners → register": "whose report is due is worked out in one query",
  "leads → notice": "the doctor reads a store that the site may not have brought up to date",
  "backup → migration": "a copy is known by its migrations",
};

/** Folders by module; a file belongs to the deepest folder that contains it. */
const folders = findFiles("app/**/module.store.server.ts").map((path) => {
  const name = /name: "([a-z-]+)"/.exec(readFileSync(path, "utf8"))?.[1] ?? "";
  return { name, folder: name === "outbox" ? "app/store" : dirname(path) };
});

const owners = new Map(
  moduleStores.flatMap(({ name, tables }) => Object.keys(tables).map((table) => [table, name] as const)),
);

const query =
  /(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*"(\w+)(?: as \w+)?"|\b(?:from|join|update|into)\s+(\w+)\b/g;

function findForeignQueries() {
  const files = findFiles("{app,server,ops}/**/*.{ts,tsx}", {
    exclude: ["**/*.test.*", "**/*.fixture.*", "**/*-tables.server.ts", "app/store/migrations.server.ts"],
  });
  return files.flatMap((file) => {
    const owner = findOwner(file);
    const found = [...readFileSync(file, "utf8").matchAll(query)].map(([, table, raw]) => table ?? raw ?? "");
    const foreign = new Set(found.filter((table) => owners.has(table) && owners.get(table) !== owner));
    return [...foreign].map((table) => ({ file, pair: `${owner} → ${table}` }));
  });
}

function findOwner(file: string) {
  const around = folders.filter(({ folder }) => file.startsWith(`${folder}/`));
  const inner = around.toSorted((one, other) => other.folder.length - one.folder.length)[0];
  const [, folder = ""] = file.split("/");
  return inner?.name ?? folder;
}

test("a module queries only its own tables, apart from the exceptions above", () => {
  const foreign = findForeignQueries();
  const unsaid = foreign.filter(({ pair }) => !(pair in exceptions));
  expect(unsaid.map(({ file, pair }) => `${pair} (${file})`)).toEqual([]);
  const pairs = new Set(foreign.map(({ pair }) => pair));
  expect(Object.keys(exceptions).filter((pair) => !pairs.has(pair))).toEqual([]);
});
