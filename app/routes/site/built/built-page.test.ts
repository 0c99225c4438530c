import type { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { builderContext } from "#app/agency/builder/builder-context.ts";
import { makeElement, makePage } from "#app/agency/builder/content/content.fixture.ts";
import { openBuilder } from "#app/agency/builder/service/builder.server.ts";
import {
  picturesAsTheyAre,
  startContentService,
} from "#app/agency/builder/service/content-service.fixture.ts";
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

/** The loader's answer at a path. */
function load(context: RouterContextProvider, path: string) {
  const url = new URL(`https://site.example${path}`);
  return loader({ request: new Request(url), url, params: { "*": path }, pattern: "*", context });
}

test("shows a campaign page of the office without Builder.io, and names in its preview what is left out", async () => {
  const { context } = await openTestCatalogue();
  context.set(builderContext, undefined);
  context.set(ownAddressContext, () => false);
  context.set(textsContext, { ...defaultTexts, campaigns: [campaign] });
  async function read(path: string, back?: string) {
    context.set(previewContext, back);
    const { data, init } = await load(context, path);
    return { status: init?.status ?? 200, kinds: data.page?.blocks.map(({ kind }) => kind) };
  }
  expect(await read("/spring")).toEqual({ status: 200, kinds: ["site"] });
  expect(await read("/spring", "/office/texts/campaigns/1")).toEqual({
    status: 200,
    kinds: ["site", "note"],
  });
  expect(await read("/summer")).toMatchObject({ status: 404 });
});

test("a page of the page builder goes at its end, and one with a form is made anew for each visitor", async () => {
  const service = await startContentService();
  onTestFinished(service.stop);
  const { context } = await openTestCatalogue();
  context.set(
    builderContext,
    openBuilder({ ...service, log: { warn() {} }, takePreview: () => 0, pictures: picturesAsTheyAre }),
  );
  context.set(ownAddressContext, () => false);
  context.set(textsContext, defaultTexts);
  context.set(previewContext, undefined);
  const words = makeElement("Quote", { words: "They rang back." });
  service.entries["/words"] = makePage("/words", [words]);
  service.entries["/over"] = { ...makePage("/over", [words]), endDate: Date.now() - 1 };
  const forms = ["AppraisalForm", "Newsletter"];
  for (const name of forms) service.entries[`/${name}`] = makePage(`/${name}`, [words, makeElement(name)]);
  expect((await load(context, "/over")).init).toEqual({ status: 404 });
  const getLife = async (path: string) =>
    new Headers((await load(context, path)).init?.headers).get("Cache-Control");
  expect(await getLife("/words")).toBe("public, max-age=0, s-maxage=60");
  for (const name of forms) expect(await getLife(`/${name}`)).toBe("no-store");
});
