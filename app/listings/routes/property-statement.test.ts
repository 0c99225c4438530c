import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { statementsContext } from "#app/homes/contracts/statements.server.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue, toLoaderArgs } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { keepContract, removeContract } from "#app/office-homes/papers.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { loader } from "./property.tsx";

test("a home's page links its statement of information, and is unchanged without one", async () => {
  const { context } = await openTestCatalogue({ "coastal-listings.json": [toSampleRecord({ id: "S001" })] });
  const dataDir = makeFolder();
  context.set(statementsContext, dataDir);
  context.set(textsContext, defaultTexts);
  context.set(siteContext, { origin: "https://site.example" });
  const readDocuments = async () => {
    const { data } = await loader({ ...toLoaderArgs(context, "/property/:id"), params: { id: "1" } });
    return data.kind === "found" ? data.listing.documents : undefined;
  };
  expect(await readDocuments()).toEqual([]);
  await keepContract(dataDir, "S001", Buffer.from("%PDF-1.7"), "statement");
  expect(await readDocuments()).toEqual([
    { title: "Statement of information", href: "/property/S001/statement.pdf", bytes: 8 },
  ]);
  await removeContract(dataDir, "S001", "statement");
  expect(await readDocuments()).toEqual([]);
});
