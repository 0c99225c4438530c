import * as v from "valibot";
import { day, list, picture, rating, words } from "./fields.ts";

export const agentRoles = [
  "Principal Agent",
  "Senior Sales Agent",
  "Luxury Property Specialist",
  "Property Manager",
  "Sales Associate",
] as const;

const agentTestimonialSchema = v.object({ name: words, content: words, rating });

/** An agent (spec §3.8). What is left out has the fallbacks of spec §9.13. */
export const agentSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: words,
  role: v.picklist(agentRoles),
  /** Longer than the role: shown on the profile. */
  title: words,
  email: words,
  phone: words,
  mobile: words,
  /** The agent's id in the agency's software: uniqueListingAgentID of REAXML. */
  crmId: v.optional(words),
  /** About three lines, for cards. */
  bio: words,
  /** Paragraphs separated by blank lines. */
  fullBio: words,
  /** Name of a portrait in public/pictures, or one that was uploaded; else a plate is drawn. */
  picture: v.optional(picture),
  specialties: list(words),
  awards: list(v.object({ year: v.number(), name: words })),
  experience: v.optional(v.string()),
  rating: v.optional(rating),
  totalReviews: v.optional(v.number()),
  /** Until which day reviews were counted. */
  reviewsTo: v.optional(day),
  languages: list(words),
  areas: list(words),
  testimonials: list(agentTestimonialSchema),
});

export type Agent = v.InferOutput<typeof agentSchema>;
export type AgentTestimonial = v.InferOutput<typeof agentTestimonialSchema>;

/** Somebody who has left: their homes and enquiries go to the agent with the id `successorId`. */
export const formerAgentSchema = v.object({ ...agentSchema.entries, successorId: agentSchema.entries.id });

export type FormerAgent = v.InferOutput<typeof formerAgentSchema>;
