import { rentalSource } from "../rental/rental-record.ts";
import { saleSource } from "../sale/sale-record.ts";
import { type ListingFileOptions, openListingFile } from "./listing-file.server.ts";

const CLOCK_CHECK_MS = 60_000;

type CatalogueOptions = Pick<ListingFileOptions, "directory" | "log" | "lookEveryMs"> & {
  /** Told after a file has been replaced and read, after an inspection has ended, and at midnight in Sydney. */
  onChange?: () => void;
  now?: () => number;
};

export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;

/** Every listing the agency supplies, kept in memory and kept up to date with the files in `directory`. */
export async function openCatalogue({ onChange = () => {}, now = Date.now, ...options }: CatalogueOptions) {
  const fileOptions = { ...options, onChange, now };
  const [sale, rentals] = await Promise.all([
    openListingFile(saleSource, saleWords, fileOptions),
    openListingFile(rentalSource, rentalWords, fileOptions),
  ]);
  const all = [sale, rentals];

  function checkClock() {
    // Every file looks at the clock: none may be skipped because another one has changed already.
    const changes = all.map((listings) => listings.checkClock());
    if (changes.includes(true)) onChange();
  }
  const clock = setInterval(checkClock, CLOCK_CHECK_MS).unref();

  return {
    getSaleListings: sale.get,
    getRentals: rentals.get,
    /** The supplied files by name, for GET /data/{name}. */
    files: new Map(all.map(({ name, file }) => [name, file])),
    /** Without homes for sale there is no point in sending visitors here; without rentals there is. */
    isLoaded: () => sale.file.good !== undefined,
    /** Why the catalogue is not what the files say now; empty when all is well. */
    getFaults: () => all.flatMap((listings) => listings.getFaults()),
    /** The data files: how many listings the copies in use hold, when (ms) they were written, what is wrong with newer ones. */
    getFiles: () =>
      all.map(({ name, file, get }) => ({
        name,
        count: get().length,
        changedAt: file.good?.changedAt,
        fault: file.fault?.message,
      })),
    close() {
      clearInterval(clock);
      for (const { file } of all) file.close();
    },
  };
}

const saleWords = { leftOut: "Sale listing left out", failure: "Failed to load coastal listings" };
const rentalWords = { leftOut: "Rental left out", failure: "Failed to fetch rental listings" };
