import { expect, test } from "vitest";
import { toComparableAddress } from "./comparable-address.ts";
import { findAtAddress, mayHaveNumber, type Placed } from "./find-at-address.ts";
import { splitAddress } from "./split-address.ts";

/** Homes, and below each the spellings that find it. */
const table = `
5 Sally's Corner Road, Manly 2095
  5 Sally's Corner Rd | 5 sallys corner road | 5 Sally’s Corner | 5 SALLYS CORNER RD MANLY NSW 2095
  5-sally-s-corner-road-manly | 5 Sallys Cnr Rd
7 O’Connell Parade, Manly 2095
  7 O'Connell Pde | 7 OConnell Parade | 7 o connell pde | 7 Oʼconnell Parade, Manly
9 St Brendans Rd, Manly 2095
  9 Saint Brendan's Road | 9 st brendans rd | manly 9 St. Brendan’s Rd. | Manly St Brendans Road 9
11 Mt Pleasant Ave, Manly 2095
  11 Mount Pleasant Avenue | 11 mt. pleasant av
14 Petrel Road, Manly 2095
  14 petrel rd | 14 PETREL ROAD | Manly, 14 Petrel Rd | manly 14 petrel rd
  14 Petrel Rd, Manly, New South Wales 2095, Australia | no. 14 petrel road | House at 14 Petrel Rd
  14, Petrel Road | 14/Petrel Road | #14 petrel road manly beach | １４ Petrel Road
  14\u200b Petrel\u00a0Road | manly 2095 14 petrel road | 14_petrel_road | 14 Petrel Road - for sale
Apartment 1102, Level 11, 22 Sky Street, Manly 2095
  1102/22 sky st | level 11, 1102/22 sky | UNIT 1102, L 11, 22 SKY ST, MANLY NSW 2095
9/21 Shearwater Street, Manly 2095
  unit 9 21 Shearwater Street | unit 9, 21 Shearwater St | Unit 9/21 Shearwater St Manly
  U9/21 Shearwater St | u9 21 shearwater st | 9/21 Shearwater St | 9 / 21 shearwater
  9 21 Shearwater Street | 9-21 shearwater street | flat 9 at no 21 shearwater st
  level 2, 9/21 Shearwater Street | unit 9 shearwater street | 9 of 21 Shearwater St
  flat 9 21 shearwater st | apartment 9 21 shearwater st | 21 shearwater st unit 9 | Shearwater Street 9/21
  #9/21 Shearwater Street | Unit #9, 21 Shearwater Street | Manly #9, 21 Shearwater Street | unit-9-21-shearwater-street-manly-nsw-2095
10/21 Shearwater Street, Manly 2095
  apt 10, 21 shearwater street | Apartment 10 of 21 Shearwater Street
12-14 Bay Crescent, Freshwater 2096
  12 Bay Cres | 14 bay cr | 12-14 Bay Crescent | 12 – 14 Bay Crescent Freshwater | 12 & 14 bay cres
  12-14-bay-cres-freshwater-nsw-2096
12A Tern Lane, Freshwater 2096
  12a tern ln | 12 A Tern Lane
12 Tern Lane, Freshwater 2096
  12 tern lane
3/12-16 The Esplanade, Dee Why 2099
  3/12 The Esplanade | 3/14 esplanade dee why | 3/12-16 Esp, Dee Why | unit 3 12-16 the esplanade
Lot 5 Heron Court, Cromer 2099
  lot 5 heron ct | Lot 5, Heron Court | lot5 heron court cromer | L5 Heron Court
Lot 7, 30 Heron Court, Cromer 2099
  30 Heron Crt | lot 7 heron court | Lot 7 30 Heron Court | lot no 7/30 heron ct
Seaview, 2 Gull Close, Avalon 2107
  Seaview, 2 Gull Cl | 2 gull close avalon
8 Sea Eagle Terrace, Whale Beach 2107
  8 seaeagle tce | 8 Sea Eagle Terr, whalebeach
Cnr Ocean Street & Dotterel Road, Narrabeen 2101
  cnr Ocean St & Dotterel Rd | corner of Dotterel Road and Ocean Street, Narrabeen
  Ocean St cnr Dotterel Rd | Ocean St / Dotterel Rd | cnr. ocean st & dotterel rd | corner ocean & dotterel
  Dotterel Rd (cnr Ocean St) | intersection of ocean st and dotterel rd
14 Ocean View Boulevard, Narrabeen 2101
  14 Ocean View Bvd | 14 oceanview blvd
4 Church St, St Ives 2075
  4 Church Street St Ives | 4 church st, saint ives | st ives 4 church st
G01/40 Old Pittwater Hwy, Brookvale 2100
  g1/40 old pittwater highway | G01/40 Old Pittwater Hwy Brookvale
18 2nd Avenue, Brookvale 2100
  18 2nd Ave | 18 Second Av
6 Ocean Street, Narrabeen 2101
  6 Ocean St
8 D’Arcy Avenue, Manly 2095
  8 D Arcy Av | 8-d-arcy-avenue-manly | 8 darcy ave
22 East Esplanade, Manly 2095
  22 E Esplanade | 22 E. Esp, Manly
7 Queens Parade East, Newport 2106
  7 Queens Pde E | 7 queen's parade
2/8 La Perouse Street, Fairlight 2094
  8 Laperouse St
10 MacDonald Street, Freshwater 2096
  10 McDonald St | 10 mc donald street
33 Dr Mackay Way, Manly 2095
  33 doctor mackay way
Level 3, 402/18 Pelican Street, Dee Why 2099
  L3 402/18 Pelican St
9 Panama Close, Manly 2095
  9 panama cl
5 Beach Road, La Perouse 2036
  5 Beach Rd LaPerouse
7 Laperouse Street, Fairlight 2094
  7 La Perouse St, Fairlight
11 McPherson Street, Bronte 2024
  11 MacPherson St | 11 Mac Pherson street bronte
6 First Avenue, Narrabeen 2101
  6 1st Ave
1-3 Park Lane, Manly 2095
  3 park ln
24 New South Head Road, Bondi 2026
  24 new sth head
6A Macquarie Street, Manly 2095
  6/A Macquarie St | 6 / a macquarie st, manly | 6-A Macquarie Street | A/6 Macquarie St
6 Macquarie Street, Manly 2095
  6 Macquarie St
A/8 Macquarie Street, Manly 2095
  8A Macquarie St | 8/A Macquarie St | unit A, 8 Macquarie St
B/8 Macquarie Street, Manly 2095
  flat b 8 macquarie street | 8 macquarie st unit b
6A/12 Plover Street, Dee Why 2099
  6 A/12 Plover St | U6A/12 Plover St
6/12 Plover Street, Dee Why 2099
  unit no. 6, 12 plover | 12 plover st u6
Shop 3/6 Sandpiper Lane, Avalon 2107
  3/6 Sandpiper Ln | shop 3, 6 sandpiper lane
Level 2, 10 Sandpiper Lane, Avalon 2107
  L2/10 Sandpiper Lane | floor 2, 10 sandpiper ln
9-11/21 Cormorant Road, Newport 2106
  units 9-11, 21 cormorant rd | 11/21 cormorant
3/9-11 Cormorant Road, Newport 2106
  9-11 Cormorant Rd
B12/41 Alexander Street, Collaroy 2097
  B-12/41 Alexander St | b 12/41 alexander
Unit A, 14 Heath Street, Mona Vale 2103
  A/14 Heath St | 14a heath st
12 North Steyne, Manly 2095
  12 n steyne
UA/8 Wattle Road, Brookvale 2100
  UA/8 Wattle Rd | unit a/8 wattle rd | A/8 Wattle Road Brookvale | unit A 8 wattle road | 8a wattle road
  ua-8-wattle-road-brookvale
U B/8 Wattle Road, Brookvale 2100
  ub/8 wattle rd | b/8 wattle rd
Penthouse 1, 20 Strand Parade, Dee Why 2099
  penthouse 1, 20 strand parade | penthouse 1 20 strand pde | Penthouse 1/20 Strand Pde Dee Why
  PH1/20 Strand Pde | penthouse-1-20-strand-parade
1/20 Strand Parade, Dee Why 2099
  unit 1/20 strand pde | 1 20 strand pde
Villa 4, 9 Cypress Drive, Warriewood 2102
  v4/9 cypress dr | V4, 9 Cypress Drive | villa 4 9 cypress drive warriewood | 4/9 cypress drive
  villa no 4, 9 cypress dr | v4-9-cypress-drive-warriewood | 9 cypress drive villa 4
V6/9 Cypress Drive, Warriewood 2102
  villa 6/9 cypress dr | unit 6, 9 cypress dr
B12/5 Sea Street, Manly 2095
  block b unit 12, 5 sea street | block b unit 12 5 sea st | unit 12 block b 5 sea st
  bldg b unit 12 5 sea st | building b, unit 12, 5 sea st | block-b-unit-12-5-sea-street-manly-nsw-2095
Block A Unit 12, 5 Sea Street, Manly 2095
  block A unit 12/5 sea street manly | A12/5 sea street manly
Level 2, 30 Bower Street, Manly 2095
  2nd floor 30 bower street | second floor, 30 bower st manly | level 2 30 bower st
  2nd-floor-30-bower-street | ground floor 30 bower st
Level 3, 45 Bower Street, Manly 2095
  level 3, 45 bower st | 3rd floor, 45 Bower Street, Manly NSW 2095 | L3/45 bower
  45 bower street, 3rd floor | level-3-45-bower-street-manly
Shop 2, 77 Barrenjoey Road, Avalon Beach 2107
  shop 2 77 barrenjoey rd | shop 2/77 barrenjoey rd avalon | 77 barrenjoey road shop 2
Suite 5/80 Barrenjoey Road, Avalon Beach 2107
  suite 5, 80 barrenjoey road | ste 5 80 barrenjoey road
Townhouse 3, 14 Fern Close, North Narrabeen 2101
  townhouse 3 14 fern close | town house 3, 14 fern cl | 3/14 fern close | th 3/14 fern close
TH4/14 Fern Close, North Narrabeen 2101
  townhouse 4/14 fern close nth narrabeen
Duplex 2, 6 Fern Close, North Narrabeen 2101
  duplex 2 6 fern close | 2/6 fern cl | 6 fern cl duplex 2
Studio 1, 3 Fern Close, North Narrabeen 2101
  studio 1 3 fern close
12A Smith Street, Mount Colah 2079
  12aSmith St | 12a smith st mt colah | smith st 12a, Mount Colah | 12 A, Smith Street | 12(a) smith st
12 Smith Street, Mount Colah 2079
  12Smith Street | Smith Street 12 | no. 12 Smith St | # 12 Smith St
  12 Smith Street, Mount Colah N.S.W. 2079 | 12 Smith Street Sydney
7 St Johns Avenue, Gordon 2072
  7 Saint John's Avenue | 7 St John’s Ave Gordon | 7 st. johns av
4 The Esplanade, Narrabeen 2101
  4 The Esplanade | 4 the esp | 4 esplanade narrabeen
18 First Avenue, Harbord 2096
  18 1st Ave, Harbord | 18 1st avenue, harbord
3 McIntosh Road, Narraweena 2099
  3 MacIntosh Rd | 3 Mc Intosh Road
60 Pacific Parade, Dee Why 2099
  60 Pacific Prde, Dee Why NSW | “60 Pacific Parade” | 60 Pacific Parade, Dee Why, NSW, 2099, Australia
  60 Pacific Parade DEE WHY NSW 2099 AU | 60 Pacific Parade, DeeWhy | 60pacificparade | 60 pacificparade
  is 60 Pacific Parade still available? | inspection 60 pacific pde | address: 60 pacific parade
  60 Pacific Parade (Dee Why) | \u00a060\u00a0Pacific\u00a0Parade\u00a0 | 60\tPacific\tParade
  60 Pacific Parade,Dee Why,NSW,2099 | 0060 pacific parade
11 Oak Grove, North Curl Curl 2099
  11 oak gr nth curl curl | 11 oak gve north curlcurl
23 Pittwater Road, Collaroy Plateau 2097
  23 pittwater rd collaroy plateau
5 Élan Crescent, Clontarf 2093
  5 elan cres | 5 ÉLAN CRES
2 Queen's Square, Mona Vale 2103
  2 queens sq | 2 Queen\`s Square Mona Vale
15 Hill-Top Boulevard, Allambie Heights 2100
  15 hilltop bvd | 15 hill top blvd allambie hts | 15 Hilltop Boulevarde
8 King Street, Brighton-Le-Sands 2216
  8 king st brighton le sands | 8 King Street, Brighton-le-Sands NSW 2216
  8-king-street-brighton-le-sands-nsw-2216
100-102 Sydney Road, Fairlight 2094
  100 sydney rd | 100 to 102 sydney rd | 100 & 102 sydney road fairlight
Lot 21 Warriewood Road, Warriewood 2102
  lot 21 warriewood rd | lot-21-warriewood-road-warriewood-nsw-2102
1 Point Road, Mooney Mooney 2083
  1 Pt Rd
44 Mt Keira Road, Mt Keira 2500
  44 Mount Keira Rd Mount Keira
10 The Grove, Mosman 2088
  10 the gr | 10 the grove mosman
31 Beach Road, South Coogee 2034
  31 beach rd sth coogee | 31 Beach Rd, S. Coogee
6/14-18 Addison Road, Manly 2095
  6/14 addison rd | 6/16 addison rd | unit 6 14-18 addison rd | Unit 6/14–18 Addison Rd, Manly NSW 2095
  6-14-18-addison-road-manly
G02/40 Old Barrenjoey Road, Avalon Beach 2107
  g2/40 old barrenjoey rd | G 02/40 old barrenjoey rd | unit G02 40 old barrenjoey rd
  g02-40-old-barrenjoey-road-avalon-beach-nsw-2107
601/8 Harbour Street, Mosman 2088
  apartment 601, 8 harbour st | 601 8 harbour st | level 6 601/8 hbr st | 601-8-harbour-street-mosman
B601/8 Harbour Street, Mosman 2088
  apartment b601 8 harbour st | tower b 601/8 harbour st | unit 601 tower b 8 harbour st
9 Old South Head Road, Bondi Junction 2022
  9 old sth head rd | 9 Old South Hd Rd | 9 Old South Head Rd, Bondi Jnc | 9 Old South Head Rd, Bondi Jct
27 Avenue Road, Mosman 2088
  27 avenue rd | 27 ave rd
5 Boulevarde, Newport 2106
17 The Boulevarde, Newport 2106
  17 The Boulevard
`;

