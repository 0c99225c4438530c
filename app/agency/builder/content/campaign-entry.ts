import { siteBlocks } from "#app/agency/blocks/site-blocks.ts";
import { type Campaign, type CampaignBlock, toTimes } from "#app/agency/texts/kinds/campaign.ts";
import { parseAmount } from "#app/ui/form/amount.ts";

/** A campaign page of the office as Builder.io writes its pages: what reads and draws those reads and draws this. */
export function toEntry(campaign: Campaign) {
  const { id, title, description, place, blocks } = campaign;
  const { startsAt, endsAt } = toTimes(campaign);
  return {
    id: `campaign-${id}`,
    name: title,
    published: "published",
    query: [{ "@type": "@builder.io/core:Query", property: "urlPath", operator: "is", value: place }],
    startDate: startsAt,
    endDate: endsAt,
    data: { title, description, url: place, blocks: blocks.map(toElement) },
  };
}

function toElement({ name, ...typed }: CampaignBlock, index: number) {
  const inputs = siteBlocks.find((block) => block.name === name)?.inputs ?? [];
  const options = Object.fromEntries(
    inputs.map((input) => [input.name, toOption(input.type, typed[input.name] ?? "")]),
  );
  return {
    "@type": "@builder.io/sdk:Element",
    "@version": 2,
    id: `builder-${index + 1}`,
    component: { name, options },
  };
}

/** What was typed, as that editor says it. */
function toOption(type: (typeof siteBlocks)[number]["inputs"][number]["type"], typed: string) {
  if (type === "number") return parseAmount(typed);
  if (type === "boolean") return typed !== "";
  return type === "longText" ? typed.replaceAll("&", "&amp;").replaceAll("<", "&lt;") : typed;
}
