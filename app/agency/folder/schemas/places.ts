import * as v from "valibot";
import { list, words } from "#app/agency/texts/kinds/fields.ts";

const point = { lat: v.number(), lng: v.number() };

/**
 * places.json: the suburbs the agency works in, in the order of its map: where a listing is drawn and which postcode
 * finds it. Positions are of the village or the beach, not of an address.
 */
export const placesSchema = v.strictObject({
  suburbs: list(v.strictObject({ name: words, postcode: words, ...point })),
  /** The position of a home for sale, and of a rental, whose suburb is none of these. */
  elsewhere: v.strictObject({ sale: v.strictObject(point), rent: v.strictObject(point) }),
  /** The region as the end of a sentence: "Homes for sale on Sydney’s Northern Beaches". */
  where: words,
  /** How far it reaches: "Homes for sale from Palm Beach to Manly". */
  extent: words,
  /** Names of the whole region. A search ignores them ("Manly, NSW"), since every home is there. */
  regionNames: list(words),
});
