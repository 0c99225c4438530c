import * as v from "valibot";
import { elsewhere } from "#app/agency/folder/places.ts";
import { formatWeeklyRent } from "#app/region/format.ts";
import { AVAILABLE_NOW } from "./availability.ts";
import { combineFeatures, findFilterWords, isTagged } from "./facts/combined-features.ts";
import { toRentalFeatures } from "./facts/listing-features.ts";
import { amount, count, day, price } from "./fields.ts";
import { getSubstitute, type ListingPicture, toImages } from "./listing-pictures.ts";
import { checkFieldsTogether, sharedFields, toPriceBelow } from "./listing-record.ts";
import { loadFailures } from "./load-failures.ts";
import { noteHiddenStreet } from "./place/hide-street.ts";
import { type ListedHome, toSharedListing } from "./shared-listing.ts";
import { dropUnknown, toBand, withhold } from "./withhold.ts";

const FEATURED_EVERY = 3;

/** The lower edges of the price bands (spec §5.4). */
export const priceEdges = [1, 800, 1200, 1600, 2000];

const rentalFields = v.object({
  ...sharedFields,
  weekly_rent_aud: price,
  bedrooms: v.nullable(count),
  bathrooms: v.nullable(count),
  home_size_sqm: v.nullish(amount),
  not_before: v.nullish(day),
});

/** A supplied rental (spec §3.3), in dollars a week and sqm. */
export const rentalRecordSchema = v.pipe(
  rentalFields,
  checkFieldsTogether<v.InferOutput<typeof rentalFields>>((record) => record.weekly_rent_aud),
);

export type RentalRecord = v.InferOutput<typeof rentalRecordSchema>;

/** A rental as pages show it (spec §3.4). */
export type Rental = ListedHome & {
  listingType: "Rent";
  id: string;
  /** In dollars a week. */
  price: number;
  /** The size of the home itself; spec §3.4 calls the field landSize (docs/decisions/facts.md). */
  homeSize?: number;
  /** The fallback for a picture that cannot be loaded. */
  defaultPicture: ListingPicture;
  /** The first day on which a tenant can move in, or AVAILABLE_NOW; undefined if nobody said. */
  available?: string;
  /** In dollars. */
  bond?: number;
  pets?: NonNullable<RentalRecord["pets"]>;
  furnished?: boolean;
  lease?: string;
  /** The first day on which the home may be let again. */
  notBefore?: string;
  leasedOn?: string;
  /** The link to apply for the home. */
  apply?: string;
};

function withholdRental(record: RentalRecord): RentalRecord {
  return { ...withhold(record), weekly_rent_aud: toBand(record, record.weekly_rent_aud, priceEdges) };
}

/** A rental's entry in GET /data, with public values only, in the fields of spec §3.3. */
function toRentalEntry(record: RentalRecord) {
  const shown = withholdRental(record);
  return {
    ...shown,
    ...dropUnknown(shown),
    bedrooms: shown.bedrooms ?? undefined,
    bathrooms: shown.bathrooms ?? undefined,
    // Private, for the rules only: they tell that people live there, or that a landlord ended a tenancy.
    not_before: undefined,
    photo_consent: undefined,
    images: toImages(shown.pictures),
  };
}

/** Words that begin a price text about something else. */
const otherSubject =
  /^(?:pets?|cats?|dogs?|furnished|unfurnished|part(?:ly)? furnished|available|parking|inspections?)\b/i;
const priceWords =
  "rent price offer negotia agent call contact poa enquir from pay bid hundred thousand".split(" ");

/** Converts a record for pages (spec §3.4). `index` is its position in the file, changed at `changedAt` (ms). */
export function toRental(supplied: RentalRecord, index: number, changedAt: number): Rental {
  const shown = withholdRental(supplied);
  const record = { ...shown, price_text: toRentText(shown) };
  const pictures = record.pictures ?? [];
  const shared = toSharedListing(record, { pictures, changedAt, elsewhere: elsewhere.rent });
  const tags = toRentalFeatures(record);
  const furnished = record.furnished ?? (isTagged(tags, "furnished") || undefined);
  const pets = record.pets ?? (isTagged(tags, "pets-considered") ? "considered" : undefined);
  const features = furnished === false ? tags.filter((tag) => !isTagged([tag], "furnished")) : tags;
  return {
    ...shared,
    id: record.id,
    price: record.weekly_rent_aud,
    listingType: "Rent",
    featured: record.featured ?? (index + 1) % FEATURED_EVERY === 0,
    beds: record.bedrooms ?? undefined,
    baths: record.bathrooms ?? undefined,
    homeSize: record.home_size_sqm || undefined,
    features,
    filterWords: findFilterWords(combineFeatures({ ...shared, listingType: "Rent", features }), [
      ...(pets ? ["pets-considered" as const] : []),
      ...(furnished ? ["furnished" as const] : []),
    ]),
    priceBelow: toPriceBelow(record, record.weekly_rent_aud, priceEdges),
    defaultPicture: getSubstitute(record.id),
    available: record.available === undefined ? AVAILABLE_NOW : (record.available ?? undefined),
    bond: record.bond_aud ?? undefined,
    pets,
    furnished,
    lease: record.lease ?? undefined,
    notBefore: record.not_before ?? undefined,
    leasedOn: record.leased_on ?? undefined,
    apply: record.apply ?? undefined,
  };
}

/** Puts the rent, which must be stated, before words about something else. */
function toRentText({ price_text: text, price_display, weekly_rent_aud }: RentalRecord) {
  if (!text || price_display === false || !otherSubject.test(text) || /\d/.test(text)) return text;
  const words = text.toLowerCase();
  return priceWords.some((word) => words.includes(word))
    ? text
    : `${formatWeeklyRent(weekly_rent_aud)}. ${text}`;
}

export const rentalFormat = {
  file: "coastal-rentals.json",
  schema: rentalRecordSchema,
  leftOut: "Rental left out",
  failure: loadFailures.rental,
  toListing: toRental,
  toEntry: toRentalEntry,
  isKnownById: true,
  note: noteHiddenStreet,
};
