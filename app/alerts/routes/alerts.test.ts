import { expect, onTestFinished, test } from "vitest";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { findOffered } from "#app/calendars/homes-by-id.server.ts";
import { openTestTimes } from "#app/calendars/open-times.fixture.ts";
import { openTimesContext } from "#app/calendars/open-times.server.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { openAway } from "#app/enquiries/routes/away.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { toOutcome } from "#app/office/office.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeStoreFolder } from "#app/store/stores.fixture.ts";
import { everyHome, everything, findAlertsOf, follow, openTestAlerts, origin } from "../alerts.fixture.ts";
import { alertsContext } from "../alerts.server.ts";
import { changeAlert } from "../store/followers.server.ts";
import { loader as getCalendar } from "./alerts-calendar.ts";
import { loader as getNewAlert, action as postNewAlert } from "./new-alert.tsx";
import { loader as getAlerts, action as postAlerts } from "./own-alert.tsx";

const email = "leila@mail.example";
/** Two days from now. */
const day = toAgencyTime(Date.now() + 2 * 24 * 60 * 60_000).slice(0, 10);

/** The routes with a store and two homes, whose open times the test changes. */
async function openRoutes() {
  const dataDir = makeStoreFolder();
  const { context, close } = await openTestDesk({ dataDir });
  const db = await openDatabase({ dataDir });
  const records = (times: string[]) => [
    toSampleRecord({ id: "S001", inspections: times, next_inspection: null }),
    toSampleRecord({ id: "S002", inspections: [`${day}T12:00/12:30`], next_inspection: null }),
  ];
  const show = (times: string[]) =>
    openTestCatalogue({ "coastal-listings.json": records(times), "coastal-rentals.json": [] });
  let { catalogue } = await show([`${day}T10:00/10:30`]);
  const times = openTestTimes({ db, findOffered: () => findOffered(catalogue) });
  await times.look();
  onTestFinished(async () => {
    await Promise.all([close(), times.stop()]);
    await db.destroy();
  });
  context.set(alertsContext, openTestAlerts(db, catalogue));
  context.set(siteContext, { origin });
  context.set(catalogueContext, catalogue);
  context.set(openTimesContext, times);
  const toArgs = (request: Request, token = "") => ({
    request,
    url: new URL(request.url),
    context,
    params: { token },
  });
  return {
    db,
    ask(query: string, { cookie = "", ...fields }: Record<string, string> = {}) {
      const request = toPost({ email, frequency: "at-once", ...fields }, `/alerts/new?${query}`);
      if (cookie) request.headers.set("Cookie", cookie);
      return toOutcome(() => postNewAlert({ ...toArgs(request), pattern: "/alerts/new" }));
    },
    look(query: string, cookie = "") {
      const request = new Request(`${origin}/alerts/new?${query}`, { headers: { Cookie: cookie } });
      return toOutcome(() => getNewAlert({ ...toArgs(request), pattern: "/alerts/new" }));
    },
    act(token: string, fields: Record<string, string>, { query = "", isMailProgram = false } = {}) {
      const body = new URLSearchParams(fields);
      const headers = isMailProgram ? undefined : { Origin: origin };
      const request = new Request(`${origin}/alerts/${token}${query}`, { method: "POST", headers, body });
      return toOutcome(() => postAlerts({ ...toArgs(request, token), pattern: "/alerts/:token" }));
    },
    async readCalendar(token: string, etag = "") {
      const request = new Request(`${origin}/alerts/${token}/opens.ics`, {
        headers: { "If-None-Match": etag },
      });
      const response = await getCalendar({ ...toArgs(request, token), pattern: "/alerts/:token/opens.ics" });
      const events = (await response.text())
        .match(/^(?:UID|SEQUENCE|STATUS).*/gm)
        ?.map((line) => line.trim());
      return { status: response.status, etag: response.headers.get("ETag") ?? "", events };
    },
    async move(next: string[]) {
      ({ catalogue } = await show(next));
      context.set(catalogueContext, catalogue);
      await times.look();
    },
    readMails: async () =>
      (await db.selectFrom("notice").select("payload").execute()).map(({ payload }) => payload),
  };
}

