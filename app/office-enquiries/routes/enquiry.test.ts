import { expect } from "vitest";
import type { Role } from "#app/core/permission.ts";
import { makeQuestion, saveTestEnquiry, testSettings } from "#app/enquiries/delivery/delivery.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { toTestMailServices } from "#app/listings/criteria/no-homes.fixture.ts";
import { makeMail } from "#app/module-server.ts";
import { signInAs, toOutcome } from "#app/office/office.fixture.ts";
import { loader as todayLoader } from "#app/office/routes/today.tsx";
import { keepContract } from "#app/office-homes/papers.server.ts";
import { HOUR_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest, defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { contractMail } from "../contracts/contract-mails.server.ts";
import { action as listAction, loader as listLoader } from "./enquiry-list.tsx";
import { action, loader } from "./one-enquiry.tsx";

const storeTest = defineStoreTest();
/** For behaviour that does not depend on the database. */
const sqliteTest = defineSqliteTest();
const MANY = 50;
const pattern = "/office/enquiries/:reference" as const;

/** Signs somebody in who works on one enquiry. */
async function openInbox(db: Database, name: string, role: Role) {
  const { person, context, closedLanes, toArgs } = await signInAs(db, name, role);
  context.set(catalogueContext, (await openTestCatalogue()).catalogue);
  const listed = "/office/enquiries" as const;
  return {
    person,
    closedLanes,
    open: (reference: string, search = "") => loader(toArgs(pattern, { reference }, { search })),
    send: (reference: string, form: Record<string, string>, search = "") =>
      toOutcome(() => action(toArgs(pattern, { reference }, { search, form }))),
    list: (search: string) => listLoader(toArgs(listed, {}, { search: `?${search}` })),
    tick: (form: Record<string, string | readonly string[]>) =>
      toOutcome(() => listAction(toArgs(listed, {}, { search: "?view=waiting", form }))),
    async today() {
      const { today } = await todayLoader(toArgs("/office", {}));
      return { lines: today.enquiries?.lines ?? [] };
    },
  };
}

sqliteTest("the page names each mail and its outcome", async ({ db }) => {
  const marion = await openInbox(db, "Marion Tate", "principal");
  const payload = { channel: "event", type: "enquiry.created", data: {} } as const;
  const events = ["Agentbox", "Rex"].map((destination) => ({ kind: "template", destination, payload }));
  const settings = { ...testSettings, toFurtherNotices: () => events };
  const { reference } = await saveTestEnquiry(db, makeQuestion(), Date.now(), settings);
  const read = async () => {
    const { enquiry } = await marion.open(reference);
    const lines = enquiry.sent.map(({ what, state }) => `${what}: ${state}`);
    return lines.filter((line) => line.startsWith("To ")).sort();
  };
  expect(await read()).toEqual(["To Agentbox: Waits", "To Rex: Waits"]);
  marion.closedLanes.push("Agentbox");
  await db.updateTable("notice").set({ attempts: 2 }).where("destination", "=", "Rex").execute();
  const stopped = ["To Agentbox: Stopped: token refused", "To Rex: Not taken yet, tried 2 times"];
  expect(await read()).toEqual(stopped);
});

const getNames = ({ lines }: { lines: readonly { name: string }[] }) => lines.map(({ name }) => name);

function findAnswers(db: Database) {
  return db.selectFrom("notice").selectAll().where("kind", "=", "answer").execute();
}

storeTest("an answer is sent once, with the reference and the agent's address for replies", async (open) => {
  const [db, other] = [await open(), await open()];
  const { reference } = await saveTestEnquiry(db, makeQuestion(), Date.now());
  const marion = await openInbox(db, "Marion Tate", "principal");
  const elsewhere = await openInbox(other, "Marion Tate", "principal");
  const { intents } = await marion.open(reference);
  const form = {
    intent: "answer",
    submission: intents.submissions.answer ?? "",
    version: String(intents.version),
    answer: "There is.\n\nhttps://evil.example <b>& more</b>",
  };
  const outcomes = await Promise.all(
    Array.from({ length: MANY }, (_, index) => (index % 2 ? marion : elsewhere).send(reference, form)),
  );
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([303]));
  const answers = await findAnswers(db);
  expect(answers).toHaveLength(1);
  const mail = JSON.parse(answers[0]?.payload ?? "");
  expect(mail).toMatchObject({
    to: { name: "Leila Marsh", address: "leila@mail.example" },
    replyTo: { name: "Marion Tate", address: "marion@headland.example" },
    subject: `Your enquiry: 14 Tern Lane, Freshwater [${reference}]`,
  });
  expect(mail.html).not.toMatch(/<a |<b>/);
  const { enquiry } = await marion.open(reference);
  expect(enquiry).toMatchObject({ due: { words: "Answered" }, assignee: "Marion Tate" });
  expect(enquiry.home?.state).toBe("Not on the site any more");
  expect(enquiry.events).toMatchObject([{ person: "Marion Tate", what: "answered by e-mail" }]);
});

