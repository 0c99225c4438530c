import { join } from "node:path";
import { officeWords } from "#app/agency/folder/agency.ts";
import type { Estimate, Finding } from "#app/homes/publishing-rules.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { type Rental, rentalFormat } from "#app/homes/record/rental-record.ts";
import { type SaleListing, saleFormat } from "#app/homes/record/sale-record.ts";
import { createRuleCheck, hasNewRules } from "#app/modules.publishing.ts";
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
  /** Whose homes take the place of the supplied files. */
  replaceSource?: ReplaceSource;
  /** Folder of the last good lists, for a start while a file is broken. */
  keptFolder?: string;
  /** The number that the office has published. */
  getLicence?: () => string | undefined;
  /** After data was reloaded, an inspection ended, or a new day began at the agency. */
  onChange?: () => void;
  now?: () => number;
  lookEveryMs?: number;
};

/** The homes that the site knows, as of now. A list that cannot be read is noListingsLoaded (current-listings.ts). */
export type Catalogue = {
  getSaleListings: () => readonly SaleListing[];
  getRentals: () => readonly Rental[];
  /** Sold homes, and sales on record. */
  getSold: () => readonly SaleListing[];
  getLeased: () => readonly Rental[];
  /** The id of the home that a withdrawn one was listed again as. */
  getRelistedSale: (id: string) => string | undefined;
  getRelistedRental: (id: string) => string | undefined;
  /** Whether a home at this address, made comparable, was withdrawn. */
  hasSaleLeft: (address: string) => boolean;
  /** Finds homes by what a visitor typed. */
  matchSaleListings: (search: string) => Matches<SaleListing>;
  matchRentals: (search: string) => Matches<Rental>;
  /** Origins of pictures from elsewhere, as https://photos.example. */
  getPictureHosts: () => string[];
  /** The estimates of the agency agreements, by the id of the record. No address serves them. */
  getEstimate: (id: string) => Estimate | undefined;
  /** Findings of the rules before publishing about the current homes, by the id of the record. */
  findFindings: () => Map<string, (Finding & { id: string })[]>;
  /** For GET /data/{name}. */
  files: ReadonlyMap<string, PublishedList>;
  /** Rentals may be missing. */
  isLoaded: () => boolean;
  /** Why the catalogue differs from the files, if it does. */
  getFaults: () => string[];
  /** For metrics. */
  getFiles: () => FileFigures[];
  close: () => Promise<void>;
};

/** The homes in which searches look. */
export type SearchedHomes = Pick<
  Catalogue,
  "getSaleListings" | "getRentals" | "getSold" | "getLeased" | "matchSaleListings" | "matchRentals"
>;

type FileFigures = {
  name: string;
  count: number;
  /** In ms. */
  changedAt?: number;
  fault?: string;
  /** How many homes a rule stopped. */
  stopped: number;
};

/** Every listing the agency supplies, in memory and up to date with its files. */
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
  // Watched only now: before, a change would be reported while there is no catalogue yet.
  const stops = [...all.map(({ watch }) => watch()), estimates.watch(sale.reload)];

  function checkClock() {
    // Every list checks the clock, even after one has changed.
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
    hasSaleLeft: sale.hasLeft,
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
    getFaults: () =>
      [
        ...all.flatMap(({ name, getFault, getStopped }) =>
          [getFault(), describeStopped(getStopped())].map((fault) => ({ name, fault })),
        ),
        { name: "estimates.json", fault: estimates.getFault() },
      ].flatMap(({ name, fault }) => (fault ? [`${name}: ${fault}`] : [])),
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

const noSales: readonly SaleListing[] = [];

/** The sold homes of the list with the sales on record that are not among them: the same list until either changes. */
function createJoin() {
  let joined = { ended: noSales, past: noSales, sales: noSales };
  return (ended: readonly SaleListing[], past: readonly SaleListing[]) => {
    if (joined.ended === ended && joined.past === past) return joined.sales;
    const ids = new Set(ended.map(({ originalId }) => originalId));
    joined = { ended, past, sales: [...ended, ...past.filter(({ originalId }) => !ids.has(originalId))] };
    return joined.sales;
  };
}
