import { createContext, type RouterContextProvider } from "react-router";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import type { Catalogue } from "./open-catalogue.server.ts";

/** The catalogue for loaders. The server sets it on every request. */
export const catalogueContext = createContext<Catalogue>();

/** Every home that has a page. */
export function findAllListings(context: Readonly<RouterContextProvider>): AnyListing[] {
  const catalogue = context.get(catalogueContext);
  return [
    ...catalogue.getSaleListings(),
    ...catalogue.getRentals(),
    ...catalogue.getSold(),
    ...catalogue.getLeased(),
  ];
}
