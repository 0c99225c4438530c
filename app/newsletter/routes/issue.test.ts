import * as v from "valibot";
import { expect, onTestFinished } from "vitest";
import { pageContext } from "#app/document/shell/document-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { addTestSubscribers } from "#app/newsletter/newsletter.fixture.ts";
import { readActs, signInAs, toOutcome } from "#app/office/office.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { sendNext } from "#app/store/outbox/worker.server.ts";
import { defineSqliteTest, type OpenStore } from "#app/store/stores.fixture.ts";
import { newsletterStore } from "../module.store.server.ts";
import { getIssueAndReader } from "../store/stored-issues.server.ts";
import { action, loader } from "./issue.tsx";
import { loader as previewLoader } from "./issue-preview.ts";
import { loader as listLoader } from "./issues.tsx";

const storeTest = defineSqliteTest();
const READERS = 5;
const queuedSchema = v.object({ issue: v.string(), subscriber: v.string() });
const words = {
  subject: "Spring by the sea",
  body: "The water is *warm*.\n\n![Noon](/pictures/hero-noon.jpg)\n\nS001\n\nSee [the journal](/journal).",
};

/** Opens a store with a person of the office, an unsaved issue and subscribers. */
async function openIssue(open: OpenStore) {
  const db = await open();
  await addTestSubscribers(db, READERS);
  const { context, toArgs } = await signInAs(db, "Marion Tate", "office");
  const log = { warn() {}, error() {} };
  const catalogue = await openCatalogue({ directory: "agencies/headland/homes", log });
  onTestFinished(catalogue.close);
  context.set(catalogueContext, catalogue);
  context.set(pageContext, async (path) => new Response("", { status: path === "/journal" ? 200 : 404 }));
  const id = makeId(Date.now());
  const page = "/office/newsletter/:id";
  const read = async () => loader(toArgs(page, { id }));
  return {
    db,
    id,
    read,
    preview: () => previewLoader(toArgs("/office/newsletter/:id/preview", { id })),
    list: async () => (await listLoader(toArgs("/office/newsletter", {}))).lines,
    send: async (intent: string, form: Record<string, string> = {}) => {
      const { seen = "0" } = (await read()).draft?.hidden ?? {};
      return toOutcome(() => action(toArgs(page, { id }, { form: { intent, seen, ...form } })));
    },
  };
}

/** Lets the worker send due mails; the mail server of `refused` takes none. */
async function work(db: Database, most: number, refused = "") {
  const reached: string[] = [];
  const log = { warn() {}, error() {} };
  const send = async (_id: string, payload: unknown) => {
    const address = (await getIssueAndReader(db, v.parse(queuedSchema, payload)))?.reader.email ?? "";
    if (address === refused)
      throw Object.assign(new Error("no mailbox"), { command: "RCPT TO", responseCode: 550 });
    reached.push(address);
    return "sent" as const;
  };
  for (let mails = 0; mails < most; mails += 1) await sendNext({ db, send, log }, "queued");
  return reached;
}

storeTest("an issue is drafted, tested, sent once, paused and resumed", async (open) => {
  const { db, id, read, preview, list, send } = await openIssue(open);
  expect(await send("save draft", words)).toMatchObject({ status: 303 });
  expect(await list()).toEqual([{ id, subject: words.subject, state: "Draft" }]);
  expect((await read()).draft?.text).toContain("https://headland.example/property/S001");
  const seen = await (await preview()).text();
  for (const part of ["<em>warm</em>", "https://headland.example/pictures/hero-noon.jpg"])
    expect(seen).toContain(part);

  const submission = makeId(Date.now());
  for (const _twice of [1, 2]) await send("test issue", { ...words, submission });
  const payload = { subject: "Test: Spring by the sea", to: { address: "marion@headland.example" } };
  expect(await readNotices(db)).toMatchObject([{ payload }]);

  expect(await send("ask to send", words)).toMatchObject({ location: expect.stringContaining("?ask=1") });
  expect((await read()).draft?.readers).toBe(READERS);
  expect(await send("send issue", { seen: "1" })).toMatchObject({ status: 409 });
  for (const _twice of [1, 2]) expect(await send("send issue")).toMatchObject({ status: 303 });
  expect(await list()).toEqual([{ id, subject: words.subject, state: "Sending: 0 of 5 sent" }]);

  expect(await work(db, 2)).toHaveLength(2);
  await send("pause issue");
  expect(await work(db, READERS)).toEqual([]);
  expect((await read()).begun).toMatchObject({ state: "Paused: 2 of 5 sent", isWaiting: true });
  await send("go on");
  const left = db.selectFrom("notice").select("subject_id").where("state", "=", "queued");
  const readers = db.selectFrom("subscriber").select("email").where("id", "in", left);
  const { email } = await readers.executeTakeFirstOrThrow();
  expect(await work(db, READERS, email)).toHaveLength(2);
  expect((await read()).begun).toMatchObject({
    state: "Sent to 4 subscribers, 1 not reached",
    unreached: [email],
  });
  // The words of a sent issue cannot change.
  await send("save draft", { ...words, subject: "Other words" });
  expect((await read()).begun?.subject).toBe(words.subject);
  expect(await readActs(db)).toEqual(["test issue", "send issue", "pause issue", "go on"]);
  await newsletterStore.purge?.(db, { dataDir: "", before: 0, now: Date.now() + 25 * 60 * 60_000 });
  expect(await readNotices(db, "newsletter-test")).toEqual([]);
});

storeTest("an issue's fault has a message, and the typed words stay", async (open) => {
  const { send, read } = await openIssue(open);
  for (const [typed, errors] of [
    [{ ...words, subject: " " }, { subject: "Write a subject" }],
    [{ ...words, body: "S999" }, { body: 'There is no home "S999" on the market.' }],
    [{ ...words, body: "[A](/nowhere)" }, { body: 'The link "/nowhere" leads nowhere.' }],
    [{ ...words, body: "![Yachts](hero-noon)" }, { body: 'There is no picture "/hero-noon" on the site.' }],
    [{ ...words, body: "[A](http://)" }, { body: 'The link "http://" leads nowhere.' }],
  ] as const)
    expect(await send("ask to send", typed)).toMatchObject({ status: 422, data: { errors, typed } });
  expect((await read()).draft).toMatchObject({ draft: { subject: "" }, text: undefined });
  await send("save draft", words);
  const mine = { ...words, body: "Mine.", seen: "1" };
  const data = { isChanged: true, typed: mine };
  expect(await send("save draft", mine)).toMatchObject({ status: 409, data });
  const location = expect.stringMatching(/^\/office\/newsletter\?/);
  expect(await send("discard draft")).toMatchObject({ location });
});
