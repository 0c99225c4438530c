import { expect } from "vitest";
import { file, incoming, NOW } from "#app/register/incoming.fixture.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { newHome, newId, openHomesDesk, readPublished, writeHome } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const id = "AGENCY-1";
const partPage = "/office/homes/:id" as const;

storeTest("a home of the office cannot come back to an address that another has", async ({ db }) => {
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const own = await publishOwnHome(marion);
  const outcome = { id: own, part: "outcome" };
  await marion.send(partPage, outcome, { intent: "save", status: "withdrawn" });
  expect((await marion.read("/office/homes/:id", { id: own })).data).toMatchObject({
    home: { versions: [{ state: "hidden" }, { state: "was published" }] },
  });
  await takeIn(db, file(), [incoming()], { now: NOW });
  expect(await marion.send(partPage, outcome, { intent: "save", status: "current" })).toMatchObject({
    status: 422,
    data: {
      tried: {
        typed: { "outcome-status": "current" },
        errors: { "": `${id} is on the site at this address; withdraw that one first.` },
      },
    },
  });
  expect(await readPublished(db, own)).toMatchObject({ status: "withdrawn" });
});

storeTest("a home of the office cannot get the address of another on the site", async ({ db }) => {
  await takeIn(db, file(), [incoming()], { now: NOW });
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const own = await publishOwnHome(marion, newHome.address, newId);
  const move = { intent: "save", ...newHome, address: "1 Tern Ln, Freshwater" };
  expect(await marion.send(partPage, { id: own, part: "facts" }, move)).toMatchObject({
    status: 422,
    data: { tried: { errors: { "": expect.stringContaining(`${id} is on the site at this address`) } } },
  });
  expect(await readPublished(db, own)).toMatchObject({ address: "7 Plover Street, Freshwater" });
});

storeTest("two older homes at one address are reported", async ({ db }) => {
  await takeIn(db, file(), [incoming()], { now: NOW });
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const own = await publishOwnHome(marion, newHome.address, newId);
  await db.updateTable("register").set({ address: "1 tern lane freshwater" }).where("id", "=", own).execute();
  for (const [one, other] of [
    [id, own],
    [own, id],
  ] as const)
    expect((await marion.read("/office/homes/:id", { id: one })).data).toMatchObject({
      home: { findings: [{ words: `${other} is on the site at this address, too` }] },
    });
});

/** Creates and publishes a home of the office. */
async function publishOwnHome(
  desk: Awaited<ReturnType<typeof openHomesDesk>>,
  address = "1 Tern Lane, Freshwater",
  own = "1-tern-lane-freshwater",
) {
  await writeHome(desk, address, own);
  await desk.send("/office/homes/:id", { id: own }, { intent: "publish", without: "yes" });
  return own;
}
