import { expect, test } from "vitest";
import { supply } from "./supply.fixture.ts";

test("an auction has a day, perhaps a time and a place", () => {
  const auctionAt = (at: string) => supply({ auction: { at, place: "on site" } }).listing?.auction;
  expect(auctionAt("2026-12-05T10:00")).toEqual({ date: "2026-12-05", start: "10:00", place: "on site" });
  expect(auctionAt("2026-12-05")).toEqual({ date: "2026-12-05", start: undefined, place: "on site" });
});

test("an auction result has the bid and the day, else that of the auction", () => {
  const auction = { at: "2026-11-21T10:00" };
  expect(supply({ auction, auction_result: "passed-in" }).listing?.auctionResult).toEqual({
    result: "passed-in",
    date: "2026-11-21",
  });
  const auction_result = { result: "sold-prior", bid_aud: 2_400_000, date: "2026-11-19" };
  expect(supply({ auction, auction_result }).listing?.auctionResult).toEqual({
    result: "sold-prior",
    bid: 2_400_000,
    date: "2026-11-19",
  });
});

test("an auction is to come until its result is known; what was passed in may be auctioned again", () => {
  const auctionAfter = (auction_result: object | string) =>
    supply({ auction: { at: "2026-12-05" }, auction_result }).listing?.auction?.date;
  expect(auctionAfter("withdrawn")).toBeUndefined();
  expect(auctionAfter({ result: "sold-prior", date: "2026-11-28" })).toBeUndefined();
  expect(auctionAfter("passed-in")).toBeUndefined();
  expect(auctionAfter({ result: "passed-in", date: "2026-11-07" })).toBe("2026-12-05");
  expect(supply({ status: "sold", auction: { at: "2026-12-05" } }).listing?.auction).toBeUndefined();
});

test("inspections are sorted, and the next one is the earliest, whatever next_inspection says", () => {
  const inspections = ["2026-12-02T17:00/17:30", "2026-11-28T10:00/10:30", "bad", "2026-11-28T10:00/10:30"];
  const { listing, warned } = supply({ inspections, next_inspection: "2026-12-24T10:00" });
  expect(listing?.inspections.map(({ date }) => date)).toEqual(["2026-11-28", "2026-12-02"]);
  expect(listing?.nextInspection).toEqual({ date: "2026-11-28", start: "10:00", end: "10:30" });
  expect(warned).toEqual(["inspections.2"]);
  expect(supply({ next_inspection: "Saturday 10:00/10:45" }).listing?.inspections).toHaveLength(1);
});

test("inspections may be by appointment", () => {
  expect(supply({ inspections: "by-appointment" })).toMatchObject({
    listing: { isByAppointment: true, inspections: [] },
    warned: [],
  });
});

test("of inspections the first 20 count, with a warning", () => {
  const inspections = Array.from(
    { length: 21 },
    (_, day) => `2026-12-${String(day + 1).padStart(2, "0")}T10:00`,
  );
  expect(supply({ inspections: inspections.slice(1) })).toMatchObject({ warned: [] });
  const { listing, warned } = supply({ inspections });
  expect(listing?.inspections).toHaveLength(20);
  expect(warned).toEqual(["inspections"]);
});
