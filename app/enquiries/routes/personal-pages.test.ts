import { expect, test } from "vitest";
import { siteContext } from "#app/document/site/site-context.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { toOutcome } from "#app/office/office.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { loader as getOwner } from "#app/owners/routes/owner.tsx";
import { storeContext } from "#app/store/store-context.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { loader as getContract } from "./contract.tsx";
import { action as postContract } from "./contract-file.ts";

const origin = "https://headland.example";

/** The routes over a store that has gone. */
async function openAway() {
  const dataDir = makeFolder();
  const { context, close } = await openTestDesk({ dataDir });
  const db = await openDatabase({ dataDir });
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": [], "coastal-rentals.json": [] });
  context.set(storeContext, { db, dataDir });
  context.set(siteContext, { origin });
  context.set(catalogueContext, catalogue);
  await close();
  await db.destroy();
  return <Pattern extends string>(pattern: Pattern, fields?: Record<string, string>) => {
    const address = pattern.replace(":token", "abc");
    const request = fields ? toPost(fields, address) : new Request(origin + address);
    request.headers.set("Origin", origin);
    return { request, context, pattern, params: { token: "abc" }, url: new URL(request.url) };
  };
}

test("while the store is away every page of one person answers 503", async () => {
  const ask = await openAway();
  const outcomes = [
    () => getContract(ask("/contract/:token")),
    () => getOwner(ask("/owner/:token")),
    () => postContract(ask("/contract/:token/file", {})),
  ];
  for (const outcome of outcomes)
    expect(await toOutcome(outcome), String(outcome)).toMatchObject({ status: 503 });
});
