import { expect, test } from "vitest";
import { home, list } from "../arrival/arrival.fixture.ts";
import { bring, openAlone } from "./import.fixture.ts";

type Home = [words: string, kind?: "residential" | "rental"];

const toHome = ([words, kind = "residential"]: Home) =>
  kind === "rental"
    ? home(1, words)
        .replaceAll("residential", "rental")
        .replaceAll("price>", "rent>")
        .replace("2400000", "900")
    : home(1, words);

async function findCodes(...texts: string[]) {
  const db = await openAlone();
  let found: string[] = [];
  for (const text of texts) {
    const { report } = await bring(db, text);
    found = report?.listings.flatMap(({ findings }) => findings.map(({ code }) => code)) ?? [];
  }
  await db.destroy();
  return found;
}

const address = (words: string, attributes = "") =>
  `<address${attributes}><streetNumber>1</streetNumber><street>Tern Lane</street><suburb>FRESHWATER</suburb>${words}</address>`;

test.each<[string, ...Home]>([
  ["invalid-date", '<authority value="auction"/><auction>0000-00-00</auction>'],
  ["unparseable-inspection", "<inspectionTimes><inspection>soon</inspection></inspectionTimes>"],
  ["past-inspection", "<inspectionTimes><inspection>1-Nov-2026 9am</inspection></inspectionTimes>"],
  ["unparseable-number", "<bond>some</bond>", "rental"],
  ["unknown-unit", '<landDetails><area unit="perch">20</area></landDetails>'],
  ["unknown-auction-result", '<auctionOutcome><auctionResult type="?"/></auctionOutcome>'],
  ["hidden-price-withheld", '<price display="no">2400000</price>'],
  ["address-hidden", address("", ' display="no"')],
  ["street-number-composite", address("").replace("<streetNumber>1", "<streetNumber>2/1")],
  ["invalid-coordinates", address("<latitude>0</latitude><longitude>0</longitude>")],
  // In Melbourne.
  ["invalid-field", address("<latitude>-37.8</latitude><longitude>144.9</longitude>")],
  ["insecure-link", '<videoLink href="http://video.example/1"/>'],
  ["media-without-url", '<objects><img id="a" format="jpg" file="a.jpg"/></objects>'],
  ["unmatched-agent", "<listingAgent><name>Ben</name></listingAgent>"],
  ["past-closing", '<authority value="tender"/><tender date="2026-11-01-17:00"/>'],
  ["unknown-value", "<features><pool>heated</pool></features>"],
  ["unparseable-number", "<features><bathrooms>99</bathrooms></features>"],
  ["unparseable-number", '<yearBuilt value="3024"/>'],
  ["unknown-unit", '<landDetails><frontage unit="rod">50</frontage></landDetails>'],
  ["offers-over", "<features><otherFeatures>Cellar, offers over $2,400,000</otherFeatures></features>"],
  ["no-pets", "<features><otherFeatures>Garden, no pets</otherFeatures></features>", "rental"],
  ["extension-fields", '<extraFields><eField name="colour" value="red"/></extraFields>'],
  ["offers-over", "<priceView>Offers over $2,400,000</priceView>"],
  ["range-too-wide", "<price><range><min>2000000</min><max>2400000</max></range></price>"],
  ["hidden-price", '<price display="no">2400000</price><description>Guide $2,400,000</description>'],
  ["auction-past", '<authority value="auction"/><auction date="2026-11-01"/>'],
  ["rent-not-fixed", "<description>From $900 per week</description>", "rental"],
  ["no-pets", "<description>Sorry, no pets.</description>", "rental"],
  ["bond-over-four-weeks", "<bond>4000</bond>", "rental"],
  ["forbidden-charge", "<description>A $50 application fee applies.</description>", "rental"],
])("%s is told of %s", async (code, ...given) => {
  const [, name = ""] = /^<(\w+)/.exec(given[0]) ?? [];
  // In the place of what the home has already.
  const replaced = toHome(given).replace(new RegExp(`<${name}>.*?</${name}>`), "");
  expect(await findCodes(list(replaced.replace("</headline>", `</headline>${given[0]}`)))).toContain(code);
});

