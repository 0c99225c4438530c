import type { RecordOptions, TeamMember } from "#app/feed/format.ts";
import type { SuppliedFields } from "#app/homes/record/supplied-fields.ts";
import type { FeedStatus } from "#app/register/store/register-rows.ts";
import { findBroken } from "#app/values/mend-encoding.ts";
import { isNow, parseWallTime } from "#app/values/moments.ts";
import { parseInspectionTimes } from "#app/values/open-times.ts";
import { cleanLine, cleanText } from "#app/values/texts.ts";
import { parseAllowed, parseFurnished, parseYes } from "#app/values/yes.ts";
import { type Element, findChild, findChildren, getAttribute, getText } from "../element.ts";
import { findStatusLabel } from "../status-label.ts";
import { toAddress } from "./address.ts";
import { toAgents } from "./agents.ts";
import { toFacts } from "./facts/facts.ts";
import { toHeadline } from "./headline.ts";
import { toLinks, toMedia } from "./media.ts";
import { toPrice } from "./price.ts";
import { getValue, toMethod, toRent } from "./terms.ts";
import { toQuarterly, toRooms, toSizes, toType } from "./type-and-rooms.ts";
import { createNotes, type Note, readDollars } from "./values.ts";

type Listing = {
  element: Element;
  offer: "sale" | "rental";
  status: FeedStatus;
  modTime: string | undefined;
};

/** Converts a REAXML listing into an entry of the published lists (docs/listings-files.md), with findings. */
export function toRecord(listing: Listing, options: RecordOptions) {
  const { findings, note } = createNotes();
  noteBroken(listing.element, note);
  return { ...readFields(listing, options, note), findings };
}

/** Reads only the elements that become fields. */
export function readFields(listing: Listing, options: RecordOptions, note: Note) {
  const { element, offer } = listing;
  const record: SuppliedFields = {
    ...toCopy(element, options.team),
    ...toAddress(element, note),
    type: toType(element),
    ...(offer === "sale" ? toSale(element, options.today, note) : toRental(listing, options.today, note)),
    ...toAgents(element, options.team, options.office, note),
    ...toFacts(element, note),
    ...toLinks(element, options.office, note),
    inspections: toInspections(element, options.today, note),
    status: toStatus(listing),
  };
  return { record: withoutUndefined(record), media: toMedia(element, note) };
}

/** Reports every text that was already broken when sent. */
function noteBroken({ children }: Element, note: Note, path = "") {
  for (const child of children) {
    const words = findBroken(child.text);
    if (words)
      note(
        "broken-text",
        path + child.name,
        words,
        "plain text or HTML in UTF-8: something was lost on the way",
      );
    if (child.children.length > 0) noteBroken(child, note, `${path}${child.name}/`);
  }
}

function toCopy(element: Element, team: readonly TeamMember[]): SuppliedFields {
  const title = toHeadline(cleanLine(getText(element, "headline") ?? ""), findNames(element, team));
  const description = cleanText(getText(element, "description") ?? "");
  return { title: title || undefined, description: description || title || undefined };
}

/** Names of the home's place, the team and the listing's own agents, as spelled there. */
function findNames(element: Element, team: readonly TeamMember[]) {
  const address = findChild(element, "address");
  const agents = findChildren(element, "listingAgent").map((agent) => getText(agent, "name"));
  const names = [address && getText(address, "street"), address && getText(address, "suburb"), ...agents];
  return [...names.flatMap((name) => name ?? []), ...team.map(({ name }) => name)];
}

function toSale(element: Element, today: string, note: Note): SuppliedFields {
  const { beds, baths, parking } = toRooms(element, note);
  const { land, home } = toSizes(element, note);
  const info = withoutUndefined<NonNullable<SuppliedFields["property_info"]>>({
    "Home size_sqm": home,
    "Council rates_AUD_per_quarter": toQuarterly(element, "councilRates"),
    "Water rates_AUD_per_quarter": toQuarterly(element, "waterRates"),
    "Strata levies_AUD_per_quarter": toQuarterly(element, "bodyCorp"),
  });
  return {
    ...toPrice(element, note),
    ...toMethod(element, today, note),
    beds,
    baths,
    parking,
    land_size_sqm: land,
    property_info: Object.keys(info).length > 0 ? info : undefined,
    sold: toSold(element, today, note),
  };
}

