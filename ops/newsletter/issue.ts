import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { agencyClock, toAgencyTime } from "#app/agency/agency-time.ts";
import { openTexts } from "#app/agency/texts/open-texts.server.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { openKeptHomes } from "#app/modules.homes.server.ts";
import { toIssueMail } from "#app/newsletter/newsletter-mails.server.ts";
import { createFindMailHome } from "#app/newsletter/office/mail-home.ts";
import { parseIssue } from "#app/newsletter/parse-issue.server.ts";
import { countIssue, startIssue } from "#app/newsletter/store/stored-issues.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { formatCount } from "#app/region/format.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { DatabaseOptions } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { createMailSender } from "#app/store/outbox/mail-sender.server.ts";
import { toMailFolder } from "#app/store/store-files.server.ts";
import { isEmailAddress } from "#app/ui/form/text-rules.ts";
import type { Environment } from "#server/environment/environment.ts";

const previewReader = { email: "reader@mail.example", token: "" };

const fileName = /^[a-z\d][a-z\d-]{0,59}$/;

type Issue = Awaited<ReturnType<typeof readIssue>>;

export async function readIssue(file: string, environment: Environment) {
  const origin = environment.publicOrigin;
  const id = basename(file, ".md");
  if (!fileName.test(id))
    throw new Error(
      `${file}: its name becomes the issue's; small letters, digits and hyphens, such as 2026-12.md`,
    );
  const markdown = await readFile(file, "utf8");
  return { id, ...parseIssue(markdown, { origin, findHome: await openHomes(environment) }) };
}

/** Prints the text part, and writes the other for a browser. */
export async function previewIssue(issue: Issue, environment: Environment) {
  const { subject, text, html } = toIssueMail(issue, previewReader, await readSite(environment));
  const page = join(tmpdir(), `${issue.id}.html`);
  await writeFile(page, html);
  console.log(`Subject: ${subject}\n\n${text}\nWith pictures: ${page}`);
}

/** Its link to unsubscribe belongs to nobody. */
export async function testIssue(issue: Issue, email: string, environment: Environment) {
  refuseLocalLinks(environment);
  if (!isEmailAddress(email)) throw new Error(`${JSON.stringify(email)} is no e-mail address.`);
  const mail = toIssueMail(issue, { email, token: "test" }, await readSite(environment));
  const subject = `Test: ${mail.subject}`;
  await createMailSender(environment)(makeId(Date.now()), { ...mail, subject });
  console.log(environment.smtpUrl ? `Sent to ${email}.` : `Written to ${toMailFolder(environment.dataDir)}.`);
}

/** Reads the site's origin for the links, and its telephone number for the foot of the mail. */
async function readSite(environment: Environment) {
  const db = await openDatabase(environment);
  const texts = await openTexts({
    db,
    log: console,
    noteOutage: (_error, message) => console.error(message),
  });
  await texts.close();
  await db.destroy();
  return { origin: environment.publicOrigin, phone: texts.get().office.phone };
}

/** Queues the issue; the site's processes send it. */
export async function sendIssue(issue: Issue, environment: Environment) {
  refuseLocalLinks(environment);
  const db = await openDatabase(environment);
  try {
    const now = Date.now();
    await startIssue(db, issue, now);
    const { sent = 0, queued = 0, paused = 0 } = Object.fromEntries(await countIssue(db, issue.id));
    console.log(
      `${issue.id}: sent to ${formatCount(sent, "subscriber")}, ${formatCount(queued, "mail")} queued.`,
    );
    if (paused > 0) console.log(`${formatCount(paused, "mail")} paused: go on in the office.`);
    const end = toAgencyTime(now + (queued / environment.mailPerMinute) * MINUTE_MS).slice(11);
    if (queued > 0)
      console.log(
        `The site sends ${environment.mailPerMinute} a minute, after the mails of enquiries: until ${end} or so in ${agencyClock}. Run this again to see how far it is; nobody gets it twice.`,
      );
  } finally {
    await db.destroy();
  }
}

/** The links of an issue cannot be corrected once it is out. */
function refuseLocalLinks({ publicOrigin, smtpUrl }: Environment) {
  if (smtpUrl && new URL(publicOrigin).hostname === "localhost")
    throw new Error(`PUBLIC_ORIGIN is ${publicOrigin}: the links in the mails would lead nowhere.`);
}

type HomesEnvironment = DatabaseOptions & Pick<Environment, "dataDir" | "listingsDir" | "publicOrigin">;

const log = { warn() {}, error() {} };

/**
 * Finds homes on the market by their printed id, in capitals or not, as the site has them. Throws when they cannot be
 * read.
 */
export async function openHomes(environment: HomesEnvironment) {
  const { dataDir, listingsDir, publicOrigin } = environment;
  const db = await openDatabase(environment);
  const replaceSource = openKeptHomes(db, {
    folder: join(dataDir, "listings"),
    onError(error) {
      throw error;
    },
  });
  const catalogue = await openCatalogue({ directory: listingsDir, replaceSource, log });
  await catalogue.close();
  await db.destroy();
  const faults = catalogue.getFaults();
  if (faults.length > 0) throw new Error(`The homes cannot be read: ${faults.join("; ")}`);
  return createFindMailHome(catalogue, publicOrigin);
}
