import { expect, test } from "vitest";
import { makeElement, makePage, makeText } from "../content/content.fixture.ts";
import { loadPage, openBuilder } from "./builder.server.ts";
import { picturesAsTheyAre, startContentService } from "./content-service.fixture.ts";

// Generous, but where the limit is what the test is about.
const PATIENCE_MS = 20_000;

type Service = Awaited<ReturnType<typeof startContentService>>;

async function withService(journey: (service: Service) => Promise<void>) {
  const service = await startContentService();
  await journey(service).finally(service.stop);
}

test("loads a page by its path, with the shared part that did not come along", () =>
  withService(async (service) => {
    const loaded = await loadPage({ ...service, pictures: picturesAsTheyAre }, "/spring", PATIENCE_MS);
    expect(JSON.stringify(loaded?.page.blocks)).toContain("open on Saturdays");
    expect(service.asked).toEqual([
      { model: "page", wanted: "/spring" },
      { model: "symbol", wanted: "hours" },
    ]);
  }));

test("has nothing for a path that the marketer did not give", () =>
  withService(async (service) => {
    expect(
      await loadPage({ ...service, pictures: picturesAsTheyAre }, "/winter", PATIENCE_MS),
    ).toBeUndefined();
  }));

test("shows a page without a shared part that is no longer published", () =>
  withService(async (service) => {
    service.entries.hours = undefined;
    const loaded = await loadPage({ ...service, pictures: picturesAsTheyAre }, "/spring", PATIENCE_MS);
    expect(loaded?.page.skipped).toEqual([{ block: "Symbol", reason: "its content is not published" }]);
  }));

const troubles = [
  ["an error", { status: 500 }, "answered 500"],
  ["a wrong key", { status: 401 }, "answered 401"],
  ["no JSON", { body: "<html>" }, "sent no JSON"],
  ["JSON of another shape", { body: '{"content":[]}' }, "results"],
  ["JSON nested without end", { body: `{"results":${"[".repeat(900_000)}` }, "sent no JSON"],
  ["more than a page can be", { body: `{"results":["${"x".repeat(1_100_000)}"]}` }, "more than 1 MB"],
  ["a redirect", { status: 302 }, "fetch failed"],
] as const;

for (const [what, answer, message] of troubles) {
  test(`fails when the service answers with ${what}`, () =>
    withService(async (service) => {
      service.answer(answer);
      await expect(
        loadPage({ ...service, pictures: picturesAsTheyAre }, "/spring", PATIENCE_MS),
      ).rejects.toThrow(message);
    }));
}

test("stops waiting after two seconds", () =>
  withService(async (service) => {
    service.answer({ delayMs: 60_000 });
    await expect(loadPage({ ...service, pictures: picturesAsTheyAre }, "/spring")).rejects.toThrow("timeout");
  }));

test("logs that the service did not answer, and says that nobody knows", () =>
  withService(async (service) => {
    const lines: string[] = [];
    const log = {
      warn: (details: object, message: string) => lines.push(`${message} ${JSON.stringify(details)}`),
    };
    service.answer({ status: 500 });
    const builder = openBuilder({ ...service, log, takePreview: () => 0, pictures: picturesAsTheyAre });
    expect(await builder.getPage("/spring")).toEqual({ status: "unknown" });
    expect(lines).toEqual(['the page builder did not answer {"reason":"Error: the service answered 500"}']);
  }));

test("previews what is published at a path, a draft by its id, and what the editor sends", () =>
  withService(async (service) => {
    const builder = openBuilder({
      ...service,
      log: { warn: () => undefined },
      takePreview: () => 0,
      pictures: picturesAsTheyAre,
    });
    expect((await builder.findDraft("/plain", "draft-1"))?.title).toContain("Plain");
    expect(await builder.findDraft("/winter")).toBeUndefined();
    const sent = makePage("/new", [makeText("<p>New</p>")], { title: "New" });
    expect((await builder.readDraft(JSON.stringify(sent)))?.title).toContain("New");
    for (const content of ["", "{", "null", "[]", '{"data":7}'])
      expect(await builder.readDraft(content)).toBeUndefined();
  }));

test("asks nobody for files, for very long paths and for what is no path", () =>
  withService(async (service) => {
    const builder = openBuilder({
      ...service,
      log: { warn: () => undefined },
      takePreview: () => 0,
      pictures: picturesAsTheyAre,
    });
    const paths = ["/wp-login.php", "/.env", `/${"a".repeat(300)}`, "//elsewhere.example", "/a/../b", "/"];
    for (const path of paths) expect(await builder.getPage(path)).toEqual({ status: "none" });
    expect(service.asked).toEqual([]);
  }));

test("reads an entry that is targeted by rules instead of an address", () =>
  withService(async (service) => {
    const rules = [{ property: "urlPath", operator: "startsWith", value: "/open-" }];
    service.entries["/open-day"] = { ...makePage("/open-", [makeText("<p>Yes</p>")]), query: rules };
    expect(
      (await loadPage({ ...service, pictures: picturesAsTheyAre }, "/open-day", PATIENCE_MS))?.page.blocks
        .length,
    ).toBe(1);
  }));

test("pictures elsewhere are on a page once they are here, as ours; nothing is fetched for a preview", () =>
  withService(async (service) => {
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
    const image = makeElement("Image", { image: address, altText: "Yachts" });
    const strange = makeElement("Image", { image: "https://*/a.jpg", altText: "Yachts" });
    const entry = makePage("/yachts", [image, strange]);
    service.entries["/yachts"] = entry;
    const builder = openBuilder({ ...service, log: { warn() {} }, takePreview: () => 0, pictures });
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
      },
    ]);
    expect(asked).toEqual([address]);
  }));
