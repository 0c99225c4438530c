import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { findFiles } from "../scripts/find-files.fixture.ts";
import { moduleMails, moduleServers } from "./modules.server.ts";
import { moduleStores } from "./modules.store.server.ts";
import { modules, officePages } from "./modules.ts";
import routes from "./routes.ts";

/** The names of the folders that have such a file, but of that which says what a module is. */
const findFolders = (file: string) =>
  findFiles(`app/**/${file}`)
    .map((path) => path.split("/").at(-2) ?? "")
    .filter((name) => name !== "core");

test("every folder with a module's file is in its list, by its own name", () => {
  for (const [file, listed] of [
    ["module.ts", modules],
    ["module.store.server.ts", moduleStores],
    ["module.server.ts", moduleServers],
  ] as const)
    expect([file, listed.map(({ name }) => name).toSorted()]).toEqual([file, findFolders(file).toSorted()]);
});

test("every module says in its README what it is, in at most 25 lines", () => {
  for (const { name } of modules)
    expect([name, readFileSync(`app/${name}/README.md`, "utf8").split("\n").length <= 26]).toEqual([
      name,
      true,
    ]);
});

test("modules need what there is: folders of app/ and other modules", () => {
  for (const { needs } of modules)
    for (const need of needs) expect(existsSync(`app/${need}`), need).toBe(true);
});

test("no two modules have a table, a migration, a channel or an action with words of its own by the same name", async () => {
  const mails = await Promise.all(findFiles("app/*/module.server.ts").map(findMails));
  for (const names of [
    moduleStores.flatMap(({ tables }) => Object.keys(tables)),
    moduleStores.flatMap(({ migrations }) => Object.keys(migrations)),
    mails.flat(),
    modules.flatMap(({ doneWords = {} }) => Object.keys(doneWords)),
  ])
    expect(names).toEqual([...new Set(names)]);
  expect(mails.flat()).toEqual(expect.arrayContaining(Object.keys(moduleMails)));
});

/** The channels that a module makes mails for. */
async function findMails(file: string) {
  const exported: Record<string, object> = await import(resolve(file));
  return Object.entries(exported).flatMap(([name, value]) =>
    name.endsWith("Mails") ? Object.keys(value) : [],
  );
}

test("every page that a module registers is a route of the site", () => {
  const files = JSON.stringify(routes);
  for (const { routes: own = [], officePages = [] } of modules)
    for (const { file } of [...own, ...officePages])
      expect(files.includes(JSON.stringify(file)), file).toBe(true);
});

test("every page that lies in a module is a route of the site", () => {
  const files = JSON.stringify(routes);
  const pages = findFiles("app/**/routes/**/*.tsx").filter((path) =>
    /^export default /m.test(readFileSync(path, "utf8")),
  );
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((page) => !files.includes(JSON.stringify(page.replace("app/", ""))))).toEqual([]);
});

test("the forms of modules are on pages of the office", () => {
  const paths = officePages.map(({ path }) => path);
  for (const { officeForms = [] } of modules)
    for (const { path } of officeForms) expect(paths).toContain(path);
});
