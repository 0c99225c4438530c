import { toAgencyTime } from "#app/agency/agency-time.ts";
import { homeVisits } from "#app/modules.office-homes.server.ts";
import type { CountedHome } from "#app/office-homes/home-slots.ts";
import { formatCount, formatDate, formatDollars } from "#app/region/format.ts";
import { findStatements } from "#app/register/by-hand/get-home.server.ts";
import { toPriceWords } from "#app/register/price-words.ts";
import type { Database } from "#app/store/database.server.ts";

/** What was said of a home's price on a day, inside the agency. */
export type PriceLine = { day: string; what: string; words: string };

type Line = PriceLine & { at: string };

/** Guides that were published, what visitors thought the home worth, and what it was sold for; oldest first. */
export async function findPriceHistory(
  db: Database,
  home: CountedHome,
  sold: { date: string; price?: number } | undefined,
): Promise<PriceLine[]> {
  const lines: Line[] = await findOpinionLines(db, home);
  for (const id of home.ids) {
    const statements = await findStatements(db, id, (record, offer) => toPriceWords(record, { offer }));
    for (const { at, words } of statements) {
      const day = toAgencyTime(at).slice(0, 10);
      // From then on the price line is that of the sale.
      if (!sold || day < sold.date) lines.push(toLine(day, "Guide", words || "No price"));
    }
  }
  if (sold) lines.push(toLine(sold.date, "Sold", sold.price ? formatDollars(sold.price) : "Price unknown"));
  return lines.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ at, ...line }) => line);
}

/** By open home, whether or not an agent has released them to the owner. */
async function findOpinionLines(db: Database, home: CountedHome) {
  const opinions = await Promise.all(homeVisits.map((visits) => visits.findOpinions(db, home)));
  const days = Map.groupBy(opinions.flat(), ({ time }) => time.slice(0, 10));
  return [...days].map(([day, opinions]) => {
    const prices = opinions.map(({ price }) => Number(price)).toSorted((one, other) => one - other);
    const [least = 0] = prices;
    const most = prices.at(-1) ?? least;
    const range = least === most ? formatDollars(least) : `${formatDollars(least)} – ${formatDollars(most)}`;
    return toLine(day, formatCount(prices.length, "visitor’s opinion", "visitors’ opinions"), range);
  });
}

function toLine(at: string, what: string, words: string): Line {
  return { at, day: formatDate(at), what, words };
}
