import { Hono } from "hono";
import { expect, test } from "vitest";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { keepContract } from "#app/office-homes/papers.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { serveStatements } from "./statements.ts";

const pdf = Buffer.from("%PDF-1.7\nthe statement\n%%EOF\n");
const statement = "/property/S001/statement.pdf";

async function openSite() {
  const { catalogue } = await openTestCatalogue({
    "coastal-listings.json": [
      toSampleRecord({ id: "S001" }),
      { id: "S002", status: "withdrawn" },
      toSampleRecord({ id: "S003", status: "sold" }),
    ],
  });
  const dataDir = makeFolder();
  const app = new Hono();
  serveStatements(app, { catalogue, dataDir });
  return { app, dataDir };
}

test("a home's statement of information is public, cached for a minute and not sent twice", async () => {
  const { app, dataDir } = await openSite();
  expect((await app.request(statement)).status).toBe(404);
  await keepContract(dataDir, "S001", pdf, "statement");
  const response = await app.request(statement);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="statement-of-information.pdf"',
    "cache-control": "public, max-age=60",
  });
  const headers = { "If-None-Match": response.headers.get("ETag") ?? "" };
  expect((await app.request(statement, { headers })).status).toBe(304);
});

test("statements of homes sold or withdrawn, and all contracts, are not found", async () => {
  const { app, dataDir } = await openSite();
  for (const id of ["S002", "S003"]) await keepContract(dataDir, id, pdf, "statement");
  await keepContract(dataDir, "S001", pdf);
  for (const id of ["S001", "S002", "S003", "..%2FS001"])
    expect((await app.request(`/property/${id}/statement.pdf`)).status).toBe(404);
});
