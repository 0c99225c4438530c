import { expect, test } from "vitest";
import { findAtAddress, type Placed } from "./find-at-address.ts";

const homes = (
  [
    "5 Sally's Corner Road, Manly 2095",
    "7 O’Connell Parade, Manly 2095",
    "9 St Brendans Rd, Manly 2095",
    "11 Mt Pleasant Ave, Manly 2095",
    "14 Petrel Road, Manly 2095",
    "9/21 Shearwater Street, Manly 2095",
    "10/21 Shearwater Street, Manly 2095",
    "12-14 Bay Crescent, Freshwater 2096",
    "12A Tern Lane, Freshwater 2096",
    "12 Tern Lane, Freshwater 2096",
    "3/12-16 The Esplanade, Dee Why 2099",
    "Lot 5 Heron Court, Cromer 2099",
    "Lot 7, 30 Heron Court, Cromer 2099",
    "Seaview, 2 Gull Close, Avalon 2107",
    "8 Sea Eagle Terrace, Whale Beach 2107",
    "Cnr Ocean Street & Dotterel Road, Narrabeen 2101",
    "14 Ocean View Boulevard, Narrabeen 2101",
    "4 Church St, St Ives 2075",
    "G01/40 Old Pittwater Hwy, Brookvale 2100",
    "18 2nd Avenue, Brookvale 2100",
    "6 Ocean Street, Narrabeen 2101",
    "8 D’Arcy Avenue, Manly 2095",
    "22 East Esplanade, Manly 2095",
    "7 Queens Parade East, Newport 2106",
  ] as const
).map((text): Placed => {
  const [, street = "", suburb = "", postcode] = /^(.+), (.+) (\d{4})$/.exec(text) ?? [];
  return { address: `${street}, ${suburb}`, suburb, postcode };
});

function find(text: string) {
  return findAtAddress(text, homes)?.homes.map(({ address }) => address.split(",").slice(0, -1).join(","));
}

