import * as v from "valibot";
import { day, rating, words } from "./fields.ts";

/** A client's words, published with their consent (spec §3.6). */
export const testimonialSchema = v.object({
  id: v.number(),
  name: words,
  suburb: words,
  quote: words,
  rating,
  agentId: v.number(),
  /** Id of a sold property, where the words are about one. */
  propertyId: v.optional(words),
  date: day,
  /** The place where the words were given or published, if worth saying. */
  source: v.optional(words),
});

export type Testimonial = v.InferOutput<typeof testimonialSchema>;
