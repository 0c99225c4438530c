import { createRoutesStub, type RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { officeWords } from "#app/agency/folder/agency.ts";
import { openTestService } from "#app/campaigns/service/builder.fixture.ts";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import { visitorContext } from "#app/enquiries/enquiries-context.ts";
import { renderDocument } from "#app/entry.server.tsx";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import type { BuilderPage as Page } from "../block.ts";
import type { FoundBlocks } from "../blocks/found-block.ts";
import { siteBlocks } from "../blocks/site-blocks.ts";
import { campaignsContext } from "../campaigns-context.ts";
import {
  cardOptions,
  formElement,
  makeElement,
  makePage,
  makeText,
  plainPage,
  springPage,
} from "../content/content.fixture.ts";
import { makeOwnBlock } from "../content/own-blocks.fixture.ts";
import { ComposedPage } from "../page/composed-page.tsx";
import { brokenPage } from "../service/broken-content.fixture.ts";
import { action } from "./builder-preview.tsx";
import { loader } from "./built-page.tsx";

const ADDRESS = "https://site.example/spring";

const leaves = [
  makeText("<h1>Spring</h1><p>On <em>the</em> water</p>"),
  makeElement("Image", { image: "https://cdn.builder.io/api/v1/image/a", altText: "Yachts" }),
  makeElement("PropertyCard", cardOptions),
  makeElement("Core:Button", { text: "All homes", link: "/listings" }),
  ...siteBlocks.map((block) => makeOwnBlock(block)),
  makeElement("PropertyCard", { title: "Gone", home: "/property/S999" }),
  makeElement("Homes", { search: "/rentals?beds=99" }),
  makeElement("OpenHomes", { suburb: "Nowhere" }),
  makeElement("Video", { video: "https://video.example/a.mp4" }),
  makeElement("Embed", { url: "https://youtu.be/dQw4w9WgXcQ" }),
  makeText("<script>alert(1)</script>"),
  makeElement("Symbol", { symbol: { model: "symbol", entry: "hours" } }),
  makeElement("Symbol", { symbol: { model: "symbol", entry: "gone" } }),
  makeElement("Text", { text: "Bound" }, { bindings: { "component.options.text": "state.a" } }),
  { ...makeText("hidden"), hide: true },
  formElement,
];

const contents = [
  springPage,
  makePage("/spring", [
    makeElement("Homes", { heading: "New", search: "/listings?beds=2", most: "2" }),
    makeElement("Homes", { search: "/elsewhere" }),
    makeElement("TextWithPicture", {
      heading: "Why us",
      words: "One.\n\n<b>Two.</b>",
      image: "http://a.example",
    }),
    makeElement("CallToAction", { heading: "Ask", button: "Ask us", link: "javascript:alert(1)" }),
  ]),
  plainPage,
  brokenPage,
  makePage("/spring", []),
  ...leaves.map((leaf) => makePage("/spring", [leaf])),
];

test("apart from its notes a preview is the page that visitors get", async () => {
  const { service, open } = await openTestService();
  const homes = [toSampleRecord({ next_inspection: "2026-11-28T10:00/10:30" })];
  const { context } = await openTestCatalogue({ "coastal-listings.json": homes });
  context.set(visitorContext, { address: "" });
  let notes = 0;
  for (const content of contents) {
    // Reopened, because it polls only once a minute.
    context.set(campaignsContext, { builder: open() });
    const query = [{ property: "urlPath", operator: "is", value: "/spring" }];
    service.entries["/spring"] = { ...content, query };
    const page = await draw(await getPage(context));
    const preview = await draw(await getPreview(context, content));
    const plain = preview.replace(note, "");
    notes += preview.length - plain.length;
    expect(plain).toBe(page);
    expect(page).not.toContain('role="note"');
    expect(preview).not.toMatch(/>(?:PropertyCard|OpenHomes|TextWithPicture):/);
  }
  expect(notes).toBeGreaterThan(0);
});

test("a network address that requests too many previews has to wait", async () => {
  const { service, open } = await openTestService();
  const { context } = await openTestCatalogue();
  context.set(visitorContext, { address: "192.0.2.1" });
  const takePreview = (address: string) => (address === "192.0.2.1" ? 7 : 0);
  context.set(campaignsContext, { builder: open({ takePreview }) });
  await expect(getPreview(context, plainPage)).rejects.toMatchObject({
    init: { status: 429, headers: { "Retry-After": "7" } },
  });
  expect(service.asked).toEqual([]);
  context.set(visitorContext, { address: "192.0.2.2" });
  expect(await getPreview(context, plainPage)).toMatchObject({ page: { title: "Plain · Headland" } });
});

/** A note in columns or a section, with the element around it. */
const note = /<div class="min-w-0"><p role="note"[^>]*>[^<]*<\/p><\/div>/g;

type Shown = { page?: Page; found?: FoundBlocks };

async function draw({ page, found = {} }: Shown) {
  if (!page) throw new Error("there is no page");
  const Page = createRoutesStub([
    { path: "/", Component: () => <ComposedPage page={page} found={found} submissionId="one" /> },
  ]);
  const html = await renderDocument(
    <OfficeContext value={officeWords}>
      <Page />
    </OfficeContext>,
  );
  // Submission ids differ by request.
  return html.replace(/(?<=name="submission" value=")[^"]+/g, "");
}

async function getPage(context: Readonly<RouterContextProvider>): Promise<Shown> {
  const args = { request: new Request(ADDRESS), url: new URL(ADDRESS), context };
  const { data } = await loader({ ...args, params: { "*": "spring" }, pattern: "*" });
  return data;
}

async function getPreview(context: Readonly<RouterContextProvider>, content: object): Promise<Shown> {
  const body = new FormData();
  body.append("content", JSON.stringify(content));
  const url = new URL("https://site.example/builder-preview");
  const request = new Request(url, { method: "POST", body });
  return action({ request, url, params: {}, pattern: "/builder-preview", context });
}
