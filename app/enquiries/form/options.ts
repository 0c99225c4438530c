/** What the forms' selects offer (spec §9.11, §9.12): the value is sent and kept, the label is shown. */
export const appraisalTypes = [
  { value: "selling", label: "Looking to sell" },
  { value: "buying", label: "Looking to buy" },
  { value: "curious", label: "Just curious about value" },
  { value: "refinancing", label: "Refinancing" },
  { value: "insurance", label: "Insurance purposes" },
] as const;

export const propertyTypes = [
  { value: "house", label: "House" },
  { value: "apartment", label: "Apartment" },
  { value: "townhouse", label: "Townhouse" },
  { value: "villa", label: "Villa" },
  { value: "duplex", label: "Duplex" },
  { value: "land", label: "Land/Vacant Block" },
] as const;

export const contactReasons = [
  { value: "website", label: "Website" },
  { value: "referral", label: "Referral" },
  { value: "advertisement", label: "Advertisement" },
  { value: "social-media", label: "Social media" },
  { value: "google", label: "Google" },
  { value: "past-client", label: "Past client" },
  { value: "other", label: "Other" },
] as const;

export const bedrooms = [
  { value: "1", label: "1" },
  { value: "2", label: "2" },
  { value: "3", label: "3" },
  { value: "4", label: "4" },
  { value: "5+", label: "5+" },
] as const;

export const bathrooms = [
  { value: "1", label: "1" },
  { value: "2", label: "2" },
  { value: "3", label: "3" },
  { value: "4+", label: "4+" },
] as const;

export const carSpaces = [
  { value: "0", label: "0" },
  { value: "1", label: "1" },
  { value: "2", label: "2" },
  { value: "3+", label: "3+" },
] as const;

export const timeframes = [
  { value: "immediately", label: "Immediately" },
  { value: "1-3months", label: "1–3 months" },
  { value: "3-6months", label: "3–6 months" },
  { value: "6-12months", label: "6–12 months" },
  { value: "just-curious", label: "Just curious about value" },
] as const;
