/**
 * The `sizes` attribute by layout. A page (`wrap` in app/document/styles/layout.css) takes 91 % of the window, at most
 * 82rem, or 100rem in windows from 112.5rem. Columns and gaps are those of `card-grid`; change both together.
 */
export const pictureSizes = {
  window: "100vw",
  /**
   * Edge to edge and lower than wide: on a phone the picture is cropped at the sides, so it is wider than the page. In
   * vw, because with svh browsers loaded one width before the layout and another after it.
   */
  edge: "(max-width: 40rem) and (min-resolution: 2.5dppx) 90vw, (max-width: 40rem) 130vw, 100vw",
  page: "(min-width: 112.5rem) 100rem, (min-width: 90rem) 82rem, 91vw",
  /** Beside the thumbnails from lg, limited by the window's height; edge to edge on a phone. */
  gallery: "(min-width: 64rem) 50vw, 100vw",
  /** sm:cards-2 */
  cards2: "(min-width: 112.5rem) 49rem, (min-width: 90rem) 40rem, (min-width: 40rem) 45vw, 91vw",
  /** rows-on-phone sm:cards-2 lg:cards-3 */
  rowsToCards3:
    "(min-width: 112.5rem) 32rem, (min-width: 90rem) 26rem, (min-width: 64rem) 29vw, (min-width: 40rem) 45vw, 6.5rem",
  /** sm:cards-3 */
  cards3: "(min-width: 112.5rem) 32rem, (min-width: 90rem) 26rem, (min-width: 40rem) 29vw, 91vw",
  /** sm:cards-2 lg:cards-3 */
  cards2to3:
    "(min-width: 112.5rem) 32rem, (min-width: 90rem) 26rem, (min-width: 64rem) 29vw, (min-width: 40rem) 45vw, 91vw",
  /** sm:cards-2 lg:cards-4 */
  cards2to4:
    "(min-width: 112.5rem) 24rem, (min-width: 90rem) 19rem, (min-width: 64rem) 21vw, (min-width: 40rem) 45vw, 91vw",
  /** Half, five or seven of twelve columns from lg. */
  half: "(min-width: 112.5rem) 49rem, (min-width: 90rem) 40rem, (min-width: 64rem) 45vw, 91vw",
  narrow: "(min-width: 90rem) 33rem, (min-width: 64rem) 37vw, 91vw",
  wide: "(min-width: 112.5rem) 58rem, (min-width: 90rem) 47rem, (min-width: 64rem) 52vw, 91vw",
  /** In running text: max-w-prose. */
  prose: "(min-width: 48rem) 42rem, 91vw",
  /** Beside the name on phones, above it on cards. */
  agentCard: "(min-width: 64rem) 23vw, (min-width: 40rem) 45vw, 6.5rem",
  agentLine: "4.25rem",
  /** On the shortlist and on the page of a Saturday's open homes. */
  chosen: "(min-width: 40rem) 15rem, 9rem",
} as const;
