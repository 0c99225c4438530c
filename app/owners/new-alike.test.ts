import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { findNewAlike } from "./new-alike.ts";

test("an owner sees new homes of the same type nearby, most similar first", () => {
  const own = toSampleListing({ type: "House", price_aud: 3_000_000 }, 0);
  const toNew = (price_aud: number, index: number, listed_on = "2026-11-20") =>
    toSampleListing({ type: "House", price_aud, listed_on, address: `${index} Tern Lane, Manly` }, index);
  const homes = [
    own,
    toNew(3_600_000, 1),
    toNew(3_100_000, 2, "2026-11-05"),
    toNew(5_400_000, 3),
    toNew(3_000_000, 4, "2026-09-01"),
  ];
  const found = findNewAlike(own, homes, "2026-11-28");
  expect(found.map(({ address }) => address.slice(0, 1))).toEqual(["2", "1"]);
  expect(found[0]?.facts).toMatch(/, listed 5 November$/);
});
