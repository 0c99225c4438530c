import { expect, test } from "vitest";
import { officeWords } from "#app/agency/folder/agency.ts";
import { toMeta, toUnlistedMeta } from "./seo.ts";

const site = [{ loaderData: { origin: "https://www.headland.example", office: officeWords } }] as const;
const page = { title: "About us", description: "Who we are.", path: "/about" };

test("writes every address as an absolute URL", () => {
  const meta = toMeta(site, page);
  const address = "https://www.headland.example/about";
  const picture = expect.stringMatching(/^https:\/\/www\.headland\.example\/pictures\/[\w-]+\.jpg$/);
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: address });
  expect(meta).toContainEqual({ property: "og:url", content: address });
  expect(meta).toContainEqual({ property: "og:image", content: picture });
});

test("has the footer's facts about the agency, and the page's breadcrumbs", () => {
  const crumbs = [{ label: "Home", href: "/" }, { label: "About us" }];
  const things = JSON.stringify(toMeta(site, { ...page, crumbs }).at(-1));
  expect(things).toContain(`"telephone":"${officeWords.phone}"`);
  expect(things).toContain('"position":1,"name":"Home","item":"https://www.headland.example/"');
  expect(things).toContain('"position":2,"name":"About us"}');
  expect(things).not.toMatch(/rating/i);
});

test("asks search engines not to index a missing page", () => {
  expect(toUnlistedMeta("Agent Not Found")).toEqual([
    { title: "Agent Not Found · Headland" },
    { name: "robots", content: "noindex" },
  ]);
});
