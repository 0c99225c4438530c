import { expect, onTestFinished } from "vitest";
import {
  addTestPerson,
  openTestOffice,
  signInForTest,
  toOfficeRequest,
  toOutcome,
} from "#app/office/office.fixture.ts";
import { officeContext } from "#app/office/office-context.ts";
import { officeKinds } from "#app/office/texts/kinds.ts";
import type { DatabaseOptions } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { Role } from "#app/store/office-rows.ts";
import { defineStoreTest, type OpenStore } from "#app/store/stores.fixture.ts";
import { openTexts } from "#app/texts/open-texts.server.ts";
import { defaultTexts } from "#app/texts/site-texts.ts";
import { action, loader } from "./text.tsx";
import { loader as textsLoader } from "./texts.tsx";

const storeTest = defineStoreTest();
const pattern = "/office/texts/:kind/:key";

/** Somebody of the office at work. */
async function openAs(open: OpenStore, where: DatabaseOptions, name = "Marion Tate", role: Role = "office") {
  const db = await open();
  const texts = await openTexts({ ...where, log: { error() {} }, lookEveryMs: 1e6 });
  onTestFinished(texts.close);
  const { office, context } = openTestOffice(db);
  context.set(officeContext, { ...office, texts });
  const { id } = await addTestPerson(db, name, role);
  const cookie = await signInForTest(db, id);
  const toArgs = (kind: string, key: string, form?: Record<string, string>) => {
    const request = toOfficeRequest(`/office/texts/${kind}/${key}`, { cookie, form });
    return { request, context, params: { kind, key }, pattern, url: new URL(request.url) } as const;
  };
  return {
    db,
    texts,
    send: (kind: string, key: string, form: Record<string, string>) =>
      toOutcome(() => action(toArgs(kind, key, form))),
    read: (kind: string, key: string) => toOutcome(() => loader(toArgs(kind, key))),
    list: () => {
      const request = toOfficeRequest("/office/texts", { cookie });
      const url = new URL(request.url);
      return textsLoader({ request, context, params: {}, pattern: "/office/texts", url });
    },
    readLog: () => db.selectFrom("log").selectAll().orderBy("id").execute(),
  };
}

/** The form of a text as it stands on the site. */
function toTyped(path: string, key: string) {
  const kind = officeKinds.find((each) => each.path === path);
  return {
    ...kind?.toTyped(kind.findShown(defaultTexts).find((each) => each.key === key)?.text),
    version: "0",
  };
}

const article = {
  title: "Where the swell comes from",
  excerpt: "A short note.",
  content: "It comes from the south.",
  author: "Imogen Vale",
  category: "Lifestyle",
  picture: "painted-morning",
  caption: "Morning",
  publishedAt: "2026-11-24",
  tags: "Surf\nSwell",
  featured: "no",
  version: "0",
};

storeTest("every text of the site comes out of its form as it went in", async (open, where) => {
  const { send, texts } = await openAs(open, where);
  for (const kind of officeKinds)
    for (const { key } of kind.findShown(defaultTexts)) {
      const sent = await send(kind.path, key, { ...toTyped(kind.path, key), act: "publish" });
      expect([kind.path, key, sent]).toEqual([kind.path, key, expect.objectContaining({ status: 303 })]);
    }
  expect(texts.get()).toEqual(defaultTexts);
});

storeTest(
  "an article is a draft, then on the site, then taken back and put up again",
  async (open, where) => {
    const office = await openAs(open, where);
    const isShown = () =>
      office.texts.get().articles.some(({ slug }) => slug === "where-the-swell-comes-from");
    const added = await office.send("journal", "new", { ...article, act: "save draft" });
    const key = added.location?.split("/").at(-1) ?? "";
    expect(isShown()).toBe(false);
    expect(await office.send("journal", key, { ...article, version: "1", act: "publish" })).toMatchObject({
      status: 303,
    });
    expect(office.texts.get().articles[0]).toMatchObject({ title: article.title, tags: ["Surf", "Swell"] });
    await office.send("journal", key, { version: "2", act: "withdraw" });
    expect(isShown()).toBe(false);
    await office.send("journal", key, { version: "3", again: "2", act: "publish again" });
    expect(isShown()).toBe(true);
    expect((await office.readLog()).map(({ act, subject }) => [act, subject])).toEqual(
      ["save draft", "publish", "withdraw", "publish again"].map((act) => [`${act}: article`, article.title]),
    );
  },
);

