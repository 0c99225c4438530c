import { join } from "node:path";
import { officeWords } from "#app/agency/folder/agency.ts";
import type { Estimate, Finding } from "#app/homes/publishing-rules.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { type Rental, rentalFormat } from "#app/homes/record/rental-record.ts";
import { type SaleListing, saleFormat } from "#app/homes/record/sale-record.ts";
import { createRuleCheck, hasNewRules } from "#app/slots/publishing-rules.ts";
import type { Matches } from "../search/word-index.server.ts";
import { openEstimates } from "./estimates.server.ts";
import { openJsonFile } from "./json-file.server.ts";
import type { RecordFormat, RecordSchema } from "./parse-records.ts";
import { pastSaleFormat } from "./past-sales.server.ts";
import { describeStopped } from "./publish.server.ts";
import {
  openSuppliedListings,
  type PublishedList,
  type ReplaceSource,
  type SuppliedListingsOptions,
  type Supplyable,
} from "./supplied-listings.server.ts";

const CLOCK_CHECK_MS = 60_000;

type CatalogueOptions = Pick<SuppliedListingsOptions, "log"> & {
  /** Folder of the supplied files and of estimates.json. */
  directory: string;
  /** Wraps or replaces the source of each supplied file. */
  replaceSource?: ReplaceSource;
  /** Folder with copies of the last good lists, used at a start with a broken file. */
  keptFolder?: string;
  /** The licence number that the office has published. */
  getLicence?: () => string | undefined;
  /** Called after data was reloaded, an inspection ended, or a new day began at the agency. */
  onChange?: () => void;
  now?: () => number;
  lookEveryMs?: number;
};

/** All homes of the site, as of now. A list that cannot be read is noListingsLoaded (current-listings.ts). */
export type Catalogue = {
  getSaleListings: () => readonly SaleListing[];
  getRentals: () => readonly Rental[];
  /** Sold homes of the list and past sales. */
  getSold: () => readonly SaleListing[];
  getLeased: () => readonly Rental[];
  /** The id under which a withdrawn home was listed again. */
  getRelistedSale: (id: string) => string | undefined;
  getRelistedRental: (id: string) => string | undefined;
  /** Whether a home at this normalised address was withdrawn. */
  hasWithdrawnSale: (address: string) => boolean;
  /** Finds homes by a visitor's search words. */
  matchSaleListings: (search: string) => Matches<SaleListing>;
  matchRentals: (search: string) => Matches<Rental>;
  /** Origins of pictures on other hosts, as https://photos.example. */
  getPictureHosts: () => string[];
  /** Estimates of the agency agreements, by the record's id. Never served. */
  getEstimate: (id: string) => Estimate | undefined;
  /** Findings of the rules before publishing about the current homes, by the record's id. */
  findFindings: () => Map<string, (Finding & { id: string })[]>;
  /** The lists of GET /data/{name}, by file name. */
  files: ReadonlyMap<string, PublishedList>;
  /** Whether the homes for sale have been loaded; rentals may be missing. */
  isLoaded: () => boolean;
  /** Reasons why the catalogue differs from the files. */
  getFaults: () => string[];
  /** Figures of the files, for metrics. */
  getFiles: () => FileFigures[];
  close: () => Promise<void>;
};

/** The lists that searches read. */
export type SearchedHomes = Pick<
  Catalogue,
  "getSaleListings" | "getRentals" | "getSold" | "getLeased" | "matchSaleListings" | "matchRentals"
>;

type FileFigures = {
  name: string;
  count: number;
  /** When the file last changed, in ms. */
  changedAt?: number;
  fault?: string;
  /** How many homes the rules before publishing stopped. */
  stopped: number;
};

