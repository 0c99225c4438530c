import { expect } from "vitest";
import { KIND_NOT_SHOWN } from "#app/feed/format.ts";
import { UNKNOWN_AGENT } from "#app/feed/importing/survey-feed.server.ts";
import { finishFile, startFile } from "#app/feed/store/feed-files.server.ts";
import { openHomesDesk, openPrincipal } from "#app/office-homes/routes/homes.fixture.ts";
import { DAY_MS } from "#app/region/time.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { makeFinding } from "#app/register/register.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";

const storeTest = defineSqliteTest();

storeTest("the office is told how many listings are of kinds that the site does not show", async ({ db }) => {
  const marion = await openPrincipal(db, incoming());
  const priya = await openHomesDesk(db, "Priya Nair", "agent");
  const readHomes = async (desk = marion) => (await desk.read("/office/homes")).data;
  expect(await readHomes()).toMatchObject({ remarks: [] });
  await send(db, "a", ["1", "2"], Date.now());
  await send(db, "b", ["2"], Date.now());
  await send(db, "c", ["3"], Date.now() - 31 * DAY_MS);
  expect(await readHomes()).toMatchObject({
    remarks: [expect.stringMatching(/^Not shown: 2 listings\. The site/)],
  });
  expect(await readHomes(priya)).toMatchObject({ remarks: [] });
});

storeTest("the office is told which agentID is not named in feed.json", async ({ db }) => {
  const marion = await openPrincipal(db);
  const finding = makeFinding(UNKNOWN_AGENT, "agentID", "STRANGER", "an agentID of this provider", "stop");
  const sent = { agentId: "STRANGER", kind: "residential", finding };
  await send(db, "a", ["1", "2"], Date.now(), sent);
  // By now feed.json names this one.
  await send(db, "b", ["3"], Date.now(), { ...sent, agentId: "HEADLD" });
  expect((await marion.read("/office/homes")).data).toMatchObject({
    remarks: [expect.stringMatching(/^Not taken: 2 listings with the agentID STRANGER, /)],
  });
});

const shop = {
  agentId: "AGENCY",
  kind: "commercial",
  finding: makeFinding(KIND_NOT_SHOWN, "commercial", "commercial", "homes for sale and for rent"),
};

async function send(
  db: Database,
  id: string,
  uniqueIds: readonly string[],
  receivedAt: number,
  { finding, ...key } = shop,
) {
  const listings = uniqueIds.map((uniqueId) => ({
    key: { ...key, uniqueId },
    outcome: "SKIPPED" as const,
    findings: [finding],
    differences: [],
  }));
  await startFile(db, { ...file(id), name: `${id}.xml`, receivedAt });
  const report = { provider: "crm", state: "done", counts: { SKIPPED: listings.length }, listings } as const;
  await finishFile(db, id, report, receivedAt);
}
