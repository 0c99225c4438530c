import { href, type RouterContextProvider } from "react-router";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { countEnquiriesByHome } from "#app/enquiries/store/count-enquiries.server.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toHomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import type { ListingPicture } from "#app/homes/record/listing-pictures.ts";
import { isEnded } from "#app/homes/record/listing-status.ts";
import { formatClosing } from "#app/homes/record/open-times.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { createFindHomes } from "#app/listings/catalogue/find-homes.server.ts";
import type { OfficeArguments } from "#app/office/access/require-person.server.ts";
import type { LinkLine } from "#app/office/frame/link-lines.tsx";
import type { State } from "#app/office/frame/state-badge.tsx";
import type { HomeFigures } from "#app/office-homes/home-sort.ts";
import { type Judged, toHomeState } from "#app/office-homes/home-state.ts";
import { countDays } from "#app/region/calendar-day.ts";
import { DAY_MS } from "#app/region/time.ts";
import { withoutConfirmed } from "#app/register/by-hand/confirmed-words.server.ts";
import { getHomeRows } from "#app/register/by-hand/find-homes.server.ts";
import { applyOverrides, findOverrides, HIDDEN } from "#app/register/by-hand/overrides.server.ts";
import { toPriceWords } from "#app/register/price-words.ts";
import { parseRecord, toInner, toText } from "#app/register/register.ts";
import type { Database } from "#app/store/database.server.ts";

const WEEK_MS = 7 * DAY_MS;
const PICTURE_PX = 240;

type Context = Readonly<RouterContextProvider>;

/** Homes of the site by their ids: figures to sort by, and what a line shows beside the home's name. */
export type HomesFigures = {
  getFigures: (id: string) => HomeFigures;
  getLook: (id: string) => HomeLook;
  getListing: (id: string) => AnyListing | undefined;
};

type HomeLook = { picture?: ListingPicture; open: string; enquiries: number; days?: number };

/** Figures of homes: price, next inspection and days from the site, and the last week's enquiries. */
export async function openHomeFigures(db: Database, context: Context, now: number): Promise<HomesFigures> {
  const homes = createFindHomes(context.get(catalogueContext))();
  const enquiries = await countEnquiriesByHome(db, now - WEEK_MS);
  const today = toAgencyDay(now);

  /** No two homes of the register have the same id. */
  function findIn<Each>(known: ReadonlyMap<string, Each> | undefined, id: string) {
    return (
      known?.get(toHomeKey({ offer: "sale", home_id: id })) ??
      known?.get(toHomeKey({ offer: "rent", home_id: id }))
    );
  }

  function getFigures(id: string): HomeFigures {
    const listing = findIn(homes, id);
    const open = listing?.nextInspection;
    return {
      price: listing?.price,
      open: open && `${open.date}T${open.start}`,
      enquiries: listing ? enquiries.get(toHomeKey(toHomeId(listing))) : findIn(enquiries, id),
      days: listing && countDaysListed(listing, today),
    };
  }

  function getLook(id: string): HomeLook {
    const listing = findIn(homes, id);
    const { enquiries: count = 0, days } = getFigures(id);
    const open = listing?.nextInspection ? formatClosing(listing.nextInspection) : "";
    return { picture: listing && toSmallPicture(listing), open, enquiries: count, days };
  }

  return { getFigures, getLook, getListing: (id) => findIn(homes, id) };
}

/** Days on the market until today or until the sale; undefined if the start is unknown. */
function countDaysListed(listing: AnyListing, today: string) {
  const { listedOn, sold } = listing;
  if (isEnded(listing)) return sold?.daysOnMarket;
  return listedOn ? Math.max(0, countDays(listedOn, today)) : undefined;
}

/** The picture in one small size only: a list has forty pictures. */
function toSmallPicture({ pictures: [first], hasPictures }: AnyListing) {
  if (!first || !hasPictures) return undefined;
  const width = first.widths.find((each) => each >= PICTURE_PX);
  return { ...first, widths: width ? [width] : [], alt: "" };
}

export type HomeLine = {
  id: string;
  title: string;
  address: string;
  agent: string;
  price: string;
  state: State;
  /** Whether the office has changed something that the home's sender sent. */
  isEdited: boolean;
};

export async function toHomeLines(
  db: Database,
  found: readonly { id: string }[],
  judged: ReadonlyMap<string, Judged>,
) {
  const homes = await readHomes(db, found);
  return homes.map((home) => toLine(home, judged.get(home.row.id) ?? []));
}

/** Homes with their newest records as the office has edited them. */
export async function readHomes(db: Database, found: readonly { id: string }[]) {
  const ids = found.map(({ id }) => id);
  const rows = await getHomeRows(db, ids);
  const overrides = await findOverrides(db, ids);
  return rows.map((row) => {
    const all = overrides.get(row.id) ?? [];
    const said = all.filter(({ part }) => part !== HIDDEN);
    const record = applyOverrides(row, parseRecord(row), said);
    return { row, record, isEdited: said.length > 0, isHidden: said.length < all.length };
  });
}

export type ReadHome = Awaited<ReturnType<typeof readHomes>>[number];

/** A home's line in a list with other things. */
export function toLinkLine({ id, address, title, agent, price, state, isEdited }: HomeLine): LinkLine {
  return {
    href: href("/office/homes/:id", { id }),
    title: address || title || id,
    note: [price, agent, id, isEdited && "edited here"].filter(Boolean).join(" · "),
    state,
  };
}

/** By home, the rules' open findings: those that withhold it, and questions that nobody has answered. */
export async function findJudged(
  db: Database,
  context: OfficeArguments["context"],
): Promise<ReadonlyMap<string, Judged>> {
  const open = await withoutConfirmed(db, context.get(catalogueContext).findFindings());
  const judged = [...open].map(
    ([id, findings]) => [id, findings.filter(({ level }) => level !== "warn")] as const,
  );
  return new Map(judged.filter(([, findings]) => findings.length > 0));
}

function toLine({ row, record, isEdited, isHidden }: ReadHome, judged: Judged): HomeLine {
  const version = { state: row.versionState, findings: row.findings };
  return {
    id: row.id,
    title: toText(record, "title"),
    address: toText(record, "address"),
    agent: toText(toInner(record, "agent"), "name"),
    price: toPriceWords(record, row),
    state: toHomeState({ row, version, shown: record, isHidden, judged }),
    isEdited,
  };
}
