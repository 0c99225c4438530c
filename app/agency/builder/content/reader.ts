import type { Block, PageField, Skipped } from "../block.ts";

const MAX_BLOCKS = 500;
const MAX_DEPTH = 20;
const MAX_PICTURE_HOSTS = 10;

type ReadBlocks = (elements: readonly unknown[], depth: number) => Block[];

/** A form whose fields are being read. */
export type OpenForm = { id: string; fields: PageField[]; hidden: { label: string; value: string }[] };

export type BlockContext = { id: string; depth: number; reader: Reader; readBlocks: ReadBlocks };

export type Reader = ReturnType<typeof createReader>;

/** The state of reading one page. `symbols`: elements of shared parts, by entry id. */
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
    skip(block: string, reason: string): undefined {
      skipped.push({ block, reason });
    },
    /** The next id, or `undefined` when the page is too large or too deep. */
    takeId(depth: number) {
      if (depth > MAX_DEPTH || count >= MAX_BLOCKS) return undefined;
      count += 1;
      return `b${count}`;
    },
    /** The policy names at most ten picture hosts. */
    admitHost(host: string | undefined) {
      if (host === undefined || pictureHosts.has(host)) return true;
      if (pictureHosts.size >= MAX_PICTURE_HOSTS) return false;
      pictureHosts.add(host);
      return true;
    },
  };
}
