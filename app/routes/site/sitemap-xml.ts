import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toSitemap, toSitemapPart } from "#app/document/metadata/sitemap.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import type { Route } from "./+types/sitemap-xml.ts";

export const handle = { readsSearch: ["part"] };

export function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const site = {
    listings: catalogue.getSaleListings(),
    rentals: catalogue.getRentals(),
    sold: catalogue.getSold(),
    texts: context.get(textsContext),
    origin: context.get(siteContext).origin,
  };
  const part = url.searchParams.get("part");
  const xml = part === null ? toSitemap(site) : toSitemapPart(site, part);
  if (!xml) return new Response("The sitemap has no such part.", { status: 404 });
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
