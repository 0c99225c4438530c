import { expect, test } from "vitest";
import { toSampleRental } from "../../record/rental.fixture.ts";
import { checkRental, createCheck, TODAY } from "../check-rules.fixture.ts";

test.each([
  [{ price_display: false }, ["price_display"]],
  [{ price_to: 950 }, ["price_to"]],
  [{ price_to: 900 }, []],
  [{ price_text: "Contact agent" }, ["price_text"]],
  [{ price_text: "$950 per week" }, ["price_text"]],
  [{ price_text: "$900 per week, furnished" }, []],
  [{ price_text: "900 pw" }, []],
  // The rent is printed before what is no price.
  [{ price_text: "Pets considered on application" }, []],
  [{ price_text: "From $900" }, ["price_text"]],
  [{ price_text: "$850 - $900" }, ["price_text"]],
])("a rent of $900 with %j is not fixed in %j", (record, fields) => {
  const findings = createCheck()(toSampleRental(record));
  expect(findings.map(({ field }) => field)).toEqual(fields);
  expect(findings.every(({ code }) => code === "rent-not-fixed")).toBe(true);
});

test("a bond is at most four weeks' rent", () => {
  expect(checkRental({ weekly_rent_aud: 900, bond_aud: 3600 })).toEqual([]);
  expect(checkRental({ weekly_rent_aud: 900, bond_aud: 3601 })).toEqual(["bond-over-four-weeks"]);
});

test("a home that is let shows its rooms when its tenant agreed", () => {
  const lived = { available: "2026-11-29", pictures: [{ src: "https://photos.example/a.jpg" }] };
  expect(checkRental(lived)).toEqual(["photo-consent"]);
  expect(checkRental({ ...lived, photo_consent: "2026-11-01" })).toEqual([]);
  expect(checkRental({ ...lived, available: TODAY })).toEqual([]);
  expect(
    checkRental({ ...lived, pictures: [{ ...lived.pictures[0], src: "/a.jpg", label: "location" }] }),
  ).toEqual([]);
  expect(checkRental({ available: "2026-11-29" })).toEqual([]);
});
