import { href } from "react-router";
import type { Agent } from "../texts/kinds/agent.ts";

/** An agent's figures as shown, with the fallbacks of spec §9.13. */
export function toAgentFigures({
  experience,
  rating,
  totalReviews,
}: Pick<Agent, "experience" | "rating" | "totalReviews">) {
  return {
    experience: experience ?? "5+ years",
    rating: rating ?? 5,
    ratingText: (rating ?? 5).toFixed(1),
    reviews: totalReviews === undefined ? "50+" : String(totalReviews),
    reviewsText: totalReviews === 1 ? "1 review" : `${totalReviews ?? "50+"} reviews`,
  };
}

/** An agent's own question form; an agency without agents has the contact page. */
export function toAskPath(agent: Pick<Agent, "id"> | undefined) {
  return agent ? href("/team/:id/ask", { id: String(agent.id) }) : href("/contact");
}
