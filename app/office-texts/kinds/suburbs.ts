import { href } from "react-router";
import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { places } from "#app/agency/folder/places.ts";
import { hasAllFigures } from "#app/agency/kinds/suburb-schema.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { type Errors, type FormField, field } from "#app/office/frame/form-fields.tsx";
import { optionalPoint } from "#app/office/frame/point.ts";
import { findStatesOf } from "#app/region/state.ts";
import { isBeyondMap } from "#app/slots/maps.server.ts";
import { parseAmount } from "#app/ui/form/amount.ts";
import { optionalNumber } from "#app/values/value-rules.ts";
import { getFixed } from "../published/page-words.ts";
import { suburbTextSchema, toSuburbText } from "../published/suburb-text.ts";
import { defineTextKind, line, lines, optionalLine, optionalText, text, toSlug } from "../text-kind.ts";
import {
  isPictureChoice,
  ownPictures,
  toChosenPicture,
  toPictureChoice,
  toPictureOptions,
} from "./own-pictures.ts";

const growth = v.pipe(
  optionalLine,
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[+\-−]\d{1,3}(?:\.\d+)?%$/, "Enter the growth with its sign, such as +8.2%"),
    ),
  ),
);

const month = v.pipe(
  optionalLine,
  v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "Enter a month, such as 2026-09"))),
);

const name = v.pipe(
  line("Enter the suburb"),
  v.regex(/^\p{L}[\p{L} .'’-]{0,40}$/u, `Write the suburb in letters, such as ${agency.address.suburb}`),
);

const { state } = agency.address;
const postcode = v.pipe(
  line("Enter the postcode"),
  v.regex(/^\d{4}$/, "Enter a postcode of four digits"),
  v.check((digits) => findStatesOf(digits).includes(state), `This postcode is not in ${state}`),
);

const paragraph = { kind: "lines", rows: 6 } as const;
const short = { kind: "lines", rows: 3 } as const;
const list = { kind: "lines", rows: 5, hint: "One per line." } as const;

const form = v.object({
  name: field("Suburb", name),
  postcode: field("Postcode", postcode),
  picture: field(
    "Picture",
    v.pipe(
      optionalLine,
      v.check((name = "") => !name || isPictureChoice(name), "Choose a picture"),
    ),
    {
      options: ownPictures,
      empty: "None",
      hint: "Another one can be uploaded once the suburb is kept, as a draft or on the site.",
    },
  ),
  place: field("Its middle on the map", optionalPoint, {
    hint: "Latitude and longitude, such as -33.78, 151.29; or a link to it on Google Maps or OpenStreetMap.",
  }),
  description: field("In a sentence", text("Write a sentence"), short),
  overview: field("What it is like", optionalText, paragraph),
  lifestyle: field("How people live there", optionalText, paragraph),
  paragraph1: field("About it, first paragraph", optionalText, paragraph),
  paragraph2: field("About it, second paragraph", optionalText, paragraph),
  features: field("Key features", lines, list),
  amenities: field("Close by", lines, list),
  schools: field("Schools", lines, list),
  transport: field("Transport", optionalText, short),
  medianPrice: field("Median price", optionalNumber("Enter the price in dollars", { parse: parseAmount }), {
    hint: "In dollars.",
  }),
  yearlyGrowth: field("Growth over a year", growth, { hint: "As +8.2%." }),
  priceGrowth: field("Growth over five years", growth, { hint: "As +12.5%." }),
  population: field("Population", optionalNumber("Enter a number")),
  asAt: field("Twelve months to", month, { hint: "A month, such as 2026-09.", kind: "month" }),
  source: field("Source", optionalLine),
});

const IN_FOLDER = "The agency’s folder fixes it, with its place on the map.";

function isInFolder(id: string | undefined) {
  return defaultTexts.suburbs.some((suburb) => suburb.id === id);
}

type Looks = Record<string, Partial<FormField>>;

/** A guide of the folder keeps its name, and the folder's fixed words cannot be changed. */
function toLooks(text: v.InferOutput<typeof suburbTextSchema>): Looks {
  const { id, name, postcode, picture, features = [] } = text;
  const looks: Looks = { picture: { options: toPictureOptions(picture) } };
  const known = places.find((each) => each.name === name);
  if (known)
    looks.place = {
      kind: "fixed",
      value: `${known.lat.toFixed(4)}, ${known.lng.toFixed(4)}`,
      hint: IN_FOLDER,
    };
  if (!isInFolder(id)) return looks;
  const fixed = getFixed("suburbs.features");
  return {
    ...looks,
    name: { kind: "fixed", value: name, hint: IN_FOLDER },
    postcode: { kind: "fixed", value: postcode, hint: IN_FOLDER },
    ...(fixed && { features: { kind: "fixed", value: features.join("\n"), hint: fixed } }),
  };
}

const ALL_FIGURES = "Give all six figures and their source, or none of them";

export const suburbKind = defineTextKind({
  kind: "suburb",
  path: "suburbs",
  title: "Suburbs",
  one: "suburb",
  isList: true,
  picture: "Picture",
  schema: suburbTextSchema,
  form,
  toLooks,
  toKey: ({ name = "" }) => toSlug(name),
  findShown: ({ suburbs }) => suburbs.map((suburb) => ({ key: suburb.id, text: toSuburbText(suburb) })),
  toValues: ({ picture, place }) => ({
    picture: toPictureChoice(picture),
    ...(place && { place: `${place.lat}, ${place.lng}` }),
  }),
  toText({ picture: chosen, place, ...words }, { key, before }) {
    const picture = chosen && toChosenPicture(chosen, before?.picture);
    const isKnown = places.some(({ name }) => name === words.name);
    return { ...words, ...(picture && { picture }), ...(place && !isKnown && { place }), id: key };
  },
  findErrors({ id, name = "", ...guide }, { texts }): Errors | undefined {
    const isTaken = texts.suburbs.some((other) => other.id !== id && toSlug(other.name) === toSlug(name));
    if (isTaken) return { name: "There is already a guide to this suburb" };
    return hasAllFigures(guide) ? undefined : { source: ALL_FIGURES };
  },
  findLacks: ({ name, picture, place }) => [
    ...(picture ? [] : ["A picture: its postcode is shown instead."]),
    ...(place || places.some((each) => each.name === name)
      ? []
      : ["A place on the map: homes here are listed, and not drawn."]),
    ...(place && isBeyondMap(place)
      ? ["A place on our map: it lies beyond what the map shows, and homes here are not drawn."]
      : []),
  ],
  toName: ({ id = "", name }) => name ?? id,
  toPath: ({ id = "" }) => href("/suburbs/:id", { id }),
});
