import type { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { openTestService } from "#app/campaigns/service/builder.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { campaignsContext } from "../campaigns-context.ts";
import { makeElement, makePage } from "../content/content.fixture.ts";
import { loader } from "./built-page.tsx";

/** Runs the loader for a path. */
function load(context: RouterContextProvider, path: string) {
  const url = new URL(`https://site.example${path}`);
  return loader({ request: new Request(url), url, params: { "*": path }, pattern: "*", context });
}

test("a path is not found where the page builder has no page or does not answer", async () => {
  const { service, open } = await openTestService();
  const { context } = await openTestCatalogue();
  const getStatus = async () => (await load(context, "/letter")).init?.status ?? 200;
  context.set(campaignsContext, {});
  expect(await getStatus()).toBe(404);
  const openAnew = () => context.set(campaignsContext, { builder: open() });
  openAnew();
  expect(await getStatus()).toBe(404);
  openAnew();
  service.answer({ status: 500 });
  expect(await getStatus()).toBe(404);
  openAnew();
  service.answer({});
  service.entries["/letter"] = makePage("/letter", [makeElement("Text", { text: "<p>Dear all</p>" })]);
  expect(await getStatus()).toBe(200);
});

test("a page disappears at its end time, and one with a form is not cached", async () => {
  const { service, open } = await openTestService();
  const { context } = await openTestCatalogue();
  context.set(campaignsContext, { builder: open() });
  const words = makeElement("Text", { text: "<p>They rang back.</p>" });
  service.entries["/words"] = makePage("/words", [words]);
  service.entries["/over"] = { ...makePage("/over", [words]), endDate: Date.now() - 1 };
  service.entries["/form"] = makePage("/form", [words, makeElement("AppraisalForm")]);
  expect((await load(context, "/over")).init).toEqual({ status: 404 });
  const getLife = async (path: string) =>
    new Headers((await load(context, path)).init?.headers).get("Cache-Control");
  expect(await getLife("/words")).toBe("public, max-age=0, s-maxage=60");
  expect(await getLife("/form")).toBe("no-store");
});
