import { nothing, type RentalRule } from "../rule.ts";

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
