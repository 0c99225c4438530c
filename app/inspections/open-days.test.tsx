import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { FoldedDay, OpenHomeFilters, OpenHomes } from "./open-days.tsx";
import { type OpenChoice, toOpenFields } from "./open-filters.ts";
import { findOpenDays, findOpenListings } from "./open-listings.ts";

const NOW = "2026-11-23T09:00";

type Fields = Partial<SaleRecord>;

function findOpen(fields: Fields = {}) {
  const listings = [toSampleListing({ inspections: ["2026-11-28T10:00", "2026-12-02T10:00"], ...fields })];
  return findOpenListings({ listings, rentals: [] }, NOW);
}

function showFilters(choice: OpenChoice) {
  return renderToStaticMarkup(<OpenHomeFilters choice={choice} fields={toOpenFields(findOpen())} />);
}

function findLink(page: string, words: string) {
  return new RegExp(`<a [^>]*>${words}</a>`).exec(page)?.[0] ?? "";
}

function showDay(fields: Fields) {
  const [day] = findOpenDays(findOpen(fields), 0);
  if (!day) throw new Error("No home is open.");
  return day;
}

test("a day is a link that keeps the other choices and is marked when chosen", () => {
  const before = findLink(showFilters({ suburb: "Manly" }), "Sat 28 Nov");
  expect(before).toContain('href="/inspections?day=2026-11-28&amp;suburb=Manly"');
  expect(before).not.toContain("aria-current");
  const chosen = showFilters({ day: "2026-11-28", offer: "sale", suburb: "Manly" });
  expect(findLink(chosen, "Sat 28 Nov")).toContain('aria-current="true"');
  expect(findLink(chosen, "All days")).toContain('href="/inspections?offer=sale&amp;suburb=Manly"');
  expect(findLink(chosen, "Sale and rent")).toContain('href="/inspections?day=2026-11-28&amp;suburb=Manly"');
});

test("several suburbs in an address are one option of the select, and several days are all marked", () => {
  const page = showFilters({ suburb: "Avalon,Manly", day: "2026-11-28,2026-12-02" });
  expect(page).toContain('<option value="Avalon,Manly" selected="">Avalon, Manly</option>');
  for (const day of ["Sat 28 Nov", "Wed 2 Dec"]) expect(findLink(page, day)).toContain('aria-current="true"');
});

test("choosing a suburb keeps the day and the offer", () => {
  const page = showFilters({ day: "2026-11-28", offer: "sale" });
  expect(page).toMatch(/<input type="hidden" name="day" value="2026-11-28"/);
  expect(page).toMatch(/<input type="hidden" name="offer" value="sale"/);
  expect(page).toContain("Clear all");
  expect(showFilters({})).not.toContain("Clear all");
});

test("only a guide whose figures are shown is called a guide", () => {
  const show = (fields: Fields) => renderToStaticMarkup(<OpenHomes day={showDay(fields)} />);
  const auctioned: Fields = { method: "auction", price_aud: 3_450_000, price_to: 3_600_000 };
  expect(show(auctioned)).toMatch(/Guide <\/span>\$3.45M – \$3.6M/);
  for (const fields of [{}, { ...auctioned, price_display: false }, { ...auctioned, price_text: "Auction" }])
    expect(show(fields)).not.toContain("Guide");
});

test("a time says what it is, and whether the home is under offer; the day leads to its calendar", () => {
  const calendarHref = "/inspections.ics?day=2026-11-28";
  const show = (fields: Fields) =>
    renderToStaticMarkup(<OpenHomes day={showDay(fields)} calendarHref={calendarHref} />);
  expect(show({ inspections: [], auction: { at: "2026-11-28T10:00" } })).toMatch(/10:00 am.*>Auction</);
  const page = show({ status: "under-offer" });
  expect(page).toContain(">Under offer<");
  expect(findLink(page, ".*Add this day to your calendar")).toContain(`href="${calendarHref}"`);
});

test("a collapsed day says how many times it has and contains its homes", () => {
  const day = showDay({ address: "14 Tern Lane, Freshwater" });
  const page = renderToStaticMarkup(<FoldedDay day={day} calendarHref="/inspections.ics?day=2026-11-28" />);
  const [, summary = "", homes = ""] = page.split(/<summary|<\/summary>/);
  expect(summary).toContain("1 time");
  expect(homes).toContain("14 Tern Lane, Freshwater");
  expect(homes).toContain("/inspections.ics?day=2026-11-28");
});
