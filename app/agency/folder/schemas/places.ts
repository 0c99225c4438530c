import * as v from "valibot";
import { list, words } from "#app/agency/texts/kinds/fields.ts";

const point = { lat: v.number(), lng: v.number() };

/**
 * places.json: the suburbs the agency works in, in the order of its map: where a listing is drawn and which postcode
 * finds it. Positions are of the village or the beach, not of an address.
 */
export const placesSchema = v.strictObject({
  suburbs: list(v.strictObject({ name: words, postcode: words, ...point })),
  /** Where a home for sale, and a rental, stands whose suburb is none of these. */
  elsewhere: v.strictObject({ sale: v.strictObject(point), rent: v.strictObject(point) }),
  /** Where that is, as a sentence goes on: "Homes for sale on Sydney’s Northern Beaches". */
  where: words,
  /** How far it reaches: "Homes for sale from Palm Beach to Manly". */
  extent: words,
  /** Where all of them are: a search says nothing by naming it ("Manly, NSW"). */
  regionNames: list(words),
});