/** Opens all listings that the agency supplies, and keeps them up to date with its files. */
export async function openCatalogue({
  directory,
  replaceSource = (_file, supplied) => supplied,
  keptFolder,
  log,
  getLicence = () => officeWords.licence,
  onChange = () => {},
  now = Date.now,
  lookEveryMs,
}: CatalogueOptions): Promise<Catalogue> {
  const estimates = await openEstimates(join(directory, "estimates.json"), log, lookEveryMs);
  const rules = {
    start: (today: string) => createRuleCheck({ today, licence: getLicence(), getEstimate: estimates.get }),
    hasNew: hasNewRules,
  };

  function open<Schema extends RecordSchema, Listing extends AnyListing & Supplyable>(
    format: RecordFormat<Schema, Listing>,
  ) {
    const supplied = openJsonFile(() => join(directory, format.file), {
      lookEveryMs,
      keptPath: keptFolder && join(keptFolder, format.file),
    });
    return openSuppliedListings(format, replaceSource(format.file, supplied), { log, onChange, now }, rules);
  }

  function openPastSales() {
    const getPath = () => join(directory, pastSaleFormat.file);
    const file = openJsonFile(getPath, { lookEveryMs, isOptional: true });
    return openSuppliedListings(pastSaleFormat, file, { log, onChange, now });
  }

  const [sale, rentals, pastSales] = await Promise.all([
    open(saleFormat),
    open(rentalFormat),
    openPastSales(),
  ]);
  const offers = [sale, rentals];
  const all = [...offers, pastSales];
  const joinSales = createJoin();
  // Watching starts only now: an earlier change would be reported before the catalogue exists.
  const stops = [...all.map(({ watch }) => watch()), estimates.watch(sale.reload)];

  function checkClock() {
    // No `some`: every list must check the clock.
    const changes = all.map((listings) => listings.checkClock());
    if (changes.includes(true)) onChange();
  }
  const clock = setInterval(checkClock, CLOCK_CHECK_MS).unref();

  return {
    getSaleListings: sale.get,
    getRentals: rentals.get,
    getSold: () => joinSales(sale.getEnded(), pastSales.getEnded()),
    getLeased: rentals.getEnded,
    getRelistedSale: sale.getRelisted,
    hasWithdrawnSale: sale.hasWithdrawn,
    getRelistedRental: rentals.getRelisted,
    getPictureHosts: () => [...new Set(all.flatMap((listings) => listings.getPictureHosts()))],
    getEstimate: estimates.get,
    findFindings: () =>
      Map.groupBy(
        offers.flatMap(({ getGood }) => getGood()?.findings ?? []),
        ({ id }) => id,
      ),
    matchSaleListings: sale.match,
    matchRentals: rentals.match,
    files: new Map(offers.map((listings) => [listings.name, listings])),
    isLoaded: () => sale.getGood() !== undefined,
    getFaults: () => [
      ...all.flatMap(({ name, getFault, getStopped }) =>
        toFaults(name, getFault(), describeStopped(getStopped())),
      ),
      ...toFaults("estimates.json", estimates.getFault()),
    ],
    getFiles: () =>
      offers.map(({ name, get, getGood, getFault, getStopped }) => ({
        name,
        count: get().length,
        changedAt: getGood()?.changedAt,
        fault: getFault(),
        stopped: getStopped().length,
      })),
    async close() {
      clearInterval(clock);
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

function toFaults(name: string, ...faults: readonly (string | undefined)[]) {
  return faults.flatMap((fault) => (fault ? [`${name}: ${fault}`] : []));
}

const noSales: readonly SaleListing[] = [];

/** Joins sold homes with the other past sales. Returns the same list until either changes. */
function createJoin() {
  let joined = { ended: noSales, past: noSales, sales: noSales };
  return (ended: readonly SaleListing[], past: readonly SaleListing[]) => {
    if (joined.ended === ended && joined.past === past) return joined.sales;
    const ids = new Set(ended.map(({ originalId }) => originalId));
    joined = { ended, past, sales: [...ended, ...past.filter(({ originalId }) => !ids.has(originalId))] };
    return joined.sales;
  };
}
