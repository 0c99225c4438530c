import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { officeWords } from "#app/agency/folder/agency.ts";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import {
  IN_DIALOG,
  toListingAndSubject,
  toListingForEnquiry,
} from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { ListingFormPage } from "#app/enquiries/about-listing/listing-form-page.tsx";
import {
  loadListingForm,
  type RequestedForm,
  receiveListingForm,
} from "#app/enquiries/about-listing/receive-listing-form.server.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { makeStoreFolder, openTestStore } from "#app/store/stores.fixture.ts";

const listing = toListingForEnquiry(toTestListing());
const requested: RequestedForm = {
  name: "inspection",
  folder: "property",
  id: "S014",
  origin: "https://headland.example",
  isLoaded: true,
  found: { listing, subject: {} },
};

const renderThanks = (search: string) => renderPage(`?sent=TY79-AR76${search}`);

function renderPage(search: string, changes: Partial<RequestedForm> = {}) {
  const request = new Request(`https://headland.example/property/1/inspection${search}`);
  const { data } = loadListingForm(request, { ...requested, ...changes });
  const Page = createRoutesStub([
    { path: "/", Component: () => <ListingFormPage loaderData={data} missing={null} missingTitle="" /> },
  ]);
  return renderToStaticMarkup(
    <OfficeContext value={officeWords}>
      <Page />
    </OfficeContext>,
  );
}

test("offers the calendar file of the booked time", () => {
  const link =
    /<a href="\/property\/S014\/inspection\.ics\?time=2026-11-28T10%3A00"[^>]*>Add to calendar<\/a>/;
  expect(renderThanks("&time=2026-11-28T10:00")).toMatch(link);
});

test("offers no calendar file when another time was requested, or the booked one has changed", () => {
  for (const search of ["", "&time=ask", "&time=2026-11-27T10:00"]) {
    const thanks = renderThanks(search);
    expect(thanks).toContain("Your reference is TY79-AR76.");
    expect(thanks).not.toContain("Add to calendar");
  }
});

test("offers each upcoming inspection, also under offer, and each start once", () => {
  const inspections = ["2026-12-02T17:00/17:30", "2026-11-28T10:00/10:30", "2026-11-28T10:00/10:45"];
  const underOffer = toSampleListing({ status: "under-offer", inspections });
  expect(toListingForEnquiry(underOffer).offered).toEqual([
    { value: "2026-11-28T10:00", label: "Saturday 28 November, 10:00–10:45 am" },
    { value: "2026-12-02T17:00", label: "Wednesday 2 December, 5:00–5:30 pm" },
  ]);
});

test("a booking shows its time and whom to ring; a request for another time is promised an answer", () => {
  const booked = renderThanks("&time=2026-11-28T10:00");
  const call = `ring ${listing.agentName} on`;
  for (const shown of ["You are booked: Saturday 28 November, 10:00 am", call, '<a href="tel:+61491570157"'])
    expect(booked).toContain(shown);
  expect(booked).not.toMatch(/will (contact|reply)/);
  const asked = renderThanks("");
  expect(asked).toContain(`${listing.agentName} will contact you within 24 hours.`);
  expect(asked).not.toContain("booked");
});

test("where times are listed, promises an answer only to requests for another time", () => {
  const atOnce = "A listed time is booked at once. If you ask for another, ";
  const answer = `${listing.agentName} will reply within 24 hours.`;
  expect(renderPage("")).toContain(`${atOnce}${answer}`);
  const withoutTimes = { found: { listing: { ...listing, offered: [] }, subject: {} } };
  for (const changes of [withoutTimes, { name: "enquire" } as const]) {
    const page = renderPage("", changes);
    expect(page).toContain(answer);
    expect(page).not.toContain(atOnce);
  }
});

const person = { name: "Leila Marsh", email: "leila@mail.example", phone: "0491 570 110" };

async function book(fields: Record<string, string>) {
  const { context, close } = await openTestDesk({ dataDir: makeStoreFolder() });
  const request = toPost({ ...person, ...fields });
  const response = await receiveListingForm({ request, context }, requested);
  await close();
  return response instanceof Response ? response.headers.get("Location") : response;
}

test("the address of the thanks has the booked time, and none for a request for another", async () => {
  const time = "2026-11-28T10:00";
  expect(await book({ time })).toMatch(/\?sent=[\w-]{9}&time=2026-11-28T10%3A00#sent$/);
  expect(await book({ time: "ask" })).toMatch(/\?sent=[\w-]{9}#sent$/);
});

test("shows the thanks in place of the form, with the home and the time", () => {
  const thanks = renderThanks("&time=2026-11-28T10:00");
  expect(thanks).toContain(`${listing.address}. `);
  expect(thanks).not.toMatch(/<form|<input/);
});

test("a dialog receives its thanks as data and stays on its page", async () => {
  const reference = expect.stringMatching(/^[\w-]{9}$/);
  const data = { status: 200, reference, booked: listing.offered[0], listing };
  expect(await book({ time: "2026-11-28T10:00", [IN_DIALOG]: "yes" })).toMatchObject({ data });
});

test("booking the same open home twice makes one booking and one mail, and the second thanks say so", async () => {
  const dataDir = makeStoreFolder();
  const { context, close } = await openTestDesk({ dataDir });
  const { subject } = toListingAndSubject(toTestListing(), requested.origin);
  const found = { listing, subject };
  const bookAgain = async (changes: Record<string, string> = {}) => {
    const request = toPost({ ...person, time: "2026-11-28T10:00", ...changes });
    const response = await receiveListingForm({ request, context }, { ...requested, found });
    const location = response instanceof Response ? response.headers.get("Location") : undefined;
    return new URL(location ?? "", request.url).searchParams;
  };
  const first = await bookAgain();
  const again = await bookAgain({ email: "Leila@Mail.example", phone: "+61 491 570 110" });
  const another = await bookAgain({ phone: "0491 570 156" });
  await bookAgain({ message: "Is there a bath?" });
  await close();
  expect([first, another].map((thanks) => thanks.has("again"))).toEqual([false, false]);
  expect(again.get("sent")).toBe(first.get("sent"));
  expect(another.get("sent")).not.toBe(first.get("sent"));
  const thanks = renderPage(`?${again}`);
  expect(thanks).toContain("You had booked already: Saturday 28 November, 10:00 am");
  expect(thanks).toContain("we won’t email you again");

  const db = await openTestStore(dataDir);
  expect(await db.selectFrom("booking").select("time").execute()).toHaveLength(2);
  expect(await readNotices(db, "acknowledgement")).toHaveLength(2);
  const amendments = await db.selectFrom("amendment").select("fields").execute();
  expect(amendments.map(({ fields }) => JSON.parse(fields).message)).toContain("Is there a bath?");
});
