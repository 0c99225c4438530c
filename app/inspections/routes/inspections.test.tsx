import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { siteContext } from "#app/document/site/site-context.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import Inspections, { loader } from "./inspections.tsx";

async function openHomes(count: number, suburb = "Manly") {
  const records = Array.from({ length: count }, (_, index) =>
    toSampleRecord({ next_inspection: "2999-11-28T10:00", ...(index === 0 && { suburb }) }),
  );
  const { context } = await openTestCatalogue({ "coastal-listings.json": records });
  context.set(siteContext, { origin: "https://www.headland.example" });
  return (search: string) => {
    const request = new Request(`http://localhost/inspections${search}`);
    const url = new URL(request.url);
    return loader({ request, url, params: {}, pattern: "/inspections", context });
  };
}

test("every open home is on one of the pages", async () => {
  const load = await openHomes(601);
  const pages = ["", "?from=300", "?from=600"].map(load);
  expect(pages.map(({ days }) => days.flatMap(({ homes }) => homes).length)).toEqual([300, 300, 1]);
});

test("each page of a filtered result has exactly one address", async () => {
  const load = await openHomes(602, "Avalon");
  expect(load("?day=2999-11-28&offer=sale&suburb=Manly&from=600")).toMatchObject({ found: 601, total: 602 });
  expect(() => load("?suburb=manly&day=any&offer=all")).toThrow(
    expect.objectContaining({ headers: new Headers({ Location: "/inspections?suburb=Manly" }) }),
  );
});

test("calendar programs subscribe to all open homes, and import a day", async () => {
  const loaderData = { page: (await openHomes(1))("") };
  const Page = createRoutesStub([{ id: "page", path: "/", Component: Inspections }]);
  const page = renderToStaticMarkup(<Page hydrationData={{ loaderData }} />);
  expect(page).toContain('href="webcal://www.headland.example/inspections.ics"');
  expect(page).toContain('href="/inspections.ics?day=2999-11-28"');
});

test("distinguishes no open homes from a list that cannot be loaded", async () => {
  expect((await openHomes(0))("")).toMatchObject({ total: 0, isLoaded: false });
});

test("values that no open home has are dropped from the address and named", async () => {
  const load = await openHomes(1);
  expect(() => load("?suburb=manly&day=1")).toThrow(
    expect.objectContaining({ headers: new Headers({ Location: "/inspections?suburb=Manly&unknown=1" }) }),
  );
  expect(load("?suburb=Manly&unknown=1")).toMatchObject({ found: 1, unknown: "1" });
});

test.each(["?from=0", "?from=7", "?from=900", "?day=any"])(
  "%s redirects to the first page",
  async (search) => {
    const load = await openHomes(601);
    expect(() => load(search)).toThrow(
      expect.objectContaining({ status: 302, headers: new Headers({ Location: "/inspections" }) }),
    );
  },
);
