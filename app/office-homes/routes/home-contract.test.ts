import { expect } from "vitest";
import { contractKind } from "#app/enquiries/about-listing/contract-schema.ts";
import { saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { eraseSubject } from "#app/enquiries/store/erase-enquiries.server.ts";
import { getContract } from "#app/homes/contracts/contract-files.server.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { toTestMailServices } from "#app/listings/criteria/no-homes.fixture.ts";
import { makeMail } from "#app/module-server.ts";
import {
  addContractLink,
  endContractLinks,
  getContractLink,
  noteOpening,
} from "#app/office-enquiries/contracts/contract-links.server.ts";
import { contractMail } from "#app/office-enquiries/contracts/contract-mails.server.ts";
import { isPdf, keepContract, removeContract } from "#app/office-homes/papers.server.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { purgePapers } from "#app/register/module.server.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import { getRevision } from "#app/register/revision.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { createSend } from "#app/store/outbox/outbox.server.ts";
import { sendNext } from "#app/store/outbox/worker.server.ts";
import { defineSqliteTest, makeFolder } from "#app/store/stores.fixture.ts";
import { openHomesDesk } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const id = "AGENCY-1";
const DAY_MS = 24 * 60 * 60_000;
const contractPage = "/office/homes/:id/contract" as const;
const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);
const toFile = (words: string) => new File([pdf(words)], "contract.pdf");
const agent = { name: "Priya Nair", phone: "0491 570 157", email: "priya@headland.example" };
const address = "1 Tern Lane, Freshwater";
const listing = { id, title: "Tern", address, url: "https://headland.example/property/AGENCY-1" };

async function openDesk(db: Database) {
  await takeIn(db, file("one"), [incoming({ record: { address, agent } })], { now: Date.now() });
  const records = { "coastal-listings.json": [toSampleRecord({ address, agent, id })] };
  return openHomesDesk(db, "Priya Nair", "agent", records);
}

/** Makes the mail with a contract as when it is sent. */
function makeWith(db: Database, dataDir: string) {
  return async (queued: unknown) => {
    const mail = await makeMail(contractMail, queued, { ...toTestMailServices(db), dataDir });
    return typeof mail === "object" ? mail : undefined;
  };
}

/** Requests the contract, and makes the mail as when it is sent. */
async function ask(db: Database, dataDir: string) {
  const fields = { name: "Leila Marsh", email: "leila@mail.example", sells: "perhaps" };
  const enquiry = { kind: contractKind, fields, about: { listing, agent } };
  const { reference } = await saveTestEnquiry(db, enquiry, Date.now());
  const queued = (await readNotices(db, "acknowledgement")).at(-1);
  expect(queued?.payload).toEqual({ channel: "contract", reference });
  const { to, text } = (await makeWith(db, dataDir)({ reference })) ?? {};
  expect(to?.address).toBe("leila@mail.example");
  const token = /\/contract\/([\w-]+)/.exec(text ?? "")?.[1] ?? "";
  return { text, token, enquiryId: queued?.subject_id ?? "" };
}

storeTest("only a PDF is accepted, and a form sent twice stores it once", async (open) => {
  const desk = await openDesk(await open());
  const send = (files: File[], form: Record<string, string> = {}) =>
    desk.sendFiles(contractPage, { id }, files, { intent: "upload contract", ...form });
  for (const [files, problem] of [
    [[], "Choose the contract, a PDF."],
    [[new File(["<html>%PDF-1.7 %%EOF"], "contract.pdf")], "contract.pdf is not a PDF."],
    [[new File([pdf("x".repeat(20 * 1024 * 1024))], "large.pdf")], "large.pdf is larger than 20 MB."],
  ] as const)
    expect(await send([...files])).toMatchObject({ status: 422, data: { problem } });
  const submission = makeId(Date.now());
  for (const words of ["one", "two"])
    expect(await send([toFile(words)], { submission })).toMatchObject({
      status: 303,
      location: `/office/homes/${id}/contract?done=upload+contract`,
    });
  const kept = await getContract(desk.dataDir, id);
  expect(kept?.bytes).toBe(pdf("one").length);
  expect(await desk.read(contractPage, { id })).toMatchObject({
    data: { contract: expect.stringMatching(/^A PDF of 0\.1 MB, since/) },
  });
  await desk.send(contractPage, { id }, { intent: "remove contract" });
  expect(await getContract(desk.dataDir, id)).toBeUndefined();
});

