import { expect, test } from "vitest";
import { makeElement, makePage, makeText } from "../content/content.fixture.ts";
import { openTestService } from "./builder.fixture.ts";
import { loadPage } from "./builder.server.ts";
import { picturesAsTheyAre } from "./content-service.fixture.ts";

// Generous, but where the limit is what the test is about.
const PATIENCE_MS = 20_000;

type Service = Awaited<ReturnType<typeof openTestService>>["service"];

function load(service: Service, path: string) {
  return loadPage({ ...service, pictures: picturesAsTheyAre }, path, PATIENCE_MS);
}

test("loads a page by its path, with the shared part that did not come along", async () => {
  const { service } = await openTestService();
  expect(await load(service, "/winter")).toBeUndefined();
  service.asked.length = 0;
  const loaded = await load(service, "/spring");
  expect(JSON.stringify(loaded?.page.blocks)).toContain("open on Saturdays");
  expect(service.asked).toEqual([
    { model: "page", wanted: "/spring" },
    { model: "symbol", wanted: "hours" },
  ]);
});

test("shows a page without a shared part that is no longer published", async () => {
  const { service } = await openTestService();
  service.entries.hours = undefined;
  const loaded = await load(service, "/spring");
  expect(loaded?.page.skipped).toEqual([{ block: "Symbol", reason: "its content is not published" }]);
});

const troubles = [
  ["an error", { status: 500 }, "answered 500"],
  ["a wrong key", { status: 401 }, "answered 401"],
  ["no JSON", { body: "<html>" }, "sent no JSON"],
  ["JSON of another shape", { body: '{"content":[]}' }, "results"],
  ["JSON nested without end", { body: `{"results":${"[".repeat(900_000)}` }, "sent no JSON"],
  ["more than a page can be", { body: `{"results":["${"x".repeat(1_100_000)}"]}` }, "more than 1 MB"],
  ["a redirect", { status: 302 }, "fetch failed"],
] as const;

test.each(troubles)("fails when the service answers with %s", async (_what, answer, message) => {
  const { service } = await openTestService();
  service.answer(answer);
  await expect(load(service, "/spring")).rejects.toThrow(message);
});

test("stops waiting after two seconds", async () => {
  const { service } = await openTestService();
  service.answer({ delayMs: 60_000 });
  await expect(loadPage({ ...service, pictures: picturesAsTheyAre }, "/spring")).rejects.toThrow("timeout");
});

test("logs that the service did not answer, and says that nobody knows", async () => {
  const { service, open } = await openTestService();
  const lines: string[] = [];
  const log = {
    warn: (details: object, message: string) => lines.push(`${message} ${JSON.stringify(details)}`),
  };
  service.answer({ status: 500 });
  const builder = open({ log });
  expect(await builder.getPage("/spring")).toEqual({ status: "unknown" });
  expect(lines).toEqual(['the page builder did not answer {"reason":"Error: the service answered 500"}']);
});

test("previews what is published at a path, a draft by its id, and what the editor sends", async () => {
  const { open } = await openTestService();
  const builder = open();
  expect((await builder.findDraft("/plain", "draft-1"))?.title).toContain("Plain");
  expect(await builder.findDraft("/winter")).toBeUndefined();
  const sent = makePage("/new", [makeText("<p>New</p>")], { title: "New" });
  expect((await builder.readDraft(JSON.stringify(sent)))?.title).toContain("New");
  for (const content of ["", "{", "null", "[]", '{"data":7}'])
    expect(await builder.readDraft(content)).toBeUndefined();
});

test("asks nobody for files, for very long paths and for what is no path", async () => {
  const { service, open } = await openTestService();
  const builder = open();
  const paths = ["/wp-login.php", "/.env", `/${"a".repeat(300)}`, "//elsewhere.example", "/a/../b", "/"];
  for (const path of paths) expect(await builder.getPage(path)).toEqual({ status: "none" });
  expect(service.asked).toEqual([]);
});

test("reads an entry that is targeted by rules instead of an address", async () => {
  const { service } = await openTestService();
  const rules = [{ property: "urlPath", operator: "startsWith", value: "/open-" }];
  service.entries["/open-day"] = { ...makePage("/open-", [makeText("<p>Yes</p>")]), query: rules };
  expect((await load(service, "/open-day"))?.page.blocks.length).toBe(1);
});

test("pictures elsewhere are on a page once they are here, as ours; nothing is fetched for a preview", async () => {
  const { service, open } = await openTestService();
  const address = "https://photos.example/a.jpg";
  const here = new Map<string, { src: string; width: number; height: number; widths: number[] }>();
  const asked: string[] = [];
  const pictures = {
    find: (wanted: string) => here.get(wanted),
    async take(wanted: readonly string[]) {
      asked.push(...wanted);
      here.set(address, { src: "/pictures/1.jpg", width: 800, height: 600, widths: [480, 800] });
    },
  };
  const image = makeElement("Image", { image: address, altText: "Yachts", backgroundSize: "contain" });
  const strange = makeElement("Image", { image: "https://*/a.jpg", altText: "Yachts" });
  const entry = makePage("/yachts", [image, strange]);
  service.entries["/yachts"] = entry;
  const builder = open({ pictures });
  const preview = await builder.readDraft(JSON.stringify(entry));
  expect(preview?.blocks.map(({ kind }) => kind)).toEqual(["note", "note"]);
  expect(asked).toEqual([]);
  const found = await builder.getPage("/yachts");
  expect(found.status === "found" && found.page.blocks).toMatchObject([
    {
      kind: "image",
      src: "/pictures/1.jpg",
      width: 800,
      height: 600,
      srcSet: "/pictures/1-480.avif 480w, /pictures/1-800.avif 800w",
      isContained: true,
    },
  ]);
  expect(asked).toEqual([address]);
});
