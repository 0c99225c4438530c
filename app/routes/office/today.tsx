import { getKind } from "#app/enquiries/kinds.ts";
import { enter } from "#app/office/access/enter.server.ts";
import { findWaiting } from "#app/office/enquiries/find-enquiries.server.ts";
import { toLine } from "#app/office/enquiries/to-line.ts";
import { TodayPage } from "#app/office/today/today-page.tsx";
import type { Route } from "./+types/today.ts";

const SHOWN = 30;

export async function loader(args: Route.LoaderArgs) {
  const { db, now, ...sight } = await enter(args);
  const waiting = await findWaiting(db, sight, SHOWN + 1);
  const lines = waiting.slice(0, SHOWN).map((found) => toLine(found, { getKind, now }));
  return { lines, hasMore: waiting.length > SHOWN };
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />;
}
