import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { followRedirects } from "./follow-redirects.ts";
import { keepCampaign } from "./keep-campaign.ts";

const folder = makeFolder();
afterEach(() => vi.unstubAllEnvs());

const routes = ["about", "contact", "property/:id", "*"].map((path) => ({ path }));

/** A site with the pages About and Contact and one home. */
function open(...lines: string[]) {
  vi.stubEnv("AGENCY_DIR", folder);
  writeFileSync(join(folder, "redirects.csv"), ["New address,Old address", ...lines].join("\n"));
  const logged: object[] = [];
  const log = { error: (fields: object) => void logged.push(fields) };
  const app = new Hono();
  const getPage = async (address: string) =>
    new Response("", { status: ["/", "/contact", "/property/1"].includes(address) ? 200 : 404 });
  app.use(keepCampaign);
  const isPage = async (path: string) => (await getPage(path)).status !== 404;
  app.use(followRedirects({ routes, texts: defaultTexts, log, isPage }));
  app.all("*", ({ req }) => getPage(req.path));
  const ask = async (address: string, method = "GET") => {
    const { status, headers } = await app.request(address, { method });
    return { status, to: headers.get("Location") };
  };
  return { ask, logged };
}

const moved = { status: 301, to: "/about" };

test("GET and HEAD of an old address redirect to its new one in one hop", async () => {
  const { ask, logged } = open("/about,/Our-Story/", "/about,/?p=1");
  for (const address of ["/our-story", "/Our-Story//", "/?p=1"]) expect(await ask(address)).toEqual(moved);
  expect(await ask("/our-story", "HEAD")).toEqual(moved);
  expect(await ask("/our-story", "POST")).toMatchObject({ status: 404 });
  expect(await ask("/")).toMatchObject({ status: 200 });
  expect(logged).toEqual([]);
});

test("an old address in a campaign's link keeps the campaign", async () => {
  const { ask } = open("/about,/our-story");
  const { to } = await ask("/our-story?utm_source=old+letter&gclid=1");
  expect(to).toBe("/about?utm_source=old+letter");
});

test("a page of the site wins over a line, with any parameters", async () => {
  const { ask, logged } = open("/about,/property/1", "/about,/property/12-sea-street", "/about,/Contact/");
  for (const address of ["/property/1", "/contact", "/contact?page=2"])
    expect(await ask(address), address).toMatchObject({ status: 200, to: null });
  expect(await ask("/property/12-sea-street/")).toEqual(moved);
  expect(logged).toEqual([]);
});

test("an invalid line is logged at startup by file and line, and the other lines are followed", async () => {
  const { ask, logged } = open("/about,/old", "/nowhere,/older");
  const file = join(folder, "redirects.csv");
  expect(logged).toEqual([{ file, line: 3, field: "new address", message: "is not a page of this site" }]);
  expect(await ask("/old")).toEqual(moved);
  expect(await ask("/older")).toMatchObject({ status: 404 });
});
