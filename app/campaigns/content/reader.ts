import { toAgencyDay } from "#app/agency/agency-time.ts";
import { createWordsCheck, toRefusal } from "#app/office/frame/words-check.ts";
import type { Block, PageField, Skipped } from "../block.ts";
import { toBlockLabel } from "../blocks/site-blocks.ts";

const MAX_BLOCKS = 500;
const MAX_DEPTH = 20;

type ReadBlocks = (elements: readonly unknown[], depth: number) => Block[];

export type OpenForm = { id: string; fields: PageField[]; hidden: { label: string; value: string }[] };

export type BlockContext = { id: string; depth: number; reader: Reader; readBlocks: ReadBlocks };

/** The state of reading one page. */
export type Reader = Required<Pick<ReadOptions, "symbols" | "findPicture">> & {
  skipped: Skipped[];
  form?: OpenForm;
  hasHeading: boolean;
  hasPicture: boolean;
  skip: (block: string, reason: string) => undefined;
  /** Whether words break a publishing rule; if so, lists the block as skipped. */
  refuses: (block: string, words: string) => boolean;
  /** Takes notes about blocks skipped since the last call; empty unless in a preview. */
  takeNotes: () => Block[];
  /** The next block id; `undefined` when the page is too large or too deep. */
  takeId: (depth: number) => string | undefined;
};

/** A picture on a page: our copy, or in the preview possibly still the service's. */
export type OwnPicture = { src: string; width?: number; height?: number; widths?: readonly number[] };

export type ReadOptions = {
  /** Finds our copy of a picture by its original address; `undefined` until it is fetched. */
  findPicture: (address: string) => OwnPicture | undefined;
  /** The elements of shared parts, by entry id. */
  symbols?: ReadonlyMap<string, readonly unknown[]>;
  /** Puts notes in place of skipped blocks. */
  isPreview?: boolean;
};

/** The state of reading one page: what was skipped, and whether a heading and a picture came already. */
export function createReader({ symbols = new Map(), isPreview = false, findPicture }: ReadOptions): Reader {
  const skipped: Skipped[] = [];
  let noted = 0;
  let count = 0;
  const checkWords = createWordsCheck(toAgencyDay(Date.now()));
  const skip = (block: string, reason: string): undefined => {
    skipped.push({ block: toBlockLabel(block), reason });
  };
  return {
    symbols,
    findPicture,
    skipped,
    hasHeading: false,
    hasPicture: false,
    skip,
    refuses(block, words) {
      const refused = checkWords(words);
      if (refused) skip(block, toRefusal(refused));
      return refused !== undefined;
    },
    takeNotes() {
      const from = noted;
      noted = skipped.length;
      if (!isPreview) return [];
      return skipped.slice(from).map((each, index) => ({
        id: `note${from + index}`,
        align: "start",
        kind: "note",
        ...each,
      }));
    },
    takeId(depth) {
      if (depth > MAX_DEPTH || count >= MAX_BLOCKS) return undefined;
      count += 1;
      return `b${count}`;
    },
  };
}
