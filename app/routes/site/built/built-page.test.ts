import { expect, test } from "vitest";
import { builderContext } from "#app/agency/builder/builder-context.ts";
import type { Campaign } from "#app/agency/texts/kinds/campaign.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { previewContext } from "#app/document/shell/document-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { ownAddressContext } from "#app/office/office-context.ts";
import { loader } from "./built-page.tsx";

const campaign: Campaign = {
  ...{ id: 1, title: "Spring", description: "", place: "/spring" },
  blocks: [
    { name: "Quote", words: "They rang back." },
    { name: "CallToAction", heading: "Ask us", button: "Ask", link: "javascript:alert(1)" },
  ],
};

test("shows a campaign page of the office without Builder.io, and names in its preview what is left out", async () => {
  const { context } = await openTestCatalogue();
  context.set(builderContext, undefined);
  context.set(ownAddressContext, () => false);
  context.set(textsContext, { ...defaultTexts, campaigns: [campaign] });
  async function read(path: string, back?: string) {
    context.set(previewContext, back);
    const url = new URL(`https://site.example${path}`);
    const request = new Request(url);
    const { data, init } = await loader({ request, url, params: { "*": path }, pattern: "*", context });
    return { status: init?.status ?? 200, kinds: data.page?.blocks.map(({ kind }) => kind) };
  }
  expect(await read("/spring")).toEqual({ status: 200, kinds: ["site"] });
  expect(await read("/spring", "/office/texts/campaigns/1")).toEqual({
    status: 200,
    kinds: ["site", "note"],
  });
  expect(await read("/summer")).toMatchObject({ status: 404 });
});
