import { expect } from "vitest";
import type { Role } from "#app/core/permission.ts";
import { findFile, finishFile, startFile } from "#app/feed/store/feed-files.server.ts";
import { signInAs, toOutcome } from "#app/office/office.fixture.ts";
import { file, NOW } from "#app/register/incoming.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { feedOnHomes } from "../notes-on-homes.server.ts";
import { action } from "./held-files.tsx";

const storeTest = defineSqliteTest();

async function openDesk(db: Database, role: Role) {
  const { context, toArgs } = await signInAs(db, `${role} Person`, role);
  const reader = { db, now: NOW, context };
  return {
    findToday: () => feedOnHomes.findToday(reader),
    findQuestions: async () => (await feedOnHomes.findQuestions(reader)).questions,
    decide: (form: Record<string, string>) => toOutcome(() => action(toArgs("/office/feed", {}, { form }))),
  };
}

async function hold(db: Database, id: string) {
  await startFile(db, { ...file(id), name: `${id}.xml` });
  const key = { agentId: "A", uniqueId: "1", kind: "land" };
  const address = "1 Tern Lane, Freshwater";
  const home = { key, publicId: "A-1", address, outcome: "HELD" as const, findings: [], differences: [] };
  const report = { provider: "crm", state: "held", reason: "it takes homes off", counts: {} } as const;
  await finishFile(db, id, { ...report, listings: [home] }, NOW);
}

storeTest("a held file is decided once, by a person who may judge homes", async ({ db }) => {
  const marion = await openDesk(db, "principal");
  const priya = await openDesk(db, "agent");
  await hold(db, "gone");
  expect(await marion.findToday()).toEqual([
    { words: "1 held file of the agency’s software", href: "/office/homes" },
  ]);
  const [question] = await marion.findQuestions();
  expect(question).toMatchObject({
    name: "gone.xml",
    words: expect.stringMatching(/^of crm, .*: it takes homes off\.$/),
    homes: [{ id: "A-1", address: "1 Tern Lane, Freshwater" }],
  });
  const [approve, reject] = (question?.acts ?? []).map(({ intent, hidden }) => ({ intent, ...hidden }));
  expect((await priya.decide({ ...approve })).status).toBe(403);
  const done = { status: 303, location: "/office/homes?done=approve+file" };
  expect(await marion.decide({ ...approve })).toMatchObject(done);
  // A form that is sent twice is carried out once.
  expect(await marion.decide({ ...approve })).toMatchObject(done);
  expect(await findFile(db, "gone")).toMatchObject({
    state: "approved",
    reason: "it takes homes off; approved by principal Person",
  });
  expect(await marion.decide({ ...reject })).toMatchObject({
    status: 409,
    data: { problem: expect.stringContaining("already decided about this file") },
  });
  expect(await marion.findToday()).toEqual([]);
});
