import * as v from "valibot";
import { requiredEmail } from "#app/ui/form/text-rules.ts";

export const newsletterSchema = v.object({ email: requiredEmail() });

/** The text that subscribers agree to; stored with their consent. */
export const newsletterWording =
  "New listings and market notes by email, once a month. Nothing else, and a link to stop in every one.";
