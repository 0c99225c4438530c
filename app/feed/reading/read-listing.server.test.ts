import { expect, test } from "vitest";
import { parseListing } from "./parse-feed.fixture.ts";
import { readListing } from "./read-listing.server.ts";

const ids = "<agentID>xnwxnw</agentID><uniqueID>A 1</uniqueID>";

async function read(xml: string) {
  const { findings, ...listing } = readListing(await parseListing(xml));
  return { ...listing, codes: findings.map(({ code, path }) => `${code} ${path}`) };
}

test("a listing is known by its office, its id and its kind; case does not count in status and office", async () => {
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
  [`<rental status="listed">${ids}</rental>`, ["unknown-status @status"]],
  [`<rental>${ids}</rental>`, ["unknown-status @status"]],
  ['<land status="sold"/>', ["missing-identity agentID", "missing-identity uniqueID"]],
  [
    `<land status="sold"><agentID>A</agentID><uniqueID>${"9".repeat(51)}</uniqueID></land>`,
    ["missing-identity uniqueID"],
  ],
])("%s is quarantined, and says why", async (xml, codes) => {
  expect(await read(xml)).toMatchObject({ outcome: "QUARANTINED", codes });
});

test.each([
  [`<commercial status="current">${ids}</commercial>`, ["kind-not-shown commercial"]],
  [`<castle status="current">${ids}</castle>`, ["unknown-listing-element castle"]],
])("%s is skipped", async (xml, codes) => {
  expect(await read(xml)).toMatchObject({ outcome: "SKIPPED", codes });
});
