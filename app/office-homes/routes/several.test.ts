import { expect } from "vitest";
import { incoming } from "#app/register/incoming.fixture.ts";
import { bring } from "#app/register/register.fixture.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { newId as draft, openHomesDesk, openPrincipal, readPublished } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const several = "/office/homes/several" as const;

storeTest("hidden homes stay off the site, despite feed files, until published", async ({ db }) => {
  const homes = (title: string) =>
    ["1", "2", "3"].map((uniqueId) => incoming({ uniqueId, record: { title } }));
  const marion = await openPrincipal(db, ...homes("Light above the sea"));
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
  await marion.savePart("AGENCY-1", "outcome", { status: "under-offer", day: "", price: "" });
  expect(await readPublished(db, "AGENCY-1")).toEqual({ id: "AGENCY-1", status: "withdrawn" });
  const gone = await marion.read("/office/homes", {}, "?view=gone");
  const state = { tone: "gone", words: "Hidden here: not on the site" };
  const line = expect.objectContaining({ id: "AGENCY-2", state });
  expect(gone.data).toMatchObject({ lines: expect.arrayContaining([line]) });
  const elsewhere = { intent: "hide homes", home, from: "https://elsewhere.example/" };
  expect(await marion.send(several, {}, elsewhere)).toMatchObject({
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
    .orderBy("act")
    .orderBy("subject")
    .execute();
  const acts = log.map(({ act, subject }) => `${act} ${subject}`);
  expect(acts.filter((act) => act.includes("homes"))).toEqual([
    "hide homes AGENCY-1",
    "hide homes AGENCY-2",
    "publish homes AGENCY-1",
    "publish homes AGENCY-2",
  ]);
});

storeTest("homes that a rule stops are listed with the reason, and the others are done", async ({ db }) => {
  const marion = await openPrincipal(db, incoming());
  await marion.startHome();
  const day = new Date(Date.now() + 9 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const home = ["AGENCY-1", draft];
  const set = { intent: "set open", home, day, start: "10:00", end: "10:30" };
  expect((await marion.read(several, {}, `?act=publish&home=AGENCY-1&home=${draft}`)).data).toMatchObject({
    homes: [
      { refusal: "on the site already." },
      {
        refusal: "it still needs a headline, a text and a price.",
        note: "without a picture and an open home",
      },
    ],
  });
  expect(await marion.send(several, {}, { ...set, end: "9:00" })).toMatchObject({
    status: 422,
    data: { typed: { start: "10:00" }, errors: { end: "Choose when it ends, after it begins" } },
  });
  expect(await marion.send(several, {}, set)).toMatchObject({ status: 303 });
  expect(await readPublished(db, "AGENCY-1")).toMatchObject({ inspections: [`${day}T10:00/10:30`] });
  await marion.send(several, {}, { intent: "hide homes", home: [draft, "AGENCY-1"] });
  expect(await marion.send(several, {}, set)).toMatchObject({
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
  const hide = { intent: "hide homes", home: ["AGENCY-1"] };
  expect(await priya.send(several, {}, hide)).toMatchObject({ status: 422 });
  expect(await readPublished(db, "AGENCY-1")).toMatchObject({ title: "Light above the sea" });
});
