import { expect, test } from "vitest";
import { siteContext } from "#app/document/site/site-context.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { loader } from "./inspections-calendar.ts";

async function fetchCalendar(search: string) {
  const records = [
    toSampleRecord({ id: "S1", next_inspection: "2999-11-28T10:00" }),
    toSampleRecord({ id: "S2", next_inspection: "2999-11-28T10:00", suburb: "Avalon" }),
    toSampleRecord({ id: "S3", next_inspection: "2999-11-29T10:00" }),
  ];
  const { context } = await openTestCatalogue({ "coastal-listings.json": records });
  context.set(siteContext, { origin: "https://www.headland.example" });
  const request = new Request(`http://localhost/inspections.ics${search}`);
  const response = loader({
    request,
    url: new URL(request.url),
    params: {},
    pattern: "/inspections.ics",
    context,
  });
  const ids = [...(await response.text()).matchAll(/^UID:inspection-(\w+)/gm)].map(([, id]) => id);
  return { ids, status: response.status, file: response.headers.get("Content-Disposition") };
}

test("has every open home, or those of a day, of a suburb, for sale or for rent", async () => {
  expect(await fetchCalendar("")).toMatchObject({ ids: ["S1", "S2", "S3"], status: 200 });
  expect(await fetchCalendar("?day=2999-11-28")).toMatchObject({
    ids: ["S1", "S2"],
    file: 'inline; filename="headland-open-homes-2999-11-28.ics"',
  });
  expect(await fetchCalendar("?day=2999-11-28&suburb=Avalon")).toMatchObject({ ids: ["S2"] });
});

test("a day without open homes has no calendar", async () => {
  expect(await fetchCalendar("?day=2999-11-30")).toMatchObject({ ids: [], status: 404 });
});
