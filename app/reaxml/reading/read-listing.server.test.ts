import { expect, test } from "vitest";
import { parseListing } from "./parse-feed.fixture.ts";
import { readListing } from "./read-listing.server.ts";

const ids = "<agentID>xnwxnw</agentID><uniqueID>A 1</uniqueID>";

async function read(xml: string) {
  const { findings, ...listing } = readListing(await parseListing(xml));
  return { ...listing, codes: findings.map(({ code, path }) => `${code} ${path}`) };
}

test("the key is office, id and kind; the case of status and office is ignored", async () => {
  expect(await read(`<residential modTime="2026-11-20" status="CURRENT">${ids}</residential>`)).toMatchObject(
    {
      outcome: "READ",
      key: { agentId: "XNWXNW", uniqueId: "A 1", kind: "residential" },
      status: "current",
      modTime: "2026-11-20T00:00:00",
      codes: [],
    },
  );
});

test.each([
  ["<AgentId>14148</AgentId><uniqueid>7</uniqueid>", "14148", "7"],
  ["<agentID>cr_bourke_test</agentID><uniqueID>7 b</uniqueID>", "CR_BOURKE_TEST", "7 b"],
  [
    "<agentID>A</agentID><uniqueID>{3f2504e0-4f89-11d3-9a0c-0305e82c3301}</uniqueID>",
    "A",
    "{3f2504e0-4f89-11d3-9a0c-0305e82c3301}",
  ],
])("%s is a key", async (words, agentId, uniqueId) => {
  expect(await read(`<land status="current">${words}</land>`)).toMatchObject({
    outcome: "READ",
    key: { agentId, uniqueId, kind: "land" },
  });
});

test.each([
  ["current", "residential"],
  ["sold", "rural"],
  ["leased", "rental"],
  ["offmarket", "land"],
])("the status %s is known in any case", async (status, kind) => {
  const written = ` ${status.charAt(0).toUpperCase()}${status.slice(1)} `;
  expect(await read(`<${kind} status="${written}">${ids}</${kind}>`)).toMatchObject({
    outcome: "READ",
    status,
  });
});

test("an invalid modTime is reported and not used for the order", async () => {
  const listing = await read(`<land status="current" modTime="0000-00-00">${ids}</land>`);
  expect(listing).toMatchObject({ outcome: "READ", codes: ["invalid-date @modTime"] });
  expect(listing.modTime).toBeUndefined();
});

test("a field left out for its entity is reported", async () => {
  const words = `<land status="current">${ids}<headline>Sea&brand;sky</headline></land>`;
  expect(await read(words)).toMatchObject({ outcome: "READ", codes: ["unknown-entity headline"] });
});

test.each([
  [`<rental status="listed">${ids}</rental>`, ["unknown-status @status"]],
  [`<rental>${ids}</rental>`, ["unknown-status @status"]],
  ['<land status="sold"/>', ["missing-identity agentID", "missing-identity uniqueID"]],
  [
    `<land status="sold"><agentID>${"A".repeat(51)}</agentID><uniqueID>1</uniqueID></land>`,
    ["missing-identity agentID"],
  ],
  [
    '<land status="sold"><agentID>A</agentID><uniqueID>1&#9;2</uniqueID></land>',
    ["missing-identity uniqueID"],
  ],
  [
    `<land status="sold"><agentID>A</agentID><uniqueID>${"9".repeat(51)}</uniqueID></land>`,
    ["missing-identity uniqueID"],
  ],
])("%s is quarantined, with the reason", async (xml, codes) => {
  expect(await read(xml)).toMatchObject({ outcome: "QUARANTINED", codes });
});

test.each([
  [`<commercial status="current">${ids}</commercial>`, ["kind-not-shown commercial"]],
  [`<holidayRental status="current">${ids}</holidayRental>`, ["kind-not-shown holidayRental"]],
  [`<commercialLand status="current">${ids}</commercialLand>`, ["kind-not-shown commercialLand"]],
  [`<business status="current">${ids}</business>`, ["kind-not-shown business"]],
  [`<castle status="current">${ids}</castle>`, ["unknown-listing-element castle"]],
])("%s is skipped", async (xml, codes) => {
  expect(await read(xml)).toMatchObject({ outcome: "SKIPPED", codes });
});
