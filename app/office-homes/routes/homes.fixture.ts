import * as v from "valibot";
import type { Role } from "#app/core/permission.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import {
  addTestPerson,
  openTestOffice,
  signInForTest,
  toOfficeRequest,
  toOutcome,
  toPath,
} from "#app/office/office.fixture.ts";
import type { Office } from "#app/office/office.server.ts";
import { bring, readList } from "#app/register/register.fixture.ts";
import type { IncomingHome } from "#app/register/register.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { storeContext } from "#app/store/store-context.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";

type Run = (args: object) => unknown;

const modules = import.meta.glob<{ loader?: Run; action?: Run }>(
  [
    "/app/office-homes/routes/*.tsx",
    "/app/open-homes/routes/*.tsx",
    "/app/owners/routes/*.tsx",
    "/app/leads/routes/*.tsx",
    "/app/office/routes/people/log.tsx",
    "/app/office-enquiries/routes/contract.tsx",
    "/app/office/routes/{search,today}.tsx",
    "!/app/**/*.test.tsx",
  ],
  { eager: true },
);

const files = {
  "/office": "/app/office/routes/today.tsx",
  "/office/destinations": "/app/leads/routes/stopped-destination.tsx",
  "/office/homes": "/app/office-homes/routes/homes.tsx",
  "/office/homes/new": "/app/office-homes/routes/new-home.tsx",
  "/office/homes/several": "/app/office-homes/routes/several.tsx",
  "/office/homes/:id": "/app/office-homes/routes/home.tsx",
  "/office/homes/:id/pictures": "/app/office-homes/routes/home-pictures.tsx",
  "/office/homes/:id/contract": "/app/office-homes/routes/home-contract.tsx",
  "/office/homes/:id/preview": "/app/office-homes/routes/home-preview.tsx",
  "/office/homes/:id/owners": "/app/owners/routes/home-owners.tsx",
  "/office/log": "/app/office/routes/people/log.tsx",
  "/office/search": "/app/office/routes/search.tsx",
  "/office/reports": "/app/owners/routes/reports.tsx",
  "/office/reports/:id": "/app/owners/routes/report.tsx",
  "/office/reports/:id/page": "/app/owners/routes/report-preview.tsx",
  "/owner/:token": "/app/owners/routes/owner.tsx",
  "/contract/:token": "/app/office-enquiries/routes/contract.tsx",
  "/office/open-homes": "/app/open-homes/routes/open-homes.tsx",
  "/office/open-homes/:id/:time": "/app/open-homes/routes/open-home.tsx",
} as const;
type Pattern = keyof typeof files;
type Params = Readonly<Record<string, string>>;

const hidden = v.object({ data: v.object({ hidden: v.record(v.string(), v.string()) }) });

