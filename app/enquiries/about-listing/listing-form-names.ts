// Separate from the forms, so that a page that links to one does not load them all.

/** The forms of a rental, at /rental/{id}/{name}; form-fields.tsx has their fields. */
export const rentalFormNames = ["inspection", "enquire"] as const;

/** All forms of a home for sale, at /property/{id}/{name}. */
export const listingFormNames = [...rentalFormNames, "contract"] as const;

export type ListingFormName = (typeof listingFormNames)[number];
