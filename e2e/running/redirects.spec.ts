import { cp, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { makeFolder } from "../../trials/site/start-site.ts";
import { type OwnServer, startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

const ADDRESSES = 1_000;
const AT_ONCE = 20;
const pages = ["/about", "/sold", "/suburbs/manly", "/journal/what-to-look-for-on-a-salt-air-inspection"];
/** Usual shapes of addresses: a number as a parameter, folders with capitals, files with an ending. */
const shapes = [
  (id: number) => `/?p=${id}`,
  (id: number) => `/index.php?page=story&id=${id}`,
  (id: number) => `/News/Caf%C3%A9-${id}/`,
  (id: number) => `/property/${id}00-ocean-street`,
  (id: number) => `/Staff/agent-${id}.html`,
];
const toOld = (id: number) => shapes[id % shapes.length]?.(id) ?? "";
const toNew = (id: number) => pages[id % pages.length] ?? "";

let site: OwnServer;
test.beforeAll(async () => {
  const agency = join(makeFolder(), "ours");
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
  const ask = (path: string) => fetch(site.origin + path, { method: "HEAD", redirect: "manual" });
  for (let from = 0; from < ADDRESSES; from += AT_ONCE) {
    const ids = Array.from({ length: AT_ONCE }, (_, index) => from + index);
    const led = await Promise.all(ids.map(async (id) => (await ask(toOld(id))).headers.get("location")));
    expect(led).toEqual(ids.map(toNew));
  }
  for (const page of pages) expect((await ask(page)).status, page).toBe(200);
  expect((await ask("/?utm_source=mail")).status).toBe(200);
});

test("a line that leads nowhere is named at the start, and the site is there all the same", async () => {
  await expect.poll(() => site.getOutput()).toContain(`"line":${ADDRESSES + 2},"field":"new address"`);
  expect((await fetch(`${site.origin}/lost`)).status).toBe(404);
});
