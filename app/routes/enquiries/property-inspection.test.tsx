import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { openEnquiries } from "#app/enquiries/enquiries.server.ts";
import { enquiriesContext, visitorContext } from "#app/enquiries/enquiries-context.ts";
import { InspectionPage } from "#app/enquiries/listing/inspection-page.tsx";
import { toSaleListingForEnquiry } from "#app/enquiries/listing/listing-for-enquiry.ts";
import { loadListingForm, receiveInspection } from "#app/enquiries/listing/receive-listing-form.server.ts";
import { makeFolder } from "#app/enquiries/store/test-stores.ts";
import { toTestListing } from "#app/listings/sale/test-listing.ts";

const listing = toSaleListingForEnquiry(toTestListing());

function renderThanks(search: string) {
  const request = new Request(`https://headland.example/property/1/inspection?sent=TY79-AR76${search}`);
  const { data } = loadListingForm(request, { listing, subject: {} });
  const Page = createRoutesStub([
    { path: "/", Component: () => <InspectionPage {...data} listing={listing} /> },
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
  const enquiries = await openEnquiries({
    dataDir: makeFolder(),
    mailFrom: "hello@headland.example",
    officeEmail: "office@headland.example",
    publicOrigin: "https://headland.example",
    rateLimitPerMinute: 0,
    purgeAfterMonths: 0,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  const context = new RouterContextProvider();
  context.set(enquiriesContext, enquiries);
  context.set(visitorContext, { address: "192.0.2.1" });
  const fields = { name: "Leila Marsh", email: "leila@mail.example", phone: "0491 570 110", time };
  const body = new URLSearchParams(fields);
  const request = new Request("https://headland.example/", { method: "POST", body });
  const answer = await receiveInspection({ request, context }, { listing, subject: {} });
  await enquiries.close();
  return answer instanceof Response ? answer.headers.get("Location") : answer;
}

test("tells the thanks page which time was booked, and none for the wish for another", async () => {
  expect(await bookAt("2026-11-28T10:00")).toMatch(/\?sent=[\w-]{9}&time=2026-11-28T10%3A00#sent$/);
  expect(await bookAt("ask")).toMatch(/\?sent=[\w-]{9}#sent$/);
});
