import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { agencies } from "./agencies.fixture.ts";

test.each(agencies)(
  "$name shows every home with plans of its own",
  ({ folder, sales, rentals, soldHomes }) => {
    const findPlans = (name: string) =>
      [1, 2]
        .map((floor) => `/plans/${name}-${floor}.svg`)
        .filter((src) => existsSync(`${folder}/public${src}`));
    for (const { id, type, floorplans } of [...sales, ...rentals]) {
      if (type === "Land") continue;
      expect(floorplans.length, id).toBeGreaterThan(0);
      expect(
        floorplans.map(({ src }) => src),
        id,
      ).toEqual(findPlans(id.toLowerCase()));
    }
    for (const { id, plan } of soldHomes) expect(plan, id).toBe(findPlans(`sold-${id}`)[0]);
  },
);
