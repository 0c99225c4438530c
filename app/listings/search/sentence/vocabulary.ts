import type { FilterWord } from "#app/homes/record/facts/filter-words.ts";
import type { HomeType } from "#app/homes/record/home-types.ts";

/** Words of types of home, in the singular and in the plural. */
const types = {
  House: "house houses",
  Apartment: "apartment apartments unit units flat flats",
  Townhouse: "townhouse townhouses town-house town-houses",
  Villa: "villa villas",
  Duplex: "duplex duplexes semi semis",
  Terrace: "terrace terraces",
  Studio: "studio studios",
  Land: "land block blocks",
  Acreage: "acreage acreages",
} satisfies Partial<Record<HomeType, string>>;

/** Words of features, by their value in the filter of features. */
const features: Partial<Record<FilterWord, string>> = {
  pool: "pool swimming-pool",
  study: "study home-office",
  fireplace: "fireplace fire-place open-fire",
  garden: "garden yard backyard",
  balcony: "balcony balconies",
  "air-conditioning": "air-conditioning air-conditioned air-conditioner aircon air-con",
  garage: "garage garages",
  "ocean-view": "ocean-view ocean-views sea-view sea-views",
  "water-view": "water-view water-views harbour-view harbour-views",
  "level-access": "level-access step-free",
  "solar-panels": "solar-panels solar",
  "pets-considered":
    "pets pet-friendly pets-allowed pets-considered dog dogs dog-allowed dogs-allowed cat cats",
  furnished: "furnished",
};

export const phrases = {
  type: toPhrases(types),
  feature: toPhrases(features),
  list: toPhrases({
    sale: "for-sale to-buy buy buying",
    rent: "to-rent for-rent rent rental rentals to-let",
  }),
  room: toPhrases({
    beds: "bed beds bedroom bedrooms br bdrm bdrms",
    baths: "bath baths bathroom bathrooms ba bth",
    parking: "car cars car-space car-spaces parking parking-space parking-spaces",
  }),
  bound: toPhrases({
    max: "under up-to up-too below less-than max maximum no-more-than budget at-most",
    min: "over from above more-than at-least min minimum",
  }),
  /** Dollars in one. */
  unit: toPhrases({ 1000000: "m mil mill million millions", 1000: "k thousand", 1: "dollars dollar" }),
  period: toPhrases({ week: "pw p-w per-week a-week weekly week" }),
  /** Square metres in one. */
  area: toPhrases({
    1: "sqm m-2 sq-m square-metres square-meters",
    4046.8564224: "acre acres",
    10000: "ha hectare hectares",
  }),
  number: toPhrases({ 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six" }),
  to: toPhrases({ to: "to and or" }),
  no: toPhrases({ no: "no not without" }),
  /** Made of our words, and something else. */
  other: toPhrases({ other: "granny-flat granny-flats" }),
  street: toPhrases({
    street: "street st road rd avenue ave lane drive crescent place parade rise way court close terrace",
  }),
};

export type Phrases = ReadonlyMap<string, string>;

/** Says nothing by itself. */
export const fillers = new Set(
  "a an and at between by for have having home homes i in is listed looking me more near of on or please plus property properties search some that the to want wanted we which with".split(
    " ",
  ),
);

/** Correct words that differ from one of ours by a letter. */
export const lookalikes = new Set(
  "many lane main horse mouse louse pod pools stud fist land hand sand band".split(" "),
);

/** By the words that are typed, without the hyphens between them. */
function toPhrases(words: Readonly<Record<string, string>>): Phrases {
  return new Map(
    Object.entries(words).flatMap(([value, all]) =>
      all.split(" ").map((phrase) => [phrase.replaceAll("-", " "), value]),
    ),
  );
}
