import { expect, test } from "vitest";
import { completeRental, completeSale } from "#app/homes/record/complete.fixture.ts";
import { read } from "./to-record.fixture.ts";

/** Fields that REAXML has no element for, or whose files are added once fetched. */
const notInReaxml = [
  "apply",
  "featured",
  "features",
  "floorplans",
  "id",
  "images",
  "lease",
  "listed_on",
  "next_inspection",
  "not_before",
  "photo_consent",
  "pictures",
  "price_changed_on",
];

const shared = `
  <address display="yes"><streetNumber>1</streetNumber><street>Tern Lane</street><suburb>Manly</suburb><state>NSW</state><postcode>2095</postcode></address>
  <Geocode><latitude>-33.797</latitude><longitude>151.288</longitude></Geocode>
  <category name="House"/><headline>A house</headline><description>Plain and dry.</description>
  <features><bedrooms>3</bedrooms><bathrooms>2</bathrooms><garages>1</garages><pool>yes</pool><otherFeatures>Boat shed</otherFeatures></features>
  <landDetails><area>612</area></landDetails><buildingDetails><area>180</area></buildingDetails>
  <listingAgent id="1"><name>Ben Ash</name></listingAgent><listingAgent id="2"><name>Ana Reyes</name></listingAgent>
  <inspectionTimes><inspection>5-Dec-2026 10am to 10:30am</inspection></inspectionTimes>
  <videoLink href="https://video.example/1"/><externalLink href="https://tour.example/1"/><externalLink href="https://more.example/1"/>
  <objects><document id="1" url="https://files.example/1.pdf"/></objects>`;

const ofSale = `
  <price display="no"><range><min>1500000</min><max>1600000</max></range></price><priceView>Contact agent</priceView>
  <councilRates>$500 per quarter</councilRates>
  <auctionOutcome><auctionResult type="passed-in"/></auctionOutcome>
  <soldDetails><soldPrice>1550000</soldPrice><soldDate>2026-11-20</soldDate></soldDetails>`;

const ofRental = `<rent period="week">900</rent><bond>3600</bond><dateAvailable>2026-12-15</dateAvailable>
  <allowances><petFriendly>yes</petFriendly><furnished>yes</furnished></allowances>`;

test("every field of a record comes from the feed, or REAXML has no element for it", async () => {
  const listings = await Promise.all([
    read("residential", `${shared}${ofSale}<authority value="auction"/><auction date="2026-12-05T11:00"/>`),
    read(
      "residential",
      `${shared.replace("yes", "no")}<price><range><min>1500000</min><max>1600000</max></range></price><authority value="eoi"/><eoi date="2026-12-11"/>`,
    ),
    read("rental", `${shared}${ofRental}`, "leased"),
  ]);
  const said = listings.flatMap(({ media, codes, ...record }) =>
    Object.entries({ ...record, documents: media }).flatMap(([field, value]) =>
      value === undefined ? [] : [field],
    ),
  );
  const fields = new Set([...Object.keys(completeSale), ...Object.keys(completeRental)]);
  expect([...fields].filter((field) => !said.includes(field)).toSorted()).toEqual(notInReaxml);
});
