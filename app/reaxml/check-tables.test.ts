import { expect, test } from "vitest";
import { office } from "#app/reaxml/to-record/to-record.fixture.ts";
import { toTables } from "./check-tables.ts";

const provider = { name: "crm", agentIds: ["HEADLD"], pictureOrigins: [], silenceHours: 36 };
const key = "<agentID>HEADLD</agentID><uniqueID>BG1</uniqueID>";

/** What the table says of each fact. */
async function readTable(listing: string) {
  const text = `<?xml version="1.0"?>\n<propertyList>${listing}</propertyList>`;
  async function* readText() {
    yield text;
  }
  const file = { bytes: text.length, encoding: "utf-8", isGuessed: false, readText };
  const lines = await toTables([file], provider, { team: [], office, today: "2026-11-24" });
  return new Map(
    lines.map((line) => line.trim().split(/ {2,}/)).map(([fact = "", , shown]) => [fact, shown]),
  );
}

test("land of a rental is shown, and what only homes for sale show is said to be dropped", async () => {
  const table = await readTable(
    `<rental status="current">${key}<price>100</price><landDetails><area>617</area></landDetails><address display="full"><street>Tern Lane</street><suburb>Manly</suburb></address></rental>`,
  );
  expect(table.get("land_size_sqm")).toBe("617");
  expect(table.get("price_aud, price_display")).toBe("dropped");
  expect(table.get("address_display")).toBe("yes");
});

test.each([
  ["current", "current"],
  ["withdrawn", "withdrawn: off the site"],
  ["offmarket", "offmarket: off the site"],
  ["sold", "sold"],
  ["pending", "not understood: the home is held back"],
])("a home that is sent as %s is %s", async (status, shown) =>
  expect((await readTable(`<residential status="${status}">${key}</residential>`)).get("status")).toBe(shown),
);
