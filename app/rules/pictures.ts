import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { AVAILABLE_NOW } from "#app/homes/record/availability.ts";
import { type Addressed, toStreet } from "#app/homes/record/place/listing-address.ts";
import type { AnyRule, RentalRule } from "./rule.ts";

const place = toSet(
  "beach ocean lagoon harbour headland village shops cafe cafes park reserve ferry wharf promenade aerial suburb neighbourhood",
);
const home = toSet(
  "house home apartment townhouse cottage villa unit building room bedroom bathroom ensuite kitchen living dining study laundry hall entry deck balcony terrace verandah porch patio garden courtyard lawn yard garage facade front rear view views seen from window windows glazing plan",
);

export const pictureRules: readonly AnyRule[] = [
  {
    // Pictures with the same address count as the same picture. A picture of the suburb may be used for several homes.
    code: "picture-elsewhere",
    instead: "Show each home’s own pictures, or label the picture location",
    isOurs: true,
    test: ({ pictures, hasPictures }, { findElsewhere }) =>
      pictures.flatMap((picture, index) => {
        const elsewhere = hasPictures && isOfHome(picture) && findElsewhere(picture.src);
        return elsewhere
          ? [{ field: `pictures.${index}`, words: `${picture.src} also shows ${elsewhere}` }]
          : [];
      }),
  },
  {
    code: "unlabelled-location",
    instead: "Give a picture of the neighbourhood the label location",
    test: ({ pictures, hasPictures, ...listing }) =>
      pictures.flatMap(({ alt, label }, index) =>
        hasPictures && !label && isOfPlace(withoutAddress(alt, listing))
          ? [{ field: `pictures.${index}.alt`, words: alt }]
          : [],
      ),
  },
];

export const photoConsent: RentalRule = {
  code: "photo-consent",
  instead: "Ask the tenant, and give the day they agreed in photo_consent; else leave the pictures out",
  test({ available, photoConsent, pictures, hasPictures }, { today }) {
    const isLater = available !== undefined && available !== AVAILABLE_NOW && available > today;
    const isLivedIn = isLater && !photoConsent;
    const showsHome = hasPictures && pictures.some(isOfHome);
    return isLivedIn && showsHome ? [{ field: "pictures", words: `available ${available}` }] : [];
  },
};

function isOfHome({ label }: AnyListing["pictures"][number]) {
  return label !== "location" && label !== "computer-made";
}

/** Removes the address, because a home in Ocean Street need not show the ocean. */
function withoutAddress(alt: string, listing: Pick<Addressed, "address" | "suburb">) {
  return alt.replaceAll(listing.address, "").replaceAll(toStreet(listing), "");
}

/** Whether a text names a place of the neighbourhood and no part of a home. */
function isOfPlace(alt: string) {
  const words = alt.toLowerCase().split(/[^a-z]/);
  return words.some((word) => place.has(word)) && !words.some((word) => home.has(word));
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