const entries = table
  .trim()
  .split(/\n(?! )/)
  .map((entry) => {
    const [home = "", ...lines] = entry.split("\n");
    const [, street = "", suburb = "", postcode] = /^(.+), (.+) (\d{4})$/.exec(home) ?? [];
    const placed: Placed = { address: `${street}, ${suburb}`, suburb, postcode };
    return { street, placed, spellings: lines.flatMap((line) => line.slice(2).split(" | ")) };
  });
const homes = entries.map(({ placed }) => placed);

function find(text: string) {
  return findAtAddress(text, homes)?.homes.map(({ address }) => address.split(",").slice(0, -1).join(","));
}

test.each(entries.flatMap(({ street, spellings }) => spellings.map((text) => [text, street])))(
  "%s is %s",
  (text, street) => expect(find(text)).toEqual([street]),
);

test.each([
  "1 Petrel Road",
  "4 Petrel Road",
  "140 petrel rd",
  "8/21 Shearwater Street",
  "9/12 Shearwater Street",
  "13 Bay Crescent",
  "12B Tern Lane",
  "5 Heron Court",
  "lot 6 heron court",
  "14 Ocean Street",
  "6 Ocean View Boulevard",
  "1/3 Park Lane",
  "14a Petrel Road",
  "14/A Petrel Road",
  "6/B Macquarie St",
  "C/8 Macquarie St",
  "10/21 Cormorant Road",
  "2/14 Petrel Road",
  "24 McPherson Street",
  "level 4, 45 Bower St",
  "block c unit 12, 5 Sea Street",
  "unit 12b, 5 Sea Street",
])("%s has no home but its street is recognised", (text) => {
  const found = findAtAddress(text, homes);
  expect(found?.homes).toEqual([]);
  expect(found?.inStreet).not.toEqual([]);
});

