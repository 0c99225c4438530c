import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { regions } from "#app/region/regions.ts";

const agencyFile = "./folder/agency.ts";

// Modules choose the region on loading and are shared by tests, so load them again with an agency in Queensland.
vi.resetModules();
vi.doMock(agencyFile, async (load) => {
  const { agency, ...words } = await load<typeof import("./folder/agency.ts")>();
  const { zone: agencyZone, words: regionWords } = regions.QLD;
  const address = { ...agency.address, state: "QLD" };
  return { ...words, agencyZone, regionWords, agency: { ...agency, address } };
});
afterAll(() => {
  vi.doUnmock(agencyFile);
  vi.resetModules();
});

const { sampleSale } = await import("#app/shortlist/compare/compared-home.fixture.ts");
const { SaleComparison } = await import("#app/shortlist/compare/comparison.tsx");
const { toMovingCosts } = await import("#app/listings/detail/moving-costs.ts");
const { toTestEvents } = await import("#app/calendars/open-times.fixture.ts");
const { toInspectionCalendar } = await import("#app/calendars/opens-calendar.ts");
const { toSampleListing, toTestListing } = await import("#app/homes/record/sale.fixture.ts");
const { createRuleCheck } = await import("#app/rules/check-rules.ts");
const { withUpcoming } = await import("#app/listings/catalogue/current-listings.ts");
const { toPropertyInformation } = await import("#app/listings/sale/property-page.tsx");
const { toAgencyTime, withAgencyOffset } = await import("./agency-time.ts");
const { region } = await import("./region.ts");

const today = "2026-11-28";

function check(record: Partial<SaleRecord>) {
  const checkRules = createRuleCheck({ today, licence: undefined, getEstimate: () => undefined });
  return checkRules(toSampleListing({ state: "QLD", postcode: "4350", ...record }));
}

test("the state in the agency's address chooses its region", () => {
  expect(region.name).toBe("Queensland");
});

test("levies have the region's name", () => {
  const { propertyInfo } = toTestListing();
  const listing = toTestListing({ propertyInfo: { ...propertyInfo, strataLeviesQuarter: 1085 } });
  const row = { label: "Body corporate", value: "$1,085 per quarter" };
  expect(toPropertyInformation(listing)).toContainEqual(row);
});

test("a calendar has the region's times", () => {
  const calendar = toInspectionCalendar(toTestEvents(toTestListing()));
  expect(calendar).toContain("DTSTART:20261128T000000Z\r\n");
});

test("an open home ends by the region's local time", () => {
  const listing = toTestListing();
  const upcomingAt = (moment: string) => withUpcoming([listing], toAgencyTime(Date.parse(moment)));
  expect(withAgencyOffset("2026-11-28T10:30")).toBe("2026-11-28T10:30:00+10:00");
  // 11:15 in Sydney, where it would have ended at 10:30.
  expect(upcomingAt("2026-11-28T10:15:00+10:00")[0]?.nextInspection).toMatchObject({ start: "10:00" });
  expect(upcomingAt("2026-11-28T10:45:00+10:00")[0]?.nextInspection).toBeUndefined();
});

test("a comparison has the region's name for levies, and its revenue office's calculator", () => {
  const page = renderToStaticMarkup(<SaleComparison homes={[sampleSale]} />);
  expect(page).toContain("Body corporate per quarter");
  expect(page).toMatch(
    /href="https:\/\/qro\.qld\.gov\.au\/[^"]+"[^>]*>the calculator of the Queensland Revenue Office</,
  );
  expect(page).not.toMatch(/strata|Revenue NSW|New South Wales/i);
});

test("the maximum bond and its keeper are the region's", () => {
  const moving = toMovingCosts({ price: 900 });
  expect(moving?.rows[0]?.value).toBe("Up to $3,600 (four weeks’ rent)");
  expect(moving?.keeper).toBe("the Residential Tenancies Authority");
});

test("no price guide may be given before an auction", () => {
  const auction = { method: "auction" } as const;
  const find = (record: Partial<SaleRecord>) =>
    check(record).filter(({ code }) => code === "guide-at-auction");
  expect(find(auction)).toEqual([
    expect.objectContaining({ level: "stop", law: "Property Occupations Act 2014 (Qld) s 216" }),
  ]);
  expect(find({})).toEqual([]);
  expect(find({ ...auction, price_display: false, description: "By the park." })).toEqual([]);
});

test("rules of other regions do not apply", () => {
  const text = { price_text: "Offers over $900,000" };
  expect(check(text).map(({ code }) => code)).toEqual([]);
  expect(check({ ...text, method: "auction", state: "NSW", postcode: "2096" })).toEqual([]);
});
