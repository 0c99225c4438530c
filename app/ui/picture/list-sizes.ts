/** `sizes` in lists of homes. Separate from picture-sizes.ts, so that a list's script loads no others. */
export const listSizes = {
  /** sm:cards-2 lg:cards-3 wide:cards-4 */
  cards: "(min-width: 90rem) 26rem, (min-width: 64rem) 29vw, (min-width: 40rem) 45vw, 91vw",
  /** 32 % of the page from md. */
  row: "(min-width: 112.5rem) 32rem, (min-width: 90rem) 26rem, (min-width: 48rem) 29vw, 7.5rem",
} as const;
