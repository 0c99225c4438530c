import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { region } from "#app/agency/region.ts";
import { isWithin } from "#app/region/region.ts";
import { line } from "#app/ui/form/text-rules.ts";

const MOST_LATITUDE = 90;

/** A point within the agency's state, from two numbers or a link of a map, or empty. */
export const optionalPoint = v.pipe(
  line,
  v.transform((words) => {
    const numbers = (words.replaceAll("−", "-").match(/-?\d{1,3}\.\d+/g) ?? []).map(Number);
    // In a link of a map the coordinates of the pin come after the centre of the view.
    const at = numbers.slice(0, -1).findLastIndex((number) => Math.abs(number) <= MOST_LATITUDE);
    return words && { lat: numbers[at] ?? Number.NaN, lng: numbers[at + 1] ?? Number.NaN };
  }),
  v.check(
    (at) => at === "" || !Number.isNaN(at.lat),
    "Write latitude and longitude, such as -33.78, 151.29, or paste a link to a map that has them",
  ),
  v.check(
    (at) => at === "" || Number.isNaN(at.lat) || isWithin(region.extent, at),
    `This is not in ${agency.address.state}`,
  ),
  v.transform((at) => at || undefined),
);
