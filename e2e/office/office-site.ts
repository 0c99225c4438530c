import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { simpleParser } from "mailparser";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { signInForTest } from "#app/office/office.fixture.ts";
import { addPerson, getPersonByEmail } from "#app/office/people/agency-people.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { adopt } from "#app/register/adopt.server.ts";
import { toMailFolder } from "#app/store/store-files.server.ts";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { makeFolder } from "../../trials/site/start-site.ts";
import { startOwnServer } from "../own-server.ts";

const HOUR_MS = 60 * 60_000;

export type OfficeSite = Awaited<ReturnType<typeof startOfficeSite>>;

const SAMPLE = "agencies/headland/homes";

/**
 * A site with three people and three enquiries, one of them overdue; with `hasHomes` the office has taken over the
 * sample's homes, otherwise there are none.
 */
export async function startOfficeSite(environment: Record<string, string> = {}, { hasHomes = false } = {}) {
  const dataDir = makeFolder();
  const port = await findFreePort();
  const now = Date.now();
  const db = await openDatabase({ dataDir });
  await addPerson(db, { email: "marion@headland.example", name: "Marion Tate", role: "principal", now });
  await addPerson(db, { email: "callum@headland.example", name: "Callum Reyes", role: "office", now });
  await addPerson(db, { email: "priya@headland.example", name: "Priya Nair", role: "agent", now });
  const late = await saveTestEnquiry(db, makeQuestion({ name: "Tom Burke" }), now - 30 * HOUR_MS);
  await saveTestEnquiry(db, makeQuestion(), now - HOUR_MS);
  await saveTestEnquiry(db, { ...makeQuestion({ name: "Kirra Steel" }), about: undefined }, now);
  if (hasHomes) await adopt(db, SAMPLE, now);
  await db.destroy();
  const server = await startOwnServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    LISTINGS_DIR: hasHomes ? SAMPLE : makeFolder(),
    RATE_LIMIT_PER_MINUTE: "0",
    ...environment,
  });
  return { ...server, origin: `http://localhost:${port}`, dataDir, late: late.reference };
}

/** The Cookie header of a browser in which the person is signed in. */
export async function getOfficeCookie({ dataDir }: OfficeSite, email = "marion@headland.example") {
  const db = await openDatabase({ dataDir });
  const person = await getPersonByEmail(db, email);
  const cookie = await signInForTest(db, person?.id ?? "");
  await db.destroy();
  return cookie;
}

/** Opens Today in a browser with a session. Signing in by link is in access.spec.ts. */
export async function signIn(page: Page, site: OfficeSite, email?: string) {
  const [name = "", value = ""] = (await getOfficeCookie(site, email)).split("=");
  const place = { domain: "localhost", path: "/", secure: true, httpOnly: true } as const;
  // The cookie outlives the browser, like the real one.
  const expires = (Date.now() + HOUR_MS) / 1000;
  await page.context().addCookies([{ name, value, ...place, expires, sameSite: "Lax" }]);
  await page.goto(`${site.origin}/office`);
}

/** Opens Today on a phone without script. */
export async function openPhone(browser: Browser, site: OfficeSite, email?: string) {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ javaScriptEnabled: false, viewport });
  await signIn(page, site, email);
  return page;
}

/** The mails that a site has written so far, parsed. */
export async function parseMails(dataDir: string) {
  const folder = toMailFolder(dataDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(names.map(async (name) => simpleParser(await readFile(join(folder, name)))));
}
