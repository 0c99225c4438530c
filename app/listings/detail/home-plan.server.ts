import { hasAgencyFile } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "#app/agency/folder/read-file.ts";
import type { HomePlan } from "#app/agency/folder/schemas/drawings.ts";
import { getColour } from "#app/agency/folder/theme.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";

const homes = hasAgencyFile("sunlight.json") ? readAgencyFile("sunlight.json") : {};
const plans = new Map(
  Object.values(homes).flatMap((home) =>
    home.floors.slice(0, 1).map(({ src }): [string, HomePlan] => [src, home]),
  ),
);

/** Plan and sunlight of a home, known by its first floor plan. */
export function getHomePlan(firstFloor: string | undefined): HomePlan | undefined {
  return firstFloor === undefined ? undefined : plans.get(firstFloor);
}

/** The floors as pictures, for a home whose record does not list them. */
export function toFloorplans(plan: HomePlan | undefined): Picture[] {
  return (
    plan?.floors.map(({ src, alt, width, height }) => ({
      src,
      alt,
      width,
      height,
      colour: getColour("foam"),
      widths: [],
    })) ?? []
  );
}
