import type { RouterContextProvider } from "react-router";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import type { Estimate } from "#app/homes/publishing-rules.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toListingLinks } from "#app/homes/record/listing-links.ts";
import { toStatusLabel } from "#app/homes/record/listing-status.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { catalogueContext, findAllListings } from "#app/listings/catalogue/catalogue-context.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { findSoldNearby } from "#app/listings/sold/sold-nearby.ts";
import type { Saying } from "#app/office-homes/home-slots.ts";
import {
  formatDate,
  formatDayOfYear,
  formatDollars,
  formatTimes,
  formatWeekday,
} from "#app/region/format.ts";
import { findStatements, getHandHome, type HandHome } from "#app/register/by-hand/get-home.server.ts";
import { toPriceWords } from "#app/register/price-words.ts";
import { toInner, toText } from "#app/register/register.ts";
import { findHomeIds } from "#app/register/relistings.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { countFigures, countSince } from "../figures.server.ts";
import { findNewAlike } from "../new-alike.ts";
import { getReport, type Report } from "../owner-reports.server.ts";
import { type OwnerView, toHeading, toShownFigures } from "../owner-view.ts";
import type { OwnerRow } from "../store/owner-rows.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Reads an owner's page at `now` (ms), the content of their next report and its exact counts; undefined when the
 * register no longer has the home.
 */
export async function readOwnerView(db: Database, owner: OwnerRow, context: Context, now: number) {
  const ids = await findHomeIds(db, owner.home_id);
  const home = await getHandHome(db, ids.at(-1) ?? owner.home_id);
  if (!home) return undefined;
  const counted = { ids, list: home.row.offer === "sale" ? "sale" : "rent" } as const;
  const { figures, sayings } = await countFigures(db, counted);
  const last = await getReport(db, { ownerId: owner.id });
  const fresh = last && (await countSince(db, counted, figures, last));
  const day = last && formatDayOfYear(toAgencyDay(last.sent_at));
  const shown = toShownFigures(fresh ?? figures);
  const today = toAgencyDay(now);
  const catalogue = context.get(catalogueContext);
  const listing = findAllListings(context).find((each) => getSourceId(each) === home.row.id);
  const opens = listing ? describeOpens(listing) : [];
  const { phone } = context.get(textsContext).office;
  const agent = toInner(home.shown, "agent");
  const view: OwnerView = {
    name: owner.name,
    address: toText(home.shown, "address") || home.row.id,
    state: describeStanding(home, listing, ids.length > 1),
    price: listing ? toPriceLine(listing) : toPriceWords(home.shown, home.row),
    page: listing && toListingLinks(listing).share,
    picture: listing && toPicture(listing, context),
    ...toHeading(shown, day ? { day, shown: last?.figures.shown } : undefined),
    words: last && toWords(last),
    sayings: toSayings(sayings, home.row.offer),
    opens,
    priceName: home.row.offer === "sale" ? "Price" : "Rent",
    prices: await findPrices(db, ids),
    estimate: describeEstimate(catalogue.getEstimate(home.row.id)),
    alike: listing ? findAlike(listing, catalogue, today) : [],
    sold: listing ? findSold(listing, catalogue, today) : [],
    agent: { name: toText(agent, "name"), phone: toText(agent, "phone") || phone },
    today: formatDate(today),
  };
  return { view, home, next: { figures: shown, since: day, opens }, counts: figures };
}

function describeStanding(
  { row, shown, isHidden }: HandHome,
  listing: AnyListing | undefined,
  isRelisted: boolean,
) {
  const again = isRelisted ? ", listed again" : "";
  const status = (["sold", "leased"] as const).find((each) => each === shown.status);
  // A sold home stays sold for its owner, also when the buyer lists it again or withdraws it.
  if (status && row.state !== "incomplete") return toStatusLabel({ status }) + again;
  const isGone = row.state === "hidden" || shown.status === "withdrawn";
  if (listing && !isGone)
    return (toStatusLabel(listing) ?? (row.offer === "sale" ? "For sale" : "For rent")) + again;
  if (row.state === "incomplete") return "In preparation";
  return isGone && !isHidden ? "Withdrawn from the market" : "Not on the market at the moment";
}

function toPicture(listing: AnyListing, context: Context) {
  const [picture] = listing.hasPictures ? listing.pictures : [];
  if (!picture) return undefined;
  allowPictures(context, [{ picture }]);
  return { ...picture, changedAt: listing.changedAt };
}

function toWords({ words, author, sent_at }: NonNullable<Report>) {
  return { paragraphs: words.split(/\n{2,}/), author, day: formatDate(toAgencyDay(sent_at)) };
}

const SAYINGS_SHOWN = 6;
const PRICES_SHOWN = 6;
const interestWords = {
  none: "Not for them",
  some: "Interested",
  warm: "Very interested",
  "": "Somebody",
} as const;

/** Newest first, in the words that the agent has released. */
function toSayings(sayings: readonly Saying[], offer: HandHome["row"]["offer"]) {
  return sayings
    .map(({ day, interest, price, told }) => {
      const worth = price && `thinks of ${price}${offer === "rental" ? " a week" : ""}`;
      const said = interest || worth ? [interestWords[interest], worth].filter(Boolean).join(", ") : "";
      return { day: formatDayOfYear(day), words: [said, told].filter(Boolean).join(". ") };
    })
    .filter(({ words }) => words !== "")
    .slice(0, SAYINGS_SHOWN);
}

function describeOpens({ inspections }: AnyListing) {
  return inspections.map(({ date, start, end }) => `${formatWeekday(date)}, ${formatTimes(start, end)}`);
}

async function findPrices(db: Database, ids: readonly string[]) {
  const statements = [];
  for (const id of ids) statements.push(...(await findStatements(db, id)));
  return statements
    .toSorted((one, other) => other.at - one.at)
    .slice(0, PRICES_SHOWN)
    .map(({ at, words }) => ({
      day: `From ${formatDate(toAgencyDay(at))}`,
      words: words || "No price",
    }));
}

/** Only the owner may see the estimate. */
function describeEstimate(estimate: Estimate | undefined) {
  if (!estimate) return undefined;
  const { from, to } = estimate;
  const range = to && to !== from ? `${formatDollars(from)} – ${formatDollars(to)}` : formatDollars(from);
  return `Our estimate in your agency agreement: ${range}. It is never published.`;
}

function findAlike(listing: AnyListing, catalogue: Catalogue, today: string) {
  const offered = listing.listingType === "Sale" ? catalogue.getSaleListings() : catalogue.getRentals();
  return findNewAlike(listing, offered, today);
}

function findSold(listing: AnyListing, catalogue: Catalogue, today: string) {
  if (listing.listingType !== "Sale") return [];
  return findSoldNearby(listing, catalogue.getSold(), today).map(({ sold, ...sale }) => ({
    ...sale,
    facts: sold,
  }));
}
