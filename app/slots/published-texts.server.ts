import { defaultTexts } from "../agency/texts/site-texts.ts";
import type { PublishedTexts, Texts, TextsOptions } from "../agency/texts/texts.ts";
import { officePublished } from "../office-texts/published/open-texts.server.ts";

/** What the office publishes over the texts of the agency’s folder. */
const published: readonly PublishedTexts[] = [
  // One line for each module.
  officePublished,
];

/** The texts of the folder, where no module publishes others. */
const ofFolder: Texts = { get: () => defaultTexts, async refresh() {}, watch() {}, async close() {} };

export async function openTexts(options: TextsOptions) {
  return (await published[0]?.open(options)) ?? ofFolder;
}

export async function readTextsCopy(path: string) {
  return (await published[0]?.readCopy(path)) ?? defaultTexts;
}
