import type {
  Article as ArticleThing,
  BreadcrumbList,
  IdReference,
  PostalAddress,
  ProfilePage,
  RealEstateAgent,
  Thing,
  WebSite,
} from "schema-dts";
import { agency, officeWords } from "#app/agency/folder/agency.ts";
import { getPicture } from "#app/agency/folder/pictures.ts";
import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import type { Article } from "#app/agency/kinds/article-schema.ts";
import type { OfficeWords } from "#app/agency/kinds/office-words-schema.ts";
import type { Crumb } from "../../site/page-header.tsx";

/** A reference to the agency, as in every page's footer. */
export function toAgencyReference(origin: string) {
  return { "@id": `${origin}/#agency` } satisfies IdReference;
}

/** The agency and the site itself, for every page. */
export function toSiteThings({ origin, office }: { origin: string; office?: OfficeWords }): Thing[] {
  const { name, legalName, email, address } = agency;
  return [
    {
      "@type": "RealEstateAgent",
      ...toAgencyReference(origin),
      name: legalName,
      url: `${origin}/`,
      ...(office && { telephone: office.phone }),
      email,
      address: toPostalAddress(address.street, address),
      sameAs: (office?.social ?? officeWords.social).map(({ url }) => url),
    } satisfies RealEstateAgent,
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name,
      url: `${origin}/`,
      inLanguage: "en-AU",
      publisher: toAgencyReference(origin),
    } satisfies WebSite,
  ];
}

/** Breadcrumbs as JSON-LD. The last one is the page itself and needs no address. */
export function toBreadcrumbList(crumbs: readonly Crumb[], origin: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: new URL(href, origin).href }),
    })),
  } satisfies BreadcrumbList;
}

type Place = { suburb: string; state?: string; postcode?: string };

export function toPostalAddress(street: string | undefined, place: Place) {
  return {
    "@type": "PostalAddress",
    ...(street && { streetAddress: street }),
    addressLocality: place.suburb,
    ...(place.state && { addressRegion: place.state }),
    ...(place.postcode && { postalCode: place.postcode }),
    addressCountry: "AU",
  } satisfies PostalAddress;
}

/** An agent as JSON-LD, without a rating, because search engines reject self-published ones. */
export function toProfilePage(agent: Agent, url: string, origin: string) {
  const { name, title, phone, email, picture } = agent;
  return {
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      name,
      jobTitle: title,
      telephone: phone,
      email,
      ...(picture && { image: new URL(getPicture(picture).src, origin).href }),
      worksFor: toAgencyReference(origin),
    },
  } satisfies ProfilePage;
}

/** An article as JSON-LD, with the facts in its header. `url` is the article's address. */
export function toArticleThing(article: Article, url: string, origin: string) {
  return {
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    url,
    image: new URL(getPicture(article.picture).src, origin).href,
    datePublished: article.publishedAt,
    articleSection: article.category,
    author: { "@type": "Person", name: article.author },
    publisher: toAgencyReference(origin),
  } satisfies ArticleThing;
}
