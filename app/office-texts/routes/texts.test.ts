import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { firstAnswers } from "#app/office/first-answers.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { toLogName } from "../change-text.server.ts";
import { officeTextKinds } from "../get-office-text.server.ts";
import { article, openAs, toTyped } from "./texts.fixture.ts";

const storeTest = defineSqliteTest();

storeTest("every text of the site is unchanged after going through its form", async (open) => {
  const { publish, texts } = await openAs(open);
  for (const { path, findShown } of officeTextKinds)
    for (const { key } of findShown(defaultTexts))
      expect(await publish(path, key, toTyped(path, key)), `${path} ${key}`).toMatchObject({ status: 303 });
  expect({ ...texts.get(), pageTexts: {} }).toEqual({ ...defaultTexts, answers: firstAnswers });
});

test("no two fields of a text have the same words in the log", () => {
  for (const kind of officeTextKinds)
    for (const { text } of kind.findShown(defaultTexts)) {
      const fields = kind.findFields(defaultTexts, text).filter((field) => field.kind !== "fixed");
      const words = fields.map(toLogName);
      expect([kind.path, words]).toEqual([kind.path, [...new Set(words)]]);
    }
});

storeTest("an article is drafted, published, withdrawn and published again", async (open) => {
  const office = await openAs(open);
  const isShown = () => office.texts.get().articles.some(({ slug }) => slug === "where-the-swell-comes-from");
  const added = await office.send("journal", "new", { ...article, intent: "save draft" });
  const key = /\/(\d+)\?done=save\+draft$/.exec(added.location ?? "")?.[1] ?? "";
  expect(isShown()).toBe(false);
  expect(await office.publish("journal", key, { ...article, version: "1" })).toMatchObject({ status: 303 });
  expect(office.texts.get().articles[0]).toMatchObject({ title: article.title, tags: ["Surf", "Swell"] });
  await office.send("journal", key, { version: "2", intent: "withdraw" });
  expect(isShown()).toBe(false);
  await office.send("journal", key, { version: "3", again: "2", intent: "publish again" });
  expect(isShown()).toBe(true);
  const intents = ["save draft", "publish", "withdraw", "publish again"];
  const log = intents.map((intent) => ({ act: `${intent}: article`, subject: article.title }));
  expect(await office.readLog()).toMatchObject(log);
});

storeTest("an article leads the journal only if somebody chooses it", async (open) => {
  const { publish, texts } = await openAs(open);
  for (const featured of ["", "yes"]) {
    const title = `Leads, ${featured || "no"}`;
    await publish("journal", "new", { ...article, title, featured });
    const added = texts.get().articles.find((each) => each.title === title);
    expect(added?.featured).toBe(featured === "yes");
  }
});

storeTest("a text that equals the folder's has no changes to revert", async (open) => {
  const { publish, read } = await openAs(open);
  for (const [path, key, change] of [
    ["office", "office", { phone: "(02) 5550 0199" }],
    ["suburbs", "manly", { overview: "New." }],
    ["pages", "menu", { "menu.footer.placeSentence": "By the sea." }],
  ] as const) {
    const form = toTyped(path, key);
    await publish(path, key, form);
    expect(await read(path, key)).toMatchObject({ data: { intents: { canTakeBack: false } } });
    await publish(path, key, { ...form, ...change, version: "1" });
    expect(await read(path, key)).toMatchObject({ data: { intents: { canTakeBack: true } } });
  }
});

storeTest("errors are shown beside their fields, and typed values are kept", async (open) => {
  const { publish, db } = await openAs(open);
  const content = "![A bay](no-such-bay)";
  const errors = {
    title: "Enter a title",
    publishedAt: "Enter a day",
    content: "A picture in the article is not one of the site’s",
  };
  const wrong = { ...article, title: "", publishedAt: "soon", content };
  const data = { errors, typed: { content } };
  expect(await publish("journal", "new", wrong)).toMatchObject({ status: 422, data });
  const closed = { ...toTyped("office", "office"), closureWords: "Closed", closureFrom: "2026-12-24" };
  expect(await publish("office", "office", closed)).toMatchObject({
    status: 422,
    data: { errors: { closureWords: "Give a closure its words, its first and its last day" } },
  });
  const award = { ...toTyped("agents", "2"), awards: "Best of all", email: "priya@headland.example" };
  expect(await publish("agents", "2", award)).toMatchObject({
    data: { errors: { awards: "Begin each award with its year, such as 2025" } },
  });
  expect(await db.selectFrom("text_version").select("id").execute()).toEqual([]);
});

storeTest("of two who change a text the second gets both versions, once", async (open) => {
  const { publish, read, db } = await openAs(open);
  const form = toTyped("suburbs", "manly");
  const first = { ...form, medianPrice: "$5.1m", submission: makeId(Date.now()) };
  for (const _ of [1, 2]) expect(await publish("suburbs", "manly", first)).toMatchObject({ status: 303 });
  const typed = { medianPrice: "5200000" };
  expect(await publish("suburbs", "manly", { ...form, ...typed })).toMatchObject({
    status: 409,
    data: { outcome: "changed", typed },
  });
  expect(await read("suburbs", "manly")).toMatchObject({
    data: { typed: { medianPrice: "5100000" }, version: 1, author: "Marion Tate" },
  });
  expect(await db.selectFrom("text_version").select("id").execute()).toHaveLength(1);
});

storeTest("a new text sent twice is added once, and a draft is discarded once", async (open) => {
  const { send, db } = await openAs(open);
  const added = { ...article, intent: "publish", submission: makeId(Date.now()) };
  const [first, second] = [await send("journal", "new", added), await send("journal", "new", added)];
  expect(second).toMatchObject({ status: 303, location: first.location });
  const draft = await send("journal", "new", { ...article, title: "Another", intent: "save draft" });
  const key = /\/(\d+)\?/.exec(draft.location ?? "")?.[1] ?? "";
  const discard = { intent: "discard draft", version: "1", submission: makeId(Date.now()) };
  const discarded = { status: 303, location: "/office/texts?done=discard+draft" };
  for (const _ of [1, 2]) expect(await send("journal", key, discard)).toMatchObject(discarded);
  expect(await db.selectFrom("text_version").select("id").execute()).toHaveLength(1);
});

storeTest("withdrawing a text that has changed meanwhile is refused", async (open) => {
  const { send, publish } = await openAs(open);
  await publish("journal", "1", { ...toTyped("journal", "1"), title: "Theirs" });
  expect(await send("journal", "1", { version: "0", intent: "withdraw" })).toMatchObject({
    status: 409,
    data: { outcome: "changed", typed: undefined },
  });
});

storeTest("the log has no words of testimonials", async (open) => {
  const { publish, readLog } = await openAs(open);
  const form = { ...toTyped("testimonials", "1"), quote: "Canary words", name: "Canary C." };
  expect(await publish("testimonials", "1", form)).toMatchObject({ status: 303 });
  const agent = { ...toTyped("agents", "2"), bio: "Shorter.", testimonials: "Canary C., 5\nCanary words" };
  expect(await publish("agents", "2", agent)).toMatchObject({ status: 303 });
  const log = await readLog();
  expect(log).toMatchObject([
    { subject: "testimonial 1", after: JSON.stringify({ fields: "Name, What they said" }) },
    { after: JSON.stringify({ "In short": "Shorter.", fields: "What clients said" }) },
  ]);
  expect(JSON.stringify(log)).not.toContain("Canary");
});
