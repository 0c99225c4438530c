import { href } from "react-router";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { toInner, toText } from "#app/register/register.ts";
import { findEarlierIds } from "#app/register/relistings.server.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { getListedHome } from "../office/listed-home.server.ts";
import { findPriceHistory } from "../price-history.server.ts";
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
