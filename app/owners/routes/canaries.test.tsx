import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect } from "vitest";
import { follow } from "#app/alerts/alerts.fixture.ts";
import { contractKind } from "#app/enquiries/about-listing/contract-schema.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { toTestMailServices } from "#app/listings/criteria/no-homes.fixture.ts";
import { makeMail } from "#app/module-server.ts";
import type { Database } from "#app/store/database.server.ts";
import { mailSchema } from "#app/store/outbox/letter.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { OwnerPage } from "../owner-page.tsx";
import type { OwnerView } from "../owner-view.ts";
import { addOwner, addOwnerKey } from "../owners.server.ts";
import { reportMail } from "../report-mail.server.ts";
import { id, letIn, openDesk, record } from "./owned-home.fixture.ts";

const storeTest = defineSqliteTest();
const time = "2098-11-29T10:00";
const buyer = { name: "Canaryname Bird", email: "canarymail@mail.example", phone: "0491 570 156" };
const CANARY = /canary|0491\D?570\D?156|heart|\bvote/i;

/** Fills every field that a buyer can leave behind with a distinct word. */
async function plant(db: Database, person_id: string) {
  const now = Date.now();
  const about = { listing: { id, title: "", address: record.address, url: "" } };
  const asked = { ...makeQuestion({ ...buyer, message: "canarymessage" }), about };
  for (let count = 0; count < 3; count += 1) await saveTestEnquiry(db, asked, now);
  const booked = { ...buyer, time, message: "canarybooking" };
  await saveTestEnquiry(db, { kind: inspectionKind, fields: booked, about }, now);
  const wants = { ...buyer, message: "canarycontract" };
  await saveTestEnquiry(db, { kind: contractKind, fields: wants, about }, now);
  const { id: enquiry_id } = await db.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
  const source = JSON.stringify({ source: "canarycampaign" });
  await db.updateTable("enquiry").set({ campaign: source }).execute();
  const changed = JSON.stringify({ ...buyer, message: "canaryamendment" });
  const amendment = { id: "a", enquiry_id, kind: "question", fields: changed, created_at: now };
  await db.insertInto("amendment").values(amendment).execute();
  const answer = { id: "e", enquiry_id, person_id, kind: "answer", text: "canaryanswer", created_at: now };
  await db.insertInto("handling_event").values(answer).execute();
  const said = { ...buyer, interest: "warm", note: "canarynote" } as const;
  await letIn(db, { ...said, isReleased: true, told: "Loved the light" });
  await letIn(db, { ...said, isReleased: false, told: "canarytold" });
  await follow(db, buyer.email, { list: "sale", home: id });
  const days = { created_at: now, used_at: now, emptied_at: null };
  const tokens = { join_token: "canaryjoin", calendar_token: "canarycalendar" };
  const list = { id: "list", ...tokens, ...days };
  await db.insertInto("shortlist").values(list).execute();
  const member = { id: "canarycookie", shortlist_id: "list", name: "Canarymember", joined_at: now };
  await db.insertInto("shortlist_member").values(member).execute();
  const kept = { kept: '{"price":"canarykept"}', seen: '{"price":"canaryseen"}', kept_at: now };
  const item = { shortlist_id: "list", home: id, place: 1, changed_on: null, ...kept };
  await db.insertInto("shortlist_item").values(item).execute();
  const vote = { vote: "canaryvote", note: "canaryopinion", changed_at: now };
  const opinion = { shortlist_id: "list", member_id: member.id, home: id, ...vote };
  await db.insertInto("shortlist_opinion").values(opinion).execute();
}

const ofEnquiries = ["enquiry", "amendment", "handling_event", "open_visitor", "follower"] as const;
const ofShortlists = ["shortlist", "shortlist_member", "shortlist_item", "shortlist_opinion"] as const;
const tables = [...ofEnquiries, ...ofShortlists];
const words =
  "name mail message booking contract campaign amendment answer note told join calendar cookie member kept seen vote opinion";

const viewSchema = v.object({ view: v.custom<OwnerView>((view) => typeof view === "object") });
const hiddenSchema = v.object({ hidden: v.record(v.string(), v.string()), text: v.string() });

storeTest("nothing that a buyer wrote reaches an owner's page, its preview or its mail", async ({ db }) => {
  const desk = await openDesk(db);
  await plant(db, desk.person.id);
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  for (const word of words.split(" ")) expect(JSON.stringify(rows).toLowerCase()).toContain(`canary${word}`);
  const owner = { home_id: id, name: "Maria Keller", email: "maria@mail.example", role: "seller" } as const;
  await addOwner(db, { id: "owner", ...owner }, 1);
  const token = await addOwnerKey(db, "owner", Date.now());
  const report = { id: "owner" };
  const { hidden, text } = v.parse(hiddenSchema, (await desk.read("/office/reports/:id", report)).data);
  const before = await desk.read("/owner/:token", { token });
  const form = { ...hidden, intent: "send report", words: text.slice(0, 1_000) };
  expect(await desk.send("/office/reports/:id", report, form)).toMatchObject({ status: 303 });
  const { id: sent } = await db.selectFrom("owner_report").select("id").executeTakeFirstOrThrow();
  const services = toTestMailServices(db);
  const mail = v.parse(mailSchema, await makeMail(reportMail, { report: sent }, services));
  const after = await desk.read("/owner/:token", { token });
  const { view } = v.parse(viewSchema, after.data);
  // The printed page is the same document.
  const page = renderToStaticMarkup(<OwnerPage view={view} />);
  expect(page).toContain("Loved the light");
  expect(mail.text).toContain("Groups");
  for (const each of [before, after, page, mail, text, await desk.read("/office/reports/:id/page", report)])
    expect(JSON.stringify(each)).not.toMatch(CANARY);
});
