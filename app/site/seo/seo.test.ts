import { expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import { toMeta, toUnlistedMeta } from "./seo.ts";

const site = [{ loaderData: { origin: "https://www.headland.example" } }] as const;
const page = { title: "About us · Headland", description: "Who we are.", path: "/about" };

test("gives every address in full", () => {
  const picture = { src: "/pictures/a.jpg", width: 1200, height: 800, alt: "A bay" };
  const meta = toMeta(site, { ...page, picture });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://www.headland.example/about",
  });
  expect(meta).toContainEqual({ property: "og:url", content: "https://www.headland.example/about" });
  expect(meta).toContainEqual({
    property: "og:image",
    content: "https://www.headland.example/pictures/a.jpg",
  });
  expect(meta).toContainEqual({ property: "og:image:width", content: "1200" });
});

test("keeps the address of a picture from elsewhere", () => {
  const picture = { src: "https://elsewhere.example/a.jpg", alt: "A house" };
  expect(toMeta(site, { ...page, picture })).toContainEqual({
    property: "og:image",
    content: "https://elsewhere.example/a.jpg",
  });
});

test("says of the agency what the footer says, and of the page where it stands", () => {
  const crumbs = [{ label: "Home", href: "/" }, { label: "About us" }];
  const things = JSON.stringify(toMeta(site, { ...page, crumbs }).at(-1));
  expect(things).toContain(`"telephone":"${agency.phone}"`);
  expect(things).toContain('"position":1,"name":"Home","item":"https://www.headland.example/"');
  expect(things).toContain('"position":2,"name":"About us"}');
  expect(things).not.toMatch(/rating/i);
});

test("asks that a missing page is not kept", () => {
  expect(toUnlistedMeta("Agent Not Found · Headland")).toEqual([
    { title: "Agent Not Found · Headland" },
    { name: "robots", content: "noindex" },
  ]);
});