storeTest("a statement of information is stored beside the contract, in every process", async ({ db }) => {
  const desk = await openDesk(db);
  const getNumber = async () => (await getRevision(db)).number;
  const before = await getNumber();
  const send = (files: File[], intent: string) => desk.sendFiles(contractPage, { id }, files, { intent });
  expect(await send([], "upload statement")).toMatchObject({
    status: 422,
    data: { problem: "Choose the statement, a PDF.", paper: "statement" },
  });
  await send([toFile("the statement")], "upload statement");
  expect(await getContract(desk.dataDir, id)).toBeUndefined();
  expect(await desk.read(contractPage, { id })).toMatchObject({
    data: { contract: "", statement: expect.stringMatching(/^A PDF of/) },
  });
  expect(await getNumber()).toBe(before + 1);
  await purgePapers(db, desk.dataDir, Date.now() + DAY_MS);
  expect(await getContract(desk.dataDir, id, "statement")).toBeDefined();
  await send([], "remove statement");
  expect(await getContract(desk.dataDir, id, "statement")).toBeUndefined();
  expect(await getNumber()).toBe(before + 2);
});

storeTest("a visitor who asks gets a link, stored as a hash, if there is a contract", async ({ db }) => {
  const { dataDir, read } = await openDesk(db);
  const without = await ask(db, dataDir);
  expect(without.text).toContain("Priya Nair will send you the contract.");
  expect(without.token).toBe("");
  await keepContract(dataDir, id, pdf("one"));
  const { text, token, enquiryId } = await ask(db, dataDir);
  expect(text).toContain("works for 14 days");
  expect(JSON.stringify(await db.selectFrom("contract_link").selectAll().execute())).not.toContain(token);
  expect(await read("/contract/:token", { token })).toMatchObject({ status: 200, data: { address } });
  const link = await getContractLink(db, token, Date.now());
  await noteOpening(db, link?.hash ?? "", Date.now());
  expect(await getContractLink(db, token, Date.now() + 14 * DAY_MS)).toBeUndefined();

  const dead = await read("/contract/:token", { token: "wrong" });
  expect(dead).toMatchObject({ status: 404, data: { file: undefined, address: undefined } });
  await endContractLinks(db, enquiryId, Date.now());
  expect(await read("/contract/:token", { token })).toEqual(dead);
  const other = await ask(db, dataDir);
  await eraseSubject(db, other.enquiryId, dataDir);
  expect(await read("/contract/:token", { token: other.token })).toEqual(dead);
  const [left] = await db.selectFrom("contract_link").select(["enquiry_id", "opened"]).execute();
  expect(left).toEqual({ enquiry_id: enquiryId, opened: 1 });
});

