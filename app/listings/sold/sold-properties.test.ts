import { expect, test } from "vitest";
import { agents } from "#app/agency/folder/first-texts.ts";
import { soldProperties } from "#app/agency/folder/words.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import {
  findAgentSales,
  findRecentSales,
  findSalesNearby,
  findSoldProperties,
  getSoldProperty,
  type SoldProperty,
  toSaleInformation,
  toSalesSentence,
  toSoldSummary,
} from "./sold-properties.ts";

test("a sold property is found by exactly its id", () => {
  expect(getSoldProperty("1", [])?.price).toBe(11_100_000);
  for (const id of ["01", "1.0", "1 ", "1abc", "", "5"]) expect(getSoldProperty(id, []), id).toBeUndefined();
});

test("the latest sale comes first", () => {
  const days = findSoldProperties([]).map(({ soldDate }) => soldDate);
  expect(days).toEqual(days.toSorted().reverse());
  expect(days).toHaveLength(4);
});

test("an agent's sales are those with their e-mail address", () => {
  expect(findAgentSales("elodie@headland.example", []).map(({ id }) => id)).toEqual(["1"]);
  expect(findAgentSales("jack@headland.example", [])).toEqual([]);
});

test("every sale has an agent of the team, with the same details", () => {
  for (const { agentName, agentPhone, agentEmail } of soldProperties) {
    const agent = agents.find(({ email }) => email === agentEmail);
    expect([agent?.name, agent?.mobile]).toEqual([agentName, agentPhone]);
  }
});

const soldRecord = {
  id: "S014",
  status: "sold",
  price_aud: 2_000_000,
  sold: { date: "2026-11-01", price_aud: 2_465_000 },
  agent: { name: "Elodie Hart", phone: "0491 570 159", email: "elodie@headland.example" },
} as const;
const sold = toSampleListing(soldRecord);

test("a sold listing is found by its source id, and sorted by its day", () => {
  expect(getSoldProperty("S014", [sold])).toMatchObject({ price: 2_465_000, soldDate: "2026-11-01" });
  expect(findSoldProperties([sold])[0]?.id).toBe("S014");
  expect(findAgentSales("elodie@headland.example", [sold]).map(({ id }) => id)).toEqual(["S014", "1"]);
});

test("recent sales are those of sold.json until four listings are sold", () => {
  const inData = (count: number) => findRecentSales(Array(count).fill(sold)).map(({ id }) => id);
  expect(inData(3)).not.toContain("S014");
  expect(inData(4)).toEqual(["S014", "S014", "S014", "S014"]);
});

test("a sold listing can be saved, a sale of sold.json cannot", () => {
  const ids = findSoldProperties([sold]).map((property) => toSoldSummary(property).sourceId);
  expect(ids).toEqual(["S014", undefined, undefined, undefined, undefined]);
});

test("a withheld price appears nowhere", () => {
  const record = toSampleListing({ ...soldRecord, sold: { ...soldRecord.sold, display: false } });
  expect(getSoldProperty("S014", [record])?.price).toBeUndefined();
  expect(JSON.stringify(findSoldProperties([record])[0])).not.toContain("2000000");
});

/** A sale of sold.json. */
function getSale(id: string) {
  const sale = getSoldProperty(id, []);
  if (!sale) throw new Error(`There is no sale ${id}.`);
  return sale;
}

const apartment: SoldProperty = {
  ...getSale("4"),
  address: "2/6 Heron Street, Dee Why",
  price: 2_320_000,
  description: "It lives like a small house. It has its own gate.",
  soldDate: "2026-10-10",
};

test("a sold card has the full price, the day after the address and the badge Sold", () => {
  expect(toSoldSummary(apartment)).toMatchObject({
    href: "/sold-property/4",
    price: "$2,320,000",
    address: "2/6 Heron Street, Dee Why, sold\u00a010\u00a0October\u00a02026",
    badges: [{ tone: "sold", label: "Sold" }],
    summary: "It lives like a small house.",
  });
});

test("the sale's information ends with the land size if there is one", () => {
  const values = ["$2,320,000", "10 October 2026", "Apartment", "Dee Why"];
  expect(toSaleInformation(apartment).map(({ value }) => value)).toEqual(values);
  expect(toSaleInformation({ ...apartment, landSize: 1012 }).at(-1)?.value).toBe("1,012 sqm");
});

test("a past sale shows its method and days on the market", () => {
  const auction = { method: "auction", auction_result: { result: "sold-prior" } } as const;
  const campaign = { listed_on: "2026-10-06", ...auction };
  const [sale] = findSoldProperties([toSampleListing({ ...soldRecord, ...campaign })]);
  if (!sale) throw new Error("There is no sale.");
  expect(toSoldSummary(sale).campaign).toBe("Sold before auction, 26 days on the market");
  expect(toSaleInformation(sale)).toEqual(
    expect.arrayContaining([
      { label: "Method", value: "Sold before auction" },
      { label: "On the market", value: "26 days" },
    ]),
  );
  expect(toSoldSummary(apartment).campaign).toBeUndefined();
});

test("sales are summed up once four have days on the market", () => {
  const sales = [1, 26, 30, 40].map((days, index) =>
    toSampleListing({
      ...soldRecord,
      listed_on: new Date(Date.parse("2026-11-01") - days * 86_400_000).toISOString().slice(0, 10),
      method: index < 3 ? "auction" : "sale",
    }),
  );
  expect(toSalesSentence(sales.slice(1))).toBeUndefined();
  expect(toSalesSentence([...sales, sold])).toBe(
    "Of the 4 sales since November 2026 that we have full records of, 3 went to auction. Half were sold within 26 days.",
  );
});

test("beside a sale come others of its suburb, then the latest", () => {
  const ids = ["S015", "S016", "S017"];
  const inDeeWhy = ids.map((id) => toSampleListing({ ...soldRecord, id, suburb: "Dee Why" }));
  const find = (sales: Parameters<typeof findSalesNearby>[1]) => findSalesNearby(getSale("4"), sales);
  expect(find([...inDeeWhy, sold])).toMatchObject({ isHere: true, sales: ids.map((id) => ({ id })) });
  const few = find([sold, ...inDeeWhy.slice(0, 1)]);
  expect(few).toMatchObject({ isHere: false, sales: [{ id: "S015" }, { id: "S014" }, {}] });
  expect(find([sold])).toMatchObject({ isHere: false, sales: [{ id: "S014" }, {}, {}] });
});

test("a sale with a withheld price or day says only that", () => {
  const withheld = { ...apartment, price: undefined, soldDate: undefined };
  const { address } = apartment;
  expect(toSoldSummary(withheld)).toMatchObject({ price: "Price withheld", address });
  const labels = toSaleInformation(withheld).map(({ label }) => label);
  expect(labels).toEqual(["Final price", "Property type", "Suburb"]);
});
