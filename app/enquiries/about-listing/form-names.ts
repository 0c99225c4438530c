/** The forms about a listing, at /property/{id}/{name} and /rental/{id}/{name}; listing-forms.ts describes them. */
export const listingFormNames = ["inspection", "enquire"] as const;

export type ListingFormName = (typeof listingFormNames)[number];
