import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import {
  type Asked,
  toSaleListingForEnquiry,
  toWithdrawnSale,
} from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import {
  loadListingForm,
  receiveInspection,
} from "#app/enquiries/about-listing/receive-listing-form.server.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { InspectionPage } from "#app/enquiries/inspection/inspection-page.tsx";
import { makeFolder } from "#app/enquiries/store/stores.fixture.ts";
import { toTestListing } from "#app/listings/sale/sale.fixture.ts";

const listing = toSaleListingForEnquiry(toTestListing());
const asked: Asked = {
  id: "S014",
  found: { listing, subject: {} },
  toWithdrawn: (seen) => toWithdrawnSale(seen, "https://headland.example"),
};

function renderThanks(search: string) {
  const request = new Request(`https://headland.example/property/1/inspection?sent=TY79-AR76${search}`);
  const { data } = loadListingForm(request, asked);
  const Page = createRoutesStub([
    { path: "/", Component: () => <InspectionPage loaderData={data} missing={null} missingTitle="" /> },
  ]);
  return renderToStaticMarkup(<Page />);
}

test("offers the calendar file of the time that was booked", () => {
  const link = /<a href="\/property\/S014\/inspection\.ics"[^>]*>Add to calendar<\/a>/;
  expect(renderThanks("&time=2026-11-28T10:00")).toMatch(link);
});

test("offers no calendar file to who asked for another time, or booked one that has changed", () => {
  for (const search of ["", "&time=ask", "&time=2026-11-27T10:00"]) {
    const thanks = renderThanks(search);
    expect(thanks).toContain("Your reference is TY79-AR76.");
    expect(thanks).not.toContain("Add to calendar");
  }
});

/** Where the browser is sent after booking. */
async function bookAt(time: string) {
  const { context, close } = await openTestDesk({ dataDir: makeFolder() });
  const request = toPost({ name: "Leila Marsh", email: "leila@mail.example", phone: "0491 570 110", time });
  const answer = await receiveInspection({ request, context }, asked);
  await close();
  return answer instanceof Response ? answer.headers.get("Location") : answer;
}

test("tells the thanks page which time was booked, and none for the wish for another", async () => {
  expect(await bookAt("2026-11-28T10:00")).toMatch(/\?sent=[\w-]{9}&time=2026-11-28T10%3A00#sent$/);
  expect(await bookAt("ask")).toMatch(/\?sent=[\w-]{9}#sent$/);
});
