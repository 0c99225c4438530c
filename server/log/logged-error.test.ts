import fc from "fast-check";
import { expect, test } from "vitest";
import { makeToken } from "#app/store/make-token.server.ts";
import { hidePersonal, toLoggedError } from "./logged-error.ts";

test("tells kind, code and place of an error, and its words without what they quote", () => {
  const error = Object.assign(
    new RangeError('duplicate key "Leila Marsh", Key (email)=(leila@mail.example)'),
    {
      code: "23505",
      detail: "Key (email)=(leila@mail.example) already exists",
    },
  );
  const logged = toLoggedError(error);
  expect(logged).toMatchObject({
    type: "RangeError",
    code: "23505",
    message: "duplicate key …, Key (email)…",
  });
  expect(logged.at?.[0]).toContain("logged-error.test.ts");
  expect(JSON.stringify(logged)).not.toMatch(/leila/i);
});

test("takes the address and the number of a person out of a text, and nothing else", () => {
  expect(hidePersonal("/leave/leila.marsh+x@mail.example/now")).toBe("/leave/…/now");
  expect(hidePersonal("/leave/leila%40mail.example")).toBe("/leave/…");
  expect(hidePersonal("/call/0491 570 110 or +61 2 5550 0142")).toBe("/call/… or …");
  expect(hidePersonal("/call-0491570110/mobile_+61491570110x")).toBe("/call-…/mobile_…x");
  expect(hidePersonal("no list at /shortlist/join/fZ3_kQ9-xLmPa7RtYbW2cD.")).toBe(
    "no list at /shortlist/join/….",
  );
  expect(hidePersonal("/property/12/assets/app-1a2b.js")).toBe("/property/12/assets/app-1a2b.js");
});

const names = [
  "HEADLD-Residential-Current-ABCD1234",
  "/property/HEADLD-148213932",
  "/rental/XNWXNW-3f2a9c1e-8b1d-4c3e-9a7b-0123456789ab",
  "REA-Residential-Current-WithEmptyImagesAndFloorplans.xml",
  "in/Headland_Realty_2026-11-25.zip",
  "/office/homes/house-freshwater-2",
  "/pictures/3f2a9c1e8b1d4c3e9a7b0123456789abcdef0123456789abcdef0123456789ab.avif",
];

test.each(names)("leaves %s as it stands", (name) => {
  expect(hidePersonal(name)).toBe(name);
});

test("no token of ours stands in a log, whatever is around it", () => {
  const around = fc.stringMatching(/^[\w./ =-]{0,30}$/);
  const token = fc.constantFrom(18, 32).map((bytes) => makeToken(bytes));
  fc.assert(
    fc.property(around, fc.noShrink(token), around, (before, made, after) => {
      expect(hidePersonal(before + made + after)).not.toContain(made);
    }),
    { numRuns: 20_000 },
  );
});

test("takes anything that is thrown", () => {
  expect(toLoggedError("leila@mail.example")).toEqual({ type: "string" });
});
