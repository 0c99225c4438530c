import { expect, test } from "vitest";
import { agencies } from "./agencies.fixture.ts";

const headland = agencies.find(({ name }) => name === "headland");

test("has the luxury specialist sell the house at Whale Beach", () => {
  const specialist = headland?.people.find(({ role }) => role === "Luxury Property Specialist");
  const house = headland?.sales.find(({ suburb }) => suburb === "Whale Beach");
  expect(house?.agent.id).toBe(`agent-${specialist?.id}`);
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