test.each([
  ["missing-identity", home(1).replace("<uniqueID>1</uniqueID>", "")],
  ["unknown-agent", home(1).replace("AGENCY", "STRANGER")],
  ["unknown-status", home(1).replace("current", "listed")],
  ["unknown-listing-element", "<castle/>"],
  ["kind-not-shown", "<business/>"],
  ["duplicate-listing", home(1) + home(1, "<yearBuilt/>")],
  ["incomplete-listing", home(1).replace(/<headline>.*<\/headline>/, "")],
  ["incomplete-listing", home(1).replace(/<price>.*<\/price>/, "")],
  ["unreadable-price", home(1).replace(/<price>.*<\/price>/, "<price>1.8M or 1.9M</price>")],
  ["incomplete-listing", home(1).replace(/<address>.*<\/address>/, "")],
  ["possible-relist", home(1) + home(1).replace("<uniqueID>1<", "<uniqueID>2<")],
])("%s is told of %.60s", async (code, text) => expect(await findCodes(list(text))).toContain(code));

test.each([
  ["stale-modtime", "2026-11-19", "<headline>Other words</headline>"],
  ["same-modtime", "2026-11-20", "<headline>Other words</headline>"],
  ["clear-refused", "2026-11-21", "<headline/>"],
  ["price-jump", "2026-11-21", "<price>1000000</price>"],
])("%s is told of a second message", async (code, modTime, words) => {
  const at = (day: string, text: string) =>
    list(text.replace("<residential", `<residential modTime="${day}"`));
  const second = `<residential status="current"><agentID>AGENCY</agentID><uniqueID>1</uniqueID>${words}</residential>`;
  expect(await findCodes(at("2026-11-20", home(1)), at(modTime, second))).toContain(code);
});

test("below-estimate is told of a price below that of the agreement", async () => {
  const db = await openAlone();
  const getEstimate = () => ({ from: 2_500_000, to: 2_600_000 });
  const { report } = await bring(db, list(home(1)), { getEstimate });
  expect(report?.listings[0]?.findings[0]).toMatchObject({ code: "below-estimate", level: "stop" });
  await db.destroy();
});

test.each([
  ["credentials-in-feed", list(home(1)).replace("<propertyList", '<propertyList username="crm"')],
  ["vendor-data-dropped", list(home(1, "<vendorDetails><name>Olive</name></vendorDetails>"))],
  ["wrong-encoding", Buffer.from(list(home(1, "<headline>Caf\u00e9</headline>")), "latin1")],
])("%s is told of a whole file", async (code, content) => {
  const db = await openAlone();
  const { report } = await bring(db, content);
  expect(report).toMatchObject({ state: "done", warnings: [expect.stringMatching(`^${code}: `)] });
  const { reason } = await db.selectFrom("feed_file").select("reason").executeTakeFirstOrThrow();
  expect(reason).toContain(code);
  await db.destroy();
});

test.each([
  ["the file is empty", ""],
  ["there is no listing in it", "<propertyList></propertyList>"],
  ["line 1, column 6: unclosed tag", "<land>"],
  ["this is an HTML page", "<!DOCTYPE html><html><body>502</body></html>"],
  ["<rss> is not REAXML", "<rss></rss>"],
])("%s is why a file is refused", async (reason, text) => {
  const db = await openAlone();
  const { report } = await bring(db, text);
  expect(report).toMatchObject({ state: "refused", counts: {} });
  expect(report?.reason).toContain(reason);
  await db.destroy();
});

test("what CRMs send empty each time needs no word", async () => {
  const slots = [..."abcdefghijkl"].map((id) => `<img id="${id}"/>`).join("");
  const empty = '<landDetails><area unit="square"/></landDetails><listingAgent id="2"><name/></listingAgent>';
  expect(await findCodes(list(home(1, `<objects>${slots}</objects>${empty}<inspectionTimes/>`)))).toEqual([]);
});

test("every finding says where, what stands there, and what to write instead", async () => {
  const db = await openAlone();
  const { report } = await bring(
    db,
    list(home(1, '<landDetails><area unit="perch">20</area></landDetails>')),
  );
  expect(report?.listings[0]?.findings).toEqual([
    {
      code: "unknown-unit",
      path: "landDetails/area@unit",
      words: "perch",
      hint: "square, squareMeter, acre or hectare",
      level: "warn",
    },
  ]);
  await db.destroy();
});
