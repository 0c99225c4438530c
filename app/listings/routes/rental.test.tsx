import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import type { RentalRecord } from "#app/homes/record/rental-record.ts";
import { openTestCatalogue, toLoaderArgs } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { RentalPage } from "#app/listings/rental/rental-page.tsx";
import { loader } from "./rental.tsx";

async function load(changes: Partial<RentalRecord>) {
  const record = toSampleRentalRecord({ id: "R001", ...changes });
  const { context } = await openTestCatalogue({ "coastal-rentals.json": [record] });
  return loader({ ...toLoaderArgs(context, "/rental/:id"), params: { id: "R001" } });
}

/** The page as a visitor reads it, with the addresses of its links. */
async function read(changes: Partial<RentalRecord>) {
  const { data: page } = await load(changes);
  if (page.kind === "missing") throw new Error("The home is not shown.");
  const Page = createRoutesStub([{ path: "/", Component: () => <RentalPage page={page} /> }]);
  return renderToStaticMarkup(<Page />)
    .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, "|$1|")
    .replace(/(?:<[^>]+>)+/g, "|");
}

test("the page of a rental has its terms, what moving in costs, whom to ask and how to apply", async () => {
  const page = await read({ status: "deposit-taken", pets: "considered", furnished: true });
  expect(page).toContain("|Apartment|Deposit taken|For Rent|");
  expect(page).toContain("Available now · Pets considered · Furnished");
  expect(page).toMatch(/What it costs to move in\|.*Up to \$3,600 \(four weeks’ rent\).*Up to \$5,400/);
  expect(page).toMatch(/How to apply\|.*\/rental\/R001\/enquire\|Ask for the application form/);
  expect(page).toContain("The bond is kept by NSW Fair Trading");
  expect(page).toMatch(
    /\|Tom Okafor\|Rental Specialist\|.*\|tel:\+61491570313\|.*\|mailto:tom@headland\.example\|/,
  );
});

test("who applies elsewhere is led there", async () => {
  const page = await read({ apply: "https://apply.example/R001" });
  for (const words of ["Apply for this home", "Fill in the application form"])
    expect(page).toContain(`|https://apply.example/R001|${words}|, in a new tab|`);
});

test("the page of a leased home offers no visit and no application, and ends after fourteen days", async () => {
  const page = await read({ status: "leased" });
  expect(page).toMatch(/\|Leased\|.*\|\/appraisal\|Free Property Appraisal\|/);
  expect(page).not.toMatch(/Book Inspection|Enquire Now|How to apply|What it costs/);
  expect(await load({ status: "leased", leased_on: "2026-01-01" })).toMatchObject({ init: { status: 404 } });
});
