import * as v from "valibot";
import { list, words, wordsUpTo } from "#app/agency/texts/kinds/fields.ts";
import { officeWordsSchema, socialSchema } from "#app/agency/texts/kinds/office-words.ts";
import { zones } from "#app/region/time.ts";

/** agency.json: the agency itself, the one place for its name and its numbers. */
export const agencySchema = v.strictObject({
  name: words,
  /** The kind of business, beside the name in the wordmark. */
  descriptor: words,
  /** Puts a line into the footer that says so. False with your own people and homes. */
  isSample: v.boolean(),
  legalName: words,
  /** The corporation's licence; a sample's is invented, as its ABN is. */
  licence: v.optional(words),
  abn: v.optional(words),
  address: v.strictObject({
    street: words,
    suburb: words,
    state: v.custom<keyof typeof zones>(
      (state) => typeof state === "string" && Object.hasOwn(zones, state),
      `The product has no region for this state yet; it has ${Object.keys(zones).join(" and ")} (app/region)`,
    ),
    postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, "Four digits are expected")),
  }),
  email: v.pipe(v.string(), v.email("An e-mail address is expected")),
  /** How soon an enquiry is answered. */
  replyWithin: words,
  /** Shown at an address that does not exist: "There is no such address on this coast." */
  notFoundSentence: wordsUpTo(60),
  /** Name of the picture that stands in for one that has gone. */
  defaultPicture: words,
  /** Figures that it can show the source of. */
  claims: v.partial(v.strictObject({ years: words, sold: words, satisfaction: words })),
  social: list(socialSchema),
  /** When and how the office is reached, until the office publishes something else. */
  office: v.omit(officeWordsSchema, ["licence", "abn", "social"]),
});
