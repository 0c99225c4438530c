import type { RouterContextProvider } from "react-router";
import { policyContext } from "#app/document/shell/document-context.ts";
import { findPictureHosts } from "#app/homes/record/listing-pictures.ts";
import type { ListingSummary } from "./card/listing-summary.ts";
import { catalogueContext } from "./catalogue/catalogue-context.ts";

type Context = Readonly<RouterContextProvider>;

/** Lets a page show the pictures of its cards that lie on other hosts. */
export function allowPictures(context: Context, cards: readonly Pick<ListingSummary, "picture">[]) {
  context.set(policyContext, {
    ...context.get(policyContext),
    pictures: findPictureHosts(cards.map(({ picture }) => picture)),
  });
}

/**
 * For pages with script: from these a visitor can reach any home without loading a document, and so without another
 * policy.
 */
export function allowEveryPicture(context: Context) {
  context.set(policyContext, { pictures: context.get(catalogueContext).getPictureHosts() });
}
