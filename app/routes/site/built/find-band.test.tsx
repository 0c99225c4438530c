import { expect, onTestFinished, test } from "vitest";
import { builderContext } from "#app/agency/builder/builder-context.ts";
import { makeElement, makePage, makeText } from "#app/agency/builder/content/content.fixture.ts";
import { openBuilder } from "#app/agency/builder/service/builder.server.ts";
import {
  picturesAsTheyAre,
  startContentService,
} from "#app/agency/builder/service/content-service.fixture.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { policyContext, previewContext } from "#app/document/shell/document-context.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { loader } from "../../buying/listings.tsx";
import { findBand } from "./find-band.server.tsx";

async function openBands(sale: readonly object[] = []) {
  const service = await startContentService();
  onTestFinished(service.stop);
  const { context } = await openTestCatalogue({ "coastal-listings.json": sale });
  const builder = openBuilder({
    ...service,
    log: { warn() {} },
    takePreview: () => 0,
    pictures: picturesAsTheyAre,
  });
  context.set(builderContext, builder);
  context.set(previewContext, undefined);
  return { service, context, look: builder.published.look };
}

const image = makeElement("Image", { image: "https://pictures.example/a.jpg", altText: "A beach" });
const columns = makeElement("Columns", { columns: [{ blocks: [makeText("<h1>Sale</h1>"), image] }] });

test("a band is drawn at its page alone, with its pictures as ours and none of them ahead of the page's", async () => {
  const { service, context, look } = await openBands();
  service.bands["listings-section"] = [makePage("/listings", [columns])];
  await look();
  expect(findBand(context, "home")).toBeUndefined();
  const html = findBand(context, "listings");
  expect(html).toContain("<h2>Sale</h2>");
  expect(html).toContain('loading="lazy"');
  expect(html).not.toMatch(/<title|<link|<script/);
  expect(context.get(policyContext).pictures).toEqual([]);
});

test("a band shows between its times, the office’s before the service’s, whose first comes before others", async () => {
  const { service, context, look } = await openBands();
  const early = { ...makePage("/", [makeText("Early")]), id: "early", endDate: Date.now() - 1 };
  const first = { ...makePage("/", [makeText("First")]), id: "first" };
  const second = { ...makePage("/", [makeText("Second")]), id: "second" };
  service.bands["home-section"] = [early, first, second];
  await look();
  expect(findBand(context, "home")).toContain("First");
  const own = { id: 1, title: "Own", description: "", place: "home" };
  const blocks = [
    { name: "Quote", words: "Ours", heading: "" },
    { name: "Newsletter", words: "", heading: "Letter" },
  ];
  context.set(textsContext, { ...defaultTexts, campaigns: [{ ...own, blocks }] });
  expect(findBand(context, "home")).toContain("Ours");
  expect(findBand(context, "home")).not.toContain("Letter");
  context.set(textsContext, defaultTexts);
  service.bands["home-section"] = [early];
  await look();
  expect(findBand(context, "home")).toBeUndefined();
});

test("a band has no heart and no player of another site, and its files and homes’ pictures are in the policy", async () => {
  const sale = [toSampleRecord({ images: ["https://photos.example/1.jpg"] })];
  const { service, context, look } = await openBands(sale);
  const video = { video: "https://films.example/a.mp4" };
  service.bands["home-section"] = [
    makePage("/", [
      makeElement("Home", { home: "S001" }),
      makeElement("Video", video),
      makeElement("Video", { video: "https://youtu.be/dQw4w9WgXcQ" }),
      makeElement("Embed", { url: "https://vimeo.com/76979871" }),
    ]),
  ];
  await look();
  const html = findBand(context, "home");
  expect(html).toContain("/property/1");
  expect(html).not.toContain("heart-");
  expect(html).toContain("https://films.example/a.mp4");
  expect(html).not.toContain("data-player");
  const reason = "a band holds no player of another site: link to a page with one";
  expect(context.get(builderContext)?.published.get().entries.at(-1)?.page?.skipped).toEqual(
    ["Video", "Embed"].map((block) => ({ block, reason })),
  );
  expect(context.get(policyContext)).toEqual({
    media: ["https://films.example"],
    pictures: ["https://films.example", "https://photos.example"],
  });
});

test("the preview of a band names what its blocks cannot show now", async () => {
  const { context } = await openBands();
  const blocks = [{ name: "Home", heading: "", home: "S999" }];
  const own = { id: 1, title: "Own", description: "", place: "home", blocks };
  context.set(textsContext, { ...defaultTexts, campaigns: [own] });
  expect(findBand(context, "home")).not.toContain("S999");
  context.set(previewContext, "/office/texts/campaigns/1");
  expect(findBand(context, "home")).toContain("Home: the home S999 is not shown any more");
});

test("a list without a band is what it is without the page builder", async () => {
  const { context } = await openBands();
  const url = new URL("https://site.example/listings");
  const load = () => loader({ request: new Request(url), url, params: {}, pattern: "/listings", context });
  const withBuilder = load();
  context.set(builderContext, undefined);
  expect(Object.entries(withBuilder)).toEqual(Object.entries(load()));
});
