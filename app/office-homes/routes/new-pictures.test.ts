import { createHash } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PictureSummary } from "#app/office-homes/pictures/picture-notes.tsx";
import { makeId } from "#app/store/make-id.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { newId as id, openHomesDesk, writeHome } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const picturesPage = "/office/homes/:id/pictures" as const;

/** Accepts everything as a picture: encoding has tests of its own. */
const pictures = {
  async add(bytes: Uint8Array) {
    const name = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    return { src: `/pictures/${name}.jpg`, width: 900, height: 600, colour: "#8aa1ad", widths: [480] };
  },
};

function makeFiles(count: number) {
  return Array.from({ length: count }, (_none, index) => new File([`photo ${index}`], `${index}.jpg`));
}

/** The pictures of the first files, as the page shows them. */
async function toPictures(count: number) {
  const added = makeFiles(count).map(async (file) => pictures.add(new Uint8Array(await file.arrayBuffer())));
  return (await Promise.all(added)).map(({ src }) => ({ src }));
}

storeTest("picture forms sent twice get the same answer", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal", {}, pictures);
  await marion.startHome();
  const opened = await marion.open(picturesPage, { id });
  for (let time = 0; time < 2; time += 1)
    expect(await marion.upload({ id }, makeFiles(2), opened)).toMatchObject({
      status: 303,
      location: `/office/homes/${id}/pictures?done=upload`,
    });
  const shown = await toPictures(2);
  expect(await marion.read(picturesPage, { id })).toMatchObject({ data: { pictures: shown } });
  const [first, second] = shown.map(({ src }) => src);
  const sources = { "src-0": first ?? "", "src-1": second ?? "" };
  const arranged = { ...(await marion.open(picturesPage, { id })), ...sources, "place-0": "3" };
  for (let time = 0; time < 2; time += 1)
    expect(await marion.send(picturesPage, { id }, { ...arranged, intent: "arrange" })).toMatchObject({
      status: 303,
      location: `/office/homes/${id}/pictures?done=arrange`,
    });
});

storeTest("pictures uploaded one by one keep their order, and older forms still work", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal", {}, pictures);
  await marion.startHome();
  const opened = await marion.open(picturesPage, { id });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  for (const file of makeFiles(3))
    await marion.upload({ id }, [file], { ...opened, submission: makeId(Date.now()) });
  const { seen } = await marion.open(picturesPage, { id });
  expect(Number(seen)).toBe(Number(opened.seen) + 3);
  expect(await marion.read(picturesPage, { id })).toMatchObject({ data: { pictures: await toPictures(3) } });
  expect(await marion.readHome(id)).toMatchObject({
    home: { intents: [{ kind: "added pictures" }, { kind: expect.not.stringContaining("added") }] },
  });
  vi.useRealTimers();
});

storeTest("new photographs without a text bring no finding, whatever the headline says", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal", {}, pictures);
  await writeHome(marion);
  await marion.savePart(id, "headline", { title: "Steps from the beach" });
  await marion.upload({ id }, makeFiles(6));
  expect(await marion.act(id, "publish", { without: "yes" })).toMatchObject({ status: 303 });
  expect(await marion.readHome(id)).toMatchObject({
    home: { findings: [], pictures: { count: 6, noted: [1, 2, 3, 4, 5, 6] }, page: `/property/${id}` },
  });
  vi.useFakeTimers({ toFake: ["Date"], now: Math.ceil(Date.now() / 60_000) * 60_000 + 60_000 });
  for (const name of ["a.jpg", "b.jpg", "c.jpg"]) await marion.upload({ id }, [new File([name], name)]);
  vi.useRealTimers();
  expect(await marion.readHome(id)).toMatchObject({
    home: { versions: [{ number: 4, differences: [{ field: "pictures" }] }, { number: 1 }] },
  });
});

test("the summary of notes has one line, with a link to each picture", () => {
  const pictures = { count: 6, noted: [1, 2, 6] };
  const html = renderToStaticMarkup(createElement(PictureSummary, { home: { id }, pictures }));
  expect(html).toContain("3 of 6 pictures need a word");
  expect(html.match(/<p /g)).toHaveLength(1);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)).toEqual(
    [0, 1, 5].map((index) => `/office/homes/${id}/pictures#alt-${index}`),
  );
});
