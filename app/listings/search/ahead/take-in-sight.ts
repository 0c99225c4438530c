/** So many cards as a large window shows. */
const IN_SIGHT = 12;

/** What is in sight of a list, and what of it is drawn already; the same home may come as another object. */
export function takeInSight<Card extends { href: string }>(
  listings: readonly Card[],
  drawn: readonly Card[],
) {
  const drawnHrefs = new Set(drawn.map(({ href }) => href));
  return listings.filter(({ href }, index) => index < IN_SIGHT || drawnHrefs.has(href));
}