storeTest("visitors who asked before there was a contract get its link once", async ({ db }) => {
  const desk = await openDesk(db);
  const ask = async (name: string, changes: object = {}, age = 0) => {
    const fields = { name, email: `${name}@mail.example`, sells: "no" };
    const enquiry = { kind: contractKind, fields, about: { listing, agent } };
    const { reference } = await saveTestEnquiry(db, enquiry, Date.now() - age * DAY_MS);
    const saved = db.selectFrom("enquiry").select("id").where("reference", "=", reference);
    const { id: enquiryId } = await saved.executeTakeFirstOrThrow();
    const sent = { state: "sent", ...changes } as const;
    await db.updateTable("notice").set(sent).where("subject_id", "=", enquiryId).execute();
    return enquiryId;
  };
  await ask("ada");
  await ask("ben");
  await ask("old", {}, 91);
  await ask("first", { state: "waiting" });
  const answered = await ask("answered");
  await db.updateTable("handling").set({ state: "answered" }).where("enquiry_id", "=", answered).execute();
  const linked = await ask("linked");
  await addContractLink(db, { enquiryId: linked, homeId: id }, Date.now());
  await keepContract(desk.dataDir, id, pdf("one"));
  expect(await desk.read(contractPage, { id })).toMatchObject({ data: { waiting: 2 } });
  expect(await readNotices(db, "contract later")).toEqual([]);
  await Promise.all([1, 2].map(() => desk.send(contractPage, { id }, { intent: "send contract" })));
  const queued = (await readNotices(db, "contract later")).map(({ payload }) => payload);
  expect(queued).toHaveLength(2);
  expect(await desk.read(contractPage, { id })).toMatchObject({ data: { waiting: 0 } });

  const make = makeWith(db, desk.dataDir);
  const mails = await Promise.all(queued.map(make));
  expect(mails.map((mail) => mail?.to.address).toSorted()).toEqual(["ada@mail.example", "ben@mail.example"]);
  expect(mails[0]?.subject).toMatch(/^The contract for 1 Tern Lane, Freshwater \[/);
  expect(mails[0]?.text).toMatch(/works for 14 days\.[\s\S]*\/contract\/[\w-]{20,}/);
  await removeContract(desk.dataDir, id);
  expect(await make(queued[0])).toBeUndefined();
});

storeTest("if a contract is removed before its link is sent, the visitor waits again", async ({ db }) => {
  const desk = await openDesk(db);
  await ask(db, desk.dataDir);
  await db.updateTable("notice").set({ state: "sent" }).execute();
  const press = () => desk.send(contractPage, { id }, { intent: "send contract" });
  const problem = "There is no contract here any more. Add one, then send the link.";
  expect(await press()).toMatchObject({ status: 422, data: { problem } });
  await keepContract(desk.dataDir, id, pdf("one"));
  expect(await desk.read(contractPage, { id })).toMatchObject({ data: { waiting: 1 } });
  expect(await press()).toMatchObject({ status: 303 });
  await removeContract(desk.dataDir, id);
  const makers = { contract: makeWith(db, desk.dataDir) };
  const { dataDir } = desk;
  const send = createSend({ makers, dataDir, mailFrom: "site@mail.example", smtpUrl: undefined });
  const log = { warn: () => undefined, error: () => undefined };
  expect(await sendNext({ db, send, log })).toBe(true);
  expect(await sendNext({ db, send, log })).toBe(false);
  await keepContract(desk.dataDir, id, pdf("two"));
  expect(await desk.read(contractPage, { id })).toMatchObject({ data: { waiting: 1 } });
});

storeTest("only contracts of homes on the market are kept", async ({ db }) => {
  await takeIn(db, file("one"), [incoming({ record: { address, agent } })], { now: Date.now() });
  const dataDir = makeFolder();
  await keepContract(dataDir, id, pdf("one"));
  await keepContract(dataDir, "GONE", pdf("two"));
  await purgePapers(db, dataDir, Date.now() - DAY_MS);
  expect(await getContract(dataDir, "GONE")).toBeDefined();
  await purgePapers(db, dataDir, Date.now() + DAY_MS);
  expect(await getContract(dataDir, "GONE")).toBeUndefined();
  expect(await getContract(dataDir, id)).toBeDefined();
  expect(isPdf(pdf("").subarray(1))).toBe(false);
});

storeTest("the page names a contract that cannot be stored at the moment", async ({ db }) => {
  const desk = await openDesk(db);
  await db.schema.dropTable("session").execute();
  const sent = desk.sendFiles(contractPage, { id }, [toFile("one")], { intent: "upload contract" });
  expect(await sent).toMatchObject({ status: 503, data: { reason: "store away", files: ["contract.pdf"] } });
});
