import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { saleSearch } from "../sale/sale-search.ts";

const homes = [toSampleListing()];

/** The redirect's target, or the notes beside the count. */
function open(address: string) {
  try {
    return saleSearch.searchAddress(new URLSearchParams(address), homes).notes;
  } catch (response) {
    return response instanceof Response
      ? decodeURIComponent(response.headers.get("Location") ?? "")
      : response;
  }
}

test.each([
  ["type=castle&beds=3", "/listings?beds=3&unknown=castle"],
  [
    "suburb=Atlantis&suburbs=Manly,Lemuria&max=lots",
    "/listings?suburbs=Manly&unknown=Atlantis,+lots,+Lemuria",
  ],
  ["features=pool&features=Moat", "/listings?features=pool&unknown=Moat"],
  [
    "method=auction,raffle&open=2026-12-05&open=someday",
    "/listings?method=auction&open=2026-12-05&unknown=raffle,+someday",
  ],
  ["suburb=Manly&suburb=Atlantis&bedrooms=lots", "/listings?suburb=Manly&unknown=Atlantis,+lots"],
  ["type=house,castle&type=villa", "/listings?types=House,Villa&unknown=castle"],
  [`type=${"x".repeat(500)}`, `/listings?unknown=${"x".repeat(60)}`],
  ["suburb=%00%FF&type=ca%E2%80%AEstle", "/listings?unknown=castle"],
  ["price=any&suburb=&min=0&beds=2&beds=3&utm_source=mail", "/listings?beds=2"],
])("%s leads to %s", (address, canonical) => expect(open(address)).toBe(canonical));

test("values dropped by a redirect are named, and links leave them out", () => {
  expect(open("beds=3&unknown=castle")).toEqual(["we didn’t understand “castle”"]);
});
