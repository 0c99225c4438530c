import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { officeWords } from "#app/agency/folder/agency.ts";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { SEEN_ADDRESS, SEEN_TITLE } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import type { ListingFormName } from "#app/enquiries/about-listing/listing-form-names.ts";
import {
  ListingFormPage,
  type ListingFormPageProps,
} from "#app/enquiries/about-listing/listing-form-page.tsx";
import {
  loadListingForm,
  receiveListingForm,
} from "#app/enquiries/about-listing/receive-listing-form.server.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { defineSqliteTest, makeFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { getRequestedForm } from "./requested-form.ts";

const storeTest = defineSqliteTest();
const seen = { [SEEN_TITLE]: "The white house", [SEEN_ADDRESS]: "14 Tern Lane, Freshwater" };
const person = { name: "Leila Marsh", email: "leila@mail.example", phone: "0491 570 110" };
const question = { ...person, ...seen, message: "Is there a bath?" };

type Where = Parameters<typeof openTestDesk>[0];
type Asked = { id?: string; name?: ListingFormName; folder?: string; where?: Where };

/** The form of a listing that has been taken down, and the desk that receives it. */
async function openForm({ id = "S014", name = "enquire", folder = "property", where }: Asked = {}) {
  const desk = await openDesk(where ?? { dataDir: makeFolder() });
  const pattern = `${folder}/:id/${name}`;
  return { desk, requested: getRequestedForm({ pattern, params: { id }, context: desk.context }) };
}

/** Sends a form and returns the outcome. */
async function send(fields: Record<string, string>, asked: Asked = {}) {
  const { desk, requested } = await openForm(asked);
  const request = toPost(fields, "/property/S014/enquire");
  const response = await receiveListingForm({ request, context: desk.context }, requested).finally(
    desk.close,
  );
  return { request, requested, response };
}

/** The desk of an agency without listings, since every one has been taken down. */
async function openDesk(where: Where) {
  const desk = await openTestDesk(where);
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": [], "coastal-rentals.json": [] });
  desk.context.set(catalogueContext, catalogue);
  desk.context.set(siteContext, { origin: "https://headland.example" });
  return desk;
}

async function getOnly(db: Database) {
  const { kind, about } = await db.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
  return { kind, about: JSON.parse(about ?? "null") };
}

async function getMails(db: Database) {
  return Object.fromEntries((await readNotices(db)).map(({ kind, payload }) => [kind, payload]));
}

storeTest("a question about a home taken down is stored and mailed to the office", async (open, where) => {
  const { response } = await send(question, { where });
  const location = response instanceof Response ? response.headers.get("Location") : response;
  expect(location).toMatch(/^\/property\/S014\/enquire\?sent=[\w-]{9}#sent$/);
  const db = await open();
  const url = "https://headland.example/property/S014";
  const listing = { id: "S014", title: "The white house", address: "14 Tern Lane, Freshwater", url };
  expect(await getOnly(db)).toEqual({
    kind: "question",
    about: { listing: { ...listing, isWithdrawn: true } },
  });
  const text = expect.stringMatching(
    /The home was taken down before the form[\s\S]*14 Tern Lane, Freshwater/,
  );
  expect(await getMails(db)).toEqual({
    office: expect.objectContaining({ text }),
    acknowledgement: expect.objectContaining({
      text: expect.stringContaining("has since been taken off our website"),
    }),
  });
});

storeTest("an inspection of a rental taken down is stored with its time", async (open, where) => {
  const inspection = { ...person, ...seen, time: "2026-11-28T10:00" };
  const { response } = await send(inspection, { id: "R014", name: "inspection", folder: "rental", where });
  expect(response).toMatchObject({ status: 303 });
  const db = await open();
  expect(await getOnly(db)).toMatchObject({
    kind: "inspection",
    about: { listing: { id: "R014", url: "https://headland.example/rental/R014" } },
  });
  expect((await getMails(db)).office.text).toContain("Saturday 28 November, 10:00 am");
});

test("mails to the visitor contain no words that a stranger could have put into the form", async () => {
  const dataDir = makeFolder();
  await send({ ...question, [SEEN_TITLE]: "Win at pills.example" }, { where: { dataDir } });
  const db = await openTestStore(dataDir);
  const { acknowledgement, office } = await getMails(db);
  expect(office.text).toContain("pills.example");
  expect(JSON.stringify(acknowledgement)).not.toContain("pills.example");
});

test.each([
  ["without the listing's title and address", "S999", {}],
  ["with an empty title", "S999", { [SEEN_TITLE]: " ", [SEEN_ADDRESS]: "14 Tern Lane" }],
  ["for an id that no record has", "x".repeat(101), seen],
  ["for an id in two lines", "S014\nBcc: x", seen],
] as const)("a form %s is none of ours: 404, and nothing is stored", async (_what, id, listing) => {
  const dataDir = makeFolder();
  const sent = send({ ...person, ...listing, message: "Is there a bath?" }, { id, where: { dataDir } });
  await expect(sent).rejects.toMatchObject({ init: { status: 404 } });
  const db = await openTestStore(dataDir);
  expect(await db.selectFrom("enquiry").select("id").execute()).toEqual([]);
});

test("texts longer than any title are shortened, not refused", async () => {
  const dataDir = makeFolder();
  await send({ ...question, [SEEN_TITLE]: "x".repeat(5000) }, { where: { dataDir } });
  const db = await openTestStore(dataDir);
  expect((await getOnly(db)).about.listing.title).toHaveLength(200);
});

function render(page: Omit<ListingFormPageProps, "missing" | "missingTitle">) {
  const Component = () => (
    <ListingFormPage {...page} missing={<h1>Property Not Found</h1>} missingTitle="Property Not Found" />
  );
  const Page = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(
    <OfficeContext value={officeWords}>
      <Page />
    </OfficeContext>,
  );
}

test("a rejected form about a home that was taken down is shown again with the typed values", async () => {
  const { request, requested, response } = await send({ ...question, email: "leila@" });
  if (response instanceof Response) throw new Error("the form has an error");
  expect(response.init?.status).toBe(422);
  const { data: loaderData, init } = loadListingForm(request, requested);
  expect(init).toMatchObject({ status: 404 });
  const html = render({ loaderData, actionData: response.data });
  for (const shown of ["Invalid email address", "Is there a bath?", `value="${seen[SEEN_TITLE]}"`])
    expect(html).toContain(shown);
  expect(html).toContain("This home has since been taken off our website.");
  expect(html).not.toContain("Property Not Found");
});

test("once the home is gone the form's address is a 404, even with the thanks for a form just sent", async () => {
  const { desk, requested } = await openForm();
  const open = (search: string) =>
    loadListingForm(new Request(`https://headland.example/property/S014/enquire${search}`), requested);
  await desk.close();
  expect(open("").init).toMatchObject({ status: 404 });
  expect(render({ loaderData: open("").data })).toMatch(/<title>Property Not Found · Headland<\/title>/);
  const thanks = open("?sent=TY79-AR76");
  expect(thanks.init).toMatchObject({ status: 404 });
  const html = render({ loaderData: thanks.data });
  expect(html).toContain("<title>Thank you · Headland</title>");
  expect(html).toContain("Your reference is TY79-AR76. This home has since been taken off");
});