test.each([
  // As the cases have them, and near them.
  ["5 Sally's Corner Rd", "5 Sally's Corner Road"],
  ["5 sallys corner road", "5 Sally's Corner Road"],
  ["5 Sally’s Corner", "5 Sally's Corner Road"],
  ["5 SALLYS CORNER RD MANLY NSW 2095", "5 Sally's Corner Road"],
  ["5-sally-s-corner-road-manly", "5 Sally's Corner Road"],
  ["7 O'Connell Pde", "7 O’Connell Parade"],
  ["7 OConnell Parade", "7 O’Connell Parade"],
  ["7 o connell pde", "7 O’Connell Parade"],
  ["7 Oʼconnell Parade, Manly", "7 O’Connell Parade"],
  ["9 Saint Brendan's Road", "9 St Brendans Rd"],
  ["9 st brendans rd", "9 St Brendans Rd"],
  ["manly 9 St. Brendan’s Rd.", "9 St Brendans Rd"],
  ["Manly St Brendans Road 9", "9 St Brendans Rd"],
  ["11 Mount Pleasant Avenue", "11 Mt Pleasant Ave"],
  ["11 mt. pleasant av", "11 Mt Pleasant Ave"],
  ["14 petrel rd", "14 Petrel Road"],
  ["14 PETREL ROAD", "14 Petrel Road"],
  ["Manly, 14 Petrel Rd", "14 Petrel Road"],
  ["manly 14 petrel rd", "14 Petrel Road"],
  ["14 Petrel Rd, Manly, New South Wales 2095, Australia", "14 Petrel Road"],
  ["no. 14 petrel road", "14 Petrel Road"],
  ["House at 14 Petrel Rd", "14 Petrel Road"],
  ["14, Petrel Road", "14 Petrel Road"],
  ["14/Petrel Road", "14 Petrel Road"],
  ["#14 petrel road manly beach", "14 Petrel Road"],
  ["１４ Petrel Road", "14 Petrel Road"],
  ["14\u200b Petrel\u00a0Road", "14 Petrel Road"],
  ["manly 2095 14 petrel road", "14 Petrel Road"],
  // Units.
  ["unit 9 21 Shearwater Street", "9/21 Shearwater Street"],
  ["unit 9, 21 Shearwater St", "9/21 Shearwater Street"],
  ["Unit 9/21 Shearwater St Manly", "9/21 Shearwater Street"],
  ["U9/21 Shearwater St", "9/21 Shearwater Street"],
  ["u9 21 shearwater st", "9/21 Shearwater Street"],
  ["9/21 Shearwater St", "9/21 Shearwater Street"],
  ["9 / 21 shearwater", "9/21 Shearwater Street"],
  ["9 21 Shearwater Street", "9/21 Shearwater Street"],
  ["9-21 shearwater street", "9/21 Shearwater Street"],
  ["apt 10, 21 shearwater street", "10/21 Shearwater Street"],
  ["Apartment 10 of 21 Shearwater Street", "10/21 Shearwater Street"],
  ["flat 9 at no 21 shearwater st", "9/21 Shearwater Street"],
  ["level 2, 9/21 Shearwater Street", "9/21 Shearwater Street"],
  ["unit 9 shearwater street", "9/21 Shearwater Street"],
  ["g1/40 old pittwater highway", "G01/40 Old Pittwater Hwy"],
  ["G01/40 Old Pittwater Hwy Brookvale", "G01/40 Old Pittwater Hwy"],
  // Ranges and letters.
  ["12 Bay Cres", "12-14 Bay Crescent"],
  ["14 bay cr", "12-14 Bay Crescent"],
  ["12-14 Bay Crescent", "12-14 Bay Crescent"],
  ["12 – 14 Bay Crescent Freshwater", "12-14 Bay Crescent"],
  ["12 & 14 bay cres", "12-14 Bay Crescent"],
  ["12-14-bay-cres-freshwater-nsw-2096", "12-14 Bay Crescent"],
  ["3/12 The Esplanade", "3/12-16 The Esplanade"],
  ["3/14 esplanade dee why", "3/12-16 The Esplanade"],
  ["3/12-16 Esp, Dee Why", "3/12-16 The Esplanade"],
  ["unit 3 12-16 the esplanade", "3/12-16 The Esplanade"],
  ["12a tern ln", "12A Tern Lane"],
  ["12 A Tern Lane", "12A Tern Lane"],
  ["12 tern lane", "12 Tern Lane"],
  // Lots, names, corners.
  ["lot 5 heron ct", "Lot 5 Heron Court"],
  ["Lot 5, Heron Court", "Lot 5 Heron Court"],
  ["lot5 heron court cromer", "Lot 5 Heron Court"],
  ["30 Heron Crt", "Lot 7, 30 Heron Court"],
  ["lot 7 heron court", "Lot 7, 30 Heron Court"],
  ["Lot 7 30 Heron Court", "Lot 7, 30 Heron Court"],
  ["Seaview, 2 Gull Cl", "Seaview, 2 Gull Close"],
  ["2 gull close avalon", "Seaview, 2 Gull Close"],
  ["8 seaeagle tce", "8 Sea Eagle Terrace"],
  ["8 Sea Eagle Terr, whalebeach", "8 Sea Eagle Terrace"],
  ["cnr Ocean St & Dotterel Rd", "Cnr Ocean Street & Dotterel Road"],
  ["corner of Dotterel Road and Ocean Street, Narrabeen", "Cnr Ocean Street & Dotterel Road"],
  ["Ocean St cnr Dotterel Rd", "Cnr Ocean Street & Dotterel Road"],
  ["6 Ocean St", "6 Ocean Street"],
  ["14 Ocean View Bvd", "14 Ocean View Boulevard"],
  ["14 oceanview blvd", "14 Ocean View Boulevard"],
  ["4 Church Street St Ives", "4 Church St"],
  ["4 church st, saint ives", "4 Church St"],
  ["st ives 4 church st", "4 Church St"],
  ["18 2nd Ave", "18 2nd Avenue"],
  ["8 D Arcy Av", "8 D’Arcy Avenue"],
  ["8-d-arcy-avenue-manly", "8 D’Arcy Avenue"],
  ["8 darcy ave", "8 D’Arcy Avenue"],
  ["22 E Esplanade", "22 East Esplanade"],
  ["22 E. Esp, Manly", "22 East Esplanade"],
  ["7 Queens Pde E", "7 Queens Parade East"],
  ["7 queen's parade", "7 Queens Parade East"],
])("%s is %s", (text, home) => expect(find(text)).toEqual([home]));

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
])("%s, where no home is, finds none, and knows the street", (text) => {
  const found = findAtAddress(text, homes);
  expect(found?.homes).toEqual([]);
  expect(found?.inStreet).not.toEqual([]);
});

test.each([
  "14 Petrel Lane",
  "14 Petrel Road, Avalon",
  "14 Petrel Road 2096",
  "petrel road",
  "2095",
  "3 bedrooms",
  "manly 2095",
  "800 000",
])("%s is no address of a home", (text) => expect(findAtAddress(text, homes)).toBeUndefined());

test("a building has all of its homes", () =>
  expect(find("21 Shearwater Street")).toEqual(["9/21 Shearwater Street", "10/21 Shearwater Street"]));
