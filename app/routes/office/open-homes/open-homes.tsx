import { enter } from "#app/office/access/enter.server.ts";
import { OpenHomesPage } from "#app/office/open-homes/open-homes-page.tsx";
import type { Route } from "./+types/open-homes.ts";
import { findOpenDays } from "./find-opens.ts";

export async function loader(args: Route.LoaderArgs) {
  return { days: await findOpenDays(await enter(args), args.context) };
}

export default function OpenHomes({ loaderData }: Route.ComponentProps) {
  return <OpenHomesPage {...loaderData} />;
}
