import { expect, test } from "vitest";
import { toAgentFigures } from "./agent.ts";

test("an agent without figures shows the fallbacks of the specification", () => {
  expect(toAgentFigures({})).toEqual({
    experience: "5+ years",
    rating: 5,
    ratingText: "5.0",
    reviews: "50+",
    reviewsText: "50+ reviews",
  });
});

test("an agent's own figures are shown, a rating with one decimal", () => {
  const figures = toAgentFigures({ experience: "12+ years", rating: 4.9, totalReviews: 104 });
  expect(figures).toMatchObject({ experience: "12+ years", ratingText: "4.9", reviewsText: "104 reviews" });
});

test("a new agent has no reviews, then one", () => {
  expect(toAgentFigures({ totalReviews: 0 }).reviewsText).toBe("0 reviews");
  expect(toAgentFigures({ totalReviews: 1 }).reviewsText).toBe("1 review");
});
