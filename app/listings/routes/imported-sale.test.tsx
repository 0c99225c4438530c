import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { officeWords } from "#app/agency/folder/agency.ts";
import { soldProperties } from "#app/agency/folder/words.ts";
import { toSoldThing } from "#app/document/metadata/json-ld/listing-json-ld.ts";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import { SellingAgent } from "#app/guide/team/contact-lines.tsx";
import { openTestCatalogue, toLoaderArgs } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { fromRecord } from "#app/listings/sold/sold-properties.ts";
import SoldPropertyPage, { loader } from "./sold-property.tsx";

test("a sale without a picture, by somebody who has left, shows a drawing and a name", () => {
  const [record] = soldProperties;
  if (!record) throw new Error("There is no sale.");
  const { agentPhone, agentEmail, ...others } = record;
  const sale = fromRecord({ ...others, pictures: [], agentName: "Ada Lane" });
  expect(sale.pictures).toEqual([expect.objectContaining({ words: "No photographs" })]);
  expect(toSoldThing(sale, "https://a.test/x", "https://a.test")).not.toHaveProperty("image");
  const shown = renderToStaticMarkup(<SellingAgent name={sale.agentName} />);
  expect(shown).toContain("Ada Lane");
  expect(shown).not.toMatch(/href|<li>/);
});

test("the page of a sale says when it was sold, and leads to an appraisal of a home like it", async () => {
  const { context } = await openTestCatalogue();
  const { data: sale } = loader({ ...toLoaderArgs(context, "/sold-property/:id"), params: { id: "2" } });
  const Page = createRoutesStub([{ id: "sale", path: "/", Component: SoldPropertyPage }]);
  const page = renderToStaticMarkup(
    <OfficeContext value={officeWords}>
      <Page hydrationData={{ loaderData: { sale } }} />
    </OfficeContext>,
  );
  expect(page).toMatch(/>\$5,850,000<.*>Sold 19 September 2026</);
  expect(page).toMatch(/href="\/appraisal\?listing=2"[^>]*>Request Appraisal Online</);
});
