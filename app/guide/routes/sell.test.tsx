import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { officeWords } from "#app/agency/folder/agency.ts";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import { openTestCatalogue, toLoaderArgs } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import Sell, { loader } from "./sell.tsx";

async function show(near: string) {
  const { context } = await openTestCatalogue();
  const search = `?${new URLSearchParams({ near })}`;
  const { data: page } = loader(toLoaderArgs(context, "/sell", search));
  const Page = createRoutesStub([{ id: "sell", path: "/", Component: Sell }]);
  return renderToStaticMarkup(
    <OfficeContext value={officeWords}>
      <Page hydrationData={{ loaderData: { sell: page } }} />
    </OfficeContext>,
  );
}

test("who sells reads how fees work, and what sold near an address", async () => {
  const page = await show("12 Petrel Rise, Palm Beach");
  expect(page).toMatch(/How our fees work.*one commission/s);
  expect(page).toMatch(/Our nearest sales in the last two years:.*\$11,100,000/s);
  expect(await show("5 Atlantis Way")).toContain("We don’t know “5 Atlantis Way”.");
  expect(await show(" ")).not.toMatch(/role="status"/);
});