/** Signs somebody in among the homes of the office; the catalogue has those of `records`. */
export async function openHomesDesk(
  db: Database,
  name: string,
  role: Role,
  records: Record<string, readonly object[]> = {},
  pictures?: Office["pictures"],
) {
  const person = await addTestPerson(db, name, role);
  const cookie = await signInForTest(db, person.id);
  const { context, office } = openTestOffice(db, makeFolder(), pictures);
  const { catalogue } = await openTestCatalogue(records);
  context.set(catalogueContext, catalogue);
  context.set(storeContext, office);

  function ask(kind: "loader" | "action", pattern: Pattern, params: Params, request: Request) {
    const run = modules[files[pattern]]?.[kind];
    if (!run) throw new Error(`${pattern} has no ${kind}`);
    return toOutcome(() => run({ request, context, params, pattern, url: new URL(request.url) }));
  }

  const homePage = "/office/homes/:id";
  const desk = {
    person,
    dataDir: office.dataDir,
    readHome: async (id: string) => (await desk.read(homePage, { id })).data,
    /** Starts a draft of the new home. */
    startHome: (changes: Record<string, string> = {}) =>
      desk.send("/office/homes/new", {}, { intent: "start", offer: "sale", ...newHome, ...changes }),
    savePart: (id: string, part: string, typed: Record<string, string>) =>
      desk.send(homePage, { id, part }, { intent: "save", ...typed }),
    act: (id: string, intent: string, typed: Record<string, string> = {}) =>
      desk.send(homePage, { id }, { intent, ...typed }),
    read: (pattern: Pattern, params: Params = {}, search = "") =>
      ask("loader", pattern, params, toOfficeRequest(toPath(pattern, params) + search, { cookie })),
    /** Sends a form as the page has it now, or one that was opened before; with `part`, field names get its prefix. */
    async send(
      pattern: Pattern,
      { part, ...params }: Params,
      typed: Record<string, string | readonly string[]>,
    ) {
      const known = "seen" in typed ? {} : await desk.open(pattern, params);
      const form = { ...known, ...(part ? toPartForm(part, typed) : typed) };
      return ask("action", pattern, params, toOfficeRequest(toPath(pattern, params), { cookie, form }));
    },
    upload: (params: Params, uploaded: readonly File[], opened?: Record<string, string>) =>
      desk.sendFiles("/office/homes/:id/pictures", params, uploaded, { intent: "upload", ...opened }),
    async sendFiles(
      pattern: Pattern,
      params: Params,
      uploaded: readonly File[],
      form: Record<string, string>,
    ) {
      const body = new FormData();
      const known = "submission" in form ? {} : await desk.open(pattern, params);
      for (const [name, value] of Object.entries({ ...known, ...form })) body.set(name, value);
      const [, paper = "files"] = form.intent?.split(" ") ?? [];
      for (const each of uploaded) body.append(paper, each);
      const { url } = toOfficeRequest(toPath(pattern, params));
      const request = new Request(url, { method: "POST", headers: { Cookie: cookie }, body });
      return ask("action", pattern, params, request);
    },
    /** Returns the hidden fields of the page's forms. */
    async open(pattern: Pattern, params: Params): Promise<Record<string, string>> {
      const { success, output } = v.safeParse(hidden, await desk.read(pattern, params));
      return success ? output.data.hidden : { submission: makeId(Date.now()) };
    },
  };
  return desk;
}

/** Signs the principal in, once the agency's software has sent these homes. */
export async function openPrincipal(db: Database, ...homes: IncomingHome[]) {
  if (homes.length > 0) await bring(db, homes);
  return openHomesDesk(db, "Marion Tate", "principal");
}

function toPartForm<Value>(part: string, typed: Record<string, Value>) {
  const own = ["intent", "submission", "seen"];
  const fields = Object.entries(typed).map(([name, value]) => [
    own.includes(name) ? name : `${part}-${name}`,
    value,
  ]);
  return { ...Object.fromEntries(fields), part };
}

/** Values for the form of a new home, and the id that the home gets. */
export const newHome = {
  address: "7 Plover Street, Freshwater",
  suburb: "Freshwater",
  type: "House",
  beds: "3",
  baths: "1",
  parking: "2",
  land: "410",
};
export const newId = "7-plover-street-freshwater";

type Desk = Awaited<ReturnType<typeof openHomesDesk>>;

/** Creates a home for sale by hand, with everything that publishing needs. */
export async function writeHome({ startHome, savePart }: Desk, address = newHome.address, id = newId) {
  await startHome({ address });
  await savePart(id, "headline", { title: "A verandah to the north" });
  await savePart(id, "text", { description: "Weatherboard of 1925, with a garage." });
  await savePart(id, "price", { price: "2.2m", to: "", words: "" });
}

type Entry = Readonly<Record<string, unknown>> & { id: string };

/** Returns the published record of a home for sale. */
export async function readPublished(db: Database, id: string): Promise<Entry | undefined> {
  return (await readList<Entry>(db)).find((entry) => entry.id === id);
}