sqliteTest("a second person's action is refused, and the page shows both versions", async ({ db }) => {
  const { reference } = await saveTestEnquiry(db, makeQuestion(), Date.now());
  const marion = await openInbox(db, "Marion Tate", "principal");
  const callum = await openInbox(db, "Callum Reyes", "office");
  const { intents } = await callum.open(reference);
  const version = String(intents.version);
  expect(await marion.send(reference, { intent: "take", version })).toMatchObject({ status: 303 });
  const second = await callum.send(reference, { intent: "answer", version, answer: "There is." });
  expect(second).toMatchObject({ status: 409, data: { intent: "answer", text: "There is." } });
  expect(await findAnswers(db)).toEqual([]);
  expect((await callum.open(reference)).enquiry.assignee).toBe("Marion Tate");
  // A note is no conflict.
  const note = { intent: "note", version };
  expect(await callum.send(reference, { ...note, note: "Rang at ten" })).toMatchObject({ status: 303 });
  const refused = { status: 422, data: { error: "Write your note" } };
  expect(await callum.send(reference, { ...note, note: " " })).toMatchObject(refused);
});

storeTest("an agent sees only enquiries sent or assigned to them", async ({ db }) => {
  const now = Date.now();
  const { reference } = await saveTestEnquiry(db, makeQuestion(), now);
  const toNobody = { ...makeQuestion({ name: "Tom Burke" }), about: undefined };
  const general = await saveTestEnquiry(db, toNobody, now);
  const marion = await openInbox(db, "Marion Tate", "principal");
  const priya = await openInbox(db, "Priya Nair", "agent");
  const callum = await openInbox(db, "Callum Reyes", "agent");
  expect(getNames(await priya.list("view=all"))).toEqual(["Leila Marsh"]);
  expect(getNames(await callum.list("view=all"))).toEqual([]);
  expect(await toOutcome(() => callum.open(reference))).toMatchObject({ status: 404 });
  expect(await callum.send(reference, { intent: "take", version: "1" })).toMatchObject({ status: 404 });
  const given = { intent: "assign", version: "1", person: callum.person.id };
  expect(await marion.send(general.reference, given)).toMatchObject({ status: 303 });
  expect(getNames(await callum.list("view=mine"))).toEqual(["Tom Burke"]);
  expect(getNames(await marion.list("view=mine"))).toEqual([]);
});

storeTest("Today begins with the longest overdue enquiry and leaves out answered ones", async ({ db }) => {
  const now = Date.now();
  const late = await saveTestEnquiry(db, makeQuestion({ name: "Late" }), now - 30 * HOUR_MS);
  await saveTestEnquiry(db, makeQuestion({ name: "Later" }), now - 50 * HOUR_MS);
  await saveTestEnquiry(db, makeQuestion({ name: "New" }), now);
  const marion = await openInbox(db, "Marion Tate", "office");
  expect(getNames(await marion.today())).toEqual(["Later", "Late", "New"]);
  await marion.send(late.reference, { intent: "mark answered", version: "1", how: "phone" });
  expect(getNames(await marion.today())).toEqual(["Later", "New"]);
  expect(getNames(await marion.list("view=answered"))).toEqual(["Late"]);
});

storeTest(
  "an enquiry marked answered by mistake waits as before: for everybody, or for its taker",
  async ({ db }) => {
    const { reference } = await saveTestEnquiry(db, makeQuestion(), Date.now());
    const marion = await openInbox(db, "Marion Tate", "principal");
    const callum = await openInbox(db, "Callum Reyes", "office");
    const undo = async (version: number) => {
      const how = { how: "no answer needed", version: `${version}` };
      await callum.send(reference, { intent: "mark answered", ...how });
      await callum.send(reference, { intent: "reopen", version: `${version + 1}` });
    };
    await undo(1);
    expect(getNames(await marion.list("view=new"))).toEqual(["Leila Marsh"]);
    await marion.send(reference, { intent: "take", version: "3" });
    await undo(4);
    expect(getNames(await marion.list("view=mine"))).toEqual(["Leila Marsh"]);
  },
);

