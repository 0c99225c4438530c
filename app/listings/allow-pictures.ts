import type { RouterContextProvider } from "react-router";
import { policyContext } from "#app/document/shell/document-context.ts";
import { findPictureHosts } from "#app/homes/record/listing-pictures.ts";
import type { ListingSummary } from "./card/listing-summary.ts";
import { catalogueContext } from "./catalogue/catalogue-context.ts";

type Context = Readonly<RouterContextProvider>;

/** Allows a page to load the pictures of its cards from other hosts. */
export function allowPictures(context: Context, cards: readonly Pick<ListingSummary, "picture">[]) {
  context.set(policyContext, {
    ...context.get(policyContext),
    pictures: findPictureHosts(cards.map(({ picture }) => picture)),
  });
}

/**
 * Allows all picture hosts, for pages with script: from there visitors reach any home without loading a new document
 * and its policy.
 */
export function allowEveryPicture(context: Context) {
  context.set(policyContext, { pictures: context.get(catalogueContext).getPictureHosts() });
}
