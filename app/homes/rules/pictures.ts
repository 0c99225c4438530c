import { toStreet } from "../record/place/listing-address.ts";
import { type AnyRule, nothing, type RentalRule } from "./rule.ts";

const place = toSet(
  "beach ocean lagoon harbour headland village shops cafe cafes park reserve ferry wharf promenade aerial suburb neighbourhood",
);
const home = toSet(
  "house home apartment townhouse cottage villa unit building room bedroom bathroom ensuite kitchen living dining study laundry hall entry deck balcony terrace verandah porch patio garden courtyard lawn yard garage facade front rear view views seen from window windows glazing plan",
);

/** Pictures of the same address are taken for the same picture; one of the suburb may stand with several homes. */
export const pictureElsewhere: AnyRule = {
  code: "picture-elsewhere",
  instead: "Show each home’s own pictures, or label the picture location",
  test: ({ pictures, hasPictures }, { findElsewhere }) =>
    pictures.flatMap(({ src, label }, index) => {
      const isOfHome = hasPictures && label !== "location" && label !== "computer-made";
      const elsewhere = isOfHome && findElsewhere(src);
      return elsewhere ? [{ field: `pictures.${index}`, words: `${src} also shows ${elsewhere}` }] : [];
    }),
};

export const unlabelledLocation: AnyRule = {
  code: "unlabelled-location",
  instead: "Give a picture of the neighbourhood the label location",
  test: ({ pictures, hasPictures, ...listing }) =>
    pictures.flatMap(({ alt, label }, index) =>
      hasPictures && !label && isOfPlace(withoutAddress(alt, listing))
        ? [{ field: `pictures.${index}.alt`, words: alt }]
        : [],
    ),
};

export const photoConsent: RentalRule = {
  code: "photo-consent",
  instead: "Ask the tenant, and give the day they agreed in photo_consent; else leave the pictures out",
  test({ available, photoConsent, pictures, hasPictures }, { today }) {
    const isLivedIn = available !== undefined && available > today && !photoConsent;
    const showsHome =
      hasPictures && pictures.some(({ label }) => label !== "location" && label !== "computer-made");
    return isLivedIn && showsHome ? [{ field: "pictures", words: `available ${available}` }] : nothing;
  },
};

/** A home in Ocean Street is not the ocean. */
function withoutAddress(alt: string, listing: Parameters<typeof toStreet>[0]) {
  return alt.replaceAll(listing.address, "").replaceAll(toStreet(listing), "");
}

/** Names a place of the neighbourhood, and no part of a home. */
function isOfPlace(alt: string) {
  const words = alt.toLowerCase().split(/[^a-z]/);
  return words.some((word) => place.has(word)) && !words.some((word) => home.has(word));
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