storeTest("tabs count open enquiries, and an enquiry shows its list beside it", async ({ db }) => {
  const now = Date.now();
  const taken = await saveTestEnquiry(db, makeQuestion({ name: "Tom Burke" }), now);
  const held = await saveTestEnquiry(db, makeQuestion({ name: "Kirra Steel" }), now);
  await saveTestEnquiry(db, makeQuestion(), now);
  const flag = "the hidden field was filled in";
  await db.updateTable("enquiry").set({ flag }).where("reference", "=", held.reference).execute();
  const marion = await openInbox(db, "Marion Tate", "principal");
  const { submissions, version } = (await marion.open(taken.reference)).intents;
  const form = { intent: "take", submission: submissions.take ?? "", version: String(version) };
  expect(await marion.send(taken.reference, form, "?view=new&done=note")).toMatchObject({
    location: `/office/enquiries/${taken.reference}?view=new&done=take`,
  });
  const { tabs } = await marion.list("");
  const labels = tabs.map(({ label }) => label);
  expect(labels).toEqual(["New (1)", "Mine (1)", "Waiting (2)", "Answered", "Spam (1)", "All"]);
  const { list } = await marion.open(taken.reference, "?view=mine");
  expect([list.place.view, getNames(list)]).toEqual(["mine", ["Tom Burke"]]);
  const callum = await openInbox(db, "Callum Reyes", "agent");
  expect((await callum.list("")).tabs.map(({ label }) => label)).toContain("Spam");
});

storeTest("a list is filtered by assignee, kind, home and time, with counts", async ({ db }) => {
  const now = Date.now();
  const about = { listing: { id: "S009", title: "", address: "9 Gull Lane, Manly", url: "" } };
  await saveTestEnquiry(db, { ...makeQuestion({ name: "Elsewhere" }), about }, now);
  await saveTestEnquiry(db, { ...makeQuestion({ name: "Anywhere" }), about: undefined }, now);
  const old = await saveTestEnquiry(db, makeQuestion({ name: "Old" }), now - 3 * 24 * HOUR_MS);
  const marion = await openInbox(db, "Marion Tate", "principal");
  await marion.send(old.reference, { intent: "take", version: "1" });
  for (const [query, names] of [
    ["agent=marion@headland.example", ["Old"]],
    ["home=S009", ["Elsewhere"]],
    ["days=1", ["Elsewhere", "Anywhere"]],
    ["days=7&agent=marion@headland.example&home=S009", []],
    ["kind=nothing", []],
    ["agent=&kind=&home=&days=x", ["Old", "Elsewhere", "Anywhere"]],
  ] as const)
    expect([query, getNames(await marion.list(query)).toSorted()]).toEqual([query, names.toSorted()]);
  const { choices } = await marion.list("days=1");
  expect(Object.fromEntries(choices.map(({ name, options }) => [name, options]))).toMatchObject({
    agent: [{ value: "marion@headland.example", label: "Marion Tate (1)" }],
    home: expect.arrayContaining([{ value: "S009", label: "9 Gull Lane, Manly (1)" }]),
    days: [
      { value: "1", label: "Last 24 hours (2)" },
      { value: "7", label: "Last 7 days (3)" },
      { value: "30", label: "Last 30 days (3)" },
    ],
  });
  const { list, next } = await marion.open(old.reference, "?agent=marion%40headland.example");
  expect([getNames(list), next]).toEqual([["Old"], undefined]);
});

sqliteTest("an answer with a gap is refused", async ({ db }) => {
  const { reference } = await saveTestEnquiry(db, { ...makeQuestion(), about: undefined }, Date.now());
  const marion = await openInbox(db, "Marion Tate", "principal");
  const words = (await marion.open(reference, "?begin=2")).intents.answer?.begun ?? "";
  expect(words).toContain("[the price]");
  expect(await marion.send(reference, { intent: "answer", version: "1", answer: words })).toMatchObject({
    status: 422,
    data: { text: words, error: "Fill in [the address] or take it out: we do not know it" },
  });
  expect(await findAnswers(db)).toEqual([]);
});

