import * as v from "valibot";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { parseWallTime } from "./moments.ts";

/** A past day in any form that the feed reads (docs/feed.md#reading). */
export const pastDay = v.pipe(
  v.string(),
  v.transform((text) => parseWallTime(text)?.day),
  v.string("a day is expected, such as 2024-03-01 or 1/3/2024"),
  v.check((day) => day <= toAgencyTime(Date.now()), "a day in the past is expected"),
);
