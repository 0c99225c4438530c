import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSale } from "./compared-home.fixture.ts";
import { SaleComparison } from "./comparison.tsx";

const home = { ...sampleSale, beds: 3 };

function show(homes: readonly (typeof home)[]) {
  const page = renderToStaticMarkup(<SaleComparison homes={homes} />);
  const [table = "", details = ""] = page.split("<details>");
  return { table, details };
}

test("what differs stands side by side under the pictures, what is the same once behind its summary", () => {
  const { table, details } = show([home, { ...home, id: "S015", beds: 4 }]);
  expect(table).toContain("Bedrooms");
  expect(table.match(/<img/g)).toHaveLength(2);
  expect(table).not.toContain("Council a quarter");
  expect(details).toMatch(/Show what is the same \(\d+\)/);
  expect(details.match(/Council a quarter/g)).toHaveLength(1);
  expect(details).toContain("$500");
});

test("of one home every row is shown", () => {
  const { table, details } = show([home]);
  expect(table).toContain("Council a quarter");
  expect(details).toBe("");
});

test("of homes of the region its revenue office's calculator is one link, of homes elsewhere there is none", () => {
  expect(show([home]).table.match(/the calculator of Revenue NSW/g)).toHaveLength(1);
  expect(show([{ ...home, elsewhere: "QLD" }]).table).not.toContain("duty");
});
