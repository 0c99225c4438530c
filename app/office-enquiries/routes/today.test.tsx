import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect } from "vitest";
import type { Role } from "#app/core/permission.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { signInAs } from "#app/office/office.fixture.ts";
import Today, { loader } from "#app/office/routes/today.tsx";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";

const storeTest = defineSqliteTest();
const why = "the hidden field was filled in";

async function openToday(db: Database, name: string, role: Role) {
  const { context, toArgs } = await signInAs(db, name, role);
  context.set(catalogueContext, (await openTestCatalogue()).catalogue);
  return loader(toArgs("/office", {}));
}

storeTest("Today ends with held enquiries and the reason, bookings first", async ({ db }) => {
  const person = { name: "Kirra Steel", email: "kirra@mail.example", phone: "0491 570 110" };
  const fields = { ...person, time: "2098-11-29T10:00", message: "" };
  const booking = await saveTestEnquiry(db, { kind: inspectionKind, fields }, Date.now() - 1000);
  const question = await saveTestEnquiry(db, makeQuestion(), Date.now());
  await db.updateTable("enquiry").set({ flag: why }).execute();
  const lost = await saveTestEnquiry(db, makeQuestion({ name: "Tom Burke" }), Date.now());
  const lostId = db.selectFrom("enquiry").select("id").where("reference", "=", lost.reference);
  await db.updateTable("notice").set({ state: "dead" }).where("subject_id", "=", lostId).execute();
  const marion = await openToday(db, "Marion Tate", "principal");
  const due = { tone: "spam", words: `Held as spam: ${why}` };
  expect(marion.today.heldEnquiries).toMatchObject({
    lines: [
      { reference: booking.reference, due },
      { reference: question.reference, due },
    ],
    hasMore: false,
  });
  const Page = createRoutesStub([
    // @ts-expect-error The stub gives a page fewer properties than its route does.
    { path: "/", Component: () => <Today loaderData={marion} /> },
  ]);
  const html = renderToStaticMarkup(<Page />);
  const parts = ["Tom Burke", `3 mails of ${lost.reference} given up`, why, 'value="not spam"'];
  const places = parts.map((each) => html.indexOf(each));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  const priya = await openToday(db, "Priya Nair", "agent");
  expect(priya.today).toMatchObject({ enquiries: { lost: [] }, heldEnquiries: { lines: [] } });
});
