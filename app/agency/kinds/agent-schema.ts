import * as v from "valibot";
import { day, described, list, picture, rating, words } from "./schema-parts.ts";

const agentTestimonialSchema = v.object({ name: words, content: words, rating });

/** An agent (spec §3.8). */
export const agentSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: words,
  role: described(words, "questions about rentals go to the first Property Manager"),
  title: described(words, "on the profile"),
  email: words,
  phone: words,
  mobile: v.optional(words),
  crmId: v.optional(described(words, "uniqueListingAgentID of REAXML")),
  bio: described(words, "three lines, for cards"),
  fullBio: described(words, "paragraphs, with blank lines between"),
  picture: v.optional(described(picture, "a portrait; else initials are drawn")),
  specialties: v.optional(list(words), []),
  awards: v.optional(list(v.object({ year: v.number(), name: words })), []),
  experience: v.optional(v.string()),
  rating: v.optional(rating),
  totalReviews: v.optional(v.number()),
  reviewsTo: v.optional(described(day, "the day they were counted")),
  languages: v.optional(list(words), []),
  areas: v.optional(list(words), []),
  testimonials: v.optional(list(agentTestimonialSchema), []),
});

export type Agent = v.InferOutput<typeof agentSchema>;

/** The phone number of an agent on the pages of homes. */
export function toOwnPhone({ mobile, phone }: Pick<Agent, "mobile" | "phone">) {
  return mobile ?? phone;
}
export type AgentTestimonial = v.InferOutput<typeof agentTestimonialSchema>;

/** Somebody who has left. The agent with the id `successorId` takes over their homes and enquiries. */
export const formerAgentSchema = v.object({ ...agentSchema.entries, successorId: agentSchema.entries.id });

export type FormerAgent = v.InferOutput<typeof formerAgentSchema>;