storeTest("what is wrong is said beside its field, and nothing typed is lost", async (open, where) => {
  const { send, db } = await openAs(open, where);
  const wrong = { ...article, title: "", publishedAt: "soon", content: "![A bay](no-such-bay)" };
  expect(await send("journal", "new", { ...wrong, act: "publish" })).toMatchObject({
    status: 422,
    data: {
      errors: {
        title: "Enter a title",
        publishedAt: "Enter a day",
        content: "A picture in the article is not one of the site’s",
      },
      typed: { content: "![A bay](no-such-bay)" },
    },
  });
  const closed = { ...toTyped("office", "office"), closureWords: "Closed", closureFrom: "2026-12-24" };
  expect(await send("office", "office", { ...closed, act: "publish" })).toMatchObject({
    status: 422,
    data: { errors: { closureWords: "Give a closure its words, its first and its last day" } },
  });
  const award = { ...toTyped("agents", "2"), awards: "Best of all", email: "priya@headland.example" };
  expect(await send("agents", "2", { ...award, act: "publish" })).toMatchObject({
    data: { errors: { awards: "Begin each award with its year, as 2025" } },
  });
  expect(await db.selectFrom("text_version").select("id").execute()).toEqual([]);
});

storeTest(
  "of two who change one text the second gets both versions, and a form sent twice is one",
  async (open, where) => {
    const { send, read, db } = await openAs(open, where);
    const form = { ...toTyped("suburbs", "manly"), act: "publish" };
    const first = { ...form, medianPrice: "5,100,000", submission: makeId(Date.now()) };
    for (const _ of [1, 2]) expect(await send("suburbs", "manly", first)).toMatchObject({ status: 303 });
    const second = await send("suburbs", "manly", { ...form, medianPrice: "5200000" });
    expect(second).toMatchObject({
      status: 409,
      data: { outcome: "changed", typed: { medianPrice: "5200000" } },
    });
    expect(await read("suburbs", "manly")).toMatchObject({
      data: { typed: { medianPrice: "5100000" }, version: 1, author: "Marion Tate" },
    });
    expect(await db.selectFrom("text_version").select("id").execute()).toHaveLength(1);
  },
);

storeTest(
  "an agent changes the own profile, without its address and role, and nothing else",
  async (open, where) => {
    const { send, read, list, texts } = await openAs(open, where, "Callum Reyes", "agent");
    expect((await list()).groups.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual([
      "Callum Reyes",
    ]);
    const form = {
      ...toTyped("agents", "2"),
      bio: "Shorter.",
      email: "other@headland.example",
      role: "Principal Agent",
    };
    expect(await send("agents", "2", { ...form, act: "publish" })).toMatchObject({ status: 303 });
    expect(texts.get().agents[1]).toMatchObject({
      bio: "Shorter.",
      email: "callum@headland.example",
      role: "Senior Sales Agent",
    });
    for (const [kind, key] of [
      ["agents", "3"],
      ["agents", "new"],
      ["office", "office"],
    ] as const) {
      expect(await read(kind, key)).toMatchObject({ status: 404 });
      expect(await send(kind, key, { ...form, act: "publish" })).toMatchObject({ status: 404 });
    }
    expect(await send("agents", "2", { act: "leave", successor: "3", version: "1" })).toMatchObject({
      status: 403,
    });
  },
);

storeTest("who leaves hands enquiries over to the agent that was chosen", async (open, where) => {
  const { send, texts, db, readLog } = await openAs(open, where);
  const priya = await addTestPerson(db, "Priya Nandan", "agent");
  await db
    .insertInto("enquiry")
    .values({
      id: "e1",
      reference: "7KQ4-M2XD",
      kind: "question",
      fields: "{}",
      about: null,
      email: "",
      flag: null,
      created_at: 1,
    })
    .execute();
  await db
    .insertInto("handling")
    .values({
      ...{ enquiry_id: "e1", state: "taken", assignee_id: priya.id, agent_email: "priya@headland.example" },
      ...{ search: "", created_at: 1, due_at: 1, reminded_at: null, answered_at: null, version: 1 },
    })
    .execute();
  const leave = { act: "leave", version: "0" };
  for (const successor of ["", "3", "99"])
    expect(await send("agents", "3", { ...leave, successor })).toMatchObject({
      status: 422,
      data: { errors: { successor: "Choose who takes over" } },
    });
  expect(await send("agents", "3", { ...leave, successor: "6" })).toMatchObject({ status: 303 });
  expect(texts.get().agents.map(({ id }) => id)).not.toContain(3);
  expect(texts.get().formerAgents).toMatchObject([{ id: 3, successorId: 6 }]);
  expect(await db.selectFrom("handling").selectAll().executeTakeFirstOrThrow()).toMatchObject({
    agent_email: "hana@headland.example",
    assignee_id: null,
    state: "new",
  });
  expect((await readLog()).at(-1)?.after).toContain("Hana Sorensen");
});

storeTest("the log has no word of what a client said", async (open, where) => {
  const { send, readLog } = await openAs(open, where);
  const form = { ...toTyped("testimonials", "1"), quote: "Canary words", name: "Canary C." };
  expect(await send("testimonials", "1", { ...form, act: "publish" })).toMatchObject({ status: 303 });
  const log = await readLog();
  expect(log).toMatchObject([{ subject: "testimonial 1", after: JSON.stringify({ fields: "name, quote" }) }]);
  expect(JSON.stringify(log)).not.toContain("Canary");
});
