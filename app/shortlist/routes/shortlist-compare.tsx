import { href, redirect } from "react-router";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { type ChosenHome, findChosen } from "../chosen-homes.server.ts";
import { NothingToCompare } from "../compare/comparison.tsx";
import { readOwnHomes } from "../own-list.server.ts";
import { shortlistsContext } from "../shortlists.server.ts";
import type { Route } from "./+types/shortlist-compare.ts";

const TITLE = "Compare homes";

export function meta() {
  return toUnlistedMeta(TITLE, "The homes of your shortlist, side by side.");
}

/**
 * Redirects to the comparison of the visitor's shortlist, a public page that sees no cookies. The larger of sales and
 * rentals comes first; the comparison lists what it leaves out. Without a kept home this page explains how to begin.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = (await readOwnHomes(context.get(shortlistsContext), request)) ?? [];
  const found = findChosen(context.get(catalogueContext), ids);
  const homes = ids.map((id) => ({ id, kind: toKind(found?.get(id)) }));
  const byKind = [...Map.groupBy(homes, ({ kind }) => kind)].toSorted(
    ([kind, some], [otherKind, others]) => Number(!kind) - Number(!otherKind) || others.length - some.length,
  );
  const ordered = byKind.flatMap(([, some]) => some.map(({ id }) => id));
  if (ordered.length === 0) return null;
  throw redirect(`${href("/compare")}?${new URLSearchParams({ homes: ordered.join(",") })}`, 302);
}

export default function ShortlistCompare() {
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs(TITLE)} title={TITLE} />
      <div className="wrap pt-3 pb-(--section)">
        <NothingToCompare />
      </div>
    </>
  );
}

/** Sale or rent; undefined for homes that can no longer be compared. */
function toKind(home: ChosenHome | undefined) {
  return home && !home.isEnded ? home.snapshot.offer : undefined;
}
