import * as v from "valibot";
import { agentSchema } from "#app/agency/kinds/agent-schema.ts";
import { articleSchema } from "#app/agency/kinds/article-schema.ts";
import { officeWordsSchema, socialSchema } from "#app/agency/kinds/office-words-schema.ts";
import { described, list, words, wordsUpTo } from "#app/agency/kinds/schema-parts.ts";
import { suburbSchema } from "#app/agency/kinds/suburb-schema.ts";
import { testimonialSchema } from "#app/agency/kinds/testimonial-schema.ts";
import { findPostcodeFault, states } from "#app/region/state.ts";
import { soldSchema } from "./sold.ts";
import { legalSchema, menuSchema, wordsSchema } from "./words.ts";

/** agency.json: the agency itself; the only place for its name and numbers. */
export const agencySchema = v.strictObject({
  name: words,
  descriptor: described(words, "beside the name in the header"),
  isSample: described(v.boolean(), "true only in a sample: the footer says so"),
  legalName: words,
  licence: v.optional(described(words, "of the corporation")),
  abn: v.optional(words),
  address: v.pipe(
    v.strictObject({
      street: words,
      suburb: words,
      state: v.picklist(states, `One of ${states.join(", ")} is expected`),
      postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, "Four digits are expected")),
    }),
    v.forward(
      v.check(
        ({ postcode, state }) => !findPostcodeFault(postcode, state),
        ({ input: { postcode, state } }) => findPostcodeFault(postcode, state) ?? "",
      ),
      ["postcode"],
    ),
  ),
  email: v.pipe(v.string(), v.email("An e-mail address is expected")),
  replyWithin: described(
    v.pipe(words, v.regex(/^(?:[2-9]|1\d|2[0-4]) hours$/, "2 to 24 hours are expected, such as 24 hours")),
    "how soon an enquiry is answered, at most 24 hours",
  ),
  notFoundSentence: described(wordsUpTo(60), "shown at an address that does not exist"),
  defaultPicture: described(words, "stands in for a picture that has gone"),
  claims: described(
    v.partial(v.strictObject({ years: words, sold: words, satisfaction: words })),
    "figures with a source, each optional",
  ),
  social: list(socialSchema),
  /** Defaults until the office publishes changes. */
  office: v.pick(officeWordsSchema, ["phone", "phoneHours", "officeHours", "closure"]),
});

const { content: _content, ...fields } = articleSchema.entries;

/** journal.json: the articles, newest first, at most one featured; their texts are journal/{slug}.md (spec §3.7). */
const articlesSchema = list(v.strictObject(fields));

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** pictures.json: the pictures of public/pictures by name, as `npm run pictures` writes it. */
export const picturesSchema = v.record(
  v.string(),
  v.object({
    width: pixels,
    height: pixels,
    colour: described(
      v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, "A colour such as #8aa1ad is expected")),
      "shown until the picture arrives",
    ),
    widths: described(v.array(pixels), "in pixels, one file for each"),
    alt: words,
  }),
);

const point = { lat: v.number(), lng: v.number() };

/**
 * places.json: the suburbs the agency works in, in the order of its map. They give a listing its place on the map and
 * its postcode. Positions are of the village or the beach, not of an address.
 */
export const placesSchema = v.strictObject({
  suburbs: list(v.strictObject({ name: words, postcode: words, ...point })),
  elsewhere: described(
    v.strictObject({ sale: v.strictObject(point), rent: v.strictObject(point) }),
    "where homes of other suburbs are drawn",
  ),
  where: described(words, "the region, behind 'Homes for sale'"),
  extent: described(words, "how far it reaches, behind 'Homes for sale'"),
  regionNames: described(list(words), "names of the whole region, which a search ignores"),
  walks: v.optional(
    described(
      v.array(
        v.strictObject({
          to: words,
          asked: v.optional(v.array(words)),
          places: list(v.strictObject({ name: words, ...point })),
        }),
      ),
      "where people walk to, the most wanted first; without it no page has walking times",
    ),
  ),
});

/** The JSON files of every agency's folder. */
export const fileSchemas = {
  "agency.json": agencySchema,
  "journal.json": articlesSchema,
  "legal.json": legalSchema,
  "menu.json": menuSchema,
  "people.json": list(agentSchema),
  "pictures.json": picturesSchema,
  "places.json": placesSchema,
  "sold.json": soldSchema,
  "suburbs.json": list(suburbSchema),
  "testimonials.json": list(testimonialSchema),
  "words.json": wordsSchema,
} as const;

/** fixed-words.json: words that the office cannot change, as "about.values.title", and why. */
const fixedWordsSchema = v.strictObject({ why: words, words: list(words) });

/** plates.json: lines behind the initials of people without a portrait, in a square of 400 units. */
const platesSchema = v.object({ stretches: v.array(v.string()) });

const floorSchema = v.object({ src: v.string(), width: v.number(), height: v.number(), alt: v.string() });

/** plans.json: the floor plans of homes, ground floor first, by the id of the record. */
const plansSchema = v.record(v.string(), v.array(floorSchema));

/** Optional files: drawings, floor plans, fixed words, and the files of modules (app/slots/agency-folder.ts). */
export const furtherSchemas = {
  "drawings/plates.json": platesSchema,
  "fixed-words.json": fixedWordsSchema,
  "plans.json": plansSchema,
} as const;
