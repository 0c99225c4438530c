import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { soldProperties } from "./sold.ts";

const Records = v.array(v.object({ id: v.string(), floorplans: v.array(v.object({ src: v.string() })) }));

test("shows every home of the sample with plans of its own", () => {
  for (const file of ["coastal-listings.json", "coastal-rentals.json"])
    for (const { id, floorplans } of v.parse(
      Records,
      JSON.parse(readFileSync(`agencies/headland/homes/${file}`, "utf8")),
    ))
      expect(
        floorplans.map(({ src }) => src),
        id,
      ).toEqual(findPlans(id.toLowerCase()));
  for (const { id, plan } of soldProperties) expect(plan).toBe(findPlans(`sold-${id}`)[0]);
});

function findPlans(name: string) {
  return [1, 2]
    .map((floor) => `/plans/${name}-${floor}.svg`)
    .filter((src) => existsSync(`agencies/headland/public${src}`));
}
