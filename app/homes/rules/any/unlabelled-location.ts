import type { AnyRule } from "../rule.ts";

const place = toSet(
  "beach ocean lagoon harbour headland village shops cafe cafes park reserve ferry wharf promenade aerial suburb neighbourhood",
);
const home = toSet(
  "house home apartment townhouse cottage villa unit building room bedroom bathroom ensuite kitchen living dining study laundry hall entry deck balcony terrace verandah porch patio garden courtyard lawn yard garage facade front rear view views seen from window windows glazing plan",
);

export const unlabelledLocation: AnyRule = {
  code: "unlabelled-location",
  instead: "Give a picture of the neighbourhood the label location",
  test: ({ pictures, hasPictures }) =>
    pictures.flatMap(({ alt, label }, index) =>
      hasPictures && !label && isOfPlace(alt) ? [{ field: `pictures.${index}.alt`, words: alt }] : [],
    ),
};

/** Names a place of the neighbourhood, and no part of a home. */
function isOfPlace(alt: string) {
  const words = alt.toLowerCase().split(/[^a-z]/);
  return words.some((word) => place.has(word)) && !words.some((word) => home.has(word));
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
