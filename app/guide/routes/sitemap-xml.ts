import { textsContext } from "#app/agency/texts/texts-context.ts";
import { findSitemapEntries, toSitemapXml } from "#app/document/metadata/sitemap-entries.ts";
import { modulePagesContext } from "#app/document/shell/document-context.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import type { Route } from "./+types/sitemap-xml.ts";

export function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const entries = findSitemapEntries({
    listings: catalogue.getSaleListings(),
    rentals: catalogue.getRentals(),
    sold: catalogue.getSold(),
    texts: context.get(textsContext),
    ofModules: context.get(modulePagesContext)(),
  });
  const xml = toSitemapXml(entries, context.get(siteContext).origin);
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
