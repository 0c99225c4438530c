import { href } from "react-router";

const agentRoles = [
  "Principal Agent",
  "Senior Sales Agent",
  "Luxury Property Specialist",
  "Property Manager",
  "Sales Associate",
] as const;

export type AgentTestimonial = { name: string; content: string; rating: number };

/** An agent (spec §3.8). What is left out has the fallbacks of spec §9.13. */
export type Agent = {
  id: number;
  name: string;
  role: (typeof agentRoles)[number];
  /** Longer than the role: shown on the profile. */
  title: string;
  email: string;
  phone: string;
  mobile: string;
  /** What the agency's software calls them: uniqueListingAgentID of REAXML. */
  crmId?: string;
  /** About three lines, for cards. */
  bio: string;
  /** Paragraphs separated by blank lines. */
  fullBio: string;
  /** Name of a portrait in public/pictures, else a plate is drawn. */
  picture?: string;
  specialties: readonly string[];
  awards: readonly { year: number; name: string }[];
  experience?: string;
  rating?: number;
  totalReviews?: number;
  languages: readonly string[];
  areas: readonly string[];
  testimonials: readonly AgentTestimonial[];
};

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
