import { expect, test } from "vitest";
import { toSampleListing } from "../../record/sale.fixture.ts";
import { checkRental, checkSale, createCheck, TODAY } from "../check-rules.fixture.ts";
import { createRuleCheck } from "../check-rules.ts";

test("an agency without a licence number is told once", () => {
  const check = createRuleCheck({ today: TODAY, licence: undefined, getEstimate: () => undefined });
  const codes = ["S001", "S002"].map((id) => check(toSampleListing({ id })).map(({ code }) => code));
  expect(codes).toEqual([["licence-missing"], []]);
});

test("a picture that shows another home is pointed out, one of the street or a drawn one is not", () => {
  const check = createCheck();
  const [a, b] = ["https://photos.example/a.jpg", "https://photos.example/b.jpg"];
  const pictures = [
    { src: a },
    { src: b, label: "location" as const },
    { src: "/c.jpg", label: "computer-made" as const },
  ];
  expect(check(toSampleListing({ id: "S001", pictures }))).toEqual([]);
  expect(check(toSampleListing({ id: "S002", pictures, address: "2 Tern Lane, Manly" }))).toMatchObject([
    { code: "picture-elsewhere", field: "pictures.0", words: `${a} also shows S001` },
  ]);
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

test.each([
  ["Suits a family or a couple.", []],
  ["Indian tenants preferred.", ["excludes-people"]],
  ["An Indian grocer is around the corner.", []],
  // Only excluding people breaks the rule; a kind of home that suits many people does not.
  ["Suits students.", []],
  ["No students.", ["excludes-people"]],
  ["Students only.", ["excludes-people"]],
  // An age is a preference, and no fault where it is only described.
  ["A young couple lives upstairs.", []],
  ["A young couple preferred.", ["excludes-people"]],
  // Too far apart to be said of each other.
  ["Only the hall is carpeted, and the garden has long been loved by children.", []],
  ["No children are allowed in the pool alone.", []],
])("whom a home is for: %j", (description, codes) => {
  expect(checkRental({ description })).toEqual(codes);
});

test.each([
  ["Guaranteed growth.", ["promises-outcome"]],
  ["Growth is not guaranteed.", []],
  ["A guaranteed rent under the lease until 2029.", []],
  ["Council will approve a duplex.", ["promises-outcome"]],
  ["Council has approved a duplex.", []],
  ["A duplex is possible, subject to approval.", []],
  ["Values will double.", ["promises-outcome"]],
  ["Values have doubled since 2010.", []],
  ["The study will double as a guest room.", []],
  ["The view can never be built out.", ["promises-outcome"]],
])("what is promised: %j", (description, codes) => {
  expect(checkSale({ description })).toEqual(codes);
});
