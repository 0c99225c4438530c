import * as v from "valibot";
import { agencyClock, toAgencyTime } from "#app/agency/agency-time.ts";
import { siteBlocks } from "#app/agency/blocks/site-blocks.ts";
import { type Campaign, campaignSchema, toPlacePath, toTimes } from "#app/agency/texts/kinds/campaign.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { type Errors, type FormField, field, toFields, toTyped } from "#app/office/frame/form-fields.tsx";
import { parseValues, toErrors } from "#app/ui/form/parse-form.ts";
import { optionalLine } from "#app/ui/form/text-rules.ts";
import { optionalMoment } from "#app/ui/form/value-rules.ts";
import { type OfficeTextKind, toSlug } from "../text-kind.ts";
import {
  findBlockErrors,
  MOST_BLOCKS,
  readBlocks,
  toBlockFields,
  toBlockRules,
  toFieldName,
  toNewBlock,
  toSentBlocks,
  toTypedBlocks,
} from "./campaign-blocks.ts";

const clock = `The time in ${agencyClock}.`;
const WRONG_ADDRESS = "Write it in small letters, digits and -, as /spring";

const address = v.pipe(
  optionalLine(100, "Write less than 100 characters"),
  v.transform((text) => text.replace(/^\/*|\/+$/g, "")),
  v.regex(/^(?:[a-z\d_-]+(?:\/[a-z\d_-]+){0,4})?$/, WRONG_ADDRESS),
);

const form = v.object({
  title: field("Title", optionalLine(60, "Write at most 60 characters"), { isOptional: false }),
  band: field("Where it stands", optionalLine(), { empty: "On a page of its own", isOptional: false }),
  address: field("Address of its page", address, {
    hint: "As /spring. Left empty, it follows from the title.",
  }),
  description: field("Description", optionalLine(300, "Write at most 300 characters"), {
    hint: "A sentence for search engines.",
  }),
  from: field("Shown from", optionalMoment("Enter a day and a time"), { kind: "moment", hint: clock }),
  until: field("Shown until", optionalMoment("Enter a day and a time"), { kind: "moment", hint: clock }),
});

const add = field("Add a block", optionalLine(), {
  options: siteBlocks.map(({ name, label }) => ({ value: name, label })),
  empty: "None",
  hint: "It stands here once you have kept the draft.",
});

/** Campaign pages and bands. Their forms follow from their blocks. */
export const campaignKind: OfficeTextKind = {
  kind: "campaign",
  path: "campaigns",
  title: "Campaign pages",
  one: "campaign page",
  isList: true,
  findFields: (texts, text) => toCampaignFields(texts, readCampaign(text).blocks),
  findSentFields: (texts, sent) => toCampaignFields(texts, toSentBlocks(sent)),
  findShown: ({ campaigns }) => campaigns.map((text) => ({ key: String(text.id), text })),
  toTyped(text) {
    const campaign = readCampaign(text);
    const isPage = campaign.place.startsWith("/");
    const [address, band] = isPage ? [campaign.place, ""] : ["", campaign.place];
    return { ...toTyped(form, { ...campaign, address, band }), ...toTypedBlocks(campaign.blocks) };
  },
  read(typed, { key, isDraft, ...about }) {
    const own = parseValues(form, typed);
    const inBlocks = parseValues(v.object(toBlockRules(toSentBlocks(typed))), typed);
    if (own.errors || inBlocks.errors) return { errors: { ...own.errors, ...inBlocks.errors } };
    const read = readBlocks(inBlocks.output);
    const added = siteBlocks.flatMap(({ name }) => (name === typed.add ? [toNewBlock(name)] : []));
    const all = [...read.map(({ block }) => block), ...added];
    if (all.length > MOST_BLOCKS) return { errors: { add: `A page has at most ${MOST_BLOCKS} blocks` } };
    const { address, band, ...words } = own.output;
    const place = band || `/${address || toSlug(words.title) || `campaign-${key}`}`;
    const text = v.safeParse(campaignSchema, { ...words, id: Number(key), place, blocks: all });
    if (!text.success) return { errors: toErrors(text.issues) };
    if (isDraft) return { text: text.output };
    if (added.length > 0) return { errors: { add: "Keep the draft first, to fill it in" } };
    const toFieldNames = (errors: Errors) => toTypedNames(errors, read);
    const found = findErrors(text.output, { key, ...about });
    return found ? { errors: toFieldNames(found) } : { text: text.output, toFieldNames };
  },
  findErrors: (text, about) => findErrors(v.parse(campaignSchema, text), about),
  toName: (text) => readCampaign(text).title || "Without a title",
  toPath: (text) => toPlacePath(readCampaign(text).place),
  toTimes: (text) => toTimes(readCampaign(text)),
};

const empty: Campaign = { id: 0, title: "", description: "", place: "/", blocks: [] };

function readCampaign(text: unknown) {
  return text ? v.parse(campaignSchema, text) : empty;
}

const bands = { home: "Home page", listings: "Homes for sale", journal: "Journal" };

function findBands({ suburbs }: SiteTexts) {
  return [
    ...Object.entries(bands).map(([value, name]) => ({ value, label: `As a band: ${name}` })),
    ...suburbs.map(({ id, name }) => ({ value: `suburb:${id}`, label: `As a band: guide of ${name}` })),
  ];
}

function toCampaignFields(texts: SiteTexts, blocks: Campaign["blocks"]): FormField[] {
  const fields = toFields(form).map((each) =>
    each.name === "band" ? { ...each, options: findBands(texts) } : each,
  );
  return [...fields, ...toBlockFields(blocks), ...toFields(v.object({ add }))];
}

type About = Parameters<OfficeTextKind["findErrors"]>[1];

function findErrors(campaign: Campaign, { texts, check }: About): Errors | undefined {
  const { title, from = "", until, blocks } = campaign;
  const errors = {
    ...(title === "" && { title: "Enter a title" }),
    ...(until !== undefined && until <= from && { until: "Choose a later moment than the first" }),
    ...(until !== undefined && until <= toAgencyTime(Date.now()) && { until: "It would be over already" }),
    ...(blocks.length === 0 && { add: "Add a block" }),
    ...findOther(campaign, texts),
    ...check?.(campaign),
    ...findBlockErrors(blocks),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Another one that would stand at the same place at the same time. */
function findOther({ id, place, from = "", until }: Campaign, texts: SiteTexts): Errors {
  const other = texts.campaigns.find(
    (each) =>
      each.id !== id &&
      each.place === place &&
      (until === undefined || (each.from ?? "") < until) &&
      (each.until === undefined || from < each.until),
  );
  const isPage = place.startsWith("/");
  if (other) return { [isPage ? "address" : "band"]: `“${other.title}” stands there at that time` };
  const isKnown = isPage || findBands(texts).some(({ value }) => value === place);
  return isKnown ? {} : { band: "Choose where it stands" };
}

/** By the form’s fields, whose blocks may stand elsewhere in the text; the page names their blocks. */
function toTypedNames(errors: Errors, read: readonly { from: number }[]): Errors {
  const toTyped = ([name, words]: [string, string]) => {
    const [index = "", ...input] = name.split(".");
    const from = read[Number(index)]?.from;
    if (input.length === 0 || from === undefined) return [name, words];
    return [toFieldName(from, input.join(".")), `Block ${from + 1}: ${words}`];
  };
  return Object.fromEntries(Object.entries(errors).map(toTyped));
}
