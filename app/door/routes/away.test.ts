import { expect, test } from "vitest";
import { siteContext } from "#app/document/site/site-context.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { toOutcome } from "#app/office/office.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { storeContext } from "#app/store/store-context.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { action, loader } from "./door.tsx";

const origin = "https://headland.example";

/** The page behind a code, over a store that has gone. */
async function openAway() {
  const dataDir = makeFolder();
  const { context, close } = await openTestDesk({ dataDir });
  const db = await openDatabase({ dataDir });
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": [], "coastal-rentals.json": [] });
  context.set(storeContext, { db, dataDir: "" });
  context.set(siteContext, { origin });
  context.set(catalogueContext, catalogue);
  await close();
  await db.destroy();
  return (fields?: Record<string, string>) => {
    const request = fields ? toPost(fields, "/door/abc") : new Request(`${origin}/door/abc`);
    request.headers.set("Origin", origin);
    const pattern = "/door/:token" as const;
    return { request, context, pattern, params: { token: "abc" }, url: new URL(request.url) };
  };
}

test("while the store is away the page behind a code answers 503", async () => {
  const ask = await openAway();
  expect(await toOutcome(() => loader(ask()))).toMatchObject({ status: 503 });
});

test("what was typed behind a code is shown again, to be sent when the store is back", async () => {
  const ask = await openAway();
  const typed = { name: "Leila Marsh", phone: "0491 570 110" };
  expect(await toOutcome(() => action(ask(typed)))).toMatchObject({
    status: 503,
    data: {
      path: "/door/abc",
      fields: expect.arrayContaining([
        { name: "name", value: "Leila Marsh" },
        { name: "phone", value: "0491 570 110" },
      ]),
    },
  });
});
