import * as v from "valibot";
import { day, described, rating, words } from "./schema-parts.ts";

/** A client's words, published with their consent (spec §3.6). */
export const testimonialSchema = v.object({
  id: v.number(),
  name: words,
  suburb: words,
  quote: words,
  rating,
  agentId: v.number(),
  propertyId: v.optional(described(words, "an id in sold.json")),
  date: day,
  source: v.optional(described(words, "where they were published")),
});

export type Testimonial = v.InferOutput<typeof testimonialSchema>;
