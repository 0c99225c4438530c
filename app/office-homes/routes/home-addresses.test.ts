import { expect } from "vitest";
import { incoming } from "#app/register/incoming.fixture.ts";
import { bring } from "#app/register/register.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { newHome, newId, openPrincipal, readPublished, writeHome } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const id = "AGENCY-1";

storeTest("a home of the office cannot come back to an address that another has", async ({ db }) => {
  const marion = await openPrincipal(db);
  const own = await publishOwnHome(marion);
  await marion.savePart(own, "outcome", { status: "withdrawn" });
  expect(await marion.readHome(own)).toMatchObject({
    home: { versions: [{ state: "hidden" }, { state: "was published" }] },
  });
  await bring(db, [incoming()]);
  const errors = { "": `${id} is on the site at this address; withdraw that one first.` };
  expect(await marion.savePart(own, "outcome", { status: "current" })).toMatchObject({
    status: 422,
    data: { tried: { typed: { "outcome-status": "current" }, errors } },
  });
  expect(await readPublished(db, own)).toMatchObject({ status: "withdrawn" });
});

storeTest("a home of the office cannot get the address of another on the site", async ({ db }) => {
  const marion = await openPrincipal(db, incoming());
  const own = await publishOwnHome(marion, newHome.address, newId);
  const moved = { ...newHome, address: "1 Tern Ln, Freshwater" };
  expect(await marion.savePart(own, "facts", moved)).toMatchObject({
    status: 422,
    data: { tried: { errors: { "": expect.stringContaining(`${id} is on the site at this address`) } } },
  });
  expect(await readPublished(db, own)).toMatchObject({ address: "7 Plover Street, Freshwater" });
});

storeTest("two older homes at one address are reported", async ({ db }) => {
  const marion = await openPrincipal(db, incoming());
  const own = await publishOwnHome(marion, newHome.address, newId);
  await db.updateTable("register").set({ address: "1 tern lane freshwater" }).where("id", "=", own).execute();
  for (const [one, other] of [
    [id, own],
    [own, id],
  ] as const)
    expect(await marion.readHome(one)).toMatchObject({
      home: { findings: [{ words: `${other} is on the site at this address, too` }] },
    });
});

/** Creates and publishes a home of the office. */
async function publishOwnHome(
  desk: Awaited<ReturnType<typeof openPrincipal>>,
  address = "1 Tern Lane, Freshwater",
  own = "1-tern-lane-freshwater",
) {
  await writeHome(desk, address, own);
  await desk.act(own, "publish", { without: "yes" });
  return own;
}
