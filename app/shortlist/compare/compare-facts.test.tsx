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

test("differing facts are columns under the pictures, equal facts are listed once behind a summary", () => {
  const { table, details } = show([home, { ...home, id: "S015", beds: 4 }]);
  expect(table).toContain("Bedrooms");
  expect(table.match(/<img/g)).toHaveLength(2);
  expect(table).not.toContain("Council per quarter");
  expect(details).toMatch(/Show what is the same \(\d+\)/);
  expect(details.match(/Council per quarter/g)).toHaveLength(1);
  expect(details).toContain("$500");
});

test("a single home shows every row", () => {
  const { table, details } = show([home]);
  expect(table).toContain("Council per quarter");
  expect(details).toBe("");
});

test("homes of the region have one link to the revenue office's calculator, homes elsewhere none", () => {
  expect(show([home]).table.match(/the calculator of Revenue NSW/g)).toHaveLength(1);
  expect(show([{ ...home, elsewhere: "QLD" }]).table).not.toContain("duty");
});
