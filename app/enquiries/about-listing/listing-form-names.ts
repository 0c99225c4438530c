// Apart from the forms, so that a link to one does not bring them all into the browser.

/** The forms of a rental, at /rental/{id}/{name}; form-fields.tsx has their fields. */
export const rentalFormNames = ["inspection", "enquire"] as const;

/** The forms of a home for sale, at /property/{id}/{name}: these are all. */
export const listingFormNames = [...rentalFormNames, "contract"] as const;

export type ListingFormName = (typeof listingFormNames)[number];
