import { expect, type Page } from "@playwright/test";
import { formatDollars, formatSalePrice } from "#app/region/format.ts";
import { everyAddress, inSet, LONG } from "./every-page.ts";
import { test } from "./visitor.ts";

const CARD_BYTES = 120_000;
const AT_ONCE = 8;

type Thing = { "@type": string; [name: string]: unknown };

/** Reads a page's metadata into one object, and its words, hidden ones included, into one line. */
function readHtml(page: Page, html: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "text/html");
    const contents = (selector: string) =>
      [...document.head.querySelectorAll(selector)].map(
        (element) => element.getAttribute("content") ?? element.getAttribute("href") ?? "",
      );
    const openGraph = (name: string) => contents(`meta[property="og:${name}"]`);
    return {
      titles: [...document.querySelectorAll("title")].filter((title) => !title.closest("svg")).length,
      title: document.title,
      description: contents('meta[name="description"]'),
      canonical: contents('link[rel="canonical"]'),
      robots: contents('meta[name="robots"]'),
      card: contents('meta[name="twitter:card"]'),
      type: openGraph("type"),
      shared: [openGraph("title"), openGraph("description"), openGraph("url")],
      site: [openGraph("site_name"), openGraph("locale")],
      image: openGraph("image"),
      imageAlt: openGraph("image:alt"),
      jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? "",
      ),
      words: (document.body.textContent ?? "").replace(/\s+/g, " "),
    };
  }, html);
}

function parseThings([text = ""]: string[]): Thing[] {
  return JSON.parse(text)["@graph"];
}

/** Every text in a thing that a visitor should be able to read too. */
function findClaims(thing: Thing): string[] {
  return Object.entries(thing).flatMap(([name, value]) => {
    if (typeof value === "object" && value !== null)
      return [value].flat().flatMap((part) => (isThing(part) ? findClaims(part) : []));
    return claimed.includes(name) && typeof value === "string" ? [value.replace(/\s+/g, " ")] : [];
  });
}

const claimed = ["name", "headline", "jobTitle", "telephone", "email", "articleSection", "streetAddress"];

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && "@type" in value;
}

function findPrices(things: Thing[]) {
  return things.flatMap(({ offers }) =>
    isThing(offers) && typeof offers.price === "number" ? [offers.price] : [],
  );
}

for (const [which, tag, paths] of [
  ["each kind", [], everyAddress.filter((path) => inSet(path).tag.length === 0)],
  ["all others", [LONG], everyAddress.filter((path) => inSet(path).tag.length > 0)],
] as const)
  test(`pages tell machines and shared links what they show, and nothing else: ${which}`, {
    tag: [...tag],
  }, async ({ page, baseURL }) => {
    if (tag.length > 0) test.slow();
    for (const path of paths) await test.step(path, () => expectToldRight(page, path, baseURL));
  });

async function expectToldRight(page: Page, path: string, baseURL: string | undefined) {
  const response = await fetch(new URL(path, baseURL));
  const head = await readHtml(page, await response.text());
  expect(head.titles).toBe(1);
  expect(head.title.length).toBeLessThanOrEqual(60);
  if (response.status === 404) {
    expect(head.robots).toEqual(["noindex"]);
    expect(head.canonical).toEqual([]);
    return;
  }
  // Search engines do not index personal pages, and no cache keeps them.
  if (/^\/(?:shortlist|saturday|alerts|owner)\b/.test(path)) {
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(head.canonical).toEqual([]);
    return;
  }
  const address = new URL(new URL(path, baseURL).pathname, baseURL).href;
  expect(head.canonical).toEqual([address]);
  expect(head.robots).toEqual([]);
  expect(head.description).toHaveLength(1);
  expect(head.shared).toEqual([[head.title], head.description, [address]]);
  expect(head.site).toEqual([["Headland"], ["en_AU"]]);
  expect(head.card).toEqual(["summary_large_image"]);
  expect(head.imageAlt).toHaveLength(1);
  const { jsonLd, words } = head;
  expect(jsonLd).toHaveLength(1);
  const things = parseThings(jsonLd);
  const types = things.map((thing) => thing["@type"]);
  expect(types).toEqual(expect.arrayContaining(["RealEstateAgent", "WebSite"]));
  const kind = kinds.find(({ at }) => at.test(path))?.type;
  if (kind) {
    expect(types).toContain(kind);
    // share-picture.test.ts checks that every other page has one.
    const image = await fetch(head.image[0] ?? "");
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect((await image.arrayBuffer()).byteLength).toBeLessThanOrEqual(CARD_BYTES);
  }
  for (const claim of things.flatMap(findClaims)) expect(words).toContain(claim);
  for (const price of findPrices(things))
    expect(words.includes(formatDollars(price)) || words.includes(formatSalePrice(price))).toBe(true);
  expect(jsonLd.join("")).not.toMatch(/rating|review/i);
}

