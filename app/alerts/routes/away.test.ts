import { expect, test } from "vitest";
import { siteContext } from "#app/document/site/site-context.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { toOutcome } from "#app/office/office.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { openTestAlerts, origin } from "../alerts.fixture.ts";
import { alertsContext } from "../alerts.server.ts";
import { loader as getAlertsCalendar } from "./alerts-calendar.ts";
import { loader as getNewAlert, action as postNewAlert } from "./new-alert.tsx";
import { loader as getAlerts, action as postAlerts } from "./own-alert.tsx";

const email = "leila@mail.example";

/** The routes over a store that has gone. */
async function openAway() {
  const dataDir = makeFolder();
  const { context, close } = await openTestDesk({ dataDir });
  const db = await openDatabase({ dataDir });
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": [], "coastal-rentals.json": [] });
  context.set(alertsContext, openTestAlerts(db, catalogue));
  context.set(siteContext, { origin });
  await close();
  await db.destroy();
  return <Pattern extends string>(pattern: Pattern, fields?: Record<string, string>) => {
    const address = pattern.replace(":token", "abc");
    const request = fields ? toPost(fields, address) : new Request(origin + address);
    request.headers.set("Origin", origin);
    return { request, context, pattern, params: { token: "abc" }, url: new URL(request.url) };
  };
}

test("while the store is away the pages of a follower answer 503", async () => {
  const ask = await openAway();
  const outcomes = [
    () => getAlerts(ask("/alerts/:token")),
    () => getAlertsCalendar(ask("/alerts/:token/opens.ics")),
    () => postAlerts(ask("/alerts/:token", { "List-Unsubscribe": "One-Click" })),
  ];
  for (const outcome of outcomes)
    expect(await toOutcome(outcome), String(outcome)).toMatchObject({ status: 503 });
});

test("what was typed into the form is shown again, to be sent when the store is back", async () => {
  const ask = await openAway();
  const asked = { email, frequency: "at-once", new: "on" };
  expect(await toOutcome(() => postNewAlert(ask("/alerts/new", asked)))).toMatchObject({
    status: 503,
    data: { values: { email }, message: expect.stringContaining("We couldn’t save your form") },
  });
  expect(await toOutcome(() => getNewAlert(ask("/alerts/new")))).toMatchObject({
    data: { email: undefined },
  });
});
