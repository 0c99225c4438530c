import { expect, test } from "vitest";
import { makeElement, makePage, makeText } from "../content/content.fixture.ts";
import { openTestService } from "./builder.fixture.ts";

test("a page fetches a shared part that is not inlined, and is shown without one that is no longer published", async () => {
  const { service, open } = await openTestService();
  const { published } = open();
  await published.look();
  expect(JSON.stringify(await published.getPage("/spring"))).toContain("open on Saturdays");
  expect(service.asked).toContainEqual({ model: "symbol", wanted: "hours" });
  service.entries.hours = undefined;
  await published.look();
  expect((await published.getPage("/spring"))?.skipped).toEqual([
    { block: "Symbol", reason: "its content is not published" },
  ]);
});

test.each([
  ["an error", { status: 500 }, "Error: the service answered 500"],
  ["a wrong key", { status: 401 }, "answered 401"],
  ["no JSON", { body: "<html>" }, "sent no JSON"],
  ["JSON of another shape", { body: '{"content":[]}' }, "results"],
  ["JSON nested without end", { body: `{"results":${"[".repeat(900_000)}` }, "sent no JSON"],
  ["more than a page can be", { body: `{"results":["${"x".repeat(1_100_000)}"]}` }, "more than 1 MB"],
  ["a redirect", { status: 302 }, "fetch failed"],
])("a service that answers with %s counts as away, and is logged", async (_what, answer, message) => {
  const { service, open } = await openTestService();
  const lines: string[] = [];
  const log = { warn: (details: object, words: string) => lines.push(`${words} ${JSON.stringify(details)}`) };
  service.answer(answer);
  const { published } = open({ log });
  expect(await published.getPage("/spring")).toBeUndefined();
  expect(published.get()).toEqual({ entries: [], isAway: true });
  expect(lines).toEqual([expect.stringContaining("the page builder did not answer")]);
  expect(lines.join()).toContain(message);
});

test("previews the published page of a path, a draft by its id, and the editor's content", async () => {
  const { open } = await openTestService();
  const builder = open();
  expect((await builder.findDraft("/plain", "draft-1"))?.title).toContain("Plain");
  expect(await builder.findDraft("/winter")).toBeUndefined();
  const sent = makePage("/new", [makeText("<p>New</p>")], { title: "New" });
  expect((await builder.readDraft(JSON.stringify(sent)))?.title).toContain("New");
  for (const content of ["", "{", "null", "[]", '{"data":7}'])
    expect(await builder.readDraft(content)).toBeUndefined();
});

test("a page shows our copies of pictures once they are fetched; a preview fetches none", async () => {
  const { service, open } = await openTestService();
  const address = "https://photos.example/a.jpg";
  const here = new Map<string, { src: string; width: number; height: number; widths: number[] }>();
  const asked: string[] = [];
  const pictures = {
    find: (wanted: string) => here.get(wanted),
    async take(wanted: readonly string[]) {
      asked.push(...wanted);
      if (wanted.includes(address))
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
  const ours = { src: "/pictures/1.jpg", width: 800, height: 600 };
  const srcSet = "/pictures/1-480.avif 480w, /pictures/1-800.avif 800w";
  expect((await builder.published.getPage("/yachts"))?.blocks).toMatchObject([
    { kind: "image", ...ours, srcSet, isContained: true },
  ]);
  expect(asked).toContain(address);
});
