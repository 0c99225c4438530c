import { cp, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { makeFolder, type OwnServer, startOwnServer } from "./own-server.ts";
import { test } from "./visitor.ts";

const ADDRESSES = 1_000;
const pages = ["/about", "/sold", "/suburbs/manly", "/journal/what-to-look-for-on-a-salt-air-inspection"];
/** As sites are built: a number as a parameter, folders with capitals, files with an ending. */
const shapes = [
  (id: number) => `/?p=${id}`,
  (id: number) => `/index.php?page=story&id=${id}`,
  (id: number) => `/News/Caf%C3%A9-${id}/`,
  (id: number) => `/property/${id}00-ocean-street`,
  (id: number) => `/team/agent-${id}.html`,
];
const toOld = (id: number) => shapes[id % shapes.length]?.(id) ?? "";
const toNew = (id: number) => pages[id % pages.length] ?? "";

let site: OwnServer;
test.beforeAll(async () => {
  const agency = join(await makeFolder(), "ours");
  const pictures = "agencies/headland/public/pictures";
  await cp("agencies/headland", agency, { recursive: true, filter: (path) => path !== pictures });
  await symlink(resolve(pictures), join(agency, "public/pictures"));
  const lines = Array.from({ length: ADDRESSES }, (_, id) => `https://old.example${toOld(id)},${toNew(id)}`);
  await writeFile(
    join(agency, "redirects.csv"),
    ["old address,new address", ...lines, "/lost,/nowhere"].join("\n"),
  );
  site = await startOwnServer({ AGENCY_DIR: agency, LISTINGS_DIR: join(agency, "homes") });
});
test.afterAll(() => site.stop());

test("1,000 old addresses lead to their pages in one hop, none to the home page", async () => {
  const seen = new Map<string, number>();
  for (let id = 0; id < ADDRESSES; id += 1) {
    const first = await fetch(site.origin + toOld(id), { redirect: "manual" });
    const location = first.headers.get("location") ?? "";
    expect([first.status, location]).toEqual([301, toNew(id)]);
    const second = await fetch(site.origin + location, { redirect: "manual" });
    expect(second.status).toBe(200);
    await Promise.all([first.text(), second.text()]);
    seen.set(location, (seen.get(location) ?? 0) + 1);
  }
  expect([...seen.keys()].toSorted()).toEqual(pages.toSorted());
  expect((await fetch(`${site.origin}/?utm_source=mail`, { redirect: "manual" })).status).toBe(200);
});

test("a line that leads nowhere is named at the start, and the site is there all the same", async () => {
  expect(site.getOutput()).toContain(`"line":${ADDRESSES + 2},"field":"new address"`);
  expect((await fetch(`${site.origin}/lost`)).status).toBe(404);
});
