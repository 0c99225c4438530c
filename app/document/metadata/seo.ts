import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import { agency } from "#app/agency/folder/agency.ts";
import type { OfficeWords } from "#app/agency/kinds/office-words-schema.ts";
import type { Crumb } from "../site/page-header.tsx";
import { toPageTitle } from "../site/page-title.ts";
import { toBreadcrumbList, toSiteThings } from "./json-ld/json-ld.ts";
import { type Shared, toSharePicture } from "./share-picture.ts";

/** The root's match, first of a route's: its loader knows the public address of the site. */
export type SiteMatches = readonly [
  { loaderData?: { origin: string; office: OfficeWords } } | undefined,
  ...unknown[],
];

type PageMeta = {
  /** At most 60 characters with the agency's name, which is added (page-title.ts). */
  title: string;
  /** A title of the marketer's own. */
  isWholeTitle?: boolean;
  /** The page itself renders its title element: that of a form may begin with "Error: ". */
  rendersTitle?: boolean;
  description: string;
  /** The one address of the page: a filtered list has that of the whole list. */
  path: string;
  type?: "website" | "article" | "profile";
  /** Its own picture. */
  shared?: Shared;
  /** The breadcrumbs of the page, the page itself last. */
  crumbs?: readonly Crumb[];
  /** The page's content as JSON-LD; `origin` is the address of the site. */
  jsonLd?: (origin: string) => Thing;
};

const NO_ORIGIN = "http://localhost";

/** Everything that search engines and shared links read of a page. */
export function toMeta([root]: SiteMatches, page: PageMeta): MetaDescriptor[] {
  const origin = root?.loaderData?.origin ?? NO_ORIGIN;
  const { description, path } = page;
  const title = page.isWholeTitle ? page.title : toPageTitle(page.title);
  const address = new URL(path, origin).href;
  return [
    ...(page.rendersTitle ? [] : [{ title }]),
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: agency.name },
    { property: "og:locale", content: "en_AU" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    // The rest of the card is read from Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
    // Machines read documents: the browser's build has none of it, and leaves those of its document alone.
    ...(import.meta.env.SSR
      ? [...toShareMeta(page, origin), toJsonLd(page, { origin, office: root?.loaderData?.office })]
      : []),
  ];
}

/** A page that no search engine should keep: not found, or for one visitor only. */
export function toUnlistedMeta(title: string, description?: string): MetaDescriptor[] {
  return [
    { title: toPageTitle(title) },
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "robots", content: "noindex" },
  ];
}

type Site = { origin: string; office: OfficeWords | undefined };

function toJsonLd({ crumbs = [], jsonLd }: PageMeta, site: Site): MetaDescriptor {
  const { origin } = site;
  const things = [
    ...toSiteThings(site),
    ...(crumbs.length > 0 ? [toBreadcrumbList(crumbs, origin)] : []),
    ...(jsonLd ? [jsonLd(origin)] : []),
  ];
  // React Router writes < and > of these as \u003c and \u003e, so that no text can end the block.
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": things } };
}

function toShareMeta({ path, shared }: PageMeta, origin: string): MetaDescriptor[] {
  const { address, alt, size } = toSharePicture(path, shared);
  return [
    { property: "og:image", content: new URL(address, origin).href },
    { property: "og:image:alt", content: alt },
    ...(size
      ? [
          { property: "og:image:width", content: String(size.width) },
          { property: "og:image:height", content: String(size.height) },
        ]
      : []),
  ];
}
