import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { findSitemapEntries, toSitemapXml } from "#app/site/seo/sitemap.ts";
import { siteContext } from "#app/site/site-context.ts";
import type { Route } from "./+types/sitemap-xml.ts";

export function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const entries = findSitemapEntries(catalogue.getSaleListings(), catalogue.getRentals());
  const sitemap = toSitemapXml(entries, context.get(siteContext).origin);
  return new Response(sitemap, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
