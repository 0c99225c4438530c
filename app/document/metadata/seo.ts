import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import { agency } from "#app/agency/folder/agency.ts";
import type { OfficeWords } from "#app/agency/kinds/office-words-schema.ts";
import type { Crumb } from "../site/page-header.tsx";
import { toPageTitle } from "../site/page-title.ts";
import { toBreadcrumbList, toSiteThings } from "./json-ld/json-ld.ts";
import { type Shared, toSharePicture } from "./share-picture.ts";

/** A route's matches; the first is the root's, whose loader knows the public address of the site. */
export type SiteMatches = readonly [
  { loaderData?: { origin: string; office: OfficeWords } } | undefined,
  ...unknown[],
];

type PageMeta = {
  /** At most 60 characters with the agency's name, which page-title.ts adds. */
  title: string;
  /** The title is used as it is, without the agency's name. */
  isWholeTitle?: boolean;
  /** The page renders its title element itself, since that of a form may begin with "Error: ". */
  rendersTitle?: boolean;
  description: string;
  /** The canonical path of the page: a filtered list has that of the whole list. */
  path: string;
  type?: "website" | "article" | "profile";
  /** The page's own picture. */
  shared?: Shared;
  /** The breadcrumbs, with the page itself last. */
  crumbs?: readonly Crumb[];
  /** The page's content as JSON-LD; `origin` is the address of the site. */
  jsonLd?: (origin: string) => Thing;
};

const NO_ORIGIN = "http://localhost";

/** Metadata of a page, for search engines and shared links. */
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
    // Networks read the rest of the card from Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
    // Only machines read JSON-LD, in documents: the browser's build omits it and keeps that of the document.
    ...(import.meta.env.SSR
      ? [...toShareMeta(page, origin), toJsonLd(page, { origin, office: root?.loaderData?.office })]
      : []),
  ];
}

/** Metadata of a page that search engines should not index: not found, or for one visitor only. */
export function toUnlistedMeta(title: string, description?: string): MetaDescriptor[] {
  return [
    { title: toPageTitle(title) },
    ...(description ? [{ name: "description", content: description }] : []),
    noIndex,
  ];
}

/** Asks search engines not to index a page. Enough alone for a page that renders its title element itself. */
export const noIndex = { name: "robots", content: "noindex" };

type Site = { origin: string; office: OfficeWords | undefined };

function toJsonLd({ crumbs = [], jsonLd }: PageMeta, site: Site): MetaDescriptor {
  const { origin } = site;
  const things = [
    ...toSiteThings(site),
    ...(crumbs.length > 0 ? [toBreadcrumbList(crumbs, origin)] : []),
    ...(jsonLd ? [jsonLd(origin)] : []),
  ];
  // React Router escapes < and > as \u003c and \u003e, so that no text can end the script element.
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
