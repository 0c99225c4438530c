import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { agencySchema } from "#app/agency/folder/schemas/files.ts";
import { toDue } from "#app/office/enquiries/due.ts";
import { HOUR_MS } from "#app/region/time.ts";
import { PROMISED_MS } from "./promise.ts";

test("the promise is that of agency.json, and its last sixth is soon", () => {
  expect(PROMISED_MS).toBe(24 * HOUR_MS);
  const due = (left: number) => toDue({ state: "new", due_at: left, flag: null }, 0).tone;
  expect([due(5 * HOUR_MS), due(4 * HOUR_MS), due(-1)]).toEqual(["fine", "soon", "late"]);
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
