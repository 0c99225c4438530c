import * as v from "valibot";
import { day, list, words } from "#app/agency/texts/kinds/fields.ts";

/**
 * A legal page. In its words stand {legalName}, {address} and {email} for what agency.json says, and {phone} for the
 * office's number.
 */
const legalPageSchema = v.strictObject({
  title: words,
  lead: words,
  /** The agency's calendar day. */
  updatedAt: day,
  sections: list(
    v.strictObject({
      /** Its anchor. */
      id: words,
      heading: words,
      paragraphs: list(words),
      items: v.optional(list(words)),
    }),
  ),
});

/** legal.json. /privacy says how the agency keeps to the Australian Privacy Principles; it must stay true of the site. */
export const legalSchema = v.strictObject({ privacy: legalPageSchema, terms: legalPageSchema });

export type LegalPage = v.InferOutput<typeof legalPageSchema>;
