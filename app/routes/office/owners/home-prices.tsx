import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { toInner, toText } from "#app/office/homes/forms/part-form.ts";
import { findHomeIds } from "#app/office/owners/figures.server.ts";
import { findPriceHistory } from "#app/office/owners/price-history.server.ts";
import { PricePage } from "#app/office/owners/price-page.tsx";
import { describeEstimate } from "../../owner/read-owner-view.ts";
import { getOwnHome } from "../homes/home-desk.ts";
import type { Route } from "./+types/home-prices.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { row, shown } = await getOwnHome(entrance, args.params.id);
  const { date, price_aud: price } = toInner(shown, "sold");
  const sold = typeof date === "string" ? { date, price: Number(price) || undefined } : undefined;
  return {
    home: { id: row.id, address: toText(shown, "address") || row.id },
    estimate: describeEstimate(args.context.get(catalogueContext).getEstimate(row.id)),
    lines: await findPriceHistory(entrance.db, await findHomeIds(entrance.db, row.id), sold),
  };
}

export default function HomePrices({ loaderData }: Route.ComponentProps) {
  return <PricePage {...loaderData} />;
}
