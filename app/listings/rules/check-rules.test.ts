import { expect, test } from "vitest";
import { toSampleListing } from "../sale/sale.fixture.ts";
import { createCheck } from "./check-rules.fixture.ts";

test("every finding says what it found, the law and what to write", () => {
  const [finding] = createCheck()(toSampleListing({ price_text: "Offers over $1.5m" }));
  expect(finding).toEqual({
    code: "offers-over",
    level: "stop",
    law: expect.stringContaining("s 73(2)"),
    instead: expect.any(String),
    field: "price_text",
    words: "Offers over $1.5m",
  });
});
