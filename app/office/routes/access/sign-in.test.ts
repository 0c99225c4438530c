import { expect, test } from "vitest";
import { visitorContext } from "#app/enquiries/enquiries-context.ts";
import { lockCookie } from "#app/office/access/sessions.server.ts";
import { makeSignInMail, signIn as signInBy } from "#app/office/access/sign-in-by-mail.server.ts";
import { addTestPerson, openTestOffice, toOfficeRequest, toOutcome } from "#app/office/office.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeStoreFolder } from "#app/store/stores.fixture.ts";
import { action, loader } from "./sign-in.tsx";
import { action as useLink } from "./sign-in-link.tsx";

const email = "marion@headland.example";

/** Opens the sign-in page in a browser with these cookies. */
async function openSignIn() {
  const db = await openDatabase({ dataDir: makeStoreFolder() });
  await addTestPerson(db, "Marion Tate", "principal");
  const { context } = openTestOffice(db);
  context.set(visitorContext, { address: "192.0.2.1" });
  const send = (
    run: typeof action | typeof useLink,
    pattern: string,
    form: Record<string, string>,
    cookie = "",
  ) => {
    const request = toOfficeRequest(pattern, { form, cookie });
    return toOutcome(() => run({ request, context, params: {}, pattern, url: new URL(request.url) }));
  };
  return {
    db,
    look: (cookie = "") => {
      const pattern = "/office/sign-in";
      const request = toOfficeRequest(pattern, { cookie });
      return toOutcome(() => loader({ request, context, params: {}, pattern, url: new URL(request.url) }));
    },
    useLock: (response: string) => send(action, "/office/sign-in", { intent: "use passkey", response }),
    ask: (address: string, cookie?: string) =>
      send(action, "/office/sign-in", { intent: "ask for link", email: address }, cookie),
    signIn: async () => {
      const { id } = await db.selectFrom("sign_in").select("id").executeTakeFirstOrThrow();
      const mail = await makeSignInMail(db, id, { origin: "https://headland.example", now: Date.now() });
      const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
      return send(useLink, "/office/sign-in/link", { intent: "use link", token, email });
    },
  };
}

test("beyond the limit the page says that no link was sent, for known and unknown addresses alike", async () => {
  const { db, ask } = await openSignIn();
  const answers = [];
  for (const address of [email, "nobody@headland.example"]) {
    for (let time = 0; time < 5; time += 1)
      expect(await ask(address)).toMatchObject({
        status: 303,
        location: "/office/sign-in?sent=1&next=%2Foffice",
      });
    const { data, ...answer } = await ask(address);
    expect({ ...answer, data }).toMatchObject({
      status: 429,
      location: null,
      data: { email: address, isTooMany: true },
    });
    answers.push(answer);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(await db.selectFrom("sign_in").select("id").execute()).toHaveLength(10);
  await db.destroy();
});

test("a known browser still gets links when strangers have used up the hourly limit", async () => {
  const { db, ask, signIn } = await openSignIn();
  await ask(email);
  const [, known = ""] = (await signIn()).headers?.getSetCookie() ?? [];
  expect(known).toMatch(
    /^__Secure-office-known=[\w%]+; Max-Age=34560000; Path=\/office\/sign-in; HttpOnly; Secure; SameSite=Lax$/,
  );
  for (let time = 0; time < 4; time += 1) await ask(email);
  expect(await ask(email)).toMatchObject({ status: 429 });
  expect(await ask(email, known.split(";", 1)[0])).toMatchObject({ status: 303 });
  await db.destroy();
});

test("the phone's lock is offered only in the browser that set it up, until it is removed", async () => {
  const { db, look, useLock } = await openSignIn();
  const { id } = await db.selectFrom("person").select("id").executeTakeFirstOrThrow();
  const passkey = { id: "key", person_id: id, name: "My phone", public_key: "", counter: 0 };
  await db
    .insertInto("passkey")
    .values({ ...passkey, transports: "[]", created_at: 1, used_at: null })
    .execute();
  expect((await look()).data).toMatchObject({ lock: undefined });
  const cookie = (await lockCookie.serialize("key")).split(";", 1)[0];
  expect((await look(cookie)).data).toMatchObject({ lock: { userVerification: "required" } });
  expect(await useLock("{}")).toMatchObject({
    status: 422,
    data: { passkeyError: expect.stringContaining("did not sign you in") },
  });
  await db.deleteFrom("passkey").execute();
  expect((await look(cookie)).data).toMatchObject({ lock: undefined });
  await db.destroy();
});

test("each sign-in with the phone's lock renews the browser's cookie", async () => {
  const { db } = await openSignIn();
  const person = await db.selectFrom("person").select(["id", "name"]).executeTakeFirstOrThrow();
  const used = { person, by: { passkeyId: "key" }, path: "/office", now: Date.now() };
  const answer = await signInBy(db, toOfficeRequest("/office/sign-in"), used);
  const mark = await lockCookie.serialize("key");
  expect(answer?.headers.getSetCookie()).toContain(mark);
  await db.destroy();
});
