import { defaultTexts } from "./agency/texts/site-texts.ts";
import type { PublishedTexts, Texts, TextsOptions } from "./agency/texts/texts.ts";
import { officePublished } from "./office-texts/published/open-texts.server.ts";

/** What people of the agency publish over the texts of its folder. */
const published: readonly PublishedTexts[] = [
  // A line each.
  officePublished,
];

/** Where no module publishes any, the texts stay as the folder has them. */
const ofFolder: Texts = { get: () => defaultTexts, async refresh() {}, watch() {}, async close() {} };

export async function openTexts(options: TextsOptions) {
  return (await published[0]?.open(options)) ?? ofFolder;
}

export async function readTextsCopy(path: string) {
  return (await published[0]?.readCopy(path)) ?? defaultTexts;
}
