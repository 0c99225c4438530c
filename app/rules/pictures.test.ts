import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { checkSale, createCheck, TODAY } from "./check-rules.fixture.ts";
import { createRuleCheck } from "./check-rules.ts";

test("a missing licence number is reported once", () => {
  const check = createRuleCheck({ today: TODAY, licence: undefined, getEstimate: () => undefined });
  const codes = ["S001", "S002"].map((id) => check(toSampleListing({ id })).map(({ code }) => code));
  expect(codes).toEqual([["licence-missing"], []]);
});

test("a picture of another home is reported, one of the street or a drawing is not", () => {
  const check = createCheck();
  const [a, b] = ["https://photos.example/a.jpg", "https://photos.example/b.jpg"];
  const [street, drawing] = [
    { src: b, label: "location" as const },
    { src: "/c.jpg", label: "computer-made" as const },
  ];
  const pictures = [{ src: a }, street, drawing];
  expect(check(toSampleListing({ id: "S001", pictures }))).toEqual([]);
  const found = { code: "picture-elsewhere", field: "pictures.0", words: `${a} also shows S001` };
  const other = toSampleListing({ id: "S002", pictures, address: "2 Tern Lane, Manly" });
  expect(check(other)).toMatchObject([found]);
});

test.each([
  ["Manly beach at dawn", undefined, ["unlabelled-location"]],
  ["Manly beach at dawn", "location", []],
  ["Living room with a view of the beach", undefined, []],
  ["", undefined, []],
  ["Pool of 14 Ocean Street, Freshwater", undefined, []],
] as const)("a picture of %j labelled %s", (alt, label, codes) => {
  const picture = { src: "https://photos.example/a.jpg", ...(alt && { alt }), label };
  const address = "14 Ocean Street, Freshwater";
  expect(checkSale({ address, pictures: [picture] })).toEqual(codes);
});
