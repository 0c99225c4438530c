import { expect, test } from "vitest";
import { openTestStore } from "#app/store/stores.fixture.ts";
import { home, list } from "../arrival/arrival.fixture.ts";
import { type Again, bring } from "./import.fixture.ts";

type Home = [words: string, kind?: "residential" | "rental"];

const toHome = ([words, kind = "residential"]: Home) =>
  kind === "rental"
    ? home(1, words)
        .replaceAll("residential", "rental")
        .replaceAll("price>", "rent>")
        .replace("2400000", "900")
    : home(1, words);

/** Imports a file into a new store, after the files in `before`. */
async function read(text: string, { before = [], ...again }: { before?: string[] } & Again = {}) {
  const db = await openTestStore();
  for (const each of before) await bring(db, each);
  const { report, row } = await bring(db, text, again);
  return { ...report, findings: report?.listings.flatMap(({ findings }) => findings) ?? [], row };
}

async function findCodes(text: string, ...before: string[]) {
  return (await read(text, { before })).findings.map(({ code }) => code);
}

test.each<[string, ...Home]>([
  // Coordinates in Melbourne.
  ["invalid-field", "<Geocode><latitude>-37.8</latitude><longitude>144.9</longitude></Geocode>"],
  ["offers-over", "<features><otherFeatures>Cellar, offers over $2,400,000</otherFeatures></features>"],
  ["no-pets", "<features><otherFeatures>Garden, no pets</otherFeatures></features>", "rental"],
  ["hidden-price", '<price display="no">2400000</price><description>Guide $2,400,000</description>'],
  ["auction-past", '<authority value="auction"/><auction date="2026-11-01"/>'],
  ["bond-over-four-weeks", "<bond>4000</bond>", "rental"],
])("reports %s for %s", async (code, ...given) => {
  const [, name = ""] = /^<(\w+)/.exec(given[0]) ?? [];
  // Replaces the home's own element.
  const replaced = toHome(given).replace(new RegExp(`<${name}>.*?</${name}>`), "");
  expect(await findCodes(list(replaced.replace("</headline>", `</headline>${given[0]}`)))).toContain(code);
});

test.each([
  ["incomplete-listing", home(1).replace(/<headline>.*<\/headline>/, "")],
  ["incomplete-listing", home(1).replace(/<price>.*<\/price>/, "")],
  ["unreadable-price", home(1).replace(/<price>.*<\/price>/, "<price>1.8M or 1.9M</price>")],
  ["incomplete-listing", home(1).replace(/<address>.*<\/address>/, "")],
])("reports %s for %.60s", async (code, text) => expect(await findCodes(list(text))).toContain(code));

test.each([
  ["stale-modtime", "2026-11-19", "<headline>Other words</headline>"],
  ["price-jump", "2026-11-21", "<price>1000000</price>"],
])("reports %s for a second message", async (code, modTime, words) => {
  const at = (day: string, text: string) =>
    list(text.replace("<residential", `<residential modTime="${day}"`));
  const second = `<residential status="current"><agentID>AGENCY</agentID><uniqueID>1</uniqueID>${words}</residential>`;
  expect(await findCodes(at(modTime, second), at("2026-11-20", home(1)))).toContain(code);
});

test("reports below-estimate for a price below the agreement's estimate", async () => {
  const getEstimate = () => ({ from: 2_500_000, to: 2_600_000 });
  const { findings } = await read(list(home(1)), { getEstimate });
  expect(findings[0]).toMatchObject({ code: "below-estimate", level: "stop" });
});

test.each([
  ["credentials-in-feed", list(home(1)).replace("<propertyList", '<propertyList username="crm"')],
  ["vendor-data-dropped", list(home(1, "<vendorDetails><name>Olive</name></vendorDetails>"))],
])("reports %s for a whole file", async (code, content) => {
  expect(await read(content)).toMatchObject({
    state: "done",
    warnings: [expect.stringMatching(`^${code}: `)],
    row: { reason: expect.stringContaining(code) },
  });
});

test("refuses a file that breaks off", async () => {
  const reason = expect.stringContaining("line 1, column 6: unclosed tag");
  expect(await read("<land>")).toMatchObject({ state: "refused", counts: {}, reason });
});

test("reports nothing for elements that CRMs always send empty", async () => {
  const slots = [..."abcdefghijkl"].map((id) => `<img id="${id}"/>`).join("");
  const empty = '<landDetails><area unit="square"/></landDetails><listingAgent id="2"><name/></listingAgent>';
  expect(await findCodes(list(home(1, `<objects>${slots}</objects>${empty}<inspectionTimes/>`)))).toEqual([]);
});

test("every finding names the place, its value, and what to write instead", async () => {
  const { findings } = await read(list(home(1, '<landDetails><area unit="perch">20</area></landDetails>')));
  const unknown = { code: "unknown-unit", path: "landDetails/area@unit", words: "perch", level: "warn" };
  expect(findings).toEqual([{ ...unknown, hint: "square, squareMeter, acre or hectare" }]);
});
