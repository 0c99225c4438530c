import { agency } from "#content/agency.ts";
import type { Crumb } from "../breadcrumbs.tsx";

// schema.org as far as this site speaks it: schema-dts is not installed, and its types would say less than these.

type Reference = { "@id": string };
type PostalAddress = {
  "@type": "PostalAddress";
  streetAddress: string;
  addressLocality: string;
  addressRegion: "NSW";
  postalCode?: string;
  addressCountry: "AU";
};
type RealEstateAgent = {
  "@type": "RealEstateAgent";
  "@id": string;
  name: string;
  url: string;
  telephone: string;
  email: string;
  address: PostalAddress;
  sameAs: readonly string[];
};
type WebSite = {
  "@type": "WebSite";
  "@id": string;
  name: string;
  url: string;
  inLanguage: "en-AU";
  publisher: Reference;
};
type BreadcrumbList = {
  "@type": "BreadcrumbList";
  itemListElement: { "@type": "ListItem"; position: number; name: string; item?: string }[];
};
export type RealEstateListing = {
  "@type": "RealEstateListing";
  name: string;
  url: string;
  description: string;
  image: readonly string[];
  mainEntity: {
    "@type": "House" | "Apartment" | "Accommodation";
    address: PostalAddress;
    numberOfBedrooms: number;
    numberOfBathroomsTotal: number;
  };
  offers: {
    "@type": "Offer";
    price: number;
    priceCurrency: "AUD";
    availability: "https://schema.org/InStock" | "https://schema.org/SoldOut";
    businessFunction: "http://purl.org/goodrelations/v1#Sell" | "http://purl.org/goodrelations/v1#LeaseOut";
    /** A rent is for a week. */
    priceSpecification?: {
      "@type": "UnitPriceSpecification";
      price: number;
      priceCurrency: "AUD";
      unitText: "week";
    };
    offeredBy: Reference;
  };
};
export type Article = {
  "@type": "Article";
  headline: string;
  description: string;
  url: string;
  image: string;
  datePublished: string;
  articleSection: string;
  author: { "@type": "Person"; name: string };
  publisher: Reference;
};
export type ProfilePage = {
  "@type": "ProfilePage";
  url: string;
  mainEntity: {
    "@type": "Person";
    name: string;
    jobTitle: string;
    telephone: string;
    email: string;
    image?: string;
    worksFor: Reference;
  };
};
export type Thing = RealEstateAgent | WebSite | BreadcrumbList | RealEstateListing | Article | ProfilePage;

/** The agency of every page, as its footer shows it. */
export function toAgencyReference(origin: string): Reference {
  return { "@id": `${origin}/#agency` };
}

/** What holds on every page: the agency in the footer and the site itself. */
export function toSiteThings(origin: string): Thing[] {
  const { name, legalName, phone, email, address, social } = agency;
  return [
    {
      "@type": "RealEstateAgent",
      ...toAgencyReference(origin),
      name: legalName,
      url: `${origin}/`,
      telephone: phone,
      email,
      address: toPostalAddress(address.street, address),
      sameAs: social.map(({ url }) => url),
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name,
      url: `${origin}/`,
      inLanguage: "en-AU",
      publisher: toAgencyReference(origin),
    },
  ];
}

/** Where the page stands; the last crumb is the page itself and needs no address. */
export function toBreadcrumbList(crumbs: readonly Crumb[], origin: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: new URL(href, origin).href }),
    })),
  };
}

export function toPostalAddress(street: string, place: { suburb: string; postcode?: string }): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: place.suburb,
    addressRegion: "NSW",
    ...(place.postcode && { postalCode: place.postcode }),
    addressCountry: "AU",
  };
}
