import * as v from "valibot";
import { agencyState } from "#app/agency/agency-state.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { findStatesOf, parseState, states, toStateAndPostcode } from "#app/region/state.ts";
import { BY_APPOINTMENT, isAuctionTime, isUnreadableInspection } from "../inspections/inspection.ts";
import { factsSchema, othersSchema } from "./facts/fact-values.ts";
import {
  amount,
  colour,
  count,
  day,
  fileAddress,
  line,
  link,
  list,
  nonEmptyLine,
  nonEmptyText,
  orText,
  pastDay,
  pixels,
  price,
} from "./fields.ts";
import { isPlausiblePosition } from "./place/location.ts";

const statuses = ["current", "under-offer", "deposit-taken", "sold", "leased", "withdrawn"] as const;
export type Status = (typeof statuses)[number];

const methods = ["sale", "auction", "expressions", "tender", "set-sale"] as const;
export type Method = (typeof methods)[number];

const auctionResults = ["sold-at-auction", "sold-prior", "sold-after", "passed-in", "withdrawn"] as const;
const pictureLabels = ["location", "staged", "edited", "computer-made"] as const;

const LONGEST_PRICE_TEXT = 60;
const LONGEST_PLACE = 100;
const LONGEST_NAME = 200;
const LONGEST_FEATURE = 100;

const agent = v.object({
  id: v.nullish(nonEmptyLine),
  name: nonEmptyLine,
  phone: nonEmptyLine,
  email: nonEmptyLine,
  /** Another phone number. */
  other_phone: v.nullish(nonEmptyLine),
});

const inspectionTime = v.pipe(
  v.string(),
  v.check(
    (text) => !isUnreadableInspection(text),
    "is not a time such as 2026-11-28T10:00/10:30 or Saturday 10:00/10:30",
  ),
);

const dayOrTime = v.pipe(
  v.string(),
  v.check(isAuctionTime, "is not a time such as 2026-12-05T10:00, or a day"),
);

const picture = v.object({
  src: fileAddress,
  alt: v.nullish(line(LONGEST_NAME)),
  label: v.nullish(v.picklist(pictureLabels)),
  width: v.nullish(pixels),
  height: v.nullish(pixels),
  colour: v.nullish(colour),
  /** Widths of the AVIF encodings beside a JPEG, as photo-800.avif beside photo.jpg. */
  widths: v.nullish(list(pixels, 12)),
});

/** Optional fields. An invalid one is left out with a warning, and the record is kept. */
const optionalFields = {
  next_inspection: v.nullish(inspectionTime),
  price_text: v.nullish(line(LONGEST_PRICE_TEXT)),
  price_display: v.nullish(v.boolean()),
  price_to: v.nullish(price),
  method: v.nullish(v.picklist(methods)),
  auction: v.nullish(v.object({ at: dayOrTime, place: v.nullish(line(LONGEST_PLACE)) })),
  /** When offers close, for a tender, expressions of interest or a set date sale. */
  closes: v.nullish(dayOrTime),
  auction_result: v.nullish(
    orText(
      "result",
      v.object({ result: v.picklist(auctionResults), bid_aud: v.nullish(price), date: v.nullish(day) }),
    ),
  ),
  inspections: v.nullish(
    v.pipe(
      v.unknown(),
      v.transform((value) => (value === BY_APPOINTMENT ? [value] : value)),
      list(v.union([v.literal(BY_APPOINTMENT), inspectionTime]), 20),
    ),
  ),
  listed_on: v.nullish(day),
  price_changed_on: v.nullish(day),
  sold: v.nullish(v.object({ date: pastDay, price_aud: v.nullish(price), display: v.nullish(v.boolean()) })),
  address_display: v.nullish(v.boolean()),
  lat: v.nullish(v.number()),
  lng: v.nullish(v.number()),
  pictures: v.nullish(list(picture, 40)),
  floorplans: v.nullish(list(orText("src", picture), 4)),
  documents: v.nullish(
    list(
      orText(
        "src",
        v.object({ src: fileAddress, title: v.nullish(line(LONGEST_NAME)), bytes: v.nullish(count) }),
      ),
      10,
    ),
  ),
  video: v.nullish(link),
  tour: v.nullish(link),
  /** Other pages about the home. */
  links: v.nullish(list(orText("href", v.object({ href: link })), 5)),
  available: v.nullish(day),
  bond_aud: v.nullish(amount),
  pets: v.nullish(v.picklist(["considered", "welcome"])),
  furnished: v.nullish(v.boolean()),
  lease: v.nullish(line(LONGEST_PLACE)),
  leased_on: v.nullish(day),
  apply: v.nullish(link),
  agents: v.nullish(list(agent, 4)),
  featured: v.nullish(v.boolean()),
  features: v.nullish(list(line(LONGEST_FEATURE), 40)),
  facts: v.nullish(factsSchema),
  also: v.nullish(othersSchema),
  /** When the tenant agreed to pictures of their home. */
  photo_consent: v.nullish(day),
};

export const lenientFields: ReadonlySet<string> = new Set(Object.keys(optionalFields));

/** The fields that records of homes for sale and for rent share (spec §3.1, §3.3). */
export const sharedFields = {
  id: nonEmptyText,
  title: nonEmptyLine,
  address: nonEmptyLine,
  suburb: nonEmptyLine,
  /** A record with an unknown state is left out, so that no home is shown in the wrong state. */
  state: v.nullish(
    v.pipe(
      v.string(),
      v.transform(parseState),
      v.picklist(states, `is not a state or territory such as ${agencyState}`),
    ),
  ),
  postcode: v.nullish(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.trim(),
      v.regex(/^\d{4}$/, `is not a postcode such as ${agency.address.postcode}`),
    ),
  ),
  /** Missing means no parking (spec §2.14); null means not known, as when the agency's software does not tell. */
  parking: v.optional(v.nullable(count), 0),
  type: v.nullish(nonEmptyLine),
  land_size_sqm: v.nullish(amount),
  description: nonEmptyText,
  agent,
  /** A record with an unknown status is left out, so that a sold home is never shown as current. */
  status: v.nullish(v.picklist(statuses)),
  ...optionalFields,
};

const sharedSchema = v.object(sharedFields);

export type SharedRecord = v.InferOutput<typeof sharedSchema>;
export type PictureRecord = v.InferOutput<typeof picture>;
export type PictureLabel = (typeof pictureLabels)[number];

/** The upper end of a hidden price's band; undefined for the last band, and for a shown or missing price. */
export function toPriceBelow({ price_display }: SharedRecord, price: number, edges: readonly number[]) {
  return price_display === false && price > 0 ? edges.find((edge) => edge > price) : undefined;
}

/** Checks fields against each other. */
export function checkFieldsTogether<Fields extends SharedRecord>(toPrice: (record: Fields) => number) {
  return v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const record = dataset.value;
    const refuse = (key: keyof SharedRecord, message: string) =>
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input: { ...record }, key, value: record[key] }],
      });
    if (toPrice(record) === 0 && record.price_display !== false)
      refuse("price_display", "must be false if the price is 0, which means that no price is given");
    if (record.price_to && record.price_to < toPrice(record)) refuse("price_to", "is below the price");
    const { state, postcode } = toStateAndPostcode(record);
    if (state && postcode && !findStatesOf(postcode).includes(state))
      refuse("postcode", `${postcode} is not in ${state}`);
    const { suburb, lat = null, lng = null } = record;
    if (lat !== null && (lng === null || !isPlausiblePosition({ suburb, state, postcode }, { lat, lng })))
      refuse("lat", "lat and lng are not within 5 km of the suburb");
  });
}
