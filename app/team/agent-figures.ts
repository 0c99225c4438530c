import type { Agent } from "./agent.ts";

/** The figures of an agent as printed; what the record leaves out shows the fallbacks of spec §9.13. */
export function toAgentFigures({ experience, rating, totalReviews }: AgentRecord) {
  return {
    experience: experience ?? "5+ years",
    rating: rating ?? 5,
    ratingText: (rating ?? 5).toFixed(1),
    reviews: totalReviews === undefined ? "50+" : String(totalReviews),
    reviewsText: totalReviews === 1 ? "1 review" : `${totalReviews ?? "50+"} reviews`,
  };
}

type AgentRecord = Pick<Agent, "experience" | "rating" | "totalReviews">;
