import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { FactTexts, Features } from "./features.tsx";
import { toShownFacts } from "./shown-facts.server.ts";

const inside = { toilets: 2, study: true, rumpus: true, gym: true, dishwasher: true };
const outside = { poolInGround: true, spa: true, shed: true };
const many = { ...inside, ...outside, splitSystem: true, aspect: "North-east" };

function toShown(record: Partial<SaleRecord>) {
  const shown = toShownFacts(toSampleListing(record));
  if (!shown) throw new Error("The sample has facts");
  return shown;
}

/** The texts of a part of the page, in order. */
function read(part: Parameters<typeof renderToStaticMarkup>[0]) {
  return renderToStaticMarkup(part)
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/(?:<[^>]+>)+/g, "|");
}

test("few features are shown at once, with the agent's own words", () => {
  const shown = toShown({ facts: { study: true, toilets: 2 }, also: ["Wine cellar"] });
  expect(read(<Features {...shown} />)).toBe("|Features|Toilets: 2|Study|Also| Wine cellar|");
});

test("a home with only the agent's own words shows these, without guessed features", () => {
  const shown = toShown({ also: ["Wine cellar"], description: "With a garage." });
  expect(read(<Features {...shown} />)).toBe("|Features|Also| Wine cellar|");
});

test("of many features eight main ones come first, and all unfold in groups", () => {
  const { glance, groups, also } = toShown({ facts: many, also: ["Wine cellar"] });
  expect(glance).toHaveLength(8);
  expect(glance.slice(0, 3)).toEqual(["Study", "In-ground pool", "Split-system air conditioning"]);
  const names = ["Inside", "Outside", "Heating and cooling", "Views and aspect"];
  expect(groups.map(({ name }) => name)).toEqual(names);
  expect(groups.flatMap(({ features }) => features)).toHaveLength(10);
  const page = read(<Features glance={glance} groups={groups} also={also} />);
  expect(page).toContain("|All 11 features|Inside|Toilets: 2|Study|");
  expect(page).toContain("|Views and aspect|Aspect: North-east|Also|Wine cellar|");
});

test("nothing is shown twice, and nothing that is not given", () => {
  const { glance, also } = toShown({ facts: { pool: true, poolInGround: true }, features: ["Sauna"] });
  expect([glance, also]).toEqual([["In-ground pool"], ["Sauna"]]);
  expect(toShownFacts(toSampleListing({ description: "A pool." }))).toBeUndefined();
});

test("years, land and costs are information; a farm and the contract have texts", () => {
  const land = { frontage: 15.24, zoning: "R2", services: "Town water" };
  const texts = { fencing: "Five paddocks", inclusions: "Blinds" };
  const shown = toShown({ facts: { yearBuilt: 1924, ...land, ...texts, newConstruction: true } });
  expect(shown.information).toEqual([
    { label: "Built", value: "1924" },
    { label: "Frontage", value: "15.24 m" },
    { label: "Zoning", value: "R2" },
    { label: "Services", value: "Town water" },
  ]);
  expect(shown.glance).toEqual(["New building"]);
  expect(read(<FactTexts title="On the farm" items={shown.farm} />)).toBe(
    "|On the farm|Fencing|Five paddocks|",
  );
  expect(read(<FactTexts title="Terms and inclusions" items={shown.texts} />)).toBe(
    "|Terms and inclusions|Inclusions|Blinds|",
  );
});

test("a rental shows what tenants may not do", () => {
  expect(toShownFacts(toSampleRental({ facts: { smokers: false } }))?.glance).toEqual(["No smoking"]);
});
