import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { getListingExtras } from "../listing-extras.server.ts";
import { ListingPanel } from "./listing-panel.tsx";

type Fields = Partial<SaleRecord>;

/** The texts of the panel, in order. */
function readPanel(fields: Fields) {
  const listing = toSampleListing(fields);
  const page = { listing, ...getListingExtras(listing, defaultTexts) };
  const parts = { page, role: undefined, contact: <p>Enquire Now</p> };
  const Page = createRoutesStub([{ path: "/", Component: () => <ListingPanel {...parts} /> }]);
  return renderToStaticMarkup(<Page />).replace(/(?:<[^>]+>)+/g, "|");
}

test("the next inspection comes first, then all others", () => {
  const inspections = ["2026-12-05T11:00/11:30", "2026-12-02T17:00/17:30", "2026-11-28T10:00/10:30"];
  const panel = readPanel({ inspections });
  expect(panel).toContain("|Saturday 28 November|10:00–10:30 am|");
  expect(panel).toContain("|Wednesday 2 December, 5:00–5:30 pm|Saturday 5 December, 11:00–11:30 am|");
  expect(panel).toContain("|Add to Calendar|");
});

test("an inspection without an end shows only its start", () => {
  const panel = readPanel({ inspections: ["2026-11-28T10:00", "2026-12-05T10:00"] });
  expect(panel).toContain("|Saturday 28 November|10:00 am|");
  expect(panel).toContain("|Saturday 5 December, 10:00 am|");
});

test("an auction can be added to a calendar even without an inspection", () => {
  expect(readPanel({ auction: { at: "2026-12-05" } })).toContain("|Add to Calendar|");
  expect(readPanel({})).not.toContain("Add to Calendar");
});

test("a single inspection has no list of later ones", () => {
  const panel = readPanel({ next_inspection: "2026-11-28T10:00/10:30" });
  expect(panel.match(/28 November/g)).toHaveLength(1);
  expect(panel).not.toContain("appointment");
});

test("a sold home offers an appraisal, and neither an inspection nor an enquiry", () => {
  const panel = readPanel({ status: "sold", inspections: ["2026-11-28T10:00"] });
  expect(panel).toMatch(/\|Sold\|.*\|Free Property Appraisal\|/);
  expect(panel).not.toMatch(/Inspection|Enquire/);
  expect(readPanel({})).toMatch(/\|Book Inspection\|.*\|Enquire Now\|/);
});

test("“by appointment” is shown beside the times or instead of them", () => {
  expect(readPanel({ inspections: ["by-appointment"] })).toContain("|Next Inspection|By appointment|");
  expect(readPanel({ inspections: ["by-appointment", "2026-11-28T10:00"] })).toContain("|Or by appointment|");
  expect(readPanel({})).toContain("|Next Inspection|Not scheduled|");
});
