import { expect, test } from "vitest";
import { toCardAreas, toFirstTwo } from "./agent-card.tsx";

test("a card has the first two areas, and an ellipsis when there are more", () => {
  expect(toCardAreas(["Freshwater", "Avalon", "Manly"])).toBe("Freshwater, Avalon…");
  expect(toCardAreas(["Freshwater", "Avalon"])).toBe("Freshwater, Avalon");
  expect(toCardAreas(["Freshwater"])).toBe("Freshwater");
});

test("a card has the first two specialties only", () => {
  expect(toFirstTwo(["Auctions", "Estates", "Land"])).toBe("Auctions, Estates");
});
