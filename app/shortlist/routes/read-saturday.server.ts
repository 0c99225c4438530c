import { toAgencyDay } from "#app/agency/agency-time.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { findChosen } from "../chosen-homes.server.ts";
import { readOwnHomes } from "../own-list.server.ts";
import { chooseDay, findDays, parseSaturday } from "../saturday/choose-day.ts";
import { planDay } from "../saturday/plan.ts";
import { shortlistsContext } from "../shortlists.server.ts";
import type { Route } from "./+types/saturday.ts";

type Asked = Pick<Route.LoaderArgs, "request" | "url" | "context">;

/** The plan for an address: with the homes it names, or those of the visitor's own list. */
export async function readSaturday({ request, url, context }: Asked) {
  const choice = parseSaturday(url.searchParams);
  const ids = choice.homes ?? (await readOwnHomes(context.get(shortlistsContext), request)) ?? [];
  const homes = [...(findChosen(context.get(catalogueContext), ids)?.values() ?? [])];
  const today = toAgencyDay(Date.now());
  const days = findDays(homes, today);
  const { day, missed } = chooseDay(days, { asked: choice.day, today });
  return {
    homes,
    choice: { ...choice, day, homes: homes.map(({ id }) => id) },
    missed,
    days,
    stops: day ? planDay(homes, day) : [],
  };
}
