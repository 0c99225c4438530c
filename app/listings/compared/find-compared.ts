import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";

const LONGEST_ID = 60;
/** More are not read. */
const MOST_IDS = 10;

type Stock = {
  listings: readonly SaleListing[];
  rentals: readonly Rental[];
  /** Sold and leased. */
  ended: readonly AnyListing[];
};

/** `position`: its place in the address, by which its own price goes. */
type Placed<Listing> = { listing: Listing; position: number };

export type LeftOut = { id: string; reason: "unknown" | "ended" | "otherKind" | "tooMany" };

export type Compared = {
  /** The ids of the address as they are written in the records, those left out too. */
  ids: string[];
  sales: Placed<SaleListing>[];
  rentals: Placed<Rental>[];
  leftOut: LeftOut[];
};

/** "S014, s022" of an address, each once, whatever the case. */
export function parseIds(text: string | null): string[] {
  const ids = (text ?? "").split(/[\s,;]+/).filter(Boolean);
  const known = new Map(ids.map((id) => [id.toLowerCase(), id.slice(0, LONGEST_ID)]));
  return [...known.values()].slice(0, MOST_IDS);
}

/** The homes of these ids, whatever the case; the first home decides whether it is about sales or rentals. */
export function findCompared(asked: readonly string[], stock: Stock, most: number): Compared {
  const sales = asked.map((id) => findById(stock.listings, id));
  const rentals = asked.map((id) => findById(stock.rentals, id));
  const isAboutRentals = sales.findIndex(Boolean) === -1 || isEarlier(rentals, sales);
  const compared: Compared = { ids: [], sales: [], rentals: [], leftOut: [] };
  for (const [position, id] of asked.entries()) {
    const [sale, rental] = [sales[position], rentals[position]];
    const listing = sale ?? rental;
    const known = listing ? getSourceId(listing) : id;
    const shown = compared.sales.length + compared.rentals.length;
    compared.ids.push(known);
    if (!listing) compared.leftOut.push({ id, reason: findById(stock.ended, id) ? "ended" : "unknown" });
    else if (isAboutRentals !== Boolean(rental)) compared.leftOut.push({ id: known, reason: "otherKind" });
    else if (shown >= most) compared.leftOut.push({ id: known, reason: "tooMany" });
    else if (rental) compared.rentals.push({ listing: rental, position });
    else if (sale) compared.sales.push({ listing: sale, position });
  }
  return compared;
}

function isEarlier(some: readonly unknown[], others: readonly unknown[]) {
  const first = some.findIndex(Boolean);
  return first !== -1 && first < others.findIndex(Boolean);
}

function findById<Listing extends AnyListing>(listings: readonly Listing[], id: string) {
  const wanted = id.toLowerCase();
  return listings.find((listing) => getSourceId(listing).toLowerCase() === wanted);
}
