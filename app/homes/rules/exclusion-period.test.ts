import { expect, test } from "vitest";
import { nsw } from "#app/region/nsw.ts";
import { qld } from "#app/region/qld.ts";
import { toSampleRental } from "../record/rental.fixture.ts";
import { createRuleCheck } from "./check-rules.ts";

function findCodes(
  notBefore: string,
  { today = "2026-11-28", region = nsw as typeof nsw | typeof qld } = {},
) {
  const check = createRuleCheck({ today, licence: "10000000", getEstimate: () => undefined, region });
  return check(toSampleRental({ not_before: notBefore })).map(({ code }) => code);
}

test("a home may not be let before the day that was noted, in New South Wales only", () => {
  expect(findCodes("2027-03-01")).toContain("exclusion-period");
  expect(findCodes("2026-11-29")).toContain("exclusion-period");
  expect(findCodes("2026-11-28")).not.toContain("exclusion-period");
  expect(findCodes("2027-03-01", { region: qld })).not.toContain("exclusion-period");
});
