import { expect } from "vitest";
import { incoming } from "#app/register/incoming.fixture.ts";
import { bring } from "#app/register/register.fixture.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { newId as draft, newHome, openHomesDesk, readPublished } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const several = "/office/homes/several" as const;

storeTest("hidden homes stay off the site, despite feed files, until published", async ({ db }) => {
  const homes = (title: string) =>
    ["1", "2", "3"].map((uniqueId) => incoming({ uniqueId, record: { title } }));
  await bring(db, homes("Light above the sea"));
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const home = ["AGENCY-1", "AGENCY-2"];
  const from = "/office/homes?view=market&sort=price";
  const asked = await marion.read(several, {}, `?act=hide&home=AGENCY-1&home=AGENCY-2&home=NOBODY`);
  expect(asked.data).toMatchObject({ homes: [{ id: "AGENCY-1", refusal: undefined }, { id: "AGENCY-2" }] });
  const hide = { intent: "hide homes", submission: makeId(Date.now()), home, from };
  for (let time = 0; time < 2; time += 1)
    expect(await marion.send(several, {}, hide)).toMatchObject({
      status: 303,
      location: "/office/homes?view=market&sort=price&done=hide+homes",
    });
  await bring(db, homes("Light above the bay"));
  expect(await readPublished(db, "AGENCY-1")).toEqual({ id: "AGENCY-1", status: "withdrawn" });
  expect(await readPublished(db, "AGENCY-3")).toMatchObject({ title: "Light above the bay" });
  const under = { intent: "save", status: "under-offer", day: "", price: "" };
  await marion.send("/office/homes/:id", { id: "AGENCY-1", part: "outcome" }, under);
  expect(await readPublished(db, "AGENCY-1")).toEqual({ id: "AGENCY-1", status: "withdrawn" });
  const gone = await marion.read("/office/homes", {}, "?view=gone");
  expect(gone.data).toMatchObject({
    lines: expect.arrayContaining([
      expect.objectContaining({
        id: "AGENCY-2",
        state: { tone: "gone", words: "Hidden here: not on the site" },
      }),
    ]),
  });
  expect(
    await marion.send(several, {}, { intent: "hide homes", home, from: "https://elsewhere.example/" }),
  ).toMatchObject({
    status: 422,
    data: { done: [], refused: [{ id: "AGENCY-1", refusal: "hidden here: not on the site." }, {}] },
  });
  expect(await marion.send(several, {}, { intent: "publish homes", home })).toMatchObject({ status: 303 });
  expect(await readPublished(db, "AGENCY-1")).toMatchObject({
    status: "under-offer",
    title: "Light above the bay",
  });
  const log = await db
    .selectFrom("log")
    .select(["act", "subject"])
    .where("act", "like", "% homes")
    .orderBy("act")
    .orderBy("subject")
    .execute();
  expect(log.map(({ act, subject }) => `${act} ${subject}`)).toEqual([
    "hide homes AGENCY-1",
    "hide homes AGENCY-2",
    "publish homes AGENCY-1",
    "publish homes AGENCY-2",
  ]);
});

storeTest("homes that a rule stops are listed with the reason, and the others are done", async ({ db }) => {
  await bring(db, [incoming()]);
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  await marion.send("/office/homes/new", {}, { intent: "start", offer: "sale", ...newHome });
  const day = new Date(Date.now() + 9 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const time = { day, start: "10:00", end: "10:30" };
  const home = ["AGENCY-1", draft];
  expect((await marion.read(several, {}, `?act=publish&home=AGENCY-1&home=${draft}`)).data).toMatchObject({
    homes: [
      { refusal: "on the site already." },
      {
        refusal: "it still needs a headline, a text and a price.",
        note: "without a picture and an open home",
      },
    ],
  });
  expect(await marion.send(several, {}, { intent: "set open", home, ...time, end: "9:00" })).toMatchObject({
    status: 422,
    data: { typed: { start: "10:00" }, errors: { end: "Choose when it ends, after it begins" } },
  });
  expect(await marion.send(several, {}, { intent: "set open", home, ...time })).toMatchObject({
    status: 303,
  });
  expect(await readPublished(db, "AGENCY-1")).toMatchObject({ inspections: [`${day}T10:00/10:30`] });
  await marion.send(several, {}, { intent: "hide homes", home: [draft, "AGENCY-1"] });
  expect(await marion.send(several, {}, { intent: "set open", home, ...time })).toMatchObject({
    data: {
      done: [],
      refused: [
        { id: "AGENCY-1", refusal: "hidden here: not on the site." },
        { id: draft, refusal: "it is open at that time already." },
      ],
    },
  });
});

storeTest("an agent can only change their own homes", async ({ db }) => {
  await bring(db, [incoming()]);
  const priya = await openHomesDesk(db, "Priya Nair", "agent");
  expect((await priya.read(several, {}, "?act=hide&home=AGENCY-1")).data).toMatchObject({ homes: [] });
  expect(await priya.send(several, {}, { intent: "hide homes", home: ["AGENCY-1"] })).toMatchObject({
    status: 422,
  });
  expect(await readPublished(db, "AGENCY-1")).toMatchObject({ title: "Light above the sea" });
});
