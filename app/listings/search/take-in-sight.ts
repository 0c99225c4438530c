/** Square pixels that a card with the gap around it takes at the least: 390 by 410 on a phone. */
const CARD_AREA = 160_000;

/** How many cards at the most a window shows at once: after a choice, results are shown from the first one on. */
export function countInSight({ innerWidth, innerHeight }: Window) {
  return Math.ceil((innerWidth * innerHeight) / CARD_AREA);
}

/** The first `count` of a list, and what of it is drawn already; the same home may come as another object. */
export function takeInSight<Card extends { href: string }>(
  listings: readonly Card[],
  count: number,
  drawn: readonly Card[],
) {
  const drawnHrefs = new Set(drawn.map(({ href }) => href));
  return listings.filter(({ href }, index) => index < count || drawnHrefs.has(href));
}
