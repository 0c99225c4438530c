import type { Block, PageField, Skipped } from "../block.ts";

const MAX_BLOCKS = 500;
const MAX_DEPTH = 20;
const MAX_PICTURE_HOSTS = 10;

/** Turns raw elements into blocks; those inside a block are read by the same reader. */
type ReadBlocks = (elements: readonly unknown[], depth: number) => Block[];

/** A form while its fields are being read. */
export type OpenForm = { id: string; fields: PageField[]; hidden: { label: string; value: string }[] };

/** Where a block stands while it is read. */
export type BlockContext = { id: string; depth: number; reader: Reader; readBlocks: ReadBlocks };

export type Reader = ReturnType<typeof createReader>;

/** What reading one page keeps count of. `symbols` are the elements of shared parts, by their entry's id. */
export function createReader(symbols: ReadonlyMap<string, readonly unknown[]>) {
  const pictureHosts = new Set<string>();
  const skipped: Skipped[] = [];
  let count = 0;
  return {
    symbols,
    skipped,
    pictureHosts,
    form: undefined as OpenForm | undefined,
    hasHeading: false,
    hasPicture: false,
    skip(block: string, reason: string) {
      skipped.push({ block, reason });
    },
    /** The next id, or `undefined` when the page is too large or too deep. */
    takeId(depth: number) {
      if (depth > MAX_DEPTH || count >= MAX_BLOCKS) return undefined;
      count += 1;
      return `b${count}`;
    },
    /** Whether a picture of that host may stand on the page. */
    admitHost(host: string | undefined) {
      if (host === undefined || pictureHosts.has(host)) return true;
      if (pictureHosts.size >= MAX_PICTURE_HOSTS) return false;
      pictureHosts.add(host);
      return true;
    },
  };
}
