import { expect, test } from "vitest";
import { office } from "#app/reaxml/to-record/to-record.fixture.ts";
import { toTables } from "./check-tables.ts";

const provider = { name: "crm", agentIds: ["HEADLD"], pictureOrigins: [], silenceHours: 36 };
const key = "<agentID>HEADLD</agentID><uniqueID>BG1</uniqueID>";

/** Returns the table's value of each field, and its lines. */
async function readTable(listing: string) {
  const text = `<?xml version="1.0"?>\n<propertyList>${listing}</propertyList>`;
  async function* readText() {
    yield text;
  }
  const file = { bytes: text.length, encoding: "utf-8", isGuessed: false, readText };
  const lines = await toTables([file], provider, { team: [], office, today: "2026-11-24" });
  const rows = lines.map((line) => line.trim().split(/ {2,}/));
  return { lines, table: new Map(rows.map(([field = "", , shown]) => [field, shown])) };
}

test("land of a rental is shown, and elements that only sales use are listed as unread", async () => {
  const { table, lines } = await readTable(
    `<rental status="current">${key}<price>100</price><landDetails><area unit="sqm">617</area></landDetails><listingAgent><name>Ann</name></listingAgent><address display="full"><street>Tern Lane</street><suburb>Manly</suburb></address></rental>`,
  );
  expect(table.get("land_size_sqm")).toBe("617");
  expect(lines).toContain("  1 × price");
  expect(table.get("address_display")).toBe("yes");
  expect(table.get("agent")).toContain("Ann");
  expect(lines.join()).toContain("landdetails/area: 617, landdetails/area@");
});

test("what a page hides is hidden, and the unit of an empty element is not unread", async () => {
  const { table, lines } = await readTable(
    `<residential status="current">${key}<price display="no">2450000</price><address display="no"><street>Tern Lane</street><suburb>Manly</suburb></address><landDetails><area unit="sqm"/></landDetails></residential>`,
  );
  expect([table.get("address"), table.get("price_aud, price_display")]).toEqual(["hidden", "hidden, no"]);
  expect(lines).toContain("Every element is read.");
});

test.each([
  ["current", "current"],
  ["withdrawn", "withdrawn: off the site"],
  ["offmarket", "offmarket: off the site"],
  ["sold", "sold"],
  ["pending", "not understood: the home is held back"],
])("a home that is sent as %s is %s", async (status, shown) =>
  expect((await readTable(`<residential status="${status}">${key}</residential>`)).table.get("status")).toBe(
    shown,
  ),
);
