import { expect, test } from "vitest";
import { makeSignInMail } from "#app/office/access/sign-in-by-mail.server.ts";
import { askForLink } from "#app/office/access/sign-ins.server.ts";
import { addTestPerson, openTestOffice, toOfficeRequest, toOutcome } from "#app/office/office.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeStoreFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { action, loader } from "./sign-in-link.tsx";

const pattern = "/office/sign-in/link";
const email = "marion@headland.example";

/** Requests a link in another browser, and opens it. */
async function openLink(db: Database) {
  await addTestPerson(db, "Marion Tate", "principal");
  const now = Date.now();
  await askForLink(db, { email, network: "192.0.2.1", browser: "another", known: "", path: "/office", now });
  const { id } = await db.selectFrom("sign_in").select("id").executeTakeFirstOrThrow();
  const mail = await makeSignInMail(db, id, { origin: "https://headland.example", now });
  const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const { context } = openTestOffice(db);
  const ask = (run: typeof loader | typeof action, request: Request) =>
    toOutcome(() => run({ request, context, params: {}, pattern, url: new URL(request.url) }));
  return {
    open: () => ask(loader, toOfficeRequest(`${pattern}?token=${token}`)),
    press: (form: Record<string, string> = {}) =>
      ask(action, toOfficeRequest(pattern, { form: { intent: "use link", token, ...form } })),
  };
}

test("while the store is away the page of a link says so and keeps the typed address", async () => {
  const db = await openDatabase({ dataDir: makeStoreFolder() });
  const { open, press } = await openLink(db);
  await db.destroy();
  expect(await open()).toMatchObject({ status: 503, data: { isAway: true, isValid: true } });
  expect(await press({ email })).toMatchObject({ status: 503, data: { isAway: true, isValid: true, email } });
});

test("a link still works if the store failed while using it up", async () => {
  const db = await openTestStore();
  const { press } = await openLink(db);
  await db.schema.alterTable("log").renameTo("log_away").execute();
  expect(await press({ email })).toMatchObject({ status: 503, data: { isAway: true } });
  await db.schema.alterTable("log_away").renameTo("log").execute();
  const wrong = { email: "marian@headland.example" };
  expect(await press(wrong)).toMatchObject({ status: 422, data: wrong });
  expect(await press({ email })).toMatchObject({ status: 303, location: "/office" });
  expect(await press({ email })).toMatchObject({ status: 410 });
});
