import { RouterContextProvider } from "react-router";
import { onTestFinished } from "vitest";
import { findOffered } from "#app/calendars/homes-by-id.server.ts";
import { openTestTimes } from "#app/calendars/open-times.fixture.ts";
import { openTimesContext } from "#app/calendars/open-times.server.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { visitorContext } from "#app/enquiries/enquiries-context.ts";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { findSnapshots } from "../chosen-homes.server.ts";
import { openShortlists, shortlistsContext } from "../shortlists.server.ts";

const origin = "https://headland.example";

const freshwater = { address: "2 Tern Lane, Freshwater", suburb: "Freshwater" };
const sampleRecords = [
  toSampleRecord({ id: "S001" }),
  toSampleRecord({ id: "S002", ...freshwater, next_inspection: "Saturday 10:00/10:30" }),
];

/** Opens shortlists over a store and a few homes, in the context that routes get. */
export async function openTestShortlists(db: Database, records: readonly object[] = sampleRecords) {
  const { catalogue } = await openTestCatalogue({
    "coastal-listings.json": records,
    "coastal-rentals.json": [toSampleRentalRecord({ id: "R001" })],
  });
  const shortlists = openShortlists({
    db,
    find: (ids) => findSnapshots(catalogue, ids),
    takeIntent: () => 0,
    noteOutage: () => {},
  });
  onTestFinished(() => void shortlists.stop());
  const context = new RouterContextProvider();
  context.set(shortlistsContext, shortlists);
  context.set(catalogueContext, catalogue);
  context.set(openTimesContext, openTestTimes({ db, findOffered: () => findOffered(catalogue) }));
  context.set(visitorContext, { address: "192.0.2.1" });
  context.set(siteContext, { origin });
  return { shortlists, context };
}

type Sent = { cookie?: string; form?: Record<string, string>; from?: string };

/** A browser's request from one of our pages; a POST where there is a form. */
export function toListRequest(path: string, { cookie = "", form, from = "/shortlist" }: Sent = {}) {
  const headers = { Cookie: cookie, Referer: origin + from };
  const url = origin + path;
  return form
    ? new Request(url, { method: "POST", headers, body: new URLSearchParams(form) })
    : new Request(url, { headers });
}
