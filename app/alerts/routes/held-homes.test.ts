import { expect } from "vitest";
import type { Role } from "#app/core/permission.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { signInAs, toOutcome } from "#app/office/office.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { toStateText } from "../home-state.ts";
import { loadHeldAlerts } from "../office/load-held.server.ts";
import { action } from "./held-homes.tsx";

const storeTest = defineSqliteTest();

/** A person signed in to the office, the questions they see on Today, and a way to answer. */
async function openDesk(db: Database, role: Role) {
  const { toArgs } = await signInAs(db, `${role} Person`, role);
  return {
    findQuestions: async () => (await loadHeldAlerts({ db, person: { role } })).heldAlerts,
    decide: (intent: string) => toOutcome(() => action(toArgs("/office/alerts", {}, { form: { intent } }))),
  };
}

storeTest("the principal decides once whether many new homes are announced", async ({ db }) => {
  const rows = Array.from({ length: 7 }, (_, index) => {
    const state = toStateText(toSampleListing({ id: `S00${index}` }));
    const seen = { seen: state, seen_at: 0, new_at: 1, held_at: 1, released_at: null };
    return { id: `sale S00${index}`, state, ...seen };
  });
  const marion = await openDesk(db, "principal");
  const priya = await openDesk(db, "office");
  for (const [intent, isReleased] of [
    ["tell nobody", false],
    ["tell followers", true],
  ] as const) {
    await db.deleteFrom("known_home").execute();
    await db.insertInto("known_home").values(rows).execute();
    expect(await marion.findQuestions()).toMatchObject([{ title: "7 new homes at once" }]);
    expect(await priya.findQuestions()).toEqual([]);
    expect((await priya.decide(intent)).status).toBe(403);
    await marion.decide(intent);
    await marion.decide(intent);
    const homes = await db.selectFrom("known_home").selectAll().execute();
    expect(homes.map(({ new_at, released_at }) => [new_at !== null, released_at !== null])).toEqual(
      rows.map(() => [isReleased, isReleased]),
    );
    expect(await marion.findQuestions()).toEqual([]);
  }
  const log = await db.selectFrom("log").select("act").orderBy("created_at").execute();
  expect(log.map(({ act }) => act)).toEqual(["tell nobody", "tell followers"]);
});