function toRental({ element, status, modTime }: Listing, today: string, note: Note): SuppliedFields {
  const { beds, baths, parking } = toRooms(element, note);
  const { land, home } = toSizes(element, note);
  return {
    ...toRent(element, note),
    bedrooms: beds,
    bathrooms: baths,
    parking,
    home_size_sqm: home,
    land_size_sqm: land,
    ...toTerms(element, modTime?.slice(0, today.length) ?? today, note),
    leased_on: status === "leased" ? modTime?.slice(0, today.length) : undefined,
  };
}

/** When a rental is available ("now" is the day of the message), and its terms. REAXML cannot say "no pets". */
function toTerms(listing: Element, sentOn: string, note: Note): SuppliedFields {
  const text = getText(listing, "dateAvailable");
  const available = text && isNow(text) ? sentOn : text && parseWallTime(text)?.day;
  if (text && !available) note("invalid-date", "dateAvailable", text, "a day such as 2026-12-15");
  const allowances = findChild(listing, "allowances");
  const read = (name: string) => {
    const said = (allowances && getText(allowances, name)) ?? "";
    if (parseAllowed(said) === undefined) note("unknown-value", `allowances/${name}`, said, "yes or no");
    return said;
  };
  return {
    // Null, because a record without the field means "now".
    available: available || null,
    pets: parseAllowed(read("petFriendly")) ? "considered" : undefined,
    furnished: parseFurnished(read("furnished")),
  };
}

/** Undefined if the home is on no list. */
function toStatus({ element, offer, status }: Listing) {
  if (status === "sold" || status === "leased") return status;
  const said = findStatusLabel(element);
  if (said) return said;
  const label =
    offer === "sale"
      ? (["underOffer", "under-offer"] as const)
      : (["depositTaken", "deposit-taken"] as const);
  return parseYes(getValue(element, label[0]) ?? "") ? label[1] : "current";
}

function withoutUndefined<Fields extends object>(fields: Fields) {
  const given: Partial<Fields> = {};
  for (const key in fields) if (fields[key] !== undefined) given[key] = fields[key];
  return given;
}

/**
 * Day and price of the sale, in either spelling. The price is withheld unless clearly shown, and if it is "range". A
 * day after `today` (at the agency) is dropped: contracts are not exchanged in the future.
 */
function toSold(listing: Element, today: string, note: Note): SuppliedFields["sold"] {
  const details = findChild(listing, "soldDetails");
  if (!details) return undefined;
  const price = findChild(details, "soldPrice") ?? findChild(details, "price");
  const date = findChild(details, "soldDate") ?? findChild(details, "date");
  const day = parseWallTime(date?.text ?? "")?.day;
  const isPast = day !== undefined && day <= today;
  if (date?.text && !isPast)
    note("invalid-date", "soldDetails/soldDate", date.text, "a day that is not to come, such as 2026-11-20");
  if (!isPast) return undefined;
  const amount = readDollars(price?.text, "soldDetails/soldPrice", note);
  const isShown = parseYes((price && getAttribute(price, "display")) ?? "yes") === true;
  return isShown && amount ? { date: day, price_aud: amount } : { date: day, display: false };
}

const MOST_INSPECTIONS = 20;

/**
 * The last twenty inspection times without duplicates; the site shows future ones. `today` is at the agency, such as
 * 2026-11-24.
 */
function toInspections(listing: Element, today: string, note: Note) {
  const element = findChild(listing, "inspectionTimes");
  const texts = element ? findChildren(element, "inspection").map(({ text }) => text) : [];
  const times = texts.filter(Boolean).flatMap((text) => {
    const found = parseInspectionTimes(text);
    if (!found)
      note("unparseable-inspection", "inspectionTimes/inspection", text, "21-Dec-2026 11:00am to 11:30am");
    if (found?.some((time) => time < today))
      note("past-inspection", "inspectionTimes/inspection", text, "one that is to come");
    return found ?? [];
  });
  const unique = [...new Set(times)].sort();
  return unique.length > 0 ? unique.slice(-MOST_INSPECTIONS) : undefined;
}
