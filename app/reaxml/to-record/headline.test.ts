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
  ["THE BEST OF THE NORTHERN BEACHES", "The best of the Northern Beaches"],
  ["TOM OKAFOR PRESENTS A FAMILY HOME", "Tom Okafor presents a family home"],
  ["AUCTION SAT 5TH DEC 10:30-11AM", "Auction Sat 5th Dec 10:30-11am"],
  ["RENOVATED UNIT WITH BBQ, NBN & DLUG", "Renovated unit with BBQ, NBN & DLUG"],
  ["DA APPROVED AND CLOSE TO CBD", "DA approved and close to CBD"],
  ["R3 ZONED, 1,050SQM! 6.6KW SOLAR", "R3 zoned, 1,050sqm! 6.6kW solar"],
  ["OVERSIZED BLOCK – 1,012M² WITH R2 ZONING", "Oversized block – 1,012m² with R2 zoning"],
  ["HUGE PRICE DROP | AVAILABLE 12 MAY", "Huge price drop | Available 12 May"],
  ["GRANNY FLAT + 2 STREET FRONTAGES", "Granny flat + 2 street frontages"],
  ["SPLIT SYSTEM AIRCON & GAS BBQ POINT", "Split system aircon & gas BBQ point"],
  ["FAIRLIGHT'S FINEST APARTMENTS", "Fairlight’s finest apartments"],
  ["LAND OF 620M², 300M TO THE BEACH", "Land of 620m², 300m to the beach"],
  ["OFFERS OVER $1.2M", "Offers over $1.2M"],
  ["WALK TO ST MARKS, WITH A POOL", "Walk to St Marks, with a pool"],
  ["FRENCH DOORS, VICTORIAN CHARM", "French doors, Victorian charm"],
  ["I'VE SOLD! YOU'LL LOVE IT", "I’ve sold! You’ll love it"],
  ["SUN-FILLED, NORTH-FACING, QUIET STREET", "Sun-filled, north-facing, quiet street"],
  ["3BR + STUDY, DLUG, WALK TO CBD", "3br + study, DLUG, walk to CBD"],
  ["DA APPROVED FOR 4 X 3BR TOWNHOUSES (STCA)", "DA approved for 4 x 3br townhouses (STCA)"],
  ["CORNER BLOCK 20M X 40M", "Corner block 20m x 40m"],
  ["OPEN HOME SATURDAY & SUNDAY 11-11.30AM", "Open home Saturday & Sunday 11-11.30am"],
  ["EOI CLOSING 5PM MONDAY 14TH DECEMBER", "EOI closing 5pm Monday 14th December"],
  ["TENANTED AT $650 PW UNTIL MARCH 2027", "Tenanted at $650 pw until March 2027"],
  ["QLD STYLE VERANDAH WITH BIR'S AND WIR", "QLD style verandah with BIR’s and WIR"],
  ["US STYLE KITCHEN. CALL US", "US style kitchen. Call us"],
  ["BETWEEN SYDNEY AND MELBOURNE", "Between Sydney and Melbourne"],
  ["PETREL LANE AT ITS FINEST", "Petrel Lane at its finest"],
  ["LUXURY 2BED 2BATH 1CAR APARTMENT", "Luxury 2bed 2bath 1car apartment"],
  ["WIFI, USB PORTS AND LED LIGHTING", "Wifi, USB ports and LED lighting"],
  ["MASTER W/ ENSUITE", "Master w/ ensuite"],
  ["NSW WATERFRONT, WA TIMBER FLOORS", "NSW waterfront, WA timber floors"],
  ["GRAND QUEENSLANDER ON 24 ACRES", "Grand Queenslander on 24 acres"],
  ["WALK TO ST MARYS, SHOPS AND BUS", "Walk to St Marys, shops and bus"],
  ["BUY ME, I'M GORGEOUS", "Buy me, I’m gorgeous"],
  ["SPACIOUS EX-HOUSING COMMISSION HOME", "Spacious ex-housing commission home"],
  ["FAIRLIGHT HOME NEAR SCHOOL AND SHOPS", "Fairlight home near school and shops"],
  ["*** NEW PRICE ***", "*** New price ***"],
  ["CENTRAL COAST OR LOWER NORTH SHORE", "Central Coast or Lower North Shore"],
  ["BLUE MOUNTAINS VIEWS", "Blue Mountains views"],
  ["MIN. TO HOSPITAL, UNI & TRAIN", "Min. to hospital, uni & train"],
  ["DECEASED ESTATE. MUST BE SOLD", "Deceased estate. Must be sold"],
  ["MUM AND DAD'S RETREAT", "Mum and dad’s retreat"],
  ["THE ONE YOU'VE BEEN WAITING FOR!!!", "The one you’ve been waiting for!"],
])("%s keeps capitals for names and abbreviations", async (sent, shown) => {
  await expectTitle(sent, shown);
});

test.each([
  "MOMENTS TO OCEAN ROAD",
  "FAIRLIGHT VILLAGE LIVING",
  "HOME IN NORTH FAIRLIGHT",
  "NEAR FAIRLIGHT HIGH",
  "IN THE FAIRLIGHT PUBLIC SCHOOL CATCHMENT",
  "WALK TO FAIRLIGHT FAST FERRY",
  "MAY SUIT INVESTORS",
  "OPEN SUN 10AM",
  "FROM 5M",
  "SOLD BY ROSALIND HALL",
  "LUXURY ON QUIET ST WITH POOL",
  "MIELE KITCHEN",
  "CLASSIC US STYLE",
  "CALL ANN TODAY ON 0491 570 156",
  "MIDDLE HARBOUR VIEWS",
  "MCMAHONS POINT LIVING",
  "O'CONNELL PARADE FAMILY HOME",
  "FAMILY HOME NEAR ANZAC PARK",
  "KING STREET CHARM",
  '"THE GABLES" C.1910',
  'WELCOME TO "SEAVIEW"',
  "'SEAVIEW' - A LANDMARK HOME",
  "THE ENTRANCE WATERFRONT",
  "GEORGIAN GRANDEUR C1880",
  "UNIT ON THE CRESCENT",
  "LEASED BY TOM OKAFOR OF HEADLAND",
])("%s stays as sent, because its capitals are uncertain", async (sent) => {
  await expectTitle(sent, sent);
});

test("a named agent keeps capitals, in the team or not", async () => {
  const agent = "<listingAgent><name>Rosalind McHale</name></listingAgent>";
  await expectTitle("ROSALIND MCHALE PRESENTS", "Rosalind McHale presents", agent);
});
