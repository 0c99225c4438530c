import { createHash } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PictureSummary } from "#app/office-homes/pictures/picture-notes.tsx";
import { makeId } from "#app/store/make-id.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { newId as id, newHome, openHomesDesk, writeHome } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const homePage = "/office/homes/:id" as const;
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

storeTest("picture forms sent twice get the same answer", async (open) => {
  const db = await open();
  const marion = await openHomesDesk(db, "Marion Tate", "principal", {}, pictures);
  await marion.send("/office/homes/new", {}, { intent: "start", offer: "sale", ...newHome });
  const opened = await marion.open(picturesPage, { id });
  for (let time = 0; time < 2; time += 1)
    expect(await marion.upload({ id }, makeFiles(2), opened)).toMatchObject({
      status: 303,
      location: `/office/homes/${id}/pictures?done=upload`,
    });
  const sources = await Promise.all(
    makeFiles(2).map(async (file) => (await pictures.add(new Uint8Array(await file.arrayBuffer()))).src),
  );
  expect((await marion.read(picturesPage, { id })).data).toMatchObject({
    pictures: sources.map((src) => ({ src })),
  });
  const arranged = {
    ...(await marion.open(picturesPage, { id })),
    intent: "arrange",
    "src-0": sources[0] ?? "",
    "src-1": sources[1] ?? "",
    "place-0": "3",
  };
  for (let time = 0; time < 2; time += 1)
    expect(await marion.send(picturesPage, { id }, arranged)).toMatchObject({
      status: 303,
      location: `/office/homes/${id}/pictures?done=arrange`,
    });
});

storeTest("pictures uploaded one by one keep their order, and older forms still work", async (open) => {
  const db = await open();
  const marion = await openHomesDesk(db, "Marion Tate", "principal", {}, pictures);
  await marion.send("/office/homes/new", {}, { intent: "start", offer: "sale", ...newHome });
  const opened = await marion.open(picturesPage, { id });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  for (const file of makeFiles(3))
    await marion.upload({ id }, [file], { ...opened, submission: makeId(Date.now()) });
  const { seen } = await marion.open(picturesPage, { id });
  expect(Number(seen)).toBe(Number(opened.seen) + 3);
  const sources = await Promise.all(
    makeFiles(3).map(async (file) => (await pictures.add(new Uint8Array(await file.arrayBuffer()))).src),
  );
  expect(await marion.read(picturesPage, { id })).toMatchObject({
    data: { pictures: sources.map((src) => ({ src })) },
  });
  expect(await marion.read(homePage, { id })).toMatchObject({
    data: {
      home: { intents: [{ kind: "added pictures" }, { kind: expect.not.stringContaining("added") }] },
    },
  });
  vi.useRealTimers();
});

storeTest("new photographs without a text bring no finding, whatever the headline says", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal", {}, pictures);
  const save = await writeHome(marion);
  await save("headline", { title: "Steps from the beach" });
  await marion.upload({ id }, makeFiles(6));
  expect(await marion.send(homePage, { id }, { intent: "publish", without: "yes" })).toMatchObject({
    status: 303,
  });
  expect((await marion.read(homePage, { id })).data).toMatchObject({
    home: { findings: [], pictures: { count: 6, noted: [1, 2, 3, 4, 5, 6] }, page: `/property/${id}` },
  });
  vi.useFakeTimers({ toFake: ["Date"], now: Math.ceil(Date.now() / 60_000) * 60_000 + 60_000 });
  for (const name of ["a.jpg", "b.jpg", "c.jpg"]) await marion.upload({ id }, [new File([name], name)]);
  vi.useRealTimers();
  expect((await marion.read(homePage, { id })).data).toMatchObject({
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
