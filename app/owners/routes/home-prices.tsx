import { href } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { homeVisits } from "#app/modules.office-homes.server.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import type { CountedHome } from "#app/office-homes/home-slots.ts";
import { formatCount, formatDate, formatDollars } from "#app/region/format.ts";
import { findStatements } from "#app/register/by-hand/get-home.server.ts";
import { toPriceWords } from "#app/register/price-words.ts";
import { toInner, toText } from "#app/register/register.ts";
import { findEarlierIds } from "#app/register/relistings.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { getListedHome } from "../office/listed-home.server.ts";
import type { Route } from "./+types/home-prices.ts";
import { describeEstimate } from "./read-owner-view.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { row, shown } = await getListedHome(entrance, args.params.id);
  const { date, price_aud: price } = toInner(shown, "sold");
  const sold = typeof date === "string" ? { date, price: Number(price) || undefined } : undefined;
  const ids = [...(await findEarlierIds(entrance.db, row.id)), row.id];
  const list = row.offer === "sale" ? "sale" : "rent";
  return {
    home: { id: row.id, address: toText(shown, "address") || row.id },
    estimate: describeEstimate(args.context.get(catalogueContext).getEstimate(row.id)),
    lines: await findPriceHistory(entrance.db, { ids, list }, sold),
  };
}

/** Guide against what visitors thought and what came of it: for the principal only. */
export default function HomePrices({ loaderData: { home, estimate, lines } }: Route.ComponentProps) {
  return (
    <OfficePage title={`Prices of ${home.address}`} heading="Guide and price">
      <p>
        <BackLink href={href("/office/homes/:id", { id: home.id })}>{home.address}</BackLink>
      </p>
      {estimate && <p className="max-w-prose">{estimate}</p>}
      <div className="overflow-x-auto">
        <table className="w-full max-w-form text-left">
          <caption className="sr-only">Guide, opinions and price over time</caption>
          <thead className="text-slate text-sm">
            <tr>
              {["Day", "What", "Price"].map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-y">
            {lines.map(({ day, what, words }) => (
              <tr key={`${day} ${what} ${words}`}>
                <td className="py-3 pr-4 tabular-nums">{day}</td>
                <td className="wrap-anywhere py-3 pr-4">{what}</td>
                <td className="py-3 font-semibold tabular-nums">{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </OfficePage>
  );
}

/** What was said of a home's price on a day, inside the agency. */
type PriceLine = { day: string; what: string; words: string };

type Line = PriceLine & { at: string };

/** Guides that were published, what visitors thought the home worth, and what it was sold for; oldest first. */
async function findPriceHistory(
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
