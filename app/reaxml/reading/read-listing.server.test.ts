import { expect, test } from "vitest";
import { parseListing } from "./parse-feed.fixture.ts";
import { readListing } from "./read-listing.server.ts";

const ids = "<agentID>xnwxnw</agentID><uniqueID>A 1</uniqueID>";

async function read(xml: string) {
  const { findings, ...listing } = readListing(await parseListing(xml));
  return { ...listing, codes: findings.map(({ code, path }) => `${code} ${path}`) };
}

test("the key is office, id and kind; the case of status and office is ignored", async () => {
  const key = { agentId: "XNWXNW", uniqueId: "A 1", kind: "residential" };
  const found = await read(`<residential modTime="2026-11-20" status="CURRENT">${ids}</residential>`);
  const sent = { status: "current", modTime: "2026-11-20T00:00:00" };
  expect(found).toMatchObject({ outcome: "READ", key, ...sent, codes: [] });
});

test.each([
  ["<AgentId>14148</AgentId><uniqueid>7</uniqueid>", "14148", "7"],
  ["<agentID>cr_bourke_test</agentID><uniqueID>7 b</uniqueID>", "CR_BOURKE_TEST", "7 b"],
  ["<agentID>A</agentID><uniqueID>{3f2504e0-4f89-11d3}</uniqueID>", "A", "{3f2504e0-4f89-11d3}"],
])("%s is a key", async (words, agentId, uniqueId) => {
  const key = { agentId, uniqueId, kind: "land" };
  expect(await read(`<land status="current">${words}</land>`)).toMatchObject({ outcome: "READ", key });
});

test.each([
  ["current", "residential"],
  ["sold", "rural"],
  ["leased", "rental"],
  ["offmarket", "land"],
])("the status %s is known in any case", async (status, kind) => {
  const written = ` ${status.charAt(0).toUpperCase()}${status.slice(1)} `;
  const found = await read(`<${kind} status="${written}">${ids}</${kind}>`);
  expect(found).toMatchObject({ outcome: "READ", status });
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

const sold = (agentId: string, uniqueId: string) =>
  `<land status="sold"><agentID>${agentId}</agentID><uniqueID>${uniqueId}</uniqueID></land>`;

test.each([
  [`<rental status="listed">${ids}</rental>`, ["unknown-status @status"]],
  [`<rental>${ids}</rental>`, ["unknown-status @status"]],
  ['<land status="sold"/>', ["missing-identity agentID", "missing-identity uniqueID"]],
  [sold("A".repeat(51), "1"), ["missing-identity agentID"]],
  [sold("A", "1&#9;2"), ["missing-identity uniqueID"]],
  [sold("A", "9".repeat(51)), ["missing-identity uniqueID"]],
])("%s is quarantined, with the reason", async (xml, codes) => {
  expect(await read(xml)).toMatchObject({ outcome: "QUARANTINED", codes });
});

test.each([
  ["commercial", "kind-not-shown"],
  ["holidayRental", "kind-not-shown"],
  ["commercialLand", "kind-not-shown"],
  ["business", "kind-not-shown"],
  ["castle", "unknown-listing-element"],
])("a <%s> is skipped", async (name, code) => {
  const found = await read(`<${name} status="current">${ids}</${name}>`);
  expect(found).toMatchObject({ outcome: "SKIPPED", codes: [`${code} ${name}`] });
});
