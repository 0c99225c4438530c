import { expect } from "vitest";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { addTestPerson, signInAs, signInForTest, toOutcome } from "#app/office/office.fixture.ts";
import { getPersonByEmail } from "#app/office/people/agency-people.server.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { loader as logLoader } from "./log.tsx";
import { action as peopleAction } from "./people.tsx";
import { action as personAction } from "./person.tsx";

const storeTest = defineSqliteTest();

/** A signed-in principal; `signedInAt` (ms). */
async function openAsPrincipal(db: Database, signedInAt = Date.now()) {
  const { person: marion, context, toArgs } = await signInAs(db, "Marion Tate", "principal", { signedInAt });
  context.set(catalogueContext, (await openTestCatalogue()).catalogue);
  return {
    marion,
    invite: (typed: Record<string, string>) =>
      toOutcome(() => peopleAction(toArgs("/office/people", {}, { form: { intent: "invite", ...typed } }))),
    change: (id: string, form: Record<string, string>) =>
      toOutcome(() => personAction(toArgs("/office/people/:id", { id }, { form }))),
    readLog: async (search = "") => (await logLoader(toArgs("/office/log", {}, { search }))).lines,
  };
}

storeTest("an invited person gets a mail and may sign in, and the log has it", async ({ db }) => {
  const office = await openAsPrincipal(db);
  const callum = { name: "Callum Reyes", email: "Callum@headland.example", role: "agent" };
  expect(await office.invite(callum)).toMatchObject({ status: 303 });
  const taken = { errors: { email: expect.anything() } };
  expect(await office.invite(callum)).toMatchObject({ status: 422, data: taken });
  const errors = { email: "Invalid email address", role: "Choose a role" };
  expect(await office.invite({ ...callum, email: "x", role: "owner" })).toMatchObject({
    status: 422,
    data: { errors, typed: { name: "Callum Reyes" } },
  });
  const to = { address: "callum@headland.example" };
  expect(await readNotices(db, "invitation")).toMatchObject([{ payload: { to } }]);
  const invited = { person: "Marion Tate", intent: "invite", subject: "Callum Reyes" };
  const changes = [{ field: "Role", to: "agent" }];
  expect(await office.readLog()).toMatchObject([{ ...invited, changes }]);
  expect(await office.readLog("?by=Marion+Tate")).toHaveLength(1);
  expect(await office.readLog("?by=Marion+Tate&about=callum")).toHaveLength(1);
  expect(await office.readLog("?about=tern+lane")).toEqual([]);
});

storeTest("a new role or removal ends every session; the last principal cannot be removed", async (open) => {
  const [db, other] = [await open(), await open()];
  const office = await openAsPrincipal(db);
  const callum = await addTestPerson(db, "Callum Reyes", "agent");
  const countSessions = async () =>
    (await other.selectFrom("session").select("id").where("person_id", "=", callum.id).execute()).length;
  await signInForTest(db, callum.id);
  const promote = { intent: "change role", seen: "agent", role: "office" };
  expect(await office.change(callum.id, promote)).toMatchObject({ status: 303 });
  expect(await countSessions()).toBe(0);
  await signInForTest(db, callum.id);
  expect(await office.change(callum.id, { intent: "remove" })).toMatchObject({ status: 303 });
  expect(await countSessions()).toBe(0);
  expect(await office.change(callum.id, { intent: "remove" })).toMatchObject({ status: 404 });
  const resign = { intent: "change role", seen: "principal", role: "agent" };
  const errors = { role: expect.stringContaining("last principal") };
  expect(await office.change(office.marion.id, resign)).toMatchObject({ status: 422, data: { errors } });
  expect(await office.change(office.marion.id, { intent: "remove" })).toMatchObject({ status: 422 });
  expect((await office.readLog()).map(({ intent, changes }) => [intent, changes])).toEqual([
    ["remove", []],
    ["change role", [{ field: "Role", from: "agent", to: "office" }]],
  ]);
});

storeTest("changing people needs a sign-in within ten minutes; the form is kept", async ({ db }) => {
  const office = await openAsPrincipal(db, Date.now() - 11 * MINUTE_MS);
  const callum = { name: "Callum Reyes", email: "callum@headland.example", role: "agent" };
  const outcome = await office.invite(callum);
  expect(outcome).toMatchObject({ status: 401, data: { reason: "not confirmed", path: "/office/people" } });
  expect(JSON.stringify(outcome.data)).toContain("callum@headland.example");
  expect(await db.selectFrom("notice").select("id").execute()).toEqual([]);
});

storeTest("of two principals who change one role, the second sees the current one", async (open) => {
  const [db, other] = [await open(), await open()];
  const office = await openAsPrincipal(db);
  const callum = await addTestPerson(other, "Callum Reyes", "agent");
  const change = (role: string) => office.change(callum.id, { intent: "change role", seen: "agent", role });
  expect(await change("office")).toMatchObject({ status: 303 });
  expect(await change("principal")).toMatchObject({ status: 409, data: { chosen: "principal" } });
  expect(await getPersonByEmail(other, callum.email)).toMatchObject({ role: "office" });
});

storeTest("a form sent twice invites, changes or removes once", async ({ db }) => {
  const office = await openAsPrincipal(db);
  const invitation = { name: "Callum Reyes", email: "callum@headland.example", role: "agent" };
  const submission = crypto.randomUUID();
  const invited = await Promise.all(
    Array.from({ length: 3 }, () => office.invite({ ...invitation, submission })),
  );
  expect(invited.map(({ status }) => status)).toEqual([303, 303, 303]);
  const { id = "" } = (await getPersonByEmail(db, invitation.email)) ?? {};
  const removal = { intent: "remove", submission: crypto.randomUUID() };
  for (const form of [removal, removal]) expect(await office.change(id, form)).toMatchObject({ status: 303 });
  expect(await office.change(id, { intent: "remove" })).toMatchObject({ status: 404 });
  expect((await office.readLog()).map(({ intent }) => intent)).toEqual(["remove", "invite"]);
  expect(await db.selectFrom("notice").select("id").execute()).toHaveLength(1);
});
