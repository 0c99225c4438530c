import * as v from "valibot";
import { email } from "../form/text-rules.ts";

/** The 'Stay Updated' field. */
export const newsletterSchema = v.object({ email });
