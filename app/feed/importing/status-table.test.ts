import { expect, test } from "vitest";
import { forgetUnshown } from "#app/register/pictures/shown-pictures.server.ts";
import { readList } from "#app/register/register.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { openTestStore } from "#app/store/stores.fixture.ts";
import { list } from "../arrival/arrival.fixture.ts";
import { bring } from "./import.fixture.ts";

const whole =
  '<headline>Home</headline><price>2400000</price><rent period="week">900</rent><address><streetNumber>1</streetNumber><street>Tern Lane</street><suburb>FRESHWATER</suburb></address>';
const picture = '<objects><img id="m" url="https://photos.example/m.jpg"/></objects>';

type Kind = "residential" | "rental";

function message(kind: Kind, status: string, words = "") {
  return list(
    `<${kind} status="${status}" modTime="2026-11-20"><agentID>AGENCY</agentID><uniqueID>1</uniqueID>${words}</${kind}>`,
  );
}

/** Imports the messages and returns the home's rows in the register and in the published list. */
async function follow(db: Database, kind: Kind, ...messages: [status: string, words?: string][]) {
  await bring(db, message(kind, "current", whole));
  for (const [status, words] of messages) await bring(db, message(kind, status, words));
  const row = await db.selectFrom("register").selectAll().executeTakeFirstOrThrow();
  const [entry] = await readList(db, kind === "rental" ? "coastal-rentals.json" : "coastal-listings.json");
  return { row, entry };
}

const soldFor = (display: string) =>
  `<soldDetails><soldPrice display="${display}">2500000</soldPrice><soldDate>2026-11-10</soldDate></soldDetails>`;
const auction = '<authority value="auction"/><auction date="2026-12-05-10:00:00"/>';
// The catalogue redirects by address; the public file omits it.
const gone = { id: "AGENCY-1", status: "withdrawn", address: "1 tern lane freshwater" };

test.each<[Kind, string, string, string, object]>([
  ["residential", "current", "", "live", { status: "current", title: "Home" }],
  ["residential", "current", '<underOffer value="yes"/>', "live", { status: "under-offer" }],
  ["residential", "underOffer", "", "live", { status: "under-offer" }],
  ["rental", "Deposit taken", "", "live", { status: "deposit-taken" }],
  ["residential", "off-market", "", "hidden", gone],
  ["rental", "current", '<depositTaken value="yes"/>', "live", { status: "deposit-taken" }],
  ["residential", "current", auction, "live", { method: "auction", auction: { at: "2026-12-05T10:00" } }],
  ["residential", "sold", soldFor("yes"), "sold", { sold: { date: "2026-11-10", price_aud: 2_500_000 } }],
  ["residential", "sold", soldFor("no"), "sold", { sold: { date: "2026-11-10", display: false } }],
  ["residential", "sold", "", "sold", { status: "sold", title: "Home" }],
  ["rental", "leased", "", "leased", { status: "leased", title: "Home", leased_on: "2026-11-20" }],
  ["residential", "withdrawn", "", "hidden", gone],
  ["residential", "offmarket", "", "hidden", gone],
  ["residential", "deleted", "", "removed", gone],
  ["rental", "Withdrawn", "", "hidden", gone],
  ["residential", "listed", "", "live", { status: "current", title: "Home" }],
])("a %s sent as %s %s is %s", async (kind, status, words, state, published) => {
  const db = await openTestStore();
  const { row, entry } = await follow(db, kind, [status, words]);
  expect(row).toMatchObject({ id: "AGENCY-1", state, position: 1 });
  expect(entry).toMatchObject(published);
  if (published === gone) expect(entry).not.toHaveProperty("title");
});

test.each<[Kind, string]>([
  ["residential", "sold"],
  ["rental", "leased"],
  ["residential", "withdrawn"],
  ["residential", "offmarket"],
  ["residential", "deleted"],
  ["residential", "underOffer"],
])("a %s that was %s and becomes current again regains its address and position", async (kind, status) => {
  const db = await openTestStore();
  const { row, entry } = await follow(db, kind, [status], ["current"]);
  expect(row).toMatchObject({ id: "AGENCY-1", state: "live", position: 1 });
  expect(entry).toMatchObject({ id: "AGENCY-1", status: "current", title: "Home" });
});

test.each([
  ["withdrawn", 1],
  ["offmarket", 1],
  ["deleted", 0],
])("a home that is %s keeps %i pictures", async (status, count) => {
  const db = await openTestStore();
  await follow(db, "residential", ["current", picture], [status]);
  await forgetUnshown(db, Date.UTC(2026, 10, 25));
  expect(await db.selectFrom("feed_picture").select("url").execute()).toHaveLength(count);
});
