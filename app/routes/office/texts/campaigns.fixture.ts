import * as v from "valibot";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { ownAddressContext } from "#app/office/office-context.ts";
import type { OpenStore } from "#app/store/stores.fixture.ts";
import { openAs } from "./texts.fixture.ts";

export const page = { title: "Spring on the water", description: "Homes by the water." };
export const homes = {
  "0.heading": "By the water",
  "0.search": "/listings?beds=3",
  "0.most": "3",
  "place-0": "1",
};
export const quote = { "1.words": "They rang back.", "1.author": "Leila M.", "place-1": "2" };

type Typed = Record<string, string>;

const shownSchema = v.object({ typed: v.optional(v.record(v.string(), v.string()), {}) });

/** An office that composes one page, step by step; its forms say which blocks they are of, as the page does. */
export async function openComposer(open: OpenStore) {
  const office = await openAs(open);
  const { context } = await openTestCatalogue();
  office.context.set(catalogueContext, context.get(catalogueContext));
  office.context.set(siteContext, context.get(siteContext));
  office.context.set(textsContext, office.texts.get());
  office.context.set(ownAddressContext, (path) => path === "/listings" || path.startsWith("/pictures/"));
  const versions: Record<string, number> = {};
  async function send(key: string, intent: string, typed: Typed) {
    const version = versions[key] ?? 0;
    const shown = version === 0 ? {} : (await office.read("campaigns", key)).data;
    const names = Object.entries(v.parse(shownSchema, shown).typed).filter(([name]) => /^block-/.test(name));
    const outcome = await office.send("campaigns", version === 0 ? "new" : key, {
      ...{ intent, version: String(version), ...Object.fromEntries(names), ...typed },
    });
    if (outcome.status === 303) versions[key] = version + 1;
    return outcome;
  }
  return {
    ...office,
    keep: (typed: Typed, key = "1") => send(key, "save draft", typed),
    publish: (typed: Typed, key = "1") => send(key, "publish", typed),
    find: () => office.texts.get().campaigns,
  };
}

export const address = { ...page, address: "spring" };
