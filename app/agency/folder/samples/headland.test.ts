import { expect, test } from "vitest";
import { DAY_MS } from "#app/region/time.ts";
import { agencies } from "./agencies.fixture.ts";

const MONTH_MS = 30.5 * DAY_MS;
const headland = agencies.find(({ name }) => name === "headland");

test("has the luxury specialist sell the house at Whale Beach", () => {
  const specialist = headland?.people.find(({ role }) => role === "Luxury Property Specialist");
  const house = headland?.sales.find(({ suburb }) => suburb === "Whale Beach");
  expect(house?.agent.id).toBe(`agent-${specialist?.id}`);
});

test("has sixteen sales on record, spread over the 24 months to the latest, each with its campaign", () => {
  const sold = (headland?.sales ?? []).filter(({ status }) => status === "sold");
  expect(sold).toHaveLength(16);
  const days = [
    ...sold.map(({ sold: sale }) => sale?.date ?? ""),
    ...(headland?.soldHomes ?? []).map(({ soldDate }) => soldDate),
  ].sort();
  expect(days).toHaveLength(20);
  // /sell shows the latest four: those that the specification names.
  expect(days.slice(-4)).toEqual(headland?.soldHomes.map(({ soldDate }) => soldDate).sort());
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const months = (Date.parse(last) - Date.parse(first)) / MONTH_MS;
  expect(months).toBeGreaterThan(21);
  expect(months).toBeLessThanOrEqual(24);
  for (const [index, day] of days.slice(1).entries())
    expect(Date.parse(day) - Date.parse(days[index] ?? ""), day).toBeLessThan(3 * MONTH_MS);
  for (const { id, method, listed_on: listedOn = "", sold: sale } of sold) {
    expect(method, id).toBeTruthy();
    const daysOnMarket = (Date.parse(sale?.date ?? "") - Date.parse(listedOn)) / DAY_MS;
    expect(daysOnMarket, id).toBeGreaterThan(10);
    expect(daysOnMarket, id).toBeLessThan(90);
  }
});

test("sells houses near the median of their suburb as it was, apartments below it", () => {
  for (const { name, stats } of headland?.suburbs ?? []) {
    const { medianPrice = 0 } = stats;
    const sold = (headland?.sales ?? []).filter(({ status, suburb }) => status === "sold" && suburb === name);
    expect(sold.length, name).toBeGreaterThan(1);
    for (const { id, type, price_aud: price } of sold) {
      expect(price, id).toBeLessThan(medianPrice * (type === "House" ? 1.1 : 0.6));
      if (type === "House") expect(price, id).toBeGreaterThan(medianPrice * 0.8);
    }
  }
});

test("says what it means", () => {
  expect(headland?.suburbs[1]?.description).toContain("apartments within a walk of both");
  expect(headland?.words.sold.lead).toBe("What they sold for, to the dollar. Latest first.");
  expect(headland?.words.sell.marketing.heading).toBe("Marketing aimed at the right buyers");
});

test("shows more than two hundred pictures of homes, at least four of each", () => {
  const { sales = [], rentals = [], soldHomes = [] } = headland ?? {};
  const counts = [...sales, ...rentals, ...soldHomes].map(({ pictures }) => pictures.length).filter(Boolean);
  expect(soldHomes.length).toBeGreaterThan(0);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(200);
});
