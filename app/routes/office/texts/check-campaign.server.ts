import * as v from "valibot";
import { siteBlocks } from "#app/agency/blocks/site-blocks.ts";
import { toEntry } from "#app/agency/builder/content/campaign-entry.ts";
import { parsePage } from "#app/agency/builder/content/parse-page.server.ts";
import { parseLink, parsePictureAddress } from "#app/agency/builder/content/sanitize.server.ts";
import { sitePages } from "#app/agency/folder/words.ts";
import { type Campaign, type CampaignBlock, campaignSchema } from "#app/agency/texts/kinds/campaign.ts";
import { toRefusal } from "#app/homes/rules/check-words.ts";
import type { OfficeArguments } from "#app/office/access/require-person.server.ts";
import type { Errors } from "#app/office/frame/form-fields.tsx";
import { ownAddressContext } from "#app/office/office-context.ts";
import { findSiteBlocks } from "#app/routes/site/built/find-blocks.server.ts";
import type { FoundBlock } from "#app/routes/site/built/found-block.ts";
import { toSources } from "#app/routes/site/built/sources.ts";

type Context = OfficeArguments["context"];

/**
 * What keeps a campaign page from being published: an address of the site’s own, words against the law, and what its
 * blocks would leave out. By the names of fields, those of blocks as "0.heading".
 */
export function checkCampaign(text: object, context: Context): Errors {
  const campaign = v.parse(campaignSchema, text);
  const errors = campaign.blocks.flatMap((block, index) =>
    findWrong(campaign, block, context).map(([input, words]) => [`${index}.${input}`, words]),
  );
  return { ...checkAddress(campaign, context), ...checkWords(campaign), ...Object.fromEntries(errors) };
}

function checkAddress({ place }: Campaign, context: Context): Errors {
  if (!place.startsWith("/") || !context.get(ownAddressContext)(place)) return {};
  const page = sitePages.find(({ href }) => href === place);
  return {
    address: page
      ? `It is the address of the site’s page “${page.label}”`
      : "It is an address of the site’s own pages or files",
  };
}

/** Of the title and the description. */
function checkWords(campaign: Campaign): Errors {
  const { skipped } = parsePage(toEntry({ ...campaign, blocks: [] }));
  return Object.fromEntries(skipped.map(({ block, reason }) => [block.toLowerCase(), reason]));
}

type Wrong = readonly [input: string, words: string];

/** The inputs of a block that are wrong, and why. */
function findWrong(campaign: Campaign, block: CampaignBlock, context: Context): readonly Wrong[] {
  const inputs = siteBlocks.find(({ name }) => name === block.name)?.inputs ?? [];
  const typed = inputs.map(({ name, type }) => ({ name, type, value: block[name] ?? "" }));
  const filled = typed.filter(({ value }) => value);
  const unread = filled.flatMap(({ name, ...input }): Wrong[] => {
    const words = checkAddressInput(input);
    return words ? [[name, words]] : [];
  });
  if (unread.length > 0) return unread;
  const isBand = !campaign.place.startsWith("/");
  const alone = { ...campaign, title: "", description: "", blocks: [block] };
  const page = parsePage(toEntry(alone), { isBand });
  const skipped = page.skipped.map(({ reason }): Wrong => {
    const named = inputs.find(({ label }) => reason.includes(`“${label}”`)) ?? inputs[0];
    return [named?.name ?? "", toSentence(reason)];
  });
  return skipped.length > 0 ? skipped : findMissing(filled, toShown(page, context));
}

function checkAddressInput({ type, value }: { type: string; value: string }) {
  if (type === "url" && !parseLink(value)) return `“${value}” is no address`;
  if (type === "file" && !parsePictureAddress(value)) return "Its address begins with https";
  return undefined;
}

/** What a page of one block shows now. */
function toShown(page: ReturnType<typeof parsePage>, context: Context) {
  return Object.values(findSiteBlocks(page.blocks, toSources(context)))[0];
}

/** What a search does not find today it may find tomorrow; words that name nothing, or break a rule, stay so. */
function findMissing(
  filled: readonly { name: string; value: string }[],
  shown: FoundBlock | undefined,
): readonly Wrong[] {
  if (shown?.name === "PropertyCard" && shown.home.refused)
    return [[shown.home.refused.field, toRefusal(shown.home.refused)]];
  if (shown?.name !== "Missing") return [];
  const [, quoted] = shown.reason.split(/[“”]/);
  const wrong =
    filled.find(({ name }) => name === shown.input) ??
    filled.find(({ name, value }) => name === "home" || (quoted && value.includes(quoted)));
  return wrong ? [[wrong.name, toSentence(shown.reason)]] : [];
}

function toSentence(reason: string) {
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
