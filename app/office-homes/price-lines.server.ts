import type { Estimate } from "#app/homes/publishing-rules.ts";
import { formatCount, formatDollars } from "#app/region/format.ts";
import { findStatements, type HandHome } from "#app/register/by-hand/get-home.server.ts";
import { toInner } from "#app/register/register.ts";
import { findEarlierIds } from "#app/register/relistings.server.ts";
import { homeVisits } from "#app/slots/office-homes.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { CountedHome } from "./home-slots.ts";

/** `moment` in ms; `author` if somebody said it. */
export type PriceLine = { moment: number; words: string; author?: string };

/** More about a home's price: our estimate, statements of earlier listings, visitors' opinions and its sale. */
export async function findPriceLines(
  db: Database,
  { row, shown }: HandHome,
  estimate: Estimate | undefined,
): Promise<PriceLine[]> {
  const earlier = await findEarlierIds(db, row.id);
  const list = row.offer === "sale" ? "sale" : "rent";
  const { date, price_aud: price } = toInner(shown, "sold");
  const sold = typeof price === "number" ? formatDollars(price) : "price unknown";
  return [
    ...(estimate ? [{ moment: row.created_at, words: describeEstimate(estimate) }] : []),
    ...(await findOpinionLines(db, { ids: [...earlier, row.id], list })),
    ...(await Promise.all(earlier.map((id) => findStatementLines(db, id, `Price, listed as ${id}`)))).flat(),
    ...(typeof date === "string" ? [{ moment: Date.parse(date), words: `Sold: ${sold}` }] : []),
  ];
}

function describeEstimate({ from, to }: Estimate) {
  return `Estimate in the agency agreement: ${toRange(from, to ?? from)}. It is never published.`;
}

function toRange(from: number, to: number) {
  return from === to ? formatDollars(from) : `${formatDollars(from)} – ${formatDollars(to)}`;
}

export async function findStatementLines(db: Database, id: string, label = "Price"): Promise<PriceLine[]> {
  const statements = await findStatements(db, id);
  return statements.map(({ at, author, words }) => ({
    moment: at,
    author,
    words: `${label}: ${words || "none"}`,
  }));
}

/** Visitors' opinions by open home, whether or not an agent has released them to the owner. */
async function findOpinionLines(db: Database, home: CountedHome): Promise<PriceLine[]> {
  const opinions = await Promise.all(homeVisits.map((visits) => visits.findOpinions(db, home)));
  const days = Map.groupBy(opinions.flat(), ({ time }) => time.slice(0, 10));
  return [...days].map(([day, opinions]) => {
    const prices = opinions.map(({ price }) => Number(price)).toSorted((one, other) => one - other);
    const [least = 0] = prices;
    const most = prices.at(-1) ?? least;
    const range = toRange(least, most);
    const count = formatCount(prices.length, "visitor’s opinion", "visitors’ opinions");
    return { moment: Date.parse(day), words: `${count}: ${range}` };
  });
}