test("words that a stranger puts into the address do not reach the mail", async () => {
  const site = await openRoutes();
  const strange = "list=sale&location=Buy+pills+at+evil.example&suburb=Evil+Hill&type=Scam&beds=3";
  expect(await site.ask(strange, { new: "on" })).toMatchObject({ status: 303 });
  const [mail = "", ...others] = await site.readMails();
  expect(mail).toContain("email this address about: Homes for sale, 3+ beds.");
  expect(mail).not.toMatch(/evil|pills|scam/i);
  expect(others).toEqual([]);
  const data = { words: "Homes for sale", unknown: ["beach"], notes: ["we didn’t understand “Evil Hill”"] };
  expect(await site.look("list=sale&suburb=Evil+Hill&beach=1")).toMatchObject({ data });
});

test("the form shows a sample mail of the newest matching homes, and none where no home matches", async () => {
  const site = await openRoutes();
  const label = expect.stringMatching(/^New: /);
  const sample = { subject: "News about 2 homes", rows: [{ label }, { label }] };
  expect(await site.look("list=sale")).toMatchObject({ data: { sample } });
  const subject = expect.stringMatching(/^New open times: /);
  expect(await site.look("list=sale&home=S001")).toMatchObject({ data: { sample: { subject } } });
  expect(await site.look("list=rent")).toMatchObject({ data: { sample: undefined } });
});

test("a browser that has confirmed need not type an address, and its alerts start at once", async () => {
  const site = await openRoutes();
  const owner = await follow(site.db, email, { list: "sale", home: "sale S002" });
  const before = await site.readMails();
  const confirmed = await site.act(owner.token, { act: "confirm", until: "0" });
  const [cookie = ""] = confirmed.headers?.get("Set-Cookie")?.split(";") ?? [];
  expect(await site.look("list=sale&home=S001", cookie)).toMatchObject({ data: { email } });
  const location = `/alerts/${owner.token}?done=confirm#sent`;
  expect(await site.ask("list=sale&home=S001", { cookie })).toMatchObject({ status: 303, location });
  expect(await site.readMails()).toEqual(before);
  const alerts = await findAlertsOf(site.db, owner.token);
  expect(alerts.map(({ home, confirmed_at }) => [home, confirmed_at !== null])).toEqual([
    ["sale S002", true],
    ["sale S001", true],
  ]);
});

test("a change without a topic or a time is refused, and changes nothing", async () => {
  const site = await openRoutes();
  const { token } = await follow(site.db, email, everyHome);
  const [alert] = await findAlertsOf(site.db, token);
  const change = { act: "change", id: alert?.id ?? "" };
  const noTopic = { status: 422, data: { problem: "Choose at least one thing to email you about" } };
  expect(await site.act(token, { ...change, frequency: "daily" })).toMatchObject(noTopic);
  const noTime = { status: 422, data: { problem: "Choose how often we email you." } };
  expect(await site.act(token, { ...change, frequency: "hourly", new: "on" })).toMatchObject(noTime);
  expect(await findAlertsOf(site.db, token)).toEqual([alert]);
});

test("a search that no home can match is refused, and starts no alert", async () => {
  const site = await openRoutes();
  const errors = { min: "Enter a lowest rent that is no more than the highest" };
  const refused = await site.ask("list=rent&min=900&max=800", { new: "on" });
  expect(refused).toMatchObject({ status: 422, data: { errors } });
  expect(await site.ask("list=rent&min=900&max=900", { new: "on" })).toMatchObject({ status: 303 });
  expect(await site.readMails()).toHaveLength(1);
});

