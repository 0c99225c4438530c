import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { agencySchema } from "#app/agency/folder/schemas/files.ts";
import { HOUR_MS } from "#app/region/time.ts";
import { PROMISED_MS, SOON_MS } from "./promise.ts";

test("the promised time is that of agency.json, and its last sixth is soon", () => {
  expect([PROMISED_MS, SOON_MS]).toEqual([24 * HOUR_MS, 4 * HOUR_MS]);
});

test.each([
  ["2 hours", true],
  ["24 hours", true],
  ["25 hours", false],
  ["a day", false],
])("an agency may promise an answer within %s: %s", (replyWithin, isAccepted) => {
  const agency = JSON.parse(readFileSync("agencies/headland/agency.json", "utf8"));
  expect(v.safeParse(agencySchema, { ...agency, replyWithin }).success).toBe(isAccepted);
});