test.each([
  "14 Petrel Lane",
  "14 Petrel Road, Avalon",
  "14 Petrel Road 2096",
  "7 Ocean",
  "petrel road",
  "2095",
  "3 bedrooms",
  "manly 2095",
  "800 000",
  ..."12 | 12a | unit 9 | villa 4 | v4 | block b | level 3 | 2nd floor | lot 21 | no 5 | st | the | 9/21".split(
    " | ",
  ),
  ..."3 bed king | 2 oak floor | 5 sea view | 8 king bed | 2 for sale | 12 Price Street".split(" | "),
])("%s is not an address of a home", (text) => expect(findAtAddress(text, homes)).toBeUndefined());

test("a building's address finds all of its homes", () =>
  expect(find("21 Shearwater Street")).toEqual(["9/21 Shearwater Street", "10/21 Shearwater Street"]));

test("a home without a postcode is found with any", () =>
  expect(
    findAtAddress("1 Tern Lane 2095", [{ address: "1 Tern Lane, Manly", suburb: "Manly" }])?.homes,
  ).toHaveLength(1));

test("no other home is found among those whose comparable address may have the number", () => {
  const typed = entries
    .flatMap(({ spellings }) => spellings)
    .filter((text) => splitAddress(text).numbers.length > 0);
  for (const text of typed) {
    const { numbers } = splitAddress(text);
    const likely = homes.filter(({ address }) => {
      const key = toComparableAddress(address);
      return !key || mayHaveNumber(key, numbers);
    });
    const found = findAtAddress(text, likely)?.homes ?? [];
    expect([[], findAtAddress(text, homes)?.homes]).toContainEqual(found);
  }
  expect(mayHaveNumber("17 gannet crescent manly", [{ from: "18" }])).toBe(false);
  expect(mayHaveNumber("17 gannet crescent manly", [{ from: "15", to: "19" }])).toBe(true);
  expect(mayHaveNumber("12 16 gannet crescent manly", [{ from: "14" }])).toBe(true);
});
