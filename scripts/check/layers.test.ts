import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { cruise } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { expect, test } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";

const rules = resolve(".dependency-cruiser.js");

/** Runs the layer check on an invented project and returns its output. */
async function checkLayers(files: Record<string, string>) {
  const folder = makeFolder();
  for (const [path, code] of Object.entries({ "tsconfig.json": "{}", ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const options = { ...(await extractDepcruiseOptions(rules)), baseDir: folder, outputType: "err" } as const;
  const tsConfig = extractTsConfig(join(folder, "tsconfig.json"));
  const { output } = await cruise(["app"], options, {}, { tsConfig });
  return String(output);
}

test("reports a feature that imports another's code, but allows its types", async () => {
  const journal = "export const article = 1; export type Article = number;";
  const code = await checkLayers({
    "app/guide/journal/articles.ts": journal,
    "app/guide/suburbs/suburb.ts": 'import "../journal/articles.ts";',
  });
  expect(code).toContain("features-meet-in-routes");
  const types = await checkLayers({
    "app/guide/journal/articles.ts": journal,
    "app/guide/suburbs/suburb.ts":
      'import type { Article } from "../journal/articles.ts"; export const suburb: Article = 1;',
  });
  expect(types).toContain("no dependency violations found (2 modules");
});

test("reports a register that imports the feed, even only its types", async () => {
  const output = await checkLayers({
    "app/feed/element.ts": "export type Element = string;",
    "app/register/register.ts":
      'import type { Element } from "../feed/element.ts"; export const sent: Element = "";',
    "app/feed/importing.ts": 'import "../register/register.ts";',
  });
  expect(output).toContain("users-of-feed: app/register/register.ts");
  expect(output).not.toContain("app/feed/importing.ts →");
});

test("reports imports of a route, of the frame by an agent, and of business code by a button", async () => {
  const output = await checkLayers({
    "app/guide/routes/home-page.tsx": "export const home = 1;",
    "app/document/shell/frame.tsx": "export const frame = 1;",
    "app/root.tsx": 'import "./document/shell/frame.tsx"; export const root = 1;',
    "app/guide/team/agent.tsx": 'import "../../document/shell/frame.tsx"; import "../../root.tsx";',
    "app/document/site/header.tsx": 'import "../../guide/routes/home-page.tsx"; export const header = 1;',
    "app/ui/button.tsx": 'import "../document/site/header.tsx";',
  });
  expect(output).toContain("nothing-imports-routes");
  expect(output).toContain("shell-above-features: app/guide/team/agent.tsx");
  expect(output).not.toContain("shell-above-features: app/root.tsx");
  expect(output).toContain("entries-are-the-top: app/guide/team/agent.tsx");
  expect(output).toContain("ui-knows-no-business");
});

test("reports imports of JSON-LD by a feature, of a feature by the header, and of mail by the store", async () => {
  const output = await checkLayers({
    "app/document/metadata/seo.ts": "export const seo = 1;",
    "app/enquiries/form.ts": 'import "../document/metadata/seo.ts"; export const form = 1;',
    "app/store/outbox/worker.ts": 'import "../../enquiries/form.ts"; export const worker = 1;',
    "app/store/database.ts": 'import "./outbox/worker.ts"; export const database = 1;',
    "app/document/site/header.ts": 'import "../../enquiries/form.ts"; export const header = 1;',
    "app/enquiries/store/enquiry-rows.ts":
      'import { form } from "../form.ts"; export type Row = typeof form;',
    "app/module-types.ts": 'import { form } from "./enquiries/form.ts"; export type Tables = typeof form;',
  });
  expect(output).toContain("metadata-above-features");
  expect(output).toContain("store-is-a-leaf");
  expect(output).toContain("store-does-not-deliver");
  expect(output).toContain("lists-see-rows-and-migrations");
  expect(output).toContain("rows-are-leaves");
  expect(output).toContain("site-below-features");
});

test("reports imports past a module’s index, by an undeclared user, and of an undeclared module", async () => {
  const output = await checkLayers({
    "app/newsletter/index.ts": 'import "../listings/card.ts"; export const door = 1;',
    "app/newsletter/store/issues.ts": 'import "../../alerts/list.ts"; export const issues = 1;',
    "app/listings/card.ts": "export const card = 1;",
    "app/alerts/list.ts": "export const list = 1;",
    "app/office/page.ts": 'import "../newsletter/store/issues.ts"; import "../newsletter/index.ts";',
  });
  expect(output).toContain("door-of-newsletter: app/office/page.ts → app/newsletter/store/issues.ts");
  expect(output).toContain("users-of-newsletter: app/office/page.ts → app/newsletter/index.ts");
  expect(output).toContain("needs-of-newsletter: app/newsletter/store/issues.ts → app/alerts/list.ts");
  expect(output).not.toContain("app/newsletter/index.ts → app/listings/card.ts");
});

test("reports imports of a page by the catalogue, of rental by sale, and of listings by homes", async () => {
  const page = "export const filters = 1; export type Filters = number;";
  const home = 'import "../../listings/sale/filters.ts"; import "../../register/register.ts";';
  const output = await checkLayers({
    "app/listings/sale/filters.ts": page,
    "app/listings/catalogue/open.ts": 'import "../sale/filters.ts"; import "../../register/register.ts";',
    "app/listings/rental/rental.ts": 'import "../sale/filters.ts";',
    "app/register/register.ts": "export const register = 1;",
    "app/homes/record/record.ts": home,
    "app/region/zone.ts": 'import "../homes/record/record.ts";',
  });
  expect(output).toContain("catalogue-knows-no-page");
  expect(output).toContain("kinds-of-listings-apart");
  expect(output).toContain("homes-below-features: app/homes/record/record.ts → app/listings/sale/filters.ts");
  expect(output).toContain("homes-below-features: app/homes/record/record.ts → app/register/register.ts");
  expect(output).toContain("users-of-register: app/listings/catalogue/open.ts");
  expect(output).toContain("region-is-a-leaf");
  const types = await checkLayers({
    "app/listings/sale/filters.ts": page,
    "app/listings/catalogue/open.ts":
      'import type { Filters } from "../sale/filters.ts"; export const first: Filters = 1;',
  });
  expect(types).toContain("no dependency violations found (2 modules");
});

test("reports imports of test code by a page, and of a home's type by the core", async () => {
  const output = await checkLayers({
    "app/homes/record/sale.fixture.ts": "export const sample = 1; export type Sample = number;",
    "app/listings/card.ts": 'import "../homes/record/sale.fixture.ts";',
    "app/listings/card.test.ts": 'import "../homes/record/sale.fixture.ts";',
    "app/homes/record/home.ts": "export type Home = string;",
    "app/core/module.ts":
      'import type { Home } from "../homes/record/home.ts"; export const home: Home = "";',
  });
  expect(output).toContain("fixtures-are-for-tests: app/listings/card.ts");
  expect(output).not.toContain("fixtures-are-for-tests: app/listings/card.test.ts");
  expect(output).toContain("core-is-a-leaf: app/core/module.ts");
});
