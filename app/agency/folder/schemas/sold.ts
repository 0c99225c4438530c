import * as v from "valibot";
import { day, described, list, words } from "#app/agency/kinds/schema-parts.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.number(), v.minValue(1));

export const soldTypes = ["House", "Apartment", "Townhouse"] as const;

const soldRecordSchema = v.strictObject({
  id: words,
  title: words,
  address: words,
  suburb: words,
  price: described(amount, "dollars"),
  beds: count,
  baths: count,
  cars: count,
  type: v.picklist(soldTypes),
  pictures: v.optional(
    described(v.pipe(v.array(words), v.readonly()), "names of pictures, the street view first"),
    [],
  ),
  plan: v.optional(described(words, "of the ground floor")),
  description: words,
  soldDate: described(day, "a day"),
  landSize: v.optional(described(amount, "sqm")),
  agentName: words,
  agentPhone: v.optional(described(words, "left out for an agent who has left")),
  agentEmail: v.optional(words),
});

/** sold.json: recent sales (spec §3.9, §9.16). */
export const soldSchema = list(soldRecordSchema);

export type SoldRecord = v.InferOutput<typeof soldRecordSchema>;
