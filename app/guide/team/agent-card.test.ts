import { expect, test } from "vitest";
import { toCardAreas, toFirstTwo } from "./agent-card.tsx";

test("a card names the first two areas and says by an ellipsis that there are more", () => {
  expect(toCardAreas(["Freshwater", "Avalon", "Manly"])).toBe("Freshwater, Avalon…");
  expect(toCardAreas(["Freshwater", "Avalon"])).toBe("Freshwater, Avalon");
  expect(toCardAreas(["Freshwater"])).toBe("Freshwater");
});

test("a card names the first two specialties and leaves it at that", () => {
  expect(toFirstTwo(["Auctions", "Estates", "Land"])).toBe("Auctions, Estates");
});