sqliteTest("send and next opens the next waiting enquiry of the list", async ({ db }) => {
  const now = Date.now();
  const one = await saveTestEnquiry(db, makeQuestion({ name: "One" }), now - 2 * HOUR_MS);
  const two = await saveTestEnquiry(db, makeQuestion({ name: "Two" }), now - HOUR_MS);
  const marion = await openInbox(db, "Marion Tate", "principal");
  const form = { intent: "answer", version: "1", answer: "There is.", goOn: "next" };
  expect(await marion.send(one.reference, form, "?view=new&begin=1")).toMatchObject({
    location: `/office/enquiries/${two.reference}?view=new&done=answer+before`,
  });
  // After the last one the page stays, without the text that the answer began with.
  expect(await marion.send(two.reference, form, "?view=new&begin=1")).toMatchObject({
    location: `/office/enquiries/${two.reference}?view=new&done=answer`,
  });
});

sqliteTest("several enquiries are closed at once, but not those changed meanwhile", async ({ db }) => {
  const now = Date.now();
  for (const [hours, name] of ["Three", "Two", "One"].entries())
    await saveTestEnquiry(db, makeQuestion({ name }), now - hours * HOUR_MS);
  const marion = await openInbox(db, "Marion Tate", "principal");
  const { lines, picks } = await marion.list("view=waiting");
  const [one = "", two = "", three = ""] = lines.map(({ reference }) => picks[reference]);
  const closed = await marion.tick({ intent: "mark answered", pick: [one, two] });
  expect(closed).toMatchObject({ status: 303, location: expect.stringContaining("done=mark+answered") });
  // A form that is sent twice is carried out once.
  expect(await marion.tick({ intent: "mark answered", pick: [one, two] })).toMatchObject({ status: 303 });
  const { undo } = await marion.list(new URL(closed.location ?? "", "https://x.example").search.slice(1));
  expect(undo?.intent).toBe("reopen");
  expect(getNames(await marion.list("view=answered")).toSorted()).toEqual(["One", "Two"]);
  expect(await marion.tick({ intent: "reopen", pick: undo?.picks ?? [] })).toMatchObject({ status: 303 });
  expect(await marion.tick({ intent: "spam", pick: [one, three] })).toMatchObject({ status: 303 });
  expect(await marion.tick({ intent: "spam", pick: [] })).toMatchObject({ status: 422 });
  expect(getNames(await marion.list("view=spam"))).toEqual(["Three"]);
});

sqliteTest("a taken enquiry can be given back, and waits for everybody", async ({ db }) => {
  const { reference } = await saveTestEnquiry(db, makeQuestion(), Date.now());
  const marion = await openInbox(db, "Marion Tate", "principal");
  await marion.send(reference, { intent: "take", version: "1" });
  expect(await marion.send(reference, { intent: "give back", version: "2" })).toMatchObject({ status: 303 });
  expect(getNames(await marion.list("view=new"))).toEqual(["Leila Marsh"]);
});

sqliteTest("the contract and the statement go with an answer if they are ticked", async ({ db }) => {
  const { reference } = await saveTestEnquiry(db, makeQuestion(), Date.now());
  const marion = await openInbox(db, "Marion Tate", "principal");
  const ticked = { intent: "answer", version: "1", answer: "Here.", contract: "on", statement: "on" };
  expect(await marion.send(reference, ticked)).toMatchObject({ status: 303 });
  const [answer] = await findAnswers(db);
  const dataDir = makeFolder();
  const { listing_id } = await db.selectFrom("enquiry").select("listing_id").executeTakeFirstOrThrow();
  await keepContract(dataDir, listing_id ?? "", Buffer.from("%PDF-1.4 %%EOF"));
  const queued: unknown = JSON.parse(answer?.payload ?? "");
  const mail = await makeMail(contractMail, queued, { ...toTestMailServices(db), dataDir });
  expect(mail).toMatchObject({
    to: { address: "leila@mail.example" },
    replyTo: { name: "Marion Tate" },
    text: expect.stringMatching(/Here\.[\s\S]*statement\.pdf[\s\S]*https:\/\/headland\.example\/contract\//),
  });
  expect(answer?.payload).not.toContain("/contract/");
  expect((await marion.open(reference)).enquiry.contract?.isOpen).toBe(true);
});
