import * as v from "valibot";
import { day, list, words } from "#app/agency/texts/kinds/fields.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.number(), v.minValue(1));

export const soldTypes = ["House", "Apartment", "Townhouse"] as const;

const soldRecordSchema = v.strictObject({
  id: words,
  title: words,
  address: words,
  suburb: words,
  /** In dollars. */
  price: amount,
  beds: count,
  baths: count,
  cars: count,
  type: v.picklist(soldTypes),
  /** Names of pictures in public/pictures, the street view first. */
  pictures: v.optional(v.pipe(v.array(words), v.readonly()), []),
  /** Address of the ground floor's plan. */
  plan: v.optional(words),
  description: words,
  /** The agency's calendar day, as 2026-09-12. */
  soldDate: day,
  /** In sqm. */
  landSize: v.optional(amount),
  agentName: words,
  /** Not of an agent who has left. */
  agentPhone: v.optional(words),
  agentEmail: v.optional(words),
});

/** sold.json: recent sales (spec §3.9, §9.16). */
export const soldSchema = list(soldRecordSchema);

export type SoldRecord = v.InferOutput<typeof soldRecordSchema>;
