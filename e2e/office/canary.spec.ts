import { expect, test } from "@playwright/test";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { readMetrics } from "../own-server.ts";
import { getOfficeCookie, startOfficeSite } from "./office-site.ts";

const CANARY = /canary|0491[\s\d]*570[\s\d]*156/i;
const email = "canary@mail.example";

test("no action of the office puts a visitor's data into logs, metrics or values of the office's log", async () => {
  await using mail = await startMailServer();
  mail.setFault(550);
  await using site = await startOfficeSite({ METRICS_PORT: "0", SMTP_URL: mail.url }, { hasHomes: true });
  await using db = await openDatabase({ dataDir: site.dataDir });
  const now = Date.now();
  const question = makeQuestion({ name: "Canary Bird", email, message: "A cage for a canary?" });
  const { reference } = await saveTestEnquiry(db, question, now);
  const about = { listing: { id: "S001", title: "", address: "", url: "" } };
  const time = "2026-11-28T10:00";
  const fields = { name: "Canary Bird", email, phone: "0491 570 156", time, message: "canary" };
  await saveTestEnquiry(db, { kind: inspectionKind, fields, about }, now);
  const Cookie = await getOfficeCookie(site);

  const read = async (path: string) => {
    const response = await fetch(site.origin + path, { headers: { Cookie } });
    return { status: response.status, html: await response.text() };
  };
  const send = async (path: string, form: Record<string, string>) => {
    const version = /name="version" value="(\d+)"/.exec((await read(path)).html)?.[1] ?? "";
    const response = await fetch(site.origin + path, {
      method: "POST",
      headers: { Cookie, Origin: site.origin },
      body: new URLSearchParams({ submission: makeId(Date.now()), version, ...form }),
      redirect: "manual",
    });
    await response.text();
    return [form.intent, response.status];
  };
  const enquiry = `/office/enquiries/${reference}`;
  expect((await read("/office/search?q=canary")).html).toContain("Canary Bird");
  const person = `/office/visitor?of=${email}`;
  expect((await read(person)).html).toContain("Canary Bird");
  expect(await send(person, { intent: "join visitors", other: "0491 570 156" })).toEqual([
    "join visitors",
    303,
  ]);
  expect((await read(`/office/open-homes/S001/${time}`)).html).toContain("0491 570 156");
  for (const [form, status] of [
    [{ intent: "take" }, 303],
    [{ intent: "answer", answer: "Dear Canary, there is a cage." }, 303],
    [{ intent: "answer", answer: "" }, 422],
    [{ intent: "note", note: "canary rang" }, 303],
    [{ intent: "mark answered", how: "canary" }, 422],
    [{ intent: "assign", person: "canary" }, 422],
    [{ intent: "send again" }, 303],
    [{ intent: "spam" }, 303],
    [{ intent: "not spam" }, 303],
    [{ intent: "canary" }, 403],
    [{ intent: "note", note: "canary", version: "canary" }, 422],
  ] as const)
    expect(await send(enquiry, form)).toEqual([form.intent, status]);
  expect(
    await send(`/office/open-homes/S001/${time}`, { intent: "write", letter: "Dear canary", seen: "0" }),
  ).toEqual(["write", 303]);
  const visitor = { visitor: makeId(now), note: "canary", told: "" };
  for (const form of [
    { intent: "walk in", name: "Canary Walker", phone: "0491 570 156", ...visitor },
    { intent: "say", interest: "warm", ...visitor, note: "canary again" },
  ])
    expect(await send(`/office/open-homes/S001/${time}`, form)).toEqual([form.intent, 303]);
  const said = { intent: "publish", name: "Canary B.", suburb: "Canary", quote: "canary", rating: "5" };
  expect(
    await send("/office/texts/testimonials/new", {
      ...said,
      agentId: "1",
      date: "2026-11-24",
      version: "0",
    }),
  ).toEqual(["publish", 303]);
  await read("/office/enquiries/canary@mail.example");
  await read("/office/canary@mail.example?q=canary");
  expect(await send("/office/export", { intent: "export" })).toEqual(["export", 303]);
  expect((await read("/office/export.csv")).html).toMatch(CANARY);
  expect(await send(enquiry, { intent: "erase" })).toEqual(["erase", 303]);
  expect(await send(person, { intent: "erase visitor" })).toEqual(["erase visitor", 303]);

  await expect.poll(() => site.getOutput()).toContain('"code":"550"');
  const metrics = await readMetrics(site);
  expect(metrics).toContain('route="/office/enquiries/:reference"');
  const log = (await db.selectFrom("log").selectAll().execute()).map((entry) => JSON.stringify(entry));
  expect(log.length).toBeGreaterThan(8);
  await site.stop();
  for (const lines of [site.getOutput().split("\n"), metrics.split("\n"), log])
    expect(lines.filter((line) => CANARY.test(line))).toEqual([]);
});
