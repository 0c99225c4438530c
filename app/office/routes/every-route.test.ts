import { expect, test } from "vitest";
import { isPermitted, roles } from "#app/core/permission.ts";
import { ownAddressContext } from "#app/document/shell/document-context.ts";
import { visitorContext } from "#app/enquiries/enquiries-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { officeLinks, officePages, requirements } from "#app/modules.ts";
import {
  addTestPerson,
  openTestOffice,
  signInForTest,
  toOfficeRequest,
  toOutcome,
  toPath,
} from "#app/office/office.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeStoreFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { permissions } from "../permissions.ts";

type Module = { loader?: Run; action?: Run; default?: unknown };
type Run = (args: object) => unknown;

const modules = import.meta.glob<Module>(["/app/*/routes/**/*.{ts,tsx}", "!**/*.test.*"]);
const officeRoutes = officePages.map(({ path, file }) => ({
  pattern: path ? `/office/${path}` : "/office",
  file: `/app/${file}`,
}));

/** Every request that a route takes: GET, or the action of a form. */
const asked = officeRoutes.flatMap(({ pattern, file }) =>
  Object.entries(requirements.get(pattern) ?? {}).map(([intent, need]) => ({ pattern, file, intent, need })),
);

type Asked = { pattern: string; file: string; intent: string; isRead?: boolean };

async function ask(args: Asked, cookie: string, context: object) {
  const { pattern, file, intent, isRead = intent === "GET" } = args;
  const module = await modules[file]?.();
  const params = { reference: "NONE-NONE", id: "nobody", key: "99", part: "price", time: "2026-11-28T10:00" };
  const request = toOfficeRequest(toPath(pattern, params), { cookie, form: isRead ? undefined : { intent } });
  const run = isRead ? module?.loader : module?.action;
  if (!run) throw new Error(`${file} cannot be asked for ${intent}`);
  return toOutcome(() => run({ request, context, params, pattern, url: new URL(request.url) }));
}

test("modules' links in the office lead to office pages", () => {
  for (const { href } of officeLinks) expect(requirements.has(href), href).toBe(true);
});

test("every office page declares who may read it", async () => {
  for (const { pattern, file } of officeRoutes) {
    const { loader } = (await modules[file]?.()) ?? {};
    if (loader) expect(Object.keys(requirements.get(pattern) ?? {}), pattern).toContain("GET");
  }
});

test("every route with an action has a page that can show a refusal", async () => {
  for (const { pattern, file } of officeRoutes) {
    const { action, default: Page } = (await modules[file]?.()) ?? {};
    if (action) expect(Page, pattern).toBeDefined();
  }
});

test("requests need a session, and a role that the table permits", async () => {
  const db = await openDatabase({ dataDir: makeStoreFolder() });
  const { context } = openTestOffice(db);
  context.set(visitorContext, { address: "192.0.2.1" });
  context.set(ownAddressContext, () => false);
  context.set(catalogueContext, (await openTestCatalogue()).catalogue);
  for (const role of roles) await addTestPerson(db, `${role} Person`, role);
  for (const each of asked) {
    const { need, intent } = each;
    const signedOut = await ask(each, "", context);
    const label = `${each.pattern} ${intent}`;
    if (need === "open") {
      expect([label, signedOut.status]).not.toContain(401);
      continue;
    }
    expect([label, signedOut.status]).toEqual([label, intent === "GET" ? 302 : 401]);
    for (const role of roles) {
      const outcome = await ask(each, await renew(role), context);
      const isAllowed = isPermitted(role, need.permission);
      expect([label, role, outcome.status === 403]).toEqual([label, role, !isAllowed]);
    }
  }
  await db.destroy();

  /** Signs in again, as signing out ends the session. */
  async function renew(role: (typeof roles)[number]) {
    const person = db.selectFrom("person").select("id").where("role", "=", role);
    return signInForTest(db, (await person.executeTakeFirstOrThrow()).id);
  }
});

test("only a principal manages people and reads the log", () => {
  for (const permission of [permissions.managePeople, permissions.readLog])
    expect(roles.filter((role) => isPermitted(role, permission))).toEqual(["principal"]);
});

test("an action that is not in the table is refused", async () => {
  const db = await openTestStore();
  const { context } = openTestOffice(db);
  context.set(visitorContext, { address: "192.0.2.1" });
  context.set(catalogueContext, (await openTestCatalogue()).catalogue);
  const { id } = await addTestPerson(db, "Marion Tate", "principal");
  const cookie = await signInForTest(db, id);
  for (const { pattern, file } of officeRoutes) {
    if (!(await modules[file]?.())?.action) continue;
    for (const intent of ["", "GET", "constructor", "toString"]) {
      const { status } = await ask({ pattern, file, intent, isRead: false }, cookie, context);
      expect(status, `${pattern} ${intent}`).toBe(403);
    }
  }
});
