import { requirePerson } from "#app/office/access/require-person.server.ts";
import { toPageNumber } from "#app/office/frame/searched-list.tsx";
import { findLately, findOpenDays } from "../find-opens.ts";
import { OpenHomesPage } from "../page/open-homes-page.tsx";
import type { Route } from "./+types/open-homes.ts";

export async function loader(args: Route.LoaderArgs) {
  const page = toPageNumber(new URL(args.request.url).searchParams);
  const entrance = await requirePerson(args);
  const lately = page === 1 ? await findLately(entrance, args.context) : [];
  return { page, lately, ...(await findOpenDays(entrance, args.context, page)) };
}

export default function OpenHomes({ loaderData }: Route.ComponentProps) {
  return <OpenHomesPage {...loaderData} />;
}
