import type { RouterContextProvider } from "react-router";
import { siteContext } from "#app/document/site/site-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { storeContext } from "#app/store/store-context.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { openTestDesk, toPost } from "../enquiries.fixture.ts";

const origin = "https://headland.example";

type Parts = { context: RouterContextProvider; db: Database; catalogue: Catalogue };

/** Arguments of a loader or an action at a token's address while the store is unavailable; with fields, of a form. */
export async function openAway(fill: (parts: Parts) => void = () => {}) {
  const dataDir = makeFolder();
  const { context, close, db } = await openTestDesk({ dataDir });
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": [], "coastal-rentals.json": [] });
  context.set(storeContext, { db, dataDir });
  context.set(siteContext, { origin });
  context.set(catalogueContext, catalogue);
  fill({ context, db, catalogue });
  await close();
  return <Pattern extends string>(pattern: Pattern, fields?: Record<string, string>) => {
    const address = pattern.replace(":token", "abc");
    const request = fields ? toPost(fields, address) : new Request(origin + address);
    request.headers.set("Origin", origin);
    return { request, context, pattern, params: { token: "abc" }, url: new URL(request.url) };
  };
}
