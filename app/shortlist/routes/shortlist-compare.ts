import { href, redirect } from "react-router";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { type ChosenHome, findChosen } from "../chosen-homes.server.ts";
import { readOwnHomes } from "../own-list.server.ts";
import { shortlistsContext } from "../shortlists.server.ts";
import type { Route } from "./+types/shortlist-compare.ts";

/**
 * Compare in the menu: sends the visitor on to the comparison of their shortlist, which is a public page and sees no cookie.
 * First those that can be compared with most others; the comparison says what it leaves out.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = (await readOwnHomes(context.get(shortlistsContext), request)) ?? [];
  const found = findChosen(context.get(catalogueContext), ids);
  const homes = ids.map((id) => ({ id, kind: toKind(found?.get(id)) }));
  const byKind = [...Map.groupBy(homes, ({ kind }) => kind)].toSorted(
    ([kind, some], [otherKind, others]) => Number(!kind) - Number(!otherKind) || others.length - some.length,
  );
  const ordered = byKind.flatMap(([, some]) => some.map(({ id }) => id));
  const search = ordered.length > 0 ? `?${new URLSearchParams({ homes: ordered.join(",") })}` : "";
  throw redirect(href("/compare") + search, 302);
}

/** Undefined for homes that can no longer be compared. */
function toKind(home: ChosenHome | undefined) {
  return home && !home.isEnded ? home.snapshot.offer : undefined;
}