const kinds = [
  { at: /^\/(?:property|rental|sold-property)\/[^/]+$/, type: "RealEstateListing" },
  { at: /^\/journal\/./, type: "Article" },
  { at: /^\/team\/\d+$/, type: "ProfilePage" },
];

test("the sitemap is XML, each page and picture in it is there, and no two pages or forms of homes share a title or a description", async ({
  page,
  request,
  baseURL,
}) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toMatch(/^application\/xml/);
  const xml = await response.text();
  const isXml = await page.evaluate(
    (text) => !new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror"),
    xml,
  );
  expect(isXml).toBe(true);
  const find = (pattern: RegExp) => [
    ...new Set([...xml.matchAll(pattern)].map(([, address = ""]) => address.replaceAll("&amp;", "&"))),
  ];
  const [pages, pictures] = [find(/<loc>([^<]*)</g), find(/<image:loc>([^<]*)</g)];
  expect(pages.length + pictures.length).toBeGreaterThan(200);
  for (const home of ["/property/1", "/property/2", "/rental/R001", "/rental/R002"])
    pages.push(`${baseURL}${home}/inspection`, `${baseURL}${home}/enquire`);
  const broken: string[] = [];
  const ask = async (address: string, method: string) => {
    const answer = await fetch(address, { method, redirect: "manual" });
    if (answer.status !== 200) broken.push(`${answer.status} ${address}`);
    return answer.text();
  };
  const heads: (string | undefined)[][] = [];
  for (let from = 0; from < pages.length; from += AT_ONCE) {
    const asked = pages.slice(from, from + AT_ONCE).map((address) => ask(address, "GET"));
    for (const html of await Promise.all(asked))
      heads.push([/<title>([^<]*)/.exec(html)?.[1], /name="description" content="([^"]*)/.exec(html)?.[1]]);
  }
  await Promise.all(pictures.map((address) => ask(address, "HEAD")));
  expect(broken).toEqual([]);
  for (const part of [0, 1]) {
    const texts = heads.map((head) => head[part]);
    expect(texts.filter((text, index) => text === undefined || texts.indexOf(text) !== index)).toEqual([]);
  }
});

test("the manifest's icons are there, in the sizes it names", async ({ page, request }) => {
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toBe("application/manifest+json");
  const { icons } = await response.json();
  await page.goto("/about");
  for (const { src, sizes } of icons) {
    expect((await request.get(src)).status()).toBe(200);
    if (sizes === "any") continue;
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    expect(`${width}x${width}`).toBe(sizes);
  }
});

test("what is not there answers 404 and leads back, a home with others in its place", async ({ page }) => {
  for (const [path, title, back, to] of [
    ["/property/S999", "Property Not Found", "Back to listings", "/listings"],
    ["/rental/r001", "Rental Property Not Found", "Back to rentals", "/rentals"],
    ["/sold-property/01", "Property Not Found", "Back to Sell", "/sell"],
    ["/team/3abc", "Agent Not Found", "Back to our team", "/team"],
    ["/suburbs/atlantis", "Suburb Not Found", "Back to Suburbs", "/suburbs"],
    ["/journal/nothing-of-the-kind", "Article Not Found", "Back to Journal", "/journal"],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("link", { name: back })).toHaveAttribute("href", to);
    const others = page.getByRole("main").getByRole("article");
    if (path.includes("property") || path.includes("rental")) await expect(others).toHaveCount(3);
  }
});
