import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { toChosenHome } from "../chosen-homes.server.ts";
import { planDay } from "../saturday/plan.ts";
import { SaturdayPage } from "../saturday/saturday-page.tsx";

const day = "2026-11-28";
const position = { lat: -33.7965, lng: 151.286 };

function show(records: readonly Partial<SaleRecord>[], missed?: string) {
  const homes = records.map((record) => toChosenHome(toSampleListing(record)));
  const choice = { day, homes: homes.map(({ id }) => id) };
  const stops = planDay(homes, day);
  const page = (
    <SaturdayPage choice={choice} missed={missed} days={[]} suburbs={[]} homes={homes} stops={stops} />
  );
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>).replace(/<!--.*?-->/g, "");
}

const first = {
  id: "S001",
  address: "1 Tern Lane, Manly",
  next_inspection: `${day}T10:00/10:15`,
  ...position,
};
const second = { ...first, id: "S002", address: "2 Tern Lane, Manly", next_inspection: `${day}T10:05/10:20` };

test("what cannot be reached from the one before says so, and can be had by leaving out the other", () => {
  const page = show([first, second]);
  expect(page).toContain(
    "You can’t get here in time from 1 Tern Lane, Manly NSW 2095, about 5 minutes away.",
  );
  expect(page).toContain(`href="/saturday?day=${day}&amp;homes=S002"`);
  expect(show([second])).not.toContain("Cannot be reached");
});

test("of a home without a position of its own no way is said, and it stands at its time", () => {
  const page = show([first, { ...second, lat: undefined, lng: undefined }]);
  expect(page).toContain("2 Tern Lane, Manly");
  expect(page).not.toMatch(/Cannot be reached|minutes from|Directions/);
});

test("an auction stands there with its place, and its time where that is known", () => {
  const auction = { ...first, next_inspection: undefined, auction: { at: day, place: "Manly Surf Club" } };
  expect(show([auction])).toMatch(/Time to be confirmed.*Auction, Manly Surf Club/s);
});

const auctioned = { ...first, auction: { at: "2026-12-12T11:00", place: "on site" } };

test("a home that is open on the day says when it is auctioned, and on the day itself the auction is a stop", () => {
  expect(show([auctioned])).toContain("Auction Saturday 12 December, 11:00 am, on site");
  const page = show([{ ...auctioned, auction: { at: `${day}T14:00` } }]);
  expect(page).toMatch(/10:00–10:15 am.*2:00 pm.*>Auction</s);
  expect(page).not.toContain("Auction Saturday");
  const wednesday = { ...auctioned, next_inspection: "2026-12-02T17:30/18:00" };
  expect(show([wednesday])).toContain("; auction Saturday 12 December, 11:00 am, on site");
});

test("how driving times are worked out is said in plain words", () => {
  const page = show([first, second]);
  expect(page).toContain("Driving times are our estimate, parking included: allow more on a busy day.");
  expect(page).not.toMatch(/km\/h|×|straight line/);
});

test("a day that has none says when the next is", () => {
  expect(show([first], "2026-11-27")).toContain(
    "None of these homes is open on Friday 27 November. The next open home is on Saturday 28 November.",
  );
  expect(show([first])).not.toContain("None of these homes");
});

test("a home that is not open on the day is named with its next day, or as one without", () => {
  const page = show([{ id: "S003", next_inspection: "2026-12-02T17:30/18:00" }, { id: "S004" }]);
  expect(page).toMatch(/next open on <a href="[^"]*day=2026-12-02[^"]*">Wednesday 2 December<\/a>, 5:30/);
  expect(page).toContain("no open time yet");
  expect(show([{ id: "S005", auction: { at: "2026-12-05T11:00" } }])).toMatch(
    /auction on <a [^>]*>Saturday 5 December<\/a>, 11:00/,
  );
});
