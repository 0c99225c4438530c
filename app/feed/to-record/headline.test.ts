import { test } from "vitest";
import { expectFields, sale } from "./to-record.fixture.ts";

const address = "<address><street>Petrel Lane</street><suburb>Fairlight</suburb></address>";

async function expectTitle(headline: string, title: string, more = address) {
  expectFields(await sale(`${more}<headline>${headline.replaceAll("&", "&amp;")}</headline>`), { title });
}

test.each([
  ["BRIGHT COTTAGE ABOVE FRESHWATER BEACH", "Bright cottage above Freshwater Beach"],
  ["AVALON'S FINEST VIEWS", "Avalon’s finest views"],
  ["RARE FIND IN PETREL LANE, FAIRLIGHT", "Rare find in Petrel Lane, Fairlight"],
  ["BETWEEN CURL CURL AND DEE WHY", "Between Curl Curl and Dee Why"],
  ["THE BEST OF THE NORTHERN BEACHES", "The best of the Northern Beaches"],
  ["TOM OKAFOR PRESENTS A FAMILY HOME", "Tom Okafor presents a family home"],
  ["AUCTION SAT 5TH DEC 10:30-11AM", "Auction Sat 5th Dec 10:30-11am"],
  ["AVAILABLE 12 MAY", "Available 12 May"],
  ["RENOVATED UNIT WITH BBQ, NBN & DLUG", "Renovated unit with BBQ, NBN & DLUG"],
  ["DA APPROVED AND CLOSE TO CBD", "DA approved and close to CBD"],
  ["R3 ZONED, 1,050SQM! 6.6KW SOLAR", "R3 zoned, 1,050sqm! 6.6kW solar"],
  ["R3 ZONED, 1,050sqm", "R3 zoned, 1,050sqm"],
  ["LAND OF 620M², 300M TO THE BEACH", "Land of 620m², 300m to the beach"],
  ["OFFERS OVER $1.2M", "Offers over $1.2M"],
  ["WALK TO ST MARKS, WITH A POOL", "Walk to St Marks, with a pool"],
  ["FRENCH DOORS, VICTORIAN CHARM", "French doors, Victorian charm"],
  ["I'VE SOLD! YOU'LL LOVE IT", "I’ve sold! You’ll love it"],
  ["SUN-FILLED, NORTH-FACING, QUIET STREET", "Sun-filled, north-facing, quiet street"],
])("%s has the capitals of names and abbreviations", async (sent, shown) => {
  await expectTitle(sent, shown);
});

test.each([
  "NEAR WATTLEBIRD RESERVE",
  "MOMENTS TO OCEAN ROAD",
  "FAIRLIGHT VILLAGE LIVING",
  "HOME IN NORTH FAIRLIGHT",
  "MAY SUIT INVESTORS",
  "OPEN SUN 10AM",
  "FROM 5M",
  "SOLD BY ROSALIND HALL",
  "LUXURY ON QUIET ST WITH POOL",
  "MIELE KITCHEN",
])("%s stays as it was sent: its capitals are not certain", async (sent) => {
  await expectTitle(sent, sent);
});

test("the agent whom a listing names keeps the capitals, of the team or not", async () => {
  const agent = "<listingAgent><name>Rosalind McHale</name></listingAgent>";
  await expectTitle("ROSALIND MCHALE PRESENTS", "Rosalind McHale presents", agent);
});