test("a mail program's button stops one alert, or all with stop=all", async () => {
  const site = await openRoutes();
  const { token } = await follow(site.db, email, everyHome);
  for (const [index, home] of ["sale S001", "sale S002"].entries())
    await follow(site.db, email, { list: "sale", home }, everything, index + 1);
  const stop = async (id = "") => {
    const sent = { query: `?stop=${id}`, isMailProgram: true };
    return (await site.act(token, { "List-Unsubscribe": "One-Click" }, sent)).status;
  };
  const [first] = await findAlertsOf(site.db, token);
  expect(await stop(first?.id)).toBe(200);
  const left = (await findAlertsOf(site.db, token)).map(({ home }) => home);
  expect(left).toEqual(["sale S001", "sale S002"]);
  expect(await stop("all")).toBe(200);
  expect(await findAlertsOf(site.db, token)).toEqual([]);
});

test("without an Origin header only a mail program's one-click request is accepted", async () => {
  const site = await openRoutes();
  const { token } = await follow(site.db, email, everyHome);
  for (const act of ["erase", "stop", "pause", "confirm", "change"])
    expect((await site.act(token, { act, until: "0" }, { isMailProgram: true })).status).toBe(403);
  expect(await findAlertsOf(site.db, token)).toHaveLength(1);
});

test("erasing removes the cookie, and the page answers as for a wrong token", async () => {
  const site = await openRoutes();
  const { token } = await follow(site.db, email, everyHome);
  const erased = await site.act(token, { act: "erase" });
  expect(erased.headers?.get("Set-Cookie")).toMatch(/^__Host-alerts=;.*Max-Age=0/);
  expect(await site.act(token, { act: "stop" })).toEqual(await site.act("wrong", { act: "stop" }));
  const unknown = { data: { email: undefined } };
  expect(await site.look("list=sale", `__Host-alerts=${token}`)).toMatchObject(unknown);
});

test("a follower's calendar changes exactly when one of its events does", async () => {
  const site = await openRoutes();
  const { token } = await follow(site.db, email, { list: "sale", home: "sale S001" }, everything, 1);
  const uid = `UID:inspection-S001-${day}-1@headland.example`;
  const first = await site.readCalendar(token);
  expect(first).toMatchObject({ status: 200, events: [uid, "SEQUENCE:0"] });
  const [{ id } = { id: "" }] = await findAlertsOf(site.db, token);
  await changeAlert(site.db, { id }, { ...everything, frequency: "daily" });
  await site.move([`${day}T10:00/10:30`]);
  expect(await site.readCalendar(token, first.etag)).toMatchObject({ status: 304, etag: first.etag });
  await site.move([`${day}T10:15/10:45`]);
  const moved = await site.readCalendar(token, first.etag);
  expect(moved).toMatchObject({ status: 200, events: [uid, "SEQUENCE:1"] });
  await site.move([]);
  expect(await site.readCalendar(token, moved.etag)).toMatchObject({
    status: 200,
    events: [uid, "SEQUENCE:2", "STATUS:CANCELLED"],
  });
  expect((await site.readCalendar("wrong")).events).toBeUndefined();
});

const openAlertsAway = () =>
  openAway(({ context, db, catalogue }) => context.set(alertsContext, openTestAlerts(db, catalogue)));

test("while the store is away the pages of a follower answer 503", async () => {
  const ask = await openAlertsAway();
  const outcomes = [
    () => getAlerts(ask("/alerts/:token")),
    () => getCalendar(ask("/alerts/:token/opens.ics")),
    () => postAlerts(ask("/alerts/:token", { "List-Unsubscribe": "One-Click" })),
  ];
  for (const outcome of outcomes)
    expect(await toOutcome(outcome), String(outcome)).toMatchObject({ status: 503 });
});

test("while the store is away a submitted form is shown again with the values typed", async () => {
  const ask = await openAlertsAway();
  const asked = { email, frequency: "at-once", new: "on" };
  expect(await toOutcome(() => postNewAlert(ask("/alerts/new", asked)))).toMatchObject({
    status: 503,
    data: { values: { email }, message: expect.stringContaining("We couldn’t save your form") },
  });
  expect(await toOutcome(() => getNewAlert(ask("/alerts/new")))).toMatchObject({
    data: { email: undefined },
  });
});
