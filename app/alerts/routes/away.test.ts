import { expect, test } from "vitest";
import { openAway } from "#app/enquiries/routes/away.fixture.ts";
import { toOutcome } from "#app/office/office.fixture.ts";
import { openTestAlerts } from "../alerts.fixture.ts";
import { alertsContext } from "../alerts.server.ts";
import { loader as getAlertsCalendar } from "./alerts-calendar.ts";
import { loader as getNewAlert, action as postNewAlert } from "./new-alert.tsx";
import { loader as getAlerts, action as postAlerts } from "./own-alert.tsx";

const email = "leila@mail.example";

const openAlertsAway = () =>
  openAway(({ context, db, catalogue }) => context.set(alertsContext, openTestAlerts(db, catalogue)));

test("while the store is away the pages of a follower answer 503", async () => {
  const ask = await openAlertsAway();
  const outcomes = [
    () => getAlerts(ask("/alerts/:token")),
    () => getAlertsCalendar(ask("/alerts/:token/opens.ics")),
    () => postAlerts(ask("/alerts/:token", { "List-Unsubscribe": "One-Click" })),
  ];
  for (const outcome of outcomes)
    expect(await toOutcome(outcome), String(outcome)).toMatchObject({ status: 503 });
});

test("what was typed into the form is shown again, to be sent when the store is back", async () => {
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
