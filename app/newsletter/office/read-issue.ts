import { findPictureNames } from "#app/agency/folder/pictures.ts";
import { pageContext } from "#app/document/shell/document-context.ts";
import { getSourceId, toShareUrl } from "#app/homes/record/listing-links.ts";
import { toListedSummary } from "#app/listings/card/listing-summary.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { Entrance, OfficeArguments } from "#app/office/access/require-person.server.ts";
import { pictureFallbackUrl } from "#app/ui/picture/picture-address.ts";
import { toIssueMail } from "../newsletter-mails.server.ts";
import type { IssueDraftRow, IssueRow } from "../store/newsletter-rows.ts";

type Reader = Pick<Entrance, "publicOrigin" | "smtpUrl" | "texts">;
type Context = OfficeArguments["context"];
type Words = Pick<IssueDraftRow, "subject" | "body">;

/** Parses a draft: returns the issue, or its fault. */
export async function readDraft(words: Words, { publicOrigin }: Reader, context: Context) {
  // Loaded on demand, with the libraries that parse and sanitise Markdown.
  const { IssueFault, parseIssue } = await import("../parse-issue.server.ts");
  const findHome = createFindMailHome(context.get(catalogueContext), publicOrigin);
  try {
    return { issue: parseIssue(words, { origin: publicOrigin, findHome }) };
  } catch (error) {
    if (!(error instanceof IssueFault)) throw error;
    return { fault: error.message };
  }
}

/** Finds homes on the market by source id, regardless of case. Their addresses are absolute, for mails. */
function createFindMailHome(
  catalogue: Pick<Catalogue, "getSaleListings" | "getRentals">,
  publicOrigin: string,
) {
  const listings = [...catalogue.getSaleListings(), ...catalogue.getRentals()];
  const byId = new Map(listings.map((listing) => [getSourceId(listing).toLowerCase(), listing]));
  return (id: string) => {
    const listing = byId.get(id.toLowerCase());
    if (!listing) return undefined;
    const { title, address, price, picture } = toListedSummary(listing, { view: "grid", isWalkAsked: false });
    const source = new URL(pictureFallbackUrl(picture), publicOrigin).href;
    return { title, address, price, picture: source, url: toShareUrl(publicOrigin, listing) };
  };
}

/** Parses a draft, and checks that the site has the pages and pictures that it links to. */
export async function checkDraft(words: Words, entrance: Reader, context: Context) {
  const read = await readDraft(words, entrance, context);
  if (!read.issue) return read;
  const { publicOrigin, smtpUrl } = entrance;
  if (smtpUrl && new URL(publicOrigin).hostname === "localhost")
    return { fault: `PUBLIC_ORIGIN is ${publicOrigin}: the links in the mails would lead nowhere.` };
  for (const link of read.issue.links.map((address) => new URL(address)))
    if (link.origin === publicOrigin && (await isMissing(link.pathname + link.search, entrance, context)))
      return { fault: `The link "${link.pathname}" leads nowhere.` };
  for (const { origin, pathname } of read.issue.pictures.map((address) => new URL(address)))
    if (origin === publicOrigin && !isPicture(pathname))
      return { fault: `There is no picture "${pathname}" on the site.` };
  return read;
}

/** Whether a path is a picture of the agency's folder, or may be a fetched or uploaded one, named by a digest. */
function isPicture(path: string) {
  const [, name = ""] = /^\/pictures\/([\w-]+)\.jpg$/.exec(path) ?? [];
  return findPictureNames().includes(name) || /^[\da-f]{32}$/.test(name);
}

/** Whether the site has no page at a path. Files are not checked. */
async function isMissing(path: string, { texts }: Reader, context: Context) {
  if (path.slice(path.lastIndexOf("/")).includes(".")) return false;
  const page = await context.get(pageContext)(path, { texts: texts.get(), back: "" });
  await page.body?.cancel();
  return page.status === 404;
}

/** A mail for a person of the office; its link to unsubscribe is a dummy. */
export function toOwnMail(
  issue: Pick<IssueRow, "subject" | "text" | "html">,
  email: string,
  { publicOrigin: origin, texts }: Reader,
) {
  return toIssueMail(issue, { email, token: "test" }, { origin, phone: texts.get().office.phone });
}
